"""What the Arbab does where he stops, by kind of space (caravanserai-expansions.md 3.3; CX-46 to CX-50)."""
from collections.abc import Callable

from engine.caravanserai.actions.trade import turn_tile
from engine.caravanserai.box import GOODS
from engine.caravanserai.box_board import GOOD_AT, KIND, SPACE_NAMES
from engine.caravanserai.box_cards import KINDS
from engine.caravanserai.cards import refill_slot
from engine.caravanserai.expansions.anahita import encounters
from engine.caravanserai.expansions.anahita.annex import ANAHITA, anahita, arbab
from engine.caravanserai.expansions.anahita.box import CHANGER_FAVOURS, LAID_OPEN
from engine.caravanserai.expansions.anahita.events import (
    AbilityRemoved,
    FavoursLaid,
    GoodConfiscated,
    MinorsLaidOpen,
    OrderTurnedDown,
)
from engine.caravanserai.expansions.anahita.solo_deeds import choose_outermost, remove_minor, replace_order
from engine.caravanserai.orders import turn_fountain
from engine.caravanserai.stock import refill_stalls
from engine.caravanserai.table import CaravanseraiTable, Shelf


def act(table: CaravanseraiTable, space: int) -> None:
    """His action at a ring space."""
    _DEEDS[KIND[space]](table, space)


def _stall(table: CaravanseraiTable, space: int) -> None:
    """A piece goes back to the tray; emptied, the stall is refilled at once (CX-46)."""
    good = GOOD_AT[space]
    if table.stalls[good]:
        table.stalls[good] -= 1
        table.tray[good] += 1
        table.tell(GoodConfiscated(GOODS[good]))
    refill_stalls(table)
    encounters.chapmen(table, space)


def _changer(table: CaravanseraiTable, space: int) -> None:
    """Two favour tokens, as far as the supply goes (CX-57)."""
    if ANAHITA not in table.annexes:
        return
    her = anahita(table)
    count = min(CHANGER_FAVOURS, her.supply)
    her.supply -= count
    her.lying[space] = her.lying.get(space, 0) + count
    if count:
        table.tell(FavoursLaid(SPACE_NAMES[space], count))


def _tower(table: CaravanseraiTable, space: int) -> None:
    """The order here is turned down and the earlier one up; at an empty tower nothing changes (CX-48)."""
    his, order = arbab(table), table.towers[space]
    if his.alone:
        replace_order(table, space)
    elif order and order != his.down:
        table.tell(OrderTurnedDown(SPACE_NAMES[space], order, his.down))
        his.down = order


def _blue_gate(table: CaravanseraiTable, space: int) -> None:
    turn_fountain(table)
    encounters.dervish(table)
    if arbab(table).alone:
        choose_outermost(table)
        return
    for kind in KINDS:
        slot = outermost(table.shelves[kind])
        if slot >= 0:
            card = table.shelves[kind].shown[slot]
            table.shelves[kind].shown[slot] = ""
            table.out.append(card)
            table.tell(AbilityRemoved(card))
            refill_slot(table, kind, slot)


def outermost(shelf: Shelf) -> int:
    """The lowest filled slot of a display, -1 when all are empty (CX-49)."""
    return next((slot for slot, card in enumerate(shelf.shown) if card), -1)


def _red_gate(table: CaravanseraiTable, space: int) -> None:
    if arbab(table).alone:
        remove_minor(table)
    else:
        lay_open(table)


def lay_open(table: CaravanseraiTable) -> None:
    """The top three Minor Orders lie face up from now on; all others leave the game (CX-50)."""
    his = arbab(table)
    his.open = True
    his.gate, rest = table.minors[:LAID_OPEN], table.minors[LAID_OPEN:]
    table.minors = []
    table.out += sorted(rest)  # in no order that could tell how they lay
    table.tell(MinorsLaidOpen(tuple(his.gate)))


_DEEDS: dict[str, Callable[[CaravanseraiTable, int], None]] = {
    "caravan": turn_tile, "stall": _stall, "changer": _changer, "tower": _tower, "blue_gate": _blue_gate,
    "red_gate": _red_gate,
}
