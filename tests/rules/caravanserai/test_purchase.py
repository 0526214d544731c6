"""Purchases and stalls, read beside caravanserai.md 7 (cases B-039 to B-055)."""
from engine.caravanserai.stock import Overflow
from tests.rules.caravanserai.courtyard import SW, after, at, events, purse, stock, stored, texts, why_not


def test_b039_two_bronzes():
    table = after(at(1), "buy bronze", "buy bronze", "done")
    assert (purse(table.seats[0]), stored(table.seats[0])) == ("0/3", "bz bz")
    assert (stock(table.stalls, "bz"), stock(table.tray, "bz")) == (3, 15)


def test_b040_two_golds():
    table = after(at(8, purse="6/6"), "buy gold", "buy gold")
    assert purse(table.seats[0]) == "0/6"
    assert stock(table.stalls, "go") == 1


def test_b041_an_emptied_stall_is_refilled():
    table = after(at(11, purse="5/6"), *["buy amber"] * 5, "done")
    assert stored(table.seats[0]) == "am am am am am"
    assert (stock(table.stalls, "am"), stock(table.tray, "am")) == (5, 10)


def test_b042_only_the_stock_is_sold():
    table = after(at(11, purse="3/3", stalls="am 1"), "buy amber")
    assert why_not(table, "buy amber") == "stall-empty"
    assert stock(after(table, "done").stalls, "am") == 5


def test_b043_a_rebate_on_two_units():
    table = after(at(8, purse="6/6", cards=("x8",)), "buy gold", "buy gold")
    assert purse(table.seats[0]) == "2/6"
    assert texts(table) == ["done"]
    assert why_not(table, "buy gold") == "too-dear"


def test_b044_bronze_for_nothing():
    table = after(at(1, purse="1/3", cards=("x4",)), "buy bronze", "buy bronze", "buy bronze")
    assert purse(table.seats[0]) == "0/3"


def test_b045_only_two_for_nothing():
    table = after(at(1, purse="0/3", cards=("x4",)), "buy bronze", "buy bronze")
    assert texts(table, "buy") == []


def test_b046_a_rebate_on_another_good():
    assert purse(after(at(8, purse="3/3", cards=("x9",)), "buy gold").seats[0]) == "0/3"


def test_b047_gold_at_the_bronze_stall():
    table = after(at(1, purse="3/3", cards=("x13",)), "buy gold")
    assert (purse(table.seats[0]), stored(table.seats[0])) == ("0/3", "go")
    assert (stock(table.stalls, "go"), stock(table.stalls, "bz")) == (2, 5)


def test_b048_one_kind_per_purchase():
    table = after(at(1, purse="6/6", cards=("x13",)), "buy gold")
    assert texts(table, "buy") == ["buy gold"]
    assert why_not(table, "buy bronze") == "not-sold-here"


def test_b049_metals_only_at_metal_stalls():
    assert texts(at(11, purse="6/6", cards=("x13",)), "buy") == ["buy amber"]


def test_b050_a_rebate_through_the_network():
    table = after(at(4, purse="6/6", cards=("x13", "x8")), "buy gold", "buy gold")
    assert purse(table.seats[0]) == "2/6"
    assert texts(table) == ["done"]


def test_b051_a_full_storage_makes_room():
    table = after(at(1, "am am am am am am am"), "buy bronze")
    assert table.pending[-1] == Overflow(0)
    assert texts(table) == ["discard bronze", "discard amber"]
    table = after(table, "discard amber", "done")
    assert (stored(table.seats[0]), purse(table.seats[0])) == ("bz am am am am am am", "1/3")
    assert stock(table.tray, "am") == 20 - 5 - 6


def test_b052_a_refill_as_far_as_the_tray_goes():
    table = after(at(8, purse="3/3", stalls="go 1", tray="go 2"), "buy gold", "done")
    assert (stock(table.stalls, "go"), stock(table.tray, "go")) == (2, 0)


def test_b053_an_empty_stall_is_tried_again():
    table = at(SW, "bz em em go go", purse="3/3", stalls="go 0", tray="go 0", towers={3: "M24", 7: "", 13: "", 17: ""},
               majors=[])
    table = after(table, "complete -", "reward x1")
    assert (stock(table.stalls, "go"), stock(table.tray, "go")) == (2, 0)


def test_b053_a_waiting_order_refills_nothing_by_itself():
    table = after(at(5, "bz am go", purse="3/3", waiting="N03", stalls="go 0", tray="go 0"), "finish -")
    assert (stock(table.stalls, "go"), stock(table.tray, "go")) == (0, 1)


def test_b053_tried_again_when_any_action_closes():
    table = at(0, stalls="go 0")
    assert stock(after(table, "draw -", "keep N05 -").stalls, "go") == 3
    assert stock(after(table, "skip").stalls, "go") == 0


def test_b054_nothing_to_pay_with():
    assert texts(at(1, purse="0/3")) == ["skip"]


def test_b055_diamond_at_the_emerald_stall():
    table = after(at(14, purse="3/3", cards=("x17",)), "buy diamond")
    assert (purse(table.seats[0]), stored(table.seats[0]), stock(table.stalls, "di")) == ("0/3", "di", 2)


def test_a_refill_is_told():
    assert events(at(8, purse="3/3", stalls="go 1"), "buy gold", "done")[:2] == ["Bought", "StallRefilled"]
