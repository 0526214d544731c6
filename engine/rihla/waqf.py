"""Waqf (rihla 3.13): an endowment for everyone.  It brings its endower blessing, never cash."""
from engine.rihla.answer import Answer
from engine.rihla.box import WAQF_ENDOW, WAQF_VISIT
from engine.rihla.dues import charge
from engine.rihla.events import WaqfEndowed, WaqfVisited
from engine.rihla.money import bless, to_bank
from engine.rihla.road import stops_at
from engine.rihla.table import FUND, NOBODY, Question, RihlaTable
from engine.rihla.turn import go_on


class Endow(Question):
    """Whether to endow the Waqf of one's first stop, or just pay the visit."""

    space: int


class EndowWaqf(Answer[Endow]):
    """Endow it for 3,000k to the bank [R-33]; no visit fee this time."""

    verb = "endow"

    def do(self, table: RihlaTable, asking: Endow) -> None:
        """Pay, become the endower, gain Barakah."""
        table.pending.pop()
        to_bank(table, asking.seat, WAQF_ENDOW)
        table.owner[asking.space] = asking.seat
        table.tell(WaqfEndowed(asking.seat, asking.space, WAQF_ENDOW))
        bless(table, asking.seat, 1, "endow")
        go_on(table)


class VisitWaqf(Answer[Endow]):
    """Pay the visit fee to Bayt al-Mal; the chance to endow this one is used up [R-31]."""

    verb = "visit"

    def do(self, table: RihlaTable, asking: Endow) -> None:
        """Pay the fee."""
        table.pending.pop()
        _visit(table, asking.seat, asking.space)
        go_on(table)



@stops_at("waqf")
def stop_at_waqf(table: RihlaTable, seat: int, space: int) -> None:
    """An unendowed Waqf is offered at a merchant's first stop only, used up even without the money [R-31]."""
    merchant = table.merchants[seat]
    first = space not in merchant.waqf_stops
    if first:
        merchant.waqf_stops.append(space)
    if table.owner[space] == NOBODY and first and merchant.cash >= WAQF_ENDOW:
        table.pending.append(Endow(seat, space))
    else:
        _visit(table, seat, space)


def _visit(table: RihlaTable, seat: int, space: int) -> None:
    """Every visitor pays Bayt al-Mal, the endower too, and the endower gains Barakah each time [R-32]."""
    endower = table.owner[space]
    table.tell(WaqfVisited(seat, space, endower))
    if endower != NOBODY:
        bless(table, endower, 1, "waqf")
    charge(table, seat, [(FUND, WAQF_VISIT)], "waqf")
