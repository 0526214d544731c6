"""Taps as the browser times them, each split into where its time goes."""
from statistics import quantiles
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.bench.pages import python

TIMING = """
window.taps = []; window.tasks = []; window.drawings = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (entry.name === 'click')
    window.taps.push([entry.startTime, entry.duration, entry.processingStart, entry.processingEnd]);
}).observe({type: 'event', durationThreshold: 16, buffered: true});
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) window.tasks.push([entry.startTime, entry.duration]);
}).observe({type: 'longtask'});
"""
"""Durations come in steps of 8 ms; what is quicker than 16 ms is not reported and counted here as 16."""
WATCH_DRAWING = """
from ui import host
from js import performance, window
import json
real = host.render_many
def render_many(regions):
    began = performance.now()
    real(regions)
    window.drawings.push(window.JSON.parse(json.dumps([began, performance.now() - began])))
host.render_many = render_many
answer = 1"""
"""Notes what the hands need to draw; the rest of a handler's time is Python's."""
LIT = '#app [data-do="pick"]'
PRESSES = (("piece", LIT, 0), ("piece", LIT, 1), ("piece", LIT, 0), ("main button", "#bar-main", 0), ("undo", "#bar-undo", 0))
"""In each moment: two pieces in turns, the main button, undo."""
MIDDLE = """([selector, place]) => {
    const box = document.querySelectorAll(selector)[place]?.getBoundingClientRect();
    return box && [box.x + box.width / 2, box.y + box.height / 2]; }"""
FORGET = "window.taps = [], window.tasks = [], window.drawings = []"


class Tap(NamedTuple):
    """One tap: what was pressed in which moment, and the ms until the next paint, of which the handlers had not begun yet,
    Python took, the hands drew, and the browser painted."""

    what: str
    lasted: float
    waited: float
    python: float
    drew: float
    painted: float

    def text(self) -> str:
        """Where the time went."""
        return f"{self.what}: waits {self.waited:.0f}, Python {self.python:.0f}, draws {self.drew:.0f}, paints {self.painted:.0f}"


class Taps(NamedTuple):
    """All taps of a round, and the longest tasks meanwhile: when a match was opened, and when it was played."""

    taps: list[Tap]
    opening: float
    playing: float

    def percentile(self) -> float:
        """The 95th percentile in ms."""
        return quantiles([tap.lasted for tap in self.taps], n=20)[-1]

    def worst(self, count: int) -> list[Tap]:
        """The longest ones."""
        return sorted(self.taps, key=lambda tap: -tap.lasted)[:count]


def tapped(page: Page, kinds: list[str], slow: int) -> Taps:
    """Open the match of each kind of decision and press what there is to press."""
    pressed: list[tuple[float, str]] = []
    page.evaluate(FORGET)
    for kind in kinds:
        pressed.append((page.evaluate("performance.now()"), ""))
        page.evaluate("key => { location.hash = '#/table/' + key; }", kind)
        page.locator("#bar-undo").first.wait_for()
        page.wait_for_timeout(150 * slow)
        for name, selector, place in PRESSES:
            if spot := page.evaluate(MIDDLE, [f'{selector}:not([aria-disabled="true"])', place]):
                pressed.append((page.evaluate("performance.now()"), f"{kind}, {name}"))
                page.mouse.click(*spot)
                page.wait_for_timeout(60 * slow)
    page.wait_for_timeout(300)
    return told(pressed, *page.evaluate("[window.taps, window.tasks, window.drawings]"))


def told(pressed: list[tuple[float, str]], timings: Any, tasks: Any, drawings: Any) -> Taps:
    """What the page noted, laid to what was pressed ("" for a match that was opened)."""
    ends = [at for at, _ in pressed[1:]] + [float("inf")]
    taps, longest = [], {True: 0.0, False: 0.0}
    for (begin, what), end in zip(pressed, ends, strict=True):
        longest[not what] = max(longest[not what], *(lasted for at, lasted in tasks if begin <= at < end), 0.0)
        if what:
            mine = [timing for timing in timings if begin <= timing[0] < end]
            taps.append(split(what, mine[0], drawings) if mine else Tap(what, 16, 0, 0, 0, 0))
    return Taps(taps, longest[True], longest[False])


def split(what: str, timing: list[float], drawings: list[list[float]]) -> Tap:
    """Where the time of one tap went."""
    began, lasted, heard, done = timing
    drew = sum(took for at, took in drawings if heard <= at <= done)
    return Tap(what, lasted, heard - began, done - heard - drew, drew, began + lasted - done)


def watch_drawing(page: Page) -> None:
    """Have the page note how long each drawing takes."""
    python(page, WATCH_DRAWING)
