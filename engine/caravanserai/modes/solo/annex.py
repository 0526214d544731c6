"""What Solo Mode adds to a table: four dice, rolled ahead (caravanserai-expansions.md 7)."""
from typing import Any, ClassVar

from engine.caravanserai.modes.solo.events import DiceRolled
from engine.caravanserai.table import Annex, Ask, CaravanseraiTable

SOLO = "solo"
DICE = 4


class Solo(Annex):
    """The faces of the dice that wait, and of those already used; together always four."""

    waiting: list[int]
    used: list[int] = []


class FreshDice(Ask):
    """Before a move: with all four dice used, they are rolled again."""

    runs: ClassVar[bool] = True

    def run(self, table: CaravanseraiTable) -> bool:
        """Roll if none waits."""
        table.pending.pop()
        if not solo(table).waiting:
            roll_all(table, self.seat)
        return True


def solo(table: Any) -> Solo:
    """The dice of a table or of a view."""
    found: Solo = table.annexes[SOLO]
    return found


def roll_all(table: CaravanseraiTable, seat: int) -> None:
    """Roll the four dice."""
    dice = solo(table)
    dice.waiting, dice.used = [table.dice.roll() for _ in range(DICE)], []
    table.tell(DiceRolled(seat, tuple(dice.waiting)))
