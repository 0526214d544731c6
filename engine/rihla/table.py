"""The table: merchants, road, decks and Bayt al-Mal, and the two families of things that wait on it (rihla 2).

Questions lie on `pending`, the last one asked.  Payments that come up later lie on `dues`, the last one next.  When
neither waits, the stop is over and the turn goes on (`turn.py`).  Money is in k.  Only the decks' order is hidden.
"""
from typing import Protocol

from engine.kernel import Decision, Record, Table
from engine.rihla.box import PURSE, SERVICES, SISTERS, SPACES, TIMER_EXTENSIONS

NOBODY = -1
BANK = -1
FUND = -2
"""Creditors that are no seat: the bank, and Bayt al-Mal."""

Claims = list[tuple[int, int]]
"""Who is owed (a seat, `BANK` or `FUND`) and how much, in the order they are paid."""


class Merchant(Record):
    """One merchant: purse, place on the road, blessing, and how things stand with Bayt al-Dayn and the clock.

    `place` is the final rank of a merchant who is out (0: still travelling); `leaving` a leave asked for and not yet
    carried out [R-11]; `waqf_stops` the Waqfs whose first stop is used up [R-31].
    """

    cash: int = PURSE
    pos: int = 0
    out: bool = False
    place: int = 0
    barakah: int = 0
    waiting: bool = False
    waits: int = 0
    extensions: int = TIMER_EXTENSIONS
    leaving: bool = False
    waqf_stops: list[int] = []


class Deal(Record, frozen=True):
    """An offer: what `maker` gives and what `target` would give for it, spaces and cash."""

    maker: int
    target: int
    give: tuple[int, ...]
    give_cash: int
    get: tuple[int, ...]
    get_cash: int


class Charge(Record):
    """A compulsory payment that has not come up yet [R-05]; `reason` is a key."""

    debtor: int
    claims: list[tuple[int, int]]
    reason: str


class Question(Decision):
    """What every decision of this game can do besides being asked."""

    def settled(self, table: "RihlaTable") -> bool:
        """Whether the question has answered itself meanwhile (a debt that cash now covers), and is gone."""
        return False

    def abandoned(self, table: "RihlaTable") -> None:
        """What becomes of the question when its merchant leaves: here it is dropped, and with it the turn."""
        table.pending.pop()


class Open(Protocol):
    """What lies open to everybody, on the table and on every view of it: enough for all counting of money."""

    merchants: list[Merchant]
    owner: list[int]
    level: list[int]
    ijara_left: list[int]
    fund: int
    round: int
    built: list[str]
    offers: list[Deal]


class RihlaTable(Table):
    """The whole state.  Lists over spaces are indexed 0 to 39; `owner` of a Waqf is its endower.

    `ijara_left` is 0 for what is not leased; `ijara_turn` the turn of the lease if that was its owner's own, else 0
    [R-36].  `bank` is what the bank has paid out less what it took: the ledger.  `seating` says which participant was
    dealt to each seat; `winner` is a seat that reached the wealth goal; `ended` the reason once the game is over.
    """

    merchants: list[Merchant]
    decks: dict[str, list[str]]
    discards: dict[str, list[str]]
    seating: list[int]
    round_limit: int = 0
    wealth_goal: int = 0
    timer: str = "off"
    owner: list[int] = [NOBODY] * SPACES
    level: list[int] = [0] * SPACES
    ijara_left: list[int] = [0] * SPACES
    ijara_turn: list[int] = [0] * SPACES
    fund: int = 0
    bank: int = 0
    turn: int = 0
    round: int = 1
    current: int = 0
    streak: int = 0
    draw_again: bool = False
    built: list[str] = []
    offers: list[Deal] = []
    dues: list[Charge] = []
    ended: str = ""
    winner: int = NOBODY


def travelling(state: Open) -> list[int]:
    """The seats still on the road, lowest first."""
    return [seat for seat, merchant in enumerate(state.merchants) if not merchant.out]


def from_left(state: Open, seat: int) -> list[int]:
    """The others still travelling, in turn order from the seat's left (rihla 2)."""
    merchants = state.merchants
    return [other for other in [*range(seat + 1, len(merchants)), *range(seat)] if not merchants[other].out]


def owns_street(state: Open, space: int) -> bool:
    """Whether the owner of a business owns every business of its street, leased ones included [R-21]."""
    owner = state.owner
    mine = owner[space]
    for sister in SISTERS[space]:
        if owner[sister] != mine:
            return False
    return mine != NOBODY


def count_services(state: Open, seat: int) -> int:
    """How many services the seat owns, leased ones included [R-23]."""
    return sum([state.owner[space] == seat for space in SERVICES])
