"""When a stop waits for business that something in hand may still make possible there (CX-03, CX-24, CX-32, CX-35).

A piece of the Dervish's advice brings a token, and rubies bring an ability for the turn.  Whether the pieces and rubies
for it are there or can be had is not asked: a stop waits too often rather than too seldom.
"""
from typing import Any

from engine.caravanserai.cards import on_offer
from engine.caravanserai.expansions.chapman.annex import chapman
from engine.caravanserai.expansions.chapman.box import NAME as CHAPMAN
from engine.caravanserai.expansions.chapman.box import SLOTS
from engine.caravanserai.expansions.chapman.spending import COPY_PRICE, RubyCopy, to_copy
from engine.caravanserai.expansions.dervish.annex import usable
from engine.caravanserai.expansions.dervish.box import NAME as DERVISH
from engine.caravanserai.expansions.opium.annex import GONE, may_take, opium, works
from engine.caravanserai.expansions.opium.box import CHANGER_OF, DRACHMA, SAME_KIND, SHIFT, SOLIDUS
from engine.caravanserai.expansions.opium.dealer import BOUGHT, STEPS, ShiftDealer, shifted
from engine.caravanserai.expansions.opium.tokens import EXCHANGED
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Stop

DRAW, SWAP, RUBY = "do1", "do2", "dc1"
"""The advice that brings a solidus, makes a drachma of one, and brings a ruby."""


def awaits_exchange(table: CaravanseraiTable, asking: Any) -> bool:
    """Whether advice may still bring the tokens for an exchange at this Money Changer."""
    kind, seat = CHANGER_OF.get(asking.space), asking.seat
    if kind is None or EXCHANGED in asking.done:
        return False
    held = [token[0] for token in opium(table).tokens[seat]]
    if kind == SOLIDUS:
        return SOLIDUS in held and _may_draw(table, seat)
    return DRACHMA in held and SOLIDUS in held and SWAP in _advice(table, seat)


def awaits_dealer(table: CaravanseraiTable, asking: Any) -> bool:
    """Whether the Dealer may still be brought here, or the tokens that he takes."""
    annex, seat = opium(table), asking.seat
    if type(asking) is not Stop or BOUGHT in asking.done or annex.dealer == GONE or not annex.tokens[seat]:
        return False
    cards = _abilities(table, seat)
    return _may_come(table, asking, cards) and _may_pay(table, seat, cards)


def _may_come(table: CaravanseraiTable, asking: Stop, cards: list[str]) -> bool:
    if opium(table).dealer == asking.space:
        return True
    free = SHIFT in cards and ShiftDealer.verb not in table.used
    return free and any(shifted(table, steps) == asking.space for steps in STEPS)


def _may_pay(table: CaravanseraiTable, seat: int, cards: list[str]) -> bool:
    """A solidus and a drachma, or with ox20 any two tokens: those held, and one by advice."""
    held = [token[0] for token in opium(table).tokens[seat]]
    if SAME_KIND in cards:
        return len(held) > 1 or _may_draw(table, seat)
    swapped = SWAP in _advice(table, seat) and held.count(SOLIDUS) > 1
    return swapped or DRACHMA in held and (SOLIDUS in held or _may_draw(table, seat))


def _may_draw(table: CaravanseraiTable, seat: int) -> bool:
    return DRAW in _advice(table, seat) and may_take(opium(table), seat)


def _advice(table: CaravanseraiTable, seat: int) -> list[str]:
    return usable(table, seat) if DERVISH in table.annexes else []


def _abilities(table: CaravanseraiTable, seat: int) -> list[str]:
    """Which cards about the Dealer work for a seat, or may still: copied, or as the reward of a brooch that advice fills."""
    boy, found = table.seats[seat], list[str]()
    if CHAPMAN in table.annexes:
        side, more = chapman(table).sides[seat], RUBY in _advice(table, seat)
        rubies = chapman(table).brooches[seat] + more
        if rubies >= COPY_PRICE and RubyCopy.verb not in table.used:
            found += to_copy(table, seat)
        if more and side == "A" and rubies == SLOTS[side]:
            found += on_offer(table, seat)
    return [card for card in (SHIFT, SAME_KIND) if works(boy, card) or card in found]
