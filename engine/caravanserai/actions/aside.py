"""Selling and exchanging away from the pavilions, for cards that allow it: up to two pieces, once per turn (C-57)."""
from collections.abc import Iterable
from typing import ClassVar

from engine.caravanserai.actions.exchange import swap_piece, swap_refusal, swappable
from engine.caravanserai.actions.sell import sale_refusal, saleable, sell_piece
from engine.caravanserai.box import GOODS, NUMBER
from engine.caravanserai.table import Ask, CaravanseraiTable, resume
from engine.kernel import Action, Refusal, refuse


class SideSelling(Ask):
    """One piece was sold away from the pavilion: a second one, or done."""

    opens: ClassVar[bool] = False


class SideSwapping(Ask):
    """One piece was exchanged away from the pavilion: a second one, or done."""

    opens: ClassVar[bool] = False


class SideSell(Action[CaravanseraiTable, Ask], frozen=True):
    """Sell one piece anywhere, as at the Blue Pavilion."""

    verb = "side sell"
    exact = True
    good: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Ask) -> Iterable["SideSell"]:
        """What could be sold, once per turn."""
        open_ = isinstance(asking, SideSelling) or cls.verb not in table.used
        return [_SIDE_SELL[good] for good in saleable(table, asking.seat)] if open_ else ()

    def refusal(self, table: CaravanseraiTable, asking: Ask) -> Refusal | None:
        """Once per turn, and under the rules of a sale."""
        if self.verb in table.used and not isinstance(asking, SideSelling):
            return refuse("used-this-turn", "caravanserai C-57")
        return sale_refusal(table, asking.seat, self.good)

    def do(self, table: CaravanseraiTable, asking: Ask) -> None:
        """Sell; after the first piece a second one may follow."""
        sell_piece(table, asking.seat, NUMBER[self.good])
        _second(table, asking, SideSelling(asking.seat), self.verb)


class SideExchange(Action[CaravanseraiTable, Ask], frozen=True):
    """Exchange one piece anywhere, as at the White Pavilion."""

    verb = "side exchange"
    exact = True
    good: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Ask) -> Iterable["SideExchange"]:
        """What could be exchanged, once per turn."""
        open_ = isinstance(asking, SideSwapping) or cls.verb not in table.used
        return [_SIDE_EXCHANGE[good] for good in swappable(table, asking.seat)] if open_ else ()

    def refusal(self, table: CaravanseraiTable, asking: Ask) -> Refusal | None:
        """Once per turn, and under the rules of an exchange."""
        if self.verb in table.used and not isinstance(asking, SideSwapping):
            return refuse("used-this-turn", "caravanserai C-57")
        return swap_refusal(table, asking.seat, self.good)

    def do(self, table: CaravanseraiTable, asking: Ask) -> None:
        """Exchange; after the first piece a second one may follow."""
        swap_piece(table, asking.seat, NUMBER[self.good])
        _second(table, asking, SideSwapping(asking.seat), self.verb)


def _second(table: CaravanseraiTable, asking: Ask, more: Ask, verb: str) -> None:
    if type(asking) is type(more):
        table.pending.pop()
        resume(table)
    else:
        table.used.append(verb)
        table.pending.append(more)


_SIDE_SELL = tuple(SideSell(good) for good in GOODS)
_SIDE_EXCHANGE = tuple(SideExchange(good) for good in GOODS)
