"""Saves of Caravanserai worth opening in a browser: positions from which much can be seen in a few presses."""
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.caravanserai.box_orders import MAJORS
from engine.caravanserai.game import GAME
from engine.caravanserai.table import CaravanseraiTable
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import save_text
from tests.ui.caravanserai.setting import begun, give, hand_out

LATE = 17
"""Points that everybody has in a game that ends at 20."""
NONE: Mapping[str, Any] = MappingProxyType({})
"""No options."""


def well_off(*kinds: str, **more: Any) -> str:
    """A save in which the first seat stands at the north gate's rest area with goods for the order of the tower beside it.

    From there a walk of three leads to a stall, a tower, the Blue Gate and a pavilion.  Another seat's storage is full.
    """
    table = begun(len(kinds), "court")
    for seat, space in enumerate((9, 12, 15, 18)[:len(kinds)]):
        table.seats[seat].space = space
    table.seats[0].coins, table.seats[0].room, table.seats[0].debt = 1, 4, 2
    _goods_for(table, 7)
    give(table, 1, [2, 1, 1, 1, 1, 1])
    hand_out(table, 0, "x15", "x14")
    for name, value in more.items():
        setattr(table.seats[0], name, value)
    return position(table, kinds)


def _goods_for(table: CaravanseraiTable, tower: int) -> None:
    """The first seat holds what the order of a tower asks for, and a bronze."""
    goods = [1, 0, 0, 0, 0, 0]
    for good, number in MAJORS[table.towers[tower]].goods:
        goods[good] += number
    give(table, 0, goods)


def position(table: CaravanseraiTable, kinds: tuple[str, ...], options: Mapping[str, Any] = NONE) -> str:
    """A table as a save, its seats taken by Aziza, Basil and two bots, or whoever `kinds` says."""
    assert GAME.faults(table) == []
    seats = [Seat(name, kind, "clerk" if kind == "bot" else "")
             for name, kind in zip(("Aziza", "Basil", "Chadi", "Dunya"), kinds, strict=False)]
    return save_text(Saga(GAME, seats, "court", dict(options), "court", table))


def late(*kinds: str) -> str:
    """A save a few turns before the end: the first seat, at twelve points of twenty, holds what a tower beside it asks for."""
    table = begun(len(kinds), "court")
    table.threshold = 20
    for seat, space in enumerate((9, 12, 15, 18)[:len(kinds)]):
        table.seats[seat].space, table.seats[seat].points = space, 11
    table.seats[0].coins, table.seats[0].debt = 1, 1
    _goods_for(table, 7)
    return position(table, kinds)


def drawing_orders(*kinds: str) -> str:
    """A save in which the first seat stands beside the Red Gate, with nothing that a Minor Order could be filled with."""
    table = begun(len(kinds), "orders")
    table.seats[0].space = 19
    give(table, 0, [0] * 6)
    return position(table, kinds)
