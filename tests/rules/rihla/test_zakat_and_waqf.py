"""Zakat and Waqf: T-47 to T-59 (rihla 3.12, 3.13)."""
from engine.rihla.events import ZakatReckoned
from tests.rules.rihla.journeys import SALT_ROAD, after, asked, journey, listed, purses, told


def blessings(table):
    return [merchant.barakah for merchant in table.merchants]


def test_T_47_a_fortieth_of_the_wealth_to_the_poorest():
    table = journey(at={0: 12}, cash={0: 10_000, 3: 5_000}, owns={0: SALT_ROAD}, stalls={1: 1, 2: 1}, top="R02")
    end, events = told(table, "P0 draw")
    assert ZakatReckoned(0, 13_200, 330, (3,)) in events
    assert purses(end) == [9_670, 15_000, 15_000, 5_330] and blessings(end) == [1, 0, 0, 0]


def test_T_48_rounded_down():
    end = after(journey(at={0: 12}, cash={0: 10_039, 1: 900}, top="R02"), "P0 draw")
    assert purses(end)[:2] == [9_789, 1_150]


def test_T_49_shared_in_turn_order_from_the_left():
    table = journey(turn_of=2, at={2: 12}, cash={1: 1_000, 2: 13_270, 3: 1_000}, top="R02")
    assert purses(after(table, "P2 draw")) == [15_000, 1_165, 12_939, 1_166]


def test_T_50_the_poorest_pays_nothing_and_is_blessed():
    end = after(journey(at={0: 12}, cash={0: 3_000}, top="R02"), "P0 draw")
    assert purses(end) == [3_000, 15_000, 15_000, 15_000] and blessings(end) == [1, 0, 0, 0]


def test_T_51_a_tie_for_the_least_pays_nothing():
    end = after(journey(at={0: 12}, top="R02"), "P0 draw")
    assert purses(end) == [15_000] * 4 and blessings(end) == [1, 0, 0, 0]


def test_T_52_leased_spots_and_waqfs_count_nothing():
    table = journey(at={0: 12}, cash={0: 8_000, 1: 2_000}, owns={0: [39, 7]}, leased={39: 9}, top="R02")
    assert purses(after(table, "P0 draw"))[:2] == [7_800, 2_200]


def test_T_53_zakat_may_become_a_debt():
    table = after(journey(at={0: 12}, cash={0: 50, 1: 100}, owns={0: [37, 39]}, top="R02"), "P0 draw")
    assert asked(table) == "debt P0 201"
    end = after(table, "P0 lease 37")
    assert purses(end)[:2] == [1_749, 301] and asked(end) == "manage P1"


def test_T_54_endowing():
    table = after(journey(at={0: 5}, top="R02"), "P0 draw")
    assert asked(table) == "endow P0 7" and listed(table) == ["endow", "visit"]
    end = after(table, "P0 endow")
    assert (purses(end)[0], end.owner[7], end.fund) == (12_000, 0, 0) and blessings(end) == [1, 0, 0, 0]


def test_T_55_only_visiting():
    end = after(journey(at={0: 5}, top="R02"), "P0 draw", "P0 visit")
    assert (purses(end)[0], end.owner[7], end.fund) == (14_000, -1, 1_000) and blessings(end) == [0] * 4


def test_T_56_a_later_stop_is_no_chance_to_endow():
    end = after(journey(at={0: 5}, stopped={0: [7]}, top="R02"), "P0 draw")
    assert (purses(end)[0], end.fund, asked(end)) == (14_000, 1_000, "manage P1")


def test_T_57_the_endower_is_blessed():
    end = after(journey(at={0: 5}, owns={1: [7]}, top="R02"), "P0 draw")
    assert (purses(end), end.fund) == ([14_000, 15_000, 15_000, 15_000], 1_000) and blessings(end) == [0, 1, 0, 0]


def test_T_58_the_endower_pays_too():
    end = after(journey(at={0: 5}, owns={0: [7]}, stopped={0: [7]}, top="R02"), "P0 draw")
    assert (purses(end)[0], end.fund) == (14_000, 1_000) and blessings(end) == [1, 0, 0, 0]


def test_T_59_too_poor_to_endow_uses_the_first_stop_up():
    end = after(journey(at={0: 5}, cash={0: 2_999}, top="R02"), "P0 draw")
    assert (purses(end)[0], end.merchants[0].waqf_stops, asked(end)) == (1_999, [7], "manage P1")


def test_3000_are_just_enough_to_endow():
    end = after(journey(at={0: 5}, cash={0: 3_000}, top="R02"), "P0 draw", "P0 endow")
    assert (purses(end)[0], end.owner[7]) == (0, 0)


def test_the_waqf_fee_may_become_a_debt():
    """R-05."""
    table = after(journey(at={0: 5}, cash={0: 200}, owns={0: [39]}, top="R02"), "P0 draw")
    assert asked(table) == "debt P0 1000"
    assert (purses(after(table, "P0 lease 39"))[0], after(table, "P0 lease 39").fund) == (1_300, 1_000)
