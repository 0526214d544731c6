"""Motion: off and reduced leave no waiting, a tap skips, a tab in the background catches up."""
import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.playing import Sit, profile
from ui.film import PACES

FILM = {pause for pace in PACES.values() for pause in pace if pause} - {100}  # which also the picture's own watch asks for

WATCH = """() => { window.moved = []; const watch = () => {
    for (const one of document.getAnimations()) if (one.playState === 'running' && one.effect?.getTiming().duration > 20)
        window.moved.push(one.animationName ?? one.transitionProperty ?? 'glide');
    if (document.querySelector('.touched')) window.moved.push('ring');
    requestAnimationFrame(watch); }; watch(); }"""
HIDE = """hidden => { Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => hidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange')); }"""


ASKED = """(() => { window.asked = []; const real = window.setTimeout;
    window.setTimeout = (work, delay, ...more) => {
        window.asked.push(Math.round(delay ?? 0)); return real(work, delay, ...more); }; })()"""
"""Writes down for how long the page asks to be left waiting, each time."""


def waits(me: Player, turns: int) -> set[int]:
    """The milliseconds that the page waits on purpose while it plays `turns` decisions of mine and what bots play after each."""
    me.page.evaluate("window.asked.splice(0)")
    for _ in range(turns):
        me.next()
        me.choose()
        me.press("#bar-main")
    me.next()
    return {*me.page.evaluate("window.asked.splice(0)")} & FILM


@pytest.mark.timeout(300)
def test_faults_67_reduced_motion_moves_nothing_and_waits_for_nothing(sit: Sit, browser: Browser):
    """The same deal at three paces: as the system asks for less motion, with motion off, and as usual."""
    for pace in ("reduced", "off", "normal"):
        context = profile(browser, reduced_motion="reduce" if pace == "reduced" else "no-preference")
        context.add_init_script(ASKED)
        me = sit(luck=91, at=context)
        if pace == "off":
            me.quick()
        me.new_game(["person", "apprentice", "apprentice", "apprentice"])
        me.next()
        me.page.evaluate(f"({WATCH})()")
        waited = waits(me, 3)
        moved = me.page.evaluate("window.moved")
        if pace == "normal":
            assert "ring" in moved and "glide" in moved and waited == {*PACES["normal"]}
        else:
            assert moved == [] and waited == set(), (pace, set(moved), waited)
        assert me.page.locator("#log .what").count() >= 6  # what the bots did can be read
        context.close()


def test_faults_67_a_tap_skips_the_film(sit: Sit):
    me = sit(luck=92)
    me.new_game(["person", "apprentice", "apprentice", "apprentice"])
    me.next()
    me.decide()
    me.wait("bots")
    me.press("#bar-main")  # its main action hurries while bots play
    while me.look()["kind"] == "bots":
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
