"""Keeping an open game: reading it from storage, writing it back, and noticing that another tab has played on."""
from typing import Any

from engine.kernel.saga import Saga
from engine.kernel.save import BadSave, Loaded, load_text, save_text
from ui import host, shelf
from ui.faces import face, playable
from ui.host import Full
from ui.session import Session
from ui.store import GAME, Elsewhere, Store
from ui.words import Name, tell


def read(text: str) -> Loaded:
    """A match from a text; raises `BadSave` whatever is wrong with it, so that no text can break the page."""
    try:
        loaded = load_text(text, playable)
    except BadSave:
        raise
    except Exception as fault:
        raise BadSave("damaged", repr(fault)[:80]) from fault
    if not face(loaded.saga.game.name).can_show(loaded.saga):
        raise BadSave("unknown-game", "with these options")
    return loaded


def open_game(store: Store, key: str, tab: str) -> Session:
    """Open a stored game and say that this tab plays it.  Raises `BadSave` (`gone` when there is none)."""
    text = store.read_game(key)
    if text is None:
        raise BadSave("gone", key)
    loaded = read(text)
    session = Session(key, loaded.saga, face(loaded.saga.game.name), loaded.notes, store.get(GAME + key))
    session.remark = "table.from_snapshot" if loaded.notice else ""
    session.saved_at = loaded.saga.cursor
    store.take(key, tab)
    return session


def begin_game(store: Store, saga: Saga, tab: str, today: str, notes: dict[str, str] | None = None) -> Session:
    """Sit down at a match that is not stored yet, under a key of its own."""
    session = Session(free_key(store, saga.ident), saga, face(saga.game.name), {"made": today, **(notes or {})})
    store.take(session.key, tab)
    keep(store, session, tab, today)
    keep_picture(store, session)
    return session


def free_key(store: Store, ident: str) -> str:
    """A key for a game of this ident: the ident itself, or with a number where another log of it is kept already."""
    taken = store.games()
    number, key = 1, ident
    while key in taken:
        number += 1
        key = f"{ident}-{number}"
    return key


def keep(store: Store, session: Session, tab: str, today: str) -> None:
    """Store a game as it is.  Where that cannot be, the session says so and what was stored stays as it was."""
    if session.elsewhere:
        return
    saga = session.saga
    if session.kept_as == _fingerprint(session):
        return
    entry = shelf.entry_of(session.key, saga, progress(session), today, 0)
    session.notes.update(asked=entry.asked, progress=entry.progress)
    if save_text(saga, session.notes) == session.text:
        session.kept_as = _fingerprint(session)
        return  # only looked at
    session.notes.update(played=today, at=host.wall_ms())
    text = save_text(saga, session.notes)
    try:
        if store.taken(session.key, tab):
            raise Elsewhere(session.key)
        store.write_game(session.key, text, session.text)
    except Elsewhere:
        lost_to_another_tab(store, session)
    except Full:
        session.unsaved = session.saved_at
    else:
        session.text, session.saved_at, session.unsaved = text, saga.cursor, None
        session.kept_as = _fingerprint(session)
        shelf.note(store, entry._replace(size=len(text), at=session.notes["at"]))


def _fingerprint(session: Session) -> tuple[Any, ...]:
    """What tells a game from what was stored of it, without writing it all out."""
    return session.saga.cursor, hash(tuple(session.saga.log)), session.text, *session.notes.items()


def lost_to_another_tab(store: Store, session: Session) -> None:
    """Play no further here: say whether the game was moved to another tab or deleted there."""
    session.elsewhere = "moved" if store.read_game(session.key) is not None else "gone"


def keep_picture(store: Store, session: Session) -> None:
    """Keep the small picture of a game, drawn from what nobody need hide."""
    saga = session.saga
    shelf.keep_thumb(store, session.key, session.face.thumb(saga.game.view(saga.table, None)))


def progress(session: Session) -> str:
    """How far the game is, in the words of its face; once it is over, who won and by how much."""
    if not session.saga.table.pending:
        return _ended(session)
    return session.face.progress_words(session.saga.game.progress(session.saga.table))


def _ended(session: Session) -> str:
    found = session.saga.game.result(session.saga.table)
    first = found.winners()
    key = "home.won.alone" if len(found.totals) == 1 else "home.won" if len(first) == 1 else "home.won.shared"
    return tell(key, who=Name(session.seats[first[0]].name), n=f"{found.totals[first[0]]:,}")
