"""Whole games as texts: played again, they read the same to the last letter."""
from pathlib import Path

import pytest

from engine.games import SHELF
from tests.playthroughs.telling import actions, head, told

HERE = Path(__file__).parent
TEXTS = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.stem)
def test_a_playthrough_reads_the_same(file):
    text = file.read_text(encoding="utf-8")
    saga = head(text)
    saga.replay(actions(text))
    assert saga.table.pending == []
    assert told(saga).splitlines() == text.splitlines(), f"python tools/playthrough.py {file.name} makes it anew"


def test_every_game_and_every_chapter_is_told():
    names = [file.stem for file in TEXTS]
    assert {name.split("_")[0] for name in names} == set(SHELF)
    chapters = ("base", "dervish", "opium", "anahita", "chapman", "partner", "solo")
    assert {f"caravanserai_{chapter}" for chapter in chapters} <= set(names)
