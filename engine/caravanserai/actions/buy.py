"""Purchase goods at a stall (caravanserai.md 7, C-19, C-55, C-56)."""
from collections.abc import Iterable

from engine.caravanserai.box import GOODS, NUMBER, VALUE
from engine.caravanserai.box_board import GOOD_AT
from engine.caravanserai.events import Bought
from engine.caravanserai.kits import kit
from engine.caravanserai.stock import check_storage
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Doing, Stop, begin, can_begin
from engine.kernel import Action, Refusal, refuse


class Buying(Doing):
    """A purchase of one good has begun: `units` bought, `priced` of them at the usual price, for `coins` in all."""

    good: int
    units: int = 0
    priced: int = 0
    coins: int = 0


def wares(table: CaravanseraiTable, asking: Stop | Buying) -> tuple[int, ...]:
    """The goods a seat may choose from here: the stall's own, or what cards add; one kind per action (C-56)."""
    if isinstance(asking, Buying):
        return (asking.good,)
    if not can_begin(asking):
        return ()
    goods: tuple[int, ...] = (GOOD_AT[asking.space],)
    for hook in kit(table, asking.seat).wares:
        goods = hook(table, asking.seat, asking.space, goods)
    return goods


def price(table: CaravanseraiTable, asking: Stop | Buying, good: int) -> int:
    """What the next unit of a good costs this seat, in dirhams, never below 0 (C-55)."""
    cost, before = VALUE[good], asking.priced if isinstance(asking, Buying) else 0
    for hook in kit(table, asking.seat).price_of:
        cost = hook(table, asking.seat, good, before, cost)
    return max(cost, 0)


class Buy(Action[CaravanseraiTable, Stop | Buying], frozen=True):
    """Buy one piece."""

    verb = "buy"
    exact = True
    good: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop | Buying) -> Iterable["Buy"]:
        """What is sold here, in stock, and within the purse."""
        coins, stalls = table.seats[asking.seat].coins, table.stalls
        return [_BUY[good] for good in wares(table, asking) if stalls[good] and price(table, asking, good) <= coins]

    def refusal(self, table: CaravanseraiTable, asking: Stop | Buying) -> Refusal | None:
        """Sold here, in stock, and within the purse."""
        good = NUMBER.get(self.good, -1)
        if not can_begin(asking):
            return refuse("action-done", "caravanserai section 6.1")
        if good not in wares(table, asking):
            return refuse("not-sold-here", "caravanserai C-56", good=self.good)
        if table.stalls[good] == 0:
            return refuse("stall-empty", "caravanserai C-19", good=self.good)
        cost, coins = price(table, asking, good), table.seats[asking.seat].coins
        return refuse("too-dear", "caravanserai section 7", price=cost, coins=coins) if cost > coins else None

    def do(self, table: CaravanseraiTable, asking: Stop | Buying) -> None:
        """Pay, and take the piece from the good's own stall."""
        good = NUMBER[self.good]
        take_unit(table, asking, good, price(table, asking, good)).priced += 1


def take_unit(table: CaravanseraiTable, asking: Stop | Buying, good: int, cost: int) -> Buying:
    """Pay for one piece of a stall's stock and store it; the running purchase."""
    boy = table.seats[asking.seat]
    buying: Buying = begin(table, asking, Buying(asking.seat, asking.space, good))
    boy.coins -= cost
    table.stalls[good] -= 1
    boy.goods[good] += 1
    buying.units += 1
    buying.coins += cost
    table.tell(Bought(asking.seat, GOODS[good], cost))
    check_storage(table, asking.seat)
    return buying


_BUY = tuple(Buy(good) for good in GOODS)
