"""Caravanserai in a real browser: whole games by mouse, keys and touch, what lies hidden, the way back, links, every window."""
import json
from functools import partial

import pytest
from playwright.sync_api import Browser

from engine.games import game
from engine.kernel.saga import Saga
from tests.browser.court import carry_out, next_errand, press, saga_of, until_over
from tests.browser.court_saves import drawing_orders, late, well_off
from tests.browser.gauges import cut_off, nothing, out_of_reach, small_targets
from tests.browser.player import Player
from tests.browser.playing import LAPTOP, Sit, profile
from tests.browser.rihla_road import log, open_save
from tests.browser.test_axe import in_both_lights
from tests.browser.test_layout import LARGE, SIZES
from tests.browser.test_link import link_of
from tests.browser.test_whole_game import account


@pytest.mark.timeout(400)
def test_a_whole_game_by_mouse_with_the_host_gone_in_its_midst(sit: Sit):
    me = sit(size=LAPTOP, luck=4).quick()
    me.new_game(["person", "clerk"], game="caravanserai", options=["threshold-20"])
    me.visit.offline_ready()
    done = until_over(me, most=6)
    before = saga_of(me)
    me.visit.host.stop()
    try:
        me.page.reload()
        me.visit.ready()
        assert me.next() == "mine" and saga_of(me).table == before.table
        done += until_over(me)
    finally:
        me.visit.host.start()
    verbs = {act.split()[0] for plan in done for act in plan}
    assert {"take", "enter", "move", "buy", "complete", "fill", "reward", "end"} <= verbs
    _the_account_adds_up(me)


def _the_account_adds_up(me: Player) -> None:
    """Every part of the score, as the engine counts it, stands on the score page."""
    table = saga_of(me, lambda saga: not saga.table.pending).table
    result = game("caravanserai").result(table)
    me.to_score()
    sums, totals = account(me)
    assert sums == totals and sorted(totals) == sorted(result.totals)
    assert me.page.locator(".account th[scope=row]").count() >= len({part for parts in result.parts for part in parts})
    me.visit.forgiven = True


@pytest.mark.timeout(300)
def test_the_last_rounds_by_keys_alone(sit: Sit):
    me = sit("keys", size=LAPTOP, luck=2).quick()
    open_save(me, late("person", "bot"))
    asked: set[str] = set()

    def look(stage: str) -> None:
        asked.add(stage)
        assert me.focus() != "body", stage

    done = until_over(me, look)
    assert me.lost_focus == [] and "Ready" in asked
    assert {"complete", "reward", "convert"} <= {act.split()[0] for plan in done for act in plan}
    me.to_score()
    assert me.focus() != "body"


@pytest.mark.timeout(300)
def test_the_last_rounds_by_taps_on_a_small_phone_in_both_lights(sit: Sit):
    me = sit("touch", luck=5).quick()
    open_save(me, late("person", "bot", "bot", "bot"))
    wrong: list[str] = []
    measured: set[str] = set()

    def look(stage: str) -> None:
        if me.page.evaluate("document.scrollingElement.scrollHeight > innerHeight"):
            wrong.append(f"the table scrolls ({stage})")
        if stage not in measured:
            measured.add(stage)
            wrong.extend(f"{fault} ({stage})" for fault in [*out_of_reach(me.page), *cut_off(me.page), *_small(me)])
            in_both_lights(me, stage, wrong)

    until_over(me, look)
    assert len(measured) >= 5
    me.to_score()
    wrong.extend([*out_of_reach(me.page), *small_targets(me.page)])
    nothing(wrong)


STATES = (("idle", ()), ("stall", ("#sp-stall_gold",)), ("order", ("#sp-tower_nw",)),
          ("reward", ("#sp-tower_nw", "[data-what='act complete -']", "[data-what='act fill 1']", ".cards-grid .legal")),
          ("gate", ("#sp-blue_gate", ".cards-grid .legal")), ("pavilion", ("#sp-blue_pavilion", "#store-bronze-0")),
          ("roll", ("#bar-aside",)))
"""What can be reached from the position of `well_off`, press by press."""


@pytest.mark.timeout(400)
def test_every_panel_fits_every_window_and_is_clean(sit: Sit):
    me = sit("touch", luck=81, size=LAPTOP).quick()
    open_save(me, well_off("person", "bot", "bot", "bot"))
    wrong: list[str] = []
    for what, presses in STATES:
        me.page.set_viewport_size({"width": 1280, "height": 800})
        for selector in presses:
            press(me, selector)
        in_both_lights(me, what, wrong)
        _in_all_shapes(me, what, wrong)
        for _ in range(6):
            me.page.keyboard.press("Escape")
    nothing(wrong)


def _small(me: Player, least: int = 44) -> list[str]:
    """Small targets, without the spaces that lie below a tall panel as below a sheet: Escape or Undo takes it away."""
    below = me.page.evaluate("Boolean(document.querySelector('.cv.tall')) && (innerWidth < 900 || innerHeight < 560)")
    return [fault for fault in small_targets(me.page, least) if not (below and fault.startswith("sp-"))]


def _in_all_shapes(me: Player, what: str, wrong: list[str]) -> None:
    """Those that crowd most in every window and with large text, the others in three."""
    full = what in ("idle", "reward", "gate")
    for wide, tall in SIZES if full else ((360, 640), (640, 360), LAPTOP):
        me.page.set_viewport_size({"width": wide, "height": tall})
        least = {320: 36, 640: 36}.get(wide, 44)  # seven pieces, or five cards, across 320 pixels; the court is 360 high at 640
        found = [*out_of_reach(me.page), *cut_off(me.page), *_small(me, least)]
        wrong.extend(f"{what} {wide}x{tall}: {fault}" for fault in found)
    for wide, tall in ((360, 640), LAPTOP) if full else ():
        me.page.set_viewport_size({"width": wide, "height": tall})
        me.page.evaluate(LARGE)
        wrong.extend(f"{what} {wide}x{tall} 200%: {fault}" for fault in [*out_of_reach(me.page), *cut_off(me.page)])
        me.page.evaluate("document.documentElement.style.fontSize = ''")


def test_undo_leads_back_to_the_last_thing_shown_and_no_further(sit: Sit):
    me = sit(luck=11).quick()
    open_save(me, well_off("person", "bot"))
    start = saga_of(me).table
    press(me, "#sp-stall_amber")
    press(me, "#bar-main")
    bought = saga_of(me, lambda saga: len(saga.log) > 2)
    assert bought.log == ["move stall_amber", "buy amber", "done"]
    for way, there in (("undo", start), ("redo", bought.table)):
        for _ in range(2):  # the purchase, then the walk
            press(me, f"#bar-{way}")
            me.wait("mine")
        saga_of(me, partial(_stands, there))
    press(me, "#sp-blue_gate")
    press(me, ".cards-grid .legal")
    press(me, "#bar-main")
    me.wait("mine")
    shown = saga_of(me, lambda saga: len(saga.log) > 5)
    assert [act.split()[0] for act in shown.log[3:]] == ["move", "buy", "done"]  # one press: the visit ends with the card
    assert me.page.get_attribute("#bar-undo", "aria-disabled") == "true"
    press(me, "#bar-undo")
    assert "Undo stops here" in me.look()["say"]
    assert saga_of(me).table == shown.table


def _stands(table: object, saga: Saga) -> bool:
    return saga.table == table


@pytest.mark.timeout(300)
def test_a_game_goes_to_another_browser_by_link_and_is_played_on_there(sit: Sit, browser: Browser):
    rights = {"permissions": ["clipboard-read", "clipboard-write"]}
    here, there = profile(browser, **rights), profile(browser, **rights)
    me = sit(luck=31, at=here).quick()
    me.new_game(["person", "away"], names=["Aziza", "Basil"], game="caravanserai")
    while me.wait("mine", "away")["kind"] == "mine":
        carry_out(me, next_errand(me))
    link = link_of(me)
    you = sit(luck=32, at=there, path="#" + link.partition("#")[2])
    you.page.locator("#link-add").wait_for()
    you.press("#link-add")
    you.wait("mine")
    assert saga_of(you).table == saga_of(me).table
    carry_out(you, next_errand(you))
    here.close()
    there.close()


def test_orders_drawn_are_seen_by_nobody_else_at_the_device(sit: Sit):
    """The device is handed over when orders are drawn; behind the cover, and for the next one, they are nowhere."""
    me = sit(luck=22).quick()
    open_save(me, drawing_orders("person", "person"))
    press(me, "#sp-red_gate")
    press(me, "[data-what='act draw -']")
    press(me, "#bar-main")
    me.wait("cover")
    assert me.page.locator("[data-what^='act keep'], .order").count() == 0
    me.press("#uncover")
    me.wait("mine")
    drawn = [one["what"].split()[2] for one in me.look()["pieces"] if one["what"].startswith("act keep")]
    assert len(drawn) == 2
    kept, other = drawn
    me.press(f"[data-what='act keep {kept} -']")
    press(me, "#bar-main")
    me.wait("mine", "cover")
    assert other not in me.page.evaluate("document.getElementById('app').innerHTML")
    assert "kept a Minor Order" in log(me)
    text = json.dumps(me.stored("sarai:thumb:"))
    assert kept not in text and other not in text
