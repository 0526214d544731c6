"""What happens with Anahita and the Arbab, as typed facts.  Goods and spaces go by their printed names."""
from typing import ClassVar

from engine.kernel import Event


class ArbabStarted(Event, frozen=True):
    """The Arbab left his caftan where the die sent him from the Red Gate."""

    reveals: ClassVar[bool] = True
    face: int
    space: str


class ArbabWalked(Event, frozen=True):
    """The Arbab walked three spaces and stopped; `home` when his round is over."""

    to: str
    walked: int
    home: bool


class Displaced(Event, frozen=True):
    """The Arbab sent a seat's figure away."""

    seat: int
    space: str
    to: str


class AnahitaPushed(Event, frozen=True):
    """The Arbab came to Anahita's space, and she walked on as the die said."""

    reveals: ClassVar[bool] = True
    face: int
    to: str


class AnahitaStayed(Event, frozen=True):
    """The Arbab came to Anahita's space and did nothing there (a12)."""

    space: str


class GoodConfiscated(Event, frozen=True):
    """The Arbab put a piece of a stall back into the tray."""

    good: str


class FavoursLaid(Event, frozen=True):
    """The Arbab left favour tokens at a changer."""

    space: str
    count: int


class OrderTurnedDown(Event, frozen=True):
    """The Arbab turned an order face down; `up` was down before (`""`: none)."""

    space: str
    order: str
    up: str


class OrderRemoved(Event, frozen=True):
    """The Arbab took an order out of the game: of a tower, or of the Red Gate."""

    space: str
    order: str


class MinorsLaidOpen(Event, frozen=True):
    """Minor Orders lie face up on the Red Gate; all others have left the game."""

    reveals: ClassVar[bool] = True
    orders: tuple[str, ...]


class AbilityRemoved(Event, frozen=True):
    """The Arbab took an ability card of a display out of the game."""

    card: str


class FavourAsked(Event, frozen=True):
    """A seat paid favour tokens and Anahita moved along a path (start first)."""

    seat: int
    tokens: int
    path: tuple[str, ...]
    spent: int


class FavoursGained(Event, frozen=True):
    """A seat got favour tokens from the supply; it now holds `tokens`."""

    seat: int
    count: int
    tokens: int


class FavourTaken(Event, frozen=True):
    """A seat took a favour token that lay at a changer."""

    seat: int
    space: str
    tokens: int


class CardUnlocked(Event, frozen=True):
    """A card of Anahita was turned up: it serves from the next favour on."""

    reveals: ClassVar[bool] = True
    card: str


class HelpUsed(Event, frozen=True):
    """A seat used one of Anahita's cards during a favour."""

    seat: int
    card: str


class LoanBonus(Event, frozen=True):
    """A seat got a dirham beyond its loan, without debt (a09)."""

    seat: int


class StallRestocked(Event, frozen=True):
    """A stall got a piece from the tray."""

    good: str
