"""Drafts: whatever is tapped, what is planned is legal; and everything that is legal can be tapped."""
from random import Random

import pytest

from engine.kernel import Refusal, legal, parse, play
from engine.rihla.auction import Bid, Buy
from engine.rihla.dues import Debt
from engine.rihla.game import GAME
from engine.rihla.table import RihlaTable
from engine.rihla.trade import Decline, Offer, Reply
from engine.rihla.turn import Choose, Manage
from engine.rihla.waqf import Endow
from tests.ui.rihla.setting import asked_scene, deal, lively, moments, taps
from ui.chronicle import plain
from ui.rihla.drafts.draft import NOTHING, Draft
from ui.rihla.face import RihlaFace

FACE = RihlaFace()


def plans(table: RihlaTable, *what: str) -> list[str]:
    """The plan after these taps, none of which may be refused."""
    draft: Draft | Refusal = NOTHING
    for piece in what:
        draft = FACE.pick(asked_scene(table, draft), piece)
        assert isinstance(draft, Draft), (piece, draft)
    return FACE.plan(asked_scene(table, draft))


@pytest.mark.parametrize("count", (2, 4, 6))
def test_whatever_is_tapped_the_plan_is_legal(count):
    luck, table, played = Random(count), deal(count, f"tap{count}", round_limit=40), 0
    for _ in range(250):
        if not table.pending:
            break
        draft = NOTHING
        for _ in range(luck.randrange(4)):
            picked = FACE.pick(asked_scene(table, draft), luck.choice(taps(FACE, asked_scene(table, draft))))
            draft = draft if isinstance(picked, Refusal) or picked.act == "leave" else picked
        plan = FACE.plan(asked_scene(table, draft))
        played += bool(plan)
        for notation in plan or [str(lively(legal(GAME, table), luck))]:
            act = parse(GAME, table, notation)
            table = play(GAME, table, act).table
    assert played > 80


def reached(table: RihlaTable) -> set[str]:
    """Every plan within two taps, the page of the estate included."""
    found = set(FACE.plan(asked_scene(table, NOTHING)))
    starts = [NOTHING, *([Draft(page="estate")] if isinstance(table.pending[-1], Manage) else [])]
    for start in starts:
        for what in taps(FACE, asked_scene(table, start)):
            draft = FACE.pick(asked_scene(table, start), what)
            if isinstance(draft, Draft):
                found |= set(FACE.plan(asked_scene(table, draft)))
    return found


def test_every_listed_answer_of_every_question_can_be_tapped():
    asked, verbs = set(), set()
    for seed, count in (("a", 4), ("b", 3), ("c", 6)):
        for place, table in enumerate(moments(count, seed, 220, round_limit=40)):
            if not table.pending or (isinstance(table.pending[-1], Manage) and place % 3):
                continue
            here = reached(table)
            asked.add(type(table.pending[-1]))
            for act in legal(GAME, table):
                verbs.add(act.verb)
                assert act.verb == "offer" or str(act) in here, f"{act} at {table.pending[-1]}"
            assert "leave" in here or not isinstance(table.pending[-1], Manage)
    assert asked >= {Manage, Choose, Buy, Bid, Endow}
    assert verbs >= {"build", "lease", "draw", "stop", "buy", "pass", "bid", "fold"}


def test_every_answer_of_a_debt_and_of_an_offer_can_be_tapped():
    table = deal(3)
    table.owner[16], table.owner[8], table.owner[9], table.level[8] = 0, 0, 0, 1
    table.merchants[0].cash = 100
    table.pending.append(Debt(0, [(1, 900)], "visit"))
    assert {str(act) for act in legal(GAME, table)} <= reached(table)
    table.pending[-1] = Debt(0, [(1, 90_000)], "visit")
    assert "give up" in reached(table)
    table = play(GAME, deal_with_estates(), Offer(1, (1,), 0, (4,), 0)).table
    assert isinstance(table.pending[-1], Reply)
    assert {"accept", "decline"} <= reached(table)


def deal_with_estates() -> RihlaTable:
    table = deal(3)
    for space, owner in {1: 0, 6: 0, 4: 1, 2: 1, 7: 0, 15: 1}.items():
        table.owner[space] = owner
    return table


def test_a_lit_space_is_chosen_and_any_other_says_how_far_it_is():
    table = deal(2)
    table.merchants[0].pos, table.pending = 13, [Choose(0, (3, 6, 9), "C08")]
    assert plans(table, "space-19") == ["stop 6"] and plans(table, "space-19", "space-16") == ["stop 3"]
    assert FACE.instant(asked_scene(table, Draft(act="stop 6", space=19)))
    refused = FACE.pick(asked_scene(table), "space-20")
    assert isinstance(refused, Refusal) and "Oasis Rest is 7 away" in FACE.why(refused)


def test_looking_at_a_card_never_plays_anything():
    table = deal(2)
    once = FACE.pick(asked_scene(table), "space-39")
    assert isinstance(once, Draft) and once.space == 39 and not FACE.instant(asked_scene(table, once))
    assert FACE.pick(asked_scene(table, once), "space-39") != once


def test_leaving_and_giving_up_are_never_one_tap():
    table = deal(2)
    left = FACE.pick(asked_scene(table, Draft(page="estate")), "do-leave")
    assert isinstance(left, Draft) and not FACE.instant(asked_scene(table, left))
    assert FACE.plan(asked_scene(table, left)) == ["leave"]


@pytest.mark.parametrize("what", ("", "space-", "space-x", "space-99", "do-", "do-dance", "do-build 77", "do-buy", "page-x",
                                  "deal-with", "deal-with x", "deal-give 39", "deal-give 77", "deal-with 9", "bid-limit 3",
                                  "x-1"))
def test_a_piece_that_is_not_there_is_refused_or_harmless(what):
    table = deal(3)
    picked = FACE.pick(asked_scene(table), what)
    if isinstance(picked, Draft):
        FACE.regions(asked_scene(table, picked))
        assert FACE.plan(asked_scene(table, picked)) in ([], ["draw"])
    else:
        assert FACE.why(picked)


def test_a_second_offer_is_told_from_the_first():
    table, asks = deal_with_estates(), Offer(1, (1,), 0, (4,), 0)
    for number, words in ((1, "offers you a trade"), (2, "offers anew, 2 of 3")):
        table = play(GAME, table, asks).table
        scene = asked_scene(table)
        assert words in plain(FACE.regions(scene)["tray"])
        assert ("You declined." in plain(FACE.bar(scene).say)) is (number == 2)
        table = play(GAME, table, Decline()).table
