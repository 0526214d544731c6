"""The shelf: every game by name, fetched when first asked for."""
from importlib import import_module

from engine.kernel.game import Game

SHELF = {"caravanserai": "engine.caravanserai.game", "rihla": "engine.rihla.game", "tantan": "engine.tantan.game"}
"""The module that holds each game as `GAME`."""
READY = ("tantan",)
"""Games that can be played on the page; the others are being built."""


def game(name: str) -> Game:
    """The game of that name; raises `KeyError` for one that is not on the shelf or not yet built."""
    if name not in READY:
        raise KeyError(name)
    found: Game = import_module(SHELF[name]).GAME
    return found
