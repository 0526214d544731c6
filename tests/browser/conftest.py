"""Real Chromium against the real build, served plainly below a sub-path."""
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.playing import served, sit, sit_long  # noqa: F401  (fixtures for tests that play)
from tests.browser.site import Host
from tests.browser.visit import Visit

ROOT = Path(__file__).parents[2]
# --no-sandbox because CI runs as root. A test's page lives for seconds: to compile Python's interpreter a second time, for
# speed, as the browser does after some hundred milliseconds, would cost a third of each start's processor time and pay
# nothing back, so it waits until a function has really run long.
FLAGS = ["--no-sandbox", "--js-flags=--wasm-tiering-budget=1000000000"]


@pytest.fixture(scope="session")
def dist() -> Path:
    """Build the site if it is stale; SARAI_DIST names one to take instead."""
    if "SARAI_DIST" in os.environ:
        return Path(os.environ["SARAI_DIST"])
    with (ROOT / "Makefile").open() as gate:
        flock(gate, LOCK_EX)  # several run at once: the first builds, the others find it built
        subprocess.run(["make", "--silent", "site"], cwd=ROOT, check=True)
    return ROOT / "dist"


@pytest.fixture(scope="session")
def chromium() -> str:
    """Find Chromium: CHROMIUM names one, else it is the one on PATH."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if not found:
        pytest.exit("The browser tests need Chromium: apt-get install chromium, or set CHROMIUM to its path.", 1)
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """Start Chromium once for all tests."""
    with sync_playwright() as play:
        chrome = play.chromium.launch(executable_path=chromium, args=FLAGS)
        yield chrome
        chrome.close()


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    """Serve the site; a test may stop it or change what it serves."""
    host = Host(dist)
    yield host
    host.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A visitor who was never here: empty storage, no worker; a phone held upright."""
    context = browser.new_context(viewport={"width": 360, "height": 640}, accept_downloads=True)
    yield context
    context.close()


@pytest.fixture
def lasting(browser: Browser, chromium: str, tmp_path: Path) -> Iterator[BrowserContext]:
    """A visitor with a profile on disk, whose HTTP cache is a real one: in a fresh context big files find no room in it."""
    context = browser.browser_type.launch_persistent_context(tmp_path, executable_path=chromium, args=FLAGS)
    yield context
    context.close()


@pytest.fixture
def visit(context: BrowserContext, host: Host) -> Iterator[Visit]:
    """A visit during which nothing may go wrong, unless the test breaks something itself and says so (`forgiven`)."""
    visit = Visit(context, host)
    yield visit
    assert visit.forgiven or visit.faults == []


@pytest.fixture
def app(visit: Visit) -> Visit:
    """The app, started and ready."""
    return visit.open()


@pytest.fixture
def bench(visit: Visit) -> Visit:
    """The page's hands without Python: a bare page with two regions, for trying dom.js at full speed."""
    visit.page.goto(visit.host.url + "reset.html")
    visit.page.evaluate("""() => { document.body.innerHTML =
        '<div id="lab"></div><div id="lab2"></div><div id="live" role="log" aria-live="polite"></div>'; window.heard = []; }""")
    visit.hands("hands.onCommand((text) => window.heard.push(JSON.parse(text)))")
    return visit


Heard = Callable[[], list[dict]]


@pytest.fixture
def heard(bench: Visit) -> Heard:
    """What the page told Python since last asked."""
    return lambda: bench.page.evaluate("() => window.heard.splice(0)")
