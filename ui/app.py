"""The app: where it is, what is open, and what is drawn.  Commands live in `ui.commands`, pages' contents in `ui.scenes`."""
import asyncio
from collections.abc import Callable, Coroutine
from importlib import import_module
from typing import Any

from engine.games import READY
from ui import dialogs, host, routes, settings
from ui.commands import AT_THE_TABLE, OF_A_GAME, OF_AN_ARRIVAL, ROOMS
from ui.host import Command, News
from ui.kit.frame import Frame
from ui.kit.html import Html
from ui.kit.shell import toast
from ui.painter import Painter
from ui.routes import Route
from ui.store import Store

SCENES = {"": "home", "new": "home", "table": "table", "score": "score", "share": "share", "help": "reading",
          "about": "reading", "settings": "settings", "games": "games", "open": "opening", "link": "opening",
          "recover": "recovery", "account": "account", "records": "records"}
"""Which module of `ui.scenes` fills which page; each has `frame(app)`."""
OF_ONE_GAME = ("table", "score", "share", "link")
"""Pages for which a game is opened or read first."""
TOAST = 4000
"""How long a short note stays, in ms."""


class App:
    """Everything the page remembers between two presses, but for the opened game, which is a `Session`."""

    def __init__(self) -> None:
        """Read what is stored and where the address leads; nothing is drawn yet."""
        self.store = Store()
        self.settings = settings.load(self.store)
        self.tab = base36(host.fresh_seed())
        self.route = routes.read(host.hash_get())
        self.painter = Painter()
        self.session: Any = None
        self.film: Any = None
        self.clock: Any = None
        self.sheet: tuple[str, str] | None = None
        self.toast = Html("")
        self.online, self.update, self.hidden = host.is_online(), False, False
        self.offline, self.kept_safe = "unknown", "unknown"
        self.lost = False  # whether there were games here once that the browser has wiped
        self.desk: dict[str, Any] = {}
        """What single pages remember while they are shown (a game being set up, an arrival, a question asked)."""
        self.crash: tuple[str, str] | None = None  # the key and one line about the game that could not be drawn
        self.unsaved: dict[str, Any] = {}
        """Games that were left while storage had no room for them: they wait here to be gone on with or kept."""
        self.dismissed: list[str] = []  # calm notes at the table that were read and put away
        self.led: Callable[[], None] | None = None  # where the last press leads, as long as that is being prepared
        self.sheet_entry = self.returning = False
        """Whether the open dialog has a step in the browser's history, and whether that step is being taken back."""
        self._keeps = False
        self._when_seen: list[Callable[[], None]] = []
        self._tasks: set[asyncio.Future[Any]] = set()

    # ---- drawing

    def draw(self) -> bool:
        """Draw what is; False when that failed, and then the recovery page stands there."""
        try:
            self.painter.show(self._frame(), self.toast)
        except Exception as fault:
            self.crashed(fault)
            return False
        return True

    def _frame(self) -> Frame:
        frame: Frame = import_module(f"ui.scenes.{SCENES[self.route.page]}").frame(self)
        return frame

    def crashed(self, fault: BaseException) -> None:
        """Leave what could not be drawn or played, unsaved, and show what still can be done."""
        import traceback  # not needed as long as all goes well
        detail = "".join(traceback.format_exception_only(fault)).strip()[:200]
        self.failures = traceback.format_exception(fault)[-4:]
        import_module("ui.scenes.recovery").after(self, detail)

    # ---- where

    def go(self, route: Route, replace: bool = False) -> None:
        """Lead to another page."""
        sheet_closes = (self.route.page, route.page) == ("new", "")  # it gives the focus back to the door
        self.turn_to(route)
        self.desk.pop("asking", None)
        host.hash_set(routes.write(route), replace)
        self.arrive_at(route)
        if not sheet_closes:
            host.focus("title")

    def arrive_at(self, route: Route) -> None:
        """Draw a page that was led to, opening the game it is about."""
        if route.page in OF_ONE_GAME:
            import_module("ui.commands.games").opened(self, route)
        if self.clock is not None:
            self.clock.look()
        if self.route.page == "table" and self.session is not None:
            self.arrive(self.session)
        else:
            self.draw()

    def turn_to(self, route: Route) -> None:
        """Leave the page that is shown; from a recovery page a game may be tried again."""
        self.led = None
        self._leave(route)
        self.desk["retry"] = route.word(0) if self.route == Route("recover", route.words) else None
        self.route, self.sheet, self.sheet_entry = route, None, False

    def _leave(self, route: Route) -> None:
        if self.session is None:
            return
        same = route.page in ("table", "share", "score") and route.word(0) == self.session.key
        self.film.stop()
        self.session.refused, self.session.refused_at = None, ""
        self.keep()
        if not same and route.page not in ("help", "settings", "about"):
            self.close()

    def sit_down(self, session: Any) -> None:
        """Make a session the opened game."""
        self.session, self.film = session, import_module("ui.film").Film(self, session)
        if self.clock is not None:
            self.clock.stop()
        timed = session.face.clock(session.saga.table, session.saga.options) is not None
        self.clock = import_module("ui.clock").Ticker(self, session) if timed else None
        if session.blessed:
            import_module("ui.account").arrive(self.store, session)

    def close(self) -> None:
        """Put the opened game away."""
        if self.session is not None and not self.session.elsewhere:
            import_module("ui.keeper").keep_picture(self.store, self.session)
            if self.session.unsaved is not None:
                self.unsaved[self.session.key] = self.session
        if self.clock is not None:
            self.clock.stop()
        self.session = self.film = self.clock = None

    def open_sheet(self, name: str, argument: str = "") -> None:
        """Open a dialog; the browser's Back will close it (see `ui.dialogs`)."""
        dialogs.opened(self, name, argument)

    def close_sheet(self) -> None:
        """Close the dialog, and take its step out of the browser's history."""
        dialogs.closed(self)

    def sheet_done(self) -> None:
        """Close the dialog that led to what is being done, if one did; the caller draws."""
        if self.sheet is not None:
            self.close_sheet()

    # ---- the opened game

    def played(self, session: Any, events: list[Any], remark: str = "", arrives: bool = False) -> None:
        """Tell, sound and draw what was just played in a session (see `ui.telling`)."""
        import_module("ui.telling").played(self, session, events, remark, arrives)

    def arrive(self, session: Any) -> None:
        """Whatever comes next in a session: forced answers, bots, or a person's turn."""
        import_module("ui.telling").arrive(self, session)

    def keep(self) -> None:
        """Store the opened game if anything has changed."""
        if self.clock is not None:
            self.clock.rest()
        if self.session is not None:
            import_module("ui.keeper").keep(self.store, self.session, self.tab, host.today())

    def keep_soon(self) -> None:
        """Store the opened game when the screen shows what was drawn: what is stored need not be waited for."""
        self._keeps = True
        host.after_paint()

    def when_seen(self, work: Callable[[], None]) -> None:
        """Do something that nobody looks at when the screen shows what is drawn."""
        self._when_seen.append(work)
        host.after_paint()

    def painted(self) -> None:
        """The screen shows what was drawn last."""
        works, self._when_seen = self._when_seen, []
        for work in works:
            work()
        session, keeps = self.session, self._keeps
        self._keeps = False
        if not keeps or session is None:
            return
        before = (session.unsaved, session.elsewhere)
        self.keep()
        if (session.unsaved, session.elsewhere) != before:
            self.draw()

    def keep_waiting(self) -> None:
        """Try again to store the games that found no room."""
        for key, session in list(self.unsaved.items()):
            import_module("ui.keeper").keep(self.store, session, self.tab, host.today())
            if session.unsaved is None:
                del self.unsaved[key]

    # ---- commands and news

    def on_command(self, command: Command) -> None:
        """Hear a press.  One that was made for another moment does nothing."""
        if command.step is not None and self.session is not None and command.step != self.session.step:
            return
        room = ROOMS.get(command.do)
        if room is None or not self._means_something(command.do):
            return
        try:
            import_module(f"ui.commands.{room}").COMMANDS[command.do](self, command)
        except Exception as fault:
            self.crashed(fault)

    def _means_something(self, do: str) -> bool:
        """Whether what a command needs is there at all."""
        if do in AT_THE_TABLE:
            return self.session is not None and self.route.page == "table"
        if do.startswith("new-"):
            return self.route.page == "new" and self.route.word(0) in READY
        if do in OF_A_GAME:
            return self.session is not None
        return "arrival" in self.desk if do in OF_AN_ARRIVAL else True

    def on_news(self, news: News) -> None:
        """Hear what happened outside."""
        try:
            if news.kind == "hash":
                dialogs.hash_changed(self, news.values["hash"])
            else:
                import_module("ui.commands.news").hear(self, news)
        except Exception as fault:
            self.crashed(fault)

    def task(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something run on beside the page; a failure of it is shown like any other."""
        running = asyncio.ensure_future(work)
        self._tasks.add(running)
        running.add_done_callback(self._done)

    def _done(self, running: "asyncio.Future[Any]") -> None:
        self._tasks.discard(running)
        if not running.cancelled() and (fault := running.exception()) is not None:
            self.crashed(fault)

    def note(self, tone: str, title: str, text: str | None = None) -> None:
        """Show a short note for a moment, and draw."""
        self.toast = toast(tone, title, text)
        self.draw()
        self.later(TOAST, self.end_note)

    def end_note(self) -> None:
        """Take the short note away, and what a button said for a moment."""
        self.toast = Html("")
        self.desk.pop("copied", None)
        self.draw()

    def later(self, milliseconds: int, work: Callable[[], None]) -> None:
        """Do something after a while; a second call puts the first off."""
        async def wait() -> None:
            await asyncio.sleep(milliseconds / 1000)
            work()
        waiting = self.desk.pop("later", None)
        if waiting is not None:
            waiting.cancel()
        self.desk["later"] = asyncio.ensure_future(wait())


def base36(number: int) -> str:
    """A whole number in digits and small letters."""
    digits = ""
    while number:
        number, place = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[place] + digits
    return digits or "0"
