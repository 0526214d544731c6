"""What things are worth in Tan-tan Caravan, in points to come: a share, a hand, a whole distribution (spec 7.4).

Nothing here looks into another hand: only its size counts.
"""
from typing import NamedTuple

from engine.tantan.box import POINTS
from engine.tantan.scoring import kinds, largest
from engine.tantan.table import TantanTable

Front = dict[str, int]


class Weights(NamedTuple):
    """How a bot values what the rules do not price: points, or parts of one.

    Found by play of one trader against others, a weight at a time (`tools/tournament.py` shows what they are good for).
    """

    lamp_hope: float = 0.8
    """A lamp now makes later lamps dearer."""
    collection_hope: float = 2.0
    """How many cards the largest collection is expected to grow while princesses wait."""
    kinds_hope: float = 2.0
    """The same for the kinds of goods that merchants count."""
    trailing: float = 0.35
    """What a princess or merchant is worth to a seat that does not lead."""
    theft: float = 4.5
    """A card drawn from another hand."""
    bite: float = 3.0
    """What a mouse costs: the card its victim likes least."""
    rivalry: float = 0.8
    """How much the average gain of the others hurts."""
    held: float = 0.24
    """The worth of cards in hand against cards in front."""
    set_bonus: float = 0.08
    """More of that for every further card of the same type: a stack fills a caravan."""
    mouse_held: float = 2.6
    """A mouse in hand: it fills spaces, and the others meet it."""
    thief_held: float = 1.3
    coin: float = 0.12
    """What a coin in the next seat's purse costs."""
    danger: tuple[float, ...] = (1.0, 0.75, 0.5, 0.35, 0.25, 0.18, 0.12, 0.08, 0.05)
    """How likely the next seat is to share out a caravan, by the spaces left free in it."""
    late: int = 14
    """From so many cards in the pile on, cards in hand lose their worth step by step."""


class Reach(NamedTuple):
    """What a seat needs to know of the others to value a share: most princesses, merchants, and cards to rob."""

    princesses: int
    merchants: int
    hands: int


def reach(table: TantanTable, seat: int) -> Reach:
    """The others as one seat sees them."""
    princesses = merchants = hands = 0
    for other, front in enumerate(table.fronts):
        if other != seat:
            princesses = max(princesses, front["princess"])
            merchants = max(merchants, front["merchant"])
            hands += len(table.hands[other])
    return Reach(princesses, merchants, hands)


def gain(front: Front, others: Reach, card: str, count: int, weights: Weights) -> float:
    """The worth of laying so many cards of a type in front (for thieves: of robbing with them)."""
    points = POINTS.get(card)
    if points is not None:
        return points * count + _good_extra(front, others, card, count, weights)
    if card == "lamp":
        return count * (2 * front["lamp"] + count + weights.lamp_hope)
    if card == "princess":
        each = largest(front) + weights.collection_hope
        return _majority(front["princess"], count, others.princesses, each, weights)
    if card == "merchant":
        each = 2 * min(6.0, kinds(front) + weights.kinds_hope)
        return _majority(front["merchant"], count, others.merchants, each, weights)
    return weights.theft * min(count, others.hands) if card == "thief" else -weights.bite * count


def _good_extra(front: Front, others: Reach, card: str, count: int, weights: Weights) -> float:
    """What a good adds to princesses by a larger collection, and to merchants by a new kind."""
    extra = 0.0
    princesses, merchants = front["princess"], front["merchant"]
    if princesses:
        grown = front[card] + count - largest(front)
        if grown > 0:
            extra += grown * princesses * (1.0 if princesses >= others.princesses else weights.trailing)
    if not front[card]:
        each = 1.0 if merchants >= others.merchants else weights.trailing
        extra += 2 * merchants * each if merchants else weights.trailing
    return extra


def _majority(held: int, count: int, most: int, each: float, weights: Weights) -> float:
    """More princesses or merchants: full worth with the lead, and what gaining the lead makes of the earlier ones."""
    before = held * each * (1.0 if held >= most else weights.trailing)
    total = held + count
    return total * each * (1.0 if total >= most else weights.trailing) - before


def loss(front: Front, others: Reach, card: str, weights: Weights) -> float:
    """The worth of one card in front: what laying it there again would gain."""
    front[card] -= 1
    lost = gain(front, others, card, 1, weights)
    front[card] += 1
    return lost


def counted(cards: list[str]) -> dict[str, int]:
    """Cards by type, in the order they lie."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


class Appraisal:
    """What things are worth on one table as it lies: every gain is computed once, however many plans ask for it."""

    def __init__(self, table: TantanTable, weights: Weights) -> None:
        """Appraise by these weights; the table must not change meanwhile."""
        self.table, self.weights = table, weights
        self.seats = len(table.hands)
        self.hope = min(1.0, (len(table.pile) + 2) / weights.late)
        self._reach: dict[int, Reach] = {}
        self._gains: dict[tuple[int, str, int], float] = {}

    def reach(self, seat: int) -> Reach:
        """The others as a seat sees them."""
        found = self._reach.get(seat)
        if found is None:
            found = self._reach[seat] = reach(self.table, seat)
        return found

    def gain(self, seat: int, card: str, count: int) -> float:
        """What a seat gains by a share."""
        key = (seat, card, count)
        found = self._gains.get(key)
        if found is None:
            found = gain(self.table.fronts[seat], self.reach(seat), card, count, self.weights)
            self._gains[key] = found
        return found

    def lap(self, caravan: dict[str, int], starter: int, step: int = 0) -> list[float]:
        """What each seat gains if the caravan is shared out from this step on and all take what they like best."""
        gains = [0.0] * self.seats
        left = caravan.copy()
        mice = left.pop("mouse", 0)
        for ahead in range(step, self.seats):
            seat = (starter + ahead) % self.seats
            if left:
                worth, card = max([(self.gain(seat, card, count), card) for card, count in left.items()])
                gains[seat] = worth
                del left[card]
            if ahead and mice:
                mice -= 1
                gains[seat] -= self.weights.bite
        return gains

    def margin(self, gains: list[float], seat: int) -> float:
        """A seat's own gain against the average of the others."""
        own = gains[seat]
        return own - self.weights.rivalry * (sum(gains) - own) / (self.seats - 1)

    def hand(self, seat: int, hand: dict[str, int]) -> float:
        """The hope that lies in a hand, given by type."""
        return sum([self.held(seat, card, count) for card, count in hand.items()])

    def held(self, seat: int, card: str, count: int) -> float:
        """The hope in so many cards of one type in a hand: less and less as the pile runs out."""
        weights = self.weights
        if card == "mouse":
            return weights.mouse_held * count * self.hope
        if card == "thief":
            return weights.thief_held * count * self.hope
        return self.gain(seat, card, count) * (weights.held + weights.set_bonus * (count - 1)) * self.hope if count else 0.0
