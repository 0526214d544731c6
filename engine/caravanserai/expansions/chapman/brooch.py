"""The brooch: its side at the start, and its rewards (caravanserai-expansions section 4.1)."""
from collections.abc import Iterable
from functools import cache
from typing import Any

from engine.caravanserai.cards import group_free, refill_slot, take_shown
from engine.caravanserai.events_orders import CardEarned
from engine.caravanserai.expansions.chapman.annex import BroochReward, chapman
from engine.caravanserai.expansions.chapman.box import FLIPPED, POINTS, SLOTS
from engine.caravanserai.expansions.chapman.events import BroochChosen, BroochFilled
from engine.caravanserai.kits import ABILITIES
from engine.caravanserai.table import Ask, CaravanseraiTable, resume
from engine.caravanserai.turn import gain_points
from engine.kernel import Action, Refusal, refuse

__all__ = ["BroochCard", "BroochPoints", "BroochReward", "BroochSide", "ChooseSide", "close_brooch", "is_wide"]


class BroochSide(Ask):
    """Its seat chooses the side of its brooch card to begin with."""


class ChooseSide(Action[CaravanseraiTable, BroochSide], frozen=True):
    """Begin with side A, three rubies, or side B, four."""

    verb = "brooch side"
    exact = True
    side: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: BroochSide) -> Iterable["ChooseSide"]:
        """A or B."""
        return _SIDES

    def refusal(self, table: CaravanseraiTable, asking: BroochSide) -> Refusal | None:
        """A or B."""
        known = self.side in SLOTS
        return None if known else refuse("side-a-or-b", "caravanserai-expansions section 4.1", side=self.side)

    def do(self, table: CaravanseraiTable, asking: BroochSide) -> None:
        """The card lies so."""
        table.pending.pop()
        chapman(table).sides[asking.seat] = self.side
        table.tell(BroochChosen(asking.seat, self.side))
        resume(table)


def close_brooch(table: CaravanseraiTable, asking: BroochReward) -> None:
    """A full brooch: the rubies go to the supply, the card is flipped, and the question is answered."""
    annex, seat = chapman(table), asking.seat
    table.pending.pop()
    annex.supply += annex.brooches[seat]
    annex.brooches[seat] = 0
    annex.sides[seat] = FLIPPED[annex.sides[seat]]
    table.tell(BroochFilled(seat, annex.sides[seat]))


def is_wide(table: Any, seat: int) -> bool:
    """Whether a seat's brooch lies on side B, with all the rewards of that side."""
    annex = chapman(table)
    return annex.sides[seat] == "B" and not annex.plain


class BroochPoints(Action[CaravanseraiTable, BroochReward], frozen=True):
    """Take points; they repay no debt and never enter the purse."""

    verb = "brooch points"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: BroochReward) -> Iterable["BroochPoints"]:
        """Always."""
        return _POINTS

    def refusal(self, table: CaravanseraiTable, asking: BroochReward) -> Refusal | None:
        """Never."""
        return None

    def do(self, table: CaravanseraiTable, asking: BroochReward) -> None:
        """Six or eight; they can trigger the end (CX-67, CX-103)."""
        points = POINTS[chapman(table).sides[asking.seat]]
        close_brooch(table, asking)
        gain_points(table, asking.seat, points)
        resume(table)


class BroochCard(Action[CaravanseraiTable, BroochReward], frozen=True):
    """Take an ability card from a display, without gifts to the others."""

    verb = "brooch card"
    exact = True
    card: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: BroochReward) -> Iterable["BroochCard"]:
        """On side A: the cards on display of a free group."""
        if chapman(table).sides[asking.seat] != "A":
            return ()
        boy = table.seats[asking.seat]
        return [_card(card) for card in _displayed(table) if group_free(boy, card)]

    def refusal(self, table: CaravanseraiTable, asking: BroochReward) -> Refusal | None:
        """On side A: on display, and of a free group (C-32)."""
        if chapman(table).sides[asking.seat] != "A":
            return refuse("other-side", "caravanserai-expansions section 4.1")
        if self.card not in _displayed(table):
            return refuse("not-on-offer", "caravanserai-expansions section 4.1", card=self.card)
        free = group_free(table.seats[asking.seat], self.card)
        return None if free else refuse("group-held", "caravanserai C-32", card=self.card)

    def do(self, table: CaravanseraiTable, asking: BroochReward) -> None:
        """The slot is refilled (CX-67)."""
        close_brooch(table, asking)
        table.tell(CardEarned(asking.seat, self.card, False))
        slot = take_shown(table, asking.seat, self.card, "brooch")
        refill_slot(table, ABILITIES[self.card].kind, slot)
        resume(table)


def _displayed(table: CaravanseraiTable) -> list[str]:
    return list(dict.fromkeys(card for shelf in table.shelves.values() for card in shelf.shown if card))


@cache
def _card(card: str) -> BroochCard:
    return BroochCard(card)


_SIDES = tuple(ChooseSide(side) for side in SLOTS)
_POINTS = (BroochPoints(),)
