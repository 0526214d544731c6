"""Stocking: the cases of the rules specification, chapter 6.4."""
from tests.rules.tantan.positions import after, expect, position, rejected


def test_TC_22_count_is_capped_by_copies():
    table = position(H0="3Sp Cl")
    table = after(table, "P0 stock spice")
    expect(table, node="STOCK_COUNT P0", legal="count 1 / count 2 / count 3")


def test_TC_23_count_is_capped_by_free_spaces():
    table = position(cv="4Fo", H0="3Sp Cl")
    # n=2 caravan holds 6
    table = after(table, "P0 stock spice")
    expect(table, node="STOCK_COUNT P0", legal="count 1 / count 2")


def test_TC_24_holding_copies_back_no_mice_in_hand():
    table = position(H0="3Sp Cl")
    # no STOCK_MICE node because the hand has no mouse
    table = after(table, "P0 stock spice", "count 1")
    expect(table, H0="Cl 2Sp", cv="Sp", node="TURN P1")


def test_TC_25_mice_on_top_of_goods():
    table = position(n=3, cv="2Fo", H0="2Sp 3Mo")
    # capacity 7: 7-2-2 = 3 free
    table = after(table, "P0 stock spice", "count 2")
    expect(table, node="STOCK_MICE P0", legal="mice 0 / mice 1 / mice 2 / mice 3")


def test_TC_26_mice_limited_by_what_is_left_free():
    table = position(cv="3Fo", H0="2Sp 3Mo")
    table = after(table, "P0 stock spice", "count 2")
    expect(table, node="STOCK_MICE P0", legal="mice 0 / mice 1")


def test_TC_27_stock_mice_skipped_when_goods_fill_the_caravan():
    table = position(cv="4Fo", H0="2Sp 3Mo")
    # full: distribution starts at once with the stocker
    table = after(table, "P0 stock spice", "count 2")
    expect(table, H0="3Mo", cv="4Fo 2Sp", node="PICK P0", legal="take food / take spice")


def test_TC_28_mice_only_stock():
    table = position(H0="2Sp 3Mo")
    table = after(table, "P0 stock mouse", "count 2")
    expect(table, H0="2Sp Mo", cv="2Mo", node="TURN P1")


def test_TC_29_forced_stock_may_be_mice_only():
    table = position(H0="7Mo")
    assert rejected(table, "buy 1") == ["seven-cards-must-stock"]
    expect(table, node="TURN P0", legal="stock mouse")


def test_TC_30_two_kinds_of_goods_cannot_be_mixed():
    table = position(H0="2Sp 2Fo Mo")
    table = after(table, "P0 stock spice", "count 2")
    assert rejected(table, "stock food") == ["no-such-action"]
    table = after(table, "mice 1")
    expect(table, H0="2Fo", cv="2Sp Mo", node="TURN P1")


def test_TC_31_stocking_characters_has_no_effect_yet():
    table = position(H0="2Th Je", H1="2Je")
    table = after(table, "P0 stock thief", "count 2")
    expect(table, H0="Je", H1="2Je", cv="2Th", node="TURN P1")
