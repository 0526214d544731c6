"""Offline after the first visit: claimed only when it is true, and true for everything."""
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.site import Host
from tests.browser.test_boot import QR
from tests.browser.visit import Visit

REGISTRATIONS = "navigator.serviceWorker.getRegistrations().then((all) => all.map((one) => one.scope))"


HURRY = """(() => { const later = window.setTimeout;
    window.setTimeout = (work, ms, ...more) => later(work, ms >= 20000 ? ms / 10 : ms, ...more); })()"""
"""What would be done after twenty seconds or more is done in a tenth of that."""


@pytest.fixture(scope="module")
def left(browser: Browser, dist: Path) -> Iterator[tuple[BrowserContext, Host]]:
    """A visitor who was here once, and the host, which has gone: for tests that leave what is installed as it is."""
    host, context = Host(dist), browser.new_context()
    visit = Visit(context, host).open()
    visit.offline_ready()
    host.stop()
    assert visit.faults == []
    visit.page.close()
    yield context, host
    context.close()


@pytest.fixture
def offline(left: tuple[BrowserContext, Host]) -> Iterator[Visit]:
    """Another visit, in a new tab."""
    visit = Visit(*left)
    yield visit
    assert visit.faults == []
    visit.page.close()


def test_faults_53_the_app_starts_with_the_host_gone(visit: Visit):
    visit.open().offline_ready()
    visit.host.stop()
    try:
        visit.page.reload()
        visit.ready()
        assert visit.hands("hands.offlineReady()") is True
    finally:
        visit.host.start()


@pytest.mark.parametrize("path", ["", "index.html", "?from=home", "#some-fragment"])
def test_every_way_in_works_offline(offline: Visit, path: str):
    offline.open(path)


def test_bots_and_qr_codes_work_offline(offline: Visit):
    offline.open()
    assert offline.python(QR) == "1-H"
    reply = offline.hands("hands.askBot('{}', 1, 60000)")
    assert '"ok"' in reply or "ui/worker.py" in reply  # what the bots think of such a question is theirs to say


def test_one_worker_for_the_whole_site_and_every_file_in_it(app: Visit):
    app.offline_ready()
    assert app.page.evaluate(REGISTRATIONS) == [app.host.url]
    built = {str(path.relative_to(app.host.folder)) for path in Path(app.host.folder).rglob("*") if path.is_file()}
    listed = set(app.page.evaluate("fetch('precache.json').then((reply) => reply.json())"))
    assert built - listed == {"reset.html", "sw.js"}
    assert listed - built == set()


def test_faults_53_a_file_that_cannot_be_fetched_means_not_ready_until_it_can(visit: Visit):
    visit.forgiven = True
    visit.page.add_init_script(HURRY)
    visit.host.lacking.add("wheels/" + next(path.name for path in visit.host.folder.glob("wheels/segno*")))
    visit.open()
    visit.page.wait_for_timeout(3000)
    assert visit.hands("hands.offlineReady()") is False
    visit.host.lacking.clear()
    visit.offline_ready()  # the page tries again by itself after 20 seconds, here 2


def test_a_file_lost_from_the_cache_means_not_ready(app: Visit):
    app.offline_ready()
    app.page.evaluate("""async () => { for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) if (request.url.endsWith('.wasm')) await cache.delete(request); } }""")
    assert app.hands("hands.offlineReady()") is False


def test_nosw_starts_without_a_worker_and_takes_an_old_one_away(app: Visit):
    app.offline_ready()
    app.page.goto(app.host.url + "?nosw", wait_until="commit")
    app.until("!navigator.serviceWorker.controller && document.documentElement.dataset.sarai === 'ready'")
    assert app.page.evaluate(REGISTRATIONS) == []
    assert app.hands("hands.offlineReady()") is False


def test_files_come_from_the_cache_without_the_worker_being_asked(offline: Visit):
    offline.open()
    sources = offline.page.evaluate("""performance.getEntriesByType('resource')
        .filter((one) => /\\/(app|runtime|static|ui)\\//.test(one.name)).map((one) => one.workerMatchedSourceType)""")
    assert len(sources) > 20 and set(sources) == {"cache"}


def test_reset_takes_the_app_away_and_leaves_the_games(app: Visit):
    app.offline_ready()
    app.page.evaluate("localStorage.setItem('sarai:game:7', 'kept')")
    app.page.goto(app.host.url + "?reset")
    app.until("location.pathname.endsWith('reset.html') && document.readyState === 'complete'")
    app.page.click("text=Reset the app")
    app.page.wait_for_selector("text=Done.")
    assert app.page.evaluate(REGISTRATIONS) == []
    assert app.page.evaluate("caches.keys()") == []
    assert app.page.evaluate("localStorage.getItem('sarai:game:7')") == "kept"
    app.page.click("text=Go to Sarai")
    app.ready()


def test_the_reset_page_does_not_come_from_the_worker(app: Visit):
    app.offline_ready()
    app.host.instead["reset.html"] = b"<!doctype html><link rel=icon href='data:,'><p>straight from the host</p>"
    app.page.goto(app.host.url + "reset.html")
    assert app.page.inner_text("p") == "straight from the host"


def test_it_runs_in_browsers_without_service_workers(visit: Visit):
    visit.page.add_init_script("delete Navigator.prototype.serviceWorker")
    visit.open()
    assert visit.hands("hands.offlineReady()") is False
