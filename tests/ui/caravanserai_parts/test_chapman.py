"""Chapmen, rubies and brooches on the page: what is drawn, what is a tap, what it does before and after, and in which words."""
import re
from pathlib import Path

import pytest

from engine.caravanserai.box import GOLD
from engine.caravanserai.box_board import STALL_OF
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.expansions.chapman import events
from engine.caravanserai.expansions.chapman.annex import chapman
from engine.caravanserai.expansions.chapman.box import CARDS, SLOTS
from engine.caravanserai.expansions.chapman.scoring import RubyPicking
from engine.caravanserai.game import GAME
from engine.caravanserai.table import CaravanseraiTable, resume
from engine.caravanserai.turn import end_game
from engine.kernel import Event, Refusal, legal, parse, refuse
from engine.kernel.saga import Seat
from tests.ui.caravanserai.setting import after, asked_scene, drawn, give, hand_out, scene, seats
from tests.ui.caravanserai.test_drawing import EVIL, Nesting
from tests.ui.caravanserai_parts.games import looked_through
from tests.ui.caravanserai_parts.setting import FACE, bar, begun, deal, moments, picked, plain, plan, reached, region
from ui.caravanserai.attach import every
from ui.caravanserai.draft import NOTHING
from ui.caravanserai.face import CaravanseraiFace
from ui.caravanserai.names import card_text
from ui.words import known
from ui.words.en import caravanserai_chapman

QUESTIONS = ("side", "A", "B", "offered", "picking")
"""The questions of the expansion; a full brooch asks by its side."""
ROOT = Path(__file__).parents[3]
KINDS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]
EXAMPLES = [
    events.BroochChosen(1, "B"), events.ChapmanPlaced("gold"), events.RubyPlaced("gold", 2), events.RubiesTaken(1, "gold", 2),
    events.RubiesReturned("amber"), events.RubyGained(1, "A", 1), events.BroochFilled(1, "B"), events.AbilityCopied(1, "x2", -1),
    events.AbilityCopied(1, "x2", 0), events.CardDrawn("silver"), events.ChapmanMoved("gold", "silver"),
    events.ChapmanMoved("gold", "gold"), events.DeckShuffled(18),
    *(events.RubiesSpent(1, 1, use) for use in ("step", "reroll", "discount", "copy", "owner", "barter", "trade", "score")),
]


def table(rubies: int = 2, side: str = "A", at: int = 9, **options: object) -> CaravanseraiTable:
    """A first turn: my brooch has so many rubies, I stand beside the gold stall, which has two and a Chapman."""
    made = begun(2, chapman=True, **options)
    annex = chapman(made)
    annex.supply += sum(annex.rubies) + sum(annex.brooches) - 2 - rubies
    annex.rubies, annex.brooches, annex.sides = [0, 0, 0, 0, 2, 0], [rubies, 0], [side, "B"]
    annex.chapmen = [STALL_OF[GOLD], *annex.chapmen[1:]]
    annex.chapmen[1:] = [1, 1]
    made.seats[0].space, made.seats[0].coins, made.seats[0].room = at, 4, 5
    assert GAME.faults(made) == []
    return made


# ---- whole games


@pytest.mark.parametrize("count", (2, 4))
def test_games_by_chance_are_drawn_and_everything_legal_is_within_two_taps(count):
    kinds, missing = looked_through(CaravanseraiFace(), count, f"chapman {count}", 40, chapman=True, threshold=20)
    assert missing == [] and any(kind.startswith("BroochSide") for kind in kinds)


@pytest.mark.parametrize("moment", ("ready", "rolled", "stall", "changer", "trade", "closing"))
def test_whenever_rubies_can_be_spent_two_taps_lead_there(moment):
    made = table(2, at=7)
    hand_out(made, 0, "cx22", "cx23")
    hand_out(made, 1, "x2")
    ways = {"ready": (), "rolled": ("roll",), "stall": ("move stall_gold",), "changer": ("move changer_west",),
            "trade": ("move caravan_a3",), "closing": ("move stall_gold", "skip", "move caravan_a3", "skip")}
    made = after(made, *ways[moment])
    within = reached(FACE, made)
    missing = [str(act) for act in legal(GAME, made) if str(act) not in within]
    assert missing == [] and any(act.startswith("ruby copy") for act in within)


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_a_panel_and_each_answer_is_one_tap(question):
    made = asked(question)
    found = set(re.findall(r'data-what="act ([^"]+)"', region("tray", made)))
    assert {str(act) for act in legal(GAME, made)} <= found
    for act in legal(GAME, made):
        assert plan(made, f"act {act}") == [str(act)] and bar(made, f"act {act}")
    assert FACE.chapter_for(made.pending[-1]) == "chapman"


def asked(question: str) -> CaravanseraiTable:
    """A table that asks one of the expansion's questions."""
    if question == "side":
        return deal(2, chapman=True)
    if question in SLOTS:
        return after(table(SLOTS[question] - 1, question, anahita=True, opium=True), "move stall_gold", "buy gold", "done")
    if question == "offered":
        far = table(0, at=2)
        hand_out(far, 0, "x13")
        far.seats[0].space = 2
        return after(far, "move stall_bronze", "buy gold", "done")
    over = table(1)
    hand_out(over, 0, "cy22")
    over.pending = []
    end_game(over, "threshold")
    resume(over)
    assert isinstance(over.pending[-1], RubyPicking)
    return over


# ---- the court and the boards


def test_rubies_and_chapmen_stand_at_their_stalls_and_have_words():
    board = FACE.regions(asked_scene(table()))["board"]
    assert board.count('class="ruby"') == 2 and board.count('id="pawn-chapman-') == 3
    labels = re.findall(r'aria-label="([^"]+stall[^"]+)"', board)
    assert any("2 rubies, 1 Chapman" in label for label in labels) and any("2 Chapmen" in label for label in labels)
    sheet = FACE.sheet(asked_scene(table()), "space stall_gold")
    assert sheet and "Buying here takes 2 rubies. Buying here moves 1 Chapman." in plain(sheet[1])


def test_brooches_lie_open_for_everybody():
    made = table(2)
    for eyes in (0, 1, None):
        assert "2 rubies of 3 on side A" in FACE.seat_sheet(scene(made, eyes), 0)
    sheet = FACE.sheet(asked_scene(made), "brooch")
    assert sheet and sheet[1].count('class="brooch side-') == 2


def test_markup_is_whole_and_every_id_stands_once():
    for made in [*(asked(question) for question in QUESTIONS), *list(moments(3, "m", 60, chapman=True))[::9]]:
        nesting = Nesting()
        nesting.feed("".join(FACE.regions(asked_scene(made)).values()))
        assert not nesting.open and len(nesting.ids) == len(set(nesting.ids)), sorted(nesting.ids)


def test_names_are_escaped_where_rubies_go_to_an_owner():
    made = table(2)
    hand_out(made, 1, "x2")
    evil = tuple(Seat(EVIL, kind) for kind in ("person", "bot"))
    markup = drawn(FACE, asked_scene(made, picked(made, "open brooch"), seats=evil))
    assert "<img" not in markup and "owner seat-2" in markup


# ---- purchases


def test_a_purchase_says_what_it_does_to_rubies_and_chapmen_before_it_is_made():
    shown = plain(region("tray", table(0), "space stall_gold"))
    assert "+2 rubies" in shown and "the Chapman moves on" in shown and "fills the brooch" not in shown
    assert "fills the brooch" in plain(region("tray", table(1), "space stall_gold"))


def test_a_ruby_makes_a_piece_of_the_purchase_cheaper_and_can_be_taken_back():
    made = table(2)
    paid = ["move stall_gold", "ruby buy gold", "done"]
    assert plan(made, "space stall_gold", "discount gold") == paid
    assert "×1" in region("tray", made, "space stall_gold", "discount gold")
    assert plan(made, "space stall_gold", "discount gold", "discount gold") == ["move stall_gold", "buy gold", "done"]
    assert plan(made, "space stall_gold", "discount gold", "less buy gold") == ["move stall_gold"]
    made.seats[0].coins = 2
    assert plan(made, "space stall_gold", "discount gold") == paid  # only with the ruby can it be paid


def test_a_ruby_pays_for_a_second_piece_where_the_first_must_be_paid_in_coins():
    made = table(2, at=0)
    made.seats[0].coins = 1
    assert plan(made, "space stall_bronze", "discount bronze") == ["move stall_bronze", "buy bronze", "ruby buy bronze", "done"]


def test_a_refused_discount_says_why():
    made = table(2, at=0)
    draft = picked(made, "space stall_bronze", "less buy bronze")
    no = FACE.pick(asked_scene(made, draft), "discount bronze")
    assert isinstance(no, Refusal) and no.why == "a-dirham-in-coins" and "in coins" in FACE.why(no)


# ---- what else rubies are good for


def test_a_step_for_a_ruby_lights_more_spaces_before_it_is_played():
    made = table(1, at=0)
    lit = [len(re.findall(r'class="space [^"]*legal', FACE.regions(asked_scene(made, draft))["board"]))
           for draft in (NOTHING, picked(made, "put ruby step"))]
    assert lit[1] > lit[0]
    assert plan(made, "put ruby step", "space stall_silver")[:2] == ["ruby step", "move stall_silver"]
    assert plan(made, "put ruby step", "put ruby step") == []


def test_the_panel_of_the_brooch_copies_a_card_of_the_display_or_of_another_seat():
    made = table(2)
    hand_out(made, 1, "x2")
    shown = made.shelves["turquoise"].shown[0]
    for card in (shown, "x2"):
        assert plan(made, "open brooch", f"act ruby copy {card}") == [f"ruby copy {card}"]
    assert "held by \u2068Yusuf\u2069" in region("tray", made, "open brooch")
    assert card_text(shown) in plain(region("tray", made, "open brooch", f"act ruby copy {shown}"))
    poor = region("tray", table(1), "open brooch")
    assert "That takes 2, and your brooch has 1" in plain(poor)


def test_rubies_are_bartered_and_handed_in_with_the_cards_for_it():
    made = table(2)
    hand_out(made, 0, "cx22", "cx23")
    assert plan(made, "open brooch", "act ruby barter silver") == ["ruby barter silver"]
    assert "the supply has" in region("tray", made, "open brooch")
    held = [0] * 6
    for good, number in TILES[made.tiles[2]].give:
        held[good] += number
    give(made, 0, held)
    made.seats[0].space, made.seats[0].coins = 1, 1
    assert plan(made, "space caravan_a1", "put hand ruby") == ["move caravan_a1", "convert", "hand ruby", "done"]
    shown = region("tray", made, "space caravan_a1", "put hand ruby")
    assert shown.count("slot new") == 3


def test_a_full_brooch_asks_within_the_draft_and_says_so():
    made = asked("offered")
    chapman(made).brooches[0], chapman(made).supply = 2, chapman(made).supply - 2
    assert "choose what it brings" in bar(made, "act take rubies yes")
    assert plan(made, "act take rubies yes", "act brooch points") == ["take rubies yes", "brooch points"]


def test_a_reward_that_the_supply_lacks_is_dimmed_and_says_why():
    made = asked("B")
    made.annexes["anahita"].supply = 1
    assert "1 favour token: the last one" in plain(region("tray", made))
    made.annexes["anahita"].supply = 0
    assert "none is left" in plain(region("tray", made))
    assert "brooch favours" not in [str(act) for act in legal(GAME, made)]
    assert re.search(r'class="choice deck beyond[^"]*"[^>]*aria-disabled="true"', region("tray", made))
    no = FACE.pick(asked_scene(made), "act brooch favours")
    assert isinstance(no, Refusal) and no.why == "supply-empty"


# ---- words


def test_there_is_an_example_of_every_event_and_each_has_a_line():
    assert {type(event) for event in EXAMPLES} == set(KINDS)
    for event in EXAMPLES:
        line = FACE.line(event, seats(2), 0)
        assert line is not None and line.words and "{" not in line.words, event
    copied = FACE.line(events.AbilityCopied(1, "x2", 0), seats(2), 0)
    assert copied and re.sub(r"<[^>]*>", "", copied.words) == "Yusuf used Long stride of Aziza in this turn"


def test_every_refusal_of_the_expansion_has_words():
    engine = ROOT / "engine" / "caravanserai" / "expansions" / "chapman"
    found = {key for path in engine.glob("*.py") for key in re.findall(r'refuse\(\s*"([a-z-]+)"', path.read_text())}
    assert len(found) > 8
    facts = {"good": "gold", "space": "blue_gate", "price": 3, "coins": 2, "paid": 0, "rubies": 2, "held": 1, "room": 3,
             "card": "x1", "side": "C"}
    for why in sorted(found):
        assert known(f"caravanserai.why.{why}") or why in every().reasons, why
        assert "{" not in FACE.why(refuse(why, "caravanserai CX-62", **facts))


@pytest.mark.parametrize("card", (*CARDS, "dc1", "dc2"))
def test_every_card_has_a_name_words_and_a_symbol(card):
    assert known(f"caravanserai.card.{card}.name") and known(f"caravanserai.card.{card}.text")
    assert card in every().symbols


def test_every_drafted_action_is_named_by_the_main_button():
    for question in QUESTIONS:
        made = asked(question)
        for act in legal(GAME, made):
            assert "Play this" not in bar(made, f"act {act}"), act
    made = table(2)
    hand_out(made, 0, "cx22")
    for act in legal(GAME, made):
        if act.verb.startswith("ruby"):
            assert "Play this" not in bar(made, f"act {act}") and parse(GAME, made, str(act)) == act


def test_a_card_taken_for_a_ruby_has_a_line_of_its_own_in_the_account():
    assert plain(FACE.part_words("cy22-y4")) == "Card for a ruby, doubled: Master of the towers"
    made = asked("picking")
    first = next(str(act) for act in legal(GAME, made) if act.verb == "score card")
    assert "its points count double" in bar(made, f"act {first}")


def test_no_sentence_is_left_over():
    folder = ROOT / "ui" / "caravanserai"
    text = "\n".join(path.read_text() for path in sorted(folder.rglob("*.py")))
    families = ("card.", "title.", "main.", "do.", "say.does.", "why.", "log.rubies.spent.", "brooch.", "help.chapman", "side.",
                "say.broochside", "say.rubiesoffered", "say.rubypicking")
    for key in caravanserai_chapman.WORDS:
        short = key.removeprefix("caravanserai.")
        assert short.startswith((*families, "option.")) or f'"{short}"' in text, key
