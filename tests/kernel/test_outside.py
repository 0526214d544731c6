"""JSON from outside: brackets without end must be refused before the reader follows them (it would take the page with it)."""
import pytest

from engine.kernel.outside import parse


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 50_000, "[" * 201 + "]" * 201, "[]" * 10 + "[" * 5000, ""])
def test_what_nests_without_end_or_is_no_json_is_a_value_error(text):
    with pytest.raises(ValueError):
        parse(text)


def test_usual_texts_are_read():
    assert parse('{"a": [1, {"b": "]]}}"}], "c": null}') == {"a": [1, {"b": "]]}}"}], "c": None}
    assert parse("[" * 200 + "]" * 200)


def test_fractions_meet_the_given_function():
    assert parse("[1, 2.5, NaN]", fraction=str) == [1, "2.5", "NaN"]
