"""A game by link: sent, looked at, added, played on, sent back; and what chats and cut lines do to a link."""
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.playing import Sit, profile
from tests.browser.test_resume import facts


def link_of(me: Player) -> str:
    """From the table to the page that sends, and the whole link as copied there; back to the table."""
    me.press("#bar-main")
    me.page.locator("#share-address").wait_for()
    me.press("#copy-link")
    me.visit.until("document.getElementById('copy-link').textContent.includes('Copied')", 10)
    address = me.page.input_value("#share-address")
    copied = me.page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(address) and copied.startswith(me.visit.host.url + "#g=") and len(copied) <= 2000
    me.press("#go-back")
    me.wait("away")
    return copied


def paste(me: Player, text: str) -> None:
    """Paste a text on the page that opens games."""
    me.press("#to-open" if me.page.locator("#to-open").count() else "#bar-aside")
    me.page.locator("#open-text").wait_for()
    me.page.fill("#open-text", text)
    me.press("#paste-go")


def playing_by_link(sit: Sit, browser: Browser, luck: int) -> tuple[Player, str]:
    """Somebody who has made a move, and the link for the next."""
    context = profile(browser, permissions=["clipboard-read", "clipboard-write"])
    me = sit(luck=luck, at=context).quick()
    me.new_game(["person", "away"], names=["Amira", "Basil"], options=["first-0"])
    me.decide()
    assert "Basil" in me.wait("away")["main"]
    return me, link_of(me)


@pytest.mark.timeout(300)
def test_faults_23_a_game_goes_there_and_back_by_link(sit: Sit, browser: Browser):
    me, link = playing_by_link(sit, browser, 31)
    sent = facts(me)
    other_context = profile(browser, permissions=["clipboard-read", "clipboard-write"])
    you = sit(luck=32, at=other_context, path="#" + link.partition("#")[2])
    you.page.locator("#link-add").wait_for()
    assert "Basil to play" in you.text("#body") and you.stored("sarai:game:") == {}  # nothing is added by itself
    assert you.page.is_checked("#link-seat-1") and not you.page.is_checked("#link-seat-0")
    you.press("#link-add")
    you.wait("mine")
    you.visit.until("document.title.startsWith('Your turn')")  # it follows the picture
    assert {**facts(you)} == sent
    you.decide()
    you.wait("away")
    moved = facts(you)
    back = link_of(you)
    _home_and_paste(me, f"Your turn!\n{back}\n(sent from my phone)")
    assert "It goes on from your game" in me.text("#body")
    me.press("#link-go-on")
    me.wait("mine")
    assert facts(me) == moved
    _home_and_paste(me, link)
    assert "Your game is further on" in me.text("#body")
    me.press("#link-mine")
    assert facts(me) == moved
    assert len(me.stored("sarai:game:")) == len(you.stored("sarai:game:")) == 1
    me.visit.context.close()
    other_context.close()


def _home_and_paste(me: Player, text: str) -> None:
    me.press("#go-back")
    me.page.locator("#doors").wait_for()
    paste(me, text)
    me.page.locator("#preview-who, #link-go-on, #link-mine, #link-add").first.wait_for()


@pytest.mark.timeout(300)
def test_a_game_that_parted_is_added_beside_mine(sit: Sit, browser: Browser):
    """The same link is opened twice and goes on in two ways: nothing is overwritten."""
    me, link = playing_by_link(sit, browser, 33)
    again = sit(luck=34, at=me.visit.context, path="#" + link.partition("#")[2])
    assert "You have this game already" in again.text("#body")
    moved: list[tuple[Player, dict[str, str], str]] = []
    for stall in (1, 2):
        context = profile(browser, permissions=["clipboard-read", "clipboard-write"])
        there = sit(luck=35, at=context, path="#" + link.partition("#")[2])
        there.press("#link-add")
        there.wait("mine")
        there.press(f"#stall-{stall}")
        there.press("#bar-main")
        there.wait("away")
        moved.append((there, facts(there), link_of(there)))
    [(first, mine, _), (_, theirs, other)] = moved
    _home_and_paste(first, other)
    assert "It parts from your game" in first.text("#body")
    first.press("#link-add")
    first.wait("mine")  # the seat that is asked is taken to be mine
    assert facts(first) == theirs and len(first.stored("sarai:game:")) == 2
    _home_and_paste(first, link)
    assert "Your game is further on" in first.text("#body")
    first.press("#link-mine")
    assert facts(first) in (mine, theirs)
    for player in (me, moved[0][0], moved[1][0]):
        player.visit.context.close()


@pytest.mark.timeout(300)
def test_mangled_links_open_and_cut_ones_say_so(sit: Sit, browser: Browser):
    me, link = playing_by_link(sit, browser, 36)
    code = link.partition("#g=")[2]
    middle = len(code) // 2
    whole = [f"<{link}>", f"Look:  {link}.", f"{link[:-middle]}\n{link[-middle:]}", f"> {link}\n", quote(link, safe=""),
             f'"{link}"', code, f"*{link}*", f"({link})", "https://l.example/?u=" + quote(link, safe="")]
    you = sit(luck=37)
    wrong = []
    for text in whole:
        if you.page.locator("#to-open").count() == 0:
            you.press("#go-back")
        paste(you, text)
        you.page.locator("#link-add, #trouble").first.wait_for()
        if you.page.locator("#link-add").count() == 0:
            wrong.append((text.replace(link, "LINK"), you.text("#trouble")))
        you.page.goto(you.visit.host.url + "#/")
        you.page.locator("#doors").wait_for()
    assert wrong == []
    other = "b" if code[middle] != "b" else "c"
    broken = {link[:-1]: "cut", link[:-5]: "cut", link[:-middle]: "cut", code[: middle // 4]: "cut|no game|changed",
              link[:-middle] + other + link[len(link) - middle + 1:]: "changed",
              "hello": "no game", "": "no game", "https://example.org/#g=": "no game|cut"}
    for text, words in broken.items():
        paste(you, text)
        you.page.locator("#trouble").wait_for()
        said = you.text("#trouble")
        assert any(word in said for word in words.split("|")), (text.replace(link, "LINK")[:60], said)
        assert you.stored("sarai:game:") == {}
        you.page.goto(you.visit.host.url + "#/")
        you.page.locator("#doors").wait_for()
    me.visit.context.close()


def test_a_cut_link_in_the_address_says_what_is_missing(sit: Sit, browser: Browser):
    me, link = playing_by_link(sit, browser, 38)
    you = sit(luck=39, path="#" + link.partition("#")[2][:-3])
    you.page.locator("#trouble").wait_for()
    assert "3 characters are missing" in you.text("#trouble")
    you.press("#go-back")
    assert you.page.locator("#doors").is_visible()
    me.visit.context.close()


def test_the_code_is_drawn_and_fits_the_page(sit: Sit, browser: Browser):
    me, _ = playing_by_link(sit, browser, 40)
    me.press("#bar-main")
    me.page.locator("svg.qr path").wait_for(timeout=60_000)
    box = me.page.locator("svg.qr").bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 360
    modules = me.page.evaluate("document.querySelector('svg.qr').viewBox.baseVal.width")
    assert box["width"] / modules >= 2  # pixels a module, so that a camera tells them apart
    with me.page.expect_download() as download:
        me.press("#save-file")
    assert '"game":"tantan"' in download.value.path().read_text().replace(" ", "")
    me.visit.context.close()
