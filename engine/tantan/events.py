"""What can happen, as facts (spec 2.4).

Everything is public: cards enter a hand from the open market and leave it openly.
The spec's `mouse` event is told in two halves here, `MouseTaken` and `CardLost`, because its victim chooses in between.
"""
from engine.kernel import Event


class GameStarted(Event):
    """The market is laid out and the first player named."""

    reveals = True
    seats: int
    first: int
    purse: str
    market: tuple[str, ...]
    pile_top: str
    pile_count: int


class TurnStarted(Event):
    """A seat begins its turn; `turn` is its number in the whole game."""

    seat: int
    turn: int


class TurnSkipped(Event):
    """A seat can neither buy nor stock and is passed over (T-49)."""

    seat: int


class Bought(Event):
    """Cards went from these stalls to a hand; `coins` were in the purse, `cost` of them were spent."""

    seat: int
    stalls: tuple[int, ...]
    cards: tuple[str, ...]
    cost: int
    coins: int


class PurseToCaravan(Event):
    """The purse card of a purchase went to the right end of the caravan."""

    seat: int
    card: str


class MarketRefilled(Event):
    """The market closed up to the left and `drawn` cards came from the pile; `pile_top` is on it now (None: empty)."""

    purse: str | None
    market: tuple[str, ...]
    drawn: int
    pile_top: str | None
    pile_count: int

    def shows(self) -> bool:
        """Only the old top was known: with two cards or more in the pile before, a card was seen for the first time."""
        return self.drawn + self.pile_count >= 2


class PileEmptied(Event):
    """The last card of the pile was laid out: the next distribution to begin is the last (T-47)."""


class Stocked(Event):
    """Cards of one type, and mice along with them, went from a hand to the caravan."""

    seat: int
    card: str
    count: int
    mice: int


class DistributionStarted(Event):
    """A distribution begins with `starter`; see `Lap` for `origin` and `final`."""

    starter: int
    origin: str
    final: bool


class ShareTaken(Event):
    """A seat took all copies of a type from the caravan."""

    seat: int
    card: str
    count: int


class NoShare(Event):
    """A seat found nothing but mice and takes no share (T-32, T-33)."""

    seat: int


class Stolen(Event):
    """A thief drew a card from a hand; it lies in front of the thief's owner now, or is discarded (thief, mouse)."""

    reveals = True
    thief: int
    victim: int
    card: str


class TheftsLapsed(Event):
    """No other hand holds a card: these thefts come to nothing (T-41)."""

    seat: int
    count: int


class MouseTaken(Event):
    """A mouse from the caravan (`caravan`) or from a robbed hand (`stolen`) was discarded; `bites`: it costs a card."""

    seat: int
    source: str
    bites: bool


class CardLost(Event):
    """A card in front was discarded with a mouse."""

    seat: int
    card: str


class DistributionEnded(Event):
    """The lap is over; `leftover` stays in the caravan."""

    leftover: tuple[str, ...]


class GameEnded(Event):
    """The game is over: `final_distribution` or `no_card_can_be_added`, with the points of each seat."""

    reason: str
    totals: tuple[int, ...]
