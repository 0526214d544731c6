"""The log of a game as sentences: each action's events in the words of its face, for one pair of eyes at a time."""
import re
from collections.abc import Iterable
from html import escape, unescape
from typing import NamedTuple

from engine.kernel import Event
from engine.kernel.saga import Saga, Seat
from ui.kit.face import Face, Line

SINCE = "table.since"
"""The remark that tells what the others did."""
MOST_SINCE = 40
"""Actions of others that are looked through for whoever comes back to a table."""


class Entry(NamedTuple):
    """A line of the log, and the place in the saga before it (None: the set-up)."""

    place: int | None
    line: Line


class Chronicle:
    """Words for what happened.  Sentences are made once per action and viewer, and anew only where the log has changed."""

    def __init__(self, saga: Saga, face: Face, seats: tuple[Seat, ...]) -> None:
        """Begin with nothing worded."""
        self._saga, self._face, self._seats = saga, face, seats
        self._worded: dict[tuple[int | None, int], tuple[tuple[Event, ...], list[Line]]] = {}

    def lines(self, events: Iterable[Event], viewer: int | None) -> list[Line]:
        """Events in words, as far as these eyes may know them."""
        seen = (event.seen_by(viewer) for event in events)
        lines = (self._face.line(event, self._seats, viewer) for event in seen if event is not None)
        return [line for line in lines if line is not None]

    def entries(self, viewer: int | None, before: int, most: int) -> list[Entry]:
        """The last `most` actions up to the place `before`, oldest first."""
        first = max(0, before - most)
        opening = [Entry(None, line) for line in self.lines(self._saga.dealt, viewer)] if first == 0 else []
        return opening + [Entry(place, line) for place in range(first, before) for line in self._of(viewer, place)]

    def since(self, viewer: int | None, seat: int) -> list[Line]:
        """What has happened since a seat last answered, as far as these eyes may know it; the last of it, if it is much."""
        first = last = self._saga.cursor
        while first and last - first < MOST_SINCE and self._saga.mark(first - 1).seat != seat:
            first -= 1
        return [line for place in range(first, last) for line in self._of(viewer, place) if line.words]

    def _of(self, viewer: int | None, place: int) -> list[Line]:
        events = self._saga.events(place)
        known = self._worded.get((viewer, place))
        if known is None or known[0] is not events:
            known = self._worded[viewer, place] = (events, self.lines(events, viewer))
        return known[1]


def spoken(line: Line) -> str:
    """A line of the log as it is said: with what it brought or cost."""
    return plain(f"{line.words}, {escape(line.delta)}" if line.delta else line.words)


def plain(markup: str) -> str:
    """Markup as the text a reader hears."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", re.sub(r"</?(?:bdi|b|strong|span|em)\b[^>]*>", "", markup))).split())
