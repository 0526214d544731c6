"""The words of Anahita and the Arbab: every event, refusal and card has some, and none is left over."""
import re
from pathlib import Path

import pytest

from engine.caravanserai.expansions.anahita import events
from engine.caravanserai.expansions.anahita.box import ABILITY_CARDS
from engine.kernel import Event, refuse
from tests.ui.caravanserai.setting import seats
from tests.ui.caravanserai_parts.setting import FACE, plain
from ui.caravanserai.attach import every
from ui.words import known
from ui.words.en import caravanserai_anahita

ROOT = Path(__file__).parents[3]
KINDS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]
EXAMPLES = [
    events.ArbabStarted(4, "stall_silver"), events.ArbabWalked("blue_gate", 6, False),
    events.ArbabWalked("stall_silver", 60, True), events.OrderRemoved("red_gate", "N01"), events.HelpUsed(1, "a06"),
    events.Displaced(1, "blue_gate", "stall_amber"), events.AnahitaPushed(3, "stall_gold"), events.AnahitaStayed("stall_amber"),
    events.GoodConfiscated("gold"), events.FavoursLaid("changer_west", 2), events.OrderTurnedDown("tower_sw", "M01", ""),
    events.OrderTurnedDown("tower_sw", "M01", "M02"), events.OrderRemoved("tower_sw", "M01"),
    events.MinorsLaidOpen(("N01", "N02", "N03")), events.AbilityRemoved("x2"),
    events.FavourAsked(1, 2, ("blue_gate", "stall_amber"), 5),
    events.FavoursGained(1, 2, 9), events.FavourTaken(1, "changer_west", 4), events.CardUnlocked("a02"),
    events.LoanBonus(1), events.StallRestocked("gold"),
]


def test_there_is_an_example_of_every_event_and_each_has_a_line():
    assert {type(event) for event in EXAMPLES} == set(KINDS)
    for event in EXAMPLES:
        line = FACE.line(event, seats(2), 0)
        assert line is not None and line.words and "{" not in line.words, event
    asked = FACE.line(events.FavourAsked(1, 2, ("blue_gate", "stall_amber"), 5), seats(2), 0)
    assert asked and (plain(asked.words), asked.delta) == (
        "Yusuf asked a favour for 2 tokens: Anahita goes to the amber stall", "−2")


def test_every_refusal_of_the_expansion_has_words():
    engine = ROOT / "engine" / "caravanserai" / "expansions" / "anahita"
    found = {key for path in engine.glob("*.py") for key in re.findall(r'refuse\(\s*"([a-z-]+)"', path.read_text())}
    assert len(found) > 20
    facts = {"good": "gold", "space": "blue_gate", "price": 3, "coins": 2, "tokens": 2, "held": 1, "room": 3, "card": "x1",
             "order": "N01", "most": 3, "terms": "x"}
    for why in sorted(found):
        assert known(f"caravanserai.why.{why}") or why in every().reasons, why
        assert "{" not in FACE.why(refuse(why, "caravanserai-expansions CX-38", **facts))


@pytest.mark.parametrize("card", ABILITY_CARDS)
def test_every_card_of_hers_has_a_name_and_words_and_stands_in_the_rules(card):
    assert known(f"caravanserai.help-card.{card}.name") and known(f"caravanserai.help-card.{card}.text")
    chapters = {chapter.ident: plain(chapter.body) for chapter in FACE.chapters()}
    assert "Peacemaker" in chapters["anahita"] and "caftan" in chapters["arbab"]


def test_no_sentence_is_left_over():
    text = "\n".join(path.read_text() for path in sorted((ROOT / "ui" / "caravanserai").rglob("*.py")))
    families = ("help-card.", "title.", "main.", "do.", "say.does.", "why.", "help.anahita", "help.arbab", "deed.", "turn.",
                "term.", "end.", "ending.", "what.")
    for key in caravanserai_anahita.WORDS:
        short = key.removeprefix("caravanserai.")
        assert short.startswith((*families, "option.")) or f'"{short}"' in text, key
