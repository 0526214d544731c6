"""What happens in Caravanserai, as typed facts.  Goods and spaces go by their printed names."""
from typing import ClassVar

from engine.kernel import Event


class GoodChosen(Event, frozen=True):
    """A seat took its first piece."""

    seat: int
    good: str


class GateEntered(Event, frozen=True):
    """A seat placed its figure."""

    seat: int
    space: str


class StartRolled(Event, frozen=True):
    """A seat rolled for the first turn."""

    reveals: ClassVar[bool] = True
    seat: int
    face: int


class TurnBegan(Event, frozen=True):
    """A seat's turn begins; `last` tells that it is its last one."""

    seat: int
    round: int
    last: bool


class DieRolled(Event, frozen=True):
    """A seat rolled for a move; `again` when it repeats a roll."""

    reveals: ClassVar[bool] = True
    seat: int
    face: int
    again: bool


class Moved(Event, frozen=True):
    """A figure moved along a path (start first), jumping some of its spaces."""

    seat: int
    path: tuple[str, ...]
    steps: int
    jumped: tuple[str, ...]


class Skipped(Event, frozen=True):
    """A seat left a space without its action."""

    seat: int
    space: str


class Borrowed(Event, frozen=True):
    """A seat borrowed one dirham."""

    seat: int
    debt: int


class Bought(Event, frozen=True):
    """A seat bought one piece from a stall's stock."""

    seat: int
    good: str
    price: int


class StallRefilled(Event, frozen=True):
    """An empty stall got pieces from the tray (C-19)."""

    good: str
    pieces: int


class Converted(Event, frozen=True):
    """A seat used a caravan tile once."""

    seat: int
    space: str
    tile: str


class TileTurned(Event, frozen=True):
    """A caravan tile was turned to its next use."""

    space: str
    tile: str
    use: int


class TileReplaced(Event, frozen=True):
    """A caravan tile was used up; a new one lies in its place (`""`: none was left)."""

    reveals: ClassVar[bool] = True
    space: str
    old: str
    new: str


class TilesShuffled(Event, frozen=True):
    """The discarded tiles of a letter became its new stack (C-26)."""

    letter: str
    tiles: int


class Sold(Event, frozen=True):
    """A seat sold a piece; `lost` dirhams found no room in its purse (C-28)."""

    seat: int
    good: str
    gained: int
    lost: int


class Exchanged(Event, frozen=True):
    """A seat swapped a piece for its twin."""

    seat: int
    good: str
    for_good: str


class GoodGained(Event, frozen=True):
    """A seat got a piece from the tray, by a card."""

    seat: int
    good: str


class PointsGained(Event, frozen=True):
    """A seat advanced on the scoring board."""

    seat: int
    gained: int
    points: int


class SlotOpened(Event, frozen=True):
    """A seat gave a piece to open a space of its purse."""

    seat: int
    good: str
    room: int


class Discarded(Event, frozen=True):
    """A seat with a full storage gave up a piece."""

    seat: int
    good: str


class EndTriggered(Event, frozen=True):
    """A seat reached the threshold; these seats have one more turn each (C-46)."""

    seat: int
    points: int
    last: tuple[int, ...]


class GameEnded(Event, frozen=True):
    """No more turns; the reason is a key."""

    reason: str
