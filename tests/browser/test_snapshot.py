"""The picture of Python's memory: made once when all is quiet, used by page and worker, thrown away when it does not do."""
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.site import Host
from tests.browser.visit import Visit

MADE = "document.documentElement.dataset.snapshot === 'kept'"
COPY = """async () => { const kept = await caches.open('sarai-snapshot'); const [one] = await kept.keys();
    const found = await kept.match(one); await (await caches.open('copy')).put(one, found.clone());
    return (await found.arrayBuffer()).byteLength; }"""
SPOIL = """async (how) => { const copy = await caches.open('copy'); const [one] = await copy.keys();
    const bytes = new Uint8Array(await (await copy.match(one)).arrayBuffer());
    const spoilt = how === 'cut' ? bytes.slice(0, 5000) : how === 'other build' ? bytes.fill(7, 0, 4096)
        : how === 'blank' ? bytes.fill(0, 9000) : bytes;
    localStorage.setItem('sarai-snapshot', one.url);
    if (how === 'tried twice') sessionStorage.setItem('sarai-snapshot-tries', '2');
    await (await caches.open('sarai-snapshot')).put(one, new Response(spoilt)); }"""
GONE = """caches.has('sarai-snapshot').then((there) => !there && localStorage.getItem('sarai-snapshot') === null
    && sessionStorage.getItem('sarai-snapshot-tries') === null)"""
QR = """from ui import host
await host.load_wheel("segno")
import segno
answer = segno.make_qr("sarai", error="h").designator"""


def made(visit: Visit) -> Visit:
    """Have a visitor's browser make a snapshot."""
    visit.open().offline_ready()
    visit.open("?snapshot").until(MADE)
    assert not whole(visit)
    return visit


@pytest.fixture
def kept(visit: Visit) -> Visit:
    """A visitor whose browser has made a snapshot."""
    return made(visit)


@pytest.fixture(scope="module")
def keeper(browser: Browser, dist: Path) -> Iterator[Visit]:
    """The same, for tests that leave the snapshot as it is."""
    host, context = Host(dist), browser.new_context()
    visit = made(Visit(context, host))
    yield visit
    assert visit.faults == []
    context.close()
    host.stop()


def whole(visit: Visit) -> bool:
    """Whether this start found everything imported, as only a snapshot has it."""
    return visit.python("import sys\nanswer = 'ui.warm' in sys.modules") == "True"


def test_page_and_worker_start_from_the_snapshot_and_lack_nothing(keeper: Visit):
    assert keeper.page.evaluate(COPY) > 5_000_000
    keeper.open("#/settings")
    assert whole(keeper) and keeper.page.evaluate("sessionStorage.getItem('sarai-snapshot-tries')") is None
    keeper.page.evaluate("location.hash = '#/help/rihla'")
    keeper.until("document.title.includes('Rihla')")
    assert keeper.python(QR) == "1-H"  # from modules that no snapshot holds
    assert "ui/worker.py" in json.loads(keeper.hands("hands.askBot('{}', 1, 60000)"))["text"]


def test_a_snapshot_that_the_page_does_not_know_of_is_found_again(keeper: Visit):
    keeper.page.evaluate("localStorage.removeItem('sarai-snapshot')")
    keeper.open()
    assert not whole(keeper)
    keeper.until("localStorage.getItem('sarai-snapshot') !== null")
    keeper.open("?again")
    assert whole(keeper)


def test_a_snapshot_that_the_browser_has_thrown_away_is_not_waited_for(kept: Visit):
    kept.page.evaluate("caches.delete('sarai-snapshot')")
    kept.open()
    assert not whole(kept) and kept.page.evaluate("localStorage.getItem('sarai-snapshot')") is None


def test_a_start_from_a_snapshot_fetches_no_python_and_lays_it_only_for_wheels(keeper: Visit):
    keeper.requested.clear()
    keeper.open("#/help/rihla")
    fetched = [url for url in keeper.requested if url.endswith(".bin")]
    there = "import os\nanswer = [os.path.exists(path) for path in ('/library.bin', '/sarai.bin')]"
    assert (fetched, keeper.python(there)) == ([], "[False, False]")
    assert keeper.python(QR) == "1-H" and keeper.python(there) == "[True, True]"


def test_a_snapshot_holds_no_empty_pages(keeper: Visit):
    assert keeper.page.evaluate(COPY) < 24_000_000, "of the 31 MB that an interpreter begins with"


def test_a_snapshot_that_does_not_do_is_thrown_away_and_the_page_starts(kept: Visit):
    kept.forgiven = True  # Python may say much while it falls over
    kept.page.evaluate(COPY)
    for how in ("cut", "other build", "blank", "tried twice"):
        kept.page.evaluate(SPOIL, how)
        kept.open()
        assert (how, whole(kept), kept.page.evaluate(GONE)) == (how, False, True)


def test_what_a_browser_keeps_only_while_its_maker_lives_is_not_made_again(visit: Visit):
    """A private window of Safari says that it is kept, and forgets it with the worker."""
    visit.open().offline_ready()
    visit.open("?snapshot").until("""(async () => { const name = 'sarai-snapshot';
        return await caches.has(name) && (await (await caches.open(name)).keys()).length && await caches.delete(name); })()""")
    visit.until("document.documentElement.dataset.snapshot === 'lost'")
    visit.open("?snapshot")
    assert visit.page.evaluate("localStorage.getItem('sarai-snapshot').startsWith('lost ')")
    visit.page.wait_for_timeout(1500)  # a maker would be at work by now
    assert [worker.url for worker in visit.page.workers if "snapshot" in worker.url] == []
    assert not whole(visit)
