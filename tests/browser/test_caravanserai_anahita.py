"""Anahita and the Arbab in a real browser: out of his way, a favour with a card of hers, a token, and his last round."""
import pytest

from engine.caravanserai.box_board import BLUE_PAVILION
from engine.caravanserai.expansions.anahita.annex import anahita, arbab
from engine.caravanserai.expansions.anahita.walk import Displacing, Meeting
from tests.browser.court import carry_out, measure, saga_of, until_over
from tests.browser.court_saves import position
from tests.browser.gauges import nothing
from tests.browser.playing import Sit
from tests.browser.rihla_road import log, open_save
from tests.browser.test_axe import in_both_lights
from tests.ui.caravanserai_parts.setting import begun

PARTS = {"anahita": True}


def his_last_round_but_one() -> str:
    """The Arbab has come to my space for the last time but one; Anahita has a card that turns the Fountain."""
    table = begun(2, "walk", **PARTS)
    his, her = arbab(table), anahita(table)
    his.walked, his.space, his.start, table.round = 51, 6, (6 - 51) % 20, 10
    his.down = table.towers[13]
    her.supply += sum(her.lying.values()) - 2
    her.lying, her.space = {5: 2}, BLUE_PAVILION
    her.cards = ["a06", *(card for card in her.deck if card != "a06")][:3]
    her.unlocked, her.spent = 1, her.thresholds[0]
    for seat, space in enumerate((6, 15)):
        table.seats[seat].space, table.seats[seat].coins = space, 1
    table.pending += [Meeting(0, []), Displacing(0, 6)]
    return position(table, ("person", "bot"), PARTS)


@pytest.mark.timeout(300)
def test_out_of_his_way_a_favour_a_token_and_the_last_round(sit: Sit):
    me = sit("touch", luck=24).quick()
    open_save(me, his_last_round_but_one())
    wrong: list[str] = []
    measure(me, "making way", wrong)
    carry_out(me, ["displace tower_nw"])
    assert saga_of(me).table.seats[0].space == 7
    measure(me, "idle", wrong)
    me.press("#look-closer")
    me.press("#closer-arbab")
    me.page.locator("#piece-sheet .stops li").first.wait_for()
    in_both_lights(me, "his round", wrong)
    me.press("#piece-sheet-close")
    me.press("#ask-favour")
    measure(me, "asking", wrong)
    me.press("#favour-back")
    me.page.wait_for_timeout(350)  # two taps at once would be one
    carry_out(me, ["favour changer_west 1", "help a06 back", "borrow"], lambda stage: measure(me, stage, wrong))
    carry_out(me, ["move changer_west", "take favour"], lambda stage: measure(me, stage, wrong))
    assert anahita(saga_of(me).table).tokens[0] == 11 - 1 + 1
    written = log(me)
    assert "Aziza made way for the Arbab, to the north-west tower" in written and "Aziza used Keeper of the Fountain" in written
    assert "Aziza took a favour token at the western Money Changer" in written
    until_over(me)
    me.to_score()
    nothing(wrong)
