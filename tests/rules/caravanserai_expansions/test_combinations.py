"""Anahita and the Arbab among the other expansions (caravanserai-expansions.md 5), in Solo Mode too.

X-122, X-123, X-167 to X-176, X-178, X-180; X-211, X-214, X-218.
"""
import pytest

from engine.caravanserai.expansions.anahita.annex import anahita, arbab
from engine.caravanserai.expansions.chapman.annex import BroochReward, chapman
from engine.caravanserai.expansions.dervish.annex import dervish, usable
from engine.caravanserai.expansions.opium.annex import GONE, inspected, opium
from engine.caravanserai.expansions.opium.events import DealerMoved
from engine.caravanserai.game import GAME
from engine.caravanserai.modes.solo.annex import solo
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Ready, gain_points
from engine.kernel import Dice, dice_from, parse, play
from tests.rules.caravanserai.courtyard import after, boy, purse, rolling, stock, stored, texts, why_not
from tests.rules.caravanserai_expansions.court import placed, stop_at, walk
from tests.rules.caravanserai_expansions.dtx import (
    add_chapman,
    add_dervish,
    arrived,
    carries,
    dtx,
    holds,
    ready,
    rubies,
)
from tests.rules.caravanserai_expansions.lonely import here, lonely


def with_him(table: CaravanseraiTable, space: int) -> CaravanseraiTable:
    """The Arbab stands on this space."""
    arbab(table).space = space
    return table


def test_X_122_she_does_no_business_with_the_dealer():
    table = after(carries(dtx("O N"), tokens="S2 D5"), "favour red_gate 1")
    assert "draw -" in texts(table) and not texts(table, "buy opium")
    assert why_not(table, "buy opium S2 D5") == "stable-boy-only"


def test_X_123_the_dervish_does_not_talk_to_her():
    table = after(placed(dtx("D N"), 9), "favour blue_gate 1")
    assert not texts(table, "take dervish") and dervish(table).deck[0] == "d03"
    table = after(placed(dtx("D N"), 9), "favour stall_amber 1")
    assert dervish(table).deck[0] == "d03"


def test_X_167_her_purchases_take_rubies_and_move_chapmen():
    table = placed(dtx("C N", boy(3, purse="2/3")), 15)
    table = after(table, "favour stall_emerald 1", "buy emerald", "done")
    assert chapman(table).brooches[0] == 1 and chapman(table).chapmen == [1, 8, 4] and chapman(table).rubies[2] == 1
    assert stored(table.seats[0]) == "em" and table.pending[-1] == Ready(0, 1)


def test_X_168_the_arbab_sends_a_chapman_away():
    table = stop_at(dtx("C N"), 8)
    assert stock(table.stalls, "go") == 2 and chapman(table).rubies == [1, 0, 1, 1, 1, 0]
    assert chapman(table).chapmen == [1, 4, 14]


def test_X_169_a_ruby_without_a_chapman_is_confiscated():
    table = dtx("C N")
    chapman(table).chapmen = [1, 1, 14]
    table = stop_at(table, 8)
    assert stock(table.stalls, "go") == 2 and chapman(table).rubies[4] == 0 and chapman(table).supply == 18


def test_X_170_a_chapman_without_a_ruby_stays():
    table = dtx("C N")
    chapman(table).rubies[4], chapman(table).supply = 0, 18
    table = stop_at(table, 8)
    assert stock(table.stalls, "go") == 2 and chapman(table).chapmen == [1, 8, 14]


def test_X_171_no_chapman_comes_to_the_arbab():
    table = with_him(dtx("C N", boy(1)), 11)
    chapman(table).deck[:4] = ["amber", "silver", "gold", "bronze"]
    table = after(arrived(table), "buy bronze", "done")
    assert chapman(table).chapmen == [4, 8, 14] and chapman(table).drawn == ["amber", "silver"]


def test_X_172_the_dealer_loses_an_opium():
    table = dtx("O N")
    opium(table).dealer = 11
    table = walk(table)
    assert opium(table).supply == 3 and opium(table).dealer == 11


def test_X_173_with_the_last_one_he_leaves():
    table = dtx("O N")
    opium(table).dealer, opium(table).supply, opium(table).gone = 11, 1, 3
    table = walk(table)
    assert opium(table).supply == 0 and opium(table).dealer == GONE and inspected(table) == GONE


def test_X_174_the_dealer_passes_the_arbab():
    table = with_him(carries(dtx("O N", boy(0)), tokens="S2 D5"), 4)
    faces = {}
    for state in range(60):  # the tokens are shuffled back before he walks
        table.dice = Dice(state)
        step = play(GAME, arrived(table), parse(GAME, table, "buy opium S2 D5"))
        faces |= {event.face: step.table for event in step.events if isinstance(event, DealerMoved)}
    assert opium(faces[4]).dealer == 5 and inspected(faces[4]) == 15
    assert opium(faces[3]).dealer == 3 and opium(faces[5]).dealer == 5


def test_X_175_one_card_of_the_dervish():
    table = stop_at(dtx("D N"), 10)
    assert dervish(table).gone == ["d03"] and dervish(table).deck[0] == "d17"


@pytest.mark.parametrize(("to", "asked"), [("blue_gate", ["pay inspection", "surrender opium"]), ("stall_gold", [])])
def test_X_176_a_displaced_boy_may_be_inspected(to, asked):
    table = with_him(carries(dtx("O N", boy(9, purse="3/3")), 1), 3)
    table.active = 0
    table = after(walk(table), f"displace {to}")
    assert texts(table, "pay", "surrender") == asked
    if asked:
        table = after(table, "pay inspection")
        assert purse(table.seats[0]) == "1/3" and table.uses[9] == 2


def test_X_178_points_end_nothing_with_the_arbab():
    parts = dict.fromkeys(("dervish", "opium", "chapman", "anahita"), True)
    table = GAME.deal(2, GAME.check_options(2, {**parts, "threshold": 50}), dice_from("all"))
    table.round = 6
    gain_points(table, 0, 80)
    assert table.threshold == 0 and table.trigger == -1


def full(letters: str) -> CaravanseraiTable:
    """A's brooch lies on side B and is full."""
    table = rubies(dtx(letters), 4, "B")
    table.pending.append(BroochReward(0))
    return table


def test_X_180_favour_tokens_from_a_brooch():
    table = full("O C N")
    assert sorted(texts(table)) == ["brooch favours", "brooch opium", "brooch points"]
    before = anahita(table).supply
    table = after(table, "brooch favours")
    assert anahita(table).tokens[0] == 13 and anahita(table).supply == before - 2
    assert chapman(table).sides[0] == "A" and chapman(table).brooches[0] == 0


def test_X_140_rewards_by_the_expansions_in_play():
    assert texts(full("C")) == ["brooch points"]
    assert sorted(texts(full("C N"))) == ["brooch favours", "brooch points"]
    empty = full("C N")
    anahita(empty).supply = 0
    assert why_not(empty, "brooch favours") == "supply-empty"


def test_da1_and_da2():
    table = after(holds(dtx("D N"), "da1"), "use dervish da1 -")
    assert anahita(table).tokens[0] == 12
    table = after(holds(dtx("D N", boy(3, purse="1/3")), "da2"), "use dervish da2 -")
    assert anahita(table).tokens[0] == 13 and purse(table.seats[0]) == "0/3"
    assert why_not(holds(dtx("D N", boy(3, purse="0/3")), "da2"), "use dervish da2 -") == "too-dear"


def test_an_opium_and_a08_leave_something_to_pay():
    table = carries(dtx("O N", boy(2, "bz", purse="3/3")), 1)
    her = anahita(table)
    her.cards, her.unlocked, her.space = ["a08", "a02", "a06"], 1, 2
    table.seats[0].space = 1
    table = after(table, "favour tower_sw 1")
    words = texts(table, "complete")
    assert "complete opium:am+si+em" in words and "complete opium:am+si+em,less-bronze" not in words
    assert why_not(table, "complete opium:am+si+em,less-bronze") == "terms-clash"


def test_a_face_down_order_may_be_swapped_and_stays_down():
    table = holds(dtx("D N", boy(3, "bz am si em")), "d09")
    arbab(table).down = "M03"
    table = after(ready(table), "use dervish d09 tower_sw,tower_ne")
    assert table.towers[13] == "M03" and arbab(table).down == "M03"


def test_X_211_a_solo_stall_with_a_chapman():
    table = lonely()
    add_chapman(table)
    table = stop_at(table, 8)
    assert stock(table.stalls, "go") == 2 and chapman(table).supply == 17  # one went there, one came from there
    assert chapman(table).chapmen == [1, 4, 14] and chapman(table).rubies == [1, 0, 1, 1, 0, 0]


def test_X_214_solo_opium():
    table = GAME.deal(1, GAME.check_options(1, {"opium": True}), dice_from("solo"))
    assert opium(table).supply == 2


def test_X_218_a_card_of_the_dervish_waits_for_the_next_pair_of_moves():
    table = here(boy(10), dice=(1, 1, 1, 1), his=2)
    add_dervish(table)
    table = after(table, "take dervish", "skip")
    assert isinstance(table.pending[-1], Ready) and usable(table, 0) == []
    table = after(table, "die 1", "move stall_amber", "skip")
    assert table.pending[-1] == Ready(0, 1) and usable(table, 0) == ["d03"]


def test_solo_leaves_d07_out():
    table = GAME.deal(1, GAME.check_options(1, {"dervish": True, "chapman": True}), dice_from("solo"))
    assert "d07" not in dervish(table).cards and "da1" in dervish(table).cards and GAME.faults(table) == []


def test_solo_repeats_waiting_dice_by_d04_and_by_rubies():
    table = lonely(dice=(5, 6), used=(1, 1))
    add_dervish(table)
    add_chapman(table)
    rubies(holds(table, "d04"), 2, "A")
    assert texts(table, "repeat") == ["repeat d04 5", "repeat d04 6", "repeat ruby 5", "repeat ruby 6"]
    table = after(rolling(table, 2, 3), "repeat d04 5", "repeat ruby 6")
    assert solo(table).waiting == [2, 3] and chapman(table).brooches[0] == 1 and dervish(table).hands == [[]]
    table = after(table, "die 2")
    assert not texts(table, "ruby reroll", "repeat") and texts(table, "ruby step")


def test_solo_d04_serves_no_die_that_was_taken():
    table = lonely()
    add_dervish(table)
    table = after(holds(table, "d04"), "die 2")
    assert not texts(table, "use dervish") and why_not(table, "use dervish d04 -") == "waiting-dice-only"
