"""The strip of seats: mark, name, points, a second line, whose turn it is, and who is thinking."""
from functools import lru_cache
from typing import NamedTuple

from ui.kit.html import Html, bdi, button, icon, join, li, mark, span
from ui.words import say


class Panel(NamedTuple):
    """One seat on the strip.  `current`: it is asked; `busy`: its bot is thinking; `kind` as in `Seat`; `unit`: what the
    score counts, "point" or "purse"."""

    seat: int
    name: str
    kind: str
    score: int
    more: Html
    current: bool = False
    busy: bool = False
    unit: str = "point"


def dots() -> Html:
    """Three dots of somebody who is thinking."""
    return span(*(span() for _ in range(3)), class_="dots", aria_hidden="true")


def seat_strip(panels: list[Panel]) -> Html:
    """The items of the strip; a press opens a seat's sheet."""
    return join(*(_seat(panel) for panel in panels))


@lru_cache(maxsize=64)
def _seat(panel: Panel) -> Html:
    state = f"table.seat.{panel.unit}.{'busy' if panel.busy else 'asked' if panel.current else 'waits'}"
    kind = {"bot": "bot", "away": "link"}.get(panel.kind)
    return li(
        button(mark(panel.seat), span(bdi(panel.name), dots() if panel.busy else None, class_="who"),
               span(f"{panel.score:,}", class_="score num"), span(say(state, n=panel.score), class_="vh"),
               span(icon(kind) if kind else None, panel.more, class_="more"),
               type="button", class_="seat-tap", id=f"seat-{panel.seat}", data_do="sheet", data_name="seat",
               data_seat=panel.seat),
        class_=["seat", f"seat-{panel.seat + 1}"], aria_current="true" if panel.current else None)
