"""Commands of who leaves a game, and of who watches the rest of it."""
import asyncio
from typing import TYPE_CHECKING

from engine.kernel import Illegal
from ui.bots import choose
from ui.chronicle import plain
from ui.commands import number
from ui.host import BotCancelled, Command
from ui.session import Session

if TYPE_CHECKING:
    from ui.app import App

SHOW_EVERY = 12
"""While the rest is run at once, the table is drawn after so many actions."""


def leaver(session: Session) -> int | None:
    """The seat that would leave: the asked person's, else the one whose eyes look, else the only person's."""
    if session.asked_kind() == "person" and session.mine():
        return session.asked
    return session.eyes if session.eyes is not None else session.persons[0] if len(session.persons) == 1 else None


def leave(app: "App", command: Command) -> None:
    """Ask whether the journey shall end."""
    seat = leaver(app.session)
    if seat is not None and app.session.face.leaving(app.session.scene(), seat) is not None:
        app.open_sheet("leave", str(seat))


def leave_sure(app: "App", command: Command) -> None:
    """Leave at once, or as soon as the turn allows it."""
    session: Session = app.session
    seat = number(command.args.get("seat"))
    app.sheet_done()
    told = session.face.leaving(session.scene(), seat) if seat in session.persons and not session.elsewhere else None
    if told is None:
        return
    app.film.stop()
    try:
        events = session.answer([told[0]]) if told[0] == "leave" else session.play([told[0]])
    except Illegal as no:
        return app.note("bad", plain(session.face.why(no.refusal)))
    app.played(session, events)
    if app.session is session:
        app.arrive(session)


def leave_not(app: "App", command: Command) -> None:
    """Stay."""
    app.close_sheet()


def run_on(app: "App", command: Command) -> None:
    """Play the rest at once, the same moves as the film would show: for who is out and does not want to watch it all."""
    session: Session = app.session
    if session.asked_kind() != "bot" or not session.face.watching(session.scene()):
        return
    app.sheet_done()
    app.film.stop()
    session.paused, session.let_go, session.looking = False, True, None
    app.task(_run(app, session))


async def _run(app: "App", session: Session) -> None:
    """Until the game is over, or somebody pauses it or goes elsewhere."""
    events, place = [], 0
    while _wanted(app, session):
        session.busy, step = True, session.step
        try:
            chosen = await choose(session)
        except BotCancelled:
            break
        if session.step != step or not _wanted(app, session):
            break
        events, place = session.play([chosen.notation]), place + 1
        if place % SHOW_EVERY == 0:
            app.draw()
            await asyncio.sleep(0)
    session.busy = False
    if app.session is not session:
        return
    if events:
        app.played(session, events)
    app.keep()
    app.arrive(session)


def _wanted(app: "App", session: Session) -> bool:
    free = not session.paused and session.looking is None and not session.elsewhere
    return free and app.session is session and app.route.page == "table" and session.asked_kind() == "bot"


COMMANDS = {"leave": leave, "leave-sure": leave_sure, "leave-not": leave_not, "run-on": run_on}
