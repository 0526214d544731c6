"""The Blue Gate: one ability card and one turn of the Fountain, in either order (caravanserai.md 7, C-30)."""
from collections.abc import Iterable
from functools import cache

from engine.caravanserai.cards import group_free, on_offer, refill_slot, take_shown
from engine.caravanserai.events_orders import CardBought
from engine.caravanserai.kits import ABILITIES
from engine.caravanserai.orders import turn_fountain
from engine.caravanserai.stock import covers, give_back, missing
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Doing, Stop, begin, can_begin
from engine.kernel import Action, Refusal, refuse


class AtGate(Doing):
    """The action of the Blue Gate has begun: what of its two halves was done."""

    bought: bool = False
    turned: bool = False


class BuyCard(Action[CaravanseraiTable, Stop | AtGate], frozen=True):
    """Buy an ability card for the goods at its bottom."""

    verb = "buy card"
    exact = True
    card: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop | AtGate) -> Iterable["BuyCard"]:
        """What is on offer, fits the seat and can be paid, once per action."""
        boy = table.seats[asking.seat]
        if not can_begin(asking) or (isinstance(asking, AtGate) and asking.bought):
            return ()
        return [_buy(card) for card in on_offer(table, asking.seat)
                if covers(boy.goods, ABILITIES[card].cost) and group_free(boy, card)]

    def refusal(self, table: CaravanseraiTable, asking: Stop | AtGate) -> Refusal | None:
        """One card, on offer, of a free group, and paid."""
        boy = table.seats[asking.seat]
        if not can_begin(asking):
            return refuse("action-done", "caravanserai section 6.1")
        if isinstance(asking, AtGate) and asking.bought:
            return refuse("one-card", "caravanserai C-30")
        if self.card not in on_offer(table, asking.seat):
            return refuse("not-on-offer", "caravanserai section 6.2", card=self.card)
        if not group_free(boy, self.card):
            return refuse("group-held", "caravanserai C-32", card=self.card)
        lacking = missing(boy.goods, ABILITIES[self.card].cost)
        return Refusal("missing-goods", "caravanserai section 6.2", lacking) if lacking else None

    def do(self, table: CaravanseraiTable, asking: Stop | AtGate) -> None:
        """The goods go to the tray, the card to the seat, and its slot is refilled at once (C-31)."""
        begin(table, asking, AtGate(asking.seat, asking.space)).bought = True
        give_back(table, asking.seat, ABILITIES[self.card].cost)
        table.tell(CardBought(asking.seat, self.card))
        slot = take_shown(table, asking.seat, self.card, "bought")
        if slot >= 0:
            refill_slot(table, ABILITIES[self.card].kind, slot)


class TurnFountain(Action[CaravanseraiTable, Stop | AtGate], frozen=True):
    """Turn the Fountain one unit clockwise."""

    verb = "turn fountain"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop | AtGate) -> Iterable["TurnFountain"]:
        """Once per action."""
        return _TURN if can_begin(asking) and not (isinstance(asking, AtGate) and asking.turned) else ()

    def refusal(self, table: CaravanseraiTable, asking: Stop | AtGate) -> Refusal | None:
        """Once per action."""
        return None if self.options(table, asking) else refuse("one-fountain-turn", "caravanserai C-30")

    def do(self, table: CaravanseraiTable, asking: Stop | AtGate) -> None:
        """Every arrow moves on to the next sector."""
        begin(table, asking, AtGate(asking.seat, asking.space)).turned = True
        turn_fountain(table)


@cache
def _buy(card: str) -> BuyCard:
    return BuyCard(card)


_TURN = (TurnFountain(),)
