"""What is drawn: nothing hidden, every name escaped, markup sound, every button named, every state of a space."""
import re
from random import Random

import pytest

from engine.kernel.saga import Seat
from engine.rihla.auction import Bid, Buy
from engine.rihla.dues import Debt
from engine.rihla.table import RihlaTable
from engine.rihla.turn import Choose, Manage
from engine.rihla.waqf import Endow
from tests.ui.pages.markup import SPRITE, Page
from tests.ui.rihla.setting import asked_scene, deal, drawn, moments, scene, seats
from ui.kit.html import join
from ui.rihla.drafts.draft import Draft
from ui.rihla.face import RihlaFace

HOSTILE = '<img src=x onerror="alert(1)">'


def grown(count: int = 4) -> RihlaTable:
    """A table in the middle of things: owners, stalls, a Grand Khan, leases, an endowed Waqf."""
    table = deal(count)
    for space, owner in {1: 1, 2: 1, 11: 0, 13: 0, 16: 0, 18: 0, 5: 0, 24: 0, 8: 1, 7: 1}.items():
        table.owner[space] = owner
    table.level[1], table.level[2], table.ijara_left[8], table.ijara_left[5] = 4, 5, 2, 9
    return table


def asked(table: RihlaTable, question: object) -> RihlaTable:
    table.pending = [question]
    return table


QUESTIONS = [
    Manage(0), Choose(0, (3, 6, 9), "C08"), Choose(0, (1, 2, 3), "S17"), Buy(0, 19),
    Bid(0, 19, 1300, [1, 2]), Bid(0, 19, 1400, [2, 1], 1),
    Endow(0, 34), Debt(0, [(1, 99_000)], "visit"), Debt(0, [(1, 16_000), (2, 200)], "H17"), Debt(0, [(-2, 15_500)], "waqf"),
]


@pytest.mark.parametrize("question", QUESTIONS, ids=repr)
@pytest.mark.parametrize("page", ("", "estate", "road"))
def test_markup_is_sound_and_every_control_is_named(question, page):
    face, table = RihlaFace(), asked(grown(), question)
    moment = asked_scene(table, Draft(page=page if page != "estate" or isinstance(question, Manage) else ""))
    parts = [*face.regions(moment).values(), *(face.seat_sheet(moment, seat) for seat in range(4)), face.thumb(moment.view)]
    shown = face.bar(moment)
    read = Page(join(*parts, shown.say, shown.main, shown.chips))
    assert read.faults == []
    ids = [given["id"] for _, given in Page(join(*face.regions(moment).values())).with_("id")]
    assert len(ids) == len(set(ids)) and not set(ids) & set(SPRITE)
    for _, given in read.with_("href"):
        assert given["href"][1:] in SPRITE or given["href"] == "#way", given
    assert all("style" not in given for _, given, _ in read.elements)
    assert all(read_name(given) for tag, given, _ in read.elements if tag == "g" and "data-do" in given)


def read_name(given: dict[str, str]) -> str:
    return given.get("aria-label", "")


@pytest.mark.parametrize("count", (2, 6))
def test_the_order_of_the_decks_changes_nothing_that_is_drawn(count):
    for place, table in enumerate(moments(count, "veil", 120)):
        if place % 4 or not table.pending:
            continue
        other = table.copy()
        for cards in other.decks.values():
            cards.reverse()
        for viewer in (table.pending[-1].seat, None):
            assert drawn(RihlaFace(), scene(table, viewer)) == drawn(RihlaFace(), scene(other, viewer)), place


@pytest.mark.parametrize("question", QUESTIONS, ids=repr)
def test_a_hostile_name_stays_text(question):
    names = tuple(Seat(HOSTILE, seat.kind) for seat in seats(4))
    face = RihlaFace()
    shown = drawn(face, asked_scene(asked(grown(), question), seats=names))
    assert "<img" not in shown and all("onerror" not in given for _, given, _ in Page(shown).elements)


def test_a_space_tells_whose_it_is_what_it_pays_and_who_stands_there():
    face, table = RihlaFace(), grown()
    table.merchants[1].pos = 1
    board = face.regions(scene(table))["board"]
    label = re.search(r'id="space-1"[^>]*aria-label="([^"]*)"', board)
    assert label is not None
    plain = re.sub("[\u2068\u2069]", "", label[1])
    assert plain == "1. Taghaza, owned by Yusuf, 4 stalls, visitors pay 5,450k, here: Yusuf"
    assert "on Ijara, 2 turns left" in board and "2. Bilma" in board and "Grand Khan" in board


def test_six_figures_on_one_space_stand_apart():
    board = RihlaFace().regions(scene(deal(6)))["board"]
    places = re.findall(r'id="pawn-\d"[^>]*transform="translate\((\d+) (\d+)\)"', board)
    assert len(places) == 6
    spots = [(int(x), int(y)) for x, y in places]
    assert all(abs(x - a) >= 25 or abs(y - b) >= 25 for i, (x, y) in enumerate(spots) for a, b in spots[:i])
    assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in spots)


def test_lit_spaces_a_picked_one_and_the_way_to_it():
    face, table = RihlaFace(), asked(grown(), Choose(0, (3, 6, 9), "C08"))
    table.merchants[0].pos = 13
    board = face.regions(asked_scene(table))["board"]
    assert board.count('class="go"') == 3 and board.count('class="count"') == 3
    picked = face.regions(asked_scene(table, Draft(act="stop 6", space=19)))["board"]
    assert 'class="go pick"' in picked and 'id="ghost"' in picked and 'class="route"' in picked


def test_while_a_bot_plays_its_target_is_ringed_and_a_tap_opens_the_card():
    board = RihlaFace().regions(scene(asked(grown(), Manage(1)), 0, target="space-11"))["board"]
    assert 'class="ring touched seat-2"' in board
    assert re.search(r'id="space-11"[^>]*data-do="sheet"', board)


def test_the_last_card_stays_in_sight_with_its_text():
    face, table = RihlaFace(), asked(grown(), Manage(1))
    table.discards["rihla"].append("R04")
    face.regions(scene(table))
    table.discards["sadaqah"].append("S04")
    parts = face.regions(scene(table))
    assert "A Shared Evening Meal" in parts["board"] and "Give every other merchant 200k" in parts["tray"]
    table.discards["rihla"].append("R05")
    assert "A Shared Evening Meal" not in face.regions(scene(table))["board"]


def test_a_picked_answer_shows_cost_gain_and_consequence():
    table = asked(grown(), Buy(0, 19))
    assert "−2,600" in drawn(RihlaFace(), asked_scene(table)) and "Incense Road full" in drawn(RihlaFace(), asked_scene(table))
    passed = drawn(RihlaFace(), asked_scene(table, Draft(act="pass")))
    assert "auction from 1,300" in passed and "you cannot bid" in passed
    built = drawn(RihlaFace(), asked_scene(asked(grown(), Manage(0)), Draft(page="estate", act="build 11")))
    assert "visitors pay 560 → 1,400" in built and "−1,000" in built


def test_random_moments_draw_for_every_pair_of_eyes():
    luck = Random(3)
    for table in moments(5, "eyes", 150):
        if luck.random() < .2:
            for viewer in (0, 3, None):
                moment = scene(table, viewer)
                assert Page(join(*RihlaFace().regions(moment).values())).faults == []
