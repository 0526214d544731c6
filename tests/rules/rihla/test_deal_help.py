"""What the rules tell those who put a deal or a bid together: fair amounts, and who could follow."""
import pytest

from engine.rihla.auction import can_meet
from engine.rihla.table import Deal
from engine.rihla.trade import deal_refusal, deal_value, fair_range, topped_up
from tests.rules.rihla.journeys import journey


@pytest.mark.parametrize(("value", "least", "most"), ((1000, 500, 2000), (999, 500, 1998), (1, 1, 2)))
def test_the_fair_range_is_half_to_double(value, least, most):
    assert fair_range(value) == (least, most)


def test_both_ends_of_the_range_are_legal_and_one_more_is_not():
    table = journey(owns={1: [2]})
    bare = Deal(0, 1, (), 0, (2,), 0)
    least, most = fair_range(deal_value((2,), 0))
    for value, fair in ((least - 1, False), (least, True), (most, True), (most + 1, False)):
        assert (deal_refusal(table, topped_up(bare, "give", value)) is None) == fair


def test_cash_stands_on_one_side_and_never_below_zero():
    deal = Deal(0, 1, (1,), 0, (2,), 300)
    assert topped_up(deal, "give", 1000) == Deal(0, 1, (1,), 200, (2,), 0)
    assert topped_up(deal, "get", 1600) == Deal(0, 1, (1,), 0, (2,), 600)
    assert topped_up(deal, "give", 799) is None


def test_who_can_meet_a_bid():
    table = journey(cash={0: 900, 1: 1000, 2: 1100})
    assert can_meet(table, [2, 1, 0], 1000) == [2, 1]
