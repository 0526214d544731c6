"""Ladders: games that one plays alone against one's own record, and the game of the day, the same for everybody.

A ladder is light: the home page asks it, and loads no game for that.
"""
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from engine.kernel.saga import Saga
from ui.kit.html import Html


class Plan(NamedTuple):
    """A game of the day: its options, how many seats, and its seed."""

    options: dict[str, Any]
    seats: int
    seed: str


class Ladder(Protocol):
    """What a game says about playing alone."""

    medals: tuple[tuple[str, int], ...]
    """Medals with the points they ask for, lowest first."""

    def course(self, options: dict[str, Any], seats: int) -> str:
        """The set-up under which a result is kept; "" for a match whose results are nobody's own record."""

    def course_words(self, course: str) -> Html:
        """A set-up in words."""

    def daily(self, day: str) -> Plan:
        """The game of a day ("2026-08-21"), the same on every device."""


SHELF = {"caravanserai": "ui.ladders.caravanserai"}
"""The modules that hold a `LADDER`, by game."""


def ladder(game: str) -> Ladder | None:
    """The ladder of a game, None where nobody plays it alone."""
    return cast(Ladder, import_module(SHELF[game]).LADDER) if game in SHELF else None


def course_of(saga: Saga) -> str:
    """The set-up under which a match's result is kept, "" for none."""
    found = ladder(saga.game.name)
    return found.course(saga.options, len(saga.seats)) if found is not None else ""


def medal(found: Ladder, points: int) -> str:
    """The medal for so many points, "" for none."""
    return next((name for name, least in reversed(found.medals) if points >= least), "")


def day_of(saga: Saga) -> str:
    """The day whose game a match is; "" for any other match."""
    found, day = ladder(saga.game.name), saga.seed.removeprefix(DAILY)
    if found is None or day == saga.seed:
        return ""
    plan = found.daily(day)
    same = {name: saga.options.get(name) for name in plan.options} == plan.options and len(saga.seats) == plan.seats
    others = all(not value for name, value in saga.options.items() if name not in plan.options)
    return day if same and others else ""


DAILY = "daily-"
"""How the seed of a game of the day begins; the day follows."""
