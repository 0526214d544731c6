"""The start: from any folder of a plain host, with no other host, and honest when it fails."""
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.site import UNDER, Host
from tests.browser.visit import Visit

BLOCK_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"

QR = """
from ui import host
await host.load_wheel("segno")
import segno
answer = segno.make_qr("sarai", error="h").designator
"""


def shown(visit: Visit) -> str:
    """Which paragraph the waiting page shows, by its `data-when`."""
    return visit.page.evaluate("""() => [...document.querySelectorAll('#boot [data-when]')]
        .filter((part) => !part.hidden).map((part) => part.dataset.when).join('|')""")


def fails(visit: Visit) -> str:
    """Open a page that cannot start; returns what it says."""
    visit.page.goto(visit.host.url, wait_until="commit")
    visit.until("document.querySelector('#boot [role=alert]:not([hidden])')", 30)
    visit.forgiven = True
    return visit.page.inner_text("#boot")


def test_faults_56_it_starts_below_a_sub_path_and_asks_no_other_host(app: Visit):
    assert [url for url in app.requested if not url.startswith(app.host.url)] == []
    assert app.page.evaluate("[crossOriginIsolated, typeof SharedArrayBuffer]") == [False, "undefined"]


def test_nothing_is_fetched_twice_on_a_first_visit(lasting: BrowserContext, host: Host):
    """The page and then the installing worker want the same 14 MB: the second time they come from the HTTP cache."""
    visit = Visit(lasting, host).open()
    visit.offline_ready()
    twice = {path for path in host.sent if host.sent.count(path) > 1}
    assert twice <= {"", "index.html", "precache.json", "sw.js", "manifest.webmanifest"}  # names without a hash
    assert visit.faults == []


def test_every_hint_in_the_page_is_used(app: Visit):
    """Chrome warns about a preload nobody takes; `visit` fails on warnings, so staying a while is the test."""
    app.page.wait_for_timeout(4000)


def test_no_inline_script_or_style_and_a_strict_policy(host: Host):
    page = (host.folder / "index.html").read_text()
    assert "style=" not in page and "<style" not in page and not re.search(r"\son\w+=", page)
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", page))
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)[1]
    assert "default-src 'none'" in policy and "http" not in policy and "unsafe-inline" not in policy


def test_the_policy_stops_other_hosts_and_inline_script(app: Visit):
    answer = app.page.evaluate("fetch('https://example.org/').then(() => 'went out', () => 'stopped')")
    app.page.evaluate("document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = 1' }))")
    assert (answer, app.page.evaluate("window.ran")) == ("stopped", None)
    assert all("Content Security Policy" in fault or "example.org" in fault for fault in app.faults)
    app.forgiven = True


@pytest.mark.parametrize(("stored", "expected"), [('{"theme":"dark"}', "dark"), ('{"theme":"auto"}', None), ("{damaged", None)])
def test_the_theme_is_set_before_the_first_paint(visit: Visit, stored: str, expected: str | None):
    visit.page.goto(visit.host.url + "reset.html")
    visit.page.evaluate("text => localStorage.setItem('sarai:settings', text)", stored)
    visit.host.lacking.add(visit.host.path_of("app/sarai.bin"))  # Python never runs: what is set, boot.js has set
    visit.page.goto(visit.host.url, wait_until="domcontentloaded")
    assert visit.page.get_attribute("html", "data-theme") == expected
    visit.until("document.querySelector('#boot [role=alert]:not([hidden])')", 30)
    visit.forgiven = True


@pytest.mark.parametrize("name", ["app/sarai.bin", "app/library.bin", "static/js/hands.js", "ui/start.py"])
def test_a_missing_file_is_said_in_plain_words(visit: Visit, name: str):
    visit.host.lacking.add(visit.host.path_of(name))
    assert "could not start" in fails(visit)
    assert "failed slow" in shown(visit)


def test_a_damaged_library_is_said_in_plain_words(visit: Visit):
    visit.host.instead[visit.host.path_of("app/library.bin")] = b"no bale at all"
    assert "could not start" in fails(visit)


def test_a_fault_in_the_first_module_is_said_in_plain_words(visit: Visit):
    visit.host.instead[visit.host.path_of("ui/start.py")] = (
        b"from ui import host\ntry:\n    1 / 0\nexcept BaseException as fault:\n    host.failed(repr(fault))\n    raise\n")
    assert "ZeroDivisionError" in fails(visit)


def test_a_hint_that_a_browser_cannot_follow_is_no_fault(visit: Visit):
    """Firefox calls a module lost that it was told to preload and has already."""
    visit.page.add_init_script("""addEventListener('DOMContentLoaded', () => {
        const hints = document.querySelectorAll('link[rel$=preload], link[rel=icon]');
        for (const hint of hints) hint.dispatchEvent(new Event('error'));
        window.failing = !document.querySelector('#boot [role=alert]').hidden; })""")
    visit.open()
    assert visit.page.evaluate("window.failing") is False


def test_games_can_be_saved_when_nothing_starts(visit: Visit):
    visit.page.goto(visit.host.url + "reset.html")
    visit.page.evaluate("localStorage.setItem('sarai:game:1', 'a long game'), localStorage.setItem('other', 'x')")
    visit.host.lacking.add(visit.host.path_of("app/sarai.bin"))
    fails(visit)
    with visit.page.expect_download() as download:
        visit.page.click("text=Save my games to a file")
    assert download.value.path().read_text() == '{"sarai":"backup","items":{"sarai:game:1":"a long game"}}'


def test_faults_58_an_old_browser_is_told_at_once(visit: Visit):
    visit.page.add_init_script("delete WebAssembly.instantiateStreaming")
    visit.page.goto(visit.host.url, wait_until="domcontentloaded")
    assert shown(visit) == "old"
    assert "too old" in visit.page.inner_text("#boot")
    visit.forgiven = True


def test_it_starts_with_storage_blocked(visit: Visit):
    visit.page.add_init_script(BLOCK_STORAGE)
    visit.open()
    assert '"blocked"' in visit.hands("hands.storeGet('sarai:x')")


def test_it_starts_inside_a_frame(visit: Visit):
    visit.host.instead["frame.html"] = b"<!doctype html><link rel=icon href='data:,'><iframe src='./'></iframe>"
    visit.page.goto(visit.host.url + "frame.html")
    visit.until("document.querySelector('iframe').contentDocument.documentElement.dataset.sarai === 'ready'")


def test_python_sees_its_own_version_and_a_fixed_hash_seed(app: Visit):
    assert app.python("import sys; answer = sys.version_info[:2], sys.flags.hash_randomization") == "((3, 14), 0)"


def test_a_qr_code_is_drawn_from_wheels_of_this_site_alone(app: Visit):
    assert app.python(QR) == "1-H"
    wheels = [url for url in app.requested if ".whl" in url]
    assert {urlsplit(url).path.startswith(UNDER + "wheels/") for url in wheels} == {True} and len(wheels) == 2
    assert [url for url in app.requested if not url.startswith(app.host.url)] == []
