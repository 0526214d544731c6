"""What happens with Chapmen and rubies, as lines of the log and as sounds."""
from collections.abc import Callable
from typing import Any

from engine.caravanserai.expansions.chapman import events as told
from engine.kernel import Event
from ui.caravanserai.log import Ear
from ui.caravanserai.names import card_name, good_name, k, signed
from ui.kit.face import Line


def _chosen(event: told.BroochChosen, ear: Ear) -> Line:
    return Line(event.seat, k("log.brooch.chosen", who=ear.name(event.seat), side=event.side))


def _filled(event: told.BroochFilled, ear: Ear) -> Line:
    return Line(event.seat, k("log.brooch.filled", who=ear.name(event.seat), side=event.side))


def _placed(event: told.ChapmanPlaced, ear: Ear) -> Line:
    return Line(None, k("log.chapman.placed", good=good_name(event.good)))


def _card(event: told.CardDrawn, ear: Ear) -> Line:
    return Line(None, k("log.chapman.card", good=good_name(event.good)))


def _moved(event: told.ChapmanMoved, ear: Ear) -> Line:
    if event.good == event.to:
        return Line(None, k("log.chapman.stayed", good=good_name(event.to)))
    return Line(None, k("log.chapman.moved", good=good_name(event.good), to=good_name(event.to)))


def _shuffled(event: told.DeckShuffled, ear: Ear) -> Line:
    return Line(None, k("log.chapman.shuffled", n=event.cards))


def _laid(event: told.RubyPlaced, ear: Ear) -> Line:
    return Line(None, k("log.rubies.placed", n=event.rubies, good=good_name(event.good)))


def _taken(event: told.RubiesTaken, ear: Ear) -> Line:
    return Line(event.seat, k("log.rubies.taken", who=ear.name(event.seat), n=event.rubies, good=good_name(event.good)),
                signed(event.rubies), "up")


def _returned(event: told.RubiesReturned, ear: Ear) -> Line:
    return Line(None, k("log.rubies.returned", good=good_name(event.good)))


def _gained(event: told.RubyGained, ear: Ear) -> Line:
    return Line(event.seat, k("log.ruby.gained", who=ear.name(event.seat), n=event.rubies))


def _spent(event: told.RubiesSpent, ear: Ear) -> Line:
    return Line(event.seat, k(f"log.rubies.spent.{event.use}", who=ear.name(event.seat), n=event.rubies),
                signed(-event.rubies), "down")


def _copied(event: told.AbilityCopied, ear: Ear) -> Line:
    facts: dict[str, Any] = {"who": ear.name(event.seat), "card": card_name(event.card)}
    if event.owner < 0:
        return Line(event.seat, k("log.copied", **facts))
    return Line(event.seat, k("log.copied.from", owner=ear.name(event.owner), **facts))


LINES: dict[type[Event], Callable[[Any, Any], Line | None]] = {
    told.BroochChosen: _chosen, told.BroochFilled: _filled, told.ChapmanPlaced: _placed, told.CardDrawn: _card,
    told.ChapmanMoved: _moved, told.DeckShuffled: _shuffled, told.RubyPlaced: _laid, told.RubiesTaken: _taken,
    told.RubiesReturned: _returned, told.RubyGained: _gained, told.RubiesSpent: _spent, told.AbilityCopied: _copied}
"""Every event of the expansion in words."""

SOUNDS: dict[type[Event], str] = {
    told.BroochChosen: "card", told.BroochFilled: "coins", told.ChapmanMoved: "step", told.RubiesTaken: "coin",
    told.RubiesSpent: "coin", told.AbilityCopied: "card"}
"""The sound of an event."""
