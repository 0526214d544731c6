"""The state of a game of Caravanserai (caravanserai.md 4): nothing derived, everything savable.

Decks are lists of card numbers with the top card first.  Goods are counts by good (`box.GOODS`).
"""
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from engine.kernel import Decision, Record, Table


class StableBoy(Record):
    """One seat: its figure, its board and its cards.

    `room` is the purse's capacity, `limit` the credit limit, `locked` how many credit spaces were opened this turn and
    serve from the next one on (C-16).  `boons` names effects that work for this seat for a while without being cards
    held.  `seen` lists hidden cards this seat has looked at (C-40).  `tallies` holds points settled while scoring.
    """

    transient = ("joined",)
    goods: list[int]
    space: int = -1
    coins: int = 2
    room: int = 3
    debt: int = 0
    limit: int = 3
    locked: int = 0
    points: int = 0
    cards: tuple[str, ...] = ()
    boons: tuple[str, ...] = ()
    majors: list[str] = []
    minors: list[str] = []
    waiting: str = ""
    seen: list[str] = []
    tallies: dict[str, int] = {}

    if TYPE_CHECKING:
        @property
        def joined(self) -> list[Any]:
            """What `kits.kit` has joined for this seat, and what from; a list beside the fields."""

    def grant(self, *names: str) -> None:
        """Let effects work for this seat."""
        self.boons = (*self.boons, *names)

    def revoke(self, name: str) -> None:
        """Take back an effect, if it works for this seat."""
        if name in self.boons:
            place = self.boons.index(name)
            self.boons = (*self.boons[:place], *self.boons[place + 1:])


class Stack(Record):
    """The caravan tiles of one letter: face down, and discarded."""

    tiles: list[str]
    gone: list[str] = []


class Shelf(Record):
    """One kind of ability card: the five slots on display (`""` is empty) and the deck.

    `bared` counts the cards that everybody saw going under the deck (C-33).
    """

    shown: list[str]
    deck: list[str]
    bared: int = 0

    def known(self) -> int:
        """How many cards at the bottom of the deck everybody knows."""
        return min(self.bared, len(self.deck))


class Annex(Record, tagged=True):
    """What an expansion or a mode adds to the table, under its name; each has one subclass of its own."""


class CaravanseraiTable(Table):
    """A whole table.  `parts` names the expansions and the mode in play; `threshold` 0 means that points end nothing.

    `used` lists what may be used once per turn and has been.  `towers`, `tiles` and `uses` go by space number.
    `last` holds the seats that still have a last turn after `trigger` reached the threshold.  `aside` are Minor
    Orders drawn while scoring; `out` are cards that left the game face up.  `rules` is the number of the rules it was
    begun under (`game.Caravanserai.rules`).
    """

    unsaid = ("rules",)

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
    active: int = 0
    first: int = 0
    round: int = 0
    used: list[str] = []
    trigger: int = -1
    last: list[int] = []
    reason: str = ""
    aside: list[str] = []
    out: list[str] = []
    annexes: dict[str, Annex] = {}
    rules: int = 1


class Ask(Decision):
    """A question of this game, or a step of the rules that waits on the stack for its moment.

    `runs`: when it comes up, `run` is called; it says whether it did something, or must be answered by its seat.
    `stops`: a figure has stopped on a space, whose kind helps to say what may be done (`turn.Stop` and its like).
    """

    runs: ClassVar[bool] = False
    stops: ClassVar[bool] = False

    def run(self, table: CaravanseraiTable) -> bool:
        """Do the waiting step, if nobody has to choose; False leaves the question to the seat."""
        return False

    def masked(self, knows: Callable[[str], bool]) -> "Ask":
        """The question as a seat may see it that knows only some cards; a card it does not know is `""`."""
        return self.copy()

    def dealt(self, card: Callable[[], str]) -> None:
        """Fill the cards a seat could not see with others, for an imagined table."""


def resume(table: CaravanseraiTable) -> None:
    """Go on with what waits on the stack until somebody has to choose, or the game is over."""
    pending = table.pending
    while pending:
        top: Ask = pending[-1]  # type: ignore[assignment]  # every decision of this game is an Ask
        if not top.runs or not top.run(table):
            return
