"""Saves: the log is the truth, the table an insurance, and no text ever ends in a traceback (faults 11, 13)."""
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.saga import Saga, Seat
from engine.kernel.save import BadSave, load_text, save_text, state_hash
from tests.kernel.pebbles import GAME, find


def match(steps: int = 9) -> Saga:
    made = Saga(GAME, [Seat("Mina"), Seat("يوسف", "bot", "trader")], "7", {"rich": True}, "id-1")
    for place in range(steps):
        made.play(made.legal()[place % len(made.legal())])
    return made


def test_a_save_comes_back_whole_with_what_was_undone():
    made = match(4)
    made.play_text("offer 1")
    made.undo_step()
    loaded = load_text(save_text(made, {"name": "Friday"}), find)
    assert (loaded.saga.log, loaded.saga.cursor, loaded.notice) == (made.log, 4, "")
    assert loaded.saga.table == made.table and loaded.saga.seats == made.seats and loaded.notes == {"name": "Friday"}


def test_faults_11_a_log_that_replays_otherwise_goes_on_from_its_snapshot():
    whole = json.loads(save_text(match(6)))
    whole["log"][2] = "offer 99"
    loaded = load_text(json.dumps(whole), find)
    assert loaded.notice == "from-snapshot"
    assert state_hash(loaded.saga.table) == whole["check"]
    assert loaded.saga.past == whole["log"] and loaded.saga.log == []
    loaded.saga.play(loaded.saga.legal()[0])
    again = load_text(save_text(loaded.saga), find)
    assert again.notice == "" and again.saga.table == loaded.saga.table and again.saga.past == whole["log"]


def test_a_snapshot_that_is_broken_too_is_refused():
    whole = json.loads(save_text(match(6)))
    whole["log"][2] = "offer 99"
    whole["table"]["coins"][0] += 50
    with pytest.raises(BadSave) as bad:
        load_text(json.dumps(whole), find)
    assert bad.value.why == "damaged"


def test_a_save_of_older_rules_is_migrated_and_one_from_the_future_is_told():
    class Newer(type(GAME)):
        rules = 2
        migrations = {1: lambda save: {**save, "log": [text.replace("give", "offer") for text in save["log"]]}}
    whole = json.loads(save_text(match(0)))
    whole["log"], whole["cursor"], whole["check"] = ["give 1"], 1, ""
    loaded = load_text(json.dumps(whole), lambda name: Newer())
    assert loaded.saga.log == ["offer 1"]
    whole["rules"] = 3
    with pytest.raises(BadSave, match="newer"):
        load_text(json.dumps(whole), lambda name: Newer())


@pytest.mark.parametrize(("text", "why"), [
    ("", "not-a-save"), ("[]", "not-a-save"), ("{}", "not-a-save"), ("null", "not-a-save"), ("{\"sarai\": 1.5}", "not-a-save"),
    ("[" * 100_000, "not-a-save"), ('{"sarai": 1, "game": "chess"}', "unknown-game"), ('{"sarai": 9, "game": "x"}', "newer"),
    ('{"sarai": 1, "game": "pebbles"}', "damaged"), ("x" * 5_000_000, "too-large"), ('{"sarai": NaN}', "not-a-save"),
    ('{"sarai":1,"x":' + "[" * 60 + "]" * 60 + "}", "damaged"),
])
def test_a_text_that_is_no_save_gets_one_reason(text, why):
    with pytest.raises(BadSave) as bad:
        load_text(text, find)
    assert bad.value.why == why


WHOLE = json.loads(save_text(match(8)))
ANYTHING = st.recursive(st.none() | st.booleans() | st.integers(-3, 2**70) | st.text(max_size=5),
                        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
                        max_leaves=5)


def places(json_, path=()):
    """Every path into a JSON tree."""
    yield path
    inner = json_.items() if isinstance(json_, dict) else enumerate(json_) if isinstance(json_, list) else ()
    for key, value in inner:
        yield from places(value, (*path, key))


@settings(max_examples=400, deadline=None)
@given(st.sampled_from([path for path in places(WHOLE) if path]), st.sampled_from(["remove", "rename", "replace"]), ANYTHING)
def test_faults_13_any_field_removed_renamed_or_retyped_gives_a_match_or_one_reason(path, change, value):
    whole = json.loads(json.dumps(WHOLE))
    holder = whole
    for key in path[:-1]:
        holder = holder[key]
    old = holder.pop(path[-1])
    if change == "rename" and isinstance(holder, dict):
        holder[f"{path[-1]}x"] = old
    elif change == "replace" and isinstance(holder, dict):
        holder[path[-1]] = value
    elif change == "replace":
        holder.insert(path[-1], value)
    try:
        loaded = load_text(json.dumps(whole), find)
    except BadSave:
        return
    assert loaded.saga.game.faults(loaded.saga.table) == []


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=300) | st.binary(max_size=300).map(lambda raw: raw.decode("latin-1")))
def test_any_text_gives_one_reason(text):
    with pytest.raises(BadSave):
        load_text(text, find)
