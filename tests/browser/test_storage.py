"""Storage that is full, forbidden or damaged, and a game that cannot be drawn: calm words, and nothing is overwritten."""
import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.playing import Sit, profile
from tests.browser.site import Host
from tests.browser.test_boot import BLOCK_STORAGE
from tests.browser.test_resume import facts
from tests.browser.visit import Visit

FILL = """() => { let text = '';
    for (const size of [1e6, 1e5, 1e4, 1e3, 100, 10, 1]) {
        try { for (;;) localStorage.setItem('zz-filling', text += 'x'.repeat(size)); } catch { text = text.slice(size); } }
    localStorage.setItem('zz-filling', text);
    return text.length; }"""


def fill(me: Player) -> int:
    """Leave no room at all in the storage of this origin."""
    return me.page.evaluate(FILL)


def key_of(me: Player) -> str:
    """The key of the opened game."""
    return "sarai:game:" + me.look()["hash"].split("/")[2]


@pytest.mark.timeout(300)
def test_faults_14_full_storage_keeps_the_old_save_and_says_since_when(sit: Sit):
    me = sit(luck=61).quick()
    me.new_game(["person", "apprentice"])
    me.play(1)
    me.next()
    known = facts(me)
    me.visit.until(f"JSON.parse(localStorage.getItem('{key_of(me)}')).cursor === {known['Moves']}")  # kept after its paint
    kept = me.stored()[key_of(me)]
    assert fill(me) > 1_000_000
    me.play(2)
    me.next()
    assert f"Not saved since move {known['Moves']}" in me.text("#banner")
    assert me.stored()[key_of(me)] == kept
    now = facts(me)
    with me.page.expect_download() as download:
        me.press("#banner-export")
    saved = json.loads(download.value.path().read_text())
    assert saved["cursor"] == int(now["Moves"]) > int(known["Moves"])
    _what_is_too_large_is_not_read(me, kept)
    _room_can_be_made(me, now)


def _what_is_too_large_is_not_read(me: Player, kept: str) -> None:
    key = key_of(me)
    me.press("#banner [data-do=go]")
    me.page.locator("#open-file").wait_for()
    assert "KB" in me.text("#body") or "MB" in me.text("#body")  # what each game takes
    with me.page.expect_file_chooser() as choosing:
        me.press("#open-file")
    choosing.value.set_files({"name": "big.json", "mimeType": "application/json", "buffer": b"[" + b"1," * 1_600_000 + b"1]"})
    me.page.locator("#toast .note").wait_for()
    assert "too large" in me.text("#toast") and me.stored()[key] == kept


def _room_can_be_made(me: Player, now: dict[str, str]) -> None:
    """The moves made meanwhile are still there, and kept once there is room."""
    me.page.go_back()
    me.wait("mine")
    assert facts(me) == now
    me.page.evaluate("localStorage.removeItem('zz-filling')")
    me.play(1)
    me.next()
    me.page.locator("#banner .banner").wait_for(state="detached")  # the game is kept once the move is on the screen
    known = facts(me)
    me.page.reload()
    me.visit.ready()
    me.wait("mine")
    assert facts(me) == known


def test_faults_20_a_file_brings_games_back_after_everything_was_cleared(sit: Sit):
    """Faults 20: two taps from an empty home page, by a file of all games; a second time adds nothing."""
    me = sit(luck=62).quick()
    for _ in range(2):
        me.new_game(["person", "apprentice"])
        me.play(1)
        me.next()
        me.press("#go-back")
        me.page.locator("#doors").wait_for()
    me.press("#to-games")
    with me.page.expect_download() as download:
        me.press("#export-all")
    whole = download.value.path().read_bytes()
    me.page.evaluate("localStorage.clear()")
    me.page.goto(me.visit.host.url + "?again#/")
    me.visit.ready()
    assert "No game on the road" in me.text("#body")
    me.visit.until("document.getElementById('body').innerText.includes('Your games are gone from this browser')")
    for words in ("2 games added", "Nothing new"):
        me.press("#to-open")
        with me.page.expect_file_chooser() as choosing:
            me.press("#open-file")
        choosing.value.set_files({"name": "games.json", "mimeType": "application/json", "buffer": whole})
        me.page.locator("#toast .note").wait_for()
        assert words in me.text("#toast")
        assert len(me.stored("sarai:game:")) == 2
        me.press("#go-back")
        me.page.locator("#toast .note").wait_for(state="detached")


def test_without_storage_everything_works_until_the_tab_closes(sit: Sit):
    me = sit(luck=63, start=False)
    me.page.add_init_script(BLOCK_STORAGE)
    me.start()
    assert "Nothing is saved here" in me.text("#body")
    me.quick().new_game(["person", "apprentice"])
    me.play(2)
    me.next()
    assert "stores nothing" in me.text("#banner")
    known = facts(me)
    me.press("#go-back")
    me.page.locator("#doors").wait_for()
    me.press("#body .save:not(.day-b)")
    me.wait("mine")
    assert facts(me) == known
    with me.page.expect_download() as download:
        me.press("#banner-export")
    text = download.value.path().read_bytes()
    other = sit(luck=64)
    other.press("#to-open")
    with other.page.expect_file_chooser() as choosing:
        other.press("#open-file")
    choosing.value.set_files({"name": "game.json", "mimeType": "application/json", "buffer": text})
    other.press("#link-add")
    other.wait("mine")
    assert facts(other) == known


@pytest.mark.timeout(300)
def test_faults_13_and_16_a_damaged_entry_leaves_the_others_alone(sit: Sit):
    me = sit(luck=65).quick()
    for _ in range(2):
        me.new_game(["person", "apprentice"])
        me.play(1)
        me.next()
        bad = key_of(me)
        me.press("#go-back")
        me.page.locator("#doors").wait_for()
    whole = me.stored()[bad]
    for damaged in ("not json", whole[: len(whole) // 2], whole.replace('"seats"', '"chairs"'), "[]", ""):
        me.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [bad, damaged])
        me.page.evaluate("localStorage.removeItem('sarai:index')")
        me.page.goto(me.visit.host.url + f"?{len(damaged)}#/")
        me.visit.ready()
        assert me.page.locator("#body .save:not(.day-b)").count() == 2
        me.page.locator("#body .save:not(.day-b)", has_text="cannot be shown").click()
        me.page.locator("#save-file").wait_for()
        assert "Traceback" not in me.text("#body") and "could not be opened" in me.text("#body")
        with me.page.expect_download() as download:
            me.press("#save-file")
        assert download.value.path().read_text() == damaged
        assert me.stored()[bad] == damaged
        me.press("#to-games")
        me.page.locator("#export-all").wait_for()
        me.press("#go-back")
        me.page.locator("#doors").wait_for()
    me.page.locator("#body .save:not(.day-b)").filter(has_not_text="cannot be shown").click()
    me.wait("mine")
    me.press("#go-back")
    me.page.locator("#doors").wait_for()
    me.page.locator("#body .save:not(.day-b)", has_text="cannot be shown").click()
    me.press("#forget-open")
    me.press("#forget-sure")
    assert bad not in me.stored()


SABOTAGE = b'''
from ui.scenes import table

whole = table.frame


def frame(app):
    """Fall over as soon as a third action lies on the table."""
    if app.session.saga.cursor > 2:
        raise ZeroDivisionError("a fault put in by a test")
    return whole(app)


table.frame = frame
'''
"""What the first module of the page does besides: a table that cannot be drawn from some moment on."""


@pytest.mark.timeout(300)
def test_faults_16_a_crash_while_drawing_never_loops_and_never_saves(browser: Browser, dist: Path):
    host = Host(dist)
    start = host.path_of("ui/start.py")
    host.instead[start] = SABOTAGE + (host.folder / start).read_bytes()
    context = profile(browser, service_workers="block")
    me = Player(Visit(context, host), luck=66)
    me.start()
    me.quick().new_game(["person", "person"], options=["open_hands", "first-0"])
    key = key_of(me)
    kept = me.stored()[key]
    while me.look()["kind"] == "mine":
        kept = me.stored()[key]
        me.decide()
    _recovery_stands(me, key, kept)
    for _ in range(3):
        me.page.reload()
        me.visit.ready()
        _recovery_stands(me, key, kept)
    me.page.goto(host.url + "?home#/")
    me.visit.ready()
    assert me.page.locator("#body .save:not(.day-b)").count() == 1
    me.page.go_back()
    me.visit.ready()
    me.press("#recover-back")
    me.wait("mine")
    assert json.loads(me.stored()[key])["cursor"] <= 2
    context.close()
    host.stop()


def _recovery_stands(me: Player, key: str, kept: str) -> None:
    """The page that mends: no traceback, the last good state whole, three ways out."""
    me.page.locator("#recover-back").wait_for()
    assert "could not be drawn" in me.text("#body") and "Traceback" not in me.text("#body")
    assert me.stored()[key] == kept
    assert me.page.locator("#save-file, #forget-open, #recover-try").count() == 3
