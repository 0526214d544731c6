"""Kept games as lists draw them."""
from typing import TYPE_CHECKING

from engine.kernel.saga import Seat
from ui import names, shelf
from ui.kit.html import Html
from ui.pages.home import Kept, Sitter
from ui.shelf import Entry

if TYPE_CHECKING:
    from ui.app import App


def kept_games(app: "App", pictures: int = 8) -> tuple[Kept, ...]:
    """All games, last played first; only the first few with their pictures."""
    return tuple(_kept(app, entry, place < pictures) for place, entry in enumerate(shelf.entries(app.store)))


def _kept(app: "App", entry: Entry, with_picture: bool) -> Kept:
    seats = names.shown(entry.sitting())
    asked = entry.asked if 0 <= entry.asked < len(seats) else None
    turn = "over" if asked is None else {"person": "mine"}.get(seats[asked].kind, seats[asked].kind)
    picture = shelf.thumb(app.store, entry.key) if with_picture else ""
    return Kept(entry.key, entry.game, sitters(seats), entry.progress, turn, seats[asked].name if asked is not None else "",
                entry.played, Html(picture) if picture else None, bool(entry.broken), entry.size)


def sitters(seats: tuple[Seat, ...]) -> tuple[Sitter, ...]:
    """Seats as lists show them."""
    return tuple(Sitter(place, seat.name, seat.kind, seat.level) for place, seat in enumerate(seats))
