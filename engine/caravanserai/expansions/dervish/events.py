"""What happens with the Dervish, as typed facts."""
from typing import ClassVar

from engine.kernel import Event


class AdviceShown(Event, frozen=True):
    """A card came to lie on top of the Dervish's deck, face up."""

    reveals: ClassVar[bool] = True
    card: str


class AdviceDiscarded(Event, frozen=True):
    """The Dervish changed the subject: his top card was discarded; in Partner Mode it lay face `down` until then."""

    card: str
    down: bool = False

    def shows(self) -> bool:
        """Only what lay face down was unknown."""
        return self.down


class AdviceShuffled(Event, frozen=True):
    """The discarded cards of the Dervish became his new deck."""

    cards: int


class AdviceTaken(Event, frozen=True):
    """A seat took the visible card of the Dervish."""

    seat: int
    card: str


class AdviceUsed(Event, frozen=True):
    """A seat used a card of the Dervish, with these choices, and discarded it."""

    seat: int
    card: str
    choice: tuple[str, ...]


class AdvicePaid(Event, frozen=True):
    """A seat paid dirhams for what the Dervish advised."""

    seat: int
    coins: int


class AdvicePaidGood(Event, frozen=True):
    """A seat paid with a piece for what the Dervish advised."""

    seat: int
    good: str


class DebtForgiven(Event, frozen=True):
    """A seat's whole debt was paid off."""

    seat: int
    debt: int


class OrdersSwapped(Event, frozen=True):
    """The Major Orders of two towers changed places."""

    one: str
    other: str
