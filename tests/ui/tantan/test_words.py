"""Every event and every refusal has its words, with right plurals, names set apart, and the numbers that are missing."""
import re
from pathlib import Path

import pytest

from engine.kernel import Event, Refusal, legal, parse, refusal, refuse
from engine.tantan import events
from engine.tantan.box import CARDS
from engine.tantan.game import GAME
from engine.tantan.scoring import CRITERIA, PARTS
from tests.ui.tantan.setting import arranged, asked_scene, deal, moments, scene, seats
from ui.tantan.cards import several
from ui.tantan.face import TantanFace
from ui.tantan.help import _FOR
from ui.words import known, tell
from ui.words.en.tantan import WORDS
from ui.words.en.tantan_help import WORDS as HELP

ENGINE = Path(__file__).parents[3] / "engine" / "tantan"
FACE = TantanFace()
KINDS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]
EXAMPLES = [
    events.GameStarted(2, 0, "food", ("spice",), "lamp", 80), events.TurnStarted(0, 3), events.TurnSkipped(1),
    events.Bought(0, (1, 2), ("lantern", "lantern"), 2, 5), events.PurseToCaravan(0, "thief"), events.PileEmptied(),
    events.Stocked(0, "spice", 3, 1), events.DistributionStarted(0, "closing", True), events.ShareTaken(0, "fabric", 3),
    events.NoShare(0), events.Stolen(0, 1, "mouse"), events.TheftsLapsed(0, 1), events.MouseTaken(0, "caravan", False),
    events.CardLost(0, "clothes"), events.DistributionEnded(("food",)), events.GameEnded("final_distribution", (1, 2)),
    events.MarketRefilled("food", ("spice",), 1, None, 0),
]


def words(event: Event) -> str:
    line = FACE.line(event, seats(2), 0)
    return "" if line is None else re.sub(r"<[^>]*>", "", line.words)


def test_there_is_an_example_of_every_event():
    assert {type(event) for event in EXAMPLES} == set(KINDS)


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: type(event).__name__)
def test_every_event_has_a_line_but_the_refill_that_the_board_shows(event):
    line = FACE.line(event, seats(2), 0)
    if isinstance(event, events.MarketRefilled):
        assert line is None
    else:
        assert line is not None and (line.words or line.opens_turn)


def test_lines_read_as_sentences():
    assert words(events.Bought(1, (1, 3, 5), ("lantern", "lantern", "thief"), 4, 5)) == "Yusuf bought 2 lanterns and a thief"
    assert words(events.Bought(1, (1,), ("food",), 1, 5)) == "Yusuf bought food"
    assert words(events.Stocked(0, "spice", 3, 1)) == "Aziza stocked 3 spice and 1 mouse"
    assert words(events.Stocked(0, "mouse", 1, 0)) == "Aziza stocked 1 mouse"
    assert words(events.Stolen(0, 1, "princess")) == "Aziza stole a princess from Yusuf"
    assert words(events.Stolen(0, 1, "thief")) == "Aziza stole a thief from Yusuf and may steal once more"
    assert words(events.PurseToCaravan(0, "lamp")) == "A genie lamp went to the caravan"
    assert words(events.DistributionEnded(("food",))) == "1 card stays in the caravan"


@pytest.mark.parametrize(("event", "delta", "tone"), (
    (events.ShareTaken(0, "lantern", 2), "+10", "up"), (events.CardLost(0, "clothes"), "−3", "down"),
    (events.ShareTaken(0, "princess", 2), "", ""), (events.Bought(0, (1,), ("food",), 1, 5), "for 1 of 5", "")))
def test_deltas_stand_at_the_right(event, delta, tone):
    line = FACE.line(event, seats(2), 0)
    assert line is not None and (line.delta, line.tone) == (delta, tone)


def refusal_keys() -> list[str]:
    """Every key that the engine's source refuses with."""
    text = "".join(path.read_text() for path in sorted(ENGINE.glob("*.py")))
    return sorted(set(re.findall(r'refuse\("([a-z-]+)"', text)))


@pytest.mark.parametrize("key", [*refusal_keys(), "game-over", "not-now"])
def test_every_refusal_of_the_engine_has_words(key):
    assert known(f"tantan.why.{key}")


def test_every_refusal_that_can_be_met_is_worded_with_its_numbers():
    tries = ([f"buy {stall}" for stall in (0, 1, 2, 3, 4, 5, 6)] + ["buy done"] + [f"stock {card}" for card in (*CARDS, "gold")]
             + [f"count {n}" for n in (0, 1, 7, 9)] + [f"mice {n}" for n in (0, 1, 5, 9)]
             + [f"take {card}" for card in (*CARDS, "gold")] + [f"steal {seat}" for seat in (0, 1, 2, 9)]
             + [f"discard {card}" for card in (*CARDS, "gold")])
    met = set()
    for count in (2, 4):
        for table in moments(count, "why"):
            for notation in tries:
                try:
                    no = refusal(GAME, table, parse(GAME, table, notation))
                except ValueError:
                    continue
                if no is not None:
                    met.add(no.why)
                    assert "{" not in FACE.why(no) and "T-" in FACE.why(no)
    assert len(met) >= 12


def test_a_refusal_names_the_missing_number_and_the_rule():
    table = arranged(purse="jewellery", market=["spice", "lamp", "lantern", "mouse", "thief"])
    face, moment = TantanFace(), asked_scene(table)
    draft = face.pick(moment, "stall-2")
    no = face.pick(asked_scene(table, draft), "stall-3")
    text = re.sub(r"<[^>]*>", "", face.why(no))
    assert text == "Lantern costs 2. You have 1 coin left. Rule T-09."
    purse = face.pick(moment, "stall-5")
    assert re.sub(r"<[^>]*>", "", face.why(purse)) == "Thief costs 5. The purse holds only 2 coins. Rule T-09."


def test_a_refusal_the_face_has_never_heard_of_still_says_something():
    assert FACE.why(refuse("from-the-future"))
    assert FACE.why(Refusal("too-dear", "", (("price", 5), ("coins", 0))))


def test_lists_of_cards():
    assert several({"mouse": 1, "spice": 1, "lantern": 2}) == "2 lanterns, spice and a mouse"
    assert several({}) == ""
    assert tell("tantan.count.mouse", n=2) == "2 mice"
    assert tell("tantan.count.lantern", n=1) == "1 lantern"


def test_every_word_in_the_source_exists_and_every_word_is_used():
    folder = Path(__file__).parents[3] / "ui"
    source = "".join(path.read_text() for path in sorted(folder.glob("**/*.py")) if "words" not in path.parts)
    used = set(re.findall(r'"(tantan\.[a-z0-9.-]+)"', source))
    stems = set(re.findall(r'f"(tantan\.[a-z0-9.-]*?)\{', source))
    assert not {key for key in used if not known(key)}
    stems |= {"tantan.ending."}  # asked for by the score page, by the name of the game
    unused = {key for key in [*WORDS, *HELP] if key not in used and not any(key.startswith(stem) for stem in stems)}
    assert not unused


def test_the_account_its_parts_and_its_endings_have_names():
    for part in PARTS:
        assert FACE.part_words(part)
    for criterion in CRITERIA:
        assert criterion == "total" or FACE.part_words(criterion)
    for reason in ("final_distribution", "no_card_can_be_added"):
        assert known(f"tantan.ending.{reason}")


def test_every_question_has_its_chapter():
    idents = [chapter.ident for chapter in FACE.chapters()]
    assert len(idents) == len(set(idents)) and set(_FOR) == set(GAME.menu)
    for kind in GAME.menu:
        assert FACE.chapter_for(kind(0) if kind.FIELDS.keys() == {"seat"} else None) in idents
    assert FACE.chapter_for(None) in idents and set(_FOR.values()) <= set(idents)


def test_progress_and_stage_say_how_far_it_is():
    table = deal(2)
    assert FACE.progress_words(GAME.progress(table)) == "turn 1, 81 in the pile"
    assert FACE.stage(scene(table)) == "81 in the pile"
    table.pile = []
    assert FACE.progress_words(GAME.progress(table)) == "turn 1, pile empty"


def test_an_action_names_the_piece_it_touches():
    names = {FACE.target(act) for table in moments(3, "touch") for act in legal(GAME, table)}
    kinds = {name.partition("-")[0] for name in names}
    assert kinds == {"", "stall", "pack", "share", "seat", "front"}
