"""The picture of Python's memory: made once when all is quiet, used by page and worker, thrown away when it does not do."""
import json

import pytest

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


@pytest.fixture
def kept(visit: Visit) -> Visit:
    """A visitor whose browser has made a snapshot."""
    visit.open().offline_ready()
    visit.open("?snapshot").until(MADE)
    assert not whole(visit)
    return visit


def whole(visit: Visit) -> bool:
    """Whether this start found everything imported, as only a snapshot has it."""
    return visit.python("import sys\nanswer = 'ui.warm' in sys.modules") == "True"


def test_page_and_worker_start_from_the_snapshot_and_lack_nothing(kept: Visit):
    assert kept.page.evaluate(COPY) > 5_000_000
    kept.open("#/settings")
    assert whole(kept) and kept.page.evaluate("sessionStorage.getItem('sarai-snapshot-tries')") is None
    kept.page.evaluate("location.hash = '#/help/rihla'")
    kept.until("document.title.includes('Rihla')")
    assert kept.python(QR) == "1-H"  # from modules that no snapshot holds
    assert "ui/worker.py" in json.loads(kept.hands("hands.askBot('{}', 1, 60000)"))["text"]


def test_a_snapshot_that_the_page_does_not_know_of_is_found_again(kept: Visit):
    kept.page.evaluate("localStorage.removeItem('sarai-snapshot')")
    kept.open()
    assert not whole(kept)
    kept.until("localStorage.getItem('sarai-snapshot') !== null")
    kept.open("?again")
    assert whole(kept)


def test_a_snapshot_that_the_browser_has_thrown_away_is_not_waited_for(kept: Visit):
    kept.page.evaluate("caches.delete('sarai-snapshot')")
    kept.open()
    assert not whole(kept) and kept.page.evaluate("localStorage.getItem('sarai-snapshot')") is None


def test_a_start_from_a_snapshot_fetches_no_python_and_lays_it_only_for_wheels(kept: Visit):
    kept.requested.clear()
    kept.open("#/help/rihla")
    fetched = [url for url in kept.requested if url.endswith(".bin")]
    there = "import os\nanswer = [os.path.exists(path) for path in ('/library.zip', '/sarai.zip')]"
    assert (fetched, kept.python(there)) == ([], "[False, False]")
    assert kept.python(QR) == "1-H" and kept.python(there) == "[True, True]"


def test_a_snapshot_holds_no_empty_pages(kept: Visit):
    assert kept.page.evaluate(COPY) < 24_000_000, "of the 31 MB that an interpreter begins with"


def test_a_snapshot_that_does_not_do_is_thrown_away_and_the_page_starts(kept: Visit):
    kept.forgiven = True  # Python may say much while it falls over
    kept.page.evaluate(COPY)
    for how in ("cut", "other build", "blank", "tried twice"):
        kept.page.evaluate(SPOIL, how)
        kept.open()
        assert (how, whole(kept), kept.page.evaluate(GONE)) == (how, False, True)
