"""A whole game by mouse: four seats, from the doors to the account."""
import pytest

from tests.browser.playing import LAPTOP, Sit


@pytest.mark.timeout(400)
def test_a_whole_game_of_four_by_mouse(sit: Sit):
    me = sit(size=LAPTOP, luck=4).quick()
    me.new_game(["person", "apprentice", "trader", "master"])
    made = me.play()
    print(made, me.spoken())
    me.to_score()
    assert {"stall", "pack", "share"} <= set(made)
