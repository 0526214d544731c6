"""The clock of an open decision, as figures (rihla 3.18).  The engine keeps no time: the page counts and asks here."""
from typing import NamedTuple

from engine.rihla.box import TIMER_EXTENSION_SECONDS


class Absence(NamedTuple):
    """What an absence comes to: the time-outs due, and the seconds left after them (0: the merchant is out)."""

    timeouts: int
    seconds: int


def settle_absence(timer: str, seconds: int, extensions: int, away: int) -> Absence:
    """What is due on return after `away` seconds, with `seconds` and `extensions` left on the open decision [R-61].

    Only a clock that is `on` runs while the page is closed, and one absence costs only the merchant whose decision was
    open.  A wall clock that was set back counts as no absence.
    """
    if timer != "on" or away < seconds:
        return Absence(0, seconds - max(away, 0) if timer == "on" else seconds)
    over = away - seconds
    due = min(extensions + 1, 1 + over // TIMER_EXTENSION_SECONDS)
    if due > extensions:
        return Absence(due, 0)
    return Absence(due, TIMER_EXTENSION_SECONDS - over % TIMER_EXTENSION_SECONDS)
