"""The table of Tan-tan Caravan: its zones, its questions, and the running distribution (spec, chapters 2 and 3.1)."""
from engine.kernel import Decision, Record, Table
from engine.tantan.box import CARDS, RICHES, SPACES


class Turn(Decision):
    """Buy from the market or stock the caravan."""


class BuyMore(Decision):
    """A purchase has begun: another card, or done?  `stalls` are the chosen ones, ascending; no card has moved yet."""

    opens = False
    stalls: tuple[int, ...]


class StockCount(Decision):
    """A type is to be stocked: how many copies?"""

    opens = False
    card: str


class StockMice(Decision):
    """`count` copies of a type are to be stocked: how many mice go along?"""

    opens = False
    card: str
    count: int


class Pick(Decision):
    """It is this seat's step of the distribution: which share?"""


class Steal(Decision):
    """A thief was taken: whose hand is robbed?"""


class Discard(Decision):
    """A mouse was taken: which card in front goes with it?"""


class Lap(Record):
    """A distribution on its way round the table.

    `origin` tells what began it: `stock` (a Stock filled the caravan), `turn` (a purse card had filled it) or `closing`
    (nobody can add a card).  `step` counts the seats from the starter; `stage` is where that seat stands in its step:
    `share`, `thefts`, `mouse`, `next`.  `thefts` are still owed.  A `final` one began with the pile empty (T-47).
    """

    starter: int
    origin: str
    final: bool
    step: int = 0
    stage: str = "share"
    thefts: int = 0


class TantanTable(Table):
    """The whole state.  At most one question is pending at any time.

    `pile[0]` is its face-up top; `market[i]` lies on stall i + 1, without holes; `hands` are kept in canonical order;
    `fronts` and `discard` are counts for every type that may lie there; `turn` counts the turns begun.
    """

    pile: list[str]
    purse: str | None
    market: list[str]
    caravan: list[str]
    hands: list[list[str]]
    fronts: list[dict[str, int]]
    discard: dict[str, int]
    active: int
    last_adder: int | None = None
    lap: Lap | None = None
    turn: int = 0
    ended: str = ""
    open_hands: bool = False
    memory_aid: bool = False

    def free(self) -> int:
        """Spaces still free in the caravan."""
        return SPACES[len(self.hands)] - len(self.caravan)

    def ask(self, question: Decision) -> None:
        """Make this the one pending question."""
        self.pending = [question]


def nothing_in_front() -> dict[str, int]:
    """A front before its first card."""
    return dict.fromkeys(RICHES, 0)


def nothing_discarded() -> dict[str, int]:
    """The discard pile before its first card."""
    return dict.fromkeys(CARDS, 0)
