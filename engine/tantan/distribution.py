"""The choices of a distribution (rulebook, Distribution of Cards in the Caravan, The Cards; spec 3.4 and 3.5).

Each seat in turn takes all cards of one type.  Thieves rob hands, one card each; a mouse takes a card in front with it.
"""
from collections.abc import Iterable

from engine.kernel import Action, Refusal, refuse
from engine.tantan.box import CARDS, RICHES
from engine.tantan.events import CardLost, ShareTaken, Stolen
from engine.tantan.table import Discard, Lap, Pick, Steal, TantanTable
from engine.tantan.turn import bite, go_on


class Take(Action[TantanTable, Pick]):
    """Take the share of one type: all its cards, wherever they lie (T-27).  Taking is a duty (T-28)."""

    verb = "take"
    exact = True
    card: str

    @classmethod
    def options(cls, table: TantanTable, asking: Pick) -> "Iterable[Take]":
        """Every type in the caravan but the mice (T-29)."""
        return [take for take in _TAKES if take.card in table.caravan]

    def refusal(self, table: TantanTable, asking: Pick) -> Refusal | None:
        """Mice are no share, and the type must lie in the caravan."""
        if self.card == "mouse":
            return refuse("mice-are-no-share", "tantan T-29")
        if self.card not in CARDS:
            return refuse("no-such-card", "tantan T-27", card=self.card)
        return None if self.card in table.caravan else refuse("not-in-caravan", "tantan T-27", card=self.card)

    def do(self, table: TantanTable, asking: Pick) -> None:
        """Lay the share in front; thieves are discarded at once and rob as many cards (T-39, T-40)."""
        lap = _lap(table)
        count = table.caravan.count(self.card)
        table.caravan = [card for card in table.caravan if card != self.card]
        table.tell(ShareTaken(asking.seat, self.card, count))
        if self.card == "thief":
            table.discard["thief"] += count
            lap.thefts, lap.stage = count, "thefts"
        else:
            table.fronts[asking.seat][self.card] += count
            lap.stage = "mouse"
        go_on(table, lap)


class StealFrom(Action[TantanTable, Steal]):
    """Rob a seat of one card drawn at random from its hand; fronts are safe (T-42)."""

    verb = "steal"
    exact = True
    victim: int

    @classmethod
    def options(cls, table: TantanTable, asking: Steal) -> "Iterable[StealFrom]":
        """Every other seat with a card in hand."""
        return [_STEALS[seat] for seat, hand in enumerate(table.hands) if hand and seat != asking.seat]

    def refusal(self, table: TantanTable, asking: Steal) -> Refusal | None:
        """Another seat, and one with a card in hand (T-41)."""
        if not 0 <= self.victim < len(table.hands):
            return refuse("no-such-seat", "tantan T-40", seat=self.victim)
        if self.victim == asking.seat:
            return refuse("own-hand-is-safe", "tantan T-42")
        return None if table.hands[self.victim] else refuse("victim-hand-empty", "tantan T-41", seat=self.victim)

    def do(self, table: TantanTable, asking: Steal) -> None:
        """Lay the card in front (T-43, T-46), or let a stolen thief or mouse act as if taken from the caravan."""
        lap = _lap(table)
        hand = table.hands[self.victim]
        card = hand.pop(table.dice.below(len(hand)))
        lap.thefts -= 1
        table.tell(Stolen(asking.seat, self.victim, card))
        if not _received(table, lap, asking.seat, card):
            go_on(table, lap)


def _received(table: TantanTable, lap: Lap, seat: int, card: str) -> bool:
    """Give a stolen card its effect; True if that asked a question (a mouse bites at once: T-45)."""
    if card == "mouse":
        return bite(table, seat, "stolen")
    if card == "thief":
        table.discard["thief"] += 1
        lap.thefts += 1  # it steals once more (T-44)
    else:
        table.fronts[seat][card] += 1
    return False


class DiscardCard(Action[TantanTable, Discard]):
    """Give a card in front away with the mouse: any of them, the fresh share included (T-36)."""

    verb = "discard"
    exact = True
    card: str

    @classmethod
    def options(cls, table: TantanTable, asking: Discard) -> "Iterable[DiscardCard]":
        """Every type in front."""
        front = table.fronts[asking.seat]
        return [discard for discard in _DISCARDS if front[discard.card]]

    def refusal(self, table: TantanTable, asking: Discard) -> Refusal | None:
        """The type must lie in front of the seat."""
        if self.card not in CARDS:
            return refuse("no-such-card", "tantan T-36", card=self.card)
        lies_there = table.fronts[asking.seat].get(self.card, 0) > 0
        return None if lies_there else refuse("not-in-front", "tantan T-36", card=self.card)

    def do(self, table: TantanTable, asking: Discard) -> None:
        """Discard it and go on where the mouse came in."""
        table.fronts[asking.seat][self.card] -= 1
        table.discard[self.card] += 1
        table.tell(CardLost(asking.seat, self.card))
        go_on(table, _lap(table))


def _lap(table: TantanTable) -> Lap:
    assert table.lap is not None
    return table.lap


_TAKES = tuple([Take(card) for card in CARDS if card != "mouse"])
_STEALS = tuple([StealFrom(seat) for seat in range(4)])
_DISCARDS = tuple([DiscardCard(card) for card in RICHES])
