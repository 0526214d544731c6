"""What the turquoise cards do, as hooks (caravanserai.md 1.5; rulings C-11, C-13, C-25, C-36, C-55 to C-57)."""
from collections.abc import Iterable
from typing import Any

from engine.caravanserai.actions.aside import SideExchange, SideSell, SideSelling, SideSwapping
from engine.caravanserai.actions.board import OpenSlot
from engine.caravanserai.actions.stay import DoneAside
from engine.caravanserai.actions.trade import Trading
from engine.caravanserai.box import AMBER, BRONZE, DIAMOND, EMERALD, GEMS, GOLD, GOODS, METALS, SILVER
from engine.caravanserai.box_board import GOOD_AT
from engine.caravanserai.box_orders import Order
from engine.caravanserai.events import GoodGained
from engine.caravanserai.hooks import Bill, Hooks
from engine.caravanserai.orders import turn_fountain
from engine.caravanserai.stock import check_storage, receive
from engine.caravanserai.table import CaravanseraiTable, resume
from engine.caravanserai.turn import Closing, Ready, Stop, finish
from engine.kernel import Action, Refusal, refuse

TURNED = "turned"
"""The word with which a Major Order is completed after one turn of the Fountain."""

REBATED_UNITS = 2


class DoneBronze(Action[CaravanseraiTable, Trading], frozen=True):
    """Close a trade and take a bronze from the tray; it came too late to be converted (C-25)."""

    verb = "done bronze"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Trading) -> Iterable["DoneBronze"]:
        """While the tray has a bronze (C-27)."""
        return _DONE_BRONZE if table.tray[BRONZE] else ()

    def refusal(self, table: CaravanseraiTable, asking: Trading) -> Refusal | None:
        """While the tray has a bronze (C-27)."""
        return None if table.tray[BRONZE] else refuse("tray-short", "caravanserai C-27", good=GOODS[BRONZE])

    def do(self, table: CaravanseraiTable, asking: Trading) -> None:
        """The bronze first, then the tile turns."""
        receive(table, asking.seat, ((BRONZE, 1),))
        table.tell(GoodGained(asking.seat, GOODS[BRONZE]))
        finish(table, asking)
        check_storage(table, asking.seat)
        resume(table)


_DONE_BRONZE = (DoneBronze(),)


def _rebate(rebated: int) -> Hooks:
    """One good costs 1 less, for the first two units of a purchase (C-55)."""
    def price_of(table: CaravanseraiTable, seat: int, good: int, before: int, price: int) -> int:
        return price - 1 if good == rebated and before < REBATED_UNITS else price
    return Hooks(price_of=(price_of,))


def _network(family: tuple[int, ...]) -> Hooks:
    """At any stall of a family of goods, any one of them (C-56)."""
    def wares(table: CaravanseraiTable, seat: int, space: int, goods: tuple[int, ...]) -> tuple[int, ...]:
        if GOOD_AT[space] not in family:
            return goods
        return (*goods, *(good for good in family if good not in goods))
    return Hooks(wares=(wares,))


def _three(table: CaravanseraiTable, seat: int, words: tuple[str, ...], count: int) -> int:
    return max(count, 3)


def _may_turn(table: CaravanseraiTable, seat: int, deed: str, order: Order | None) -> tuple[str, ...]:
    return ("", TURNED) if deed == "major" else ()


def _turned(table: CaravanseraiTable, bill: Bill, words: tuple[str, ...]) -> None:
    bill.fountain += TURNED in words


def _turn(table: CaravanseraiTable, seat: int, words: tuple[str, ...]) -> None:
    if TURNED in words:
        turn_fountain(table)


def _always_green(table: CaravanseraiTable, bill: Bill, words: tuple[str, ...]) -> None:
    if bill.deed == "major":
        bill.arrow = 2  # instead of the arrow, a red one too (C-36)


def _aside(begin: type[Action[Any, Any]], more: type[Any]) -> Hooks:
    """An action for any moment of one's turn, once, and again at once for a second piece (C-57)."""
    anywhere: dict[Any, tuple[type[Action[Any, Any]], ...]] = dict.fromkeys((Ready, Stop, Closing), (begin,))
    return Hooks(menu={**anywhere, more: (begin, OpenSlot, DoneAside)})


TURQUOISE = {
    "x1": Hooks(every_move=True),
    "x2": Hooks(stride=4),
    "x3": Hooks(rerolls=1),
    "x4": _rebate(BRONZE),
    "x5": _rebate(AMBER),
    "x6": _rebate(SILVER),
    "x7": _rebate(EMERALD),
    "x8": _rebate(GOLD),
    "x9": _rebate(DIAMOND),
    "x10": Hooks(draws=(_three,)),
    "x11": Hooks(terms=(_may_turn,), arrow=(_turned,), on_terms=(_turn,)),
    "x12": Hooks(arrow=(_always_green,)),
    "x13": _network(METALS),
    "x14": Hooks(menu={Trading: (DoneBronze,)}),
    "x15": _aside(SideSell, SideSelling),
    "x16": _aside(SideExchange, SideSwapping),
    "x17": _network(GEMS),
}
"""The hooks of every turquoise card, by number."""
