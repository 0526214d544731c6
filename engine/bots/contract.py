"""The bot contract: a view, the legal actions, dice of the bot's own and a deadline in, one action out.

A bot sees what its seat may see and nothing else, and it draws from its own dice, so that the same question with the
same dice has the same answer as long as time does not cut it short.  The engine knows no clock: a deadline is asked.
"""
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from engine.kernel import Action, Dice

Deadline = Callable[[], bool]
"""Says True once the time is up.  Bots that think for long ask it between two thoughts."""

Acts = Sequence[Action[Any, Any]]


class Bot(Protocol):
    """Anything that can answer for a seat."""

    def choose(self, view: Any, legal: Acts, dice: Dice, deadline: Deadline) -> Action[Any, Any]:
        """One of the legal actions (or another legal one, where the game lists only some)."""
        ...


def never() -> bool:
    """The deadline of somebody with all the time in the world; only for bots that come to an end by themselves."""
    return False


def after_polls(count: int) -> Deadline:
    """A deadline that is up when it has been asked so often: the same on every machine."""
    asked = iter(range(count))
    return lambda: next(asked, None) is None
