"""Drafts: whatever is tapped, the bundle is legal; and everything that is legal can be tapped together."""
from itertools import combinations
from random import Random

import pytest

from engine.kernel import Refusal, legal, parse, play
from engine.tantan.game import GAME
from engine.tantan.table import BuyMore, Discard, Pick, Steal, StockCount, StockMice, TantanTable, Turn
from tests.ui.tantan.setting import arranged, asked_scene, deal, moments, taps
from ui.tantan.draft import NOTHING, Draft
from ui.tantan.face import TantanFace


def tapped(face: TantanFace, table: TantanTable, *what: str) -> Draft | Refusal:
    """The draft after these taps; the last one may be refused."""
    draft: Draft | Refusal = NOTHING
    for piece in what:
        assert isinstance(draft, Draft)
        draft = face.pick(asked_scene(table, draft), piece)
    return draft


def plan(face: TantanFace, table: TantanTable, *what: str) -> list[str]:
    draft = tapped(face, table, *what)
    assert isinstance(draft, Draft), draft
    return face.plan(asked_scene(table, draft))


def after(table: TantanTable, bundle: list[str]) -> TantanTable:
    for notation in bundle:
        table = play(GAME, table, parse(GAME, table, notation)).table
    return table


@pytest.mark.parametrize("count", (2, 3, 4))
@pytest.mark.parametrize("seed", ("one", "two", "three"))
def test_whatever_is_tapped_the_bundle_is_legal_to_its_end(count, seed):
    face, luck, table = TantanFace(), Random(seed), deal(count, seed)
    played = 0
    while table.pending:
        draft = NOTHING
        for _ in range(luck.randrange(1, 6)):
            picked = face.pick(asked_scene(table, draft), luck.choice(taps(face, asked_scene(table, draft))))
            draft = draft if isinstance(picked, Refusal) else picked
        bundle = face.plan(asked_scene(table, draft))
        played += bool(bundle)
        table = after(table, bundle or [str(luck.choice(legal(GAME, table)))])
    assert played > 20


@pytest.mark.parametrize("count", (2, 4))
def test_an_action_is_never_planned_that_ends_in_another_seats_question(count):
    face = TantanFace()
    for table in moments(count, "own"):
        for what in taps(face, asked_scene(table)) if table.pending else []:
            draft = face.pick(asked_scene(table), what)
            bundle = [] if isinstance(draft, Refusal) else face.plan(asked_scene(table, draft))
            seat = table.pending[-1].seat
            for done in range(len(bundle)):
                assert after(table, bundle[:done]).pending[-1].seat == seat


def purchases(table: TantanTable) -> set[tuple[int, ...]]:
    """Every set of stalls that can be bought, by playing them all."""
    found = set()
    for number in range(1, 6):
        for stalls in combinations(range(1, len(table.market) + 1), number):
            try:
                after(table, [*(f"buy {stall}" for stall in stalls), "buy done"])
            except ValueError:
                continue
            found.add(stalls)
    return found


def stocks(table: TantanTable) -> set[tuple[str, int, int]]:
    """Every (type, copies, mice) that can be stocked, by playing them all."""
    found = set()
    for card in dict.fromkeys(table.hands[table.pending[-1].seat]):
        opened = after(table, [f"stock {card}"])
        for act in legal(GAME, opened):
            counted = after(opened, [str(act)])
            if counted.pending and isinstance(counted.pending[-1], StockMice):
                found |= {(card, act.count, mice.count) for mice in legal(GAME, counted)}
            else:
                found.add((card, act.count, 0))
    return found


def stocking_taps(face: TantanFace, table: TantanTable, card: str, count: int, mice: int) -> list[str]:
    start = tapped(face, table, f"pack-{card}")
    assert isinstance(start, Draft)
    return [f"pack-{card}", *["count-less"] * (start.copies - count), *["mice-more"] * mice]


@pytest.mark.parametrize("count", (2, 3, 4))
def test_every_purchase_and_every_stock_can_be_tapped_together(count):
    face, turns = TantanFace(), 0
    for table in moments(count, "reach"):
        if not table.pending or not isinstance(table.pending[-1], Turn):
            continue
        turns += 1
        for stalls in purchases(table):
            assert plan(face, table, *(f"stall-{stall}" for stall in stalls)) == [*(f"buy {s}" for s in stalls), "buy done"]
        for card, copies, mice in stocks(table):
            bundle = plan(face, table, *stocking_taps(face, table, card, copies, mice))
            assert bundle[:2] == [f"stock {card}", f"count {copies}"]
            assert bundle[2:] in ([], [f"mice {mice}"]) and (bundle[2:] or not mice)
    assert turns > 20


@pytest.mark.parametrize("count", (2, 3, 4))
def test_every_answer_of_every_question_is_one_tap_away(count):
    """Also in mid-bundle, as after a reload."""
    face, asked = TantanFace(), set()
    for seed in ("a", "b"):
        for table in list(moments(count, seed))[::2]:
            within = reached(face, table) if table.pending else set()
            for act in legal(GAME, table):
                asked.add(type(table.pending[-1]))
                assert str(act) in within, f"{act} at {table.pending[-1]}"
    assert asked == {Turn, BuyMore, StockCount, StockMice, Pick, Steal, Discard}


def reached(face: TantanFace, table: TantanTable) -> set[str]:
    """The first actions of all plans within reach of the taps offered (steppers pressed again and again)."""
    plans = {tuple(face.plan(asked_scene(table, NOTHING)))}
    for what in taps(face, asked_scene(table)):
        draft = NOTHING
        for _ in range(8):
            draft = face.pick(asked_scene(table, draft), what)
            if isinstance(draft, Refusal):
                break
            plans.add(tuple(face.plan(asked_scene(table, draft))))
    return {bundle[0] for bundle in plans if bundle}


def test_a_purchase_in_mid_bundle_goes_on():
    face = TantanFace()
    table = after(arranged(purse="food", market=["spice", "lamp", "food", "mouse", "thief"]), ["buy 2"])
    assert plan(face, table) == ["buy done"]
    assert plan(face, table, "stall-1") == ["buy 1", "buy done"]
    refused = tapped(face, table, "stall-2")
    assert isinstance(refused, Refusal) and refused.why == "stall-chosen-already"


def test_a_stock_in_mid_bundle_goes_on():
    face, hands = TantanFace(), [["spice", "spice", "mouse"], [], [], []]
    opened = after(arranged(hands=hands), ["stock spice"])
    assert plan(face, opened) == ["count 2", "mice 0"]
    assert plan(face, opened, "count-less", "mice-more") == ["count 1", "mice 1"]
    assert plan(face, after(opened, ["count 1"])) == ["mice 0"]
    assert plan(face, after(opened, ["count 1"]), "mice-more") == ["mice 1"]


def test_a_refused_tap_has_the_engines_reason_and_numbers():
    face = TantanFace()
    table = arranged(purse="jewellery", market=["spice", "lamp", "food", "mouse", "thief"], hands=[["food"] * 2, [], [], []])
    dear = tapped(face, table, "stall-2", "stall-3")
    assert isinstance(dear, Refusal)
    assert (dear.why, dear.rule, dear.fact("card")) == ("too-dear", "tantan T-09", "food")
    assert (dear.fact("price"), dear.fact("coins")) == (2, 1)
    no_mice = tapped(face, table, "pack-food", "mice-more")
    assert isinstance(no_mice, Refusal) and no_mice.why == "not-so-many"


def test_goods_and_mice_share_the_free_spaces():
    """One space is free: with the goods on it no mouse fits, and the engine would not even ask."""
    face = TantanFace()
    table = arranged(caravan=["food"] * 6, hands=[["spice", "spice", "mouse"], [], [], []])
    assert plan(face, table, "pack-spice", "count-less", "mice-more") == ["stock spice", "count 1", "mice 1"]
    assert plan(face, table, "pack-spice", "count-less", "mice-more", "count-more") == ["stock spice", "count 2"]
    full = tapped(face, table, "pack-spice", "mice-more")
    assert isinstance(full, Refusal) and full.why == "no-space" and full.fact("free") == 0


def test_the_aside_changes_the_way_and_a_second_tap_lets_go():
    face = TantanFace()
    table = arranged(hands=[["spice", "lamp"], [], [], []])
    assert tapped(face, table, "stall-1", "mode-stock") == Draft(stocking=True)
    assert tapped(face, table, "mode-stock", "mode-buy") == NOTHING
    assert tapped(face, table, "stall-1", "stall-1") == NOTHING
    assert tapped(face, table, "pack-spice", "pack-spice") == Draft(stocking=True)


def test_a_second_tap_on_a_share_changes_nothing_so_that_the_page_may_play_it():
    face = TantanFace()
    table = after(arranged(2, caravan=["food"] * 4 + ["lamp"], hands=[["spice"], []]), ["stock spice", "count 1"])
    once = tapped(face, table, "share-food")
    assert once == tapped(face, table, "share-food", "share-food")
    assert face.instant(asked_scene(table, once)) and face.plan(asked_scene(table, once)) == ["take food"]


@pytest.mark.parametrize("what", (
    "", "stall-", "stall-x", "stall-9", "pack-gold", "share-mouse", "seat-0", "seat-77", "x-1", "mode-x", "count-more"))
def test_a_piece_that_is_not_there_is_refused(what):
    face, table = TantanFace(), arranged(hands=[["spice"], [], [], []])
    picked = face.pick(asked_scene(table), what)
    assert isinstance(picked, Refusal)
