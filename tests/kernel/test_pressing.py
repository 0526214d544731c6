"""Notations as one number: what goes in comes out, what was likely costs little, and a number from nowhere does no harm."""
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.pressing import MOST_LETTERS, Reader, Spoiled, Writer, press, unpress

WORDS = ("move gate", "move tower", "skip", "done")
notations = st.lists(st.sampled_from(WORDS) | st.text(min_size=1, max_size=30), max_size=40)


@given(notations)
def test_what_was_pressed_comes_out_again(said):
    assert unpress(press(said, WORDS), len(said), WORDS) == said
    assert unpress(press(said, ()), len(said), ()) == said


@given(st.lists(st.tuples(st.integers(0, 4), st.lists(st.integers(1, 1_000), min_size=5, max_size=5))))
def test_choices_come_out_in_the_order_in_which_they_went_in(made):
    options, writer = list("abcde"), Writer()
    for place, weights in made:
        writer.choose(options, weights, options[place])
    reader = Reader(writer.number())
    assert [reader.choose(options, weights, "") for _, weights in made] == [options[place] for place, _ in made]
    assert reader.value == 1


def test_what_comes_again_and_again_costs_next_to_nothing():
    once, often = press(list(WORDS), WORDS), press(list(WORDS) * 200, WORDS)
    assert often.bit_length() < once.bit_length() + 100, "800 notations, less than a bit for eight of them"


def test_a_word_known_beforehand_costs_less_than_its_letters():
    assert press(["move gate"], WORDS).bit_length() < 5 < 30 < press(["move gate"], ()).bit_length()
    assert press(["move gates"], WORDS).bit_length() < press(["move gates"], ()).bit_length()


def test_the_number_of_these_notations_is_pinned():
    assert press(["skip", "move gate", "skip", "move gate", "buy é", "skip"], WORDS) == 6_509_385_617_151_587_557_928


@settings(max_examples=300)
@given(st.integers(0, 1 << 400), st.integers(0, 60))
def test_a_number_from_nowhere_gives_notations_or_one_reason(value, count):
    try:
        found = unpress(value, count, WORDS)
    except ValueError:
        return
    assert len(found) == count and all(len(said.encode()) <= MOST_LETTERS for said in found)


@pytest.mark.parametrize(("value", "count"), [(0, 1), (1, 1), (press(["skip"], WORDS), 2), (press(["skip"], WORDS), 0)])
def test_too_few_and_too_many_are_noticed(value, count):
    with pytest.raises(Spoiled):
        unpress(value, count, WORDS)


def test_a_notation_without_an_end_is_given_up():
    with pytest.raises(Spoiled):
        unpress(press(["x" * (MOST_LETTERS + 1)], ()), 1, ())
