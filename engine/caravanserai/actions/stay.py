"""Leaving a space without its action, closing an action, ending the turn (caravanserai.md 6)."""
from collections.abc import Iterable
from functools import cache
from typing import Any

from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.events import Skipped
from engine.caravanserai.table import Ask, CaravanseraiTable, resume
from engine.caravanserai.turn import Closing, Doing, Stop, end_turn, finish, leave
from engine.kernel import Action, Refusal


class Skip(Action[CaravanseraiTable, Stop], frozen=True):
    """Leave the space; an action not begun is given up."""

    verb = "skip"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop) -> Iterable["Skip"]:
        """Always."""
        return _SKIP

    def refusal(self, table: CaravanseraiTable, asking: Stop) -> Refusal | None:
        """Never: actions are optional."""
        return None

    def do(self, table: CaravanseraiTable, asking: Stop) -> None:
        """The stop is over."""
        if "action" not in asking.done:
            table.tell(_skipped(asking.seat, asking.space))
        leave(table, asking)
        resume(table)


@cache
def _skipped(seat: int, space: int) -> Skipped:
    return Skipped(seat, SPACE_NAMES[space])


class Done(Action[CaravanseraiTable, Doing], frozen=True):
    """Close an action of several units."""

    verb = "done"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Doing) -> Iterable["Done"]:
        """Always: at least one unit is done (C-20)."""
        return _DONE

    def refusal(self, table: CaravanseraiTable, asking: Doing) -> Refusal | None:
        """Never."""
        return None

    def do(self, table: CaravanseraiTable, asking: Doing) -> None:
        """Tiles turn, stalls are refilled, and the turn goes on."""
        finish(table, asking)
        resume(table)


class DoneAside(Action[CaravanseraiTable, Ask], frozen=True):
    """Close something that is no action of a space: nothing turns and nothing is refilled."""

    verb = "done"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Any) -> Iterable["DoneAside"]:
        """Always."""
        return _DONE_ASIDE

    def refusal(self, table: CaravanseraiTable, asking: Any) -> Refusal | None:
        """Never."""
        return None

    def do(self, table: CaravanseraiTable, asking: Any) -> None:
        """Back to where it was begun."""
        table.pending.pop()
        resume(table)


class EndTurn(Action[CaravanseraiTable, Closing], frozen=True):
    """End the turn."""

    verb = "end turn"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Closing) -> Iterable["EndTurn"]:
        """Always, once both moves are made."""
        return _END_TURN

    def refusal(self, table: CaravanseraiTable, asking: Closing) -> Refusal | None:
        """Never."""
        return None

    def do(self, table: CaravanseraiTable, asking: Closing) -> None:
        """The next seat's turn, or the end of the game."""
        end_turn(table)
        resume(table)


_SKIP, _DONE, _DONE_ASIDE, _END_TURN = (Skip(),), (Done(),), (DoneAside(),), (EndTurn(),)
