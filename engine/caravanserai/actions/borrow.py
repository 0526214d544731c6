"""Borrow money at a Money Changer (caravanserai.md 7, C-15, C-16)."""
from collections.abc import Iterable

from engine.caravanserai.events import Borrowed
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Doing, Stop, begin, can_begin
from engine.kernel import Action, Refusal, refuse


class Borrowing(Doing):
    """A loan has begun: more dirhams, or done."""

    coins: int = 0


class Borrow(Action[CaravanseraiTable, Stop | Borrowing], frozen=True):
    """Borrow one dirham."""

    verb = "borrow"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop | Borrowing) -> Iterable["Borrow"]:
        """While the credit track and the purse both have a free space."""
        boy = table.seats[asking.seat]
        free = boy.debt < boy.limit - boy.locked and boy.coins < boy.room
        return _BORROW if free and can_begin(asking) else ()

    def refusal(self, table: CaravanseraiTable, asking: Stop | Borrowing) -> Refusal | None:
        """A free space on both tracks; one opened this turn is not free yet."""
        boy = table.seats[asking.seat]
        if not can_begin(asking):
            return refuse("action-done", "caravanserai section 6.1")
        if boy.debt >= boy.limit - boy.locked:
            return refuse("credit-full", "caravanserai C-16", debt=boy.debt, limit=boy.limit, locked=boy.locked)
        if boy.coins >= boy.room:
            return refuse("purse-full", "caravanserai section 7", room=boy.room)
        return None

    def do(self, table: CaravanseraiTable, asking: Stop | Borrowing) -> None:
        """Both markers advance one space."""
        boy = table.seats[asking.seat]
        begin(table, asking, Borrowing(asking.seat, asking.space)).coins += 1
        boy.debt += 1
        boy.coins += 1
        table.tell(Borrowed(asking.seat, boy.debt))


_BORROW = (Borrow(),)
