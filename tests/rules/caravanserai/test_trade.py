"""Trade at the rest areas, read beside caravanserai.md 7 (cases B-056 to B-066)."""
from engine.caravanserai.stock import Overflow
from engine.caravanserai.table import Stack
from tests.rules.caravanserai.courtyard import after, at, stored, texts, why_not


def test_b056_two_conversions_turn_the_tile_once():
    table = after(at(2, "bz bz"), "convert", "convert", "done")
    assert (stored(table.seats[0]), table.tiles[2], table.uses[2]) == ("si si", "A01", 2)


def test_b057_one_conversion():
    table = after(at(2, "bz bz"), "convert", "done")
    assert (stored(table.seats[0]), table.uses[2]) == ("bz si", 2)


def test_b058_the_third_use_replaces_the_tile():
    table = at(2, "bz")
    table.uses[2] = 3
    table = after(table, "convert", "done")
    assert stored(table.seats[0]) == "si"
    assert (table.tiles[2], table.uses[2], table.stacks["A"].gone) == ("A10", 1, ["A01"])


def test_b059_both_goods_are_handed_in():
    table = after(at(12, "bz bz am"), "convert")
    assert stored(table.seats[0]) == "bz di"
    assert why_not(table, "convert") == "missing-goods"


def test_b060_a_conversion_into_a_full_storage():
    table = after(at(19, "bz bz bz bz bz bz go"), "convert")
    assert table.pending[-1] == Overflow(0)
    assert stored(after(table, "discard bronze").seats[0]) == "bz bz bz bz bz si em"


def test_b061_the_bronze_of_a_trade():
    table = after(at(2, "bz", cards=("x14",)), "convert")
    assert texts(table) == ["done bronze", "done"]
    assert stored(after(table, "done bronze").seats[0]) == "bz si"


def test_b062_without_the_goods_the_tile_stays():
    table = at(2, "am am am")
    assert texts(table, "convert") == []
    assert after(table, "skip").uses[2] == 1


def test_b063_the_tray_must_hold_the_goods():
    table = at(6, "si si", tray="go 0")
    assert texts(table) == ["skip"]
    assert why_not(table, "convert") == "tray-short"


def test_b064_discarded_tiles_are_shuffled_in():
    table = at(2, "bz", stacks={"A": Stack([], ["A02", "A03"]), "B": Stack(["B12"])})
    table.uses[2] = 3
    table = after(table, "convert", "done")
    assert (table.uses[2], table.stacks["A"].gone) == (1, [])
    assert sorted([table.tiles[2], *table.stacks["A"].tiles]) == ["A01", "A02", "A03"]


def test_b065_silver_and_bronze_for_emeralds():
    table = after(at(16, "bz si"), "convert", "done")
    assert (stored(table.seats[0]), table.uses[16]) == ("em em", 2)


def test_b066_the_bronze_into_a_full_storage():
    table = after(at(2, "bz am am am am am am", cards=("x14",)), "convert", "done bronze")
    assert table.pending[-1] == Overflow(0)
    assert table.uses[2] == 2
    assert stored(after(table, "discard amber").seats[0]) == "bz am am am am am si"


def test_b061_no_bronze_in_the_tray():
    table = after(at(12, "bz am", cards=("x14",), tray="bz 0"), "convert")
    assert "done bronze" in texts(table)  # the bronze handed in lies there now
    table.tray[0] = 0
    assert why_not(table, "done bronze") == "tray-short"


def test_the_returned_goods_count_as_being_in_the_tray():
    table = at(19, "go", tray="si 1 em 1 go 0")
    assert texts(table, "convert") == ["convert"]
