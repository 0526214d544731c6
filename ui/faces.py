"""Which face shows which game; a face is fetched when its game is first opened."""
from importlib import import_module
from typing import cast

from engine.games import READY, game
from engine.kernel import Game
from ui.kit.face import Face

SHELF = {"caravanserai": "ui.caravanserai", "rihla": "ui.rihla", "tantan": "ui.tantan"}
"""The package that holds each face as `FACE`."""
_fetched: dict[str, Face] = {}


def playable(name: str) -> Game:
    """The game of that name, if it has a page as well; raises `KeyError`."""
    if name not in READY:
        raise KeyError(name)
    return game(name)


def face(name: str) -> Face:
    """The face of a game; raises `KeyError` for one that has none yet."""
    if name not in _fetched:
        _fetched[name] = cast(Face, import_module(SHELF[name]).FACE)
    return _fetched[name]
