"""The worker's door: plain values in, plain values out, and no table needed."""
import json

import pytest

from engine.bots.answer import answer, read_actions
from engine.bots.contract import after_polls
from engine.bots.drive import chosen, play_match
from engine.bots.levels import NoSuchBot, bot, levels
from engine.kernel import NotAnAction, dice_from, legal, parse, play
from engine.kernel.saga import Saga, Seat
from engine.tantan import GAME


def question(table, level: str, step: int = 0) -> dict:
    """What the page would send, as JSON and back."""
    seat = table.pending[-1].seat
    return json.loads(json.dumps({
        "game": "tantan", "options": {}, "level": level, "seat": seat, "view": GAME.view(table, seat).to_json(),
        "legal": [str(act) for act in legal(GAME, table)], "seed": "questions", "step": step}))


@pytest.mark.parametrize("level", levels("tantan"))
def test_every_level_answers_a_whole_match(level):
    table, step = GAME.deal(3, {}, dice_from(f"answers {level}")), 0
    while table.pending:
        reply = answer(question(table, level, step), after_polls(8))
        assert set(reply) == {"step", "act", "fell_back"}
        assert (reply["step"], reply["fell_back"]) == (step, "")
        table = play(GAME, table, parse(GAME, table, reply["act"])).table
        step += 1
    assert step > 100


def test_the_same_question_has_the_same_answer():
    table = GAME.deal(2, {}, dice_from("again"))
    for level in levels("tantan"):
        replies = [answer(question(table, level, 5), after_polls(40)) for _ in range(3)]
        assert replies[0] == replies[1] == replies[2]


def test_a_level_nobody_has():
    with pytest.raises(NoSuchBot):
        answer(question(GAME.deal(2, {}, dice_from("x")), "sultan"), after_polls(1))
    with pytest.raises(NoSuchBot):
        bot("backgammon", "trader")


def test_notations_are_read_without_a_table():
    words = ["buy 3", "buy done", "stock spice", "count 2", "mice 0", "take lamp", "steal 1", "discard food"]
    assert [str(act) for act in read_actions(GAME, words)] == words
    with pytest.raises(NotAnAction):
        read_actions(GAME, ["sell spice"])


def test_bots_play_a_saga_the_same_on_every_machine():
    sagas = [Saga(GAME, [Seat("A", "bot", "trader"), Seat("B", "bot", "apprentice")], "saga") for _ in range(2)]
    for saga in sagas:
        play_match(saga)
    assert sagas[0].log == sagas[1].log and sagas[0].table.ended in GAME.ends


def test_what_a_seat_cannot_see_changes_no_answer():
    """A bot is given a view; even dealt another table behind it, it answers the same."""
    table = GAME.deal(3, {}, dice_from("hidden"))
    while table.turn < 9:
        table = play(GAME, table, chosen(GAME, table, bot("tantan", "trader"), dice_from("x"), after_polls(1))).table
    seat = table.pending[-1].seat
    other = GAME.imagine(GAME.view(table, seat), dice_from("other"))
    assert other.pile != table.pile
    for level in levels("tantan"):
        assert (chosen(GAME, table, bot("tantan", level), dice_from("d"), after_polls(60))
                == chosen(GAME, other, bot("tantan", level), dice_from("d"), after_polls(60)))
