"""News from outside the page: other tabs, hiding, the network, a new version."""
from importlib import import_module
from typing import TYPE_CHECKING

from ui import settings
from ui.commands.settings import apply_settings
from ui.host import News
from ui.keeper import keep_picture, lost_to_another_tab
from ui.store import ACCOUNT, GAME, OPEN

if TYPE_CHECKING:
    from ui.app import App


def hear(app: "App", news: News) -> None:
    """Take note of one piece of news."""
    HEARD.get(news.kind, _nothing)(app, news)


def _nothing(app: "App", news: News) -> None:
    return None


def _storage(app: "App", news: News) -> None:
    """Another tab wrote: it may have taken this game, deleted it, or changed what lists and settings say."""
    key, session = news.values.get("key"), app.session
    if session is not None and not session.elsewhere:
        taken = key == OPEN + session.key and app.store.taken(session.key, app.tab)
        written = key in (None, GAME + session.key) and app.store.get(GAME + session.key) != session.text
        if taken or written:
            app.film.stop()
            lost_to_another_tab(app.store, session)
            app.draw()
    if key in (None, settings.KEY):
        app.settings = settings.load(app.store)
        apply_settings(app)
    if key in (None, ACCOUNT) and session is not None and session.blessed:
        import_module("ui.account").arrive(app.store, session)
        app.draw()
    if app.route.page in ("", "games", "settings", "account", "records"):
        app.draw()


def _hidden(app: "App", news: News) -> None:
    """Nobody looks: keep everything, and let bots play without waiting."""
    app.hidden = True
    app.keep()
    if app.film is not None:
        app.film.hurry()
    if news.kind == "pagehide" and app.session is not None and not app.session.elsewhere:
        keep_picture(app.store, app.session)


def _visible(app: "App", news: News) -> None:
    app.hidden = False
    if app.clock is not None:
        app.clock.look()
    app.draw()


def _network(app: "App", news: News) -> None:
    app.online = news.kind == "online"
    app.draw()


def _update(app: "App", news: News) -> None:
    """A new version waits; the player says when."""
    app.update = True
    app.draw()


def _offline_ready(app: "App", news: News) -> None:
    app.offline = "ready" if news.values.get("ready") else "missing"
    app.draw()


def _painted(app: "App", news: News) -> None:
    app.painted()


def _lost(app: "App", news: News) -> None:
    app.lost = True
    app.draw()


HEARD = {"painted": _painted, "lost": _lost, "storage": _storage, "hidden": _hidden, "pagehide": _hidden, "visible": _visible,
         "online": _network, "offline": _network, "update": _update, "offline-ready": _offline_ready}
