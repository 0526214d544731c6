"""Leaving and the clock (rihla 3.16, 3.18): the ways out besides giving up [R-04].

These are always allowed and never listed: nobody, and no bot, leaves by picking from a list.  The engine keeps
no time; the page sends a time-out when a clock has run out.
"""
from engine.kernel import Action, Refusal, refuse
from engine.rihla.events import ExtensionUsed, LeaveAsked, TimedOut
from engine.rihla.table import Question, RihlaTable
from engine.rihla.turn import go_on, walk_out


class Leave(Action[RihlaTable, Question]):
    """Leave the game instead of answering."""

    verb = "leave"
    wide = exact = True
    listed = False

    @classmethod
    def options(cls, table: RihlaTable, asking: Question) -> tuple["Leave", ...]:
        """Never listed."""
        return ()

    def refusal(self, table: RihlaTable, asking: Question) -> Refusal | None:
        """Allowed in every decision of one's own [R-11]."""
        return None

    def do(self, table: RihlaTable, asking: Question) -> None:
        """Go; what that means for the question depends on it."""
        walk_out(table, asking)
        go_on(table)


class AskToLeave(Action[RihlaTable, Question]):
    """A merchant who is not asked wants to leave: kept until a question to them, or the turn's end [R-11]."""

    verb = "ask leave"
    wide = exact = True
    listed = False
    who: int

    @classmethod
    def options(cls, table: RihlaTable, asking: Question) -> tuple["AskToLeave", ...]:
        """Never listed."""
        return ()

    def refusal(self, table: RihlaTable, asking: Question) -> Refusal | None:
        """Not for the asked merchant, who leaves at once; not for a watcher, who is out already [R-60]."""
        if not 0 <= self.who < len(table.merchants):
            return refuse("no-such-seat", "rihla 3.16", seat=self.who)
        merchant = table.merchants[self.who]
        if merchant.out:
            return refuse("only-watching", "rihla R-60", seat=self.who)
        if self.who == asking.seat:
            return refuse("leave-at-once", "rihla R-11", seat=self.who)
        return refuse("leaving-already", "rihla R-11", seat=self.who) if merchant.leaving else None

    def do(self, table: RihlaTable, asking: Question) -> None:
        """Keep it."""
        table.merchants[self.who].leaving = True
        table.tell(LeaveAsked(self.who))


class TimeOut(Action[RihlaTable, Question]):
    """The clock of the open decision ran out: an extension begins, or the journey ends as by leaving."""

    verb = "timeout"
    wide = exact = True
    listed = False

    @classmethod
    def options(cls, table: RihlaTable, asking: Question) -> tuple["TimeOut", ...]:
        """Never listed."""
        return ()

    def refusal(self, table: RihlaTable, asking: Question) -> Refusal | None:
        """Only in games with a clock [R-50]."""
        return refuse("no-clock", "rihla R-50") if table.timer == "off" else None

    def do(self, table: RihlaTable, asking: Question) -> None:
        """Use up an extension, or go."""
        merchant = table.merchants[asking.seat]
        if merchant.extensions:
            merchant.extensions -= 1
            table.tell(ExtensionUsed(asking.seat, merchant.extensions))
            return
        table.tell(TimedOut(asking.seat))
        walk_out(table, asking)
        go_on(table)
