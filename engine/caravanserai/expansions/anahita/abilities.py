"""Anahita's cards: what a seat may use of them during a favour, one each time (section 3.5; CX-42, CX-54, CX-100)."""
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from engine.caravanserai.actions.borrow import Borrowing
from engine.caravanserai.actions.buy import Buying
from engine.caravanserai.box import AMBER, BRONZE, GOODS, STALL_SIZE
from engine.caravanserai.box_board import GOOD_AT
from engine.caravanserai.box_orders import ORDERS, Order
from engine.caravanserai.events import Bought
from engine.caravanserai.expansions.anahita.annex import anahita
from engine.caravanserai.expansions.anahita.box import BONUS, FOUNTAIN, LESS, RESTOCK, SPECIALS
from engine.caravanserai.expansions.anahita.events import HelpUsed, LoanBonus, StallRestocked
from engine.caravanserai.expansions.anahita.favour import Favoured, favoured
from engine.caravanserai.hooks import Bill
from engine.caravanserai.orders import terms, turn_fountain
from engine.caravanserai.stock import check_storage
from engine.caravanserai.table import CaravanseraiTable, resume
from engine.caravanserai.turn import begin, can_begin
from engine.kernel import Action, Refusal, refuse

ONWARD, BACK = "onward", "back"
"""The two ways the Fountain may be turned with a06: clockwise, and the other way."""

WAYS = {FOUNTAIN: (ONWARD, BACK)}
"""What has to be said with a card, besides its number."""

LESSER = {"less-bronze": BRONZE, "less-amber": AMBER}
"""The words with which an order is completed with a piece less (a08)."""


def free(table: Any, stop: Favoured | None, card: str) -> bool:
    """Whether a card may still be used in a favour: face up before it began, and none used in it yet."""
    return stop is not None and not stop.used and card in anahita(table).cards[:stop.known]


def use(table: CaravanseraiTable, stop: Favoured, card: str) -> None:
    """Note the card of a favour."""
    stop.used = card
    table.tell(HelpUsed(stop.seat, card))


class UseHelp(Action[CaravanseraiTable, Any], frozen=True):
    """Use one of Anahita's cards that is no term of an order: a special price, the Fountain, a stall, a loan."""

    verb = "help"
    exact = True
    card: str
    way: str | None = None

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Any) -> Iterable["UseHelp"]:
        """The cards that serve at this moment."""
        stop = favoured(table)
        if stop is None or stop.used or not stop.known:
            return ()
        return [_use(card, way) for card in anahita(table).cards[:stop.known] if card in _HELPS
                and _HELPS[card].refusal(table, asking, card) is None for way in WAYS.get(card, (None,))]

    def refusal(self, table: CaravanseraiTable, asking: Any) -> Refusal | None:
        """Unlocked before the favour (CX-41), none used in it (CX-42), and the condition of the card."""
        stop = favoured(table)
        if stop is None or self.card not in anahita(table).cards[:stop.known] or self.card not in _HELPS:
            return refuse("help-locked", "caravanserai-expansions CX-41", card=self.card)
        if stop.used:
            return refuse("one-help", "caravanserai-expansions CX-42", card=stop.used)
        if self.way not in WAYS.get(self.card, (None,)):
            return refuse("no-such-turn", "caravanserai-expansions section 3.5", card=self.card)
        return _HELPS[self.card].refusal(table, asking, self.card)

    def do(self, table: CaravanseraiTable, asking: Any) -> None:
        """What the card says."""
        stop = favoured(table)
        if stop is not None:
            use(table, stop, self.card)
        _HELPS[self.card].effect(table, asking, self)
        resume(table)


class _Help:
    """What one of her cards does, and why it cannot now."""

    def __init__(self, refusal: Callable[[CaravanseraiTable, Any, str], Refusal | None],
                 effect: Callable[[CaravanseraiTable, Any, UseHelp], None]) -> None:
        """A condition and an effect."""
        self.refusal, self.effect = refusal, effect


def _fresh(asking: Any) -> bool:
    return isinstance(asking, Favoured) and can_begin(asking)


def _no_special(table: CaravanseraiTable, asking: Any, card: str) -> Refusal | None:
    """At its stall, as the first of the purchase, with the pieces in stock and the price in the purse."""
    goods, count, price = SPECIALS[card]
    if not _fresh(asking):
        return refuse("first-of-purchase", "caravanserai-expansions CX-54", card=card)
    good = GOOD_AT[asking.space]
    if good not in goods:
        return refuse("other-stall", "caravanserai-expansions section 3.5", card=card)
    if table.stalls[good] < count:
        return refuse("stall-empty", "caravanserai C-19", good=GOODS[good])
    coins = table.seats[asking.seat].coins
    return refuse("too-dear", "caravanserai section 7", price=price, coins=coins) if coins < price else None


def _special(table: CaravanseraiTable, asking: Any, said: UseHelp) -> None:
    """The pieces are not counted among those that a rebate may serve (CX-54)."""
    _, count, price = SPECIALS[said.card]
    good, boy = GOOD_AT[asking.space], table.seats[asking.seat]
    buying: Buying = begin(table, asking, Buying(asking.seat, asking.space, good))
    boy.coins -= price
    boy.goods[good] += count
    table.stalls[good] -= count
    buying.units, buying.coins = count, price
    for unit in range(count):
        table.tell(Bought(asking.seat, GOODS[good], 0 if unit else price))
    check_storage(table, asking.seat)


def _no_turn(table: CaravanseraiTable, asking: Any, card: str) -> Refusal | None:
    return None if isinstance(asking, Favoured) else refuse("not-now", "caravanserai-expansions CX-100")


def _turn(table: CaravanseraiTable, asking: Any, said: UseHelp) -> None:
    turn_fountain(table, 1 if said.way == ONWARD else -1)


def _no_restock(table: CaravanseraiTable, asking: Any, card: str) -> Refusal | None:
    """At a stall, before buying, not above its size (CX-54), and from the tray."""
    if not _fresh(asking):
        return refuse("before-buying", "caravanserai-expansions CX-100", card=card)
    good = GOOD_AT[asking.space]
    if good < 0:
        return refuse("other-stall", "caravanserai-expansions section 3.5", card=card)
    if table.stalls[good] >= STALL_SIZE[good]:
        return refuse("stall-full", "caravanserai-expansions CX-54", good=GOODS[good])
    return None if table.tray[good] else refuse("tray-short", "caravanserai C-27", good=GOODS[good])


def _restock(table: CaravanseraiTable, asking: Any, said: UseHelp) -> None:
    good = GOOD_AT[asking.space]
    table.tray[good] -= 1
    table.stalls[good] += 1
    table.tell(StallRestocked(GOODS[good]))


def _no_bonus(table: CaravanseraiTable, asking: Any, card: str) -> Refusal | None:
    """While a loan is going on and the purse has room (CX-100)."""
    if not isinstance(asking, Borrowing):
        return refuse("no-loan", "caravanserai-expansions CX-100", card=card)
    boy = table.seats[asking.seat]
    return None if boy.coins < boy.room else refuse("purse-full", "caravanserai-expansions section 3.5", room=boy.room)


def _declare(table: CaravanseraiTable, asking: Any, said: UseHelp) -> None:
    """It pays when the loan closes."""


def pay_bonus(table: CaravanseraiTable, doing: Any) -> None:
    """When a loan closes for which a09 was declared: one dirham more, if the purse still has room."""
    stop, boy = favoured(table), table.seats[doing.seat]
    if isinstance(doing, Borrowing) and stop is not None and stop.used == BONUS and boy.coins < boy.room:
        boy.coins += 1
        table.tell(LoanBonus(doing.seat))


def less_terms(table: CaravanseraiTable, seat: int, deed: str, order: Order | None) -> tuple[str, ...]:
    """During a favour an order may be completed with a bronze or an amber less, one that it shows (a08)."""
    stop = favoured(table)
    if order is None or stop is None or stop.seat != seat or not free(table, stop, LESS):
        return ()
    shown = dict(order.goods)
    return ("", *(word for word, good in LESSER.items() if shown.get(good)))


def less_bill(table: CaravanseraiTable, bill: Bill, words: tuple[str, ...]) -> None:
    """One piece less; it must still be asked for, and something must be left to hand in (CX-29)."""
    for word in words:
        if word in LESSER:
            good = LESSER[word]
            bill.void |= bill.needs[good] == 0 or (bill.deed == "major" and sum(bill.needs) == 1)
            bill.needs[good] -= bill.needs[good] > 0


def less_used(table: CaravanseraiTable, seat: int, words: tuple[str, ...]) -> None:
    """The card of this favour is used."""
    stop = favoured(table)
    if stop is not None and any(word in LESSER for word in words):
        use(table, stop, LESS)


def lingers(table: CaravanseraiTable, stop: Any) -> bool:
    """Whether a favour goes on after the action: the Fountain may be turned, the waiting order finished with a08."""
    if not isinstance(stop, Favoured) or stop.used or not stop.known:
        return False
    waiting = table.seats[stop.seat].waiting
    finishing = waiting and free(table, stop, LESS) and terms(table, stop.seat, "finish", ORDERS[waiting], -1)
    return bool(finishing) or free(table, stop, FOUNTAIN)


def awaits(table: CaravanseraiTable, stop: Any) -> bool:
    """Whether the waiting order could be finished with a08 once its other goods are there."""
    waiting = table.seats[stop.seat].waiting
    return isinstance(stop, Favoured) and waiting != "" and bool(less_terms(table, stop.seat, "finish", ORDERS[waiting])[1:])


@cache
def _use(card: str, way: str | None) -> UseHelp:
    return UseHelp(card, way)


_HELPS = {**{card: _Help(_no_special, _special) for card in SPECIALS}, FOUNTAIN: _Help(_no_turn, _turn),
          RESTOCK: _Help(_no_restock, _restock), BONUS: _Help(_no_bonus, _declare)}
"""What her cards do, by number: those that are no terms and not lasting."""
