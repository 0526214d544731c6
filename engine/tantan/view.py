"""What a seat may see (spec 2.2 and 2.3), and how to deal a table that fits it."""
from engine.kernel import Decision, Dice, View
from engine.tantan.box import CARDS, SPACES, UNKNOWN, deck, sorted_cards
from engine.tantan.table import Lap, TantanTable


class TantanView(View):
    """The table as one seat sees it (`seat` None: an onlooker, with an empty `hand`).

    The pile lies face up, so its top is known, and nothing below it (T-04).  `hands` is empty unless the table plays
    with open hands or the memory aid: hands are held secretly, but whoever remembers all public events knows them
    (T-07; `memory.remember` proves it), so the aid shows what a perfect memory holds.  `asking` is the whole pending
    decision, a running draft included: all of it is public.
    """

    seats: int
    spaces: int
    pile_top: str | None
    pile_count: int
    purse: str | None
    market: list[str]
    caravan: list[str]
    hand: list[str]
    hand_counts: list[int]
    hands: list[list[str]]
    fronts: list[dict[str, int]]
    discard: dict[str, int]
    active: int
    last_adder: int | None
    lap: Lap | None
    turn: int
    ended: str
    asking: Decision | None
    open_hands: bool
    memory_aid: bool


def view(table: TantanTable, seat: int | None) -> TantanView:
    """Build the view of a seat, or of an onlooker."""
    shown = table.open_hands or table.memory_aid
    return TantanView(
        seat=seat,
        seats=len(table.hands),
        spaces=SPACES[len(table.hands)],
        pile_top=table.pile[0] if table.pile else None,
        pile_count=len(table.pile),
        purse=table.purse,
        market=table.market[:],
        caravan=table.caravan[:],
        hand=[] if seat is None else table.hands[seat][:],
        hand_counts=[len(hand) for hand in table.hands],
        hands=[hand[:] for hand in table.hands] if shown else [],
        fronts=[front.copy() for front in table.fronts],
        discard=table.discard.copy(),
        active=table.active,
        last_adder=table.last_adder,
        lap=None if table.lap is None else table.lap.copy(),
        turn=table.turn,
        ended=table.ended,
        asking=table.pending[-1].copy() if table.pending else None,
        open_hands=table.open_hands,
        memory_aid=table.memory_aid,
    )


def blind(seen: TantanView) -> TantanTable:
    """The table of a view with every hidden card as `UNKNOWN`: whatever is played on it can tell no secret.

    Its dice are at 0 and mean nothing; a theft must not be played on it.
    """
    below = [UNKNOWN] * (seen.pile_count - 1)
    return TantanTable(
        dice=Dice(0),
        pending=[] if seen.asking is None else [seen.asking.copy()],
        pile=[] if seen.pile_top is None else [seen.pile_top, *below],
        purse=seen.purse,
        market=seen.market[:],
        caravan=seen.caravan[:],
        hands=[_known_hand(seen, seat) for seat in range(seen.seats)],
        fronts=[front.copy() for front in seen.fronts],
        discard=seen.discard.copy(),
        active=seen.active,
        last_adder=seen.last_adder,
        lap=None if seen.lap is None else seen.lap.copy(),
        turn=seen.turn,
        ended=seen.ended,
        open_hands=seen.open_hands,
        memory_aid=seen.memory_aid,
    )


def _known_hand(seen: TantanView, seat: int) -> list[str]:
    if seen.hands:
        return seen.hands[seat][:]
    return seen.hand[:] if seat == seen.seat else [UNKNOWN] * seen.hand_counts[seat]


def unseen(seen: TantanView) -> dict[str, int]:
    """How many cards of each type are out of sight: in the pile below its top and in the hands that are not shown."""
    left = deck(seen.seats)
    hands = seen.hands or [seen.hand]
    lying = [seen.pile_top, seen.purse, *seen.market, *seen.caravan, *(card for hand in hands for card in hand)]
    for card in lying:
        if card is not None:
            left[card] -= 1
    return {card: left[card] - seen.discard[card] - sum(front.get(card, 0) for front in seen.fronts) for card in CARDS}


def imagine(seen: TantanView, dice: Dice) -> TantanTable:
    """A whole table that fits the view: the unseen cards dealt at random to the hidden hands and the pile."""
    table = blind(seen)
    hidden = sorted_cards(unseen(seen))
    dice.shuffle(hidden)
    for hand in table.hands:
        if UNKNOWN in hand:
            hand[:] = sorted(hidden[:len(hand)], key=CARDS.index)
            del hidden[:len(hand)]
    table.pile = [*table.pile[:1], *hidden]
    table.dice = Dice(dice.below(1 << 64))
    return table
