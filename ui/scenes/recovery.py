"""When something could not be drawn: what the recovery page draws, and a last page that needs nothing."""
from typing import TYPE_CHECKING

from engine.kernel import outside
from ui import host, shelf
from ui.kit.frame import Frame
from ui.kit.html import Html, a, div, h1, main, p
from ui.pages.recovery import Recovery, recovery_page, trouble_page
from ui.routes import Route
from ui.store import CRASH

if TYPE_CHECKING:
    from ui.app import App


def frame(app: "App") -> Frame:
    """The recovery page of a game."""
    key = app.route.word(0)
    text = app.store.read_game(key)
    if text is None:
        return trouble_page()
    entry = shelf.peek(key, text)
    why, detail = _why(app, key)
    failed_at = app.store.get(CRASH + key) or ""
    step = int(failed_at) if failed_at.isdecimal() else entry.moves
    return recovery_page(Recovery(key, entry.game, step, not why and _readable(text) and step > 0, why, detail,
                                  app.desk.get("asking") == key))


def _why(app: "App", key: str) -> tuple[str, str]:
    """Why a game cannot be opened ("" when it was the drawing that failed), and one line about it."""
    broken = app.desk.get("broken", ("", "", ""))
    if broken[0] == key:
        return broken[1], broken[2]
    known = next((entry.broken for entry in shelf.entries(app.store) if entry.key == key), "")
    return known, app.crash[1] if app.crash and app.crash[0] == key and not known else ""


def _readable(text: str) -> bool:
    try:
        return isinstance(outside.parse(text), dict)
    except ValueError:
        return False


def after(app: "App", detail: str) -> None:
    """Leave the page that failed: the opened game for its recovery page, anything else for a page of few words."""
    session = app.session
    if app.film is not None:
        app.film.stop()
    app.session = app.film = None
    app.sheet = None
    app.painter.forget()
    frame_ = None
    try:
        if session is not None and app.route.page in ("table", "share", "score"):
            app.store.try_set(CRASH + session.key, str(session.saga.cursor))
            app.crash = (session.key, detail)
            app.route = Route("recover", (session.key,))
            host.hash_set(f"/recover/{session.key}", True)
            frame_ = frame(app)
        else:
            frame_ = trouble_page(detail)
        app.painter.show(frame_, Html(""))
    except Exception:
        app.painter.forget()
        app.painter.show(last_page(detail), Html(""))


def last_page(detail: str) -> Frame:
    """A page that can hardly fail."""
    body = main(h1("Sarai"), p("Something went wrong. Your games are safe on this device."),
                p(a("Load the page again", href="./")), p(detail, class_="mini"))
    return Frame("last", "Sarai", div(id="last"), {"last": body})
