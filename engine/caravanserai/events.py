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


class PointsGained(Event, frozen=True):
    """A seat advanced on the scoring board."""

    seat: int
    gained: int
    points: int


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


class MinorScored(Event, frozen=True):
    """A Minor Order was drawn while scoring and counts half (`""`: none was left)."""

    reveals: ClassVar[bool] = True
    seat: int
    order: str
    points: int


class GameEnded(Event, frozen=True):
    """No more turns; the reason is a key."""

    reason: str
