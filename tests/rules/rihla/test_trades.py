"""Trades: T-60 to T-66 and T-97 (rihla 3.4)."""
import pytest

from engine.rihla.trade import offers_left, tradeable
from tests.rules.rihla.journeys import SALT_ROAD, after, asked, journey, listed, purses, why_not

SWAP = {0: [1], 1: [2]}


def test_T_60_a_swap():
    table = after(journey(owns=SWAP), "P0 offer 1 1 0 2 0")
    assert asked(table) == "reply P1" and listed(table) == ["accept", "decline"]
    end = after(table, "P1 accept")
    assert (end.owner[1], end.owner[2]) == (1, 0) and purses(end) == [15_000] * 4
    assert asked(end) == "manage P0" and offers_left(end, 0, 1) == 2


def test_T_61_at_most_double_either_way():
    table = journey(owns={1: [2]})
    verdicts = [why_not(table, f"offer 1 - {cash} 2 0") for cash in (499, 500, 2_000, 2_001)]
    assert verdicts == ["unfair", "", "", "unfair"]


def test_T_62_both_sides_give_and_cash_is_on_one():
    table = journey(owns=SWAP)
    assert why_not(table, "offer 1 1 100 2 100") == "cash-on-both-sides"
    assert why_not(table, "offer 1 1 0 - 0") == "empty-side"
    assert why_not(table, "offer 1 - 500 - 500") == "cash-on-both-sides"
    assert why_not(table, "offer 1 - 500 - 0") == "empty-side"


def test_T_63_no_street_with_stalls():
    table = journey(owns={0: SALT_ROAD}, stalls={1: 1})
    assert why_not(table, "offer 1 2 0 - 1000") == "trade-with-stalls"
    assert why_not(after(table, "P0 sell 1"), "offer 1 2 0 - 1000") == ""


def test_T_64_nothing_leased():
    assert why_not(journey(owns={0: [39]}, leased={39: 9}), "offer 1 39 0 - 4200") == "trade-on-ijara"


def test_T_65_a_waqf_counts_3000():
    table = journey(owns={0: [7]})
    verdicts = [why_not(table, f"offer 1 7 0 - {cash}") for cash in (1_499, 1_500, 6_000, 6_001)]
    assert verdicts == ["unfair", "", "", "unfair"]
    end = after(table, "P0 offer 1 7 0 - 1500", "P1 accept")
    assert end.owner[7] == 1 and purses(end)[:2] == [16_500, 13_500] and end.merchants[0].barakah == 0


def test_T_66_three_offers_to_the_same_merchant():
    table = journey(owns={0: [1], 1: [2], 2: [6]})
    for _ in range(3):
        table = after(table, "P0 offer 1 1 0 2 0", "P1 decline")
    assert why_not(table, "offer 1 1 0 2 0") == "offers-used-up"
    assert why_not(table, "offer 2 1 0 6 0") == ""


def test_the_count_begins_again_next_turn():
    table = journey(2, owns=SWAP, waits={0: 0, 1: 0})
    for _ in range(3):
        table = after(table, "P0 offer 1 1 0 2 0", "P1 decline")
    table = after(table, "P0 wait")
    assert why_not(table, "offer 0 2 0 1 0") == "" and offers_left(table, 1, 0) == 3
    assert why_not(after(table, "P1 wait"), "offer 1 1 0 2 0") == ""


def test_T_97_unfair_swaps_and_assets_named_twice():
    table = journey(owns={0: [1], 1: [21]})
    assert why_not(table, "offer 1 1 0 21 0") == "unfair"
    assert why_not(table, "offer 1 1,1 0 21 0") == "named-twice"


@pytest.mark.parametrize(("offer", "why"), [
    ("offer 0 1 0 2 0", "no-such-partner"), ("offer 4 1 0 2 0", "no-such-partner"),
    ("offer 3 1 0 - 500", "partner-out"),
    ("offer 1 2 0 - 500", "not-owned"), ("offer 1 3 0 2 0", "not-owned"), ("offer 1 40 0 2 0", "not-owned"),
    ("offer 1 1 0 - 900", "no-cover"), ("offer 2 - 15001 6 0", "no-cover"), ("offer 1 1 -5 2 0", "cash-below-zero"),
])
def test_what_an_offer_may_not_be(offer, why):
    table = journey(owns={0: [1], 1: [2], 2: [6]}, cash={1: 800})
    table.merchants[3].leaving = True
    table = after(table, "P0 offer 3 1 0 - 500")
    assert table.merchants[3].out, "the question reached a merchant who had asked to leave"
    assert why_not(table, offer) == why


def test_only_the_street_itself_is_bound_by_its_stalls():
    table = journey(owns={0: [*SALT_ROAD, 5, 39], 1: [37]}, stalls={1: 1, 2: 1}, leased={39: 3})
    assert tradeable(table, 0) == [5] and tradeable(table, 1) == [37]


def test_the_missing_business_is_listed_at_its_price():
    table = journey(owns={0: [1, 16], 1: [2], 2: [6]})
    assert [text for text in listed(table) if text.startswith("offer")] == ["offer 1 - 1000 2 0"]
