"""The Opium Dealer and the Inspected Area (caravanserai-expansions section 2.2, rules 3, 4 and 7)."""
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import Any, ClassVar

from engine.caravanserai.board import opposite
from engine.caravanserai.box_board import RING, SPACE_NAMES
from engine.caravanserai.expansions.opium.annex import GONE, gain_opium, hand_in, inspected, opium, used_up, works
from engine.caravanserai.expansions.opium.box import CURRENCIES, FEE, SAME_KIND, SHIFT
from engine.caravanserai.expansions.opium.events import DealerMoved, InspectionPaid, OpiumSurrendered
from engine.caravanserai.kits import house
from engine.caravanserai.table import Ask, CaravanseraiTable, resume
from engine.caravanserai.turn import Stop
from engine.kernel import Action, Refusal, refuse

BOUGHT = "opium"
"""What stands in `Stop.done` once opium was bought there (CX-24)."""

STEPS = (-2, -1, 1, 2)
"""How far the card ox19 moves the Dealer; more is clockwise."""


def dealer_figure(table: CaravanseraiTable) -> int:
    """The Dealer is a figure like any other while he is there."""
    dealer = opium(table).dealer
    return 0 if dealer == GONE else 1 << dealer


def closed_to_figures(table: CaravanseraiTable, seat: int) -> int:
    """The spaces that no figure may enter, as a mask."""
    mask = 0
    for hook in house(table.parts).closed:
        mask |= hook(table, seat)
    return mask


def walk_dealer(table: CaravanseraiTable, seat: int, face: int) -> None:
    """The Dealer walks clockwise, counting every ring space, one further if that one is closed (CX-25)."""
    annex, closed = opium(table), closed_to_figures(table, seat)
    annex.dealer = (annex.dealer + face) % RING
    while closed >> annex.dealer & 1:
        annex.dealer = (annex.dealer + 1) % RING
    table.tell(DealerMoved(face, SPACE_NAMES[annex.dealer], SPACE_NAMES[opposite(annex.dealer)]))


class BuyOpium(Action[CaravanseraiTable, Stop], frozen=True):
    """Buy an opium from the Dealer for two tokens."""

    verb = "buy opium"
    exact = True
    one: str
    other: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop) -> Iterable["BuyOpium"]:
        """Every pair of tokens that he takes, once per stop."""
        return [_buy(*pair) for pair in _pairs(table, asking.seat)] if _no_dealer(table, asking) is None else ()

    def refusal(self, table: CaravanseraiTable, asking: Stop) -> Refusal | None:
        """On his space, once per stop, a solidus and a drachma that the seat has (or what its cards allow)."""
        if no := _no_dealer(table, asking):
            return no
        known = (self.one, self.other) in _pairs(table, asking.seat)
        return None if known else refuse("no-such-tokens", "caravanserai-expansions CX-33")

    def do(self, table: CaravanseraiTable, asking: Stop) -> None:
        """The tokens go back; the Dealer walks as far as the buyer rolls, or leaves with the last opium (CX-24)."""
        asking.done.append(BOUGHT)
        hand_in(table, asking.seat, (self.one, self.other))
        if self.one[0] == self.other[0]:
            used_up(table, asking.seat, SAME_KIND)
        gain_opium(table, asking.seat)
        if opium(table).dealer != GONE:
            walk_dealer(table, asking.seat, table.dice.roll())
        resume(table)


def _no_dealer(table: CaravanseraiTable, asking: Any) -> Refusal | None:
    if type(asking) is not Stop:
        return refuse("stable-boy-only", "caravanserai-expansions CX-40")
    if opium(table).dealer != asking.space:
        return refuse("no-dealer-here", "caravanserai-expansions section 2.2")
    return refuse("one-opium", "caravanserai-expansions CX-24") if BOUGHT in asking.done else None


def _pairs(table: CaravanseraiTable, seat: int) -> list[tuple[str, str]]:
    """The pairs of tokens with which a seat can pay: the solidus first, or of one kind with ox20 (CX-33)."""
    held = sorted(token for token in opium(table).tokens[seat] if len(token) > 1)
    tokens = [token for kind in CURRENCIES for token in held if token[0] == kind]
    same = works(table.seats[seat], SAME_KIND)
    return list(dict.fromkeys((one, other) for one, other in combinations(tokens, 2) if same or one[0] != other[0]))


def can_buy(table: CaravanseraiTable, asking: Any) -> bool:
    """Whether the Dealer still has business with who stopped here."""
    return _no_dealer(table, asking) is None and bool(_pairs(table, asking.seat))


def can_call(table: CaravanseraiTable, asking: Any) -> bool:
    """Whether the card ox19 can still bring the Dealer to who stopped here with the tokens for him (CX-32)."""
    if type(asking) is not Stop or BOUGHT in asking.done or not works(table.seats[asking.seat], SHIFT):
        return False
    near = any(shifted(table, act.steps) == asking.space for act in ShiftDealer.options(table, asking))
    return near and bool(_pairs(table, asking.seat))


class ShiftDealer(Action[CaravanseraiTable, Ask], frozen=True):
    """Move the Dealer one or two spaces, with the card ox19."""

    verb = "shift dealer"
    exact = True
    steps: int

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Ask) -> Iterable["ShiftDealer"]:
        """Either way, once per turn, not onto a closed space (CX-32)."""
        if cls.verb in table.used or opium(table).dealer == GONE:
            return ()
        closed = closed_to_figures(table, asking.seat)
        return [act for act in _SHIFT if not closed >> shifted(table, act.steps) & 1]

    def refusal(self, table: CaravanseraiTable, asking: Ask) -> Refusal | None:
        """Either way, once per turn, not onto a closed space (CX-32)."""
        if self.verb in table.used:
            return refuse("used-this-turn", "caravanserai-expansions section 2.2")
        if opium(table).dealer == GONE:
            return refuse("dealer-gone", "caravanserai-expansions CX-28")
        if self.steps not in STEPS:
            return refuse("one-or-two-spaces", "caravanserai-expansions section 2.2", steps=self.steps)
        target = shifted(table, self.steps)
        closed = closed_to_figures(table, asking.seat) >> target & 1
        return refuse("space-closed", "caravanserai-expansions CX-32", space=SPACE_NAMES[target]) if closed else None

    def do(self, table: CaravanseraiTable, asking: Ask) -> None:
        """The Inspected Area follows."""
        table.used.append(self.verb)
        annex = opium(table)
        annex.dealer = shifted(table, self.steps)
        table.tell(DealerMoved(0, SPACE_NAMES[annex.dealer], SPACE_NAMES[opposite(annex.dealer)]))
        used_up(table, asking.seat, SHIFT)
        resume(table)


def shifted(table: CaravanseraiTable, steps: int) -> int:
    """Where the card ox19 would bring the Dealer."""
    return (opium(table).dealer + steps) % RING


# ---- the Inspected Area

class Inspection(Ask):
    """A figure with opium stopped in the Inspected Area: its seat pays for all of it, or loses all (CX-26, CX-27)."""

    opens: ClassVar[bool] = True


def inspect(table: CaravanseraiTable, seat: int, space: int) -> None:
    """Ask a seat that stopped in the Inspected Area with opium, before anything else there."""
    if opium(table).opium[seat] and space == inspected(table):
        table.pending.append(Inspection(seat))


class PayInspection(Action[CaravanseraiTable, Inspection], frozen=True):
    """Pay two dirhams for each opium."""

    verb = "pay inspection"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Inspection) -> Iterable["PayInspection"]:
        """With coins for all of it."""
        return _PAY if table.seats[asking.seat].coins >= fee(table, asking.seat) else ()

    def refusal(self, table: CaravanseraiTable, asking: Inspection) -> Refusal | None:
        """With coins for all of it (CX-27)."""
        price, coins = fee(table, asking.seat), table.seats[asking.seat].coins
        return refuse("too-dear", "caravanserai-expansions CX-27", price=price, coins=coins) if coins < price else None

    def do(self, table: CaravanseraiTable, asking: Inspection) -> None:
        """The opium is kept."""
        price = fee(table, asking.seat)
        table.pending.pop()
        table.seats[asking.seat].coins -= price
        table.tell(InspectionPaid(asking.seat, price))
        resume(table)


def fee(table: Any, seat: int) -> int:
    """What an inspection costs a seat, in dirhams."""
    return FEE * opium(table).opium[seat]


class Surrender(Action[CaravanseraiTable, Inspection], frozen=True):
    """Give up all opium."""

    verb = "surrender opium"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Inspection) -> Iterable["Surrender"]:
        """Always."""
        return _SURRENDER

    def refusal(self, table: CaravanseraiTable, asking: Inspection) -> Refusal | None:
        """Never."""
        return None

    def do(self, table: CaravanseraiTable, asking: Inspection) -> None:
        """It leaves the game (CX-27)."""
        annex = opium(table)
        table.pending.pop()
        lost, annex.opium[asking.seat] = annex.opium[asking.seat], 0
        annex.gone += lost
        table.tell(OpiumSurrendered(asking.seat, lost))
        resume(table)


@lru_cache(maxsize=1 << 8)
def _buy(one: str, other: str) -> BuyOpium:
    return BuyOpium(one, other)


_SHIFT = tuple(ShiftDealer(steps) for steps in STEPS)
_PAY, _SURRENDER = (PayInspection(),), (Surrender(),)
