"""Commands on kept games: opening, forgetting, mending, and looking at one again."""
import json
from typing import TYPE_CHECKING

from engine.kernel import outside
from ui import host, shelf
from ui.host import Command, Full
from ui.routes import HOME, Route
from ui.store import CRASH, GAME, Elsewhere

if TYPE_CHECKING:
    from ui.app import App

OPENING = "opening"
"""What stands under `sarai:crash:<key>` from opening a game until it has been drawn once."""


def opened(app: "App", route: Route) -> None:
    """Open the game a page is about, or lead to where its trouble can be dealt with."""
    key = route.word(0)
    if route.page == "link":
        if key:
            from ui.commands.sharing import arrived_link
            arrived_link(app, key)
        return
    if app.session is not None and app.session.key == key:
        return
    if key in app.unsaved:
        app.sit_down(app.unsaved.pop(key))
        return app.keep()
    again = app.desk.get("retry") == key
    if app.store.get(CRASH + key) is not None and not again:
        return _recover(app, key)
    from engine.kernel.save import BadSave
    from ui.keeper import open_game
    app.store.try_set(CRASH + key, OPENING)
    try:
        app.sit_down(open_game(app.store, key, app.tab))
        app.session.paused = again  # no bot shall run into the same wall by itself
    except BadSave as bad:
        app.store.remove(CRASH + key)
        if bad.why == "gone":
            app.route = HOME
            return host.hash_set("/", True)
        app.desk["broken"] = (key, bad.why, bad.detail)
        _mark_broken(app, key, bad.why)
        return _recover(app, key)
    if app.draw():
        app.store.remove(CRASH + key)


def _recover(app: "App", key: str) -> None:
    app.route = Route("recover", (key,))
    host.hash_set(f"/recover/{key}", True)


def _mark_broken(app: "App", key: str, why: str) -> None:
    entry = next((entry for entry in shelf.entries(app.store) if entry.key == key), None)
    if entry is not None:
        shelf.note(app.store, entry._replace(broken=why))


# ---- forgetting


def forget(app: "App", command: Command) -> None:
    """Ask whether a game shall be forgotten."""
    app.desk["asking"] = command.args.get("ident", "")
    app.draw()


def forget_sure(app: "App", command: Command) -> None:
    """Forget it."""
    key = command.args.get("ident", "") or app.desk.get("asking", "")
    if app.session is not None and app.session.key == key:
        app.film.stop()
        app.session = app.film = None
    app.desk.pop("asking", None)
    app.unsaved.pop(key, None)
    shelf.drop(app.store, key)
    app.keep_waiting()
    if app.route.page == "games":
        app.draw()
    else:
        app.go(HOME, replace=True)


def forget_not(app: "App", command: Command) -> None:
    """Keep it."""
    app.desk.pop("asking", None)
    app.draw()


# ---- mending


def recover_back(app: "App", command: Command) -> None:
    """Open a game that could not be drawn one action before that, with its bots paused."""
    key = command.args.get("ident", app.route.word(0))
    failed_at = app.store.get(CRASH + key) or ""
    try:
        _step_back(app, key, int(failed_at) - 1 if failed_at.isdecimal() else None)
    except (ValueError, TypeError, KeyError, Full, Elsewhere):
        app.desk["broken"] = (key, "damaged", "")
        app.draw()
        return
    app.store.remove(CRASH + key)
    app.desk.pop("broken", None)
    app.crash = None
    app.go(Route("table", (key,)), replace=True)
    if app.session is not None:
        app.film.stop()
        app.session.paused = True
        app.draw()


def _step_back(app: "App", key: str, place: int | None) -> None:
    """Move the cursor of a stored game back; what was stored last is usually that moment already."""
    text = app.store.read_game(key) or ""
    whole = outside.parse(text)
    target = max(0, whole["cursor"] - 1 if place is None else min(place, whole["cursor"]))
    if target == whole["cursor"]:
        return
    whole.update(cursor=target, check="")
    app.store.write_game(key, json.dumps(whole, separators=(",", ":"), ensure_ascii=False), app.store.get(GAME + key))


# ---- looking at one again


def replay(app: "App", command: Command) -> None:
    """Look at a game from its first moment."""
    key = command.args.get("ident", "")
    app.go(Route("table", (key,)))
    if app.session is not None and app.session.key == key and app.session.saga.cursor:
        app.session.looking = 0
        app.draw()


COMMANDS = {"forget": forget, "forget-sure": forget_sure, "forget-not": forget_not, "recover-back": recover_back,
            "replay": replay}
