"""A new version: fetched beside the old one, let in by the player, never mixed with it."""
import os
import subprocess
from pathlib import Path

import pytest

from tests.browser.conftest import ROOT
from tests.browser.visit import Visit

pytestmark = pytest.mark.timeout(400)  # the first test builds the site once more


@pytest.fixture(scope="session")
def newer(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same app built as a later version; each of several test processes builds its own."""
    out = tmp_path_factory.mktemp("newer")
    app = os.environ.get("SARAI_APP", str(ROOT))
    subprocess.run(["node", "tools/build.mjs", "--out", str(out), "--app", app, "--version", "99.0.0"], cwd=ROOT, check=True,
                   stdout=subprocess.DEVNULL)
    return out


# A page that is about to load again takes its mark away first, so that `ready` waits for the next one.
HANDS = """const url = [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.href)
    .find((url) => url.includes('/hands-')); const hands = await import(url);"""
PRESS = f"(async () => {{ {HANDS} document.documentElement.dataset.sarai = 'old'; hands.applyUpdate(); }})()"
ASK = f"(async () => {{ {HANDS} return hands.version(); }})()"


def visited(visit: Visit) -> Visit:
    """A page that runs the first version from its worker, with a game in the store."""
    visit.open().offline_ready()
    visit.page.reload()
    visit.ready()
    visit.page.evaluate("localStorage.setItem('sarai:game:7', 'kept')")
    return visit


def waiting(visit: Visit) -> None:
    """Look for a new version and wait until it waits."""
    visit.page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    visit.until("navigator.serviceWorker.getRegistration().then((found) => Boolean(found.waiting))")


def version(visit: Visit) -> str:
    """The version that runs, as the page itself says."""
    return visit.until(ASK)


def test_a_new_version_waits_until_it_is_let_in(visit: Visit, newer: Path):
    old = version(visited(visit))
    visit.host.folder = newer
    waiting(visit)
    for _ in range(2):
        visit.page.reload()
        visit.ready()
        assert version(visit) == old != "99.0.0"


def test_faults_52_one_press_brings_the_new_version_and_keeps_the_games(visit: Visit, newer: Path):
    visited(visit)
    visit.host.folder = newer
    waiting(visit)
    visit.page.evaluate(PRESS)
    visit.ready()
    assert version(visit) == "99.0.0"
    assert visit.page.evaluate("localStorage.getItem('sarai:game:7')") == "kept"
    visit.page.reload()
    visit.ready()
    assert version(visit) == "99.0.0"


def test_an_update_fetches_only_what_changed(visit: Visit, newer: Path):
    visited(visit)
    visit.host.sent.clear()
    visit.host.folder = newer
    waiting(visit)
    assert [path for path in visit.host.sent if path.endswith((".wasm", ".woff2", ".mjs", ".whl", ".png"))] == []
    assert any(path.startswith("static/js/site-") for path in visit.host.sent)


def test_the_new_version_works_offline_and_old_files_go(visit: Visit, newer: Path):
    visited(visit)
    gone = visit.host.path_of("static/js/site.js")
    visit.host.folder = newer
    waiting(visit)
    visit.page.evaluate("""navigator.serviceWorker.getRegistration().then((found) => {
        document.documentElement.dataset.sarai = 'old'; found.waiting.postMessage({ type: 'SKIP_WAITING' }); })""")
    visit.ready()
    visit.offline_ready()
    visit.host.stop()
    try:
        visit.page.reload()
        visit.ready()
        assert version(visit) == "99.0.0"
        held = visit.page.evaluate("""caches.keys().then((names) => Promise.all(names.map((name) =>
            caches.open(name).then((cache) => cache.keys())))).then((all) => all.flat().map((request) => request.url))""")
        assert not any(url.endswith(gone) for url in held)
    finally:
        visit.host.start()


def test_an_update_that_cannot_be_fetched_leaves_the_old_version_whole(visit: Visit, newer: Path):
    old = version(visited(visit))
    visit.host.folder = newer
    visit.host.lacking.add(visit.host.path_of("static/js/site.js"))
    visit.page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    visit.page.wait_for_timeout(2000)
    visit.forgiven = True
    visit.page.reload()
    visit.ready()
    assert version(visit) == old
    assert visit.page.evaluate("navigator.serviceWorker.getRegistration().then((found) => Boolean(found.waiting))") is False
