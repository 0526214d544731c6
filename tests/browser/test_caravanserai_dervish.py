"""The Dervish in a real browser: past him, his card taken and used, and the last turns of a game, by touch on a phone."""
import pytest

from engine.caravanserai.box_orders import MAJORS
from engine.caravanserai.expansions.dervish.annex import dervish
from tests.browser.court import carry_out, measure, order_at, saga_of, until_over
from tests.browser.court_saves import LATE, position
from tests.browser.gauges import nothing
from tests.browser.playing import Sit
from tests.browser.rihla_road import log, open_save
from tests.ui.caravanserai.setting import give, holding
from tests.ui.caravanserai_parts.setting import begun

PARTS = {"dervish": True, "threshold": 20}


def at_the_gate() -> str:
    """I stand beside the Blue Gate with a card in hand and an order to fill; he says something that can be taken."""
    table = begun(2, "gate", **PARTS)
    his = dervish(table)
    for card in ("d01", "d08"):
        his.deck.remove(card)
    his.deck.insert(0, "d01")
    his.hands[0].append("d08")
    give(table, 0, holding(MAJORS[table.towers[7]].goods))
    for seat, space in enumerate((9, 15)):
        table.seats[seat].space, table.seats[seat].points = space, LATE
    return position(table, ("person", "bot"), PARTS)


@pytest.mark.timeout(300)
def test_his_card_is_used_another_is_taken_and_the_game_is_played_to_its_end(sit: Sit):
    me = sit("touch", luck=21).quick()
    open_save(me, at_the_gate())
    wrong: list[str] = []
    measure(me, "idle", wrong)
    me.press("#cv-speech")
    me.page.locator("#piece-sheet").wait_for()
    assert "A bronze" in me.text("#piece-sheet") and "A bargain" in me.text("#piece-sheet")
    me.press("#piece-sheet-close")
    me.press("#way-advice")
    measure(me, "card", wrong)
    me.press("#shut-advice")
    me.page.wait_for_timeout(350)  # two taps at once would be one
    carry_out(me, ["use dervish d08 silver"])
    carry_out(me, ["move blue_gate", "take dervish"], lambda stage: measure(me, stage, wrong))
    assert dervish(saga_of(me).table).hands[0] == ["d01"]
    written = log(me)
    assert "Aziza used A bargain" in written and "Aziza took A bronze from the Dervish" in written
    if "buy a card" in me.look()["say"].lower():  # he has given his card; the gate is still there
        carry_out(me, ["skip"])
    carry_out(me, order_at(saga_of(me), "tower_nw"))
    until_over(me)
    me.to_score()
    nothing(wrong)
