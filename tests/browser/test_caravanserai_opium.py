"""Opium in a real browser: tokens buy an opium from the Dealer, it stands for goods of an order; to the end of the game."""
import pytest

from engine.caravanserai.box_orders import MAJORS
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.expansions.opium.annex import opium
from tests.browser.court import carry_out, measure, order_at, saga_of, until_over
from tests.browser.court_saves import LATE, position
from tests.browser.gauges import nothing
from tests.browser.playing import Sit
from tests.browser.rihla_road import log, open_save
from tests.ui.caravanserai.setting import give
from tests.ui.caravanserai_parts.setting import begun

PARTS = {"opium": True, "threshold": 20}


def beside_the_dealer() -> str:
    """I hold tokens and goods; the Dealer stands two steps away, a Money Changer takes my solidi, a tower has an order."""
    table = begun(2, "dealer", **PARTS)
    annex = opium(table)
    for token in ("S4", "D3"):
        annex.piles[token[0]].remove(token)
        annex.tokens[0].append(token)
    annex.dealer = 1
    goods = [0] * 6
    for good, count in (*MAJORS[table.towers[3]].goods[1:], *TILES[table.tiles[2]].give):
        goods[good] += count
    give(table, 0, goods)
    for seat, space in enumerate((0, 15)):
        table.seats[seat].space, table.seats[seat].points = space, LATE
    return position(table, ("person", "bot"), PARTS)


@pytest.mark.timeout(300)
def test_an_opium_is_bought_and_fills_an_order_and_the_game_is_played_to_its_end(sit: Sit):
    me = sit("touch", luck=22).quick()
    open_save(me, beside_the_dealer())
    wrong: list[str] = []

    def look(stage: str) -> None:
        measure(me, stage, wrong)

    look("idle")
    carry_out(me, ["move stall_bronze", "buy opium S4 D3"], look)
    assert opium(saga_of(me).table).opium[0] == 1
    carry_out(me, ["skip"])
    acts = order_at(saga_of(me), "tower_sw", lambda act: "opium" in act)
    carry_out(me, acts[:1])
    me.press("#term-opium") if me.page.locator("#term-opium[aria-pressed=false]").count() else None
    look("terms")
    carry_out(me, acts[1:])
    written = log(me)
    assert "Aziza got an opium" in written and "Aziza used an opium" in written
    until_over(me)
    me.to_score()
    nothing(wrong)
