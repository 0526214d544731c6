"""Weight: the memory of a tab, and what a long game of bots leaves behind (heap, elements, listeners, Python's objects)."""
import os
import re
import tempfile
from pathlib import Path

from tests.bench.pages import MADE, SITE, bots_up, put_match, python, ready_at, running_match, served, settled, visitor
from tests.bench.rows import Row

TURNS = 500
QUICK = """localStorage.setItem('sarai:settings', JSON.stringify({ motion: 'off', sound: 'off' }))"""
COUNT = "import gc\ngc.collect()\nanswer = len(gc.get_objects())"
PLAY = """from ui import host
import gc
found = next(one for one in gc.get_objects() if type(one).__name__ == 'App')
session, played = found.session, 0
while session.saga.table.pending and played < %d:
    found.played(session, session.play([str(session.saga.legal()[(played * 7) %% len(session.saga.legal())])]))
    played += 1
answer = played"""
"""Plays as the film does, without its waiting: each action is worded, announced, drawn and painted over."""


def tab_memory(page) -> int:
    """Bytes of the largest renderer of this browser, shared pages counted by their share (Linux)."""
    best = 0
    for process in Path("/proc").iterdir():
        try:
            command = (process / "cmdline").read_bytes()
            if b"--type=renderer" not in command or not _ours(process):
                continue
            best = max(best, int(re.search(r"Pss:\s+(\d+)", (process / "smaps_rollup").read_text())[1]) * 1024)
        except (OSError, TypeError):
            continue
    return best


def _ours(process: Path) -> bool:
    """Whether a renderer descends from a browser that this very program has started."""
    mine, here = os.getpid(), process
    while here.name not in ("0", "1"):
        if int(here.name) == mine:
            return True
        here = Path("/proc") / (here / "stat").read_text().rsplit(")", 1)[1].split()[1]
    return False


def left_behind(page, wire) -> tuple[float, float, float, float]:
    """Megabytes of JavaScript's heap, elements, listeners, and Python's objects, after both have collected."""
    objects = float(python(page, COUNT))
    page.evaluate("delete document.documentElement.dataset.trial")
    wire.send("HeapProfiler.collectGarbage")
    found = {one["name"]: one["value"] for one in wire.send("Performance.getMetrics")["metrics"]}
    return found["JSHeapUsedSize"] / 1e6, found["Nodes"], found["JSEventListeners"], objects


def weighed() -> list[Row]:
    """The tab of somebody who was here before and opens the browser anew: what earlier pages left is not this page's."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile, served(SITE) as ours:
        with visitor(profile=profile) as page:
            table = put_match(page, ours, running_match("tantan", 4, 60))
            settled(page, table)
        with visitor(profile=profile) as page:
            ready_at(page, table)
            page.wait_for_timeout(4_000)
            alone = tab_memory(page)
            bots_up(page)
            page.wait_for_timeout(2_000)
            both = tab_memory(page)
            heap = page.evaluate("performance.memory ? performance.memory.usedJSHeapSize : 0")
            for _ in range(5):
                ready_at(page, table)
            page.wait_for_timeout(4_000)
            again = tab_memory(page)
        with visitor(profile=profile) as page:
            page.goto(f"{ours}reset.html")
            page.evaluate("caches.delete('sarai-snapshot')")
            peak = highest(page, "?snapshot#".join(table.split("#")))
    return [Row("memory of the tab at a table", alone / 1e6, None, "MB", False),
            Row("memory of the tab, bots' worker included", both / 1e6, None, "MB", False, 250),
            Row("JavaScript heap of the page then", heap / 1e6, None, "MB", False),
            Row("memory of the tab, the page loaded five times more", again / 1e6, None, "MB", False),
            Row("memory of the tab while the snapshot is made, highest", peak / 1e6, None, "MB", False)]


def highest(page, address: str) -> float:
    """The most that the tab takes from its start until it has made a snapshot."""
    ready_at(page, address)
    most, seen = 0, 0
    while not page.evaluate(MADE) and seen < 1_000:
        most, seen = max(most, tab_memory(page)), seen + 1
    return most


def measure(turns: int = TURNS) -> list[Row]:
    """What a tab weighs, and what a long game leaves behind."""
    return [*weighed(), *grown(turns)]


def grown(turns: int) -> list[Row]:
    """What 500 actions add to what 100 had: the log and the kept tables grow, nothing else should."""
    with served(SITE) as ours, visitor() as page:
        page.goto(f"{ours}reset.html")
        page.evaluate(QUICK)
        table = put_match(page, ours, running_match("rihla", 4, 8, "person"))
        ready_at(page, table)
        wire = page.context.new_cdp_session(page)
        wire.send("Performance.enable")
        python(page, PLAY % (turns // 5))
        page.evaluate("delete document.documentElement.dataset.trial")
        before = left_behind(page, wire)
        python(page, PLAY % turns)
        page.evaluate("delete document.documentElement.dataset.trial")
        after = left_behind(page, wire)
    names = (("JavaScript heap", "MB"), ("elements", ""), ("listeners", ""), ("Python objects", ""))
    return [Row(f"after {turns} more actions; before: {what}", now, then, unit, False)
            for (what, unit), now, then in zip(names, after, before, strict=True)]


if __name__ == "__main__":
    for row in measure():
        print(row.text())
