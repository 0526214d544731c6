"""Some ability cards as a grid of buttons, each with a note; the one picked or refused is told below."""
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.caravanserai.kits import ABILITIES
from ui.caravanserai.cards import full, kind, small, words
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import card_name, t
from ui.caravanserai.panels.parts import choice
from ui.kit.html import Child, Html, div, p, span


class Note(NamedTuple):
    """What stands on a card, and what it says to those who do not see it."""

    shown: Child
    said: str


def shelf(moment: Moment, verb: str, cards: Sequence[str], foot: Child, notes: Mapping[str, Note]) -> Html:
    """Cards that answer with `<verb> <card>`; `notes` stand on them, `foot` is said while none is picked."""
    buttons = [choice(moment, f"{verb} {card}", small(card), span(card_name(card), class_="nm wide"),
                      notes[card].shown if card in notes else None, class_=f"mini {kind(card)}",
                      label=", ".join([words(card), *([notes[card].said] if card in notes else [])])) for card in cards]
    return div(div(buttons, class_="cards-grid", role="group", aria_label=t("cards"), data_roving="grid",
                   id=f"shelf-{verb.replace(' ', '-')}"), _told(moment, verb, foot), class_="cards-pick")


def _told(moment: Moment, verb: str, foot: Child) -> Html:
    picked = moment.drafted(f"{verb} ")
    refused = moment.scene.refused_at.removeprefix("act ")
    card = (refused if refused.startswith(f"{verb} ") else picked[-1] if picked else "").rpartition(" ")[2]
    return div(full(card), class_="told") if card in ABILITIES else p(foot, class_="told soft")
