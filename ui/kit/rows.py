"""Rows that a game's face lays out on the new-game sheet itself: what can be chosen, what it means, and why it cannot be."""
from typing import Any, NamedTuple

from engine.kernel.saga import Seat
from ui.kit.html import Child, Html


class Setting(NamedTuple):
    """A game being set up: options chosen so far (the others have their usual value), how many seats it is to have, who
    sits there now, and `wishes` of the face's own, which are no options of the game."""

    options: dict[str, Any]
    count: int
    seats: tuple[Seat, ...]
    wishes: dict[str, str] = {}

    def having(self, **options: Any) -> "Setting":
        """With other options."""
        return self._replace(options={**self.options, **options})

    def wishing(self, **wishes: str) -> "Setting":
        """With other wishes."""
        return self._replace(wishes={**self.wishes, **wishes})


class Pick(NamedTuple):
    """One thing to choose: its value as commands carry it, its words, a line on what it brings, and a picture.

    `label` names it where `words` are a picture.  `shut` is why it cannot be changed now, "" when it can; `mark` sets the
    recommended one apart.
    """

    value: str
    words: Child
    on: bool = False
    text: Child = ""
    picture: str = ""
    label: str | None = None
    shut: str = ""
    mark: bool = False


class Row(NamedTuple):
    """A row of the sheet: one of its picks is on, or, with `several`, any of them, each an option of its own.

    `hint` is a line below; `first` rows stand above the seats.  A row without picks only tells.
    """

    name: str
    label: Html
    picks: tuple[Pick, ...] = ()
    several: bool = False
    hint: Child = ""
    first: bool = False
