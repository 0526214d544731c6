"""Two people, one device: the cover between them, and nothing of the other's hand anywhere on the page."""
import re

import pytest

from tests.browser.player import Player
from tests.browser.playing import Sit

CARDS = ("fabric", "spice", "food", "clothes", "jewellery", "lantern", "lamp", "princess", "merchant", "thief", "mouse", "mice")
SHOWN = """() => { const live = document.getElementById('live').textContent;
    const page = document.documentElement.cloneNode(true);
    page.querySelectorAll('#live, .sprite, script, style, mpy-config').forEach((one) => one.remove());
    return [page.outerHTML, document.title, live, location.href]; }"""


def hand(me: Player) -> list[str]:
    """The cards of the hand that is shown, as they are named."""
    labels = me.page.evaluate("[...document.querySelectorAll('[id^=hand-]')].map((one) => one.getAttribute('aria-label'))")
    return sorted(label.split(",")[0].lower() for label in labels)


def named(text: str) -> list[str]:
    """The cards that a text names."""
    return [card for card in CARDS if re.search(rf"\b{card}", text, re.IGNORECASE)]


@pytest.mark.timeout(300)
def test_faults_3_and_5_nobody_sees_the_hand_of_another(sit: Sit):
    me = sit(luck=21).quick()
    me.new_game(["person", "person"], names=["Amira", "Basil"])
    held: dict[str, list[str]] = {}
    shown: list[str] = []
    had: set[str] = set()  # who ever held cards: a hand may be empty in the end
    covers = 0
    while len(shown) < 10 and me.wait("mine", "cover", "over")["kind"] != "over":
        if me.look()["kind"] == "cover":
            covers += 1
            who = re.search("Amira|Basil", me.text("#cover-title"))[0]
            _the_cover_names_no_card(me)
            _nothing_behind_the_cover(me)
            me.press("#uncover")
            me.wait("mine")
            _only_this_hand(me, who, held)
            shown.append(who)
        held[_whose(me)] = hand(me)
        had.update(who for who, cards in held.items() if cards)
        me.decide()
        if _whose(me):
            held[_whose(me)] = hand(me) or held.get(_whose(me), [])
    assert covers >= 8 and set(shown) == had == {"Amira", "Basil"}


def _whose(me: Player) -> str:
    """Who is asked, by the strip of seats."""
    found = me.page.locator("#seats [aria-current] .who")
    return found.inner_text() if found.count() else ""


def _the_cover_names_no_card(me: Player) -> None:
    """Neither the page nor the title nor the address; what was said aloud are public moves."""
    markup, title, live, address = me.page.evaluate(SHOWN)
    assert named(re.sub(r'(?:class|id|href)="[^"]*"', "", markup)) == [] and named(title + address) == []
    said = re.sub(r"bought [^.\u2068]*, for \d of \d", "", live)  # what a purchase cost is public
    assert not re.search(r"[Yy]our hand|\d of \d", said), said
    assert me.page.locator("[id^=hand-], #board, #tray").count() == 0


def _nothing_behind_the_cover(me: Player) -> None:
    """Menu, log, undo key: none of them opens a hand."""
    me.page.keyboard.press("u")
    assert me.look()["kind"] == "cover"
    me.press("#open-menu")
    assert me.page.locator("[id^=hand-]").count() == 0
    me.press("#menu-sheet [data-name=log]")
    assert me.page.locator("[id^=hand-], #tray").count() == 0
    me.page.keyboard.press("Escape")
    me.visit.until("!document.querySelector('dialog[open]')", 5)
    assert me.look()["kind"] == "cover"


def _only_this_hand(me: Player, who: str, held: dict[str, list[str]]) -> None:
    """The hand on the screen is that of who took the device; the other is a number of cards."""
    assert _whose(me) == who
    other = "Basil" if who == "Amira" else "Amira"
    if who in held:
        assert hand(me) == held[who] or len(hand(me)) != len(held[who])
    seat = 1 if who == "Amira" else 0
    me.press(f"#seat-{seat}")
    sheet = me.text("#seat-sheet").lower()
    assert other.lower() in sheet and named(sheet.split("\nhand\n")[1].split("if the caravan")[0]) == []
    me.press("#seat-sheet-close")


def test_storage_views_show_no_hand(sit: Sit):
    """Home and the list of games draw each game as the table shows it to everybody."""
    me = sit(luck=22).quick()
    me.new_game(["person", "person"], names=["Amira", "Basil"])
    for _ in range(4):
        me.next()
        me.decide()
    me.wait("cover", "mine")
    if me.look()["kind"] == "cover":
        me.press("#uncover")
    me.wait("mine")
    mine = hand(me)
    assert mine
    me.press("#go-back")
    me.page.locator("#doors").wait_for()
    _shows_no_card(me)
    me.press("#to-games")
    _shows_no_card(me)
    me.page.reload()
    me.visit.ready()
    assert me.look()["hash"] == "#/games"
    _shows_no_card(me)


def _shows_no_card(me: Player) -> None:
    markup = me.page.evaluate(SHOWN)[0]
    assert "in your hand" not in markup and 'id="hand-' not in markup
    assert named(me.text("#body")) == []


def test_no_cover_with_open_hands_nor_for_a_person_alone(sit: Sit):
    me = sit(luck=23).quick()
    me.new_game(["person", "person"], names=["Amira", "Basil"], options=["open_hands"])
    for _ in range(3):
        assert me.wait("mine", "cover")["kind"] == "mine"
        me.decide()
