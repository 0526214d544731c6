"""The clock of an open question: a small piece for the top line, and the sheet that explains it."""
from typing import Any

from engine.rihla.box import TIMER_EXTENSION_SECONDS, TIMER_EXTENSIONS
from engine.rihla.clock import settle_absence
from ui.kit.face import Clock
from ui.kit.html import Html, b, bdi, button, div, el, icon, li, mark, p, span, ul
from ui.rihla.moment import Moment
from ui.words import say, tell


def clock_of(table: Any, options: dict[str, Any]) -> Clock | None:
    """The clock of the question that waits, None in games without one."""
    if table.timer == "off" or not table.pending:
        return None
    asked = table.merchants[table.pending[-1].seat]
    return Clock(table.timer, int(options["timer_seconds"]), TIMER_EXTENSION_SECONDS, asked.extensions, "timeout")


def absence(clock: Clock, seconds: int, away: int) -> tuple[int, int]:
    """The time-outs that an absence comes to, and the seconds left after them."""
    due = settle_absence(clock.kind, seconds, clock.left, away)
    return due.timeouts, due.seconds


def clock_words(seconds: int) -> str:
    """Minutes and seconds: "0:42"."""
    return f"{seconds // 60}:{seconds % 60:02d}"


def clock_piece(clock: Clock, seconds: int, soon: bool) -> Html:
    """Time left, and a dot for each extension; near the end it says what comes next."""
    dots = span([el("i", class_="on" if place < clock.left else None) for place in range(TIMER_EXTENSIONS)], class_="exts",
                aria_hidden="true")
    following = (say("rihla.clock.then", n=clock.extension) if clock.left else say("rihla.clock.out")) if soon else None
    shown = span(following, class_="then") if following else dots
    return button(icon("clock"), b(clock_words(seconds), aria_hidden="true"), shown, type="button", id="clock-b",
                  class_=["btn", "clock", "soon" if soon else ""], data_do="sheet", data_name="piece", data_what="clock",
                  aria_label=tell("rihla.clock.label", left=clock.left))


def clock_sheet(moment: Moment) -> Html:
    """What the clock does, and who has how many extensions left."""
    rows = [li(mark(seat), bdi(moment.name(seat)), b(say("rihla.clock.left", n=merchant.extensions)), class_=f"seat-{seat + 1}")
            for seat, merchant in enumerate(moment.view.merchants) if not merchant.out and moment.scene.seats[seat].kind != "bot"]
    return div(p(say("rihla.clock.text", n=TIMER_EXTENSIONS, seconds=TIMER_EXTENSION_SECONDS)),
               p(say(f"rihla.clock.{moment.view.timer}")) if moment.view.timer != "off" else None,
               ul(rows, class_="bidders"), class_="rh card-sheet")
