"""The default test position of caravanserai.md 14.1 and helpers in the game's words.

A is seat 0 and active, in READY(1) on space 0; B is seat 1 on space 10; C and D are further seats.  A case names its
differences.  Goods are written as in the rules document: "bz am am".
"""
from collections.abc import Iterable

from engine.caravanserai.box import PIECES, SHORT, STALL_SIZE
from engine.caravanserai.box_board import SPACE_NUMBER
from engine.caravanserai.box_orders import MAJORS, MINORS
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.game import GAME
from engine.caravanserai.setup import ability_cards
from engine.caravanserai.table import CaravanseraiTable, Shelf, StableBoy, Stack
from engine.caravanserai.turn import Closing, Ready, Rolled, Stop
from engine.kernel import Dice, dice_from, legal, parse, play, refusal

TURQUOISE = ["x1", "x4", "x8", "x12", "x14"]
PURPLE = ["y1", "y4", "y6", "y10", "y13"]
SW, NW, NE, SE = 3, 7, 13, 17
TILE_AT = {2: "A01", 6: "A07", 9: "A04", 12: "B01", 16: "B04", 19: "B06"}


def counts(words: str) -> list[int]:
    """Six counts of goods: "bz am am" is [1, 2, 0, 0, 0, 0]."""
    listed = [SHORT[word] for word in words.split()]
    return [listed.count(good) for good in range(6)]


def boy(space: int, goods: str = "", purse: str = "2/3", debt: str = "0/3", cards: Iterable[str] = (),
        **more) -> StableBoy:
    """A seat: "purse 2/3" is 2 coins and room for 3, "debt 1/3" is 1 owed and a limit of 3."""
    (coins, room), (owed, limit) = (map(int, text.split("/")) for text in (purse, debt))
    return StableBoy(counts(goods), space, coins, room, owed, limit, cards=tuple(cards), **more)


def shelf(shown: list[str], then: list[str], kind: str) -> Shelf:
    """A display and its deck: the named cards on top, the others of the kind below in the order of the box."""
    rest = [card for card in ability_cards(()) if card[0] == kind]
    for card in (*shown, *then):
        rest.remove(card)
    return Shelf(shown[:], then + rest)


def courtyard(a: StableBoy | None = None, *others: StableBoy, o: int = 0, stalls: str = "", tray: str = "",
              **fields) -> CaravanseraiTable:
    """The default position with these seats; `stalls` and `tray` as "go 1" override single counts."""
    seats = [a or boy(0), *(others or (boy(10),))]
    towers = {NE: "M06", SE: "M09", SW: "M03", NW: "M01"}
    table = CaravanseraiTable(
        dice=dice_from("test"), pending=[Closing(0), Ready(0, 2), Ready(0, 1)], parts=(), threshold=32, seats=seats,
        fountain=o, stalls=list(STALL_SIZE), tray=[0] * 6, towers=towers, tiles=dict(TILE_AT),
        uses=dict.fromkeys(TILE_AT, 1), stacks={"A": _stack("A10"), "B": _stack("B12")},
        majors=_deck(["M13", "M20"], [*towers.values(), *_owned(seats)], list(MAJORS)),
        minors=_deck(["N01", "N05", "N09", "N13", "N16"], _owned(seats), list(MINORS)),
        shelves={"turquoise": shelf(TURQUOISE, ["x3"], "x"), "purple": shelf(PURPLE, ["y2"], "y")}, round=1, rules=GAME.rules)
    _override(table.stalls, stalls)
    for good, pieces in enumerate(PIECES):
        table.tray[good] = pieces - table.stalls[good] - sum(seat.goods[good] for seat in seats)
    _override(table.tray, tray)
    _take_owned_cards(table)
    for name, value in fields.items():
        setattr(table, name, value)
    return table


def _owned(seats: list[StableBoy]) -> list[str]:
    return [name for seat in seats for name in (*seat.majors, *seat.minors, seat.waiting)]


def _stack(top: str) -> Stack:
    used = [*TILE_AT.values(), top]
    return Stack([top] + [tile for tile in TILES if tile[0] == top[0] and tile not in used])


def _deck(top: list[str], gone: list[str], cards: list[str]) -> list[str]:
    return [card for card in top if card not in gone] + [card for card in cards if card not in (*top, *gone)]


def _override(stock: list[int], words: str) -> None:
    for good, count in zip(words.split()[::2], words.split()[1::2], strict=True):
        stock[SHORT[good]] = int(count)


def _take_owned_cards(table: CaravanseraiTable) -> None:
    """Cards that a seat holds do not lie on a display or in a deck; a display is filled up from its deck."""
    for card in [card for seat in table.seats for card in seat.cards]:
        pile = table.shelves["turquoise" if card[0] == "x" else "purple"]
        if card in pile.deck:
            pile.deck.remove(card)
        else:
            pile.shown[pile.shown.index(card)] = pile.deck.pop(0)


def arrived(table: CaravanseraiTable, move: int = 1) -> CaravanseraiTable:
    """A has just arrived on its space: SPACE(move)."""
    below = [Closing(0), Ready(0, 2)] if move == 1 else [Closing(0)]
    table.pending = [*below, Stop(0, move, table.seats[0].space)]
    return table


def at(space: int, goods: str = "", *others: StableBoy, purse: str = "2/3", debt: str = "0/3", o: int = 0,
       stalls: str = "", tray: str = "", cards: tuple[str, ...] = (), waiting: str = "", **fields) -> CaravanseraiTable:
    """The default position with A just arrived on a space, holding these things."""
    a = boy(space, goods, purse, debt, cards=list(cards), waiting=waiting)
    return arrived(courtyard(a, *others, o=o, stalls=stalls, tray=tray, **fields))


def ready(table: CaravanseraiTable, move: int = 1) -> CaravanseraiTable:
    """A is about to make this move."""
    table.pending = [Closing(0), Ready(0, 2), Ready(0, 1)][:4 - move]
    return table


def rolled(table: CaravanseraiTable, face: int, move: int = 1) -> CaravanseraiTable:
    """A has rolled this face for this move."""
    ready(table, move)
    table.used = ["roll"]
    table.pending[-1] = Rolled(0, move, face)
    return table


def rolling(table: CaravanseraiTable, *faces: int) -> CaravanseraiTable:
    """The next rolls of this table show these faces."""
    state = 0
    while True:
        dice = Dice(state)
        if all(dice.roll() == face for face in faces):
            table.dice = Dice(state)
            return table
        state += 1


def texts(table: CaravanseraiTable, *verbs: str) -> list[str]:
    """The notation of every legal action, or only of those that begin with one of the verbs."""
    listed = [str(act) for act in legal(GAME, table)]
    return [text for text in listed if not verbs or text.startswith(verbs)]


def after(table: CaravanseraiTable, *lines: str) -> CaravanseraiTable:
    """The table after these actions, each checked, and everything conserved as at the start."""
    before = conserved(table)
    for line in lines:
        table = play(GAME, table, parse(GAME, table, line)).table
        assert conserved(table) == before, line
    return table


def events(table: CaravanseraiTable, *lines: str) -> list[str]:
    """The names of all events of these actions."""
    found = []
    for line in lines:
        step = play(GAME, table, parse(GAME, table, line))
        table, found = step.table, found + [type(event).__name__ for event in step.events]
    return found


def why_not(table: CaravanseraiTable, line: str) -> str:
    """The key of why an action is refused; raises when it is allowed."""
    no = refusal(GAME, table, parse(GAME, table, line))
    assert no is not None, f"{line} is allowed"
    return no.why


def conserved(table: CaravanseraiTable) -> list[int]:
    """How many pieces of each good there are on the table."""
    return [table.tray[good] + table.stalls[good] + sum(seat.goods[good] for seat in table.seats) for good in range(6)]


def ends(table: CaravanseraiTable) -> dict[int, int]:
    """The spaces A can move to, and the steps each costs, as the move itself tells them."""
    found = {}
    for act in legal(GAME, table):
        if act.verb == "move":
            found[SPACE_NUMBER[act.to]] = play(GAME, table, act).events[0].steps
    return found


def stored(seat: StableBoy) -> str:
    """A seat's goods as the rules document writes them."""
    short = {number: word for word, number in SHORT.items()}
    return " ".join(short[good] for good in range(6) for _ in range(seat.goods[good]))


def purse(seat: StableBoy) -> str:
    """Coins and room: "2/3"."""
    return f"{seat.coins}/{seat.room}"


def debt(seat: StableBoy) -> str:
    """Debt and limit: "0/3"."""
    return f"{seat.debt}/{seat.limit}"


def stock(counts_: list[int], word: str) -> int:
    """How many pieces of a good lie on a stall or in the tray."""
    return counts_[SHORT[word]]
