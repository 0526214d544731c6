"""Events as lines of the log, and as sounds."""
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.kernel import Event
from engine.kernel.saga import Seat
from engine.tantan import events as told
from engine.tantan.box import POINTS
from ui.kit.face import Line
from ui.kit.html import Html
from ui.tantan.bar import stocked_words
from ui.tantan.cards import count_cards, several, some
from ui.words import Name, say, tell


class Ear(NamedTuple):
    """Who is at the table, for whoever words an event."""

    seats: tuple[Seat, ...]

    def name(self, seat: int) -> Name:
        """The name of a seat."""
        return Name(self.seats[seat].name)


def line(event: Event, seats: tuple[Seat, ...]) -> Line | None:
    """An event in words; None for what the board shows by itself."""
    words = _WORDS.get(type(event))
    return words(event, Ear(seats)) if words else None


def _started(event: told.GameStarted, ear: Ear) -> Line:
    return Line(None, say("tantan.log.started", who=ear.name(event.first)))


def _turn(event: told.TurnStarted, ear: Ear) -> Line:
    """A heading without words: what the seat does follows."""
    return Line(event.seat, Html(""), opens_turn=tell("tantan.log.turn", turn=event.turn))


def _skipped(event: told.TurnSkipped, ear: Ear) -> Line:
    return Line(event.seat, say("tantan.log.skipped", who=ear.name(event.seat)))


def _bought(event: told.Bought, ear: Ear) -> Line:
    words = say("tantan.log.bought", who=ear.name(event.seat), cards=several(count_cards(event.cards)))
    return Line(event.seat, words, tell("tantan.log.bought.delta", cost=event.cost, coins=event.coins))


def _purse(event: told.PurseToCaravan, ear: Ear) -> Line:
    return Line(event.seat, say("tantan.log.purse", card=_capital(some(event.card, 1))))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _emptied(event: told.PileEmptied, ear: Ear) -> Line:
    return Line(None, say("tantan.log.pile"))


def _stocked(event: told.Stocked, ear: Ear) -> Line:
    return Line(event.seat, say("tantan.log.stocked", who=ear.name(event.seat),
                                cards=stocked_words(event.card, event.count, event.mice)))


def _lap(event: told.DistributionStarted, ear: Ear) -> Line:
    key = "closing" if event.origin == "closing" else "final" if event.final else ""
    return Line(None, say(f"tantan.log.lap.{key}" if key else "tantan.log.lap", who=ear.name(event.starter)))


def _share(event: told.ShareTaken, ear: Ear) -> Line:
    words = say("tantan.log.took", who=ear.name(event.seat), cards=several({event.card: event.count}))
    return Line(event.seat, words, *_points(event.card, event.count))


def _points(card: str, count: int) -> tuple[str, str]:
    """The printed points of goods that came (or went, if negative), and the tone; figures are worth what others hold."""
    points = POINTS.get(card, 0) * count
    if not points:
        return "", ""
    return (f"+{points}", "up") if points > 0 else (f"−{-points}", "down")


def _no_share(event: told.NoShare, ear: Ear) -> Line:
    return Line(event.seat, say("tantan.log.noshare", who=ear.name(event.seat)))


def _stolen(event: told.Stolen, ear: Ear) -> Line:
    who, victim = ear.name(event.thief), ear.name(event.victim)
    if event.card in ("thief", "mouse"):
        return Line(event.thief, say(f"tantan.log.stole.{event.card}", who=who, victim=victim))
    return Line(event.thief, say("tantan.log.stole", who=who, victim=victim, card=some(event.card, 1)),
                *_points(event.card, 1))


def _lapsed(event: told.TheftsLapsed, ear: Ear) -> Line:
    return Line(event.seat, say("tantan.log.lapsed", who=ear.name(event.seat), n=event.count))


def _mouse(event: told.MouseTaken, ear: Ear) -> Line:
    return Line(event.seat, say("tantan.log.mouse" if event.bites else "tantan.log.mouse.harmless", who=ear.name(event.seat)))


def _lost(event: told.CardLost, ear: Ear) -> Line:
    return Line(event.seat, say("tantan.log.lost", who=ear.name(event.seat), card=some(event.card, 1)),
                *_points(event.card, -1))


def _ended(event: told.DistributionEnded, ear: Ear) -> Line | None:
    return Line(None, say("tantan.log.leftover", n=len(event.leftover))) if event.leftover else None


def _over(event: told.GameEnded, ear: Ear) -> Line:
    return Line(None, say("tantan.log.over"))


_WORDS: dict[type[Event], Callable[[Any, Ear], Line | None]] = {
    told.GameStarted: _started, told.TurnStarted: _turn, told.TurnSkipped: _skipped, told.Bought: _bought,
    told.PurseToCaravan: _purse, told.PileEmptied: _emptied, told.Stocked: _stocked, told.DistributionStarted: _lap,
    told.ShareTaken: _share, told.NoShare: _no_share, told.Stolen: _stolen, told.TheftsLapsed: _lapsed,
    told.MouseTaken: _mouse, told.CardLost: _lost, told.DistributionEnded: _ended, told.GameEnded: _over,
}

_SOUNDS: dict[type[Event], str] = {
    told.Bought: "coin", told.PurseToCaravan: "card", told.Stocked: "card", told.ShareTaken: "card", told.Stolen: "card",
    told.CardLost: "card", told.MouseTaken: "step",
}


def sound(event: Event) -> str:
    """The sound of an event: a coin for a purchase (struck thrice for a dear one), a card for whatever moves."""
    if isinstance(event, told.Bought) and event.cost >= 3:
        return "coins"
    return _SOUNDS.get(type(event), "")
