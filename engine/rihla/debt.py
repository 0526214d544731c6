"""Giving up a debt one truly cannot pay (rihla 3.15)."""
from engine.kernel import Action, Refusal, refuse
from engine.rihla.dues import Debt, go_out, pay_out
from engine.rihla.events import GaveUp
from engine.rihla.scoring import worth
from engine.rihla.table import RihlaTable
from engine.rihla.turn import go_on


class GiveUp(Action[RihlaTable, Debt]):
    """Give up: the creditors share what one was worth, and one is out, Barakah kept."""

    verb = "give up"
    exact = True

    @classmethod
    def options(cls, table: RihlaTable, asking: Debt) -> tuple["GiveUp", ...]:
        """Only when even selling everything to the bank would not cover the debt."""
        return _GIVE_UP if worth(table, asking.seat) < asking.total() else ()

    def refusal(self, table: RihlaTable, asking: Debt) -> Refusal | None:
        """A worth equal to the debt must be paid; trades are not counted [R-07]."""
        own, total = worth(table, asking.seat), asking.total()
        return None if own < total else refuse("can-cover", "rihla R-07", worth=own, total=total)

    def do(self, table: RihlaTable, asking: Debt) -> None:
        """Pay the creditors what one was worth [R-08], then go out."""
        table.pending.pop()
        own = worth(table, asking.seat)
        table.tell(GaveUp(asking.seat, own, asking.total()))
        pay_out(table, asking.claims, own, asking.reason)
        go_out(table, asking.seat)
        go_on(table)


_GIVE_UP = (GiveUp(),)
