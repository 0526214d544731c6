"""One's own records, kept under `sarai:records` for each account of this device: every deal counts once, at its first end.

    {"people": {<account>: {"<game>/<course>": {<seed>: {<ident>: [points, when]}}}}}

A deal played again, a game ended once more after undo, a file opened twice: nothing is counted anew, for a match is known
by its ident and a deal by its seed.  Two books are united entry by entry, and the order of uniting does not matter.
"""
import json
from typing import Any, NamedTuple

from engine.kernel import BadRecord
from engine.kernel.saga import Saga
from ui import host
from ui.ladders import course_of, day_of, ladder, medal
from ui.session import Session
from ui.store import ACCOUNT, Store

KEY, DAMAGED = "sarai:records", "sarai:records:damaged"
OWNER, FOREIGN = "account.0", "foreign"
"""Notes of a match: whose account its one seat is, and that its log did not lead to its table (see `ui.account`)."""
MOST, LONGEST = 10_000, 200
"""Points that no game ever makes, and characters that no name in a book has."""

Tries = dict[str, tuple[int, str]]
Book = dict[str, dict[str, dict[str, Tries]]]
"""Account, game and course, seed, and each match that was played to its end: its points, and when."""


class Result(NamedTuple):
    """One deal that counts: its seed, the points of its first end, when, and the best that was ever made of it."""

    seed: str
    points: int
    when: str
    best: int
    tries: int


class Told(NamedTuple):
    """What the end of a match means for its player, for the score page.

    `how`: `first` (nothing was here before), `record`, `level`, `below`, `again` (the deal was counted before), `guest`,
    `foreign`, `full` (no room) or `later` (the game goes on).  `best` is the record besides this match.
    """

    how: str
    points: int
    medal: str
    course: str
    best: int = 0
    played: int = 0
    day: str = ""


# ---- the stored book


def read(store: Store) -> Book:
    """The stored book; a damaged text is put aside, not written over."""
    text = store.get(KEY)
    if text is None:
        return {}
    try:
        return from_json(json.loads(text))
    except (ValueError, RecursionError):
        store.try_set(DAMAGED, text)
        return {}


def from_json(whole: Any) -> Book:
    """A book from its JSON; raises `BadRecord` for whatever is no book."""
    people = whole.get("people") if isinstance(whole, dict) else None
    book: Book = {}
    for owner, courses in _items(people):
        for course, deals in _items(courses):
            for seed, tries in _items(deals):
                for ident, made in _items(tries):
                    found = book.setdefault(owner, {}).setdefault(course, {}).setdefault(seed, {})
                    found[ident] = _try(made)
    return book


def _items(level: Any) -> list[tuple[str, Any]]:
    if not isinstance(level, dict) or any(len(name) > LONGEST for name in level):
        raise BadRecord("records: no table")
    return list(level.items())


def _try(made: Any) -> tuple[int, str]:
    sound = isinstance(made, list) and len(made) == 2 and type(made[0]) is int and isinstance(made[1], str)
    if not sound or abs(made[0]) > MOST or len(made[1]) > LONGEST:
        raise BadRecord("records: no result")
    return made[0], made[1]


def to_json(book: Book) -> dict[str, Any]:
    """As it is stored and exported."""
    return {"people": book}


def write(store: Store, book: Book) -> bool:
    """Store the book; tells whether there was room."""
    return store.try_set(KEY, json.dumps(to_json(book), separators=(",", ":"), ensure_ascii=False))


def unite(book: Book, other: Book) -> Book:
    """Two books as one; of the same match the first end stays."""
    for owner, courses in other.items():
        for course, deals in courses.items():
            for seed, tries in deals.items():
                here = book.setdefault(owner, {}).setdefault(course, {}).setdefault(seed, {})
                for ident, made in tries.items():
                    here[ident] = min(here.get(ident, made), made, key=_earlier)
    return book


def merge(store: Store, other: Book) -> bool:
    """Take a book from a file over.  Tells whether there was room."""
    return write(store, unite(read(store), other))


def _earlier(made: tuple[int, str]) -> tuple[str, int]:
    return made[1], made[0]


# ---- what it says


def results(book: Book, owner: str, game: str, course: str) -> list[Result]:
    """The deals that count in a set-up, the last played first."""
    deals = book.get(owner, {}).get(f"{game}/{course}", {})
    found = [_result(seed, tries) for seed, tries in deals.items() if tries]
    return sorted(found, key=lambda result: (result.when, result.seed), reverse=True)


def _result(seed: str, tries: Tries) -> Result:
    points, when = tries[_first(tries)]
    return Result(seed, points, when, max(made[0] for made in tries.values()), len(tries))


def _first(tries: Tries) -> str:
    """The match that counts of a deal: the one that ended first."""
    return min(tries, key=lambda ident: (*_earlier(tries[ident]), ident))


def courses(book: Book, owner: str, game: str) -> list[str]:
    """The set-ups in which somebody has results, in the order of their names."""
    return sorted(name.partition("/")[2] for name, deals in book.get(owner, {}).items() if name.startswith(f"{game}/") and deals)


def of_deal(book: Book, owner: str, saga: Saga) -> Result | None:
    """What was made of this deal before."""
    tries = book.get(owner, {}).get(_place(saga), {}).get(saga.seed)
    return _result(saga.seed, tries) if tries else None


def _place(saga: Saga) -> str:
    return f"{saga.game.name}/{course_of(saga)}"


def mine(store: Store) -> str:
    """The account that is used on this device, as far as there is one."""
    try:
        found = json.loads(store.get(ACCOUNT) or "{}").get("mine", "")
    except (ValueError, AttributeError, RecursionError):
        return ""
    return found if isinstance(found, str) else ""


def ident_of(day: str, owner: str) -> str:
    """What a day's game is known by on this device; each account has its own."""
    return f"d{day.replace('-', '')}-{owner[-4:]}"


# ---- the end of a game


def owner_of(session: Session) -> str:
    """Whose records a match goes to; "" for a guest, a bot or somebody away."""
    owner = session.notes.get(OWNER, "")
    return owner if isinstance(owner, str) and session.saga.seats[0].kind == "person" else ""


def settle(store: Store, session: Session) -> None:
    """Enter an ended match, once: stored before anything of its end is shown."""
    owner, saga = owner_of(session), session.saga
    if session.asked is not None or session.elsewhere or not owner or FOREIGN in session.notes:
        return
    book = read(store)
    tries = book.setdefault(owner, {}).setdefault(_place(saga), {}).setdefault(saga.seed, {})
    if saga.ident not in tries:
        tries[saga.ident] = (saga.game.result(saga.table).totals[0], host.today())
        write(store, book)


def told(store: Store, session: Session) -> Told | None:
    """What the match means for its player; None for a match that is nobody's own record."""
    saga, found = session.saga, ladder(session.saga.game.name)
    course = course_of(saga)
    if found is None or not course or not session.persons:
        return None
    points, owner, book = saga.game.result(saga.table).totals[0], owner_of(session), read(store)
    others = [result.points for result in results(book, owner, saga.game.name, course) if result.seed != saga.seed]
    facts = Told("", points, medal(found, points), course, max(others, default=0), len(others) + 1, day_of(saga))
    return facts._replace(how=_how(book, owner, session, points, others))


def _how(book: Book, owner: str, session: Session, points: int, others: list[int]) -> str:
    if not owner:
        return "guest"
    if session.asked is not None:
        return "later"
    tries = book.get(owner, {}).get(_place(session.saga), {}).get(session.saga.seed, {})
    if session.saga.ident not in tries:
        return "foreign" if FOREIGN in session.notes else "full"
    if _first(tries) != session.saga.ident or tries[session.saga.ident][0] != points:
        return "again"
    if not others:
        return "first"
    return "record" if points > max(others) else "level" if points == max(others) else "below"
