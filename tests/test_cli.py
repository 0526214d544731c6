"""The command line: bots play, a save replays strictly, a hand-made position lists what may be done there."""
import json
import subprocess
import sys

import pytest

from engine.cli import main
from engine.games import game
from engine.kernel import dice_from

pytestmark = pytest.mark.cpython


def run(*words: str, capsys) -> tuple[int, str, str]:
    status = main(words)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


@pytest.fixture
def save(tmp_path, capsys):
    file = tmp_path / "match.json"
    status, printed, _ = run("play", "tantan", "--seats", "trader,apprentice", "--seed", "5", "--save", str(file), capsys=capsys)
    assert status == 0
    return file, printed


def test_bots_play_a_whole_match_and_its_save_replays_to_the_same_hash(save, capsys):
    file, printed = save
    status, again, _ = run("replay", str(file), capsys=capsys)
    assert status == 0 and again == printed and "hash " in again


def test_replay_names_the_first_action_that_differs(save, capsys):
    whole = json.loads(save[0].read_text())
    whole["log"][4] = "take lantern"
    save[0].write_text(json.dumps(whole))
    status, _, wrong = run("replay", str(save[0]), capsys=capsys)
    assert status == 1 and "action 5, 'take lantern'" in wrong and "Traceback" not in wrong


def test_replay_notices_a_table_that_is_not_the_saved_one(save, capsys):
    whole = json.loads(save[0].read_text())
    whole["check"] = "0123456789ab"
    save[0].write_text(json.dumps(whole))
    assert run("replay", str(save[0]), capsys=capsys)[0] == 1


def test_a_position_made_by_hand_is_played_on(tmp_path, capsys):
    table = game("tantan").deal(2, game("tantan").check_options(2, {"first": 0}), dice_from("1"))
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "tantan", "table": table.to_json()}))
    status, printed, _ = run("position", str(file), "buy 1", "buy done", capsys=capsys)
    after = json.loads(printed.split("\n# ")[0])
    assert status == 0 and after["table"]["hands"][0] == [table.market[0]] and "# buy 1" in printed
    status, printed, _ = run("position", str(file), "--as", "1", capsys=capsys)
    assert status == 0 and "dice" not in printed
    status, _, wrong = run("position", str(file), "take lantern", capsys=capsys)
    assert status == 1 and "names nothing" in wrong


@pytest.mark.parametrize("words", [
    ("play", "tantan", "--seats", "trader"), ("play", "tantan", "--seats", "wizard,trader"),
    ("play", "tantan", "--option", "first=9"), ("play", "tantan", "--option", "x=1"), ("play", "tantan", "--option", "first"),
    ("replay", "no-such-file"), ("position", "no-such-file"),
])
def test_bad_input_gets_one_sentence(words, capsys):
    status, printed, wrong = run(*words, capsys=capsys)
    assert status == 1 and printed == "" and len(wrong.strip().splitlines()) == 1 and "Traceback" not in wrong


def test_it_runs_as_a_module():
    words = [sys.executable, "-m", "engine", "play", "tantan", "--seed", "2"]
    assert "hash " in subprocess.run(words, capture_output=True, text=True, check=True).stdout
