"""Whole games of Caravanserai from the door to the score, four seats: long, so they belong to the soak.

SARAI_SHOTS names a folder for pictures on the way, for whoever wants to look.
"""
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.court import saga_of, until_over
from tests.browser.player import Player
from tests.browser.playing import LAPTOP, PHONE, Sit, profile
from tests.browser.test_whole_game import account

ALL = ("dervish", "opium", "anahita", "chapman")
WINDOWS = {"phone by day": (PHONE, "light"), "phone by night": (PHONE, "dark"),
           "laptop by day": (LAPTOP, "light"), "laptop by night": (LAPTOP, "dark")}


def shots(me: Player, name: str) -> Callable[[str], None]:
    """Takes a picture at every fourth stage, if they are wanted."""
    folder, taken = os.environ.get("SARAI_SHOTS"), []

    def take(stage: str) -> None:
        taken.append(stage)
        if folder and len(taken) % 4 == 1:
            me.page.screenshot(path=Path(folder) / f"{name.replace(' ', '-')}-{len(taken):03d}-{stage.split()[0]}.png")
    return take


@pytest.mark.soak
@pytest.mark.timeout(1500)
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("parts", ((), ALL), ids=("base", "all four"))
def test_a_whole_game_of_four(sit: Sit, browser: Browser, window: str, parts: tuple[str, ...]):
    size, light = WINDOWS[window]
    context = profile(browser, size, touch=size == PHONE, color_scheme=light)
    me = sit("touch" if size == PHONE else "mouse", at=context, luck=11).quick()
    me.new_game(["person", "clerk", "clerk", "clerk"], game="caravanserai", options=parts)
    rounds = until_over(me, shots(me, f"{window} {len(parts)}"), most=400)
    table = saga_of(me, lambda saga: not saga.table.pending).table
    assert {"move", "end"} <= {act.split()[0] for plan in rounds for act in plan} and table.round >= 5
    me.to_score()
    sums, totals = account(me)
    assert sums == totals and len(totals) == 4
    shots(me, f"{window} {len(parts)} score")("score")
    context.close()
