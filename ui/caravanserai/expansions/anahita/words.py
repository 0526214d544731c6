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
    if not his.acts:
        return t("deed.meets")
    return t(f"deed.{kind}.solo" if his.alone and kind in ("tower", "red_gate", "blue_gate", "stall") else f"deed.{kind}")
