"""Orders filled with opium, and what opium and tokens pay at the end (X-059 to X-066, X-069 to X-074, X-077)."""
import pytest

from engine.caravanserai.events_orders import MinorScored
from engine.caravanserai.expansions.opium.orders import covering
from engine.caravanserai.game import GAME
from engine.caravanserai.scoring import account
from engine.caravanserai.table import resume
from engine.caravanserai.turn import end_game
from tests.rules.caravanserai.courtyard import SW, after, events, stored, texts, why_not
from tests.rules.caravanserai_expansions.dtx import boy, carries, dtx, holds, ready, stop


def annex(table):
    return table.annexes["opium"]


def at(space: int, goods: str = "", opium: int = 1, purse: str = "3/3", waiting: str = "", order: str = "M03", **more):
    """A has just arrived on a space with opium."""
    table = stop(carries(dtx("O", boy(space, goods, purse, waiting=waiting), **more), opium))
    if space == 0:
        annex(table).dealer = 19
    table.towers[SW] = order
    if order in table.majors:
        table.majors[table.majors.index(order)] = "M03"
    return table


def test_x059_three_goods_for_an_opium():
    table = after(at(SW, "bz"), "complete opium:am+si+em")
    assert (stored(table.seats[0]), table.seats[0].points) == ("", 11)
    assert (annex(table).opium[0], annex(table).supply, annex(table).gone) == (0, 4, 1)
    assert GAME.faults(table) == []


def test_x060_one_good_at_least_is_handed_over():
    table = at(SW)
    assert texts(table, "complete") == []
    assert why_not(table, "complete opium:am+si+em") == "missing-goods"


def test_x061_three_of_six_goods():
    table = at(SW, "bz bz am", order="M25")
    assert texts(table, "complete") == ["complete opium:am+go+go"]
    table = after(table, "complete opium:am+go+go")
    assert table.seats[0].points == 17 and stored(table.seats[0]) == ""


def test_x062_one_opium_for_an_order():
    table = at(SW, opium=2, order="M25")
    assert texts(table, "complete") == []


def test_x063_a_minor_order_is_filled_at_once():
    table = after(at(0), "draw -")
    assert table.pending[-1].drawn == ["N01"] and table.minors[0] == "N05"
    assert texts(table) == ["keep N01 opium:bz+am+si"]
    table = after(table, "keep N01 opium:bz+am+si")
    assert (table.seats[0].points, annex(table).opium[0], table.minors[0]) == (9, 0, "N05")


def test_x064_even_with_the_goods():
    table = after(at(0, "bz am si"), "draw -")
    assert texts(table) == ["keep N01 opium:bz+am+si"]
    table = after(table, "keep N01 opium:bz+am+si")
    assert stored(table.seats[0]) == "bz am si" and annex(table).opium[0] == 0


def test_x065_a_waiting_order_finished():
    table = at(4, waiting="N05")
    assert texts(table, "finish") == ["finish opium:bz+si+em"]
    table = after(table, "finish opium:bz+si+em")
    assert (table.seats[0].points, annex(table).opium[0]) == (8, 0)


def test_x066_nothing_drawn_while_one_waits():
    table = at(0, waiting="N05")
    assert texts(table, "draw") == []
    assert why_not(table, "draw -") == "order-waiting"


def test_words_of_several_cards_combine():
    table = holds(stop(carries(dtx("D O", boy(SW, "bz", "3/3")), 1)), "d06")
    assert texts(table, "complete") == ["complete opium:am+si+em", "complete d06,opium:am+si+em"]
    table = holds(stop(carries(dtx("D O", boy(0)), 1)), "d07")
    annex(table).dealer, table.rules = 19, 1
    assert after(table, "draw d07").pending[-1].drawn == ["N01"]  # by the first rules; now the card is kept (CX-10)


def test_the_words_of_an_order():
    assert covering("M03") == ("opium:bz+am+si", "opium:bz+am+em", "opium:bz+si+em", "opium:am+si+em")
    assert all(len(covering(name)) >= 1 for name in ("N01", "N07", "M32"))


# ---- the end

def score(card: str, opium: int = 0, tokens: str = "", **more) -> int:
    table = carries(dtx("O", boy(3, cards=[card], **more)), opium, tokens)
    return account(table, 0)[card]


@pytest.mark.parametrize(("opium", "points"), [(1, 9), (2, 9), (0, 0)])
def test_x069_nine_points_with_opium(opium, points):
    assert score("oy18", opium) == points


def ended(table):
    table.pending = []
    end_game(table, "threshold")
    resume(table)
    return table


def test_x070_an_opium_for_two_cards():
    table = dtx("O", boy(3, cards=["oy18", "oy19"], majors=["M02", "M04", "M05"], minors=["N02", "N03"]))
    table = ended(carries(table, 1))
    assert texts(table) == [*(f"score card {card}" for card in ("y1", "y4", "y6", "y10", "y13")), "score nothing"]
    table = after(table, "score card y4")
    assert "score nothing" not in texts(table) and why_not(table, "score nothing") == "two-cards"
    assert table.shelves["purple"].shown == ["y1", "y2", "y6", "y10", "y13"]
    table = after(table, "score card y1")
    lines = account(table, 0)
    assert (lines["oy18"], lines["oy19-y4"], lines["oy19-y1"]) == (9, 6, 5)
    assert annex(table).opium[0] == 0 and table.pending == [] and GAME.faults(table) == []


def test_an_opium_may_be_kept():
    table = after(ended(carries(dtx("O", boy(3, cards=["oy19"])), 1)), "score nothing")
    assert annex(table).opium[0] == 1 and not any(line.startswith("oy19") for line in account(table, 0))


def test_cards_that_draw_come_after_those_that_ask():
    """CX-34: whoever holds y12, too, chooses with oy19 before its Minor Order is drawn."""
    table = ended(carries(dtx("O", boy(3, cards=["y12", "oy19"])), 1))
    assert table.pending[-1].by == "oy19" and table.aside == []
    for words in (["score nothing"], ["score card y4", "score card y1"]):
        over = after(table, *words)
        assert over.aside == table.minors[:1] and any(isinstance(event, MinorScored) for event in over.told)


def test_a_card_taken_is_resolved_with_what_is_left():
    """CX-101: an oy18 taken by oy19 needs an opium that is still there."""
    for opium, points in ((1, 0), (2, 9)):
        table = carries(dtx("O", boy(3, cards=["oy19"])), opium)
        table.shelves["purple"].shown[0] = "oy18"
        table.shelves["purple"].deck.remove("oy18")
        table.shelves["purple"].deck.append("y1")
        assert account(after(ended(table), "score card oy18"), 0)["oy19-oy18"] == points


@pytest.mark.parametrize(("card", "tokens", "points"), [("oy20", "S2 S3 S5", 9), ("oy21", "D2 D4 D5", 12)])
def test_x071_points_for_tokens_left(card, tokens, points):
    assert score(card, tokens=tokens) == points


def test_x072_without_a_card_nothing_counts():
    table = dtx("O", boy(3, purse="0/3"))
    assert sum(account(carries(table, 1, "S2 D4"), 0).values()) == 0


# ---- with the Dervish, and the icons

def test_x073_a_solidus_for_a_silver():
    table = holds(carries(ready(dtx("D O", boy(3, "si"))), tokens="S5 D4"), "do1")
    assert texts(table, "use") == ["use dervish do1 silver"]
    assert "TokenDrawn" in events(table, "use dervish do1 silver")
    table = after(table, "use dervish do1 silver")
    assert (stored(table.seats[0]), annex(table).tokens[0]) == ("", ["S5", "D4", "S2"])
    table = holds(carries(ready(dtx("D O", boy(3, "si"))), tokens="S5 D4 D2"), "do1")
    assert texts(table, "use") == [] and why_not(table, "use dervish do1 silver") == "three-tokens"


def test_x074_a_drachma_for_a_solidus():
    table = holds(carries(ready(dtx("D O")), tokens="S4"), "do2")
    before = len(annex(table).piles["S"])
    table = after(table, "use dervish do2 S4")
    assert (annex(table).tokens[0], len(annex(table).piles["S"])) == (["D5"], before + 1)
    assert GAME.faults(table) == []


def test_a_trade_far_away_may_take_a_token():
    table = holds(ready(dtx("D O", boy(3, "bz am"))), "d15")
    table = after(table, "use dervish d15 caravan_b1", "convert token", "done")
    assert annex(table).tokens[0] == ["D3"] and table.uses[12] == 2


def test_x077_covered_icons_count():
    table = after(at(SW, "bz"), "complete opium:am+si+em")
    table.seats[0].cards += ("y2",)
    assert account(table, 0)["y2"] == 1
