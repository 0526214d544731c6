"""A phone in the hand: a whole game by taps at 360x640, and taps that must not count twice."""
import time
from typing import Any

import pytest

from tests.browser.gauges import nothing, out_of_reach, small_targets
from tests.browser.player import Player
from tests.browser.playing import Sit


@pytest.mark.timeout(600)
def test_faults_61_a_whole_game_by_taps_on_a_small_phone(sit: Sit):
    me = sit("touch", luck=5).quick()
    me.new_game(["person", "apprentice"])
    wrong: list[str] = []
    measured: set[str] = set()

    def look() -> None:
        wrong.extend(out_of_reach(me.page))
        if me.page.evaluate("document.scrollingElement.scrollHeight > innerHeight"):
            wrong.append("the table scrolls")
        kind = "/".join(sorted({one["what"].split("-")[0] for one in me.look()["pieces"]}))
        if kind not in measured:
            measured.add(kind)
            wrong.extend(f"{fault} ({kind})" for fault in small_targets(me.page))

    made = me.play(at=look)
    assert {"stall", "pack", "share"} <= set(made)
    nothing(wrong)
    me.to_score()
    assert (out_of_reach(me.page), small_targets(me.page)) == ([], [])


def moves(me: Player) -> int:
    """How many actions the log of this game holds, as the menu says."""
    me.press("#open-menu")
    count = int(me.text(".facts dd:nth-of-type(3)"))
    me.press("#menu-sheet-close")
    return count


def fingers(me: Player, kind: str, *places: tuple[float, float]) -> None:
    """Fingers on the glass, as the browser gets them from the system."""
    points: list[dict[str, Any]] = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
    me.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def double_click(me: Player, x: float, y: float) -> None:
    """Two clicks a tenth of a second apart by the hand's own clock, however long the page takes over the first."""
    glass, start = me.visit.context.new_cdp_session(me.page), time.time()
    for number, kind in enumerate(("mousePressed", "mouseReleased") * 2):
        glass.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 + number // 2,
                                                "timestamp": start + number * .05})


def middle(me: Player, selector: str) -> tuple[float, float]:
    """The middle of an element on the screen."""
    box = me.page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.timeout(300)
def test_faults_60_one_action_for_one_intention(sit: Sit):
    """Against a person by link, so that nobody moves but me."""
    me = sit("touch", luck=6).quick()
    me.new_game(["person", "away"], options=["first-0"])
    assert me.wait("mine")
    stall = next(f"#{one['id']}" for one in me.look()["pieces"] if one["lit"] and one["what"].startswith("stall"))
    _taps_that_pick(me, stall)
    _touches_that_do_nothing(me, stall)
    assert moves(me) == 0
    me.press(stall)
    x, y = middle(me, "#bar-main")
    for _ in range(20):
        me.page.touchscreen.tap(x, y)
    me.wait("away")
    assert moves(me) == 2  # "buy" and "buy done"
    assert me.look()["kind"] == "away"  # no late tap opened the page that sends the turn


@pytest.mark.parametrize("means", ("double click", "held key"))
def test_faults_60_a_double_click_or_a_held_key_decides_once(sit: Sit, means: str):
    """Where one decision of mine follows another, the main button stays where it is and means the next one."""
    me = sit("mouse", luck=6).quick()
    me.new_game(["person", "away"], game="rihla")
    me.wait("mine")
    if means == "double click":
        double_click(me, *middle(me, "#bar-main"))
    else:
        me.page.locator("#bar-main").focus()
        for _ in range(6):
            me.page.keyboard.down("Enter")  # down again without up: it repeats
        me.page.keyboard.up("Enter")
    me.page.wait_for_timeout(300)
    assert moves(me) == 1


def _taps_that_pick(me: Player, stall: str) -> None:
    """Two taps on one piece at once are one intention; a later one takes it back."""
    x, y = middle(me, stall)
    me.page.touchscreen.tap(x, y)
    me.page.touchscreen.tap(x, y)
    assert me.page.get_attribute(stall, "aria-pressed") == "true"
    me.page.wait_for_timeout(400)
    me.page.touchscreen.tap(x, y)
    assert me.page.get_attribute(stall, "aria-pressed") == "false"


def _touches_that_do_nothing(me: Player, stall: str) -> None:
    """Two fingers pinch, a drag is no tap."""
    (x, y), (x2, y2) = middle(me, stall), middle(me, "#bar-main")
    fingers(me, "touchStart", (x, y), (x2, y2))
    fingers(me, "touchMove", (x, y - 30), (x2, y2 + 5))
    fingers(me, "touchEnd")
    assert me.page.get_attribute(stall, "aria-pressed") == "false"
    fingers(me, "touchStart", (x, y))
    fingers(me, "touchMove", (x, y + 60))
    fingers(me, "touchMove", (x, y + 120))
    fingers(me, "touchEnd")
    assert me.page.get_attribute(stall, "aria-pressed") == "false"
    me.page.wait_for_timeout(350)
