"""The end of the game: the cases of the rules specification, chapter 6.7."""
from engine.tantan import GAME
from engine.tantan.events import TurnSkipped
from engine.tantan.table import Lap
from tests.rules.tantan.positions import after, expect, position, told


def test_TC_53_pile_empty_caravan_not_full_play_on():
    table = position(purse="Cl", mkt="Fo Cl Fa Ln Sp", pile="Je Je", cv="3Fo", H1="Je")
    table = after(table, "P0 buy 1", "buy done")
    expect(table, pile=0, cv="3Fo Cl", node="TURN P1", purse="Cl", mkt="Fa Ln Sp 2Je")


def test_TC_54_last_distribution_by_stocking():
    table = position(purse="Cl", mkt="Fa", pile="", cv="4Fo", H0="2Je Sp", H1="Pr", F1="Cl")
    # hand, market and purse cards score nothing
    table = after(table, "P0 stock jewellery", "count 2", "take food", "P1 take jewellery")
    expect(table, node="OVER", F0="4Fo", F1="Cl 2Je", H0="Sp", H1="Pr", totals=[8, 17], winners=[1])


def test_TC_55_last_distribution_by_the_purse_card_no_turn_afterwards():
    table = position(purse="Je", mkt="Fo Cl", pile="", cv="2Fo 2Sp Fa", H0="Fo")
    # leftover caravan cards are worth nothing
    table = after(table, "P0 buy 1", "buy done", "P1 take spice", "P0 take jewellery")
    expect(table, node="OVER", F1="2Sp", F0="Je", cv="2Fo Fa", totals=[7, 12], winners=[1])
    assert table.ended == "final_distribution"


def test_TC_56_pile_empties_in_the_very_buy_that_fills_the_caravan():
    table = position(purse="Je", mkt="Fo Cl Fa Ln Sp", pile="2Fo", cv="2Fo 2Sp Fa")
    # the pending distribution is already the last one
    table = after(table, "P0 buy 1", "buy done", "P1 take spice", "P0 take jewellery")
    expect(table, node="OVER", F1="2Sp", F0="Je", pile=0, totals=[7, 12], winners=[1])


def test_TC_57_one_card_left_in_the_pile_after_the_fill_not_the_last():
    table = position(purse="Je", mkt="Fo Cl Fa Ln Sp", pile="3Fo", cv="2Fo 2Sp Fa")
    table = after(table, "P0 buy 1", "buy done", "P1 take spice", "P0 take jewellery")
    expect(table, node="TURN P1", pile=1, cv="2Fo Fa")


def test_TC_58_a_player_who_can_do_nothing_is_skipped():
    table = position(n=3, purse="", mkt="", pile="", cv="2Fo", H0="3Sp", H2="Je")
    # P1 has no hand and there is no market; log `turn_skipped` P1
    table = after(table, "P0 stock spice", "count 1")
    expect(table, node="TURN P2", legal="stock jewellery", cv="2Fo Sp")
    before = position(n=3, purse="", mkt="", pile="", cv="2Fo", H0="3Sp", H2="Je")
    assert TurnSkipped(1) in told(before, "stock spice", "count 1")


def test_TC_59_nobody_can_add_a_card_closing_distribution():
    table = position(n=3, purse="", mkt="", pile="", cv="2Fo 2Cl", H0="Sp")
    # only 5 of 7 spaces are filled; P0 added the last card and starts
    table = after(table, "P0 stock spice", "count 1")
    expect(table, node="PICK P0", legal="take food / take clothes / take spice", cv="2Fo 2Cl Sp")
    assert table.lap == Lap(starter=0, origin="closing", final=True)


def test_TC_60_continuation_of_tc_59():
    table = position(n=3, purse="", mkt="", pile="", cv="2Fo 2Cl", H0="Sp")
    # P0 and P1 tie on every criterion and share the win
    table = after(table, "P0 stock spice", "count 1", "take spice", "P1 take clothes", "P2 take food")
    expect(table, node="OVER", totals=[6, 6, 4], winners=[0, 1])
    assert (table.ended, GAME.result(table).decided_by) == ("no_card_can_be_added", "")
