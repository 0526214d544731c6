"""What the Dervish's cards do (caravanserai-expansions section 1; CX-10 to CX-17).

A card whose gain is impossible cannot be used (CX-10).  Other expansions add their own cards to `ADVICE`.
"""
from collections.abc import Callable
from itertools import combinations
from typing import Any, ClassVar, NamedTuple

from engine.caravanserai.actions.move import Roll
from engine.caravanserai.box import AMBER, BRONZE, DIAMOND, EMERALD, GOLD, GOODS, NUMBER, SILVER, needs
from engine.caravanserai.box_board import CARAVANS, SPACE_NAMES, SPACE_NUMBER, TOWERS
from engine.caravanserai.events import DieRolled, Exchanged, GoodGained
from engine.caravanserai.events_orders import PurseFilled
from engine.caravanserai.expansions.dervish.box import STEP
from engine.caravanserai.expansions.dervish.events import AdvicePaid, AdvicePaidGood, DebtForgiven, OrdersSwapped
from engine.caravanserai.kits import kit
from engine.caravanserai.orders import turn_fountain
from engine.caravanserai.stock import check_storage, give_back, receive
from engine.caravanserai.table import Ask, CaravanseraiTable
from engine.caravanserai.turn import Closing, Ready, Rolled, Stop
from engine.kernel import Refusal, refuse

Choice = tuple[str, ...]
NOTHING: tuple[Choice, ...] = ((),)
"""The candidates of a card that asks for no choice."""

FREE = (Ready, Stop, Closing)
"""The questions at which a card may be used; Anahita's stop is a kind of `Stop`."""


class Advice(NamedTuple):
    """One card: the choices it can ask for, why one is refused now, and what it does; and when it may be used."""

    why: Callable[[CaravanseraiTable, Any, Choice], Refusal | None]
    do: Callable[[CaravanseraiTable, Any, Choice], None]
    candidates: tuple[Choice, ...] = NOTHING
    when: tuple[type[Ask], ...] = FREE


class FarTrade(Stop):
    """A trade at a caravan tile far away: it uses no action of a space (CX-12)."""

    opens: ClassVar[bool] = False


def _tray_short(table: CaravanseraiTable, good: int) -> Refusal | None:
    return None if table.tray[good] else refuse("tray-short", "caravanserai-expansions CX-10", good=GOODS[good])


def _gift(good: int) -> Advice:
    """A piece from the tray."""
    def do(table: CaravanseraiTable, asking: Ask, choice: Choice) -> None:
        gain_good(table, asking.seat, good)
    return Advice(lambda table, asking, choice: _tray_short(table, good), do)


def gain_good(table: CaravanseraiTable, seat: int, good: int) -> None:
    """Give a seat a piece from the tray, which must have it."""
    receive(table, seat, ((good, 1),))
    table.tell(GoodGained(seat, GOODS[good]))
    check_storage(table, seat)


def _swap(give: int, get: int) -> Advice:
    """A piece for another, with the tray (CX-11)."""
    def why(table: CaravanseraiTable, asking: Ask, choice: Choice) -> Refusal | None:
        if table.seats[asking.seat].goods[give] == 0:
            return refuse("no-such-piece", "caravanserai-expansions CX-11", good=GOODS[give])
        return _tray_short(table, get)

    def do(table: CaravanseraiTable, asking: Ask, choice: Choice) -> None:
        give_back(table, asking.seat, ((give, 1),))
        receive(table, asking.seat, ((get, 1),))
        table.tell(Exchanged(asking.seat, GOODS[give], GOODS[get]))
    return Advice(why, do)


def _no_room(table: CaravanseraiTable, asking: Ask, choice: Choice) -> Refusal | None:
    boy = table.seats[asking.seat]
    return refuse("purse-full", "caravanserai-expansions CX-10", room=boy.room) if boy.coins >= boy.room else None


def _dirham(table: CaravanseraiTable, asking: Ask, choice: Choice) -> None:
    table.seats[asking.seat].coins += 1
    table.tell(PurseFilled(asking.seat, 1))


def _always(table: CaravanseraiTable, asking: Ask, choice: Choice) -> Refusal | None:
    return None


def _no_roll(table: CaravanseraiTable, asking: Rolled, choice: Choice) -> Refusal | None:
    """Where dice are not rolled for a move, no roll can be repeated."""
    rolls = Roll in kit(table, asking.seat).menu[Ready]
    return None if rolls else refuse("no-reroll", "caravanserai-expansions CX-15")


def _roll_again(table: CaravanseraiTable, asking: Rolled, choice: Choice) -> None:
    asking.face = table.dice.roll()  # the last result stands (CX-15)
    table.tell(DieRolled(asking.seat, asking.face, True))


def _one_step_more(table: CaravanseraiTable, asking: Ask, choice: Choice) -> None:
    table.seats[asking.seat].grant(STEP)


def _too_poor(table: CaravanseraiTable, asking: Ask, choice: Choice) -> Refusal | None:
    coins = table.seats[asking.seat].coins
    if coins < 1:
        return refuse("too-dear", "caravanserai-expansions CX-11", price=1, coins=coins)
    return _tray_short(table, NUMBER[choice[0]])


def _buy_cheaply(table: CaravanseraiTable, asking: Ask, choice: Choice) -> None:
    pay(table, asking.seat, 1)
    gain_good(table, asking.seat, NUMBER[choice[0]])


def pay(table: CaravanseraiTable, seat: int, coins: int) -> None:
    """A seat pays dirhams for advice."""
    table.seats[seat].coins -= coins
    table.tell(AdvicePaid(seat, coins))


def give_good(table: CaravanseraiTable, seat: int, good: int) -> None:
    """A seat pays with a piece, which goes to the tray."""
    give_back(table, seat, ((good, 1),))
    table.tell(AdvicePaidGood(seat, GOODS[good]))


def _empty_tower(table: CaravanseraiTable, asking: Ask, choice: Choice) -> Refusal | None:
    empty = [tower for tower in choice if not table.towers[SPACE_NUMBER[tower]]]
    return refuse("no-order-there", "caravanserai-expansions section 1", space=empty[0]) if empty else None


def _swap_orders(table: CaravanseraiTable, asking: Ask, choice: Choice) -> None:
    one, other = (SPACE_NUMBER[tower] for tower in choice)
    table.towers[one], table.towers[other] = table.towers[other], table.towers[one]
    table.tell(OrdersSwapped(*choice))


def _turn(table: CaravanseraiTable, asking: Ask, choice: Choice) -> None:
    turn_fountain(table)


def _nothing_to_trade(table: CaravanseraiTable, asking: Ask, choice: Choice) -> Refusal | None:
    """A trade must begin with a conversion, or with a token where there are some (CX-12)."""
    there = FarTrade(asking.seat, 0, SPACE_NUMBER[choice[0]])
    possible = any(list(kind.options(table, there)) for kind in kit(table, asking.seat).menu["caravan"])
    return None if possible else refuse("nothing-to-trade", "caravanserai-expansions CX-12", space=choice[0])


def _trade_afar(table: CaravanseraiTable, asking: Ask, choice: Choice) -> None:
    table.pending.append(FarTrade(asking.seat, 0, SPACE_NUMBER[choice[0]]))


def _no_debt(table: CaravanseraiTable, asking: Ask, choice: Choice) -> Refusal | None:
    return None if table.seats[asking.seat].debt else refuse("no-debt", "caravanserai-expansions CX-10")


def _forgive(table: CaravanseraiTable, asking: Ask, choice: Choice) -> None:
    boy = table.seats[asking.seat]
    table.tell(DebtForgiven(asking.seat, boy.debt))
    boy.debt = 0


_TOWERS = tuple((SPACE_NAMES[one], SPACE_NAMES[other]) for one, other in combinations(sorted(TOWERS), 2))
_TILES = tuple((SPACE_NAMES[space],) for spaces in CARAVANS.values() for space in spaces)
SILVER_OR_EMERALD: tuple[Choice, ...] = tuple((GOODS[good],) for good, _ in needs("si em"))

ADVICE: dict[str, Advice] = {
    "d01": _gift(BRONZE),
    "d02": _gift(AMBER),
    "d03": Advice(_no_room, _dirham),
    "d04": Advice(_no_roll, _roll_again, when=(Rolled,)),
    STEP: Advice(_always, _one_step_more, when=(Ready, Rolled)),
    "d08": Advice(_too_poor, _buy_cheaply, SILVER_OR_EMERALD),
    "d09": Advice(_empty_tower, _swap_orders, _TOWERS),
    "d10": _swap(SILVER, GOLD),
    "d11": _swap(EMERALD, DIAMOND),
    "d12": _swap(AMBER, EMERALD),
    "d13": _swap(BRONZE, SILVER),
    "d14": Advice(_always, _turn),
    "d15": Advice(_nothing_to_trade, _trade_afar, _TILES),
    "d16": Advice(_no_debt, _forgive),
}
"""Every card that is used by itself, by number; d06 and d07 are words of other deeds."""
