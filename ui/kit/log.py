"""The log: one sentence per event, grouped by turn, the newest on top; an entry shows the board before it."""
from collections.abc import Sequence
from functools import lru_cache

from ui.chronicle import Entry
from ui.kit.html import Html, button, icon, li, mark, span


def log_items(entries: Sequence[Entry]) -> Html:
    """Entries (oldest first) as list items, newest first: what has just happened is in sight, however long a turn is.

    A turn in which nothing has happened yet has no heading, unless it is the only one.
    """
    groups: list[list[Entry]] = [[]]
    for entry in entries:
        if entry.line.opens_turn:
            groups.append([])
        groups[-1].append(entry)
    told = [group for group in groups if any(entry.line.words for entry in group)]
    return Html("".join(_group(group) for group in reversed(told or groups[-1:]) if group))


def _group(group: list[Entry]) -> Html:
    heading = group[0].line.opens_turn
    lines = "".join(_line(entry) for entry in reversed(group) if entry.line.words)
    return Html((li(heading, class_="turn") if heading else "") + lines)


@lru_cache(maxsize=1000)
def _line(entry: Entry) -> Html:
    """One sentence.  Most of a log is as it was a moment ago, and it is drawn at every tap."""
    line, seat = entry.line, entry.line.seat
    body = [mark(seat) if seat is not None else icon("info"), span(line.words, class_="what"),
            span(line.delta, class_=["delta", line.tone]) if line.delta else None]
    classes = f"seat-{seat + 1}" if seat is not None else "all"
    if entry.place is None:
        return li(span(*body, class_="entry"), class_=classes)
    return li(button(*body, type="button", class_="entry", data_do="look", data_place=entry.place), class_=classes)
