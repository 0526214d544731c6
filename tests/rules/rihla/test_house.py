"""Bayt al-Dayn: T-67 to T-70 and T-98 (rihla 3.14)."""
from engine.rihla.events import PaidRelease, Released
from tests.rules.rihla.journeys import after, asked, journey, listed, purses, told, why_not


def test_T_67_paying_to_leave():
    table = journey(waits={0: 0}, top="R01")
    assert why_not(table, "draw") == "waiting"
    end = after(table, "P0 release", "P0 draw")
    assert purses(end)[0] == 14_500 and asked(end) == "buy P0 11"


def test_T_68_free_after_three_whole_turns():
    table = journey(2, waits={0: 0, 1: 0})
    table, events = told(table, *["P0 wait", "P1 wait"] * 3)
    assert Released(0) in events and not table.merchants[0].waiting and purses(table)[0] == 15_000
    assert "draw" in listed(table) and why_not(table, "wait") == "not-waiting"


def test_T_69_raising_the_money_first():
    table = journey(cash={0: 400}, owns={0: [2]}, waits={0: 0})
    assert why_not(table, "release") == "too-dear"
    end = after(table, "P0 lease 2", "P0 release")
    assert purses(end)[0] == 400 and not end.merchants[0].waiting


def test_the_last_500_may_be_paid():
    assert purses(after(journey(cash={0: 500}, waits={0: 0}), "P0 release"))[0] == 0


def test_T_70_managing_goes_on_while_waiting():
    table = journey(owns={0: [1, 2, 39], 1: [37]}, waits={0: 0})
    end = after(table, "P0 build 2", "P0 offer 1 - 3800 37 0", "P1 accept", "P0 wait")
    assert purses(end)[0] == 10_500 and end.owner[37] == 0


def test_T_98_the_money_goes_to_the_bank():
    end, events = told(journey(waits={0: 0}), "P0 release")
    assert (purses(end)[0], end.fund) == (14_500, 0) and events == [PaidRelease(0, 500)]
    assert "draw" in listed(end) and why_not(end, "wait") == why_not(end, "release") == "not-waiting"
