"""Looking back over a long match: the slider on the bar, by mouse, by finger and by keys."""
import pytest

from tests.browser.gauges import cut_off, nothing, out_of_reach, small_targets
from tests.browser.player import Player
from tests.browser.playing import LAPTOP, PHONE, Sit
from tests.browser.rihla_road import open_save
from tests.browser.rihla_table import late_game

SHOWN = "document.querySelector('.top .stage').textContent"


def at(me: Player) -> int:
    """The place the slider stands at; the page says the same."""
    place = int(me.page.locator("#bar-reel").input_value())
    me.visit.until(f"{SHOWN} === 'Before move {place + 1}'")
    return place


def slide(me: Player, share: float) -> None:
    """Press the slider at a share of its length, by the means of this person."""
    box = me.page.locator("#bar-reel").bounding_box()
    assert box
    x, y = box["x"] + box["width"] * share, box["y"] + box["height"] / 2
    me.page.touchscreen.tap(x, y) if me.means == "touch" else me.page.mouse.click(x, y)


@pytest.mark.parametrize(("means", "size"), (("mouse", LAPTOP), ("touch", PHONE), ("mouse", (640, 360))))
def test_a_slider_leads_to_any_moment_and_the_steps_go_on_from_there(sit: Sit, means: str, size: tuple[int, int]):
    me = sit(means, size=size)
    open_save(me, late_game(8, "person", "bot"))
    now = me.text(".top .stage")
    if not me.page.locator("#log-lines").is_visible():
        me.press("#last-line")
    me.press("button.entry >> visible=true")
    last = at(me)
    slide(me, .3)
    early = at(me)
    assert 0 < early < last / 2
    me.press("#bar-next")
    assert at(me) == early + 1
    me.page.locator("#bar-reel").focus()
    for key, place in (("ArrowRight", early + 2), ("Home", 0), ("ArrowRight", 1), ("End", last)):
        me.page.keyboard.press(key)
        assert at(me) == place
    nothing([*out_of_reach(me.page), *cut_off(me.page), *(small_targets(me.page) if means == "touch" else [])])
    me.press("#bar-main")
    assert me.text(".top .stage") == now and me.page.locator("#bar-reel").count() == 0
