"""Purple cards taken while scoring, by oy19 and cy22 (CX-34, CX-69, CX-101).

A card so taken is resolved at once and leaves the game; its points stand in a tally of their own, `oy19-y4`.  Neither
gifts nor the group rule apply.
"""
from collections.abc import Callable, Iterable
from functools import cache
from typing import ClassVar, NamedTuple

from engine.caravanserai.box import CARD_CAP
from engine.caravanserai.cards import refill_slot
from engine.caravanserai.kits import KNOWN
from engine.caravanserai.table import Ask, CaravanseraiTable, resume
from engine.kernel import Action, Event, Refusal, refuse


class CardScored(Event, frozen=True):
    """A seat took a purple card while scoring, by another card; it pays these points."""

    seat: int
    by: str
    card: str
    points: int


class Picking(Ask):
    """A seat may take purple cards from the display: by which card, and how many more; each part has its own kind."""

    runs: ClassVar[bool] = True
    by: str
    left: int

    def run(self, table: CaravanseraiTable) -> bool:
        """Over when nothing is left to take, or to pay with."""
        picker = PICKERS[self.by]
        begun = self.left < picker.cards
        if self.left and on_display(table) and (begun or picker.can_pay(table, self.seat)):
            return False
        table.pending.pop()
        return True


class Picker(NamedTuple):
    """A card that takes others while scoring: how many, how often their points count, its price, and its question."""

    cards: int
    times: int
    can_pay: Callable[[CaravanseraiTable, int], bool]
    pay: Callable[[CaravanseraiTable, int], None]
    question: type[Picking]


PICKERS: dict[str, Picker] = {}
"""The cards that take others; each expansion adds its own."""


def on_display(table: CaravanseraiTable) -> list[str]:
    """The purple cards to be had, each number once."""
    return list(dict.fromkeys(card for card in table.shelves["purple"].shown if card))


def queue(table: CaravanseraiTable, picking: Picking) -> None:
    """Ask this after what the seat was already going to be asked (CX-34)."""
    place = len(table.pending)
    while place and isinstance(table.pending[place - 1], Picking):
        place -= 1
    table.pending.insert(place, picking)


def resolve(table: CaravanseraiTable, seat: int, card: str, picking: Picking) -> None:
    """Score a card taken, with what is left now (CX-101)."""
    times = PICKERS[picking.by].times
    if card in PICKERS:  # it pays nothing itself, so doubled it is nothing (CX-101)
        if times == 1:
            table.pending.append(PICKERS[card].question(seat, card, PICKERS[card].cards))
        return
    for settle in KNOWN[card].scoring:
        settle(table, seat)
    points = min(CARD_CAP, sum(score(table, seat) for score in KNOWN[card].score))
    points = min(CARD_CAP, points * times)
    tallies, line = table.seats[seat].tallies, f"{picking.by}-{card}"
    tallies[line] = tallies.get(line, 0) + points  # some cards exist twice
    table.tell(CardScored(seat, picking.by, card, points))


def tallied(table: CaravanseraiTable, seat: int, by: str) -> dict[str, int]:
    """The lines of a seat's account for the cards it took by a card."""
    return {line: points for line, points in table.seats[seat].tallies.items() if line.startswith(f"{by}-")}


class PickCard(Action[CaravanseraiTable, Picking], frozen=True):
    """Take a purple card from the display and score it."""

    verb = "score card"
    exact = True
    card: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Picking) -> Iterable["PickCard"]:
        """Every purple card on display."""
        return [_pick(card) for card in on_display(table)]

    def refusal(self, table: CaravanseraiTable, asking: Picking) -> Refusal | None:
        """On display; whatever the seat holds (CX-34, CX-69)."""
        return None if self.card in on_display(table) else refuse("not-on-offer", "caravanserai-expansions CX-34", card=self.card)

    def do(self, table: CaravanseraiTable, asking: Picking) -> None:
        """The first card is paid for; its slot is refilled (CX-34)."""
        picker, shelf = PICKERS[asking.by], table.shelves["purple"]
        if asking.left == picker.cards:
            picker.pay(table, asking.seat)
        asking.left -= 1
        slot = shelf.shown.index(self.card)
        shelf.shown[slot] = ""
        table.out.append(self.card)
        refill_slot(table, "purple", slot)
        resolve(table, asking.seat, self.card, asking)
        resume(table)


class DeclinePick(Action[CaravanseraiTable, Picking], frozen=True):
    """Take no card, and pay nothing."""

    verb = "score nothing"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Picking) -> Iterable["DeclinePick"]:
        """Before the first card."""
        return _DECLINE if asking.left == PICKERS[asking.by].cards else ()

    def refusal(self, table: CaravanseraiTable, asking: Picking) -> Refusal | None:
        """Before the first card."""
        return None if self.options(table, asking) else refuse("two-cards", "caravanserai-expansions CX-34")

    def do(self, table: CaravanseraiTable, asking: Picking) -> None:
        """The scoring goes on."""
        table.pending.pop()
        resume(table)


@cache
def _pick(card: str) -> PickCard:
    return PickCard(card)


_DECLINE = (DeclinePick(),)
