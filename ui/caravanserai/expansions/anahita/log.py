"""What happens with Anahita and the Arbab, as lines of the log and as sounds."""
from collections.abc import Callable
from typing import Any

from engine.caravanserai.box_orders import MAJORS
from engine.caravanserai.expansions.anahita import events as told
from engine.kernel import Event
from ui.caravanserai.expansions.anahita.words import help_name
from ui.caravanserai.log import Ear
from ui.caravanserai.names import card_name, good_name, k, signed, space_name
from ui.kit.face import Line


def _started(event: told.ArbabStarted, ear: Ear) -> Line:
    return Line(None, k("log.arbab-started", face=event.face, space=space_name(event.space)))


def _walked(event: told.ArbabWalked, ear: Ear) -> Line:
    return Line(None, k("log.arbab-home" if event.home else "log.arbab-walked", space=space_name(event.to)))


def _displaced(event: told.Displaced, ear: Ear) -> Line:
    return Line(event.seat, k("log.displaced", who=ear.name(event.seat), space=space_name(event.to)))


def _pushed(event: told.AnahitaPushed, ear: Ear) -> Line:
    return Line(None, k("log.anahita-pushed", face=event.face, space=space_name(event.to)))


def _stayed(event: told.AnahitaStayed, ear: Ear) -> Line:
    return Line(None, k("log.anahita-stayed", space=space_name(event.space)))


def _confiscated(event: told.GoodConfiscated, ear: Ear) -> Line:
    return Line(None, k("log.confiscated", good=good_name(event.good)))


def _laid(event: told.FavoursLaid, ear: Ear) -> Line:
    return Line(None, k("log.favours-laid", n=event.count, space=space_name(event.space)))


def _down(event: told.OrderTurnedDown, ear: Ear) -> Line:
    return Line(None, k("log.turned-up" if event.up else "log.turned-down", space=space_name(event.space)))


def _removed(event: told.OrderRemoved, ear: Ear) -> Line:
    if event.order in MAJORS:
        return Line(None, k("log.order-removed", space=space_name(event.space)))
    return Line(None, k("log.minor-removed"))


def _open(event: told.MinorsLaidOpen, ear: Ear) -> Line:
    return Line(None, k("log.laid-open", n=len(event.orders)))


def _card_gone(event: told.AbilityRemoved, ear: Ear) -> Line:
    return Line(None, k("log.card-removed", card=card_name(event.card)))


def _favour(event: told.FavourAsked, ear: Ear) -> Line:
    return Line(event.seat, k("log.favour", who=ear.name(event.seat), n=event.tokens, space=space_name(event.path[-1])),
                signed(-event.tokens), "down")


def _gained(event: told.FavoursGained, ear: Ear) -> Line:
    return Line(event.seat, k("log.favours-gained", who=ear.name(event.seat), n=event.count), signed(event.count), "up")


def _taken(event: told.FavourTaken, ear: Ear) -> Line:
    return Line(event.seat, k("log.favour-taken", who=ear.name(event.seat), space=space_name(event.space)), "+1", "up")


def _unlocked(event: told.CardUnlocked, ear: Ear) -> Line:
    return Line(None, k("log.unlocked", card=help_name(event.card)))


def _help(event: told.HelpUsed, ear: Ear) -> Line:
    return Line(event.seat, k("log.help", who=ear.name(event.seat), card=help_name(event.card)))


def _bonus(event: told.LoanBonus, ear: Ear) -> Line:
    return Line(event.seat, k("log.loan-bonus", who=ear.name(event.seat)), "+1", "up")


def _restocked(event: told.StallRestocked, ear: Ear) -> Line:
    return Line(None, k("log.restocked", good=good_name(event.good)))


_Lines = dict[type[Event], Callable[[Any, Any], Line | None]]

HIS_LINES: _Lines = {
    told.ArbabStarted: _started, told.ArbabWalked: _walked, told.Displaced: _displaced, told.GoodConfiscated: _confiscated,
    told.OrderTurnedDown: _down, told.OrderRemoved: _removed, told.MinorsLaidOpen: _open, told.AbilityRemoved: _card_gone}
"""What happens with the Arbab, in words."""

HER_LINES: _Lines = {
    told.AnahitaPushed: _pushed, told.AnahitaStayed: _stayed, told.FavoursLaid: _laid, told.FavourAsked: _favour,
    told.FavoursGained: _gained, told.FavourTaken: _taken, told.CardUnlocked: _unlocked, told.HelpUsed: _help,
    told.LoanBonus: _bonus, told.StallRestocked: _restocked}
"""What happens with Anahita, in words."""

SOUNDS: dict[type[Event], str] = {
    told.ArbabStarted: "step", told.ArbabWalked: "step", told.Displaced: "step", told.AnahitaPushed: "step",
    told.OrderTurnedDown: "card", told.OrderRemoved: "card", told.MinorsLaidOpen: "card", told.FavourAsked: "step",
    told.FavourTaken: "coin", told.FavoursGained: "coin", told.CardUnlocked: "card", told.HelpUsed: "card",
    told.LoanBonus: "coin", told.GoodConfiscated: "card", told.FavoursLaid: "coin"}
"""The sound of an event."""
