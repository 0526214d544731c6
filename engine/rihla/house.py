"""Drawing, and waiting in Bayt al-Dayn (rihla 3.3, 3.14): how the manage step ends.

Who waits may do all but draw [R-49]: pay 500k at any time of the manage step [R-48], or wait; after three whole turns
of waiting the fourth is free [R-47].
"""
from collections.abc import Iterable

from engine.kernel import Action, Refusal, refuse
from engine.rihla.box import HOUSE_FEE
from engine.rihla.events import PaidRelease, Waited
from engine.rihla.money import to_bank
from engine.rihla.table import RihlaTable
from engine.rihla.turn import Manage, draw, go_on, set_free


class Draw(Action[RihlaTable, Manage]):
    """End the manage step and draw the top Rihla card."""

    verb = "draw"
    exact = True

    @classmethod
    def options(cls, table: RihlaTable, asking: Manage) -> Iterable["Draw"]:
        """Whenever the merchant does not wait."""
        return () if table.merchants[asking.seat].waiting else _DRAW

    def refusal(self, table: RihlaTable, asking: Manage) -> Refusal | None:
        """Not while waiting in Bayt al-Dayn."""
        return refuse("waiting", "rihla R-49") if table.merchants[asking.seat].waiting else None

    def do(self, table: RihlaTable, asking: Manage) -> None:
        """Draw, travel, arrive."""
        table.pending.pop()
        draw(table)
        go_on(table)


class Wait(Action[RihlaTable, Manage]):
    """End the turn waiting in Bayt al-Dayn."""

    verb = "wait"
    exact = True

    @classmethod
    def options(cls, table: RihlaTable, asking: Manage) -> Iterable["Wait"]:
        """Whenever the merchant waits."""
        return _WAIT if table.merchants[asking.seat].waiting else ()

    def refusal(self, table: RihlaTable, asking: Manage) -> Refusal | None:
        """Only in Bayt al-Dayn."""
        return None if table.merchants[asking.seat].waiting else refuse("not-waiting", "rihla 3.14")

    def do(self, table: RihlaTable, asking: Manage) -> None:
        """Count the wait; the turn is over."""
        table.pending.pop()
        merchant = table.merchants[asking.seat]
        merchant.waits += 1
        table.tell(Waited(asking.seat, merchant.waits))
        go_on(table)


class PayToLeave(Action[RihlaTable, Manage]):
    """Pay 500k to the bank and be free to draw."""

    verb = "release"
    exact = True

    @classmethod
    def options(cls, table: RihlaTable, asking: Manage) -> Iterable["PayToLeave"]:
        """Whenever the merchant waits and has the money."""
        merchant = table.merchants[asking.seat]
        return _PAY if merchant.waiting and merchant.cash >= HOUSE_FEE else ()

    def refusal(self, table: RihlaTable, asking: Manage) -> Refusal | None:
        """Only in Bayt al-Dayn, with the money in hand."""
        merchant = table.merchants[asking.seat]
        if not merchant.waiting:
            return refuse("not-waiting", "rihla 3.14")
        if merchant.cash < HOUSE_FEE:
            return refuse("too-dear", "rihla R-48", price=HOUSE_FEE, cash=merchant.cash)
        return None

    def do(self, table: RihlaTable, asking: Manage) -> None:
        """Pay; the manage step goes on."""
        to_bank(table, asking.seat, HOUSE_FEE)
        set_free(table, asking.seat)
        table.tell(PaidRelease(asking.seat, HOUSE_FEE))


_DRAW, _WAIT, _PAY = (Draw(),), (Wait(),), (PayToLeave(),)
