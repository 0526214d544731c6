"""What each seat chooses before the first turn: a piece of goods and a gate (caravanserai.md 5)."""
from collections.abc import Iterable

from engine.caravanserai.box import EMERALD, GOODS, NUMBER, SILVER
from engine.caravanserai.box_board import BLUE_GATE, RED_GATE, SPACE_NAMES, SPACE_NUMBER
from engine.caravanserai.events import GateEntered, GoodChosen
from engine.caravanserai.stock import receive
from engine.caravanserai.table import Ask, CaravanseraiTable, resume
from engine.kernel import Action, Refusal, refuse


class ChooseGood(Ask):
    """Its seat takes a silver or an emerald."""


class ChooseGate(Ask):
    """Its seat places its figure at one of the two gates."""


class TakeGood(Action[CaravanseraiTable, ChooseGood], frozen=True):
    """Take the first piece of goods."""

    verb = "take"
    exact = True
    good: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: ChooseGood) -> Iterable["TakeGood"]:
        """Silver or emerald."""
        return _TAKE

    def refusal(self, table: CaravanseraiTable, asking: ChooseGood) -> Refusal | None:
        """Silver or emerald."""
        known = self.good in (GOODS[SILVER], GOODS[EMERALD])
        return None if known else refuse("silver-or-emerald", "caravanserai section 5", good=self.good)

    def do(self, table: CaravanseraiTable, asking: ChooseGood) -> None:
        """The piece comes from the tray."""
        table.pending.pop()
        receive(table, asking.seat, ((NUMBER[self.good], 1),))
        table.tell(GoodChosen(asking.seat, self.good))
        resume(table)


class Enter(Action[CaravanseraiTable, ChooseGate], frozen=True):
    """Place the figure at a gate; several may stand at one."""

    verb = "enter"
    exact = True
    space: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: ChooseGate) -> Iterable["Enter"]:
        """The Red Gate or the Blue Gate."""
        return _ENTER

    def refusal(self, table: CaravanseraiTable, asking: ChooseGate) -> Refusal | None:
        """The Red Gate or the Blue Gate: the gate spaces themselves (C-04)."""
        known = self.space in (SPACE_NAMES[RED_GATE], SPACE_NAMES[BLUE_GATE])
        return None if known else refuse("gates-only", "caravanserai C-04", space=self.space)

    def do(self, table: CaravanseraiTable, asking: ChooseGate) -> None:
        """The figure stands there."""
        table.pending.pop()
        table.seats[asking.seat].space = SPACE_NUMBER[self.space]
        table.tell(GateEntered(asking.seat, self.space))
        resume(table)


_TAKE = tuple(TakeGood(GOODS[good]) for good in (SILVER, EMERALD))
_ENTER = tuple(Enter(SPACE_NAMES[gate]) for gate in (RED_GATE, BLUE_GATE))
