"""Every event, refusal, card, option and end has its words, with names set apart and the numbers that are missing."""
import re
from pathlib import Path

import pytest

from engine.bots.levels import levels
from engine.caravanserai import events, events_orders
from engine.caravanserai.box import GOODS
from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.box_cards import BASE_CARDS
from engine.caravanserai.game import GAME
from engine.kernel import Event, Refusal, refuse
from tests.ui.caravanserai.setting import asked_scene, begun, deal, rich, seats
from ui.caravanserai.cards import SYMBOLS, words
from ui.caravanserai.face import CaravanseraiFace
from ui.caravanserai.help import FOR
from ui.words import known, tell
from ui.words.en import caravanserai, caravanserai_bar, caravanserai_cards, caravanserai_help, caravanserai_log

ROOT = Path(__file__).parents[3]
ENGINE = ROOT / "engine" / "caravanserai"
FACE = CaravanseraiFace()
KINDS = [kind for module in (events, events_orders) for kind in vars(module).values()
         if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]
EXAMPLES = [
    events.GoodChosen(0, "silver"), events.GateEntered(0, "red_gate"), events.StartRolled(1, 6), events.TurnBegan(0, 3, False),
    events.DieRolled(0, 5, False), events.Moved(0, ("red_gate", "stall_bronze"), 1, ("stall_bronze",)), events.Skipped(1,
                                                                                                                       "tower_sw"),
    events.Borrowed(0, 2), events.Bought(0, "bronze", 0), events.StallRefilled("gold", 3), events.Converted(1, "caravan_a1",
                                                                                                            "A05"),
    events.TileTurned("caravan_a1", "A05", 2), events.TileReplaced("caravan_a1", "A05", "A01"), events.TilesShuffled("A", 9),
    events.Sold(0, "gold", 1, 2), events.Exchanged(0, "gold", "diamond"), events.GoodGained(0, "bronze"),
    events.PointsGained(0, -1, 9),
    events.SlotOpened(0, "amber", 4), events.Discarded(0, "amber"), events.EndTriggered(0, 33,
                                                                                        (1,)), events.GameEnded("threshold"),
    events_orders.CardBought(0, "x1"), events_orders.CardEarned(1, "y1", True), events_orders.CardPassed(0, "x2"),
    events_orders.CardShown("x3", 1), events_orders.GiftGiven(1, "silver", True), events_orders.GiftMissed(1, "silver"),
    events_orders.FountainTurned(2), events_orders.OrderCompleted(0, "M03", 11, -1,
                                                                  (1, 1, 1, 1, 0, 0)), events_orders.DebtPaid(0, 2, 0),
    events_orders.PurseFilled(0, 1), events_orders.CreditRaised(0, 4), events_orders.OrderShown("tower_ne", "M11"),
    events_orders.MinorsDrawn(0, ("N01", "N02")), events_orders.MinorsReturned(0, ("N01",)), events_orders.MinorKept(0, "N02"),
    events_orders.MinorScored(1, "N03", 4),
]


CARDS = [card.id for card in BASE_CARDS]


def said(event: Event) -> str:
    line = FACE.line(event, seats(2), 0)
    return "" if line is None else re.sub(r"<[^>]*>", "", line.words)


def test_there_is_an_example_of_every_event():
    assert {type(event) for event in EXAMPLES} == set(KINDS)


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: type(event).__name__)
def test_every_event_has_a_line_but_the_turn_of_a_tile_that_the_court_shows(event):
    line = FACE.line(event, seats(2), 0)
    if isinstance(event, events.TileTurned):
        assert line is None
    else:
        assert line is not None and (line.words or line.opens_turn)


def test_lines_read_as_sentences_and_tell_no_secret():
    assert said(events_orders.OrderCompleted(1, "M03", 11, 2,
                                             (1, 1, 1, 1, 0,
                                              0))) == "Yusuf filled an order with 1 bronze, 1 amber, 1 silver and 1 emerald"
    assert said(events.Sold(1, "gold", 1, 2)) == "Yusuf sold gold; 2 dirhams found no room"
    hidden = events_orders.MinorsDrawn(0, ("N01", "N02")).seen_by(1)
    assert hidden is not None and said(hidden) == "Aziza drew 2 Minor Orders"
    assert FACE.sound(events.Moved(0, ("a", "b"), 1, ())) == "step" and FACE.sound(events.TileTurned("a", "A01", 1)) == ""


def refusals() -> list[str]:
    """Every reason that the engine gives, read from its source."""
    found = [key for path in sorted([*ENGINE.glob("*.py"), *ENGINE.glob("actions/*.py")])
             for key in re.findall(r'(?:refuse|Refusal)\(\s*"([a-z-]+)"', path.read_text())]
    return sorted(dict.fromkeys([*found, "not-now", "game-over", "none-drafted", "no-use"]))


def test_the_engine_names_reasons():
    assert len(refusals()) > 30


@pytest.mark.parametrize("why", refusals())
def test_every_refusal_has_words_that_fit_its_facts(why):
    assert known(f"caravanserai.why.{why}")
    facts = {"good": "gold", "space": "blue_gate", "price": 3, "coins": 2, "debt": 3, "limit": 3, "locked": 1, "room": 3,
             "most": 2, "steps": 5,
             "die": 1, "rolled": 0, "card": "x1", "order": "N01", "deck": "purple", "terms": "turned"}
    if why == "missing-goods":
        facts = {"gold": 1, "amber": 2}
    text = re.sub(r"<[^>]*>", "", FACE.why(refuse(why, "caravanserai C-12", **facts)))
    assert text.endswith("C-12") and "{" not in text and "_" not in text


def test_refusals_name_numbers_and_a_way_out():
    far = refuse("too-far", "caravanserai section 3", space="blue_pavilion", steps=4, limit=3, die=1, rolled=0)
    assert re.sub(r"<[^>]*>", "", FACE.why(far)) == "Blue Pavilion is 4 steps off. A roll of 4 or more reaches it. § 3"
    assert "1 gold and 2 amber" not in FACE.why(Refusal("missing-goods", "", (("gold", 1), ("amber", 2))))
    assert "2 amber and 1 gold" in FACE.why(Refusal("missing-goods", "", (("gold", 1), ("amber", 2))))


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_name_words_and_a_symbol(card):
    assert known(f"caravanserai.card.{card}.name") and known(f"caravanserai.card.{card}.text")
    assert card in SYMBOLS and words(card)


def test_goods_spaces_options_levels_and_ends_have_words():
    assert all(known(f"caravanserai.good.{good}") for good in GOODS)
    assert all(known(f"caravanserai.space.{space}") for space in SPACE_NAMES)
    for option in GAME.options:
        assert known(f"option.caravanserai.{option.name}")
        for choice in option.choices:
            assert isinstance(choice, bool) or known(f"option.caravanserai.{option.name}.{choice}")
    assert all(known(f"level.{level}") for level in levels("caravanserai"))
    assert all(known(f"caravanserai.ending.{end}") and known(f"caravanserai.end.{end}") for end in ("threshold", "turn-limit"))


def test_every_part_of_the_account_and_every_tie_break_has_a_name():
    parts = {part for table in rich() for seat in GAME.result(table).parts for part in seat}
    assert {"points", "coins", "sets"} <= parts
    for part in [*parts, *CARDS, "goods", "worth"]:
        assert FACE.part_words(part) and FACE.part_words(part) != part


def test_every_chapter_has_a_title_and_a_body_and_every_question_its_chapter():
    chapters = {chapter.ident: chapter for chapter in FACE.chapters()}
    assert len(chapters) > 10 and all(chapter.title and chapter.body for chapter in chapters.values())
    assert {*FOR.values(), FACE.chapter_for(None)} <= set(chapters)
    assert {FACE.chapter_for(table.pending[-1]) for table in rich()} <= set(chapters)


def test_no_sentence_is_left_over():
    """Every key is named in the face, or belongs to a family that is."""
    text = "\n".join(path.read_text() for path in sorted((ROOT / "ui" / "caravanserai").rglob("*.py")))
    families = ("good.", "space.", "colour.", "card.", "what.", "say.", "main.", "title.", "do.", "aside.", "why.", "account.",
                "decided.", "ending.", "end.", "help.", "piece.", "store.", "reward.", "order.fill.", "gate.draw", "term.",
                "log.", "sheet.", "label.", "on-board.", "purse.track", "debt.track", "progress", "stage", "units.")
    for module in (caravanserai, caravanserai_bar, caravanserai_cards, caravanserai_help, caravanserai_log):
        for key in module.WORDS:
            short = key.removeprefix("caravanserai.")
            assert short.startswith((*families, "option.", "level.")) or f'"{short}"' in text, key


def test_the_stage_and_the_list_of_games_say_how_far_it_is():
    assert FACE.stage(asked_scene(deal(2))) == "Set-up"
    assert FACE.stage(asked_scene(begun())) == "Round 1 · to 32"
    assert FACE.progress_words(GAME.progress(begun())) == "round 1, 0 of 32 points"
    last = begun()
    last.trigger = 1
    assert FACE.stage(asked_scene(last)) == "Last turns"


def test_plurals():
    assert tell("caravanserai.coins.n", n=0) == "no coins" and tell("caravanserai.coins.n", n=1) == "1 coin"
