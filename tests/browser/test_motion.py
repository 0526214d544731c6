"""Motion: off and reduced leave no waiting, a tap skips, a tab in the background catches up."""
import time

import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.playing import Sit, profile

WATCH = """() => { window.moved = []; const watch = () => {
    for (const one of document.getAnimations()) if (one.playState === 'running' && one.effect?.getTiming().duration > 20)
        window.moved.push(one.animationName ?? one.transitionProperty ?? 'glide');
    if (document.querySelector('.touched')) window.moved.push('ring');
    requestAnimationFrame(watch); }; watch(); }"""
HIDE = """hidden => { Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => hidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange')); }"""


def timed(me: Player, turns: int) -> float:
    """Seconds from my moves to my next decisions, most of which is what bots wait and think."""
    waited = 0.0
    for _ in range(turns):
        me.next()
        me.choose()
        me.press("#bar-main")
        start = time.monotonic()
        me.next()
        waited += time.monotonic() - start
    return waited


@pytest.mark.timeout(300)
def test_faults_67_reduced_motion_moves_nothing_and_waits_for_nothing(sit: Sit, browser: Browser):
    """The same deal at three paces: as the system asks for less motion, with motion off, and as usual."""
    took: dict[str, float] = {}
    for pace in ("reduced", "off", "normal"):
        context = profile(browser, reduced_motion="reduce" if pace == "reduced" else "no-preference")
        me = sit(luck=91, at=context)
        if pace == "off":
            me.quick()
        me.new_game(["person", "apprentice", "apprentice", "apprentice"])
        me.next()
        me.page.evaluate(f"({WATCH})()")
        took[pace] = timed(me, 3)
        moved = me.page.evaluate("window.moved")
        if pace == "normal":
            assert "ring" in moved and "glide" in moved
        else:
            assert moved == [], (pace, set(moved))
        assert me.page.locator("#log .what").count() >= 6  # what the bots did can be read
        context.close()
    assert took["reduced"] < took["off"] * 1.5 + 1, took
    assert took["normal"] > took["off"], took


def test_faults_67_a_tap_skips_the_film(sit: Sit):
    me = sit(luck=92)
    me.new_game(["person", "apprentice", "apprentice", "apprentice"])
    me.next()
    me.decide()
    me.wait("bots")
    me.press("#bar-main")  # its main action hurries while bots play
    start = time.monotonic()
    while me.look()["kind"] == "bots" and time.monotonic() - start < 30:
        me.page.evaluate("new Promise((done) => requestAnimationFrame(done))")
        assert not me.page.locator(".touched").count()
    assert me.next() == "mine"


def test_bots_can_be_paused_and_go_on(sit: Sit):
    me = sit(luck=93)
    me.new_game(["person", "apprentice", "apprentice", "apprentice"])
    me.next()
    me.decide()
    me.wait("bots")
    me.press("#bar-aside")
    held = me.wait("held")
    lines = me.page.locator("#log .what").count()
    me.page.wait_for_timeout(1500)
    assert me.look()["say"] == held["say"] and me.page.locator("#log .what").count() == lines
    me.press("#bar-main")
    assert me.next() == "mine"


def test_faults_69_a_hidden_tab_catches_up_and_skips_no_decision(sit: Sit):
    """Hidden in the middle of the bots' film: they play without waiting, up to my decision and not beyond it."""
    me = sit(luck=94)
    me.new_game(["person", "apprentice", "apprentice", "apprentice"])
    me.next()
    me.decide()
    me.wait("bots")
    me.page.evaluate(HIDE, True)
    me.visit.until("document.querySelector('#bar-main').dataset.do === 'commit'", 30)
    before = me.look()
    me.page.wait_for_timeout(1000)
    me.page.evaluate(HIDE, False)
    after = me.look()
    assert (after["kind"], after["pieces"]) == ("mine", before["pieces"])
    stored = me.stored("sarai:game:")
    assert len(stored) == 1
    me.page.reload()
    me.visit.ready()
    assert me.wait("mine")["pieces"] == before["pieces"]
