"""Games that come from elsewhere: how they stand to mine, and how they are added without losing anything."""
from typing import NamedTuple

from engine.kernel.saga import Saga, Seat
from engine.kernel.save import BadSave
from ui import shelf
from ui.faces import face
from ui.keeper import begin_game, keep, read
from ui.session import Session
from ui.store import GAME, Store


def compare(theirs: Saga, mine: Saga) -> str:
    """How an arrival stands to mine: it goes on from mine (`ahead`), `same`, `behind`, or they part (`other`)."""
    if (theirs.game.name, theirs.seed, theirs.options, len(theirs.seats), theirs.past) != (
            mine.game.name, mine.seed, mine.options, len(mine.seats), mine.past):
        return "other"
    arrived, kept = theirs.log[:theirs.cursor], mine.log[:mine.cursor]
    shorter = min(len(arrived), len(kept))
    if arrived[:shorter] != kept[:shorter]:
        return "other"
    return "same" if len(arrived) == len(kept) else "ahead" if len(arrived) > len(kept) else "behind"


class Kin(NamedTuple):
    """A game of mine with the same ident: its key, the saga, its text as stored, and how the arrival stands to it."""

    key: str
    saga: Saga
    text: str
    compared: str


ORDER = ("same", "ahead", "behind", "other")


def nearest(store: Store, theirs: Saga) -> Kin | None:
    """My game that an arrival belongs to, the closest one if there are several; None when there is none."""
    kin = []
    for entry in shelf.entries(store):
        text = store.get(GAME + entry.key)
        if entry.ident != theirs.ident or text is None:
            continue
        try:
            mine = read(text).saga
        except BadSave:
            continue
        kin.append(Kin(entry.key, mine, text, compare(theirs, mine)))
    return min(kin, key=lambda one: ORDER.index(one.compared), default=None)


def seated(theirs: Saga, here: tuple[int, ...]) -> list[Seat]:
    """The seats of an arrival as this device sees them: people sit here or are away, bots stay bots."""
    return [seat if seat.kind == "bot" else Seat(seat.name, "person" if place in here else "away")
            for place, seat in enumerate(theirs.seats)]


def go_on_with(store: Store, theirs: Saga, kin: Kin, tab: str, today: str) -> Session:
    """Put an arrival that goes on from mine in its place; who sits where stays as it is here."""
    notes = read(kin.text).notes
    if theirs.start is not None:
        notes["foreign"] = 1  # its beginning is not dealt but claimed (see `ui.account`)
    session = Session(kin.key, _with_seats(theirs, kin.saga.seats), face(theirs.game.name), notes, kin.text)
    store.take(kin.key, tab)
    keep(store, session, tab, today)
    return session


def add(store: Store, theirs: Saga, tab: str, today: str, notes: dict[str, str] | None = None) -> Session:
    """Add an arrival as a game of its own."""
    return begin_game(store, theirs, tab, today, notes)


def add_text(store: Store, text: str, tab: str, today: str) -> bool:
    """Add a saved game from a file, or lengthen mine by it; False when mine has it all already.  Raises `BadSave`."""
    loaded = read(text)
    kin = nearest(store, loaded.saga)
    if kin is not None and kin.compared in ("same", "behind"):
        return False
    if kin is not None and kin.compared == "ahead":
        go_on_with(store, loaded.saga, kin, tab, today)
        return True
    from ui.account import from_outside
    begin_game(store, loaded.saga, tab, today, from_outside(loaded.notes, loaded.saga, loaded.notice))
    return True


def _with_seats(saga: Saga, seats: list[Seat]) -> Saga:
    saga.seats = [seat.copy() for seat in seats]
    return saga

