"""Solo Mode in a real browser: from the new-game sheet to the medal by touch on a phone, and today's game."""
import json

import pytest

from engine.caravanserai.game import GAME
from tests.browser.court import carry_out, measure, next_errand, saga_of
from tests.browser.gauges import nothing
from tests.browser.playing import LAPTOP, Sit
from tests.browser.test_axe import in_both_lights


@pytest.mark.timeout(400)
def test_a_whole_solo_game_by_touch_ends_with_its_points_among_the_records(sit: Sit):
    me = sit("touch", luck=5).quick()
    me.press("#door-caravanserai")
    me.press("#new-mode-solo")
    me.press("#new-dervish")
    me.press("#new-start")
    wrong: list[str] = []
    seen: set[str] = set()
    while me.next() == "mine":
        kind = type(saga_of(me).table.pending[-1]).__name__
        if kind not in seen:
            measure(me, kind, wrong, ("entry ", "seat-0 "), lights=False)  # the dice lie on the strip; pressed beside them below
            if kind == "Ready":
                in_both_lights(me, kind, wrong)
                me.page.touchscreen.tap(40, 70)
                me.press("#seat-sheet-close")
        seen.add(kind)
        carry_out(me, next_errand(me))
    table = saga_of(me).table
    points = GAME.result(table).totals[0]
    assert table.reason == "arbab-home" and len(table.seats) == 1
    me.to_score()
    measure(me, "score", wrong, ("entry ",), lights=False)
    assert str(points) in me.text("#arches") and "Your first result" in me.text("#sum")
    me.press("#to-records")
    me.page.locator("#course-0").wait_for()
    assert me.text("#best-0").startswith(str(points)) and "Solo with Dervish" in me.text("#course-0")
    measure(me, "records", wrong)
    in_both_lights(me, "records", wrong)
    me.page.reload()
    me.visit.ready()
    assert me.text("#best-0").startswith(str(points))
    [book] = me.stored("sarai:records").values()
    [deals] = [deals for owner in json.loads(book)["people"].values() for deals in owner.values()]
    assert len(deals) == 1
    nothing(wrong)


@pytest.mark.timeout(200)
def test_todays_game_is_the_same_deal_for_two_people_and_goes_on_after_a_reload(sit: Sit):
    deals = []
    for luck in (1, 2):
        me = sit("mouse", size=LAPTOP, luck=luck)
        me.press("#daily")
        me.next()
        deals.append((saga_of(me).seed, saga_of(me).options, saga_of(me).table))
    assert deals[0] == deals[1]
    me.press("#go-back")
    assert "Go on" in me.text("#daily")
    me.page.reload()
    me.visit.ready()
    me.press("#daily")
    me.next()
    assert (saga_of(me).seed, saga_of(me).table) == (deals[1][0], deals[1][2])
