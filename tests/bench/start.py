"""Start: from navigation to a saved game's table that answers, against a bare PyScript page's first line of Python.

Both pages are served the same way in the same run, in turns, with a warm cache; ours has its service worker.  Also when the
table is first seen (its last look), what a first visit fetches, and the memory of the tab.
"""
import gzip
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from tests.bench.memory import tab_memory
from tests.bench.pages import SITE, bare_site, put_match, ready_at, running_match, served, settled, visitor
from tests.bench.rows import Row

TURNS = 5


def measure(turns: int = TURNS) -> list[Row]:
    """Medians over several turns, the bytes of a first visit, and memory."""
    with bare_site() as folder, served(folder) as bare, served(SITE) as ours, visitor() as page:
        table = put_match(page, ours, running_match("tantan", 4, 60))
        page.wait_for_timeout(6_000)
        ready_at(page, bare)
        plain, peers = side_by_side(page, table, bare, turns)
        settled(page, table)
        quick, peers_then, looks = [], [], []
        for _ in range(turns):
            quick.append(ready_at(page, table))
            looks.append(page.evaluate("window.lookAt"))
            peers_then.append(ready_at(page, bare))
        fetched = {urlsplit(url).path for url in page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")}
        bare_bytes = sum(weight(folder / path.lstrip("/")) for path in sorted({*fetched, "/index.html"}))
        site_bytes = sum(weight(file) for file in (SITE).rglob("*") if file.is_file())
        ready_at(page, table)
        page.wait_for_timeout(6_000)  # the bots' worker comes when the page is idle
        heap = page.evaluate("performance.memory ? performance.memory.usedJSHeapSize : 0")
        memory = tab_memory(page)
    return [Row("start: saved table, from snapshot; first Python (bare)", median(quick), median(peers_then), "ms", False, 3),
            Row("start: saved table, no snapshot yet; first Python", median(plain), median(peers), "ms", False, 3),
            Row("start: the table is first seen (last look)", median(looks), None, "ms", False, 300),
            Row("first visit: all our files, what the bare page takes",
                site_bytes / 1e6, bare_bytes / 1e6, "MB gzipped", False, 1),
            Row("JavaScript heap at the table", heap / 1e6, None, "MB", False),
            Row("memory of the tab, bots' worker included", memory / 1e6, None, "MB", False, 250)]


def side_by_side(page, table: str, bare: str, turns: int) -> tuple[list[float], list[float]]:
    """Starts of both pages in turns."""
    pairs = [(ready_at(page, table), ready_at(page, bare)) for _ in range(turns)]
    assert pairs
    return [mine for mine, _ in pairs], [peer for _, peer in pairs]


def weight(file: Path) -> int:
    """Bytes of a file as a host that compresses would send it."""
    found = file.read_bytes() if file.is_file() else b""
    return min(len(found), len(gzip.compress(found, 9)))


if __name__ == "__main__":
    for row in measure():
        print(row.text())
