"""Caravanserai: what seats may know (caravanserai.md 4, C-33, C-40), and the imagining that bots do."""
import json

import pytest

from engine.caravanserai.actions.order import MinorPick
from engine.caravanserai.events_orders import MinorsDrawn, MinorsReturned
from engine.caravanserai.game import GAME
from engine.caravanserai.view import CaravanseraiView
from engine.kernel import dice_from
from tests.properties.caravanserai_matches import SEATS, moments


def reshuffled(table, seat, dice):
    """The table with everything a seat cannot see dealt anew: decks, stacks, orders drawn by others, the dice."""
    other = table.copy()
    dice.shuffle(other.majors)
    for stack in other.stacks.values():
        dice.shuffle(stack.tiles)
    for shelf in other.shelves.values():
        hidden = shelf.deck[:len(shelf.deck) - shelf.known()]
        dice.shuffle(hidden)
        shelf.deck[:len(hidden)] = hidden
    _minors(other, other.seats[seat].seen if seat is not None else [], dice)
    other.dice.state = dice.below(1 << 40)
    return other


def _minors(table, seen, dice):
    piles = [table.minors, *(asked.drawn for asked in table.pending if isinstance(asked, MinorPick))]
    hidden = [card for pile in piles for card in pile if card not in seen]
    dice.shuffle(hidden)
    for pile in piles:
        pile[:] = [card if card in seen else hidden.pop() for card in pile]


@pytest.mark.parametrize("seats", SEATS)
def test_hidden_things_change_no_view(seats):
    differed = 0
    for place, at in enumerate(moments(seats, games=5)):
        if place % 4 == 0:
            seat = at.dice.pick([*range(seats), None])
            other = reshuffled(at.table, seat, at.dice)
            differed += other.minors != at.table.minors
            assert GAME.view(other, seat) == GAME.view(at.table, seat)
    assert differed > 100


@pytest.mark.parametrize("seats", SEATS)
def test_an_imagined_table_fits_and_varies(seats):
    dice, varied, tried = dice_from("imagine"), 0, 0
    for place, at in enumerate(moments(seats, games=5)):
        if place % 6 == 0 or isinstance(at.table.pending[-1], MinorPick):
            for seat in (*range(seats), None):
                seen = GAME.view(at.table, seat)
                one, other = GAME.imagine(seen, dice), GAME.imagine(seen, dice)
                assert GAME.view(one, seat) == seen == GAME.view(other, seat)
                assert GAME.faults(one) == []
                tried += 1
                varied += one.majors != other.majors
    assert varied > tried * 0.9


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_survives_json_and_holds_no_dice(seats):
    for place, at in enumerate(moments(seats, games=4)):
        if place % 9 == 0:
            seen = GAME.view(at.table, at.dice.below(seats))
            text = json.dumps(seen.to_json())
            assert CaravanseraiView.from_json(json.loads(text)) == seen
            assert str(at.table.dice.state) not in text


def test_orders_drawn_are_for_the_drawing_seat_alone():
    met = 0
    for at in moments(3, games=9):
        for event in at.after.told:
            if isinstance(event, MinorsDrawn | MinorsReturned):
                met += 1
                assert event.seen_by(event.seat) == event
                for watcher in (*(seat for seat in range(3) if seat != event.seat), None):
                    assert set(event.seen_by(watcher).orders) == {""}
    assert met > 10
