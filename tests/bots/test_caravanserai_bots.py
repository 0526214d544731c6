"""The bots for Caravanserai: what they say, how long their games are, whom they beat (caravanserai.md 12 and 13)."""
from statistics import median

import pytest

from engine.bots.caravanserai import LEVELS, Clerk, Porter
from engine.bots.caravanserai_plan import Errand, Planner, rolling_pays
from engine.bots.chance import Chance
from engine.bots.contract import Bot, after_polls, never
from engine.bots.drive import play_out
from engine.caravanserai.game import GAME
from engine.kernel import Result, dice_from
from tests.rules.caravanserai.courtyard import SW, arrived, at, boy, courtyard, rolled

NEVER_LONGER = 40
"""Rounds; the longest game of the rules document's own bots had 39."""


def played(bots: list[Bot], seed: str) -> tuple[int, Result]:
    """The rounds and the result of a match."""
    table = GAME.deal(len(bots), GAME.check_options(len(bots), {}), dice_from(seed))
    _, end = play_out(GAME, table, bots, dice_from(f"{seed}/bots"))
    return end.round, GAME.result(end)


def wins(strong: Bot, weak: Bot, matches: int) -> int:
    """How many of so many matches for two the first wins alone, seats taken in turn."""
    won = 0
    for number in range(matches):
        seat = number % 2
        bots = [weak, weak]
        bots[seat] = strong
        won += played(bots, f"match {number}")[1].winners() == [seat]
    return won


def test_the_clerk_beats_chance():
    assert wins(Clerk(), Chance(), 100) >= 95


def test_the_clerk_beats_the_porter():
    assert wins(Clerk(), Porter(), 16) >= 12


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 7, 20), (3, 6, 17), (4, 5, 16)])
def test_clerks_end_in_as_many_turns_as_the_balance_section_finds(seats, least, most):
    rounds = [played([Clerk()] * seats, f"balance {seats} {number}")[0] for number in range(8)]
    assert least <= median(rounds) <= most and max(rounds) < NEVER_LONGER


@pytest.mark.soak
@pytest.mark.timeout(3_000)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_clerk_is_ever_stranded(seats):
    for number in range(300):
        rounds, result = played([Clerk()] * seats, f"soak {seats} {number}")
        assert rounds < NEVER_LONGER and result.reason == "threshold"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_match_to_its_end(level):
    table = GAME.deal(2, GAME.check_options(2, {"threshold": 20}), dice_from(level))
    _, end = play_out(GAME, table, [LEVELS[level](), Chance()], dice_from("a match"), lambda: after_polls(2))
    assert end.reason in GAME.ends


def test_the_levels_rise():
    assert list(LEVELS) == ["porter", "clerk", "merchant"]


@pytest.mark.soak
@pytest.mark.timeout(3_000)
def test_the_merchant_holds_his_own_against_the_clerk():
    assert wins(LEVELS["merchant"](), Clerk(), 40) >= 20


def clerk_says(table) -> str:
    from engine.kernel import legal
    seat = table.pending[-1].seat
    return str(Clerk().choose(GAME.view(table, seat), legal(GAME, table), dice_from("x"), never))


def test_an_order_in_hand_is_completed():
    assert clerk_says(at(SW, "bz am si em")) == "complete -"


def test_an_order_is_completed_on_the_best_terms():
    assert clerk_says(at(SW, "bz am si em", o=3, cards=("x11",))) == "complete turned"
    assert clerk_says(at(SW, "bz am si em", o=4, cards=("x11",))) == "complete -"


def test_the_missing_good_is_bought():
    assert clerk_says(at(14, "bz am si", purse="2/3")) == "buy emerald"


def test_money_is_borrowed_for_the_next_purchase():
    table = arrived(courtyard(boy(5, "bz am", purse="0/3")))
    assert clerk_says(table) == "borrow"


def test_a_plan_with_its_errands():
    table = courtyard(boy(4, "bz am em", purse="2/3"))
    for tower in (7, 13, 17):
        table.towers[tower] = ""
    plan = Planner(table, 0, stopped=True).best()
    assert plan.errands == (Errand(4, "buy", (2,)), Errand(SW, "complete"))
    assert plan.moves == 1


def test_a_roll_is_worth_it_when_it_saves_a_move():
    assert [away for away in range(1, 9) if rolling_pays(away, 3)] == [4, 5, 7, 8]


def test_the_clerk_keeps_a_useful_piece_when_its_storage_is_full():
    from engine.caravanserai.stock import Overflow
    table = courtyard(boy(0, "bz bz bz bz bz am si em", waiting="N05"))
    table.pending.append(Overflow(0))
    assert clerk_says(table) in ("discard bronze", "discard amber")


def test_a_roll_is_walked_towards_the_target():
    table = rolled(courtyard(boy(9, "bz am si em", purse="3/3")), 6)
    for tower in (7, 13, 17):
        table.towers[tower] = ""
    assert clerk_says(table) == "move tower_sw"
