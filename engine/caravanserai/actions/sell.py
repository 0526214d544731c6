"""Sell goods at the Blue Pavilion (caravanserai.md 7, C-28)."""
from collections.abc import Iterable

from engine.caravanserai.box import GOODS, NUMBER, VALUE
from engine.caravanserai.events import Sold
from engine.caravanserai.stock import give_back
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Doing, Stop, begin, can_begin
from engine.kernel import Action, Refusal, refuse


class Selling(Doing):
    """A sale has begun: more pieces, or done."""

    units: int = 0


def saleable(table: CaravanseraiTable, seat: int) -> list[int]:
    """The goods a seat could sell: those it holds, while one space of its purse is free."""
    boy = table.seats[seat]
    return [good for good, count in enumerate(boy.goods) if count] if boy.coins < boy.room else []


def sale_refusal(table: CaravanseraiTable, seat: int, name: str) -> Refusal | None:
    """Why a seat cannot sell a piece."""
    boy = table.seats[seat]
    if name not in NUMBER or boy.goods[NUMBER[name]] == 0:
        return refuse("no-such-piece", "caravanserai section 6.2", good=name)
    return refuse("purse-full", "caravanserai C-28", room=boy.room) if boy.coins >= boy.room else None


def sell_piece(table: CaravanseraiTable, seat: int, good: int) -> None:
    """Sell a piece at its value; what the purse cannot hold is lost (C-28)."""
    boy = table.seats[seat]
    gained = min(VALUE[good], boy.room - boy.coins)
    give_back(table, seat, ((good, 1),))
    boy.coins += gained
    table.tell(Sold(seat, GOODS[good], gained, VALUE[good] - gained))


class Sell(Action[CaravanseraiTable, Stop | Selling], frozen=True):
    """Sell one piece."""

    verb = "sell"
    exact = True
    good: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop | Selling) -> Iterable["Sell"]:
        """Every good held, while the purse has a free space."""
        return [_SELL[good] for good in saleable(table, asking.seat)] if can_begin(asking) else ()

    def refusal(self, table: CaravanseraiTable, asking: Stop | Selling) -> Refusal | None:
        """Held, and one space of the purse free."""
        if not can_begin(asking):
            return refuse("action-done", "caravanserai section 6.1")
        return sale_refusal(table, asking.seat, self.good)

    def do(self, table: CaravanseraiTable, asking: Stop | Selling) -> None:
        """The piece goes to the tray, its value into the purse."""
        begin(table, asking, Selling(asking.seat, asking.space)).units += 1
        sell_piece(table, asking.seat, NUMBER[self.good])


_SELL = tuple(Sell(good) for good in GOODS)
