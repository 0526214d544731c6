"""Which card is which from one picture to the next, so that pieces can glide.

The engine knows types only, for cards of one type are alike.  To let a bought card fly from its stall to the hand, every
visible card is given a key, and two pictures of the table are compared: what stays in its row keeps its key, what has
moved is matched by type.  A mistaken match between equal cards cannot be seen.  Nothing here touches the game.
"""
from typing import NamedTuple

from engine.tantan.view import TantanView

Row = list[tuple[str, str]]
"""Cards with their keys, from the left."""


class Arrival(NamedTuple):
    """A card that has come to a seat (its `hand` or its `front`) and left sight there: its type, key, and where from."""

    seat: int
    zone: str
    card: str
    key: str
    source: str


class Pieces(NamedTuple):
    """The keys of all visible cards.  `sources` says for a new key where its card comes from ("" for nowhere)."""

    market: Row
    caravan: Row
    hand: Row
    sources: dict[str, str]
    arrivals: tuple[Arrival, ...]

    def source(self, key: str) -> str:
        """Where a card that was not seen before starts its glide."""
        return self.sources.get(key, "")


class Names:
    """Remembers the last picture of one page, so that the next one can be compared with it."""

    def __init__(self) -> None:
        """Start with nothing seen."""
        self._view: TantanView | None = None
        self._pieces = Pieces([], [], [], {}, ())
        self._serial = 0

    def of(self, view: TantanView) -> Pieces:
        """The keys for a view; the same view gives the same keys."""
        if self._view is None or view != self._view:
            self._pieces = self._next(view)
            self._view = view
        return self._pieces

    def _new(self) -> str:
        self._serial += 1
        return f"card-{self._serial}"

    def _next(self, view: TantanView) -> Pieces:
        old, before = self._pieces, self._view
        loose: list[tuple[str, str]] = []
        caravan = _keep(old.caravan, view.caravan, loose)
        mine = before is not None and before.seat == view.seat
        hand = _keep(old.hand if mine else [], view.hand, loose)
        gone = old.market[:1] if len(view.caravan) > sum(key is not None for key in caravan) else []
        row = [*([view.purse] if view.purse else []), *view.market, *([view.pile_top] if view.pile_top else [])]
        market = _keep(old.market[len(gone):], row, loose)
        loose = [*gone, *loose]
        sources: dict[str, str] = {}
        pile = old.market[-1][1] if old.market else ""
        robbed = _fewer(before, view)
        filled = {zone: self._fill(cards, keys, loose, start, sources) for zone, cards, keys, start in (
            ("caravan", view.caravan, caravan, robbed), ("hand", view.hand, hand, ""), ("market", row, market, pile))}
        arrivals = _arrivals(before, view, loose, robbed) if before else ()
        return Pieces(filled["market"], filled["caravan"], filled["hand"], sources, arrivals)

    def _fill(self, cards: list[str], keys: list[str | None], loose: Row, start: str, sources: dict[str, str]) -> Row:
        """Give every card without a key that of a loose card of its type, or a new one that starts at `start`."""
        row: Row = []
        for card, kept in zip(cards, keys, strict=True):
            key = kept or _take(loose, card)
            if key is None:
                key = self._new()
                sources[key] = start
            row.append((card, key))
        return row


def _keep(old: Row, cards: list[str], loose: Row) -> list[str | None]:
    """The keys of the cards that stayed in a row (the longest common row of types); the others of `old` become loose."""
    keys: list[str | None] = [None] * len(cards)
    matched = _common([card for card, _ in old], cards)
    for here, there in matched:
        keys[there] = old[here][1]
    kept = {here for here, _ in matched}
    loose += [piece for here, piece in enumerate(old) if here not in kept]
    return keys


def _common(old: list[str], new: list[str]) -> list[tuple[int, int]]:
    """The longest common row of two lists, as pairs of places; the left-most match first."""
    best = [[0] * (len(new) + 1) for _ in range(len(old) + 1)]
    for here in reversed(range(len(old))):
        for there in reversed(range(len(new))):
            same = best[here + 1][there + 1] + 1 if old[here] == new[there] else 0
            best[here][there] = max(same, best[here + 1][there], best[here][there + 1])
    pairs, here, there = [], 0, 0
    while here < len(old) and there < len(new):
        if old[here] == new[there] and best[here][there] == best[here + 1][there + 1] + 1:
            pairs.append((here, there))
            here, there = here + 1, there + 1
        elif best[here + 1][there] >= best[here][there + 1]:
            here += 1
        else:
            there += 1
    return pairs


def _take(loose: Row, card: str) -> str | None:
    place = next((place for place, (kind, _) in enumerate(loose) if kind == card), None)
    return None if place is None else loose.pop(place)[1]


def _fewer(before: TantanView | None, view: TantanView) -> str:
    """The key of the hand (`hand-2`) that has lost cards, "" if none has."""
    counts = before.hand_counts if before and before.seats == view.seats else view.hand_counts
    return next((f"hand-{seat}" for seat, count in enumerate(view.hand_counts) if count < counts[seat]), "")


def _arrivals(before: TantanView, view: TantanView, loose: Row, robbed: str) -> tuple[Arrival, ...]:
    """Cards that went to hidden hands and to fronts."""
    if before.seats != view.seats:
        return ()
    found = []
    for seat in range(view.seats):
        for card, count in view.fronts[seat].items():
            for place in range(count - before.fronts[seat][card]):
                key = _take(loose, card)
                found.append(Arrival(seat, "front", card, key or f"came-{seat}-{card}-{count}-{place}", key or robbed))
    for seat in range(view.seats):
        for _ in range(view.hand_counts[seat] - before.hand_counts[seat] if seat != view.seat else 0):
            if loose:
                card, key = loose.pop(0)
                found.append(Arrival(seat, "hand", card, key, key))
    return tuple(found)
