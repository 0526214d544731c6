"""When the Arbab waits after a move's action: while something may still be done that his next stop would spoil (CX-91)."""
from typing import Any

from engine.caravanserai.actions.order import Finish
from engine.caravanserai.box_board import BLUE_GATE, KIND, RING
from engine.caravanserai.expansions.anahita.annex import arbab, is_home
from engine.caravanserai.expansions.anahita.box import LEG
from engine.caravanserai.expansions.dervish.actions import UseAdvice
from engine.caravanserai.expansions.opium.annex import opium
from engine.caravanserai.expansions.opium.dealer import ShiftDealer
from engine.caravanserai.kits import kit
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Stop

FORESTALLS = {"d09": "tower", "d15": "caravan", "dc2": "stall"}
"""Advice that saves something from him, and the kind of space where he would spoil it: an order, a tile, a Chapman."""


def awaits(table: CaravanseraiTable, stop: Any) -> bool:
    """Whether he comes where something can still be saved from him.

    Where the stable boy stands, it is driven away and may be inspected; at the Blue Gate its storage may run over.
    """
    if type(stop) is not Stop or is_home(table):
        return False
    menu, ahead = kit(table, stop.seat).menu[Stop], (arbab(table).space + LEG) % RING
    if ahead in (stop.space, BLUE_GATE):
        return any(kind.options(table, stop) for kind in (Finish, UseAdvice, ShiftDealer) if kind in menu)
    if ShiftDealer in menu and opium(table).dealer == ahead and ShiftDealer.options(table, stop):
        return True
    return UseAdvice in menu and any(FORESTALLS.get(act.card) == KIND[ahead] for act in UseAdvice.options(table, stop))
