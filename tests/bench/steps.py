"""What each step of the start gives: by itself, left out, and all together, each beside a bare PyScript page in the same browser.

A step is left out by serving a copy of the built site in which its files are those of a site without it; nothing in the page
knows of this.  `tools/build.mjs` tells why each step is there.
"""
import io
import shutil
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from tests.bench.pages import ROOT, SITE, bare_site, installed, put_match, ready_at, running_match, served, settled, visitor
from tests.bench.rows import Row

TURNS = 3


def stored(files: dict[str, bytes]) -> bytes:
    """A zip that is not deflated."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as target:
        for name, content in sorted(files.items()):
            target.writestr(name, content)
    return out.getvalue()


def put(folder: Path, name: str, content: bytes) -> None:
    """Replace a built file, by the beginning of its name."""
    (found,) = folder.glob(f"{name}-??????????.*")
    found.write_bytes(content)


def no_compiled(folder: Path) -> None:
    """Python as its sources: npm's library whole, our modules as we write them, PyScript's own as it brings them."""
    with zipfile.ZipFile(ROOT / "node_modules/pyodide/python_stdlib.zip") as shipped:
        library = {name: shipped.read(name) for name in shipped.namelist() if not name.endswith("/")}
    ours = {str(path.relative_to(ROOT)): path.read_bytes() for package in ("engine", "ui")
            for path in (ROOT / package).rglob("*.py")}
    put(folder, "app/seed", stored(library | ours))
    put(folder, "app/library", b"")
    put(folder, "app/sarai", b"")


def no_waking(folder: Path) -> None:
    """Python begins when PyScript asks for it."""
    put(folder, "static/js/early", b"export {};")


def no_routes(folder: Path) -> None:
    """The service worker answers every request itself."""
    worker = (folder / "sw.js").read_text(encoding="utf-8")
    (folder / "sw.js").write_text(worker.replace("event.addRoutes?.(", "void (", 1), encoding="utf-8")


OUT: dict[str, Callable[[Path], None]] = {
    "compiled": no_compiled, "woken early": no_waking, "files past the worker": no_routes}
"""The steps that are left out by what is served; the snapshot is left out by not having it made."""
COMPILED, *OTHERS = OUT
SNAPSHOT = "snapshot of memory"
EVERY = (*OUT, SNAPSHOT)
TRIED = ((), (COMPILED,), *((COMPILED, step) for step in (*OTHERS, SNAPSHOT)),
         *(tuple(step for step in EVERY if step != out) for out in (*OTHERS, SNAPSHOT)), EVERY)
"""Compiled code first, the others upon it: sources leave so much behind in memory that no snapshot of it is kept."""


def named(steps: tuple[str, ...]) -> str:
    """How a row calls a set of steps."""
    if len(steps) >= len(EVERY) - 1:
        return "all steps" + "".join(f" but: {step}" for step in EVERY if step not in steps)
    return " + ".join(steps) or "none of the steps"


def started(steps: tuple[str, ...], bare: str) -> Row:
    """A saved table's start with some of the steps, in a browser of its own; the bare page in turns with it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "site"
        shutil.copytree(SITE, folder)
        for step, leave_out in OUT.items():
            if step not in steps:
                leave_out(folder)
        with served(folder) as ours, visitor() as page:
            table = put_match(page, ours, running_match("tantan", 4, 60))
            if SNAPSHOT in steps:
                settled(page, table)
            else:
                installed(page)
            ready_at(page, table)
            ready_at(page, bare)
            pairs = [(ready_at(page, table), ready_at(page, bare)) for _ in range(TURNS)]
    mine, peers = zip(*pairs, strict=True)
    return Row(f"start, {named(steps)}", median(mine), median(peers), "ms", False)


def measure() -> Iterator[Row]:
    """A row for each set of steps."""
    with bare_site() as folder, served(folder) as bare:
        for steps in TRIED:
            yield started(steps, bare)


if __name__ == "__main__":
    for row in measure():
        print(row.text())
