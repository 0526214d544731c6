"""Bots' turns as a short film: thinking dots, the piece they reach for, the move.  A tap hurries it; the page stays free."""
import asyncio
from typing import TYPE_CHECKING, NamedTuple

from ui import host
from ui.bots import Chosen, choose
from ui.host import BotCancelled

if TYPE_CHECKING:
    from ui.app import App
    from ui.session import Session


class Pace(NamedTuple):
    """Milliseconds: before a bot's first action of a turn, on the ring round its target, after the action."""

    before: int
    ring: int
    after: int


PACES = {"normal": Pace(350, 300, 350), "fast": Pace(80, 120, 100), "off": Pace(0, 0, 0)}
SLOW = 3000
"""After so many ms of thinking the player may move the bot on."""


class Film:
    """Plays what bots and forced answers must play in one session, until a person is asked or somebody stops it."""

    def __init__(self, app: "App", session: "Session") -> None:
        """Ready, not running."""
        self._app, self._session = app, session
        self._task: asyncio.Task[None] | None = None
        self._pause: asyncio.Event | None = None
        self._hurried = False
        self.slow = False  # whether the bot has been thinking for so long that it may be moved on

    def start(self) -> None:
        """Run, unless it runs or there is nothing to play; the caller draws."""
        if self._task is None and self._wanted():
            self._session.busy = True
            self._task = asyncio.ensure_future(self._run())

    def stop(self) -> None:
        """Stop at once: a question to the worker is withdrawn, nothing more is played."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
            host.cancel_bot()
        self._session.busy = False

    def hurry(self) -> None:
        """Skip the waiting until a person is asked again."""
        self._hurried = True
        if self._pause is not None:
            self._pause.set()

    def _wanted(self) -> bool:
        session = self._session
        free = not (session.paused or session.held or session.elsewhere) and session.looking is None
        return free and session.asked_kind() == "bot" and self._app.session is session \
            and self._app.route.page == "table"

    async def _run(self) -> None:
        self._hurried = False
        last: int | None = None
        try:
            while self._wanted():
                await self._turn(last)
                last = self._session.asked
        except asyncio.CancelledError:
            return
        except Exception as fault:
            self._end()
            self._app.crashed(fault)
            return
        self._end()
        self._app.arrive(self._session)

    def _end(self) -> None:
        self._session.busy, self._task, self.slow = False, None, False

    async def _turn(self, last: int | None) -> None:
        """One action of the asked bot, unless the moment has passed before it could be played."""
        session, step = self._session, self._session.step
        if session.asked != last:
            await self._wait(self._pace().before)
        try:
            chosen = await self._chosen()
        except BotCancelled:
            return
        if session.step != step or not self._wanted():
            return
        act = session.act(chosen.notation)
        session.target = session.face.target(act)
        if session.target and self._pace().ring:
            self._app.draw()
            await self._wait(self._pace().ring)
        self._app.played(session, session.play([chosen.notation]), chosen.remark)
        await host.settled()
        if self._wanted() and session.begins():
            await self._wait(self._pace().after)

    async def _chosen(self) -> Chosen:
        asking = asyncio.ensure_future(choose(self._session))
        done, _ = await asyncio.wait([asking], timeout=SLOW / 1000)
        if not done:
            self.slow = True
            self._app.draw()
        try:
            return await asking
        finally:
            asking.cancel()
            self.slow = False

    def _pace(self) -> Pace:
        """No waiting where nothing moves: motion off, a hurried film, a hidden tab."""
        off = self._hurried or self._app.hidden or not host.pace()
        return PACES["off" if off else self._app.settings.motion]

    async def _wait(self, milliseconds: int) -> None:
        """A pause that a tap cuts short."""
        if not milliseconds:
            return await asyncio.sleep(0)
        self._pause = asyncio.Event()
        try:
            await asyncio.wait_for(self._pause.wait(), milliseconds / 1000)
        except TimeoutError:
            pass
        self._pause = None
