"""The last look: shown at once while Python comes, to be looked at only, and never what a hand-over should hide."""
import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.site import Host
from tests.browser.visit import Visit

HOLD = "WebAssembly.instantiateStreaming = () => new Promise(() => {})"
SHOWN = """[document.documentElement.hasAttribute('data-look'), document.querySelectorAll('#app [data-do=pick]').length,
    document.getElementById('boot') !== null]"""


def held_back(me: Player, path: str) -> Visit:
    """The same visitor comes again, and Python never starts."""
    me.page.goto("about:blank")
    later = Visit(me.visit.context, me.visit.host)
    later.page.add_init_script(HOLD)
    later.page.goto(me.visit.host.url + path, wait_until="domcontentloaded")
    return later


@pytest.mark.parametrize(("kinds", "seen"), [(("person", "apprentice"), True), (("person", "person"), False)])
def test_a_table_is_seen_before_python_is_up_unless_it_must_be_covered(browser: Browser, host: Host, kinds: tuple, seen: bool):
    context = browser.new_context(viewport={"width": 360, "height": 640})
    me = Player(Visit(context, host), luck=7)
    me.start().quick().new_game(kinds)
    me.next()
    me.wait("mine")
    pieces = me.page.locator("#app [data-do=pick]").count()
    table = me.page.evaluate("location.hash")
    later = held_back(me, table)
    if seen:
        later.until("document.documentElement.hasAttribute('data-look') && document.querySelector('#board')")
    later.page.wait_for_timeout(300)
    assert later.page.evaluate(SHOWN) == ([True, pieces, True] if seen else [False, 0, True])
    assert later.page.evaluate("document.getElementById('app').inert") == seen
    assert later.page.locator("#boot-step").is_visible() and later.faults == []
    again = Visit(context, host).open(table)
    assert again.page.evaluate(SHOWN)[0::2] == [False, False] and not again.page.evaluate("document.getElementById('app').inert")
    assert again.page.locator("#app [data-do=pick], #uncover").count() and again.faults == []
    context.close()
