"""Moves and the die, read beside caravanserai.md 3 (cases B-001 to B-030)."""
import pytest

from engine.caravanserai.game import GAME
from engine.caravanserai.turn import Closing, Ready, Rolled
from engine.kernel import parse, play
from tests.rules.caravanserai.courtyard import (
    after,
    arrived,
    boy,
    courtyard,
    ends,
    ready,
    rolled,
    rolling,
    texts,
    why_not,
)

FROM_RED_GATE = {1: 1, 2: 2, 3: 3, 14: 3, 15: 2, 16: 3, 17: 3, 18: 2, 19: 1, 21: 1}
ALL = set(range(22))


def standing(*spaces: int, roll: int = 0, cards: tuple[str, ...] = ()):
    """A, B, C, D stand on these spaces; A is about to move, or has rolled."""
    table = courtyard(boy(spaces[0], cards=list(cards)), *(boy(space) for space in spaces[1:]))
    return rolled(table, roll) if roll else table


def test_b001_three_steps_from_the_red_gate():
    assert ends(standing(0, 10)) == FROM_RED_GATE


def test_b002_a_jumped_neighbour_lengthens_the_reach():
    assert ends(standing(0, 1)) == FROM_RED_GATE | {1: 1, 2: 1, 3: 2, 4: 3}


def test_b003_one_step_stops_beside_or_on_the_neighbour():
    assert ends(standing(3, 4, roll=1)) == {2: 1, 4: 1, 5: 1}


def test_b004_over_the_gate_from_the_pavilion():
    assert set(ends(standing(20, 10, roll=1))) == {5, 9, 10, 11}


def test_b005_a_figure_on_the_own_space_does_not_matter():
    assert ends(standing(0, 0)) == FROM_RED_GATE


def test_b006_a_chain_is_jumped_as_a_whole_or_stopped_on():
    assert set(ends(standing(5, 6, 7, roll=1))) == {4, 6, 7, 8, 20}


def test_b007_four_steps_are_too_many_without_the_die():
    table = standing(12, 21)
    assert set(ends(table)) == {9, 10, 11, 13, 14, 15, 20}
    assert why_not(table, "move white_pavilion") == "too-far"


def test_b008_a_roll_of_five_reaches_the_pavilion():
    table = standing(12, 21, roll=5)
    assert set(ends(table)) == ALL - {2, 3, 12, 18}
    assert ends(table)[21] == 4


def test_b008_the_way_to_the_pavilion():
    table = standing(12, 21, roll=5)
    moved = play(GAME, table, parse(GAME, table, "move white_pavilion")).events[0]
    assert moved.path == ("caravan_b1", "tower_ne", "stall_emerald", "changer_east", "white_pavilion")


def test_b009_the_rulebooks_first_move():
    steps = ends(standing(8, 10))
    assert set(steps) == {5, 6, 7, 9, 10, 11, 12, 20}
    assert (steps[11], steps[12], steps[20]) == (2, 3, 2)


def test_b010_a_six():
    steps = ends(standing(0, 10, roll=6))
    assert set(steps) == ALL - {0, 7, 8, 9, 10}
    assert steps[20] == 6


def test_b011_three_figures_around_the_gate():
    assert ends(standing(0, 1, 19, 21, roll=2)) == {1: 1, 2: 1, 3: 2, 14: 2, 15: 1, 16: 2, 17: 2, 18: 1, 19: 1, 21: 1}


def test_b012_a_chain_of_three():
    assert set(ends(standing(0, 1, 2, 3, roll=1))) == {1, 2, 3, 4, 19, 21}


def test_b013_jumping_through_the_pavilion():
    steps = ends(standing(10, 20, 5, roll=2))
    assert set(steps) == {3, 4, 5, 6, 7, 8, 9, 11, 12, 20}
    assert (steps[4], steps[6], steps[3], steps[7]) == (1, 1, 2, 2)


def test_b014_a_six_never_comes_back():
    assert set(ends(standing(5, 10, roll=6))) == ALL - {5, 16, 17, 18}


def test_b015_the_second_move_may_lead_back():
    table = after(courtyard(), "move stall_bronze", "skip")
    assert table.pending[-1] == Ready(0, 2)
    assert ends(table)[0] == 1


def test_b016_from_the_corner():
    steps = ends(standing(17, 18))
    assert set(steps) == {0, 1, 14, 15, 16, 18, 19, 21}
    assert (steps[19], steps[0], steps[1], steps[21]) == (1, 2, 3, 3)


def test_b017_two_jumps_in_one_step():
    steps = ends(standing(6, 5, 20))
    assert set(steps) == {2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 20}
    assert (steps[10], steps[12]) == (1, 3)


def test_b018_ready_offers_the_roll_and_the_moves():
    listed = texts(courtyard())
    assert len(listed) == 11
    assert [text for text in listed if not text.startswith("move")] == ["roll"]


def test_b019_the_second_move_is_compulsory():
    listed = texts(after(courtyard(), "move stall_bronze", "skip"))
    assert "roll" in listed
    assert all(text == "roll" or text.startswith("move") for text in listed)


def test_b020_four_steps():
    assert ends(standing(0, 10, cards=("x2",))) == FROM_RED_GATE | {4: 4, 13: 4}


def test_b021_a_roll_replaces_the_four_steps():
    assert set(ends(standing(0, 10, roll=2, cards=("x2",)))) == {1, 2, 15, 18, 19, 21}


def test_b022_the_die_serves_once():
    table = after(rolling(courtyard(), 3), "roll", "move stall_bronze", "skip")
    assert "roll" not in texts(table)
    assert why_not(table, "roll") == "die-used"
    assert max(ends(table).values()) == 3


def test_b023_the_die_for_every_move():
    table = after(rolling(standing(0, 10, cards=("x1",)), 3), "roll", "move stall_bronze", "skip")
    assert "roll" in texts(table)


def test_b024_a_roll_repeated():
    table = after(rolling(rolled(courtyard(boy(0, cards=["x3"])), 1), 6), "reroll")
    assert table.pending[-1] == Rolled(0, 1, 6, 1)
    assert "reroll" not in texts(table)
    assert why_not(table, "reroll") == "no-reroll"


def test_b025_the_second_result_stands():
    table = after(rolling(rolled(courtyard(boy(0, cards=["x3"])), 5), 2), "reroll")
    assert max(ends(table).values()) == 2


def test_b026_each_roll_may_be_repeated():
    table = rolling(courtyard(boy(0, cards=["x1", "x3"])), 2, 3, 4)
    table = after(table, "roll", "reroll", "move stall_bronze", "skip", "roll")
    assert table.pending[-1] == Rolled(0, 2, 4)
    assert "reroll" in texts(table)


def test_b027_past_the_changer():
    steps = ends(standing(4, 5, roll=2))
    assert set(steps) == {2, 3, 5, 6, 7, 10, 20}
    assert (steps[6], steps[20], steps[7], steps[10]) == (1, 1, 2, 2)


def test_b028_two_figures_on_one_space():
    assert set(ends(standing(0, 1, 1, roll=1))) == {1, 2, 19, 21}


def test_b029_over_the_red_gate():
    steps = ends(standing(21, 0, roll=2))
    assert set(steps) == {0, 1, 2, 14, 15, 16, 18, 19}
    assert (steps[1], steps[19]) == (1, 1)


def test_b030_between_two_figures():
    steps = ends(standing(13, 12, 14))
    assert set(steps) == {0, 9, 10, 11, 12, 14, 15, 16, 17, 20, 21}
    assert (steps[11], steps[15], steps[21], steps[0]) == (1, 1, 2, 3)


def test_moves_are_refused_with_their_reason():
    table = courtyard()
    assert why_not(table, "move red_gate") == "back-to-start"
    assert why_not(table, "move nowhere") == "no-such-space"


@pytest.mark.parametrize("move", [1, 2])
def test_a_stop_leads_to_what_comes_after_its_move(move):
    table = after(arrived(ready(courtyard(boy(1)), move), move), "skip")
    assert table.pending[-1] == (Ready(0, 2) if move == 1 else Ready(1, 1))
    assert isinstance(table.pending[0], Closing)
