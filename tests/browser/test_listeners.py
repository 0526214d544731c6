"""Five hundred drawings: listeners, elements, proxies and memory level off, and every kind of button still answers."""
import gc

import pytest

from tests.browser.player import Player
from tests.browser.playing import Sit

PROXIES = """
import gc, sys
from pyodide.ffi import JsProxy
gc.collect()
answer = sum(isinstance(one, JsProxy) for one in gc.get_objects()), len(gc.get_objects()) // 1000
"""


def counts(me: Player) -> dict[str, float]:
    """What the browser counts after a collection."""
    session = me.visit.context.new_cdp_session(me.page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    gc.collect()
    return {name: found[name] for name in ("JSEventListeners", "Nodes", "JSHeapUsedSize", "Documents")}


def draw(me: Player, times: int) -> None:
    """Pick and drop two stalls in turn by keys: each press draws the table."""
    me.page.evaluate("""() => { window.drawn = 0;
        window.count ??= new MutationObserver(() => { window.drawn += 1; });
        window.count.observe(document.getElementById('app'), { subtree: true, childList: true, attributes: true }); }""")
    for _ in range(times // 2):
        for key in ("Space", "ArrowRight", "Space", "ArrowLeft"):
            me.page.keyboard.press(key)
    assert me.page.evaluate("window.drawn") >= times
    me.page.evaluate("window.count.disconnect()")


@pytest.mark.timeout(400)
def test_faults_59_five_hundred_drawings_leave_nothing_behind(sit: Sit):
    me = sit("keys", luck=111).quick()
    me.new_game(["person", "apprentice"])
    me.next()
    me.walk("#stall-1")
    draw(me, 60)
    first, held = counts(me), me.visit.python(PROXIES)
    draw(me, 500)
    last, then = counts(me), me.visit.python(PROXIES)
    print(f"{first} {held}\n{last} {then}")
    assert last["JSEventListeners"] <= first["JSEventListeners"] + 4
    assert last["Nodes"] <= first["Nodes"] * 1.2 + 200
    assert last["JSHeapUsedSize"] <= first["JSHeapUsedSize"] + 4_000_000
    assert last["Documents"] <= first["Documents"]
    assert int(then.strip("()").split(",")[0]) <= int(held.strip("()").split(",")[0]) + 5
    me.page.keyboard.press("Escape")
    me.page.wait_for_timeout(350)
    me.page.keyboard.press("Space")
    assert any(one["chosen"] for one in me.look()["pieces"])
    me.press("#open-menu")
    assert me.look()["dialog"] == "menu-sheet"
    me.key("Escape")
    me.press("#bar-main")
    me.next()


@pytest.mark.timeout(300)
def test_a_game_played_on_and_on_keeps_its_elements_and_listeners(sit: Sit):
    me = sit(luck=112).quick()
    me.new_game(["person", "apprentice"])
    me.play(8)
    me.next()
    first = counts(me)
    me.play(24)
    me.wait("mine", "over")
    last = counts(me)
    print(first, last)
    assert last["JSEventListeners"] <= first["JSEventListeners"] + 4
    assert last["Nodes"] <= first["Nodes"] * 1.5 + 500
    assert last["JSHeapUsedSize"] <= first["JSHeapUsedSize"] + 6_000_000


def test_faults_57_one_service_worker_and_no_special_headers(sit: Sit):
    me = sit(luck=113)
    me.visit.offline_ready()
    found = me.page.evaluate("""navigator.serviceWorker.getRegistrations().then((all) =>
        [all.length, new URL(all[0].scope).pathname, crossOriginIsolated, typeof SharedArrayBuffer])""")
    assert found == [1, "/some/where/", False, "undefined"]
