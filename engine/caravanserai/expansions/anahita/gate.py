"""Minor Orders that lie open on the Red Gate: choose one instead of drawing (section 3.3; CX-50)."""
from collections.abc import Iterable
from functools import lru_cache

from engine.caravanserai.actions.order import Words, keep, untaken
from engine.caravanserai.box import MOST_MINORS
from engine.caravanserai.expansions.anahita.annex import arbab
from engine.caravanserai.orders import takings
from engine.caravanserai.table import CaravanseraiTable, resume
from engine.caravanserai.turn import Stop, can_begin
from engine.kernel import Action, Refusal, refuse


def barred(table: CaravanseraiTable, seat: int, deed: str, space: int) -> Refusal | None:
    """An order turned face down cannot be completed (CX-48); nothing is drawn where orders lie open (CX-50)."""
    his = arbab(table)
    if deed == "major" and his.down and table.towers[space] == his.down:
        return refuse("order-face-down", "caravanserai-expansions CX-48", order=his.down)
    if deed == "draw" and his.open:
        return refuse("orders-lie-open" if his.gate else "gate-bare", "caravanserai-expansions CX-50")
    return None


class PickMinor(Action[CaravanseraiTable, Stop], frozen=True):
    """Take one of the Minor Orders that lie open; it is completed at once when it can be, else it waits."""

    verb = "pick"
    exact = True
    order: str
    terms: Words = ()

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop) -> Iterable["PickMinor"]:
        """The orders that can be completed, each under its terms; all of them when none can (C-41)."""
        gate = arbab(table).gate
        if not gate or _no_pick(table, asking) is not None:
            return ()
        return [_pick(name, words) for name, words in takings(table, asking.seat, gate, asking.space)]

    def refusal(self, table: CaravanseraiTable, asking: Stop) -> Refusal | None:
        """As for drawing and keeping one (C-39, C-41, C-42)."""
        if no := _no_pick(table, asking):
            return no
        gate = arbab(table).gate
        if self.order not in gate:
            return refuse("not-on-gate", "caravanserai-expansions CX-50", order=self.order)
        return untaken(table, asking.seat, gate, self.order, asking.space, self.terms)

    def do(self, table: CaravanseraiTable, asking: Stop) -> None:
        """It is not replaced."""
        asking.done.append("action")
        arbab(table).gate.remove(self.order)
        keep(table, asking.seat, self.order, asking.space, self.terms)
        resume(table)


def _no_pick(table: CaravanseraiTable, asking: Stop) -> Refusal | None:
    boy = table.seats[asking.seat]
    if not can_begin(asking):
        return refuse("action-done", "caravanserai section 6.1")
    if boy.waiting:
        return refuse("order-waiting", "caravanserai C-39", order=boy.waiting)
    if len(boy.minors) >= MOST_MINORS:
        return refuse("three-minors", "caravanserai C-42", most=MOST_MINORS)
    return None if arbab(table).open else refuse("orders-in-deck", "caravanserai-expansions CX-50")


@lru_cache(maxsize=1 << 12)
def _pick(name: str, words: Words) -> PickMinor:
    return PickMinor(name, words)
