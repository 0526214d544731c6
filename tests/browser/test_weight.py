"""The weight of a first visit: files, requests and bytes, beside what a bare PyScript page of the same versions fetches."""
import gzip
from functools import cache
from pathlib import Path

from playwright.sync_api import BrowserContext

from tests.browser.site import Host
from tests.browser.visit import Visit

PACKAGES = Path(__file__).parents[2] / "node_modules"
BARE = ("pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip",
        "pyodide/pyodide-lock.json", "@pyscript/core/dist/core.js", "@pyscript/core/dist/core-*.js")
"""What a bare page fetches at the least before its first line of Python."""


@cache
def crossing(file: Path) -> int:
    """Bytes of a file as a host that compresses sends it: what is packed already stays as it is."""
    plain = file.read_bytes()
    return min(len(plain), len(gzip.compress(plain, 6)))


def test_a_first_visit_fetches_little_and_no_more_than_a_bare_page(context: BrowserContext, host: Host):
    bare = sum(crossing(file) for name in BARE for file in PACKAGES.glob(name))
    assert bare > 6_000_000, "the packages are there to compare with"
    visit = Visit(context, host).open("?nosw")  # else what is fetched for offline play may begin before we have counted
    started = dict.fromkeys(host.sent)
    visit.open().offline_ready()
    files = dict.fromkeys(path or "index.html" for path in host.sent)
    weight = {"start": sum(crossing(host.folder / (path or "index.html")) for path in started),
              "whole": sum(crossing(host.folder / path) for path in files)}
    print(f"bare {bare}, start {len(started)} files {weight['start']}, whole {len(files)} files {weight['whole']}")
    assert len(started) <= 50 and weight["start"] < bare
    assert len(files) <= 70 and weight["whole"] < bare, "with what only offline play and QR codes need"
    assert visit.faults == []
