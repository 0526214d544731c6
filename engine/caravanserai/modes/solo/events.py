"""What happens with the dice of Solo Mode, as typed facts."""
from typing import ClassVar

from engine.kernel import Event


class DiceRolled(Event, frozen=True):
    """The four dice were rolled ahead."""

    reveals: ClassVar[bool] = True
    seat: int
    faces: tuple[int, ...]


class DieTaken(Event, frozen=True):
    """A waiting die was used for a move; `left` still wait."""

    seat: int
    face: int
    left: tuple[int, ...]


class DieRepeated(Event, frozen=True):
    """A waiting die was rolled again, by a card or a ruby."""

    reveals: ClassVar[bool] = True
    seat: int
    by: str
    face: int
    now: int
