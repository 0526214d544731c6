"""What follows a move: it is told, heard, drawn and kept; then come forced answers, bots, or a person's turn."""
from importlib import import_module
from typing import TYPE_CHECKING, Any

from engine.kernel import forced
from ui import host, sound
from ui.chronicle import plain, spoken
from ui.ladders import course_of
from ui.session import Session
from ui.words import Name, tell

if TYPE_CHECKING:
    from ui.app import App

MOST_SAID = 4
"""Sentences read out for one action: a screen reader must not fall behind the game."""


def played(app: "App", session: Session, events: list[Any], remark: str = "", arrives: bool = False) -> None:
    """Tell what was played, in words and sounds; draw; and keep it, but only what could be drawn.

    With `arrives`, drawing and keeping are left to `arrive`, which the caller calls next.
    """
    if session.asked is None and session.blessed:
        import_module("ui.account").settle(app.store, session)
    if session.asked is None and course_of(session.saga):
        import_module("ui.records").settle(app.store, session)
    session.remark, session.remark_seat = remark, _actor(session) if remark else None
    lines = session.chronicle.lines(events, ears(session))
    for line in [line for line in lines if line.words][-MOST_SAID:]:
        host.announce(spoken(line))
    if remark:
        host.announce(tell(remark, who=Name(session.seats[session.remark_seat or 0].name)))
    if app.settings.sound == "on" and not app.hidden:
        sound.play_events(session.face, events)
    if not arrives and app.draw() and session.asked_kind() != "bot":
        app.keep_soon()


def ears(session: Session) -> int | None:
    """Whose knowledge may be said aloud: nobody's own where several persons share the device, for all of them hear it."""
    return session.viewer() if len(session.persons) == 1 else None


def _actor(session: Session) -> int | None:
    """Who made the last move."""
    return session.saga.mark(session.saga.cursor - 1).seat if session.saga.cursor else None


def arrive(app: "App", session: Session) -> None:
    """Answer what has only one answer, let bots play, or say whose turn it is."""
    if app.session is not session or app.route.page != "table":
        return
    while True:
        if _answers_itself(session):
            played(app, session, session.answer([str(forced(session.saga.game, session.saga.table))]), arrives=True)
        elif plan := session.standing_answer():
            played(app, session, session.answer(plan), session.face.answered_remark(), arrives=True)
        else:
            break
        if app.session is not session:
            return
    if session.asked_kind() == "bot":
        session.told_turn = (session.saga.cursor, session.asked)  # so that a person's next turn is said again
        app.film.start()
        app.draw()
        return
    if app.draw():
        app.when_seen(lambda: _say_whose(app, session))
        app.keep_soon()


def _answers_itself(session: Session) -> bool:
    if session.held or not session.mine():
        return False
    return forced(session.saga.game, session.saga.table) is not None and session.face.auto(session.scene())


def _say_whose(app: "App", session: Session) -> None:
    """Say once that it is somebody's turn, unless the table was left meanwhile."""
    if app.session is not session or app.route.page != "table":
        return
    asked = session.asked
    turn = (session.saga.cursor, asked)
    if session.told_turn == turn:
        return
    before, session.told_turn = session.told_turn, turn
    if asked is None:
        if before is None:  # opened when it was over already; else the log has just said it
            host.announce(tell("table.over"))
    elif session.asked_kind() == "person":
        fresh = before is None or before[1] != asked
        words = [*([_turn_words(session, asked)] if fresh else []), *_question(session)]
        if words:
            host.announce(" ".join(words))
        if fresh and app.settings.sound == "on" and not app.hidden:
            host.play_sound("turn")


def _turn_words(session: Session, asked: int) -> str:
    """Whose turn it is."""
    who = Name(session.seats[asked].name)
    if session.covered():
        return tell("cover.title", who=who)
    return tell("table.your_turn") if len(session.persons) == 1 else tell("table.turn_of", who=who)


def _question(session: Session) -> list[str]:
    """What is asked, where it may be known."""
    return [plain(session.face.bar(session.scene()).say)] if session.mine() else []
