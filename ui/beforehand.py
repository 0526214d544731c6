"""What will be wanted next, imported beforehand: a few modules at a time, while the page has nothing better to do.

The first opening of a game would else import a hundred of them in one piece of up to a second, in which nothing answers. A
press that comes before that and leads to a game is followed as soon as what the game lacks is there; this comes in spells,
too, with a line that tells how far it is (`led`). After a start from a snapshot of memory (static/js/snapshot.js) nothing
is lacking.
"""
import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from engine.games import SHELF
from engine.kernel.record import keep_promises
from ui import host, shelf
from ui.kit.html import Html, el
from ui.kit.shell import toast
from ui.routes import Route
from ui.store import Store
from ui.words import say, tell

if TYPE_CHECKING:
    from ui.app import App

SPELL = 8
"""How long modules are imported before the page is asked again, in ms."""
ELSEWHERE = ("ui.start", "ui.warm", "ui.worker")
"""What the page itself never imports, or has done."""
HASTE = 30
"""The same when somebody waits for it: few enough that the page answers meanwhile."""
FEW = 20
"""So many missing modules are imported at once: that is soon done."""


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
    """Import what is missing, and let go of what was unpacked for it."""
    if packer() is None:
        return
    await host.idle()
    spell_ends, names = host.now_ms() + SPELL, missing(store)
    for _ in brought(names):
        if host.now_ms() >= spell_ends:
            await host.idle()
            spell_ends = host.now_ms() + SPELL
    if names:
        packer().settle()


def game_of(store: Store, route: Route) -> str:
    """The game that a page is about, "" for none that is known."""
    word = route.word(0)
    if route.page in ("table", "score", "share"):
        return next((entry.game for entry in shelf.entries(store) if entry.key == word), "")
    return word if route.page in ("new", "help") and word in SHELF else ""


def lacking(name: str, page: str) -> list[str]:
    """What is still missing for a page about a game; nothing where modules are plain files."""
    found = packer()
    if found is None or name not in SHELF:
        return []
    bundle = found.bundle_of(SHELF[name])
    wanted = [module for module in shipped() if found.bundle_of(module) == bundle or module.startswith("ui.words.")]
    return [module for module in (*wanted, *(["ui.commands.new"] if page == "new" else [])) if module not in sys.modules]


def brought(names: list[str]) -> Iterator[None]:
    """Import modules one by one, then have their records write their methods; whatever fails, whoever wants it will hear."""
    for name in names:
        with suppress(ImportError, AttributeError):
            packer().bring(name)
        yield
    while keep_promises(1):
        yield


def led(app: "App", route: Route, arrive: Callable[[], None]) -> None:
    """Go where a press leads: at once, or when the game it leads to is there, unless another press has led elsewhere then."""
    game = game_of(app.store, route)
    names = lacking(game, route.page)
    app.led = arrive
    if len(names) <= FEW:
        return arrive()
    app.task(_led(app, game, names, arrive))


async def _led(app: "App", game: str, names: list[str], arrive: Callable[[], None]) -> None:
    spell_ends = 0
    app.painter.patch({"toast": _progress(game, 0, len(names))})
    await asyncio.sleep(0)
    for place, _ in enumerate(brought(names)):
        if host.now_ms() >= spell_ends:
            app.painter.patch({"toast": _progress(game, min(place, len(names)), len(names))})
            await asyncio.sleep(0)
            spell_ends = host.now_ms() + HASTE
        if app.led is not arrive:
            return app.painter.patch({"toast": app.toast})
    arrive()


def _progress(game: str, place: int, of: int) -> Html:
    """How much of a game is there, as a line that stays until its page is drawn."""
    return toast("wait", say("game.coming", game=tell(f"game.{game}")),
                 el("progress", value=place, max=of, aria_label=tell("game.coming", game=tell(f"game.{game}"))))
