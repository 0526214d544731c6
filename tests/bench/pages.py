"""Pages to measure in a real Chromium: ours with a saved game, and a bare PyScript page of the same versions."""
import os
import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from engine.games import game
from engine.kernel import dice_from
from engine.kernel.link import link_text
from engine.kernel.saga import Saga, Seat
from tests.browser.visit import RUN
from tools.serve import server

ROOT = Path(__file__).parents[2]
SITE = Path(os.environ.get("SARAI_DIST", ROOT / "dist"))
"""The built site that is measured."""
BARE = """<!doctype html><html><head><meta charset="utf-8"><title>bare</title>
<script type="module" src="./pyscript/core.js"></script></head>
<body><script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>
from pyscript import document
document.documentElement.dataset.sarai = "ready"
</script></body></html>"""
WATCH = """
new MutationObserver(() => {
  if (document.documentElement.dataset.sarai === "ready" && !window.readyAt) window.readyAt = performance.now();
}).observe(document, {attributes: true, subtree: true, attributeFilter: ["data-sarai"]});
const look = () => (document.querySelector("#app .table") ? (window.lookAt = performance.now()) : requestAnimationFrame(look));
requestAnimationFrame(look);
"""
"""Notes when a page says that it is ready, and the frame in which a table is first seen, in ms since its navigation began."""
MADE = "document.documentElement.dataset.snapshot || ''"
REST = 700
"""Ms at an empty page before each start."""
INSTALLED = """async () => { const files = await (await fetch('precache.json')).json();
    const name = (await caches.keys()).find(one => one.startsWith('sarai-precache'));
    if (!navigator.serviceWorker.controller || !name) return false;
    return (await (await caches.open(name)).keys()).length >= files.length; }"""
HANDS = "document.querySelector('link[rel=modulepreload][href*=\"/hands-\"]').href"


def chromium_path() -> str:
    """Chromium on this machine; raises `SystemExit` without one."""
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if not found:
        raise SystemExit("The bench needs Chromium: apt-get install chromium.")
    return found


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder, served plainly."""
    site = server(folder)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield f"http://localhost:{site.server_address[1]}/"
    site.shutdown()


@contextmanager
def bare_site() -> Iterator[Path]:
    """A bare PyScript page with the runtime just as its packages ship it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(ROOT / "node_modules/@pyscript/core/dist", folder / "pyscript", ignore=shutil.ignore_patterns("*.map"))
        shutil.copytree(ROOT / "node_modules/pyodide", folder / "pyodide", ignore=shutil.ignore_patterns("*.map", "*.d.ts"))
        (folder / "index.html").write_text(BARE, encoding="utf-8")
        yield folder


@contextmanager
def visitor(width: int = 360, height: int = 640, profile: str | None = None) -> Iterator[Page]:
    """A visitor with a profile on disk, so that caches are real ones; one that is named may come again in a new browser."""
    with sync_playwright() as play, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as fresh:
        context = play.chromium.launch_persistent_context(
            profile or fresh, executable_path=chromium_path(), args=["--no-sandbox", "--disable-background-networking"],
            viewport={"width": width, "height": height})
        context.add_init_script(WATCH)
        yield context.pages[0] if context.pages else context.new_page()
        context.close()


def ready_at(page: Page, address: str) -> float:
    """Go to an address; ms from navigation to the page's own ready mark.  What the page before left running ends first."""
    page.goto("about:blank")
    page.wait_for_timeout(REST)
    page.goto(address)
    for _ in range(600):
        at = page.evaluate("window.readyAt || 0")
        if at:
            return float(at)
        page.wait_for_timeout(100)
    raise SystemExit(f"{address} never became ready")


def until(page: Page, script: str) -> None:
    """Wait until a script says yes, half a minute at most: it is no fault if it never does."""
    for _ in range(300):
        if page.evaluate(script):
            break
        page.wait_for_timeout(100)


def installed(page: Page) -> None:
    """Wait until the service worker has every file of the site."""
    until(page, INSTALLED)
    page.wait_for_timeout(500)


def settled(page: Page, table: str) -> None:
    """Come again until the site is installed and this browser has made its snapshot of Python's memory."""
    installed(page)
    ready_at(page, "?snapshot#".join(table.split("#")))
    until(page, MADE)


def bots_up(page: Page) -> None:
    """Start the bots' worker, as a game with bots does, and wait until it can think."""
    page.evaluate(f"async () => (await import({HANDS})).askBot('{{}}', 1, 60000)")


def python(page: Page, code: str) -> str:
    """Run Python in the page's own interpreter; the code leaves its answer in `answer`."""
    page.evaluate(RUN, f"import js\n{code}\njs.document.documentElement.dataset.trial = str(answer)")
    for _ in range(600):
        if found := page.evaluate("document.documentElement.dataset.trial || ''"):
            return str(found)
        page.wait_for_timeout(100)
    raise SystemExit("Python gave no answer")


def running_match(name: str, seats: int, actions: int, kind: str = "bot", options: dict[str, Any] | None = None) -> Saga:
    """A match by chance in which a person is asked (with `kind` person: all of them are)."""
    who = [Seat("Mina"), *(Seat(f"Bot {n}", kind, "trader" if kind == "bot" else "") for n in range(1, seats))]
    saga, dice = Saga(game(name), who, "bench", options or {}, f"bench{name}{actions}"), dice_from("bench")
    while saga.table.pending and (saga.cursor < actions or saga.table.pending[-1].seat != 0 or not saga.table.pending[-1].opens):
        saga.play(dice.pick(saga.legal()))
    return saga


def put_match(page: Page, address: str, saga: Saga) -> str:
    """Add a match to the page by its link, as a player would; gives the address of its table."""
    ready_at(page, f"{address}#g={link_text(saga)}")
    page.locator('[data-do="link-add"]').first.click()
    for _ in range(200):
        where = str(page.evaluate("location.hash"))
        if where.startswith("#/table/"):
            return address + where
        page.wait_for_timeout(100)
    raise SystemExit("the match was not added")
