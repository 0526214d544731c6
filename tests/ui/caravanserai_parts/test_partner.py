"""Partner Mode on the page: four partners to choose from, where each begins, hands that nobody else sees, whole games."""
import pytest

from engine.caravanserai.expansions.dervish.annex import dervish
from engine.caravanserai.game import GAME
from engine.caravanserai.modes.partner.annex import PARTNERS
from engine.kernel import Refusal
from tests.ui.caravanserai.setting import after, asked_scene, drawn, scene
from tests.ui.caravanserai_parts.games import looked_through
from tests.ui.caravanserai_parts.setting import deal, plain
from ui.caravanserai.attach import attached
from ui.caravanserai.face import CaravanseraiFace
from ui.caravanserai.names import card_name
from ui.words import known

FACE = CaravanseraiFace()
ATTACHED = [part.name.removeprefix("partner-") for part in attached() if part.name.startswith("partner-")]


def paired(*names: str, **options: object):
    return after(deal(2, "pair", partner=True, **options), *(f"partner {name}" for name in names))


def test_the_four_are_shown_and_a_taken_one_says_by_whom():
    table = deal(2, "pair", partner=True)
    moment = asked_scene(table)
    assert [f'data-what="act partner {name}"' in FACE.regions(moment)["tray"] for name in PARTNERS] == [True] * 4
    draft = FACE.pick(moment, "act partner chapman")
    assert plain(FACE.bar(asked_scene(table, draft)).main) == "Go with the Chapmen"
    second = asked_scene(after(table, "partner chapman"))
    assert "Goes with Aziza" in plain(FACE.regions(second)["tray"])
    no = FACE.pick(second, "act partner chapman")
    assert isinstance(no, Refusal) and "other player" in plain(FACE.why(no))


def test_the_spaces_to_begin_at_are_lit_and_a_press_begins_there():
    table = paired("anahita", "dervish")
    moment = asked_scene(table)
    assert FACE.pick(moment, "space white_pavilion").bundle == ("start white_pavilion",)
    no = FACE.pick(moment, "space stall_gold")
    assert isinstance(no, Refusal) and no.why == "beside-partner"
    assert plain(FACE.bar(asked_scene(table, FACE.pick(moment, "space white_pavilion"))).main).startswith("Begin at the ")


def test_the_dealers_partner_takes_goods_worth_two():
    table = paired("opium_dealer", "dervish")
    moment = asked_scene(table)
    draft = FACE.pick(moment, "act extra bronze,amber")
    assert plain(FACE.bar(asked_scene(table, draft)).main) == "Take 1 bronze and 1 amber"


def test_a_dervish_hand_is_covered_and_shown_to_its_seat_alone():
    table = paired("dervish", "anahita")
    while table.pending[-1].seat != 0:
        table = after(table, str(asked_scene(table).legal[0]))
    hand = dervish(table).hands[0]
    watched = GAME.view(table, None)
    assert FACE.covered(table.pending[-1], watched)
    mine, theirs, nobodys = (drawn(FACE, scene(table, seat)) for seat in (0, 1, None))
    for card in hand:
        shown = card_name(card)
        assert shown in mine
        if [held for held in dervish(table).deck + hand if card_name(held) == shown] == [card]:
            assert shown not in theirs and shown not in nobodys
    while table.pending[-1].seat != 1:
        table = after(table, str(asked_scene(table).legal[0]))
    assert not FACE.covered(table.pending[-1], GAME.view(table, None))


def test_a_seats_sheet_tells_its_partner_and_the_cards_beside_it():
    table = paired("opium_dealer", "chapman")
    moment = asked_scene(table)
    assert "4 cards, for one use each" in plain(FACE.seat_sheet(moment, 0))
    assert "4 open cards" in plain(FACE.seat_sheet(moment, 1))


@pytest.mark.parametrize("seed", range(3))
def test_a_game_by_chance_can_be_drawn_and_played_by_taps(seed):
    kinds, missing = looked_through(FACE, 2, f"pairs {seed}", 120, partner=True, arbab=seed == 1)
    whole = len(ATTACHED) == len(PARTNERS)
    assert len(kinds) > 8
    assert not whole or missing == []


def test_every_refusal_of_the_mode_has_words():
    assert all(known(f"caravanserai.why.{why}") for why in ("no-such-partner", "partner-taken", "beside-partner", "worth-two",
                                                            "hand-full", "stable-boy-only", "once-per-stop"))
