"""The shelf: every game that has an engine, by name, fetched when first asked for."""
from importlib import import_module

from engine.kernel.game import Game

SHELF = {"caravanserai": "engine.caravanserai.game", "rihla": "engine.rihla.game", "tantan": "engine.tantan.game"}
"""The module that holds each game as `GAME`."""
READY = ("caravanserai", "rihla", "tantan")
"""The games that have a page as well."""


def game(name: str) -> Game:
    """The game of that name; raises `KeyError` for one that is not on the shelf."""
    found: Game = import_module(SHELF[name]).GAME
    return found
