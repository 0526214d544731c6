"""Buying: the cases of the rules specification, chapter 6.3."""
from engine.tantan.events import Bought, DistributionStarted, MarketRefilled, PurseToCaravan
from tests.rules.tantan.positions import after, expect, position, rejected, told


def test_TC_05_empty_hand_must_buy():
    table = position()
    # no stock, no pass, no `buy:done`
    expect(table, node="TURN P0", legal="buy 1 / buy 2 / buy 3 / buy 4 / buy 5")


def test_TC_06_purse_limits_the_first_pick():
    table = position(purse="Je", mkt="Fo Cl Fa Ln Sp")
    assert rejected(table, "buy 4", "buy 5") == ["too-dear", "too-dear"]
    expect(table, node="TURN P0", legal="buy 1 / buy 2 / buy 3")


def test_TC_07_money_left_after_one_pick():
    table = position(purse="Je", mkt="Fo Cl Fa Ln Sp")
    # nothing moves before `buy:done`; stall 3 (price 2) is out of reach with 1 coin left
    table = after(table, "P0 buy 2")
    expect(table, node="BUY_MORE P0", legal="buy 1 / buy done", H0="")
    assert table.market == position(purse="Je", mkt="Fo Cl Fa Ln Sp").market and not table.caravan


def test_TC_08_two_cards_one_coin_wasted_shift_and_refill():
    table = position(purse="Fa", mkt="Fo Cl Fa Ln Sp", pile="Je Gl Pr Me 10Fo")
    # 5-1-3 = 1 coin lost; the old purse went to the caravan; pile top filled the leftmost gap
    table = after(table, "P0 buy 1", "buy 4", "buy done")
    expect(table, H0="Fo Ln", cv="Fa", purse="Cl", mkt="Fa Sp Je Gl Pr", pile=11, node="TURN P1")
    assert Bought(0, (1, 4), ("food", "lantern"), cost=4, coins=5) in told(
        position(pile="Je Gl Pr Me 10Fo"), "buy 1", "buy 4", "buy done")


def test_TC_09_order_of_selection_is_irrelevant():
    table = position(purse="Fa", mkt="Fo Cl Fa Ln Sp", pile="Je Gl Pr Me 10Fo")
    # identical state to TC-08
    table = after(table, "P0 buy 4", "buy 1", "buy done")
    expect(table, H0="Fo Ln", cv="Fa", purse="Cl", mkt="Fa Sp Je Gl Pr", pile=11)
    assert table == after(position(purse="Fa", pile="Je Gl Pr Me 10Fo"), "buy 1", "buy 4", "buy done")


def test_TC_10_three_cards_out_of_purse_4():
    table = position(purse="Ln", mkt="Fo Cl Fa Ln Sp", pile="Je Gl Pr Me 10Fo")
    # 1+1+2 = 4: node stays, only `buy:done` is left
    table = after(table, "P0 buy 1", "buy 2", "buy 3")
    expect(table, node="BUY_MORE P0", legal="buy done")


def test_TC_11_continuation_of_tc_10():
    table = position(purse="Ln", mkt="Fo Cl Fa Ln Sp", pile="Je Gl Pr Me 10Fo")
    # next purse is the old stall 4
    table = after(table, "P0 buy 1", "buy 2", "buy 3", "buy done")
    expect(table, H0="Fo Cl Fa", cv="Ln", purse="Ln", mkt="Sp Je Gl Pr Me", pile=10, node="TURN P1")


def test_TC_12_the_5_coin_stall():
    table = position(purse="Mo", mkt="Fo Cl Fa Ln Sp", pile="10Fo")
    # mouse purse is worth 5 and is spent in full
    table = after(table, "P0 buy 5")
    expect(table, node="BUY_MORE P0", legal="buy done")


def test_TC_13_hand_6_allows_exactly_one_card():
    table = position(purse="Fo", H0="3Fo 3Cl")
    # 6 coins, 5 unspent, but the seventh card is the limit
    table = after(table, "P0 buy 1")
    expect(table, node="BUY_MORE P0", legal="buy done")


def test_TC_14_hand_7_forbids_buying():
    table = position(H0="3Fo 3Cl Mo")
    assert rejected(table, "buy 1") == ["seven-cards-must-stock"]
    expect(table, node="TURN P0", legal="stock food / stock clothes / stock mouse")


def test_TC_15_a_thief_as_purse_card_has_no_effect_when_it_moves():
    table = position(purse="Th", pile="10Fo", H1="Je")
    table = after(table, "P0 buy 1", "buy done")
    expect(table, cv="Th", H0="Fo", H1="Je", discard="", node="TURN P1")


def test_TC_16_purse_card_fills_the_caravan_next_player_first():
    table = position(n=3, purse="Cl", pile="10Fo", cv="2Je 2Sp Mo Fo")
    # market is refilled before the distribution; the buyer P0 will pick last
    table = after(table, "P0 buy 1", "buy done")
    expect(table, node="PICK P1", legal="take food / take clothes / take spice / take jewellery", H0="Fo",
            cv="Fo Cl 2Sp 2Je Mo")
    events = told(position(n=3, purse="Cl", pile="10Fo", cv="2Je 2Sp Mo Fo"), "buy 1", "buy done")
    assert [type(event) for event in events] == [Bought, PurseToCaravan, MarketRefilled, DistributionStarted]


def test_TC_17_continuation_of_tc_16():
    table = position(n=3, purse="Cl", pile="10Fo", cv="2Je 2Sp Mo Fo")
    # P2 (first follower) gets the only mouse; P1 then plays its normal turn
    table = after(table, "P0 buy 1", "buy done", "P1 take jewellery", "P2 take spice", "discard spice", "P0 take food")
    expect(table, F1="2Je", F2="Sp", F0="Fo", cv="Cl", discard="Sp Mo", node="TURN P1")


def test_TC_18_pile_runs_short():
    table = position(purse="Fo", mkt="Fo Cl Fa Ln Sp", pile="Je")
    # three cards stand on stalls 1, 2, 3 (prices 1, 1, 2); no card on 4, 5
    table = after(table, "P0 buy 1", "buy 2", "buy done")
    expect(table, H0="Fo Cl", purse="Fa", mkt="Ln Sp Je", pile=0, node="TURN P1")


def test_TC_19_buying_the_whole_rest_market():
    table = position(purse="Fo", mkt="Fo Cl", pile="", H1="Fa")
    # no purse card, no market: Buy is gone for everyone
    table = after(table, "P0 buy 1", "buy 2", "buy done")
    expect(table, H0="Fo Cl", cv="Fo", purse="", mkt="", pile=0, node="TURN P1", legal="stock fabric")


def test_TC_20_one_card_left_on_the_market():
    table = position(purse="Fo", mkt="Je", pile="", H0="2Fo", H1="Fa")
    # the last market card was bought, so nothing shifts to the purse space
    table = after(table, "P0 buy 1", "buy done")
    expect(table, H0="2Fo Je", cv="Fo", purse="", mkt="", node="TURN P1")


def test_TC_21_lone_purse_card_with_an_empty_market_stays_put():
    table = position(purse="Je", mkt="", pile="", cv="Fo", H0="2Fo", H1="Fa", last=1)
    assert rejected(table, "buy 1", "buy done") == ["market-empty", "buy-at-least-one"]
    expect(table, node="TURN P0", legal="stock food", purse="Je")
