"""Windows of all shapes, and text twice as large: nothing sticks out, the main action is always there."""
import pytest

from tests.browser.gauges import cut_off, nothing, out_of_reach, small_targets
from tests.browser.player import Player
from tests.browser.playing import Sit

SIZES = ((360, 640), (320, 568), (640, 360), (768, 1024), (1280, 800))
LARGE = "document.documentElement.style.fontSize = '200%'"


def in_all_shapes(me: Player, what: str, wrong: list[str], main: bool = True) -> None:
    """Measure the page at every size, and with large text on two of them."""
    for wide, tall in SIZES:
        me.page.set_viewport_size({"width": wide, "height": tall})
        found = [*(out_of_reach(me.page) if main else []), *cut_off(me.page)]
        # Eight camels across 320 pixels leave 40 to each; on its side, they and seven cards would need 660 of 640.
        least = {320: 40, 640: 36}.get(wide, 44)
        wrong.extend(f"{what} {wide}x{tall}: {fault}" for fault in [*found, *small_targets(me.page, least)])
    for wide, tall in ((360, 640), (1280, 800)):
        me.page.set_viewport_size({"width": wide, "height": tall})
        me.page.evaluate(LARGE)
        found = [*(out_of_reach(me.page) if main else []), *cut_off(me.page)]
        wrong.extend(f"{what} {wide}x{tall} 200%: {fault}" for fault in found)
        me.page.evaluate("document.documentElement.style.fontSize = ''")


@pytest.mark.timeout(400)
def test_faults_61_the_table_fits_every_window(sit: Sit):
    me = sit("touch", luck=81).quick()
    me.new_game(["person", "apprentice", "apprentice", "apprentice"])
    wrong: list[str] = []
    seen: set[str] = set()

    def look() -> None:
        kind = "/".join(sorted({one["what"].split("-")[0] for one in me.look()["pieces"] if one["lit"]}))
        if kind in seen:
            return
        seen.add(kind)
        in_all_shapes(me, kind, wrong)
        me.choose()
        in_all_shapes(me, f"{kind} chosen", wrong)
        me.page.keyboard.press("Escape")
        me.page.set_viewport_size({"width": 360, "height": 640})

    me.play(at=look)
    me.to_score()
    in_all_shapes(me, "score", wrong)
    nothing(wrong)


@pytest.mark.timeout(400)
def test_the_other_pages_fit_every_window(sit: Sit):
    me = sit("touch", luck=82).quick()
    wrong: list[str] = []
    in_all_shapes(me, "home", wrong)
    me.press("#door-tantan")
    in_all_shapes(me, "new game", wrong)
    me.press("#new-game-close")
    me.new_game(["person", "apprentice", "apprentice", "apprentice"])
    me.play(1)
    me.next()
    me.press("#open-menu")
    in_all_shapes(me, "menu", wrong, main=False)
    for what, link, there, main in (("help", "#/help", "#contents", False), ("share", "#/share", "#share-address", True),
                                    ("settings", "#/settings", "#set-motion-off", False),
                                    ("games", "#/games", "#export-all", False)):
        me.press(f"#menu-sheet a[href^='{link}']")
        me.page.locator(there).first.wait_for()
        in_all_shapes(me, what, wrong, main)
        me.page.go_back()
        me.wait("mine")
        me.press("#open-menu")
    me.press("#menu-sheet-close")
    me.press("#go-back")
    me.page.locator("#body .save:not(.day-b)").wait_for()
    in_all_shapes(me, "home with games", wrong)
    me.press("#to-open")
    in_all_shapes(me, "open", wrong, main=False)
    nothing(wrong)


def test_zooming_in_is_allowed(sit: Sit):
    me = sit(luck=83)
    viewport = me.page.get_attribute("meta[name=viewport]", "content") or ""
    assert "user-scalable" not in viewport and "maximum-scale" not in viewport
