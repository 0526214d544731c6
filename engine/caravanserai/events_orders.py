"""What happens with orders, ability cards and the Fountain, as typed facts.  Goods and spaces go by their names."""
from typing import ClassVar

from engine.kernel import Event


class CardBought(Event, frozen=True):
    """A seat bought an ability card at the Blue Gate."""

    seat: int
    card: str


class CardEarned(Event, frozen=True):
    """A seat took an ability card as the reward of a Major Order; `blind` from the deck."""

    seat: int
    card: str
    blind: bool

    def shows(self) -> bool:
        """A card from the deck was hidden until now."""
        return self.blind


class CardPassed(Event, frozen=True):
    """A card drawn blind did not fit its seat and went under the deck (C-33)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class CardShown(Event, frozen=True):
    """A slot of a display got a card from its deck."""

    reveals: ClassVar[bool] = True
    card: str
    slot: int


class GiftGiven(Event, frozen=True):
    """A seat got a piece because another took a reward, from the tray or from a stall."""

    seat: int
    good: str
    stall: bool


class GiftMissed(Event, frozen=True):
    """A seat should have got a piece, but neither tray nor stall had one."""

    seat: int
    good: str


class FountainTurned(Event, frozen=True):
    """The Fountain was turned; this is its new orientation."""

    fountain: int


class OrderCompleted(Event, frozen=True):
    """A seat completed an order: its printed value, what the Fountain added, and the pieces handed in by good."""

    seat: int
    order: str
    value: int
    arrow: int
    goods: tuple[int, ...]


class DebtPaid(Event, frozen=True):
    """Revenue went to a seat's debt first."""

    seat: int
    paid: int
    debt: int


class PurseFilled(Event, frozen=True):
    """A seat put revenue into its purse."""

    seat: int
    coins: int


class CreditRaised(Event, frozen=True):
    """A seat's credit limit rose; the space serves from its next turn on (C-16)."""

    seat: int
    limit: int


class OrderShown(Event, frozen=True):
    """A tower got a new Major Order."""

    reveals: ClassVar[bool] = True
    space: str
    order: str


class MinorsDrawn(Event, frozen=True):
    """A seat drew Minor Orders; the others see only how many (C-40)."""

    reveals: ClassVar[bool] = True
    seat: int
    orders: tuple[str, ...]

    def seen_by(self, seat: int | None) -> Event:
        """The cards are for the drawing seat alone."""
        return self if seat == self.seat else MinorsDrawn(self.seat, ("",) * len(self.orders))


class MinorsReturned(Event, frozen=True):
    """Minor Orders not kept went under the deck."""

    seat: int
    orders: tuple[str, ...]

    def seen_by(self, seat: int | None) -> Event:
        """The cards are for the drawing seat alone."""
        return self if seat == self.seat else MinorsReturned(self.seat, ("",) * len(self.orders))


class MinorKept(Event, frozen=True):
    """A seat keeps a Minor Order face up, to be completed later."""

    seat: int
    order: str


class MinorScored(Event, frozen=True):
    """A Minor Order was drawn while scoring and counts half (`""`: none was left)."""

    reveals: ClassVar[bool] = True
    seat: int
    order: str
    points: int
