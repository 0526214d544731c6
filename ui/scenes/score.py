"""What the score page draws of the opened game."""
from typing import TYPE_CHECKING

from ui.kit.frame import Frame
from ui.kit.html import Html
from ui.ladders import course_of, ladder
from ui.pages.arches import Account
from ui.pages.score import ScoreScene, score_page
from ui.session import Session
from ui.words import known, say

if TYPE_CHECKING:
    from ui.app import App

MOMENTS = 60
"""Points of the chart; a longer game is thinned."""


def frame(app: "App") -> Frame:
    """The account."""
    session: Session = app.session
    saga, face = session.saga, session.face
    result = saga.game.result(saga.table)
    parts = list(dict.fromkeys(part for account in result.parts for part in account))
    accounts = tuple(Account(seat, session.seats[seat].name, tuple(result.parts[seat].get(part, 0) for part in parts),
                             result.totals[seat], result.ranks[seat]) for seat in range(len(session.seats)))
    told = ("", "total", result.reason)  # a game that ends because somebody is first needs no further word on it
    decided = face.part_words(result.decided_by) if result.decided_by not in told else Html("")
    ending = f"{saga.game.name}.ending.{result.reason}"
    me = session.persons[0] if len(session.persons) == 1 else None
    return score_page(ScoreScene(
        session.key, saga.game.name, face.stage(session.scene()), accounts, tuple(face.part_words(part) for part in parts),
        result.decided_by, decided, say(ending) if result.reason and known(ending) else Html(""), me, story(app, session),
        saga.seed, session.asked is None, _blessing(app, session), _heard(app, session)[1], _told(app, session)))


def _blessing(app: "App", session: Session) -> Html:
    """What the game has done for the accounts of the persons here."""
    if not session.blessed:
        return Html("")
    from ui import account
    from ui.pages.account import earned_part
    return earned_part(account.earned(app.store, session), [seat.name for seat in session.seats])


def _told(app: "App", session: Session) -> Html:
    """What the game means for the record of whoever plays alone."""
    found = ladder(session.saga.game.name)
    if found is None or not course_of(session.saga):
        return Html("")
    from ui import records
    from ui.pages.records import told_part
    told = records.told(app.store, session)
    if told is None:
        return Html("")
    words = {"n": told.points, "best": told.best, "played": told.played, "course": found.course_words(told.course)}
    return told_part(told.how, told.medal, words, bool(told.day))


def story(app: "App", session: Session) -> tuple[tuple[int, ...], ...]:
    """The points of each seat over the game, at most `MOMENTS` of them."""
    return _heard(app, session)[0]


def _ranked(session: Session) -> tuple[int, ...]:
    """The seats in the order of the account."""
    ranks = session.saga.game.result(session.saga.table).ranks
    return tuple(sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat)))


def _heard(app: "App", session: Session) -> tuple[tuple[tuple[int, ...], ...], Html]:
    """The points over the game and what its face tells of it, walked once per moment of the game."""
    saga = session.saga
    kept = app.desk.get("story")
    if kept is not None and kept[0] == (session.key, session.step):
        return kept[1]  # type: ignore[no-any-return]
    stride = max(1, -(-saga.cursor // (MOMENTS - 1)))
    points, teller, before = [], session.face.teller(len(session.seats)), None
    for place, table in saga.walk():
        if place % stride == 0 or place == saga.cursor:
            points.append(tuple(saga.game.result(table).totals))
        if teller is not None and before is not None:
            teller.hear(before, saga.events(place - 1))
        before = table
    heard = tuple(points), teller.told(session.seats, _ranked(session)) if teller is not None else Html("")
    app.desk["story"] = ((session.key, session.step), heard)
    return heard
