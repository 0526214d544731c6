"""What a tap costs, in counts: how much of a table it touches, how often it is drawn and how many words cross for it."""
import json

import pytest

from engine.games import SHELF, game
from engine.kernel import dice_from
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import save_text
from tests.browser.visit import Visit

PARTS = {"caravanserai": {"dervish": True, "opium": True, "chapman": True, "anahita": True}}
MOVES = 60
WATCH = """window.touched = { come: 0, gone: 0, changed: 0 }; new MutationObserver((records) => { for (const one of records) {
    const all = (nodes) => [...nodes].reduce((sum, node) => sum + 1 + (node.querySelectorAll?.('*').length ?? 0), 0);
    window.touched.come += all(one.addedNodes);
    window.touched.gone += all(one.removedNodes);
    window.touched.changed += one.type === 'childList' ? 0 : 1; } })
    .observe(document.getElementById('app'), { subtree: true, childList: true, attributes: true, characterData: true })"""
READ = "(() => { const told = window.touched; window.touched = { come: 0, gone: 0, changed: 0 }; return told; })()"
SEEN = "document.querySelectorAll('#app *').length"
LIT = '#app [data-do="pick"]:not([aria-disabled="true"])'
COUNT_DRAWINGS = """from ui import host
import js
real = host.render_many
js.window.drawings = 0
def render_many(regions):
    js.window.drawings += 1
    real(regions)
host.render_many = render_many
answer = 1"""


def match(name: str) -> str:
    """A save in the middle of a match by chance, in which the first seat is asked something with several answers."""
    who = [Seat("Mina"), *(Seat(f"Bot {place}", "bot", "trader") for place in range(1, 4))]
    saga, dice = Saga(game(name), who, "taps", PARTS.get(name, {}), "taps"), dice_from("taps")
    while saga.cursor < MOVES or saga.table.pending[-1].seat != 0 or len(saga.legal()) < 3 or not saga.table.pending[-1].opens:
        saga.play(dice.pick(saga.legal()))
    return save_text(saga)


@pytest.mark.parametrize("name", SHELF)
def test_a_tap_draws_once_and_touches_a_small_part_of_the_table(visit: Visit, name: str):
    visit.page.goto(visit.host.url + "reset.html")
    visit.page.evaluate("text => localStorage.setItem('sarai:game:taps', text)", match(name))
    visit.page.evaluate("localStorage.setItem('sarai:settings', JSON.stringify({ motion: 'off', sound: 'off' }))")
    visit.open("#/table/taps")
    visit.python(COUNT_DRAWINGS)
    visit.page.evaluate(WATCH)
    whole = visit.page.evaluate(SEEN)
    assert whole > 300
    for selector in (LIT, f"{LIT} >> nth=1", LIT):
        visit.page.evaluate(f"{READ}, window.drawings = 0")
        visit.page.locator(selector).first.dispatch_event("click")
        told, drawings = visit.page.evaluate(f"[{READ}, window.drawings]")
        print(name, whole, json.dumps(told), drawings)
        assert drawings == 1 and told["come"] + told["changed"] > 0
        assert told["come"] + told["gone"] + told["changed"] < whole / 4, told
