"""Anahita's cards and the Arbab's deeds in words."""
from typing import Any

from engine.caravanserai.box_board import KIND
from engine.caravanserai.expansions.anahita.annex import arbab
from ui.caravanserai.names import t


def help_name(card: str) -> str:
    """The name of one of Anahita's cards."""
    return t(f"help-card.{card}.name")


def help_text(card: str) -> str:
    """What one of Anahita's cards does."""
    return t(f"help-card.{card}.text")


def deed(view: Any, space: int, home: bool = False) -> str:
    """What the Arbab will do where he stops."""
    his, kind = arbab(view), KIND[space]
    if home:
        return t("deed.home")
    alone = ".solo" if his.alone else ""
    done = t(f"deed.{kind}{alone if kind in _OTHER_ALONE else ''}" if his.acts else "deed.meets")
    met = _MET.get(kind, "")
    return t("deed.also", deed=done, more=t(f"deed.{met}{alone if met == 'chapman' else ''}")) if met in view.annexes else done


_OTHER_ALONE = ("tower", "red_gate", "blue_gate")
"""The kinds of space where he does something else in Solo Mode."""

_MET = {"blue_gate": "dervish", "stall": "chapman"}
"""Whom of the other expansions he meets where, by their annexes."""
