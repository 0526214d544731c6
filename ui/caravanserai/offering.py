"""What a new table of Caravanserai may be offered: expansions, and ways to play.  Their folders say which there are."""
from collections.abc import Callable
from typing import NamedTuple

from ui.kit.rows import Row, Setting


class Offer(NamedTuple):
    """An expansion: its option, its picture, and by how many hundredths it makes a round longer."""

    option: str
    picture: str
    pace: int


def _none(setting: Setting) -> list[str]:
    return []


class Mode(NamedTuple):
    """A way to play: its name, for how many, the options that must be open for it, and what is chosen in it.

    `enter` makes of any setting one of this mode.  `rows` are what it asks on the sheet, given the expansions on offer;
    `chosen` answers a choice in them.  `opening` are first moves wished for.
    """

    name: str
    picture: str
    seats: range
    needs: tuple[str, ...]
    enter: Callable[[Setting], Setting]
    rows: Callable[[Setting, tuple[Offer, ...]], tuple[Row, ...]]
    chosen: Callable[[Setting, str, str], Setting]
    opening: Callable[[Setting], list[str]] = _none
