"""The new-game sheet of Caravanserai in a real browser: ways to play, expansions, what excludes what, by touch and by keys."""
import pytest

from tests.browser.court import saga_of
from tests.browser.gauges import nothing
from tests.browser.playing import Sit
from tests.browser.test_axe import in_both_lights
from tests.browser.test_layout import in_all_shapes


@pytest.mark.timeout(300)
def test_every_way_to_play_can_be_chosen_and_fits_every_window(sit: Sit):
    me = sit("touch", luck=6).quick()
    me.press("#door-caravanserai")
    wrong: list[str] = []
    in_all_shapes(me, "usual", wrong)
    me.press("#new-dervish")
    assert me.page.locator("#new-threshold-50").get_attribute("aria-checked") == "true"
    me.press("#new-anahita")
    assert "eleven rounds" in me.text("#new-threshold-hint")
    me.press("#new-mode-solo")
    assert me.page.locator(".who-list li").count() == 1
    me.press("#new-anahita")
    assert "always there" in me.text("[role=status]")
    in_all_shapes(me, "solo", wrong)
    me.press("#new-mode-partner")
    assert me.page.locator(".who-list li").count() == 2
    me.press("#new-partner-0-dervish")
    me.press("#new-partner-1-dervish")
    assert "other player" in me.text("[role=status]")
    me.press("#new-partner-1-chapman")
    in_all_shapes(me, "partner", wrong)
    in_both_lights(me, "partner", wrong)
    me.press("#new-start")
    me.wait("mine", "bots")
    assert saga_of(me).table.annexes["partner"].partners == ["dervish", "chapman"]
    nothing(wrong)


@pytest.mark.timeout(200)
def test_a_game_with_an_expansion_is_started_by_keys_alone(sit: Sit):
    me = sit("keys", luck=7)
    me.press("#door-caravanserai")
    me.press("#new-chapman")
    me.press("#new-start")
    me.wait("mine", "bots")
    saga = saga_of(me)
    assert saga.options["chapman"] and saga.table.threshold == 50 and not me.lost_focus
