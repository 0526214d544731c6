"""Commands at the table: picking, playing, going back and forth, handing the device over."""
from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.bots.safe import modest
from engine.kernel import Illegal, NotAnAction
from ui import host
from ui.chronicle import SINCE, plain, spoken
from ui.commands import number
from ui.host import Command
from ui.keeper import open_game
from ui.session import Session
from ui.telling import MOST_SAID, ears
from ui.words import Name, tell

if TYPE_CHECKING:
    from ui.app import App

TWICE = 300
"""Two taps on one piece within so many ms are one intention (faults 60)."""


def pick(app: "App", command: Command) -> None:
    """A tap on a piece: the draft changes, or it says why not; a second tap, or the only tap needed, plays it."""
    session: Session = app.session
    what = command.args.get("what", "")
    if command.event == "change":  # an amount that was typed
        what = f"{what} {command.value.strip()}"
    if not session.mine():
        return hurry(app, command)
    now = host.now_ms()
    again = (what, session.step) == session.tapped[:2] and now - session.tapped[2] < TWICE
    if again and not session.face.tallies(what):
        return
    session.tapped = (what, session.step, now)
    session.remark = ""
    if session.pick(what, app.settings.confirm == "on"):
        return commit(app, command)
    _say_refusal(app, session)
    app.draw()


def _say_refusal(app: "App", session: Session) -> None:
    if session.refused is None:
        return
    host.announce(plain(session.face.why(session.refused)))
    if app.settings.sound == "on":
        host.play_sound("refuse")


def commit(app: "App", command: Command) -> None:
    """Play what is picked."""
    session: Session = app.session
    if not session.mine():
        return
    plan = session.face.plan(session.scene(app.settings.confirm == "on"))
    if not plan:
        session.refusals += 1
        host.announce(plain(session.face.bar(session.scene()).say))
        app.draw()
        return
    try:
        events = session.answer(plan)
    except Illegal as no:
        session.refuse(no.refusal)
        _say_refusal(app, session)
        app.draw()
        return
    except NotAnAction:
        session.unpick(all_of_it=True)
        app.draw()
        return
    _first_move(app)
    app.played(session, events, arrives=True)
    app.arrive(session)


def _first_move(app: "App") -> None:
    """Ask once that what is stored is kept: now there is something to lose."""
    if app.kept_safe != "unknown" or app.store.blocked:
        return
    app.kept_safe = "asking"

    async def ask() -> None:
        app.kept_safe = "yes" if await host.store_persist() else "no"
    app.task(ask())


# ---- back and forth


def undo(app: "App", command: Command) -> None:
    """Take back the last pick; without one, go back to my last decision, or say why not."""
    session: Session = app.session
    if app.sheet is None and session.unpick():
        app.draw()
        return
    _back(app, session, session.saga.can_undo(), session.saga.undo)


def undo_step(app: "App", command: Command) -> None:
    """Take back one action, whoever played it."""
    saga = app.session.saga
    _back(app, app.session, saga.why_not_back(saga.cursor - 1), saga.undo_step)


def back_to(app: "App", command: Command) -> None:
    """Go back to the moment that is looked at."""
    saga, place = app.session.saga, number(command.args.get("place"))
    _back(app, app.session, saga.why_not_back(place), lambda: saga.back_to(place))


def redo(app: "App", command: Command) -> None:
    """Play what was taken back again, up to my next decision."""
    saga = app.session.saga
    why = "" if saga.cursor < len(saga.log) else "redo.nothing"
    _back(app, app.session, why, saga.redo, "table.redone")


def _back(app: "App", session: Session, why: str, move: Callable[[], None], done: str = "table.undone") -> None:
    """Move the cursor where that is allowed, else say why not."""
    if session.elsewhere:
        return
    app.sheet_done()
    if why:
        session.remark = f"table.{why}" if "." in why else f"table.undo.{why}"
        session.refusals += 1
        host.announce(tell(session.remark))
        app.draw()
        return
    app.film.stop()
    if session.covered():
        session.eyes = None  # nobody knows who holds the device now
    move()
    session.moved()
    host.announce(tell(done))
    app.arrive(session)
    if app.session is session:  # else it could not be drawn
        app.keep_soon()


def look(app: "App", command: Command) -> None:
    """Show the board as it was before an action."""
    session: Session = app.session
    place = number(command.args.get("place"))
    if not 0 <= place < session.saga.cursor:
        return
    app.film.stop()
    session.unpick(all_of_it=True)
    session.looking, session.remark = place, ""
    app.sheet_done()
    app.draw()


def look_step(app: "App", command: Command) -> None:
    """One action on or back, while an earlier moment is looked at; beyond the last it is now again."""
    session: Session = app.session
    if session.looking is None:
        return
    place = session.looking + (1 if command.do == "look-next" else -1)
    if place >= session.saga.cursor:
        return look_end(app, command)
    session.looking, session.remark = max(0, place), ""
    app.draw()


def look_to(app: "App", command: Command) -> None:
    """Any moment, while an earlier one is looked at: the slider over the match."""
    session: Session = app.session
    place = number(command.value)
    if session.looking is None or place == session.looking or not 0 <= place < session.saga.cursor:
        return
    session.looking, session.remark = place, ""
    app.draw()


def look_end(app: "App", command: Command) -> None:
    """Back to now."""
    app.session.looking, app.session.remark = None, ""
    app.draw()
    app.arrive(app.session)


# ---- bots


def pause(app: "App", command: Command) -> None:
    """Let the bots wait."""
    app.film.stop()
    app.session.paused = True
    if app.draw():
        app.keep()


def play_on(app: "App", command: Command) -> None:
    """Let the bots go on, also over moves that were taken back."""
    session: Session = app.session
    session.paused, session.let_go = False, True
    app.arrive(session)


def hurry(app: "App", command: Command) -> None:
    """Skip the waiting of the film."""
    app.film.hurry()


def move_on(app: "App", command: Command) -> None:
    """Play a safe move for a bot that thinks too long."""
    session: Session = app.session
    if session.asked_kind() != "bot":
        return
    app.film.stop()
    app.played(session, session.play([modest(session.saga.legal())]), "table.moved_on")
    if app.session is session:
        app.arrive(session)


# ---- whose eyes, which tab


def uncover(app: "App", command: Command) -> None:
    """The asked person has taken the device: whose turn it is, and what was done meanwhile.

    What is asked is only shown: it may tell of a hand, and what was said stays in the page when the device goes on.
    """
    session: Session = app.session
    session.uncover()
    if session.asked is not None:
        host.announce(tell("table.turn_of", who=Name(session.seats[session.asked].name)))
    catch_up(session)
    app.draw()
    app.arrive(app.session)


def catch_up(session: Session) -> None:
    """Tell whoever comes back to a table what the others did since."""
    if session.asked is None or not session.mine():
        return
    lines = session.chronicle.since(ears(session), session.asked)
    for line in lines[-MOST_SAID:]:
        host.announce(spoken(line))
    session.remark = SINCE if lines else ""


def here(app: "App", command: Command) -> None:
    """Go on in this tab with what the other one has stored; a game deleted there is stored anew."""
    session: Session = app.session
    if session.elsewhere == "gone":
        session.elsewhere, session.text = "", None
        app.store.take(session.key, app.tab)
    else:
        app.sit_down(open_game(app.store, session.key, app.tab))
    app.draw()
    app.arrive(app.session)


def peek(app: "App", command: Command) -> None:
    """A piece under the pointer shows its preview; leaving it takes that away."""
    session: Session = app.session
    if not session.mine():
        return
    what = "" if command.event == "unpeek" else command.args.get("what", "")
    if what != session.peek:
        session.peek = what
        app.draw()


def escape(app: "App", command: Command) -> None:
    """Drop what is picked; else end a look back; else hurry the bots."""
    session: Session = app.session
    if session.looking is not None:
        look_end(app, command)
    elif session.unpick(all_of_it=True):
        app.draw()
    else:
        hurry(app, command)


COMMANDS = {"pick": pick, "commit": commit, "undo": undo, "undo-step": undo_step, "redo": redo, "back-to": back_to,
            "look": look, "look-to": look_to, "look-end": look_end, "look-next": look_step,
            "look-back": look_step, "pause": pause, "hurry": hurry, "play-on": play_on, "move-on": move_on,
            "uncover": uncover, "here": here, "peek": peek, "escape": escape}
