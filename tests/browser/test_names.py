"""Names that try to run, to turn the page round, to vanish, or never to end."""
import pytest
from playwright.sync_api import Browser

from tests.browser.gauges import cut_off
from tests.browser.player import Player
from tests.browser.playing import Sit, profile
from tests.browser.test_link import link_of

HOSTILE = ['<img src=x onerror="window.hacked=1">', '"><svg onload=window.hacked=1>', "javascript:window.hacked=1",
           "</script><script>window.hacked=1</script>"]
STRANGE = ["\u0633\u0645\u064a\u0631\u0629", "\u05d3\u05d5\u05d3 Levi", "abc\u202edef", "\u200b\u200d\u2060"]
ODDER = ["e" + "\u0301" * 40, "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466", "", "x" * 500]


def strip(me: Player) -> list[str]:
    """The names on the strip of seats."""
    return me.page.locator("#seats .who bdi").all_text_contents()


def everywhere(me: Player) -> None:
    """Open every page that shows names."""
    for opener, sheet in (("#seat-0", "seat"), ("#seat-1", "seat"), ("#open-menu", "menu")):
        me.press(opener)
        me.press(f"#{sheet}-sheet-close")
    for page in ("score", "share", "table"):
        me.page.evaluate("page => { location.hash = location.hash.replace(/table|score|share/, page); }", page)
        me.visit.until(f"location.hash.includes('{page}')")
        me.page.locator({"score": "#arches", "share": "#lead h2", "table": "#seats"}[page]).wait_for()
        assert cut_off(me.page) == []


def named_game(sit: Sit, browser: Browser, names: list[str], luck: int) -> Player:
    """A game of four with these names, of whom the first has played."""
    context = profile(browser, permissions=["clipboard-read", "clipboard-write"])
    me = sit(luck=luck, at=context).quick()
    me.new_game(["person", *["away"] * 3], names=names, options=["first-0"])
    me.decide()
    me.wait("away")
    return me


@pytest.mark.timeout(300)
@pytest.mark.parametrize("names", [HOSTILE, STRANGE, ODDER, ["Nur"] * 4], ids=["faults_24", "faults_68", "faults_68b", "twins"])
def test_names_stay_text_in_their_place_here_and_by_link(sit: Sit, browser: Browser, names: list[str]):
    me = named_game(sit, browser, names, 41)
    here = strip(me)
    assert len(here) == 4 and all(name.strip() for name in here) and max(map(len, here)) <= 200
    everywhere(me)
    link = link_of(me)
    me.press("#go-back")
    me.page.locator("#doors").wait_for()
    assert cut_off(me.page) == []
    you = sit(luck=42, path="#" + link.partition("#")[2])
    you.page.locator("#link-add").wait_for()
    there = you.page.locator(".sitter bdi").all_text_contents()
    assert there == here and cut_off(you.page) == []
    you.press("#link-add")
    you.wait("mine")
    assert strip(you) == here
    everywhere(you)
    for who in (me, you):
        assert who.page.evaluate("typeof window.hacked") == "undefined"
        assert "\u202e" not in who.page.evaluate("document.body.textContent + document.title")
    if names is HOSTILE:
        assert here[2] == names[2][:24] or here[2].startswith("javascript:")
        assert here[0].startswith("<img src=x")
    me.visit.context.close()
