"""Drafts: whatever is tapped, the bundle is legal to its end; and everything that is legal can be tapped together."""
from random import Random

import pytest

from engine.caravanserai.actions.order import MinorPick
from engine.caravanserai.actions.setup import ChooseGate, ChooseGood
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.game import GAME
from engine.caravanserai.orders import Payout, Reward
from engine.caravanserai.stock import Overflow
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Closing, Ready, Rolled, Stop
from engine.kernel import Refusal, legal, parse, play
from tests.ui.caravanserai.setting import after, asked_scene, begun, drawn, gathering, give, hand_out, moments, rich, scene, taps
from ui.caravanserai.draft import NOTHING, Draft
from ui.caravanserai.face import CaravanseraiFace


def tapped(face: CaravanseraiFace, table: CaravanseraiTable, *what: str, confirm: bool = True) -> Draft | Refusal:
    """The draft after these taps; the last one may be refused."""
    draft: Draft | Refusal = NOTHING
    for piece in what:
        assert isinstance(draft, Draft), draft
        draft = face.pick(asked_scene(table, draft, confirm=confirm), piece)
    return draft


def plan(table: CaravanseraiTable, *what: str) -> list[str]:
    face = CaravanseraiFace()
    draft = tapped(face, table, *what)
    assert isinstance(draft, Draft), draft
    return face.plan(asked_scene(table, draft))


@pytest.mark.parametrize(("count", "seed"), ((2, "one"), (3, "two"), (4, "three")))
def test_whatever_is_tapped_the_bundle_is_legal_and_can_be_drawn(count, seed):
    face, luck, table = CaravanseraiFace(), Random(seed), gathering(count, seed)
    planned = 0
    for _ in range(90):
        if not table.pending:
            break
        draft = NOTHING
        for _ in range(luck.randrange(1, 7)):
            offered = taps(face, asked_scene(table, draft))
            what = luck.choice(offered) if offered else "clear"
            picked = face.pick(asked_scene(table, draft), what)
            if isinstance(picked, Refusal):
                assert face.why(picked)
                drawn(face, asked_scene(table, draft, refused=picked, refused_at=what, refusals=1))
            draft = draft if isinstance(picked, Refusal) else picked
        moment = asked_scene(table, draft)
        assert drawn(face, moment)
        bundle = face.plan(moment)
        planned += bool(bundle)
        table = after(table, *(bundle or [str(luck.choice(legal(GAME, table)))]))
    assert planned > 40


def reached(face: CaravanseraiFace, table: CaravanseraiTable) -> set[str]:
    """The first actions of all plans within reach of the taps offered, two taps deep (a piece, then what to do with it)."""
    found = {tuple(face.plan(asked_scene(table, NOTHING)))}
    for what in taps(face, asked_scene(table)):
        draft = face.pick(asked_scene(table), what)
        if isinstance(draft, Refusal):
            continue
        if not draft.bundle:
            for more in taps(face, asked_scene(table, draft)):
                then = face.pick(asked_scene(table, draft), more)
                found |= {then.bundle} if isinstance(then, Draft) else set()
                found |= {tuple(face.plan(asked_scene(table, then)))} if isinstance(then, Draft) else set()
        found |= {draft.bundle, tuple(face.plan(asked_scene(table, draft)))}
    return {bundle[0] for bundle in found if bundle}


def test_every_answer_of_every_question_is_at_most_two_taps_away():
    face, asked = CaravanseraiFace(), set()
    for table in [*list(moments(2, "a", 6)), *list(moments(2, "a", 400))[::9], *rich()]:
        within = reached(face, table) if table.pending else set()
        for act in legal(GAME, table):
            asked.add(type(table.pending[-1]))
            assert str(act) in within, f"{act} at {table.pending[-1]}"
    assert {ChooseGood, ChooseGate, Ready, Rolled, Stop, MinorPick, Payout, Reward, Overflow, Closing} <= asked


def test_a_walk_brings_the_first_unit_along_and_more_are_one_tap_each():
    table = begun()
    assert plan(table, "space stall_bronze") == ["move stall_bronze", "buy bronze", "done"]
    assert plan(table, "space stall_bronze", "act buy bronze") == ["move stall_bronze", "buy bronze", "buy bronze", "done"]
    assert plan(table, "space stall_bronze", "less buy bronze") == ["move stall_bronze"]
    no = tapped(CaravanseraiFace(), table, "space stall_bronze", "act buy bronze", "act buy bronze")
    assert isinstance(no, Refusal) and (no.why, no.fact("coins")) == ("too-dear", 0)


def test_without_confirming_a_tap_only_walks():
    face, table = CaravanseraiFace(), begun()
    draft = tapped(face, table, "space stall_bronze", confirm=False)
    assert draft == Draft(("move stall_bronze",))
    assert face.instant(asked_scene(table, draft, confirm=False))


def test_another_target_takes_the_place_of_the_first_and_a_second_tap_plays():
    table, face = begun(), CaravanseraiFace()
    assert plan(table, "space stall_bronze", "space stall_diamond") == ["move stall_diamond"]
    once = tapped(face, table, "space stall_diamond")
    assert tapped(face, table, "space stall_diamond", "space stall_diamond") == once
    assert plan(table, "space stall_bronze", "act roll") == ["roll"]


def test_at_a_stop_that_is_of_no_use_the_main_button_goes_on():
    table, face = begun(), CaravanseraiFace()
    give(table, 0, [1, 0, 1, 0, 0, 0])
    table = after(table, "move stall_diamond")
    moment = asked_scene(table)
    assert [str(act) for act in moment.legal] == ["open bronze", "skip"]  # all that can be done could be done anywhere
    shown = face.bar(moment)
    assert face.plan(moment) == ["skip"] and shown.main_ready and shown.main == "Do nothing here" and shown.aside is None
    assert "3" in shown.say  # why: it costs more than there is
    assert plan(table, "act open bronze") == ["open bronze"]
    there = after(begun(), "move stall_bronze")
    assert face.plan(asked_scene(there)) == [] and face.bar(asked_scene(there)).aside_do == "act skip"


def test_an_order_is_put_together_before_it_is_played():
    table = rich()[0]
    walk = ["move tower_sw", "complete -"]
    assert plan(table, "space tower_sw") == ["move tower_sw"]
    assert plan(table, "space tower_sw", "act complete -") == []  # the coins are still to choose
    assert plan(table, "space tower_sw", "act complete -", "act fill 1") == []  # and the card
    card = table.shelves["turquoise"].shown[0]
    assert plan(table, "space tower_sw", "act complete -", "act fill 1", f"act reward {card}") == [*walk, "fill 1",
                                                                                                   f"reward {card}"]
    other = table.shelves["purple"].shown[0]
    changed = ("space tower_sw", "act complete -", "act fill 1", f"act reward {card}", f"act reward {other}", "act fill 0")
    assert plan(table, *changed) == [*walk, "fill 0", f"reward {other}"]


def test_a_full_storage_asks_for_pieces_before_the_bundle_is_played():
    table = begun()
    table.seats[0].goods = [0, 3, 2, 1, 1, 0]
    assert plan(table, "space stall_bronze") == ["move stall_bronze"]  # the first unit would overflow, so it is left to choose
    assert plan(table, "space stall_bronze", "act buy bronze") == []
    assert plan(table, "space stall_bronze", "act buy bronze", "piece amber") == ["move stall_bronze", "buy bronze",
                                                                                  "discard amber", "done"]


def test_a_piece_that_serves_two_ends_asks_which():
    table = begun()
    table.seats[0].goods, table.seats[0].space = [1, 0, 0, 0, 0, 1], 5
    face = CaravanseraiFace()
    draft = tapped(face, table, "space blue_pavilion", "piece bronze")
    assert isinstance(draft, Draft) and draft.piece == "bronze"
    assert {"act open bronze", "act sell bronze"} <= set(taps(face, asked_scene(table, draft)))
    assert plan(table, "space blue_pavilion", "piece diamond") == ["move blue_pavilion", "sell diamond", "done"]
    assert plan(table, "space blue_pavilion", "piece diamond", "back diamond") == ["move blue_pavilion"]


def test_a_card_may_add_to_the_end_of_a_trade_and_the_end_can_be_chosen():
    table = begun()
    give = [0] * 6
    for good, number in TILES[table.tiles[2]].give:
        give[good] = number
    table.seats[0].goods = give
    hand_out(table, 0, "x14")
    assert plan(table, "space caravan_a1") == ["move caravan_a1", "convert", "done bronze"]
    assert plan(table, "space caravan_a1", "close done") == ["move caravan_a1", "convert", "done"]


def test_a_bundle_never_goes_past_what_is_hidden_or_anothers_question():
    face = CaravanseraiFace()
    for table in list(moments(3, "own", 200))[::7]:
        for what in taps(face, asked_scene(table)):
            draft = face.pick(asked_scene(table), what)
            bundle = [] if isinstance(draft, Refusal) else face.plan(asked_scene(table, draft))
            there, seat, shown = table, table.pending[-1].seat, False
            for notation in bundle:
                assert not shown and there.pending[-1].seat == seat
                step = play(GAME, there, parse(GAME, there, notation))
                there, shown = step.table, any(event.shows() for event in step.events)


def test_far_spaces_say_what_the_die_would_be_needed_for():
    no = tapped(CaravanseraiFace(), begun(), "space blue_gate")
    assert isinstance(no, Refusal) and no.why == "too-far"
    assert (no.fact("steps"), no.fact("limit"), no.fact("die")) == (7, 3, 1)
    assert "7 steps" in CaravanseraiFace().why(no)


@pytest.mark.parametrize("what", ("", "space", "space nowhere", "act", "act fly", "less buy gold", "piece", "piece wood",
                                  "back gold",
                                  "close done", "x", "act move red_gate", "act buy bronze", "act reward x1"))
def test_a_piece_that_is_not_there_is_refused(what):
    assert isinstance(CaravanseraiFace().pick(asked_scene(begun()), what), Refusal)


def test_nobody_taps_for_another_seat():
    assert isinstance(CaravanseraiFace().pick(scene(begun(), 1), "space stall_bronze"), Refusal)


def test_quick_taps_on_a_stepper_all_count():
    face = CaravanseraiFace()
    assert all(face.tallies(what) for what in ("act buy gold", "act borrow", "act convert", "less buy gold", "less borrow"))
    once = ("act complete -", "space stall_gold", "piece gold", "act buy card x1", "act fill 2")
    assert not any(face.tallies(what) for what in once)
