"""The list of games: what can be said about each without opening it, in one small index that can always be made anew."""
import json
from typing import Any, NamedTuple

from engine.kernel import outside
from engine.kernel.saga import Saga, Seat
from ui.store import THUMB, Store

INDEX = "sarai:index"
LONGEST_THUMB = 24_000
"""Characters of a picture worth keeping beside its game."""


class Entry(NamedTuple):
    """One game: where it is stored, its name, its seats [name, kind, level], who is asked (-1: over), how far it is.

    `played` is when ("2026-08-21T19:05"), and in ms (`at`), `moves` how many actions, `broken` the
    key of why it cannot be opened.
    """

    key: str
    game: str = ""
    ident: str = ""
    seats: tuple[tuple[str, str, str], ...] = ()
    asked: int = -1
    progress: str = ""
    played: str = ""
    moves: int = 0
    size: int = 0
    broken: str = ""
    at: int = 0

    def sitting(self) -> list[Seat]:
        """The seats as records."""
        return [Seat(*seat) for seat in self.seats]


def entry_of(key: str, saga: Saga, progress: str, played: str, size: int) -> Entry:
    """What the list says about an open game."""
    pending = saga.table.pending
    return Entry(key, saga.game.name, saga.ident, tuple((seat.name, seat.kind, seat.level) for seat in saga.seats),
                 pending[-1].seat if pending else -1, progress, played, saga.cursor, size)


def entries(store: Store) -> list[Entry]:
    """Every stored game, last played first; what the index does not know or has wrong is read from the game itself."""
    known = _read_index(store)
    stored = store.games()
    found = [known.get(key) or peek(key, store.read_game(key) or "") for key in stored]
    if sorted(known) != stored:
        _write_index(store, found)
    return sorted(found, key=lambda entry: (entry.played, entry.at, entry.key), reverse=True)


def note(store: Store, entry: Entry) -> None:
    """Put an entry into the index, in the place of the one with its key."""
    known = _read_index(store)
    known[entry.key] = entry
    _write_index(store, list(known.values()))


def drop(store: Store, key: str) -> None:
    """Forget a game and its entry."""
    store.forget_game(key)
    _write_index(store, [entry for entry in _read_index(store).values() if entry.key != key])


def keep_thumb(store: Store, key: str, picture: str) -> None:
    """Keep a game's picture where there is room for it."""
    if len(picture) <= LONGEST_THUMB:
        store.try_set(THUMB + key, picture)


def thumb(store: Store, key: str) -> str:
    """A game's picture as it was kept, "" when there is none."""
    return store.get(THUMB + key) or ""


def peek(key: str, text: str) -> Entry:
    """An entry made from a stored text alone, without replaying it; a text that is no save makes a broken one."""
    try:
        whole = outside.parse(text)
        notes = whole["notes"]
        seats = [[seat["name"], seat["kind"], seat["level"]] for seat in whole["seats"]]
        return _entry({"key": key, "game": whole["game"], "ident": whole["ident"], "seats": seats,
                       "asked": notes.get("asked", -1), "progress": notes.get("progress", ""),
                       "played": notes.get("played", ""), "moves": whole["cursor"], "size": len(text), "at": notes.get("at", 0)})
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return Entry(key, size=len(text), broken="damaged")


def _read_index(store: Store) -> dict[str, Entry]:
    try:
        rows = outside.parse(store.get(INDEX) or "[]")
        found = [_entry(row) for row in rows]
    except (ValueError, TypeError, KeyError):
        return {}
    return {entry.key: entry for entry in found}


def _entry(row: dict[str, Any]) -> Entry:
    """An entry from its JSON; raises where a field is not of its kind."""
    entry = Entry(**row)
    for value, usual in zip(entry, Entry(""), strict=True):
        if type(value) is not (list if isinstance(usual, tuple) else type(usual)):
            raise TypeError(f"{value!r:.40}")
    return entry._replace(seats=tuple(_seat(*seat) for seat in entry.seats))


def _seat(name: Any, kind: Any, level: Any) -> tuple[str, str, str]:
    if not (isinstance(name, str) and isinstance(kind, str) and isinstance(level, str)):
        raise TypeError("a seat is three texts")
    return name, kind, level


def _write_index(store: Store, found: list[Entry]) -> None:
    store.try_set(INDEX, json.dumps([entry._asdict() for entry in found], separators=(",", ":"), ensure_ascii=False))
