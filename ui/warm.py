"""Everything imported and used once, for the picture of Python's memory (static/js/snapshot.js); the page never imports this.

A table of each game is drawn, so that tables computed at first use are there, and Python's own hints about hot code.
"""
import gc
from importlib import import_module

from engine.games import READY, game
from engine.kernel.record import keep_promises
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import load_text, save_text
from ui import words
from ui.beforehand import packer, shipped
from ui.faces import face, playable
from ui.kit.face import Scene
from ui.session import Session, Steps

LIBRARY = ("asyncio", "base64", "code", "datetime", "inspect", "io", "pathlib", "textwrap", "traceback")
"""Modules of the standard library that PyScript or a rare page imports."""


def import_all() -> None:
    """Import every module that ships, but those that do something when imported."""
    for name in shipped():
        if name not in ("ui.start", "ui.warm"):
            import_module(name)
    for name in LIBRARY:
        import_module(name)
    if found := packer():
        found.settle("pyscript")  # it can be imported in a page alone, and a start from the picture lays no files


def draw(scene: Scene, session: Session) -> None:
    """Draw what a face draws of one moment."""
    found = session.face
    found.regions(scene)
    found.stage(scene)
    if scene.mine:
        found.bar(scene)
    found.chapters()
    found.thumb(scene.game.view(session.saga.table, None))


def play_a_little(name: str) -> None:
    """Deal a game, play some actions, save and load it, and draw it as its first seat sees it."""
    saga = Saga(game(name), [Seat("A"), Seat("B", "bot", "trader")], "warm", {}, "warm")
    for _ in range(12):
        saga.play(saga.legal()[0])
    session = Session("warm", load_text(save_text(saga), playable).saga, face(name), {})
    session.chronicle.entries(0, saga.cursor, 12)
    draw(session.scene(), session)


def warm() -> None:
    """Make Python's memory worth keeping."""
    import_all()
    words.known("shell.title")
    for name in READY:
        play_a_little(name)
    keep_promises()
    Steps.last = 0
    gc.collect()
    gc.freeze()

