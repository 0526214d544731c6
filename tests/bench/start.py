"""Start: from navigation to a saved game's table that answers, against a bare PyScript page's first line of Python.

Both pages are served the same way in the same run, in turns, with a warm cache; ours has its service worker.  Also what
a first visit fetches (bytes as they cross, uncompressed by this plain server) and the memory of the tab.
"""
from pathlib import Path
from statistics import median

from tests.bench.pages import ROOT, bare_site, put_match, ready_at, running_match, served, visitor
from tests.bench.rows import Row

TURNS = 5


def measure(turns: int = TURNS) -> list[Row]:
    """Medians over several turns, and the bytes of a first visit."""
    with bare_site() as folder, served(folder) as bare, served(ROOT / "dist") as ours, visitor() as page:
        table = put_match(page, ours, running_match("tantan", 4, 60))
        page.wait_for_timeout(8_000)  # the service worker fills its cache after the first start
        ready_at(page, bare)
        mine, peers, heap = [], [], 0
        for _ in range(turns):
            mine.append(ready_at(page, table))
            assert page.locator('[data-do="pick"]').count(), "the table shows pieces to tap"
            heap = page.evaluate("performance.memory ? performance.memory.usedJSHeapSize : 0")
            peers.append(ready_at(page, bare))
    return [Row("start: saved table (ours), first Python (bare page)", median(mine), median(peers), "ms", False, 3),
            Row("first visit: all files, uncompressed", weight(ROOT / "dist") / 1e6, None, "MB", False),
            Row("JavaScript heap at the table", heap / 1e6, None, "MB", False)]


def weight(folder: Path) -> int:
    """Bytes of every file of the site."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


if __name__ == "__main__":
    for row in measure():
        print(row.text())
