"""The kernel's door: one source of legality, inputs untouched, notation both ways."""
import pytest

from engine.kernel import Illegal, NotAnAction, dice_from, forced, legal, parse, play, refusal
from tests.kernel.pebbles import GAME, Count, Drew, HowMany, Offer, Sell, Turn


def fresh(seed: str = "a"):
    return GAME.deal(2, GAME.check_options(2, {}), dice_from(seed))


def test_play_leaves_its_table_untouched_and_tells_what_happened():
    table = fresh()
    before = table.to_json()
    step = play(GAME, table, parse(GAME, table, "draw"))
    assert table.to_json() == before
    assert step.events == (Drew(0, step.table.hands[0][0]),)
    assert step.table.pending == [Turn(1)]


def test_a_refusal_carries_its_reason_rule_and_numbers():
    table = fresh()
    with pytest.raises(Illegal) as no:
        play(GAME, table, Offer(3))
    assert (no.value.refusal.why, no.value.refusal.rule, no.value.refusal.fact("held")) == ("too-few-coins", "pebbles 3", 0)


def test_an_action_of_another_decision_is_not_now():
    assert refusal(GAME, fresh(), Count(1)).why == "not-now"


def test_listed_and_refused_never_disagree():
    table = fresh()
    for _ in range(10):
        for act in legal(GAME, table):
            assert refusal(GAME, table, act) is None
        table = play(GAME, table, legal(GAME, table)[0]).table
    assert table.pending == [] and legal(GAME, table) == [] and refusal(GAME, table, Offer(1)).why == "game-over"


def test_what_is_wide_may_be_legal_without_being_listed():
    table = fresh()
    table.coins[0] = 9
    assert Offer(7) not in legal(GAME, table)
    assert refusal(GAME, table, Offer(7)) is None


def test_notation_reads_back_and_the_longer_verb_wins():
    table = fresh()
    table.hands[0] = [2, 2]
    assert parse(GAME, table, "sell 2") == Sell(2)
    table.pending.append(HowMany(0, 2))
    assert parse(GAME, table, "sell count 2") == Count(2)


@pytest.mark.parametrize("text", [
    "", "sell", "sell x", "sell 02", "sell 2 2", "sell +2", "sell count 1", "SELL 2", "__class__", "sell ٢",
])
def test_text_that_names_nothing_is_refused(text):
    with pytest.raises(NotAnAction):
        parse(GAME, fresh(), text)


def test_forced_means_exactly_one_thing_can_be_done():
    table = fresh()
    assert forced(GAME, table) is None
    table.hands[0] = [2]
    assert forced(GAME, play(GAME, table, Sell(2)).table) == Count(1)
