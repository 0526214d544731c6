"""What happens in Partner Mode, as typed facts.  Goods and spaces go by their printed names."""
from typing import ClassVar

from engine.kernel import Event


class PartnerChosen(Event, frozen=True):
    """A seat chose its partner."""

    seat: int
    partner: str


class ExtraTaken(Event, frozen=True):
    """The Opium Dealer's partner took goods worth two dirhams at the start."""

    seat: int
    goods: tuple[str, ...]


class ChatterDropped(Event, frozen=True):
    """The Dervish's partner discarded the chatter of its hand."""

    seat: int
    cards: tuple[str, ...]


class HandDrawn(Event, frozen=True):
    """The Dervish's partner drew cards; the others see only how many."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int | None) -> Event:
        """The cards are for the drawing seat alone."""
        return self if seat == self.seat else HandDrawn(self.seat, ("",) * len(self.cards))
