"""The turn timer: T-85, T-99 to T-102 (rihla 3.18).  The engine knows no time; time-outs are actions."""
import pytest

from engine.kernel import Illegal, dice_from, play
from engine.rihla import GAME
from engine.rihla.clock import settle_absence
from engine.rihla.events import ExtensionUsed, TimedOut
from engine.rihla.leave import TimeOut
from tests.rules.rihla.journeys import after, asked, journey, purses, told, why_not


def absent(table, seconds: int, away: int):
    """The table after an absence, and the seconds left on the open decision."""
    asking = table.pending[-1]
    due = settle_absence(table.timer, seconds, table.merchants[asking.seat].extensions, away)
    return after(table, *["timeout"] * due.timeouts), due.seconds


def test_T_85_an_extension_then_out():
    table = journey(timer="on")
    table.merchants[0].extensions = 1
    table, events = told(table, "P0 timeout")
    assert asked(table) == "manage P0" and table.merchants[0].extensions == 0 and events == [ExtensionUsed(0, 0)]
    end, events = told(table, "P0 timeout")
    assert end.merchants[0].out and asked(end) == "manage P1" and TimedOut(0) in events


def test_T_99_an_absence_takes_one_extension():
    end, left = absent(journey(timer="on"), 20, 45)
    assert (end.merchants[0].extensions, left, asked(end)) == (2, 5, "manage P0")
    assert purses(end) == [15_000] * 4


def test_T_100_the_very_last_second():
    end, _ = absent(journey(timer="on"), 20, 110)
    assert end.merchants[0].out and asked(end) == "manage P1" and end.merchants[1].extensions == 3
    end, left = absent(journey(timer="on"), 20, 109)
    assert (end.merchants[0].extensions, left) == (0, 1) and not end.merchants[0].out


def test_T_101_one_absence_costs_one_merchant_only():
    end, _ = absent(journey(timer="on"), 20, 36_000)
    assert [merchant.out for merchant in end.merchants] == [True, False, False, False]
    assert end.merchants[1].extensions == 3


def test_T_102_a_pausing_clock_stands():
    end, left = absent(journey(timer="pausing"), 20, 36_000)
    assert (end.merchants[0].extensions, left) == (3, 20) and not end.merchants[0].out


def test_a_clock_set_back_counts_as_no_time():
    assert settle_absence("on", 20, 3, -3_600) == (0, 20)
    assert settle_absence("on", 20, 3, 19) == (0, 1)
    assert settle_absence("on", 20, 3, 20) == (1, 30)


def test_no_clock_no_time_out():
    assert why_not(journey(), "timeout") == "no-clock"
    with pytest.raises(Illegal, match="no-clock"):
        play(GAME, GAME.deal(2, {}, dice_from("x")), TimeOut())


def test_undo_never_goes_back_over_a_time_out():
    assert ExtensionUsed(0, 2).shows() and TimedOut(0).shows()
