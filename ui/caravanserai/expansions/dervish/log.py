"""What happens with the Dervish, as lines of the log and sounds."""
from collections.abc import Callable
from typing import Any

from engine.caravanserai.expansions.dervish import events as told
from engine.kernel import Event
from ui.caravanserai.log import Ear
from ui.caravanserai.names import card_name, good_name, k, space_name
from ui.kit.face import Line


def _shown(event: told.AdviceShown, ear: Ear) -> Line:
    return Line(None, k("log.advice.shown", card=card_name(event.card)))


def _discarded(event: told.AdviceDiscarded, ear: Ear) -> Line:
    return Line(None, k("log.advice.discarded", card=card_name(event.card)))


def _shuffled(event: told.AdviceShuffled, ear: Ear) -> Line:
    return Line(None, k("log.advice.shuffled", n=event.cards))


def _taken(event: told.AdviceTaken, ear: Ear) -> Line:
    return Line(event.seat, k("log.advice.taken", who=ear.name(event.seat), card=card_name(event.card)))


def _used(event: told.AdviceUsed, ear: Ear) -> Line:
    return Line(event.seat, k("log.advice.used", who=ear.name(event.seat), card=card_name(event.card)))


def _paid(event: told.AdvicePaid, ear: Ear) -> Line:
    return Line(event.seat, k("log.advice.paid", who=ear.name(event.seat), n=event.coins), f"−{event.coins}", "down")


def _gave(event: told.AdvicePaidGood, ear: Ear) -> Line:
    return Line(event.seat, k("log.advice.good", who=ear.name(event.seat), good=good_name(event.good)))


def _forgiven(event: told.DebtForgiven, ear: Ear) -> Line:
    return Line(event.seat, k("log.debt.forgiven", who=ear.name(event.seat), n=event.debt))


def _swapped(event: told.OrdersSwapped, ear: Ear) -> Line:
    return Line(None, k("log.orders.swapped", one=space_name(event.one), other=space_name(event.other)))


LINES: dict[type[Event], Callable[[Any, Any], Line | None]] = {
    told.AdviceShown: _shown, told.AdviceDiscarded: _discarded, told.AdviceShuffled: _shuffled, told.AdviceTaken: _taken,
    told.AdviceUsed: _used, told.AdvicePaid: _paid, told.AdvicePaidGood: _gave, told.DebtForgiven: _forgiven,
    told.OrdersSwapped: _swapped}
"""Every event of the expansion, in words."""
SOUNDS: dict[type[Event], str] = {
    told.AdviceTaken: "card", told.AdviceUsed: "card", told.AdviceDiscarded: "card", told.DebtForgiven: "coins"}
