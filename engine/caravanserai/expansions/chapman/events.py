"""What happens with Chapmen and rubies, as typed facts.  Stalls go by their goods."""
from typing import ClassVar

from engine.kernel import Event


class BroochChosen(Event, frozen=True):
    """A seat chose the side of its brooch card to begin with."""

    seat: int
    side: str


class ChapmanPlaced(Event, frozen=True):
    """A Chapman stands at a stall when the game begins."""

    good: str


class RubyPlaced(Event, frozen=True):
    """Rubies from the supply were laid beside a stall's goods."""

    good: str
    rubies: int


class RubiesTaken(Event, frozen=True):
    """A seat took the rubies of a stall."""

    seat: int
    good: str
    rubies: int


class RubiesReturned(Event, frozen=True):
    """A ruby of a stall went back to the supply."""

    good: str


class RubyGained(Event, frozen=True):
    """A seat laid a ruby on its brooch."""

    seat: int
    side: str
    rubies: int


class RubiesSpent(Event, frozen=True):
    """A seat gave rubies from its brooch; `use` is a key."""

    seat: int
    rubies: int
    use: str


class BroochFilled(Event, frozen=True):
    """A brooch was full: its rubies went to the supply, and the card was flipped to this side."""

    seat: int
    side: str


class AbilityCopied(Event, frozen=True):
    """A seat may use a card of the display (owner -1) or of another seat until the end of its turn."""

    seat: int
    card: str
    owner: int


class CardDrawn(Event, frozen=True):
    """A Chapman card was turned over."""

    reveals: ClassVar[bool] = True
    good: str


class ChapmanMoved(Event, frozen=True):
    """A Chapman went from one stall to another, or stayed."""

    good: str
    to: str


class DeckShuffled(Event, frozen=True):
    """The Chapman cards drawn became the new deck."""

    cards: int
