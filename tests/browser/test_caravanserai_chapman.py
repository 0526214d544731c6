"""Chapmen and rubies in a real browser: a ruby spent, a brooch filled, and the last turns of a game, by touch."""
import pytest

from engine.caravanserai.box import GOLD
from engine.caravanserai.box_board import STALL_OF
from engine.caravanserai.expansions.chapman.annex import chapman
from tests.browser.court import carry_out, measure, saga_of, until_over
from tests.browser.court_saves import LATE, position
from tests.browser.gauges import nothing
from tests.browser.playing import Sit
from tests.browser.rihla_road import log, open_save
from tests.ui.caravanserai_parts.setting import begun

PARTS = {"chapman": True, "threshold": 20}


def at_the_gold_stall() -> str:
    """I stand beside the gold stall, which has two rubies and a Chapman; two more make my brooch full."""
    table = begun(2, "stall", **PARTS)
    annex = chapman(table)
    annex.supply += sum(annex.rubies) - 4
    annex.rubies, annex.brooches, annex.chapmen = [0, 0, 0, 0, 2, 0], [2, 0], [STALL_OF[GOLD], 1, 1]
    for seat, space in enumerate((9, 15)):
        table.seats[seat].space, table.seats[seat].points, table.seats[seat].coins = space, LATE, 3
    return position(table, ("person", "bot"), PARTS)


@pytest.mark.timeout(300)
def test_a_ruby_is_spent_a_brooch_filled_and_the_game_is_played_to_its_end(sit: Sit):
    me = sit("touch", luck=23).quick()
    open_save(me, at_the_gold_stall())
    wrong: list[str] = []
    measure(me, "idle", wrong)
    me.press("#spend-brooch")
    measure(me, "what rubies are good for", wrong)
    me.press("#brooch-shut")
    me.page.wait_for_timeout(350)  # two taps at once would be one
    carry_out(me, ["move stall_gold", "ruby buy gold"], lambda stage: measure(me, stage, wrong))
    assert saga_of(me).table.seats[0].coins == 1 and chapman(saga_of(me).table).brooches[0] == 3
    measure(me, "a full brooch", wrong)
    carry_out(me, ["brooch points"])
    after = saga_of(me).table
    assert (after.seats[0].points, after.trigger) == (LATE + 6, 0)
    assert chapman(after).sides[0] == "B" and chapman(after).brooches[0] == 0
    written = log(me)
    assert "spent a ruby for a dirham less" in written and "Aziza took 2 rubies from the stall of gold" in written
    assert "The brooch of Aziza is full and is turned to side B" in written and "The Chapman card shows" in written
    until_over(me)
    me.to_score()
    nothing(wrong)
