"""Recorded whole games, replayed strictly: the same account to the last point, and nothing lost after any action."""
from pathlib import Path

import pytest

from engine.games import SHELF, game
from engine.kernel.save import state_hash
from tests.recorded.shown import everything, recorded, shown

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_replays_to_its_account(file):
    saga, whole = recorded(file)
    assert saga.table.pending == []
    assert state_hash(saga.table) == whole["check"]
    assert saga.game.result(saga.table).to_json() == whole["result"]
    for place, table in saga.walk():
        assert saga.game.faults(table) == [], f"after action {place}"
        assert table.pending or place == saga.cursor


@pytest.mark.parametrize("name", SHELF)
def test_recorded_games_show_everything_a_game_can_do(name):
    files = sorted((HERE / name).glob("*.json"))
    assert len(files) >= 12
    seen = {what for file in files for what in shown(file)}
    assert sorted(set(everything(game(name))) - seen) == []
