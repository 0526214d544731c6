"""Moving pieces between tray, stalls and storages: every piece that moves moves here, so none is lost."""
from engine.caravanserai.box import GOODS, STALL_SIZE, STORAGE, VALUE, Needs
from engine.caravanserai.events import StallRefilled
from engine.caravanserai.kits import kit
from engine.caravanserai.table import Ask, CaravanseraiTable


class Overflow(Ask):
    """Its seat holds more than seven pieces and gives up what it likes, new pieces included (C-21)."""


def covers(goods: list[int], wanted: Needs) -> bool:
    """Whether a stock holds all the goods wanted."""
    for good, count in wanted:
        if goods[good] < count:
            return False
    return True


def missing(goods: list[int], wanted: Needs) -> tuple[tuple[str, int], ...]:
    """The goods a stock lacks, by name and pieces: the facts of a refusal."""
    return tuple((GOODS[good], count - goods[good]) for good, count in wanted if goods[good] < count)


def give_back(table: CaravanseraiTable, seat: int, goods: Needs) -> None:
    """Put pieces of a seat back into the tray."""
    stored, tray = table.seats[seat].goods, table.tray
    for good, count in goods:
        stored[good] -= count
        tray[good] += count


def receive(table: CaravanseraiTable, seat: int, goods: Needs) -> None:
    """Give a seat pieces from the tray, which must hold them; the storage is checked by `check_storage`."""
    stored, tray = table.seats[seat].goods, table.tray
    for good, count in goods:
        stored[good] += count
        tray[good] -= count


def check_storage(table: CaravanseraiTable, seat: int) -> None:
    """Ask a seat that holds too much to discard (C-21)."""
    if sum(table.seats[seat].goods) > STORAGE:
        table.pending.append(Overflow(seat))


def refill_stalls(table: CaravanseraiTable) -> None:
    """When an action closes: every stall at 0 is refilled from the tray, as far as that goes (C-19)."""
    if 0 not in table.stalls or kit(table, table.active).fixed_stalls:
        return
    for good, stock in enumerate(table.stalls):
        laid = min(STALL_SIZE[good], table.tray[good])
        if stock == 0 and laid > 0:
            table.stalls[good] += laid
            table.tray[good] -= laid
            table.tell(StallRefilled(GOODS[good], laid))


def stored_worth(goods: list[int]) -> int:
    """The value of stored pieces, in dirhams."""
    return sum(VALUE[good] * count for good, count in enumerate(goods))
