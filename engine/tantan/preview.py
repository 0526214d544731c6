"""What a choice would do, told before it is made (spec 7.2).

A draft is played on a blind table: one made from the view of a seat, on which every hidden card is a blank.  So no
preview can tell more than the seat may know, and no rule is written a second time.
"""
from collections.abc import Sequence
from typing import TypeVar

from engine.kernel import Event, Illegal, Record, asking, parse, play, refusal
from engine.tantan.box import CARDS, PURSE
from engine.tantan.events import (
    Bought,
    DistributionStarted,
    MarketRefilled,
    PileEmptied,
    PurseToCaravan,
    ShareTaken,
    Stocked,
    TheftsLapsed,
)
from engine.tantan.game import GAME
from engine.tantan.scoring import account, largest, totals
from engine.tantan.standing import leaders
from engine.tantan.table import BuyMore, Discard, Lap, Steal, StockMice, TantanTable
from engine.tantan.view import TantanView, blind

EventT = TypeVar("EventT", bound=Event)


class Foresight(Record):
    """What a draft would do, in keys and numbers.

    `caravan` counts by type what lies there before any distribution it sets off (after the share, for a `take`); `free`
    are the spaces left.  `coins_left` is None outside a purchase.  `next_purse` and `next_coins` are what the next seat
    gets; `top_lands` is where the visible top of the pile goes (0: the purse space, 1 to 5: a stall; None: it stays).
    `picks_first` is the starter of the distribution the draft sets off (None: it sets off none); `last` tells whether
    that one, or the running one, is the last of the game.
    `points` is the change of each seat's total, `parts` that of the own goods, lamps, princesses and merchants.
    `thefts` are owed after it.  `mice` lie in the caravan then, and `mice_go_to` are the seats that will take them, in
    order; `mouse_follows`: the seat itself must discard a card next.  `warnings` are keys worth a word to the player.
    """

    hand: list[str]
    caravan: dict[str, int]
    free: int
    coins_left: int | None = None
    next_purse: str | None = None
    next_coins: int = 0
    top_lands: int | None = None
    pile_left: int = 0
    picks_first: int | None = None
    last: bool = False
    points: list[int] = []
    parts: dict[str, int] = {}
    thefts: int = 0
    mice: int = 0
    mice_go_to: list[int] = []
    mouse_follows: bool = False
    warnings: list[str] = []


class Story(Record):
    """A draft that was played: the blind tables before and after it, and whose draft it is."""

    seat: int
    before: TantanTable
    after: TantanTable


def foresee(seen: TantanView, draft: Sequence[str]) -> Foresight:
    """What these actions of the asked seat would do; an open purchase counts as done, open mice as none.

    Raises `Illegal` or `NotAnAction` for a draft the rules refuse.  The card of a theft stays unknown.
    """
    before = blind(seen)
    after, told = _played(before, draft)
    story = Story(before.pending[-1].seat, before, after)
    caravan = _caravan(before, told)
    found = Foresight(after.hands[story.seat], {card: caravan.count(card) for card in CARDS if card in caravan},
                      free=seen.spaces - len(caravan))
    _foresee_market(found, story, told)
    _foresee_lap(found, story, told)
    _foresee_points(found, story)
    found.warnings = _warnings(found, story, told)
    return found


def first_pickers(seen: TantanView) -> tuple[int, int]:
    """Who would pick first if the caravan were filled in this turn: by stocking, and by the purse card (T-26)."""
    return seen.active, (seen.active + 1) % seen.seats


def _played(table: TantanTable, draft: Sequence[str]) -> tuple[TantanTable, list[Event]]:
    """The table after the draft and the word that closes it, and what was told."""
    told: list[Event] = []
    for notation in draft:
        table = _step(table, notation, told)
    asked = asking(table)
    if isinstance(asked, BuyMore | StockMice):
        table = _step(table, "buy done" if isinstance(asked, BuyMore) else "mice 0", told)
    return table, told


def _step(table: TantanTable, notation: str, told: list[Event]) -> TantanTable:
    act = parse(GAME, table, notation)
    if isinstance(asking(table), Steal):
        no = refusal(GAME, table, act)
        if no is not None:
            raise Illegal(no)
        return _robbed_unseen(table)
    step = play(GAME, table, act)
    told += step.events
    after: TantanTable = step.table
    return after


def _robbed_unseen(table: TantanTable) -> TantanTable:
    """A theft as far as it can be foreseen: one less is owed."""
    after = table.copy()
    assert after.lap is not None
    after.lap.thefts -= 1
    return after


def _all(told: list[Event], kind: type[EventT]) -> list[EventT]:
    return [event for event in told if isinstance(event, kind)]


def _caravan(before: TantanTable, told: list[Event]) -> list[str]:
    """The caravan after the draft itself: mice that go by themselves after it are still counted (T-33)."""
    taken = [share.card for share in _all(told, ShareTaken)]
    cards = [card for card in before.caravan if card not in taken]
    cards += [moved.card for moved in _all(told, PurseToCaravan)]
    for stocked in _all(told, Stocked):
        cards += [*[stocked.card] * stocked.count, *["mouse"] * stocked.mice]
    return cards


def _foresee_market(found: Foresight, story: Story, told: list[Event]) -> None:
    after = story.after
    found.next_purse, found.pile_left = after.purse, len(after.pile)
    found.next_coins = PURSE[after.purse] if after.purse is not None else 0
    for bought in _all(told, Bought):
        found.coins_left = bought.coins - bought.cost
    for refill in _all(told, MarketRefilled):
        if refill.drawn:
            found.top_lands = len(refill.market) + 1 - refill.drawn


def _foresee_lap(found: Foresight, story: Story, told: list[Event]) -> None:
    lap = story.before.lap
    for started in _all(told, DistributionStarted)[:1]:
        found.picks_first = started.starter
        lap = Lap(started.starter, started.origin, started.final)
    if lap is None:
        return
    found.last = lap.final
    found.thefts = story.after.lap.thefts if story.after.lap is not None else 0
    found.mice = found.caravan.get("mouse", 0)
    found.mice_go_to = _waiting_for_mice(lap, len(story.before.hands))[:found.mice]
    asked = asking(story.after)
    found.mouse_follows = isinstance(asked, Discard) and asked.seat == story.seat and story.after is not story.before


def _waiting_for_mice(lap: Lap, seats: int) -> list[int]:
    """The followers whose mouse is still to come, in the order of the lap (T-30)."""
    step = lap.step + 1 if lap.stage == "next" else lap.step
    return [(lap.starter + ahead) % seats for ahead in range(max(1, step), seats)]


def _foresee_points(found: Foresight, story: Story) -> None:
    before, after = story.before.fronts, story.after.fronts
    found.points = [new - old for new, old in zip(totals(after), totals(before), strict=True)]
    old_parts, new_parts = account(before)[story.seat], account(after)[story.seat]
    found.parts = {part: new_parts[part] - points for part, points in old_parts.items()}


def _warnings(found: Foresight, story: Story, told: list[Event]) -> list[str]:
    """Keys of what spec 7.2 wants said."""
    seat, before, after = story.seat, story.before.fronts, story.after.fronts
    bought, stocked = bool(_all(told, Bought)), bool(_all(told, Stocked))
    lost = [card for card in ("princess", "merchant")
            if seat in leaders(before, card) and seat not in leaders(after, card)]
    checks = {
        "next-seat-picks-first": bought and found.picks_first is not None,
        "one-space-stays-free": (bought or stocked) and found.free == 1,
        "coins-unused": bool(found.coins_left),
        "pile-empties": bool(_all(told, PileEmptied)),
        "last-distribution": found.last,
        "nobody-to-rob": bool(_all(told, TheftsLapsed)),
        "mouse-follows": found.mouse_follows,
        "breaks-largest-collection": largest(after[seat]) < largest(before[seat]),
        "loses-princess-lead": "princess" in lost,
        "loses-merchant-lead": "merchant" in lost,
    }
    return [key for key, holds in checks.items() if holds]
