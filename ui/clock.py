"""The clock of an open question (rihla 3.18): wall time lives here, the game only hears of time-outs.

While the table is in view a monotonic clock counts.  Whenever it is not (hidden tab, another page, closed), the seconds
left and the wall time stand in the game's notes, and the game's own rule says what the absence comes to, before anything
is shown again.  The clock stands behind the hand-over cover, while bots play, and where another tab has the game.
"""
import asyncio
from typing import TYPE_CHECKING

from ui import host
from ui.kit.face import Clock
from ui.kit.html import Html
from ui.session import Session
from ui.words import tell

if TYPE_CHECKING:
    from ui.app import App

LEFT, AT, PLACE = "clock.left", "clock.at", "clock.place"
"""Notes of a game: seconds left, the wall time in ms when that was true, and the action it was before."""
BEAT = 0.25
"""Seconds between two looks at the clock."""
GAP = 2000
"""A clock that may pause counts at most so many ms between two looks: more means that the device slept."""
WARNING = 10
"""Seconds before the end from which the clock warns, once aloud."""


class Ticker:
    """Counts for one session until another game is opened."""

    def __init__(self, app: "App", session: Session) -> None:
        """Settle what an absence has come to; begin to count."""
        self._app, self._session = app, session
        self._question: tuple[int, int | None] | None = None
        self._left, self._last, self._shown = 0.0, host.now_ms(), -1
        self._gone = self._warned = False
        self._settle()
        self._task = asyncio.ensure_future(self._run())

    def stop(self) -> None:
        """Count no further."""
        self._task.cancel()

    async def _run(self) -> None:
        while self._app.session is self._session:
            self.look()
            await asyncio.sleep(BEAT)

    # ---- looking

    def look(self) -> None:
        """See what the time is: tick, time out, or settle an absence; called often, and before the table is drawn."""
        session, app = self._session, self._app
        if not self._in_view():
            self.rest()
            return
        if self._gone:
            self._gone = False
            self._last = host.now_ms()
            if self._settle():
                app.arrive(session)
        self._tick()

    def _in_view(self) -> bool:
        app = self._app
        return not app.hidden and app.route.page == "table" and not self._session.elsewhere

    def _clock(self) -> Clock | None:
        """The clock of the open question, if it counts now."""
        session = self._session
        if session.asked_kind() != "person" or session.covered():
            return None
        return session.face.clock(session.saga.table, session.saga.options)

    def _tick(self) -> None:
        now, clock = host.now_ms(), self._clock()
        passed, self._last = now - self._last, now
        if clock is None:
            return self._show()
        if self._question != self._now():
            self._begin(clock.full)
        else:
            self._left -= passed if clock.kind == "on" else min(passed, GAP)
        if self._left <= 0:
            return self._run_out(clock)
        if self._left <= WARNING * 1000 and not self._warned:
            self._warned = True
            host.announce(tell("rihla.clock.warn" if clock.left else "rihla.clock.warn.last", n=WARNING, left=clock.left))
        self._show()

    def _now(self) -> tuple[int, int | None]:
        return self._session.saga.cursor, self._session.asked

    def _begin(self, seconds: int) -> None:
        """Another question, or another stretch of time for the same one."""
        self._question, self._left, self._warned = self._now(), seconds * 1000.0, seconds <= WARNING

    def seconds(self) -> int:
        """The seconds left, rounded up."""
        return -int(-self._left // 1000)

    # ---- running out

    def _run_out(self, clock: Clock) -> None:
        """The game is told; with an extension the same question goes on, and what was picked stays picked."""
        app, session = self._app, self._session
        draft, drafts = session.draft, session.drafts
        events = session.play([clock.act])
        if clock.left:
            session.draft, session.drafts = draft, drafts
            self._begin(clock.extension)
        app.played(session, events)
        if app.session is session:
            app.arrive(session)

    def _settle(self) -> bool:
        """Send the time-outs that fell due while nobody looked; tells whether there were any."""
        session, notes = self._session, self._session.notes
        clock = session.face.clock(session.saga.table, session.saga.options) if session.asked_kind() == "person" else None
        left, at = notes.get(LEFT), notes.get(AT)
        if clock is None or notes.get(PLACE) != session.saga.cursor or type(left) is not int or type(at) is not int:
            return False
        due, seconds = session.face.absence(clock, left, (host.wall_ms() - at) // 1000)
        for _ in range(due):
            session.play([clock.act])
        if due:
            session.remark, session.remark_seat = "rihla.remark.away", session.saga.mark(session.saga.cursor - 1).seat
        if due <= clock.left:
            self._begin(min(seconds, max(clock.full, clock.extension)))
        return due > 0

    def rest(self) -> None:
        """Note how much time is left and when that was, for whenever the game is looked at again."""
        notes = self._session.notes
        if self._gone:
            return  # what was noted when the table went out of view still holds
        for name in (LEFT, AT, PLACE):
            notes.pop(name, None)
        if self._question == self._now() and self._session.asked_kind() == "person":
            notes.update({LEFT: max(self.seconds(), 0), AT: host.wall_ms(), PLACE: self._session.saga.cursor})
        self._gone = not self._in_view()

    # ---- showing

    def piece(self) -> Html:
        """The clock as it is drawn now, nothing while it stands."""
        clock = self._clock()
        if clock is None or self._session.looking is not None:
            return Html("")
        seconds = self.seconds() if self._question == self._now() else clock.full
        return self._session.face.clock_piece(clock, max(seconds, 0), seconds <= WARNING)

    def _show(self) -> None:
        """Draw the clock alone, when it has another second to show."""
        second = self.seconds() if self._clock() is not None else -1
        if second != self._shown and self._app.route.page == "table" and not self._app.hidden:
            self._shown = second
            self._app.painter.patch({"clock": self.piece()})
