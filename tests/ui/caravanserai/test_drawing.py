"""What is drawn: the whole court, what an order pays before it is filled, nobody's secrets, and no name that could do harm."""
import re
from html.parser import HTMLParser

import pytest

from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.box_orders import MINORS
from engine.caravanserai.game import GAME
from engine.caravanserai.kits import ABILITIES
from engine.kernel.saga import Seat
from tests.test_icons import SYMBOLS
from tests.ui.caravanserai.setting import after, asked_scene, begun, drawn, give, moments, rich, scene, taps
from ui.caravanserai.draft import Draft
from ui.caravanserai.face import CaravanseraiFace

EVIL = '<img src=x onerror=alert(1)>"&'


def picked(table, *what: str, **more: object):
    """The moment after these taps."""
    face, draft = CaravanseraiFace(), None
    for piece in what:
        draft = face.pick(asked_scene(table, draft), piece)
        assert isinstance(draft, Draft), draft
    return asked_scene(table, draft, **more)


def tray(table, *what: str) -> str:
    return re.sub(r"<[^>]*>", " ", CaravanseraiFace().regions(picked(table, *what))["tray"])


def board(table, *what: str) -> str:
    return CaravanseraiFace().regions(picked(table, *what))["board"]


class Nesting(HTMLParser):
    """Complains when an element is not closed in its turn, or an id stands twice."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag not in ("br", "hr", "img", "input", "wbr"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_markup_is_whole_and_every_id_stands_once():
    face = CaravanseraiFace()
    for table in [*list(moments(3, "m", 200))[::10], *rich()]:
        moment = asked_scene(table)
        nesting = Nesting()
        nesting.feed("".join(face.regions(moment).values()))
        assert not nesting.open
        assert len(nesting.ids) == len(set(nesting.ids)), sorted(nesting.ids)


def test_ids_are_never_those_of_symbols():
    """`<use href="#store">` would show the element instead of the picture."""
    for table in rich():
        found = re.findall(r' id="([^"]+)"', drawn(CaravanseraiFace(), asked_scene(table)))
        assert not set(found) & set(SYMBOLS)


def test_every_space_can_be_pressed_and_says_what_it_is():
    court = board(begun(4))
    for name in SPACE_NAMES:
        label = re.search(rf'id="sp-{name}"[^>]*aria-label="([^"]+)"|aria-label="([^"]+)"[^>]*id="sp-{name}"', court)
        assert label and len(label.group(0)) > 20, name
    assert "Bronze stall, price 1, 5 left, 1 step" in court
    assert court.count('class="pawn') == 4


def test_only_spaces_within_reach_are_lit_and_show_their_steps():
    court = board(begun())
    lit = re.findall(r'class="space [^"]*legal[^"]*"[^>]*><g[^>]*id="sp-([a-z0-9_]+)"', court)
    assert sorted(lit) == sorted(SPACE_NAMES[n] for n in (1, 2, 3, 14, 15, 16, 17, 18, 19, 21))


def test_a_target_shows_its_way_with_the_figures_jumped():
    table = begun()
    table.seats[1].space = 1
    court = board(table, "space caravan_a1")
    assert 'id="ghost"' in court and court.count("hoop") == 1 and 'class="route"' in court
    assert "hoop" not in board(table, "space caravan_b3")


def test_a_space_out_of_reach_shows_its_way_and_the_die_it_needs():
    table, face = begun(), CaravanseraiFace()
    refused = face.pick(asked_scene(table), "space tower_nw")
    moment = asked_scene(table, refused=refused, refused_at="space tower_nw", refusals=1)
    regions = face.regions(moment)
    assert "route over" in regions["board"]
    assert "too far for the die" in regions["tray"] and "order worth" in regions["tray"]


def test_a_purchase_shows_purse_and_storage_before_and_after():
    markup = CaravanseraiFace().regions(picked(begun(), "space stall_bronze", "act buy bronze"))["tray"]
    assert markup.count("slot out") == 2 and markup.count("cell coming") == 2
    assert "2 dirhams, 0 after this, room for 3" in markup


def test_an_order_says_what_it_pays_before_it_is_filled():
    table = rich()[0]
    table.seats[0].debt, table.fountain = 2, 3  # red at the south-west tower
    words = " ".join(tray(table, "space tower_sw").split())
    assert "11 −1 by the Fountain −2 for the debt = 8 for purse and points" in words
    then = " ".join(tray(table, "space tower_sw", "act complete -", "act fill 1").split())
    assert "+7 points" in then and "debt −2" in then


def test_a_reward_says_what_the_others_get():
    table = rich()[0]
    card = table.shelves["turquoise"].shown[0]
    what = ("space tower_sw", "act complete -", "act fill 1", f"act reward {card}")
    markup = CaravanseraiFace().regions(picked(table, *what))["tray"]
    told = markup[markup.index('class="gifts"'):]
    assert told.count("<svg") >= sum(count for _, count in ABILITIES[card].cost)
    assert "Each of the others gets" in told


def test_the_points_so_far_are_in_the_tray_and_part_by_part_in_the_sheet():
    table = begun()
    table.seats[0].points, table.seats[0].debt = 7, 1
    assert "Points if it ended now" in tray(table)
    body = CaravanseraiFace().seat_sheet(asked_scene(table), 0)
    assert ">8<" in body and "Coins less debt" in body


def test_a_full_storage_lights_what_can_be_given_up():
    table = begun()
    give(table, 0, [0, 3, 2, 1, 1, 0])
    markup = CaravanseraiFace().regions(asked_scene(after(table, "move stall_bronze", "buy bronze")))["tray"]
    assert markup.count("cell legal") == 8 and "Give up 1 piece" in markup


def test_while_a_bot_plays_nothing_is_lit_but_what_it_touches():
    table = begun()
    table.pending[-1].seat = table.pending[0].seat = 1
    regions = CaravanseraiFace().regions(scene(table, 0, target="space stall_silver"))
    assert "legal" not in regions["board"] + regions["tray"] and "touched seat-2" in regions["board"]
    assert taps(CaravanseraiFace(), scene(table, 0)) == []


def test_drawn_minor_orders_are_for_their_seat_alone():
    table = next(table for table in rich() if hasattr(table.pending[-1], "drawn"))
    face, drawn_cards = CaravanseraiFace(), table.pending[-1].drawn
    worths = [f"Minor Order worth {MINORS[card].value}" for card in drawn_cards]
    assert all(worth in drawn(face, scene(table, 0)) for worth in worths)
    for eyes in (1, None):
        assert "Minor Order worth" not in drawn(face, scene(table, eyes, mine=False))
    assert face.covered(table.pending[-1]) and not face.covered(begun().pending[-1])


@pytest.mark.parametrize("count", (2, 4))
def test_a_draft_shows_no_card_that_is_still_hidden(count):
    """Whatever the decks hold, the same picture: two tables that differ only in hidden cards draw alike."""
    for table in [*list(moments(count, "hidden", 150))[::11], *rich()]:
        if not table.pending:
            continue
        other = table.copy()
        for shelf in other.shelves.values():
            shelf.deck = [*reversed(shelf.deck[:len(shelf.deck) - shelf.known()]), *shelf.deck[len(shelf.deck) - shelf.known():]]
        other.majors.reverse()
        other.minors.reverse()
        face = CaravanseraiFace()
        for what in taps(face, asked_scene(table))[::3]:
            one, two = (face.pick(asked_scene(each), what) for each in (table, other))
            assert one == two
            if isinstance(one, Draft):
                assert drawn(face, asked_scene(table, one)) == drawn(face, asked_scene(other, one))


def test_names_are_escaped_wherever_they_stand():
    evil = tuple(Seat(EVIL, kind) for kind in ("person", "bot"))
    face = CaravanseraiFace()
    for table in rich():
        markup = drawn(face, asked_scene(table, seats=evil))
        assert "<img" not in markup
    sheets = [face.sheet(asked_scene(begun(), seats=evil), what) for what in ("orders", "cards", "points", "space red_gate")]
    assert all(sheet is not None and "<img" not in sheet[1] for sheet in sheets)


def test_sheets_open_for_every_space_and_for_nothing_else():
    face = CaravanseraiFace()
    assert all(face.sheet(asked_scene(begun()), f"space {name}") for name in SPACE_NAMES)
    assert [face.sheet(asked_scene(begun()), what) for what in ("", "space nowhere", "x")] == [None, None, None]


def test_the_small_picture_needs_no_seat():
    assert "svg" in CaravanseraiFace().thumb(GAME.view(begun(), None))
