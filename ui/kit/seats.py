"""The strip of seats: mark, name, points, a second line, whose turn it is, and who is thinking."""
from typing import NamedTuple

from ui.kit.html import Html, bdi, button, icon, join, li, mark, span
from ui.words import say


class Panel(NamedTuple):
    """One seat on the strip.  `current`: it is asked; `busy`: its bot is thinking; `kind` as in `Seat`."""

    seat: int
    name: str
    kind: str
    score: int
    more: Html
    current: bool = False
    busy: bool = False


def dots() -> Html:
    """Three dots of somebody who is thinking."""
    return span(*(span() for _ in range(3)), class_="dots", aria_hidden="true")


def seat_strip(panels: list[Panel]) -> Html:
    """The items of the strip; a press opens a seat's sheet."""
    return join(*(_seat(panel) for panel in panels))


def _seat(panel: Panel) -> Html:
    name = bdi(panel.name, class_="vh" if panel.busy else None)
    state = "table.seat.busy" if panel.busy else "table.seat.asked" if panel.current else "table.seat.waits"
    kind = {"bot": "bot", "away": "link"}.get(panel.kind)
    return li(
        button(mark(panel.seat), span(name, dots() if panel.busy else None, class_="who"),
               span(f"{panel.score:,}", class_="score num"), span(say(state, n=panel.score), class_="vh"),
               span(icon(kind) if kind else None, panel.more, class_="more"),
               type="button", class_="seat-tap", id=f"seat-{panel.seat}", data_do="sheet", data_name="seat",
               data_seat=panel.seat),
        class_=["seat", f"seat-{panel.seat + 1}"], aria_current="true" if panel.current else None)
