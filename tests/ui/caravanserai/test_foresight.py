"""What is shown before it happens: the way of a figure, gifts and their want, a visit to the Blue Gate, points so far."""
import re
from random import Random

import pytest

from engine.caravanserai.box import GOODS
from engine.caravanserai.box_orders import MAJORS
from engine.caravanserai.game import GAME
from engine.caravanserai.kits import ABILITIES
from engine.caravanserai.preview import gifts
from engine.caravanserai.table import CaravanseraiTable
from engine.kernel import Refusal, legal, parse, play
from tests.ui.caravanserai.setting import after, asked_scene, begun, drawn, give, hand_out, holding, rich, scene, taps
from ui.caravanserai.court.places import stone
from ui.caravanserai.draft import NOTHING, STAY, Draft
from ui.caravanserai.face import CaravanseraiFace
from ui.caravanserai.moment import look
from ui.caravanserai.seat import account
from ui.caravanserai.taps import takes


def drafted(face: CaravanseraiFace, table: CaravanseraiTable, *what: str) -> Draft:
    draft = NOTHING
    for piece in what:
        picked = face.pick(asked_scene(table, draft), piece)
        assert isinstance(picked, Draft), (piece, picked)
        draft = picked
    return draft


def ways(face: CaravanseraiFace, table: CaravanseraiTable, **more: object) -> list[str]:
    return re.findall(r'data-way="([^"]*)"', face.regions(scene(table, **more))["board"])


def test_a_figure_walks_the_stones_it_passed_and_only_once():
    face, table = CaravanseraiFace(), begun()
    assert ways(face, table) == []
    there = after(table, "move stall_bronze")
    [way] = ways(face, there)
    points = [tuple(map(int, point.split(","))) for point in way.split()]
    (x, y), (x0, y0) = stone(1), stone(0)
    assert len(points) == 2 and points[0][0] - points[1][0] == x0 - x and points[0][1] - points[1][1] == y0 - y
    assert ways(face, there) == []
    assert ways(face, table) == []  # taken back: it glides


def test_a_bot_about_to_walk_shows_its_way():
    table = begun()
    theirs = scene(table, 1, target="space stall_bronze")
    board = CaravanseraiFace().regions(theirs)["board"]
    assert 'class="way theirs seat-1"' in board
    assert "way theirs" not in CaravanseraiFace().regions(scene(table, 1, target="act roll"))["board"]


def at_gate() -> CaravanseraiTable:
    table = begun()
    table.seats[0].space = 9
    give(table, 0, [2, 1, 1, 1, 1, 1])
    return table


def test_a_card_and_the_fountain_are_one_draft_in_either_order():
    face, table = CaravanseraiFace(), at_gate()
    card = next(str(act) for act in legal(GAME, after(table, "move blue_gate")) if act.verb == "buy card")
    both = ("move blue_gate", "turn fountain", card)
    assert drafted(face, table, "space blue_gate", f"act {card}", "act turn fountain").bundle == both
    assert drafted(face, table, "space blue_gate", "act turn fountain", f"act {card}").bundle == both
    off = drafted(face, table, "space blue_gate", f"act {card}", "act turn fountain", "act turn fountain")
    assert off.bundle == ("move blue_gate", card)
    bar = [face.bar(asked_scene(table, drafted(face, table, "space blue_gate", *taps))).main
           for taps in ((f"act {card}",), ("act turn fountain",), ("act turn fountain", f"act {card}"))]
    assert ["turn the fountain" in words.lower() for words in bar] == [False, True, True]
    assert ["buy" in words.lower() for words in bar] == [True, True, True] and "buy no card" in bar[1]


def test_a_second_tap_on_one_of_two_deeds_takes_it_off():
    """The card would show another one, so that nothing could be taken back: alone it is played, beside the Fountain not."""
    face, table = CaravanseraiFace(), at_gate()
    card = next(str(act) for act in legal(GAME, after(table, "move blue_gate")) if act.verb == "buy card")
    alone = drafted(face, table, "space blue_gate", f"act {card}")
    assert face.pick(asked_scene(table, alone), f"act {card}") == alone
    assert drafted(face, table, "space blue_gate", "act turn fountain", f"act {card}", f"act {card}").bundle == (
        "move blue_gate", "turn fountain")


def test_whoever_buys_a_card_leaves_the_gate_unless_they_want_to_see_the_new_one():
    face, table = CaravanseraiFace(), at_gate()
    card = next(str(act) for act in legal(GAME, after(table, "move blue_gate")) if act.verb == "buy card")
    bought = drafted(face, table, "space blue_gate", f"act {card}")
    assert face.standing(asked_scene(table, bought)) == "done"
    stays = drafted(face, table, "space blue_gate", f"act {card}", f"close {STAY}")
    assert face.standing(asked_scene(table, stays)) == ""
    assert face.standing(asked_scene(table, drafted(face, table, "space stall_gold"))) == ""
    then = after(table, "move blue_gate", card)
    assert face.answered(asked_scene(then, standing="done")) == ["done"]
    assert face.answered(asked_scene(then)) == [] == face.answered(asked_scene(table, standing="done"))


def at_reward(supply: int) -> tuple[CaravanseraiTable, str]:
    """A table of four at the reward, with a card on display of one good of which tray and stall hold so many together."""
    table = rich_of_four()
    shown = [card for shelf in table.shelves.values() for card in shelf.shown if card]
    card = next(card for card in shown if len(ABILITIES[card].cost) == 1)
    good = ABILITIES[card].cost[0][0]
    table.tray[good], table.stalls[good] = max(0, supply - 1), min(1, supply)
    return table, card


def rich_of_four() -> CaravanseraiTable:
    """A table of four whose first seat has filled an order and is to take its reward."""
    table = begun(4)
    give(table, 0, holding(MAJORS[table.towers[3]].goods))
    return after(table, "move tower_sw", "complete -", "fill 0")


@pytest.mark.parametrize(("supply", "stall", "missed"), ((9, 0, 0), (3, 1, 0), (1, 1, 2), (0, 0, 3)))
def test_gifts_are_told_before_a_card_is_taken_with_what_is_short(supply, stall, missed):
    table, card = at_reward(supply)
    foreseen = gifts(table, 0, card)
    assert [gift.seat for gift in foreseen] == [1, 2, 3]
    assert (sum(len(gift.stall) for gift in foreseen), sum(len(gift.missed) for gift in foreseen)) == (stall, missed)
    before = [boy.goods[:] for boy in table.seats]
    told = play(GAME, table, parse(GAME, table, f"reward {card}")).table
    for gift in foreseen:
        got = [GOODS[good] for good in range(6) for _ in range(told.seats[gift.seat].goods[good] - before[gift.seat][good])]
        assert sorted(got) == sorted(gift.goods)
    face = CaravanseraiFace()
    tray = face.regions(asked_scene(table, drafted(face, table, f"act reward {card}")))["tray"]
    assert ("The supply is short" in tray, "is left for" in tray) == (stall > 0, missed > 0)


def test_a_full_storage_is_named_before_a_gift():
    table, card = at_reward(9)
    give(table, 2, [2, 2, 1, 1, 1, 0])
    assert [gift.over for gift in gifts(table, 0, card)] == [0, 1, 0]
    face = CaravanseraiFace()
    tray = face.regions(asked_scene(table, drafted(face, table, f"act reward {card}")))["tray"]
    assert re.search(r"Leyla</bdi> has no room and gives up a piece", tray)


def test_what_is_lit_can_be_tapped_and_what_is_dimmed_cannot():
    """`takes` only looks whether a tap would be taken; the tap itself is the measure."""
    face, luck, asked = CaravanseraiFace(), Random(1), 0
    for table in rich() * 4:
        draft = NOTHING
        for _ in range(luck.randrange(1, 4)):
            picked = face.pick(asked_scene(table, draft), luck.choice(taps(face, asked_scene(table, draft))))
            draft = picked if isinstance(picked, Draft) else draft
        now = asked_scene(table, draft)
        for what in taps(face, now):
            if what.startswith("act ") and draft.bundle and not draft.piece:
                asked += 1
                assert takes(now, what[4:]) == (not isinstance(face.pick(now, what), Refusal)), (draft, what)
    assert asked > 100


def test_points_so_far_hold_nothing_hidden():
    """The last Minor Order of "A last small order" is drawn at the end; until then it counts nothing, whatever lies on top."""
    table = begun()
    hand_out(table, 0, "y12")
    for turned in range(len(table.minors)):
        table.minors = table.minors[1:] + table.minors[:1]
        moment = look(scene(table))
        assert account(moment).parts[0]["y12"] == 0, turned
        assert account(moment).totals == GAME.result(table).totals


def test_a_draft_of_the_blue_gate_is_drawn_with_the_fountain_turned():
    face, table = CaravanseraiFace(), at_gate()
    before, turned = (drawn(face, asked_scene(table, drafted(face, table, *what)))
                      for what in (("space blue_gate",), ("space blue_gate", "act turn fountain")))
    fountain = re.compile(r'<g class="fountain".*?</g>', re.S)
    assert fountain.search(before).group() != fountain.search(turned).group()
