"""Tan-tan Caravan: what seats may know (rules specification 6.9, PT-09 and PT-10), and the imagining that bots do."""
import json

import pytest

from engine.kernel import Dice
from engine.tantan import GAME
from engine.tantan.box import sorted_cards
from engine.tantan.memory import remember
from engine.tantan.view import TantanView, blind, unseen
from tests.properties.tantan_matches import SEATS, Moment, match, moments, numbers, story


def reshuffled(table, seat, dice: Dice):
    """The table with everything a seat cannot see dealt anew, hand sizes kept."""
    other = table.copy()
    hidden = [place for place in range(len(table.hands)) if place != seat]
    pool = [*other.pile[1:], *(card for place in hidden for card in other.hands[place])]
    dice.shuffle(pool)
    for place in hidden:
        size = len(other.hands[place])
        other.hands[place], pool = sorted_cards({card: pool[:size].count(card) for card in pool[:size]}), pool[size:]
    other.pile = [*other.pile[:1], *pool]
    other.dice.state = dice.below(1 << 40)
    return other


@pytest.mark.parametrize("seats", SEATS)
def test_PT_09_hidden_cards_change_no_view(seats):
    differed = 0
    for table, _, _, dice in moments(seats):
        seat = dice.pick([*range(seats), None])
        other = reshuffled(table, seat, dice)
        differed += other.hands != table.hands
        assert GAME.view(other, seat) == GAME.view(table, seat)
    assert differed > 1000


@pytest.mark.parametrize("seats", SEATS)
def test_PT_10_public_events_tell_every_hand(seats):
    for number in numbers(seats):
        for told, table in story(seats, number):
            assert remember(told) == table.hands


@pytest.mark.parametrize("option", ["open_hands", "memory_aid"])
def test_hands_are_shown_only_by_an_option(option):
    for number in range(10):
        for at in match(3, number, **{option: True}):
            table = at.table if isinstance(at, Moment) else at
            assert all(GAME.view(table, seat).hands == table.hands for seat in (0, 1, 2, None))
        for at in match(3, number):
            table = at.table if isinstance(at, Moment) else at
            assert all(GAME.view(table, seat).hands == [] for seat in (0, 1, 2, None))


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_survives_json_and_holds_neither_seed_nor_hidden_cards(seats):
    for table, _, _, dice in moments(seats, games=20):
        seen = GAME.view(table, dice.pick([*range(seats), None]))
        written = json.loads(json.dumps(seen.to_json()))
        assert TantanView.from_json(written) == seen
        assert not {"pile", "dice", "seed"} & set(written)


@pytest.mark.parametrize("seats", SEATS)
def test_imagined_tables_fit_and_vary(seats):
    varied = 0
    for table, _, _, dice in moments(seats):
        seat = dice.pick([*range(seats), None])
        seen = GAME.view(table, seat)
        one, two = GAME.imagine(seen, dice), GAME.imagine(seen, dice)
        assert GAME.view(one, seat) == seen == GAME.view(two, seat)
        assert GAME.faults(one) == []
        varied += one.pile != two.pile
    assert varied > 1000


@pytest.mark.parametrize("option", ["open_hands", "memory_aid"])
def test_imagining_keeps_hands_that_are_shown(option):
    for at in match(4, 0, **{option: True}):
        if isinstance(at, Moment):
            seen = GAME.view(at.table, 0)
            assert GAME.imagine(seen, at.dice).hands == at.table.hands


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_unseen_is_counted_and_a_blind_table_shows_nothing_else(seats):
    for table, _, _, dice in moments(seats, games=20):
        seat = dice.pick(range(seats))
        seen = GAME.view(table, seat)
        hidden = [*table.pile[1:], *(card for place, hand in enumerate(table.hands) if place != seat for card in hand)]
        assert unseen(seen) == {card: hidden.count(card) for card in unseen(seen)}
        assert GAME.view(blind(seen), seat) == seen
