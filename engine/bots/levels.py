"""The levels a player can choose from, by game: each game's bots are named in a file of their own."""
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from engine.bots.contract import Bot

FILES: Mapping[str, str] = {
    "caravanserai": "engine.bots.caravanserai", "rihla": "engine.bots.rihla", "tantan": "engine.bots.tantan",
}
"""Where a game's bots are: a module with `LEVELS`, weakest first: a bot, or (for bots that remember) what makes one."""


class NoSuchBot(KeyError):
    """A game without bots, or a level its bots do not have."""


def levels(game: str) -> tuple[str, ...]:
    """The names of a game's levels, weakest first; raises `NoSuchBot`."""
    return tuple(_file(game).LEVELS)


def bot(game: str, level: str) -> Bot:
    """A bot of a level; raises `NoSuchBot`."""
    made = _file(game).LEVELS
    if level not in made:
        raise NoSuchBot(level)
    found: Bot = made[level]() if callable(made[level]) else made[level]
    return found


def _file(game: str) -> Any:
    if game not in FILES:
        raise NoSuchBot(game)
    return import_module(FILES[game])
