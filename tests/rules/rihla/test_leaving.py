"""Leaving, watching and the ends of the game: T-81 to T-84, T-94, T-96, T-103 (rihla 3.16, 3.17)."""
import pytest

from engine.rihla import GAME
from engine.rihla.events import GameOver
from tests.rules.rihla.journeys import SALT_ROAD, SILK_ROAD, after, asked, journey, listed, purses, told, why_not


def test_T_81_leaving_in_the_manage_step():
    table = journey(owns={0: [39, 7]}, stopped={0: [7], 2: [7]})
    end = after(table, "P0 leave")
    assert end.merchants[0].out and purses(end) == [0, 15_000, 15_000, 15_000]
    assert end.owner[39] == end.owner[7] == -1 and end.merchants[2].waqf_stops == []
    assert asked(end) == "manage P1"


def test_T_82_leaving_a_debt_pays_it_as_far_as_it_could_be_raised():
    table = journey(at={0: 37}, cash={0: 1_000}, owns={0: [31, 33], 1: SILK_ROAD}, stalls={37: 1, 39: 1}, top="R02")
    end = after(table, "P0 draw", "P0 leave")
    assert purses(end)[:2] == [0, 17_500] and end.merchants[0].out
    assert end.owner[31] == end.owner[33] == -1


def test_leaving_a_debt_above_ones_worth_shares_the_worth():
    """R-11."""
    table = after(journey(at={0: 13}, cash={0: 500}, top="R04 H17"), "P0 draw")
    assert purses(after(table, "P0 leave")) == [0, 15_167, 15_167, 15_166]


def test_T_83_round_limit():
    table = journey(2, owns={0: [2]}, waits={0: 0, 1: 0}, round_limit=1)
    end = after(table, "P0 wait", "P1 wait")
    assert end.ended == "round-limit" and GAME.result(end).totals == [16_000, 15_000]
    assert GAME.result(end).winners() == [0] and GAME.result(end).decided_by == "total"


def test_T_84_wealth_goal():
    end, events = told(journey(owns={0: [2]}, waits={0: 0}, wealth_goal=16_000), "P0 wait")
    assert end.ended == "wealth-goal" and GAME.result(end).winners() == [0]
    assert events[-1] == GameOver("wealth-goal", (0,))


def test_the_goal_wins_even_for_one_who_is_not_the_richest():
    """The goal is looked at only at the end of one's own turn (rihla 3.17)."""
    table = journey(2, cash={0: 16_000, 1: 20_000}, waits={0: 0}, wealth_goal=16_000)
    result = GAME.result(after(table, "P0 wait"))
    assert result.ranks == [1, 2] and result.decided_by == "wealth-goal"


def test_T_94_a_leave_asked_for_waits_for_the_turns_end():
    table = after(journey(at={0: 4}, top="R06"), "ask leave 2")
    assert asked(table) == "manage P0" and not table.merchants[2].out
    end = after(table, "P0 draw")
    assert end.merchants[2].out and asked(end) == "manage P1"


def test_a_leave_asked_for_comes_with_the_next_question():
    """R-11."""
    table = after(journey(top="R02"), "ask leave 2", "P0 draw", "P0 pass", "P1 fold")
    assert table.merchants[2].out and asked(table) == "bid P3 500"


def test_the_current_merchant_may_ask_while_others_decide():
    table = after(journey(top="R02"), "P0 draw", "P0 pass", "ask leave 0", "P1 bid", "P2 fold", "P3 fold")
    assert table.merchants[0].out and table.owner[2] == 1 and asked(table) == "manage P1"


def test_a_leave_is_asked_for_once_and_by_others_only():
    table = after(journey(), "ask leave 2")
    assert why_not(table, "ask leave 2") == "leaving-already"
    assert why_not(table, "ask leave 0") == "leave-at-once"
    assert why_not(table, "ask leave 7") == "no-such-seat"


def test_T_96_the_current_merchant_leaves_in_the_answer_to_a_debtor():
    table = after(journey(at={0: 1}, cash={2: 100}, owns={2: [2]}, top="R02 S13"), "P0 draw")
    end = after(table, "P2 offer 0 2 0 - 1000", "P0 leave")
    assert purses(end) == [0, 14_800, 100, 15_000] and end.owner[2] == 2
    assert asked(end) == "manage P1"


def test_a_debt_to_others_goes_on_when_one_creditor_leaves():
    """R-12, and the exception of 3.16."""
    table = after(journey(at={0: 13}, cash={0: 500}, owns={0: [2]}, top="R04 H17"), "P0 draw")
    table = after(table, "P0 offer 1 2 0 - 2000", "P1 leave")
    assert asked(table) == "debt P0 600"
    end = after(table, "P0 lease 2")
    assert purses(end) == [400, 0, 15_300, 15_300] and asked(end) == "manage P2"


def test_T_103_a_watcher_sees_all_and_does_nothing():
    table = journey(at={0: 37}, cash={0: 1_000}, owns={0: [31], 1: SILK_ROAD}, stalls={37: 2, 39: 2}, barakah={0: 2},
                    top="R02")
    table = after(table, "P0 draw", "P0 give up")
    for _ in range(30):
        assert why_not(table, "ask leave 0") == "only-watching"
        seen, other = GAME.view(table, 0), GAME.view(table, 1)
        other.seat = 0
        assert seen == other and table.pending[-1].seat != 0
        table = after(table, next(act for act in listed(table)[::-1] if not act.startswith("offer")))
    assert GAME.result(table).barakah[0] == 2 and GAME.result(table).ranks[0] == 4


def test_ranks_follow_the_order_of_going_out():
    end = after(journey(), "P0 leave", "ask leave 3", "P1 leave")
    assert end.ended == "last-standing" and asked(end) == "over"
    assert GAME.result(end).ranks == [4, 3, 1, 2] and GAME.result(end).decided_by == "last-standing"


def test_equal_wealth_falls_to_cash_then_spots_then_is_shared():
    """R-51."""
    def outcome(**given):
        result = GAME.result(after(journey(2, waits={0: 0, 1: 0}, round_limit=1, **given), "P0 wait", "P1 wait"))
        return result.winners(), result.decided_by

    assert outcome() == ([0, 1], "")
    assert outcome(cash={0: 14_000}, owns={0: [2]}) == ([1], "cash")
    assert outcome(owns={0: [2]}, leased={2: 9}) == ([0], "spots")
    assert outcome(barakah={0: 9}) == ([0, 1], ""), "Barakah never decides"


def test_the_guard_ends_a_game_that_never_would():
    table = journey(2, waits={0: 0, 1: 0}, round=1_000)
    end = after(table, "P0 wait", "P1 wait")
    assert end.ended == "guard" and GAME.result(end).ranks == [1, 1]


@pytest.mark.parametrize("opening", ["P0 draw", "P0 draw;P0 pass", "P0 draw;P0 pass;P1 bid"])
def test_leaving_is_possible_in_every_question(opening):
    table = after(journey(top="R02", owns={0: SALT_ROAD[:1]}), *opening.split(";"))
    seat = table.pending[-1].seat
    end = after(table, "leave")
    assert end.merchants[seat].out and end.owner[2] == -1
