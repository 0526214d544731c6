"""What will be wanted next, imported beforehand: a few modules at a time, while the page has nothing better to do.

The first opening of a game would else import a hundred of them in one piece of up to a second, in which nothing answers. A
press that comes in between waits for nothing: it imports what is still missing. After a start from a snapshot of memory
(static/js/snapshot.js) nothing is.
"""
import sys
from contextlib import suppress
from typing import Any

from engine.games import SHELF
from ui import host, shelf
from ui.store import Store

SPELL = 8
"""How long modules are imported before the page is asked again, in ms."""
ELSEWHERE = ("ui.start", "ui.warm", "ui.worker")
"""What the page itself never imports, or has done."""


def packer() -> Any:
    """What finds our modules in the page (tools/site/sitecustomize.py); None where they are plain files."""
    return getattr(sys.modules.get("sitecustomize"), "PACKER", None)


def shipped() -> list[str]:
    """Every module of ours in the page, each after those that it imports at once."""
    found = packer()
    return [name for name in found.names() if name.startswith(("engine", "ui"))] if found else []


def missing(store: Store) -> list[str]:
    """What a page may want and has not yet: what every game needs, then game by game, the last played first, then the bots."""
    names = [name for name in shipped() if name not in sys.modules and name not in ELSEWHERE]
    played = [entry.game for entry in shelf.entries(store)]
    games = sorted(SHELF, key=lambda game: played.index(game) if game in played else len(played))
    heads = [*(SHELF[game] for game in games), "engine.bots.levels"]
    rank = {packer().bundle_of(head): place for place, head in enumerate(heads)}
    return sorted(names, key=lambda name: rank.get(packer().bundle_of(name), -1))


async def import_beforehand(store: Store) -> None:
    """Import what is missing, and let go of what was unpacked for it; whatever fails, whoever wants it will hear."""
    if packer() is None:
        return
    await host.idle()
    spell_ends, names = host.now_ms() + SPELL, missing(store)
    for name in names:
        if host.now_ms() >= spell_ends:
            await host.idle()
            spell_ends = host.now_ms() + SPELL
        with suppress(ImportError, AttributeError):
            packer().bring(name)
    if names:
        packer().settle()
