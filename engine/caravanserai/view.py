"""What a seat may see, and whole tables that fit it (caravanserai.md 4).

Hidden are the order of every deck and stack, and Minor Orders drawn by another seat.  A deck in a view is a list with
`""` for a card the seat does not know: it knows Minor Orders that it put under the deck itself (C-40), and everybody
knows ability cards that went under theirs in the open (C-33).
"""
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from engine.caravanserai.box_orders import MAJORS, MINORS
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.kits import ABILITIES, house
from engine.caravanserai.setup import ability_cards
from engine.caravanserai.table import Annex, Ask, CaravanseraiTable, Shelf, StableBoy, Stack
from engine.kernel import Decision, Dice, View


class CaravanseraiView(View):
    """A table as one seat sees it; the fields are those of the table, hidden cards are `""`."""

    unsaid = ("rules",)

    pending: list[Decision]
    parts: tuple[str, ...]
    threshold: int
    seats: list[StableBoy]
    fountain: int
    stalls: list[int]
    tray: list[int]
    towers: dict[int, str]
    tiles: dict[int, str]
    uses: dict[int, int]
    stacks: dict[str, Stack]
    majors: list[str]
    minors: list[str]
    shelves: dict[str, Shelf]
    active: int
    first: int
    round: int
    used: list[str]
    trigger: int
    last: list[int]
    reason: str
    aside: list[str]
    out: list[str]
    annexes: dict[str, Annex]
    rules: int = 1


def view(table: CaravanseraiTable, seat: int | None) -> CaravanseraiView:
    """What a seat may see; None is someone who only watches."""
    seen = table.seats[seat].seen if seat is not None else []

    def knows(card: str) -> bool:
        return card in seen
    return CaravanseraiView(
        seat=seat, pending=[_masked(asked, knows) for asked in table.pending], parts=table.parts,
        threshold=table.threshold, seats=[_open_board(boy) for boy in table.seats], fountain=table.fountain,
        stalls=table.stalls[:], tray=table.tray[:], towers=table.towers.copy(), tiles=table.tiles.copy(),
        uses=table.uses.copy(),
        stacks={letter: Stack([""] * len(stack.tiles), stack.gone[:]) for letter, stack in table.stacks.items()},
        majors=[""] * len(table.majors), minors=[card if knows(card) else "" for card in table.minors],
        shelves={kind: _open_shelf(shelf) for kind, shelf in table.shelves.items()}, active=table.active,
        first=table.first, round=table.round, used=table.used[:], trigger=table.trigger, last=table.last[:],
        reason=table.reason, aside=table.aside[:], out=table.out[:],
        annexes=dict(hook(table, seat) for hook in house(table.parts).view), rules=table.rules)


def _masked(asked: Decision, knows: Callable[[str], bool]) -> Decision:
    return asked.masked(knows) if isinstance(asked, Ask) else asked.copy()


def _open_board(boy: StableBoy) -> StableBoy:
    """A seat's board without what it has looked at."""
    board = boy.copy()
    board.seen = []
    return board


def _open_shelf(shelf: Shelf) -> Shelf:
    hidden = len(shelf.deck) - shelf.known()
    return Shelf(shelf.shown[:], [""] * hidden + shelf.deck[hidden:], shelf.known())


class _Pool:
    """The cards of one kind that a view does not show, shuffled, to be dealt into its gaps."""

    def __init__(self, all_cards: Iterable[str], shown: Iterable[str], dice: Dice) -> None:
        """All cards of the kind less those shown."""
        left = Counter(list(all_cards))
        left.subtract(card for card in shown if card in left)
        self.cards = sorted(left.elements())
        dice.shuffle(self.cards)

    def card(self) -> str:
        """The next hidden card."""
        return self.cards.pop()

    def fill(self, cards: list[str]) -> list[str]:
        """A list of cards with its gaps filled."""
        return [card or self.card() for card in cards]


def _shown(view: CaravanseraiView) -> Iterator[str]:
    """Every card a view shows, wherever it lies."""
    yield from (*view.towers.values(), *view.tiles.values(), *view.minors, *view.aside, *view.out)
    for boy in view.seats:
        yield from (*boy.majors, *boy.minors, boy.waiting, *boy.cards)
    for shelf in view.shelves.values():
        yield from (*shelf.shown, *shelf.deck)
    for stack in view.stacks.values():
        yield from stack.gone
    for asked in view.pending:
        yield from getattr(asked, "drawn", ())
    for hook in house(view.parts).held:
        yield from hook(view)


def imagine(view: CaravanseraiView, dice: Dice) -> CaravanseraiTable:
    """A whole table that fits a view, its hidden cards dealt by other dice."""
    shown = list(_shown(view))
    pools = {"majors": _Pool(MAJORS, shown, dice), "minors": _Pool(MINORS, shown, dice)}
    fields = view.copy()
    cards = ability_cards(view.parts)
    shelves = {kind: _fill_shelf(shelf, _Pool((c for c in cards if ABILITIES[c].kind == kind), shown, dice))
               for kind, shelf in fields.shelves.items()}
    stacks = {letter: Stack(_Pool((t for t in TILES if t[0] == letter), shown, dice).fill(stack.tiles), stack.gone)
              for letter, stack in fields.stacks.items()}
    _remember(fields)
    for asked in fields.pending:
        if isinstance(asked, Ask):
            asked.dealt(pools["minors"].card)
    table = CaravanseraiTable(
        Dice(dice.below(1 << 64)), fields.pending, view.parts, view.threshold, fields.seats, view.fountain,
        fields.stalls, fields.tray, fields.towers, fields.tiles, fields.uses, stacks,
        pools["majors"].fill(fields.majors), pools["minors"].fill(fields.minors), shelves, view.active, view.first,
        view.round, fields.used, view.trigger, fields.last, view.reason, fields.aside, fields.out, fields.annexes,
        view.rules)
    for hook in house(view.parts).imagine:
        hook(view, table, dice)
    return table


def _fill_shelf(shelf: Shelf, pool: _Pool) -> Shelf:
    return Shelf(shelf.shown, pool.fill(shelf.deck), shelf.bared)


def _remember(fields: CaravanseraiView) -> None:
    """What the seat of a view knows of the Minor Orders, it knows on an imagined table too."""
    if fields.seat is not None:
        drawn = [card for asked in fields.pending for card in getattr(asked, "drawn", ())]
        fields.seats[fields.seat].seen = [card for card in (*drawn, *fields.minors) if card]
