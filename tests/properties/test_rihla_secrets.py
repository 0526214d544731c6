"""Rihla: what seats may know (rihla 2.2), and the imagining that bots do."""
import pytest

from engine.kernel import dice_from
from engine.rihla import GAME
from engine.rihla.view import RihlaView
from tests.properties.rihla_matches import SEATS, moments


def reshuffled(table, dice):
    """The table with everything hidden dealt anew: the decks' order and the dice."""
    other = table.copy()
    for cards in other.decks.values():
        dice.shuffle(cards)
    other.dice.state = dice.below(1 << 40)
    return other


@pytest.mark.parametrize("seats", SEATS)
def test_hidden_things_change_no_view(seats):
    differed = 0
    for place, at in enumerate(moments(seats, games=5)):
        if place % 4 == 0:
            other = reshuffled(at.table, at.dice)
            differed += other.decks != at.table.decks
            seat = at.dice.pick([*range(seats), None])
            assert GAME.view(other, seat) == GAME.view(at.table, seat)
    assert differed > 100


@pytest.mark.parametrize("seats", SEATS)
def test_an_imagined_table_fits_and_varies(seats):
    dice, varied = dice_from("imagine"), 0
    for place, at in enumerate(moments(seats, games=5)):
        if place % 4 == 0:
            seat = dice.pick([*range(seats), None])
            seen = GAME.view(at.table, seat)
            one, other = GAME.imagine(seen, dice), GAME.imagine(seen, dice)
            assert GAME.view(one, seat) == seen == GAME.view(other, seat)
            assert GAME.faults(one) == []
            varied += one.decks != other.decks
    assert varied > 100


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_survives_json_and_shares_nothing_with_the_table(seats):
    for place, at in enumerate(moments(seats, games=5)):
        if place % 9 == 0:
            seen = GAME.view(at.table, 0)
            text = seen.to_json()
            assert RihlaView.from_json(text) == seen
            assert "decks" not in text and "dice" not in text
            at.table.merchants[0].barakah += 1
            at.table.discards["rihla"].append("R01")
            assert seen.to_json() == text
            at.table.merchants[0].barakah -= 1
            at.table.discards["rihla"].pop()


@pytest.mark.parametrize("seats", SEATS)
def test_all_that_happens_is_open_to_all(seats):
    for at in moments(seats, games=2):
        for event in at.after.told:
            assert all(event.seen_by(seat) == event for seat in (0, 1, None))
