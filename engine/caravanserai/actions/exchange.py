"""Exchange goods of the same value at the White Pavilion (caravanserai.md 7, C-27, C-29)."""
from collections.abc import Iterable

from engine.caravanserai.box import GOODS, NUMBER, TWIN
from engine.caravanserai.events import Exchanged
from engine.caravanserai.stock import give_back, receive
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Doing, Stop, begin, can_begin
from engine.kernel import Action, Refusal, refuse


class Swapping(Doing):
    """An exchange has begun: more pieces, or done."""

    units: int = 0


def swappable(table: CaravanseraiTable, seat: int) -> list[int]:
    """The goods a seat could exchange: held, with the twin in the tray."""
    tray = table.tray
    return [good for good, count in enumerate(table.seats[seat].goods) if count and tray[TWIN[good]]]


def swap_refusal(table: CaravanseraiTable, seat: int, name: str) -> Refusal | None:
    """Why a seat cannot exchange a piece."""
    if name not in NUMBER or table.seats[seat].goods[NUMBER[name]] == 0:
        return refuse("no-such-piece", "caravanserai section 6.2", good=name)
    twin = TWIN[NUMBER[name]]
    return refuse("tray-short", "caravanserai C-27", good=GOODS[twin]) if table.tray[twin] == 0 else None


def swap_piece(table: CaravanseraiTable, seat: int, good: int) -> None:
    """Swap a piece for its twin."""
    give_back(table, seat, ((good, 1),))
    receive(table, seat, ((TWIN[good], 1),))
    table.tell(Exchanged(seat, GOODS[good], GOODS[TWIN[good]]))


class Exchange(Action[CaravanseraiTable, Stop | Swapping], frozen=True):
    """Exchange one piece for its twin."""

    verb = "exchange"
    exact = True
    good: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop | Swapping) -> Iterable["Exchange"]:
        """Every good held whose twin lies in the tray."""
        return [_EXCHANGE[good] for good in swappable(table, asking.seat)] if can_begin(asking) else ()

    def refusal(self, table: CaravanseraiTable, asking: Stop | Swapping) -> Refusal | None:
        """Held, and the twin in the tray."""
        if not can_begin(asking):
            return refuse("action-done", "caravanserai section 6.1")
        return swap_refusal(table, asking.seat, self.good)

    def do(self, table: CaravanseraiTable, asking: Stop | Swapping) -> None:
        """Swap the piece with the tray."""
        begin(table, asking, Swapping(asking.seat, asking.space)).units += 1
        swap_piece(table, asking.seat, NUMBER[self.good])


_EXCHANGE = tuple(Exchange(good) for good in GOODS)
