"""Answer: from a tap to the next paint, as the browser's own event timing counts it, in every kind of decision of every game.

At full speed and with the processor slowed four times, the 95th percentile; and the longest task of the main thread while
all that goes on, and when a match is first opened without a snapshot of memory.  Then what a step takes late in a long match,
and what it takes to load one.
"""
import json
from typing import Any

from engine.games import SHELF, game
from engine.kernel import dice_from
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import save_text
from tests.bench.pages import SITE, python, ready_at, served, visitor
from tests.bench.rows import Row
from tests.bench.taps import TIMING, tapped, watch_drawing

OPTIONS = {"caravanserai": {"dervish": True, "opium": True, "chapman": True, "anahita": True}}
"""With all its expansions, a game asks most and draws most."""
WORST = 3
"""Taps of each game that are told one by one, with where their time went."""
MISSING = """from ui.beforehand import missing
from ui.store import Store
answer = len(missing(Store()))"""
"""How many modules the page has not yet imported beforehand."""
LATE = """import json, time
from ui.heard import Command
from engine.games import game
from engine.kernel.save import load_text
import gc
app = next(one for one in gc.get_objects() if type(one).__name__ == 'App')
text = app.store.read_game('late')
def timed(work):
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000
def told(do, **args):
    return timed(lambda: app.on_command(Command(do, 'click', None, args, '', {})))
load = timed(lambda: load_text(text, game))
looks = [told('look', place=str(app.session.saga.cursor - 3)), *(told('look-back') for _ in range(9))]
app.on_command(Command('look-end', 'click', None, {}, '', {}))
steps = [told('undo'), told('redo'), told('undo-step'), told('redo')]
answer = json.dumps([load, max(looks), max(steps), app.session.saga.cursor])"""


def moments(name: str, options: dict[str, Any]) -> dict[str, str]:
    """A save for each kind of decision that the first seat is asked in a few matches by chance."""
    found: dict[str, str] = {}
    seats = game(name).seats.stop - 1
    for number in range(4):
        who = [Seat("Mina"), *(Seat(f"Bot {place}", "bot", "trader") for place in range(1, seats))]
        saga, dice = Saga(game(name), who, f"paint {number}", options, "paint"), dice_from(f"paint {number}")
        while saga.table.pending and saga.cursor < 500:
            kind = type(saga.table.pending[-1]).__name__
            if saga.table.pending[-1].seat == 0 and kind not in found and len(saga.legal()) > 1:
                found[kind] = save_text(saga)
            saga.play(dice.pick(saga.legal()))
    return found


def late(name: str, actions: int) -> str:
    """A save of a match of so many actions, or of the longest found, in which the first seat is asked."""
    longest = ""
    for number in range(20):
        seats = [Seat("Mina"), *(Seat(f"Bot {place}", "bot", "trader") for place in range(1, 6))]
        saga, dice, text = Saga(game(name), seats, f"late {number}", {}, "late"), dice_from(f"late {number}"), ""
        while saga.table.pending and (saga.cursor < actions or saga.table.pending[-1].seat):
            saga.play(dice.pick(saga.legal()))
            if saga.cursor % 100 == 0 and saga.table.pending:
                text = save_text(saga)
        if saga.table.pending:
            return save_text(saga)
        longest = max(longest, text, key=len)
    return longest


def measure() -> list[Row]:
    """Percentiles for each game at both speeds, the longest task, and the late steps."""
    rows = []
    with served(SITE) as ours, visitor() as page:
        page.add_init_script(TIMING)
        page.goto(f"{ours}reset.html")
        page.evaluate("localStorage.setItem('sarai:settings', JSON.stringify({ motion: 'fast', sound: 'off' }))")
        wire = page.context.new_cdp_session(page)
        for name in SHELF:
            saves = moments(name, OPTIONS.get(name, {}))
            keep(page, saves)
            ready_at(page, ours)
            opening = first_opening(page, next(iter(saves)))
            rows.append(Row(f"{name}: longest task of a first opening", opening, None, "ms", False, 100))
            watch_drawing(page)
            for slow, wanted in ((1, 50), (4, 200)):
                wire.send("Emulation.setCPUThrottlingRate", {"rate": slow})
                taps = tapped(page, list(saves)[1:] + list(saves)[:1], slow)
                what = f"{name}, {len(saves)} kinds: tap to paint, 95th, slowed {slow}x"
                rows.append(Row(what, taps.percentile(), None, "ms", False, wanted))
                rows += [Row(f"  {tap.text()}", tap.lasted, None, "ms", False) for tap in taps.worst(WORST)]
                if slow == 1:
                    rows.append(Row(f"{name}: longest task in play", taps.playing, None, "ms", False, 100))
                    rows.append(Row(f"{name}: longest task when a match is opened", taps.opening, None, "ms", False, 100))
            wire.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        keep(page, {"late": late("rihla", 1_500)})
        ready_at(page, f"{ours}#/table/late")
        load, look, step, at = json.loads(python(page, LATE))
    return [*rows, Row(f"rihla at move {at}: load once Python is up", load, None, "ms", False, 500),
            Row(f"rihla at move {at}: step in the history, drawn", look, None, "ms", False, 50),
            Row(f"rihla at move {at}: undo and redo, drawn", step, None, "ms", False, 50)]


def first_opening(page, key: str) -> float:
    """The longest task when a match is opened for the first time in a page that was left alone until it had all it wants."""
    while python(page, MISSING) != "0":
        page.wait_for_timeout(100)
    page.evaluate("key => { window.tasks = []; location.hash = '#/table/' + key; }", key)
    page.locator("#bar-undo").first.wait_for()
    page.wait_for_timeout(300)
    return max((lasted for _, lasted in page.evaluate("window.tasks")), default=0.0)


def keep(page, saves: dict[str, str]) -> None:
    """Put matches into the page's storage, in the place of all others."""
    page.evaluate("""saves => {
        for (const key of Object.keys(localStorage)) if (key !== 'sarai:settings') localStorage.removeItem(key);
        for (const [key, text] of Object.entries(saves)) localStorage.setItem('sarai:game:' + key, text); }""", saves)


if __name__ == "__main__":
    for row in measure():
        print(row.text())
