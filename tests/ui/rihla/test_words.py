"""Every event, refusal, card, option and question of Rihla has its words, with plurals, names set apart and numbers."""
import re
from pathlib import Path

import pytest

from engine.kernel import Event, legal, parse, refusal, refuse
from engine.kernel.saga import Seat
from engine.rihla import events as told
from engine.rihla.box import CARDS, SPACES
from engine.rihla.box_cards import RIHLA
from engine.rihla.box_road import STREETS
from engine.rihla.game import GAME
from engine.rihla.scoring import _CRITERIA
from tests.ui.rihla.setting import deal, moments, scene, seats
from ui.rihla.face import RihlaFace
from ui.rihla.help import _CHAPTERS, _FOR
from ui.rihla.names import card_name, level_words, one_of, short_name, space_name, street_name
from ui.rihla.reasons import reason_words
from ui.words import known, tell
from ui.words.en import rihla, rihla_bar, rihla_cards, rihla_help, rihla_log

ENGINE = Path(__file__).parents[3] / "engine" / "rihla"
FACE = RihlaFace()
KINDS = [kind for kind in vars(told).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]
EXAMPLES = [
    told.Seated((1, 0)), told.RoundStarted(2), told.TurnStarted(3, 1), told.Released(0), told.PaidRelease(0, 500),
    told.Waited(0, 2), told.SentToHouse(0, "ghaflah"), told.SentToHouse(0, "H08"), told.SentToHouse(0, "bonus"),
    told.Built(0, 1, 1, 700), told.Built(0, 1, 5, 700), told.SoldBack(0, 1, 0, 700), told.Leased(0, 5, 1000),
    told.Reclaimed(0, 5, 1200), told.LeaseEnded(0, 5), told.StallsSold(0, 1, 3, 2100),
    told.OfferMade(0, 1, (1, 2), 0, (4,), 500), told.OfferAnswered(0, 1, "accepted"), told.OfferAnswered(0, 1, "declined"),
    told.OfferAnswered(0, 1, "lapsed"), *[told.Reshuffled(deck) for deck in ("rihla", "sadaqah", "hikma")],
    *[told.CardDrawn(0, "rihla", card) for card in RIHLA],
    *[told.CardDrawn(0, "sadaqah" if card[0] == "S" else "hikma", card) for card in CARDS], told.Moved(0, 3, 9, 0),
    told.Moved(0, 39, 2, 2000), told.Moved(0, 39, 0, 4000), told.Bought(0, 39, 4200), told.AuctionOpened(39, 1, 2100),
    told.BidMade(0, 39, 2100), told.Folded(0, 39, 2200, True), told.Folded(0, 39, 2200, False), told.AuctionWon(0, 39, 2100),
    told.AuctionFailed(39), told.NothingDue(0, "S12"), told.NothingDue(0, "S06"),
    told.Paid(0, 1, 450, "visit"), told.Paid(0, -1, 800, "H13"),
    told.Paid(0, -2, 1000, "waqf"), told.Received(0, -1, 2000, "S14"), told.Received(-2, -1, 300, "waqf"),
    told.DebtOpened(0, 5000, "service"), told.DebtPaid(0, 5000, "zakat"), told.DebtPaid(0, 0, "S13"),
    told.ZakatReckoned(0, 20_000, 500, (1,)),
    told.ZakatReckoned(0, 20_000, 0, ()), told.WaqfEndowed(0, 7, 3000), told.WaqfVisited(0, 7, 1), told.WaqfVisited(0, 7, -1),
    *[told.BarakahGained(0, 1, why) for why in ("zakat", "endow", "waqf", "card")], told.GaveUp(0, 2700, 5000),
    told.LeaveAsked(0), told.Left(0), told.ExtensionUsed(0, 2), told.TimedOut(0), told.MerchantOut(0, 4, 0),
    *[told.GameOver(reason, (0,)) for reason in GAME.ends], told.GameOver("round-limit", (0, 1)),
]


def words(event: Event) -> str:
    line = FACE.line(event, seats(2), 0)
    return "" if line is None else re.sub(r"<[^>]*>", "", line.words)


def test_there_is_an_example_of_every_event():
    assert {type(event) for event in EXAMPLES} == set(KINDS)


@pytest.mark.parametrize("event", EXAMPLES, ids=repr)
def test_every_event_has_a_line(event):
    line = FACE.line(event, seats(2), 0)
    if event == told.WaqfVisited(0, 7, -1):
        assert line is None  # the payment tells it
    else:
        assert line is not None and (line.words or line.opens_turn) and "{" not in line.words
    assert FACE.sound(event) in ("", "step", "card", "coin", "coins", "water", "refuse")


def test_lines_read_as_sentences():
    assert words(told.Paid(0, 1, 1450, "visit")) == "Aziza paid Yusuf: A visit to a business"
    assert words(told.Paid(0, -2, 800, "S08")) == "Aziza paid Bayt al-Mal: A Stranger's Debt"
    assert words(told.OfferMade(0, 1, (1, 2), 0, (4,), 500)) == "Aziza offered Yusuf Taghaza and Bilma for Timbuktu and 500k"
    assert words(told.ZakatReckoned(0, 20_000, 500, (1,))) == "Aziza had 20,000: 500 of Zakat for Yusuf"
    assert words(told.Built(1, 2, 1, 700)) == "Yusuf built on Bilma: 1 stall"
    assert words(told.CardDrawn(0, "rihla", "C08")) == "Aziza drew Three wells, 3 · 6 · 9"
    assert words(told.NothingDue(0, "S12")) == "Aziza received nothing, Bayt al-Mal was empty: Bayt al-Mal Relief"
    assert words(told.DebtPaid(0, 0, "S13")) == "Aziza owed nothing more: the creditor had left"


@pytest.mark.parametrize("event", EXAMPLES, ids=repr)
def test_every_line_fits_a_lone_person_who_is_called_you(event):
    line = FACE.line(event, tuple(Seat("You") for _ in seats(2)), 0)
    said = re.sub(r"<[^>]*>", "", line.words) if line is not None else ""
    assert re.findall(r"\bYou \w+s\b", said) == []


@pytest.mark.parametrize(("event", "delta", "tone"), (
    (told.Paid(0, 1, 1450, "visit"), "−1,450", "down"), (told.Received(0, -1, 2000, "S14"), "+2,000", "up"),
    (told.Moved(0, 39, 2, 2000), "+2,000", "up"), (told.Built(0, 1, 1, 700), "−700", "down"), (told.Moved(0, 1, 2, 0), "", "up")))
def test_deltas_stand_at_the_right(event, delta, tone):
    line = FACE.line(event, seats(2), 0)
    assert line is not None and (line.delta, line.tone) == (delta, tone)


def refusal_keys() -> list[str]:
    """Every key that the engine's source refuses with."""
    text = "".join(path.read_text() for path in sorted(ENGINE.glob("*.py")))
    return sorted(set(re.findall(r'refuse\("([a-z-]+)"', text)))


@pytest.mark.parametrize("key", [*refusal_keys(), "game-over", "not-now"])
def test_every_refusal_of_the_engine_has_words(key):
    assert known(f"rihla.why.{key}")


def test_every_refusal_that_can_be_met_is_worded_with_its_numbers():
    verbs = ("build", "sell", "lease", "reclaim")
    tries = [*[f"{verb} {space}" for verb in verbs for space in (-1, 0, 1, 5, 7, 8, 11, 16, 39, 40)], "draw", "wait", "release",
             "stop 3", "stop 13", "give up", "timeout", "ask leave 0", "ask leave 1", "ask leave 9", "offer 1 1 0 - 100",
             "offer 9 1 0 - 100", "offer 0 1 0 2 0", "offer 1 - 100 - 0", "offer 1 - 100 4 100", "offer 1 1,1 0 4 0",
             "offer 1 - 99999 4 0", "offer 2 1 0 4 0", "offer 1 16 0 1 0"]
    met = {}
    for count in (2, 4):
        for table in moments(count, "why", 160, round_limit=40):
            for notation in tries if table.pending else []:
                try:
                    no = refusal(GAME, table, parse(GAME, table, notation))
                except ValueError:
                    continue
                if no is not None:
                    met[no.why] = no
                    assert "{" not in FACE.why(no)
    assert len(met) >= 14, sorted(met)


def test_a_refusal_names_the_missing_number_and_the_rule():
    no = refuse("too-dear", "rihla 3.5", price=1200, cash=900)
    assert re.sub(r"<[^>]*>", "", FACE.why(no)) == "That costs 1,200k and you have 900k: 300k are missing. Rule 3.5."
    assert FACE.why(refuse("from-the-future"))


def test_everything_that_is_printed_has_a_name():
    assert all(space_name(space) and short_name(space) for space in range(SPACES))
    assert all(street_name(street.letter) for street in STREETS)
    assert all(card_name(card) and reason_words(card) for card in CARDS) and all(card_name(card) for card in RIHLA)
    assert [level_words(level) for level in (1, 2, 5)] == ["1 stall", "2 stalls", "Grand Khan"]
    assert one_of(("3", "6", "9")) == "3, 6 or 9" and one_of(("3",)) == "3"


@pytest.mark.parametrize("card", [*RIHLA, *CARDS])
def test_every_card_opens_its_sheet(card):
    shown = FACE.sheet(scene(deal(2)), f"card-{card}")
    assert shown is not None and all(shown) and "{" not in "".join(shown)


@pytest.mark.parametrize("space", range(SPACES))
def test_every_space_opens_its_card(space):
    shown = FACE.sheet(scene(deal(2)), f"space-{space}")
    assert shown is not None and space_name(space) in shown[0].replace("'", "'")


@pytest.mark.parametrize("what", ("", "space-40", "space-x", "card-Z01", "card-", "seat-1"))
def test_no_sheet_for_what_is_not_there(what):
    assert FACE.sheet(scene(deal(2)), what) is None


def test_every_word_in_the_source_exists_and_every_word_is_used():
    folder = Path(__file__).parents[3] / "ui"
    source = "".join(path.read_text() for path in sorted(folder.glob("**/*.py")) if "words" not in path.parts)
    used = set(re.findall(r'"(rihla\.[a-z0-9.-]+)"', source))
    stems = set(re.findall(r'f"(rihla\.[a-z0-9.-]*?)\{', source))
    assert not {key for key in used if not known(key)}
    mine = [*rihla.WORDS, *rihla_bar.WORDS, *rihla_log.WORDS, *rihla_help.WORDS]
    unused = {key for key in mine if key not in used and not any(key.startswith(stem) for stem in stems)
              and not key.startswith(("option.", "rihla.ending.", "rihla.part."))}  # of every game, by its name
    assert not unused


def test_nothing_printed_is_said_twice():
    files = (rihla, rihla_bar, rihla_log, rihla_help, rihla_cards)
    keys = [key for file in files for key in file.WORDS]
    assert len(keys) == len(set(keys))


def test_the_account_its_parts_endings_and_options_have_names():
    for part in ("cash", "businesses", "stalls", *_CRITERIA[:2], *_CRITERIA[3:]):
        assert FACE.part_words(part)
    for reason in GAME.ends:
        assert known(f"rihla.ending.{reason}")
    for option in GAME.options:
        assert known(f"option.rihla.{option.name}")


def test_every_question_has_its_chapter_its_stage_and_its_sentence():
    idents = [chapter.ident for chapter in FACE.chapters()]
    assert idents == list(_CHAPTERS) and len(idents) == len(set(idents)) and set(_FOR) == set(GAME.menu)
    assert set(_FOR.values()) <= set(idents) and FACE.chapter_for(None) in idents
    assert all(chapter.title and len(chapter.body) > 100 for chapter in FACE.chapters())
    for kind in GAME.menu:
        assert known(f"rihla.stage.{kind.__name__.lower()}")


def test_progress_and_stage_say_how_far_it_is():
    table = deal(2)
    assert FACE.progress_words(GAME.progress(table)) == "round 1, turn 1"
    assert FACE.stage(scene(table)) == "Round 1 · manage, draw"


def test_an_action_names_the_piece_it_touches():
    names = {FACE.target(act) for table in moments(3, "touch", 150) if table.pending for act in legal(GAME, table)}
    assert {name.partition("-")[0] for name in names} == {"", "space", "steps", "asked"} and len(names) > 8


def test_plain_sentences_of_the_help_stay_short_enough_for_a_ten_year_old():
    """Twenty-six words at most in any sentence of the rules."""
    for key, sentence in rihla_help.WORDS.items():
        for part in re.split(r"[.:!?] ", tell(key)):
            assert len(part.split()) <= 26, (key, part, sentence)


@pytest.mark.parametrize(("answer", "words"), (("accepted", "accepted your offer"), ("declined", "declined your offer"),
                                               ("lapsed", "Your offer to")))
def test_an_answer_to_my_own_offer_speaks_of_your_offer(answer: str, words: str):
    line = FACE.line(told.OfferAnswered(0, 1, answer), (Seat(tell("table.you")), Seat("Yusuf")), 0)
    assert line is not None and words in line.words and "Yusuf" in line.words
