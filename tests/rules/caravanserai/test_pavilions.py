"""Selling and exchanging, at the pavilions and aside, read beside caravanserai.md 7 (cases B-067 to B-077)."""
from engine.caravanserai.turn import Closing
from tests.rules.caravanserai.courtyard import after, at, boy, courtyard, purse, stored, texts, why_not


def test_b067_a_gold_fills_the_purse():
    table = after(at(20, "si go", purse="0/3"), "sell gold")
    assert purse(table.seats[0]) == "3/3"
    assert why_not(table, "sell silver") == "purse-full"


def test_b068_what_does_not_fit_is_lost():
    table = after(at(20, "go", purse="2/3"), "sell gold")
    assert (purse(table.seats[0]), stored(table.seats[0])) == ("3/3", "")


def test_b069_everything_sold():
    table = after(at(20, "bz si go", purse="0/6"), "sell bronze", "sell silver", "sell gold")
    assert purse(table.seats[0]) == "6/6"


def test_b070_a_slot_opened_for_the_sale():
    table = after(at(20, "bz bz", purse="3/3"), "open bronze", "sell bronze")
    assert (purse(table.seats[0]), stored(table.seats[0])) == ("4/4", "")


def test_b071_two_pieces_sold_aside():
    table = courtyard(boy(0, "bz bz", purse="0/3", cards=["x15"]))
    table = after(table, "side sell bronze", "side sell bronze")
    assert purse(table.seats[0]) == "2/3"
    assert texts(table, "side") == []


def test_b072_one_piece_sold_aside_ends_it_too():
    table = courtyard(boy(0, "bz bz", purse="0/3", cards=["x15"]))
    table = after(table, "side sell bronze", "done")
    assert texts(table, "side") == []
    assert why_not(table, "side sell bronze") == "used-this-turn"


def test_b073_three_bronzes_for_ambers():
    assert stored(after(at(21, "bz bz bz"), *["exchange bronze"] * 3, "done").seats[0]) == "am am am"


def test_b074_silver_and_gold():
    assert stored(after(at(21, "si go"), "exchange silver", "exchange gold").seats[0]) == "em di"


def test_b075_only_the_twin():
    assert texts(at(21, "bz bz"), "exchange") == ["exchange bronze"]


def test_b076_a_twin_on_the_stall_does_not_help():
    table = at(21, "go", tray="di 0")
    assert texts(table, "exchange") == []
    assert why_not(table, "exchange gold") == "tray-short"


def test_b077_two_pieces_exchanged_aside():
    table = courtyard(boy(0, "bz em", cards=["x16"]))
    table.pending = [Closing(0)]
    table = after(table, "side exchange bronze", "side exchange emerald")
    assert stored(table.seats[0]) == "am si"


def test_the_aside_actions_are_offered_at_stops_too():
    table = at(5, "bz", cards=("x15", "x16"))
    assert texts(table, "side") == ["side sell bronze", "side exchange bronze"]
    assert texts(after(table, "borrow"), "side") == []
