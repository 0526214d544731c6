"""A seat's own board: opening spaces of the purse, and giving up pieces when the storage is full (C-21 to C-23)."""
from collections.abc import Iterable

from engine.caravanserai.box import AMBER, BRONZE, GOODS, MOST_ROOM, NUMBER, STORAGE
from engine.caravanserai.events import Discarded, SlotOpened
from engine.caravanserai.stock import Overflow, give_back
from engine.caravanserai.table import Ask, CaravanseraiTable, StableBoy, resume
from engine.kernel import Action, Refusal, refuse


def can_open(boy: StableBoy) -> bool:
    """Whether a seat could open one more space of its purse."""
    return boy.room < MOST_ROOM and (boy.goods[BRONZE] > 0 or boy.goods[AMBER] > 0)


class OpenSlot(Action[CaravanseraiTable, Ask], frozen=True):
    """Give a bronze or an amber for one more space of the purse; any time in one's own turn (C-23)."""

    verb = "open"
    exact = True
    good: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Ask) -> Iterable["OpenSlot"]:
        """The two cheap goods, as far as they are held and the purse can grow."""
        boy = table.seats[asking.seat]
        goods = boy.goods
        if not (goods[BRONZE] or goods[AMBER]) or boy.room >= MOST_ROOM:
            return ()
        return _OPEN[goods[BRONZE] > 0, goods[AMBER] > 0]

    def refusal(self, table: CaravanseraiTable, asking: Ask) -> Refusal | None:
        """Bronze or amber, held, and the purse below its full size."""
        boy = table.seats[asking.seat]
        if NUMBER.get(self.good, -1) not in (BRONZE, AMBER):
            return refuse("bronze-or-amber", "caravanserai section 6.2", good=self.good)
        if boy.room >= MOST_ROOM:
            return refuse("purse-at-most", "caravanserai C-14", room=MOST_ROOM)
        if boy.goods[NUMBER[self.good]] == 0:
            return refuse("no-such-piece", "caravanserai section 6.2", good=self.good)
        return None

    def do(self, table: CaravanseraiTable, asking: Ask) -> None:
        """The piece goes to the tray, the next marker comes off."""
        boy = table.seats[asking.seat]
        give_back(table, asking.seat, ((NUMBER[self.good], 1),))
        boy.room += 1
        table.tell(SlotOpened(asking.seat, self.good, boy.room))
        resume(table)


class Discard(Action[CaravanseraiTable, Overflow], frozen=True):
    """Give up one piece because the storage is too full; without need nothing is discarded (C-22)."""

    verb = "discard"
    exact = True
    good: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Overflow) -> Iterable["Discard"]:
        """Every good held, the new pieces included (C-21)."""
        goods = table.seats[asking.seat].goods
        return [act for good, act in enumerate(_DISCARD) if goods[good]]

    def refusal(self, table: CaravanseraiTable, asking: Overflow) -> Refusal | None:
        """Only what is held."""
        good = NUMBER.get(self.good, -1)
        if good < 0 or table.seats[asking.seat].goods[good] == 0:
            return refuse("no-such-piece", "caravanserai C-21", good=self.good)
        return None

    def do(self, table: CaravanseraiTable, asking: Overflow) -> None:
        """The piece goes to the tray; at seven pieces what was interrupted goes on."""
        give_back(table, asking.seat, ((NUMBER[self.good], 1),))
        table.tell(Discarded(asking.seat, self.good))
        if sum(table.seats[asking.seat].goods) <= STORAGE:
            table.pending.pop()
            resume(table)


_OPEN = {(bronze, amber): tuple(OpenSlot(GOODS[good]) for good, held in ((BRONZE, bronze), (AMBER, amber)) if held)
         for bronze in (False, True) for amber in (False, True)}
_DISCARD = tuple(Discard(good) for good in GOODS)
