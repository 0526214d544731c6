"""What is drawn: nothing hidden, every name escaped, every button named, every state of a piece."""
import re
from html.parser import HTMLParser

import pytest

from engine.kernel import legal, play
from engine.kernel.saga import Seat
from engine.tantan.game import GAME
from engine.tantan.table import Discard, Lap, Pick, Steal, TantanTable
from tests.ui.tantan.setting import arranged, asked_scene, deal, drawn, front, moments, scene, taps
from ui.tantan.draft import Draft
from ui.tantan.face import TantanFace

ROW = ["spice", "lamp", "lantern", "mouse", "thief"]
FULL = ["spice", "fabric", "fabric", "fabric", "mouse", "mouse", "thief", "princess"]


def sharing(question: type, step: int = 0, starter: int = 0, **zones: object) -> TantanTable:
    """A table in the middle of a distribution."""
    table = arranged(**{"market": ROW, "caravan": FULL, **zones})
    stage = {Pick: "share", Steal: "thefts", Discard: "next"}[question]
    table.lap = Lap(starter, "stock", False, step, stage, 2 if question is Steal else 0)
    table.pending = [question((starter + step) % 4)]
    return table


@pytest.mark.parametrize("count", (2, 3, 4))
def test_hidden_cards_change_nothing_that_is_drawn(count):
    """Other hands and the pile below its top are dealt anew: every region, panel and sheet stays the same."""
    for place, table in enumerate(list(moments(count, "veil"))[::4]):
        for viewer in (0, 1, None):
            other = table.copy()
            hidden = [card for seat, hand in enumerate(table.hands) if seat != viewer for card in hand] + table.pile[1:]
            hidden.reverse()
            for seat, hand in enumerate(other.hands):
                if seat != viewer:
                    other.hands[seat] = sorted((hidden.pop() for _ in hand), key=str)
            other.pile[1:] = hidden
            assert drawn(TantanFace(), scene(table, viewer)) == drawn(TantanFace(), scene(other, viewer)), place


def test_the_memory_aid_shows_hands_in_the_sheet_and_open_hands_in_the_tray():
    hands = [["spice"], ["jewellery", "jewellery"], [], []]
    for option, shown in (("memory_aid", True), ("open_hands", True), ("", False)):
        table = arranged(hands=hands)
        if option:
            setattr(table, option, True)
        assert ("c-jewellery" in TantanFace().seat_sheet(scene(table), 1)) == shown


@pytest.mark.parametrize(("kinds", "question", "shown"), (
    (("person", "bot", "bot", "bot"), Pick, True), (("person", "person", "bot", "bot"), Pick, False),
    (("person", "person", "bot", "bot"), Steal, False), (("person", "person", "bot", "bot"), None, True)))
def test_a_hand_lies_open_only_where_it_may(kinds, question, shown):
    hands = [["jewellery"] * 3, ["food"] * 2, [], []]
    table = sharing(question, hands=hands) if question else arranged(hands=hands, market=ROW, purse="food")
    people = tuple(Seat(name, kind) for name, kind in zip("abcd", kinds, strict=True))
    tray = TantanFace().regions(scene(table, 0, seats=people))["tray"]
    assert ("c-jewellery" in re.sub(r'<ul.*?class="front".*?</ul>', "", tray)) == shown


def test_open_hands_need_no_cover_and_turns_do():
    face, turn = TantanFace(), arranged()
    assert face.covered(turn.pending[-1]) and not face.covered(sharing(Pick).pending[-1])
    turn.open_hands = True
    assert not face.covered(turn.pending[-1], GAME.view(turn, 0))


EVIL = '<img src=x onerror="alert(1)">'


class Reader(HTMLParser):
    """Collects buttons, ids, keys, and looks for what the page's sink would strip."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[dict[str, str | None]] = []
        self.ids: list[str] = []
        self.flying: list[str] = []
        self.stack: list[str] = []

    def handle_starttag(self, tag, attrs):
        facts = dict(attrs)
        assert tag not in ("script", "style", "iframe") and "style" not in facts
        assert not any(name.startswith("on") for name in facts)
        if tag == "button":
            assert "button" not in self.stack, "a button inside a button"
            self.buttons.append(facts)
        self.ids += [facts["id"]] if facts.get("id") else []
        self.flying += [facts["data-fly"]] if facts.get("data-fly") else []
        if tag not in ("img", "br", "hr", "input"):
            self.stack.append(tag)

    def handle_endtag(self, tag):
        assert self.stack.pop() == tag


@pytest.mark.parametrize("table", (
    arranged(market=ROW), sharing(Pick), sharing(Steal, hands=[["food"], ["food"], [], ["lamp"]]),
    sharing(Discard, 1, 3, fronts=[front(food=2, merchant=1)] * 4)), ids=("turn", "pick", "steal", "discard"))
def test_names_are_text(table):
    people = tuple(Seat(EVIL, kind) for kind in ("person", "bot", "bot", "bot"))
    markup = drawn(TantanFace(), scene(table, table.pending[-1].seat, seats=people))
    assert "<img" not in markup and "&lt;img" in markup
    reader = Reader()
    reader.feed(markup)
    assert not reader.stack


@pytest.mark.parametrize("count", (2, 4))
def test_markup_is_sound_and_every_button_has_a_name(count):
    face = TantanFace()
    for table in list(moments(count, "sound"))[::2]:
        for draft in (None, Draft(stalls=(1,)), Draft(stocking=True)):
            reader = Reader()
            moment = asked_scene(table, draft) if table.pending else scene(table)
            for markup in [*face.regions(moment).values(), *(face.seat_more(moment, seat) for seat in range(count))]:
                reader.feed(markup)
            assert not reader.stack and len(reader.ids) == len(set(reader.ids)) and len(reader.flying) == len(set(reader.flying))
            for button in reader.buttons:
                assert button.get("aria-label") and button.get("type") == "button" and button.get("data-what")


def button(markup: str, ident: str) -> str:
    found = re.search(rf'<button[^>]*id="{ident}"[^>]*>', markup)
    assert found, ident
    return found[0]


def test_a_stall_says_all_about_itself():
    table = arranged(purse="jewellery", market=["spice", "lamp", "lantern", "mouse", "thief"])
    board = TantanFace().regions(asked_scene(table, Draft(stalls=(1,))))["board"]
    assert 'aria-label="Stall 3, lantern, costs 2, 4 coins as purse, too dear: you have 1 coin left"' in button(board, "stall-3")
    assert 'aria-disabled="true"' in button(board, "stall-3") and 'aria-pressed="true"' in button(board, "stall-1")
    assert "chosen" in button(board, "stall-1") and "aria-disabled" not in button(board, "stall-2")


def test_a_draft_is_ghosted_on_the_camels_and_in_the_hand():
    table = arranged(purse="clothes", market=ROW, caravan=["food"], hands=[["spice", "spice", "mouse"], [], [], []])
    bought = TantanFace().regions(asked_scene(table, Draft(stalls=(1, 2))))
    assert bought["board"].count("ghost") == 1 and "card c-clothes ghost" in bought["board"]
    assert bought["tray"].count("ghost") >= 2 and "card c-lamp ghost" in bought["tray"]
    stocked = TantanFace().regions(asked_scene(table, Draft(card="spice", copies=2, mice=1, stocking=True)))["board"]
    assert stocked.count("card c-spice ghost") == 2 and stocked.count("card c-mouse ghost") == 1


def test_one_tap_lights_all_copies_of_a_share_and_no_mouse_is_lit():
    board = TantanFace().regions(asked_scene(sharing(Pick), Draft(card="fabric")))["board"]
    train = board[:board.index('class="market"')]
    assert train.count("c-fabric picked") == 3 and "c-mouse legal" not in train and "c-mouse picked" not in train
    assert "Take 3 fabric, 12 points" in train


def test_nothing_is_lit_while_a_bot_plays_but_what_it_touches():
    table = arranged(market=ROW, purse="food", pending=[play(GAME, deal(), legal(GAME, deal())[0]).table.pending[-1]])
    table.pending[-1].seat = 1
    regions = TantanFace().regions(scene(table, 0, target="stall-2"))
    assert "legal" not in regions["board"] + regions["tray"] and "touched seat-2" in regions["board"]


def test_a_refused_piece_shakes_anew_each_time():
    table, face = arranged(purse="jewellery", market=ROW), TantanFace()
    no = face.pick(asked_scene(table), "stall-5")
    once = face.regions(asked_scene(table, refused=no, refused_at="stall-5", refusals=2))["board"]
    again = face.regions(asked_scene(table, refused=no, refused_at="stall-5", refusals=3))["board"]
    assert once.count("refused") == 1 and "refused again" in again


def test_the_last_distribution_is_announced():
    table = arranged(market=ROW[:3], pile=[])
    assert "The next distribution is the last one." in TantanFace().regions(asked_scene(table))["board"]
    assert "last-call" not in TantanFace().regions(asked_scene(deal()))["board"]


def chips(table: TantanTable, *what: str) -> list[str]:
    face, draft = TantanFace(), Draft()
    for piece in what:
        draft = face.pick(asked_scene(table, draft), piece)
    tray = face.regions(asked_scene(table, draft))["tray"]
    found = re.findall(r'<span class="chip[^"]*">(.*?)</span>(?=<span class="chip|</p>)', tray)
    return [re.sub(r"<[^>]*>", "", chip) for chip in found]


def test_previews_say_what_will_come_of_it():
    row = ["spice", "lamp", "food", "mouse", "thief"]
    fills = arranged(purse="clothes", market=row, caravan=["food"] * 7)
    assert chips(fills, "stall-1", "stall-3") == [
        "Caravan fills: Yusuf picks first", "Next purse 3", "You leave 2 coins", "Hand 2", "Pile top to stall 3"]
    last = arranged(purse="jewellery", market=row, pile=["food", "lamp"], caravan=["food"] * 7)
    assert "Pile empty: this is the last distribution" in chips(last, "stall-1")
    stock = arranged(caravan=["food"] * 5, hands=[["spice"] * 3, [], [], []])
    assert chips(stock, "pack-spice") == ["Caravan fills: you pick first", "Hand empty"]
    assert chips(stock, "pack-spice", "count-less")[0] == "1 space free: a purchase fills it"


def test_a_share_and_a_mouse_are_worth_what_the_engine_says():
    fronts = [front(food=3, lamp=2, princess=1, merchant=2), front(princess=1), front(), front()]
    assert chips(sharing(Pick, fronts=fronts), "share-princess")[:2] == ["+3", "Yusuf loses the lead in princesses"]
    eaten = sharing(Discard, 1, 3, fronts=fronts)
    assert chips(eaten, "front-lamp") == ["−3"]
    assert chips(eaten, "front-princess") == ["−3", "You lose the lead in princesses"]
    assert chips(eaten, "front-food")[:2] == ["−3", "Breaks your largest collection"]
    nobody = sharing(Pick, hands=[["food"], [], [], []])
    assert chips(nobody, "share-thief")[0] == "Nobody has cards to steal"


def test_all_who_tie_for_most_princesses_are_named():
    table = arranged(3, fronts=[front(princess=1), front(princess=2), front(princess=2)])
    said = re.sub(r"<[^>]*>|[\u2068\u2069]", "", TantanFace().seat_sheet(scene(table), 0))
    assert "Most princesses: Yusuf and " in said and "These are worth nothing now." in said


def test_the_order_of_picking_shows_who_gets_a_mouse():
    tray = TantanFace().regions(asked_scene(sharing(Pick, starter=2)))["tray"]
    strip = re.findall(r"<li class=\"(done|now|later)[^\"]*\"[^>]*>.*?<bdi[^>]*>(\w+)</bdi>(.*?)</li>", tray)
    assert [name for _, name, _ in strip] == ["Leyla", "Samira", "Aziza", "Yusuf"]
    assert ["gets a mouse" in rest for *_, rest in strip] == [False, True, True, False]


def test_everything_tappable_is_offered_at_the_right_time():
    face = TantanFace()
    assert taps(face, asked_scene(sharing(Steal, hands=[["food"], ["food"], [], ["lamp"]])))[:3] == [
        f"stall-{n}" for n in (1, 2, 3)]
    thief = taps(face, asked_scene(sharing(Steal, hands=[["food"], ["food"], [], ["lamp"]])))
    assert {"seat-1", "seat-2", "seat-3"} <= set(thief) and "seat-0" not in thief
