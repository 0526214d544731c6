"""Start: from navigation to a saved game's table that answers, against a bare PyScript page's first line of Python.

Both pages are served the same way in the same run, in turns, with a warm cache; ours has its service worker.  Also when the
table is first seen (its last look), and what a first visit fetches.  What each step of ours gives: `tests.bench.steps`.
"""
import gzip
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from tests.bench.pages import SITE, bare_site, installed, put_match, ready_at, running_match, served, settled, visitor
from tests.bench.rows import Row

TURNS = 5


def measure(turns: int = TURNS) -> list[Row]:
    """Medians over several turns, and the bytes of a first visit."""
    with bare_site() as folder, served(folder) as bare, served(SITE) as ours, visitor() as page:
        table = put_match(page, ours, running_match("tantan", 4, 60))
        installed(page)
        ready_at(page, bare)
        plain, peers = side_by_side(page, table, bare, turns)
        ready_at(page, table)
        settled(page, table)
        quick, peers_then, looks = [], [], []
        for _ in range(turns):
            quick.append(ready_at(page, table))
            looks.append(page.evaluate("window.lookAt"))
            peers_then.append(ready_at(page, bare))
        fetched = {urlsplit(url).path for url in page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")}
        bare_bytes = sum(weight(folder / path.lstrip("/")) for path in sorted({*fetched, "/index.html"}))
        site_bytes = sum(weight(file) for file in (SITE).rglob("*") if file.is_file())
    return [Row("start: saved table, from snapshot; first Python (bare)", median(quick), median(peers_then), "ms", False, 3),
            Row("start: saved table, no snapshot yet; first Python", median(plain), median(peers), "ms", False, 3),
            Row("start: the table is first seen (last look)", median(looks), None, "ms", False, 300),
            Row("first visit: all our files, what the bare page takes",
                site_bytes / 1e6, bare_bytes / 1e6, "MB gzipped", False, 1)]


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
