"""What happens with tokens, opium and its Dealer, as typed facts.  Spaces go by their names."""
from typing import ClassVar

from engine.kernel import Event


class TokenTraded(Event, frozen=True):
    """A seat handed in the goods of a caravan tile for the token beside it; the others see only its currency (CX-22)."""

    reveals: ClassVar[bool] = True
    seat: int
    space: str
    tile: str
    token: str

    def seen_by(self, seat: int | None) -> Event:
        """The value is for its owner alone."""
        return self if seat == self.seat else TokenTraded(self.seat, self.space, self.tile, self.token[:1])


class TokenDrawn(Event, frozen=True):
    """A seat drew a token from a pile; the others see only its currency (CX-22)."""

    reveals: ClassVar[bool] = True
    seat: int
    token: str

    def seen_by(self, seat: int | None) -> Event:
        """The value is for its owner alone."""
        return self if seat == self.seat else TokenDrawn(self.seat, self.token[:1])


class TokenReplaced(Event, frozen=True):
    """The token beside the tiles of an area went back to its pile, face down, and another came (CX-31)."""

    reveals: ClassVar[bool] = True
    area: str


class TokensSpent(Event, frozen=True):
    """A seat handed in tokens, which everybody sees; they went back to their piles."""

    seat: int
    tokens: tuple[str, ...]


class CurrencyExchanged(Event, frozen=True):
    """A Money Changer paid for the tokens of a seat: so much into its purse, the rest as points (CX-23)."""

    seat: int
    dirhams: int
    coins: int
    points: int


class OpiumGained(Event, frozen=True):
    """A seat got an opium from the supply."""

    seat: int
    supply: int


class OpiumUsed(Event, frozen=True):
    """A seat used an opium, which leaves the game."""

    seat: int


class OpiumRemoved(Event, frozen=True):
    """An opium of the supply left the game."""

    supply: int


class DealerMoved(Event, frozen=True):
    """The Opium Dealer moved, and the Inspected Area with him; `face` is the roll, 0 when a card moved him."""

    face: int
    space: str
    inspected: str

    def shows(self) -> bool:
        """A roll was unknown until now."""
        return self.face > 0


class DealerLeft(Event, frozen=True):
    """The supply is empty: the Opium Dealer and the Inspected Area left the board (CX-28)."""


class InspectionPaid(Event, frozen=True):
    """A seat paid for its opium in the Inspected Area."""

    seat: int
    coins: int


class OpiumSurrendered(Event, frozen=True):
    """A seat lost all its opium in the Inspected Area; it left the game (CX-27)."""

    seat: int
    opium: int
