"""What the dice of Solo Mode did, as lines of the log."""
from collections.abc import Callable
from typing import Any

from engine.caravanserai.modes.solo import events as told
from engine.kernel import Event
from ui.caravanserai.log import Ear
from ui.caravanserai.names import has, k, listed, t
from ui.kit.face import Line


def _rolled(event: told.DiceRolled, ear: Ear) -> Line:
    return Line(event.seat, k("log.dice", who=ear.name(event.seat), faces=listed([str(face) for face in sorted(event.faces)])))


def _taken(event: told.DieTaken, ear: Ear) -> Line:
    return Line(event.seat, k("log.die", who=ear.name(event.seat), face=event.face))


def _repeated(event: told.DieRepeated, ear: Ear) -> Line:
    by = f"repeat.{event.by}"
    how = f" {t(by)}" if has(by) else ""
    return Line(event.seat, k("log.repeated", who=ear.name(event.seat), face=event.face, now=event.now, how=how))


LINES: dict[type[Event], Callable[[Any, Ear], Line | None]] = {
    told.DiceRolled: _rolled, told.DieTaken: _taken, told.DieRepeated: _repeated}
SOUNDS: dict[type[Event], str] = {told.DiceRolled: "step", told.DieTaken: "card", told.DieRepeated: "step"}
