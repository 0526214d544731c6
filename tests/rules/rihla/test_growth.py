"""Stalls, Grand Khans and Ijara: T-33 to T-46 (rihla 3.5, 3.6)."""
from engine.rihla.events import LeaseEnded, StallsSold
from engine.rihla.visit import visitor_pays
from tests.rules.rihla.journeys import SALT_ROAD, SILK_ROAD, after, asked, journey, listed, purses, told, why_not

BOTH_ROADS = {0: SALT_ROAD + SILK_ROAD}
ONE = {0: SALT_ROAD}


def test_T_33_one_build_per_street_and_turn():
    table = after(journey(owns=BOTH_ROADS), "P0 build 2")
    assert table.level[2] == 1 and purses(table)[0] == 14_300
    assert why_not(table, "build 1") == "built-this-turn"
    end = after(table, "P0 build 39")
    assert end.level[39] == 1 and purses(end)[0] == 12_300


def test_the_street_grows_again_in_the_next_turn():
    """R-24."""
    table = after(journey(2, owns=ONE, waits={0: 0, 1: 0}), "P0 build 2", "P0 wait", "P1 wait")
    assert why_not(table, "build 1") == "" and why_not(table, "build 2") == "grow-evenly"


def test_T_34_grow_evenly():
    table = journey(owns=ONE, stalls={1: 1})
    assert why_not(table, "build 1") == "grow-evenly"
    assert purses(after(table, "P0 build 2"))[0] == 14_300


def test_T_35_a_grand_khan():
    end = after(journey(owns=ONE, stalls={1: 4, 2: 4}), "P0 build 2")
    assert (end.level[1], end.level[2], purses(end)[0]) == (4, 5, 14_300)
    assert (visitor_pays(end, 2), visitor_pays(end, 1)) == (9_000, 5_450)


def test_T_36_four_stalls_everywhere_first():
    table = journey(owns=ONE, stalls={1: 4, 2: 3})
    assert why_not(table, "build 1") == "grow-evenly"
    assert [text for text in listed(table) if text.startswith("build")] == ["build 2"]


def test_T_37_not_while_a_sister_is_on_ijara():
    assert why_not(journey(owns=ONE, leased={1: 9}), "build 2") == "street-on-ijara"


def test_T_38_too_dear_and_services():
    table = journey(cash={0: 699}, owns={0: [1, 2, 5]})
    assert why_not(table, "build 2") == "too-dear"
    assert why_not(table, "build 5") == "not-a-business"


def test_T_39_sell_from_the_highest():
    table = journey(owns=ONE, stalls={1: 4, 2: 5})
    assert why_not(table, "sell 1") == "sell-evenly"
    end = after(table, "P0 sell 2")
    assert end.level[2] == 4 and purses(end)[0] == 15_700


def test_T_40_selling_does_not_use_the_build():
    end = after(journey(owns=ONE, stalls={1: 1, 2: 1}), "P0 sell 1", "P0 sell 2", "P0 build 1")
    assert purses(end)[0] == 15_700


def test_selling_does_not_give_the_build_back():
    """R-27."""
    assert why_not(after(journey(owns=ONE), "P0 build 1", "P0 sell 1"), "build 1") == "built-this-turn"


def test_T_41_ijara_pays_half():
    end = after(journey(owns={0: [39]}), "P0 lease 39")
    assert purses(end)[0] == 17_100 and end.ijara_left[39] == 15 and visitor_pays(end, 39) == 0


def test_T_42_reclaiming_costs_60_percent():
    end = after(journey(cash={0: 2_520}, owns={0: [39]}, leased={39: 4}), "P0 reclaim 39")
    assert purses(end)[0] == 0 and end.ijara_left[39] == 0
    assert why_not(journey(cash={0: 2_519}, owns={0: [39]}, leased={39: 4}), "reclaim 39") == "too-dear"


def test_T_43_only_the_leased_one_must_be_bare():
    table = journey(owns=ONE, stalls={1: 1})
    assert why_not(table, "lease 1") == "has-stalls"
    end = after(table, "P0 lease 2")
    assert purses(end)[0] == 15_500 and visitor_pays(end, 1) == 800


def test_T_44_the_turn_of_the_lease_does_not_count():
    end = after(journey(2, owns={0: [39]}, waits={0: 0, 1: 0}), "P0 lease 39", "P0 wait", "P1 wait")
    assert asked(end) == "manage P0" and end.ijara_left[39] == 15


def test_T_45_the_last_turn_to_reclaim():
    table = journey(owns={0: [39]}, leased={39: 1}, waits={0: 0})
    assert why_not(table, "reclaim 39") == ""
    end, events = told(table, "P0 wait")
    assert LeaseEnded(0, 39) in events and end.owner[39] == -1 and purses(end)[0] == 15_000


def test_T_46_a_broken_street_sells_its_stalls():
    end, events = told(journey(owns=ONE, stalls={1: 1}, leased={2: 1}, waits={0: 0}), "P0 wait")
    assert (end.owner[1], end.owner[2], end.level[1], purses(end)[0]) == (0, -1, 0, 15_700)
    assert StallsSold(0, 1, 1, 700) in events


def test_a_lease_gives_fifteen_own_manage_steps_to_reclaim():
    """R-36, counted in waiting turns, from a lease of one's own turn and from one in another's."""
    for own_turn in (True, False):
        table = journey(2, owns={0: [39]}, cash={0: 9_000}, waits={0: 0, 1: 0})
        table = after(table, "P0 lease 39")
        if not own_turn:
            table.ijara_turn[39] = 0
        chances = 0
        while table.owner[39] == 0:
            chances += int(asked(table) == "manage P0" and why_not(table, "reclaim 39") == "")
            table.merchants[table.current].waits = 0
            table.merchants[table.current].waiting = True
            table = after(table, "wait")
        assert chances == (16 if own_turn else 15), "the step of the lease itself is not one of the fifteen"


def test_services_can_be_leased_and_waqfs_not():
    """R-30."""
    table = journey(owns={0: [5, 7]})
    assert purses(after(table, "P0 lease 5"))[0] == 16_000
    assert why_not(table, "lease 7") == "not-a-spot"
