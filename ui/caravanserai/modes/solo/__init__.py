"""Solo Mode on the page: four dice rolled ahead, and how many of the twenty-one moves are made."""
from typing import Any

from engine.caravanserai.box_board import KIND
from engine.caravanserai.expansions.anahita.annex import arbab
from engine.caravanserai.expansions.anahita.box import LEG, WAY_HOME
from engine.caravanserai.modes.solo.annex import SOLO
from ui.caravanserai.attach import Attachment
from ui.caravanserai.modes.solo import dice, log
from ui.caravanserai.names import k
from ui.kit.html import Child, Html, p

MOVES = WAY_HOME // LEG + 1


def stage(view: Any) -> Child:
    """Which of the moves comes now; the Arbab walks after every one."""
    if view.reason or not view.round:
        return ""
    return k("stage.solo", n=min(MOVES, arbab(view).walked // LEG + 1), of=MOVES)


def picture() -> Html:
    """Four dice."""
    return p([dice.face_of(n, "waits") for n in (2, 3, 5, 6)], class_="solo-dice")


def what(view: Any, space: int) -> str:
    """What a stall is for: nothing fills it again."""
    return "stall.solo" if KIND[space] == "stall" else ""


ATTACHMENT = Attachment(
    name=SOLO, seats=(1,), ways=(dice.dice,), units=(dice.on_strip,), beneath=(dice.beneath,), instead=(dice.instead,),
    lit=(dice.lit,), goes=(dice.goes,), stage=(stage,), what=(what,), say=(dice.say,), main=(dice.main,), chips=(dice.chips,),
    verbs=("repeat",), aside_verbs=("die",), lines=log.LINES, sounds=log.SOUNDS, chapters={"solo": picture})
"""What the mode adds to the page."""
