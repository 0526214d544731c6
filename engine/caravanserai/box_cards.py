"""The 17 turquoise and 16 purple ability cards of the base box (caravanserai.md 1.5, C-53, C-54).

Only what is printed: what a card does stands in `cards.py` (turquoise) and `purple.py`.
"""
from typing import NamedTuple

from engine.caravanserai.box import Needs, needs


class Ability(NamedTuple):
    """One ability card: its kind, the goods at its bottom, the group of which one may be held, and how many exist."""

    id: str
    kind: str
    cost: Needs
    group: str
    copies: int


def ability(name: str, kind: str, cost: str, group: str = "", copies: int = 1) -> Ability:
    """Write an ability card down; without a group it is alone in its own (C-32)."""
    return Ability(name, kind, needs(cost), group or name, copies)


def _card(name: str, cost: str, group: str = "", copies: int = 1) -> Ability:
    return ability(name, "turquoise" if name[0] == "x" else "purple", cost, group, copies)


KINDS = ("turquoise", "purple")

BASE_CARDS = (
    _card("x1", "em"),
    _card("x2", "am si"),
    _card("x3", "si"),
    _card("x4", "em", group="x4-x9"),
    _card("x5", "si", group="x4-x9"),
    _card("x6", "di", group="x4-x9"),
    _card("x7", "go", group="x4-x9"),
    _card("x8", "am em", group="x4-x9"),
    _card("x9", "bz si", group="x4-x9"),
    _card("x10", "bz am"),
    _card("x11", "di"),
    _card("x12", "bz go"),
    _card("x13", "di"),
    _card("x14", "bz em"),
    _card("x15", "bz am"),
    _card("x16", "si"),
    _card("x17", "go"),
    _card("y1", "si em", copies=2),
    _card("y2", "bz em", group="y2-y3"),
    _card("y3", "am si", group="y2-y3"),
    _card("y4", "em go"),
    _card("y5", "am si"),
    _card("y6", "bz di", group="y6-y7"),
    _card("y7", "am go", group="y6-y7"),
    _card("y8", "si di", copies=2),
    _card("y9", "bz em", copies=2),
    _card("y10", "go"),
    _card("y11", "di"),
    _card("y12", "bz si"),
    _card("y13", "am em"),
)
