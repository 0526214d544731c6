"""The page's hands: dialogs take the focus, hold it and give it back, and close only when Python says so."""
from tests.browser.conftest import Heard
from tests.browser.test_dom import FOCUS, draw
from tests.browser.visit import Visit

BEHIND = '<button id="opener" data-do="open">Open</button>'
HELP = ('<dialog id="help" data-modal data-cancel="close-help">'
        '<button id="first" data-do="x">First</button><button id="last">L</button></dialog>')


def opened(bench: Visit) -> None:
    draw(bench, BEHIND)
    bench.page.focus("#opener")
    draw(bench, HELP, "lab2")


def test_focus_goes_into_a_dialog_stays_and_returns(bench: Visit):
    opened(bench)
    seen = [bench.page.evaluate(FOCUS)]
    for _ in range(4):
        bench.page.keyboard.press("Tab")
        seen.append(bench.page.evaluate(FOCUS))
    assert seen[0] == "first" and "opener" not in seen
    draw(bench, "", "lab2")
    assert bench.page.evaluate(FOCUS) == "opener"


def test_the_page_behind_is_inert(bench: Visit, heard: Heard):
    opened(bench)
    bench.page.mouse.click(*[bench.page.locator("#opener").bounding_box()[side] + 5 for side in ("x", "y")])
    assert [command["do"] for command in heard() if command["event"] == "click"] == []


def test_escape_and_the_backdrop_ask_python_and_close_nothing_by_themselves(bench: Visit, heard: Heard):
    opened(bench)
    for _ in range(3):
        bench.page.keyboard.press("Escape")
    bench.page.mouse.click(2, 2)
    assert [(command["do"], command["event"]) for command in heard()] == [("close-help", "cancel")] * 4
    assert bench.page.evaluate("document.getElementById('help').open")


def test_escape_in_a_dialog_without_a_way_out_does_nothing(bench: Visit, heard: Heard):
    draw(bench, HELP.replace(' data-cancel="close-help"', ""), "lab2")
    bench.page.keyboard.press("Escape")
    bench.page.keyboard.press("Escape")
    assert (heard(), bench.page.evaluate("document.getElementById('help').open")) == ([], True)


def test_a_dialog_stays_open_when_drawn_again(bench: Visit):
    opened(bench)
    bench.page.focus("#last")
    draw(bench, HELP.replace("First", "1st"), "lab2")
    assert bench.page.evaluate(f"[document.getElementById('help').open, {FOCUS}]") == [True, "last"]


def test_dialogs_stack_and_give_the_focus_back_one_by_one(bench: Visit):
    opened(bench)
    second = '<dialog id="sure" data-modal><button id="yes">Yes</button></dialog>'
    draw(bench, HELP + second, "lab2")
    assert bench.page.evaluate(FOCUS) == "yes"
    draw(bench, HELP, "lab2")
    assert bench.page.evaluate(FOCUS) == "first"
    draw(bench, "", "lab2")
    assert bench.page.evaluate(FOCUS) == "opener"


def test_a_dialog_whose_opener_vanished_gives_the_focus_to_the_fallback(bench: Visit):
    opened(bench)
    draw(bench, '<h1 id="h" tabindex="-1" data-focus-fallback>Table</h1>')
    draw(bench, "", "lab2")
    assert bench.page.evaluate(FOCUS) == "h"
