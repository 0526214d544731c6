"""Weight: the memory of a tab, and what a long game of bots leaves behind (heap, elements, listeners, Python's objects)."""
import os
import re
from pathlib import Path

from tests.bench.pages import SITE, put_match, python, ready_at, running_match, served, visitor
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


def measure(turns: int = TURNS) -> list[Row]:
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
