"""Rubies: the brooch and its rewards, and what they are spent on (X-138 to X-151, X-153 to X-159, X-179)."""
import pytest

from engine.caravanserai.expansions.chapman.annex import BroochReward
from engine.caravanserai.expansions.chapman.scoring import RubyPicking
from engine.caravanserai.game import GAME
from engine.caravanserai.scoring import account
from engine.caravanserai.table import resume
from engine.caravanserai.turn import Ready, Rolled, begin_turn, end_game, end_turn
from tests.rules.caravanserai.courtyard import after, debt, ends, purse, rolling, stored, texts, why_not
from tests.rules.caravanserai_expansions.dtx import boy, carries, dtx, ready, rolled, rubies, stop


def annex(table):
    return table.annexes["chapman"]


def full(side: str, letters: str = "C", **more):
    """A's brooch is full: it chooses its reward in READY(1)."""
    table = ready(dtx(letters, boy(3, **more)))
    table = rubies(table, {"A": 3, "B": 4}[side], side)
    table.pending.append(BroochReward(0))
    return table


def gold_stall(purse: str, held: int = 0, side: str = "A"):
    """A @ 8, two rubies at the stall of gold, and some on its brooch."""
    table = stop(rubies(dtx("C", boy(8, purse=purse)), held, side))
    annex(table).rubies[4], annex(table).supply = 2, annex(table).supply - 1
    return table


def test_x138_the_reward_comes_in_between():
    table = after(gold_stall("3/3", 2), "buy gold", "done")
    assert table.pending[-1] == BroochReward(0) and "brooch points" in texts(table)
    supply = annex(table).supply
    table = after(table, "brooch points")
    assert (table.seats[0].points, annex(table).sides[0], annex(table).brooches[0]) == (6, "B", 1)
    assert annex(table).supply == supply + 3 - 1  # the Chapman who stood there laid one at the next stall
    assert annex(table).chapmen[1] == 4 and GAME.faults(table) == []


def test_x139_a_card_without_gifts():
    table = after(full("A"), "brooch card x1")
    a, b = table.seats
    assert (a.cards, stored(b), table.shelves["turquoise"].shown[0]) == (("x1",), "", "x3")
    assert (annex(table).sides[0], annex(table).brooches[0], annex(table).supply) == ("B", 0, 17)


def test_the_group_rule_holds_for_the_reward():
    table = full("A", cards=["x5"])
    assert "brooch card x4" not in texts(table) and why_not(table, "brooch card x4") == "group-held"


def test_x140_the_rewards_of_side_b():
    assert texts(full("B")) == ["brooch points"]
    assert sorted(texts(full("B", "O C"))) == ["brooch opium", "brooch points"]
    table = after(full("B", "O C"), "brooch opium")
    assert (table.annexes["opium"].opium[0], table.annexes["opium"].supply, annex(table).sides[0]) == (1, 3, "A")
    assert after(full("B"), "brooch points").seats[0].points == 8
    assert why_not(full("B"), "brooch card x1") == "other-side" == why_not(full("A", "O C"), "brooch opium")


def test_an_empty_supply_of_opium_gives_none():
    table = full("B", "O C")
    table.annexes["opium"].supply, table.annexes["opium"].gone, table.annexes["opium"].dealer = 0, 4, -1
    assert texts(table) == ["brooch points"] and why_not(table, "brooch opium") == "supply-empty"


def test_x141_points_repay_nothing():
    table = after(full("A", purse="0/3", debt="3/3"), "brooch points")
    a = table.seats[0]
    assert (debt(a), purse(a), a.points) == ("3/3", "0/3", 6)


# ---- movement

def test_x142_one_step_for_each_move():
    table = after(rubies(ready(dtx("C")), 2), "ruby step")
    assert max(ends(table).values()) == 4 and annex(table).brooches[0] == 1
    assert texts(table, "ruby step") == [] and why_not(table, "ruby step") == "one-ruby-step"
    table = after(table, "move tower_nw", "skip")
    assert table.pending[-1] == Ready(0, 2)
    assert max(ends(table).values()) == 3 and texts(table, "ruby step") == ["ruby step"]


def test_x143_a_roll_repeated_and_one_step_more():
    table = after(rolling(rubies(rolled(dtx("C"), 2), 2), 4), "ruby reroll", "ruby step")
    assert (table.pending[-1], max(ends(table).values()), annex(table).brooches[0]) == (Rolled(0, 1, 4), 5, 0)


def test_x144_repeated_twice():
    table = after(rolling(rubies(rolled(dtx("C"), 1), 2), 3, 5), "ruby reroll", "ruby reroll")
    assert table.pending[-1] == Rolled(0, 1, 5)
    assert why_not(table, "ruby reroll") == "too-few-rubies"


# ---- purchases

def test_x145_a_dirham_less():
    table = after(stop(rubies(dtx("C", boy(8)), 1)), "ruby buy gold")
    assert (purse(table.seats[0]), annex(table).brooches[0]) == ("0/3", 0)
    table = after(table, "done")
    assert annex(table).brooches[0] == 1 and GAME.faults(table) == []


def test_x146_a_dirham_of_the_purchase_in_coins():
    table = stop(rubies(dtx("C", boy(1, purse="1/3")), 1))
    assert texts(table, "ruby buy") == [] and why_not(table, "ruby buy bronze") == "a-dirham-in-coins"
    table = after(table, "buy bronze")
    assert texts(table, "buy", "ruby buy") == ["ruby buy bronze"]
    table = after(table, "ruby buy bronze")
    assert (stored(table.seats[0]), purse(table.seats[0])) == ("bz bz", "0/3")


def test_x147_one_ruby_for_each_purchase():
    table = after(stop(rubies(dtx("C", boy(8, purse="6/6")), 2)), "ruby buy gold")
    assert texts(table, "ruby buy") == [] and why_not(table, "ruby buy gold") == "one-ruby-per-purchase"
    table = after(table, "done")
    assert not annex(table).discounted


# ---- copies

def with_x2(table):
    """The card x2 lies on the display, in place of x1."""
    shelf = table.shelves["turquoise"]
    shelf.deck.remove("x2")
    shelf.deck.append("x1")
    shelf.shown[0] = "x2"
    return table


def test_x148_a_card_of_the_display():
    table = after(with_x2(rubies(ready(dtx("C")), 2)), "ruby copy x2")
    assert (max(ends(table).values()), annex(table).supply) == (4, 17)
    table = after(table, "move tower_nw", "skip")
    assert max(ends(table).values()) == 4
    table = after(table, "move tower_sw", "skip")
    assert table.pending[-1] == Ready(1, 1)
    table.pending = []
    begin_turn(table, 0)
    assert max(ends(table).values()) == 3 and table.seats[0].boons == ()


def test_x149_a_card_of_another_seat():
    table = after(rubies(ready(dtx("C", boy(3), boy(7, cards=["x2"]))), 2), "ruby copy x2")
    assert (annex(table).supply, annex(table).brooches) == (16, [0, 1]) and GAME.faults(table) == []
    assert max(ends(table).values()) == 4


def test_x150_the_owner_completes_its_brooch():
    table = rubies(rubies(ready(dtx("C", boy(3), boy(7, cards=["x2"]))), 2), 3, "B", seat=1)
    table = after(table, "ruby copy x2")
    assert table.pending[-1] == BroochReward(1)
    table = after(table, "brooch points")
    assert (table.seats[1].points, annex(table).sides[1], table.pending[-1]) == (8, "A", Ready(0, 1))


def test_the_owner_may_bring_on_the_end():
    """CX-103: the current turn is finished, then all others have one more, the active one included."""
    table = rubies(rubies(ready(dtx("C", boy(3), boy(7, cards=["x2"], points=45))), 2), 3, "B", seat=1)
    table = after(table, "ruby copy x2", "brooch points")
    assert (table.trigger, table.last) == (1, [0])


def test_a_copied_card_that_is_then_bought_works_once():
    """CX-63: no card is held and copied; by the first rules the copy went on beside the card until the end of the turn."""
    for rules, paid in ((2, 2), (1, 1)):
        table = rubies(ready(dtx("C", boy(9, "am em", purse="6/6"))), 2, "B")
        table.rules = rules
        table = after(table, "ruby copy x8", "move blue_gate", "buy card x8", "done", "move stall_gold", "buy gold")
        assert table.seats[0].cards == ("x8",) and table.seats[0].coins == 6 - paid


def test_x151_one_copy_for_each_turn():
    table = after(with_x2(rubies(ready(dtx("C")), 3, "B")), "ruby copy x2")
    assert annex(table).brooches[0] == 1
    annex(table).brooches[0], annex(table).supply = 3, annex(table).supply - 2
    assert texts(table, "ruby copy") == [] and why_not(table, "ruby copy x8") == "used-this-turn"


def test_cards_held_cannot_be_copied():
    table = rubies(ready(dtx("C", boy(3, cards=["x2"]))), 2)
    assert "ruby copy x2" not in texts(table) and why_not(table, "ruby copy x2") == "cannot-copy"
    assert why_not(table, "ruby copy y1") == "cannot-copy"


def test_copies_are_gone_after_the_turn():
    table = after(with_x2(rubies(ready(dtx("C")), 2)), "ruby copy x2")
    del table.pending[1:]
    end_turn(table)
    assert table.seats[0].boons == ()


# ---- the cards

def test_x153_a_ruby_for_a_silver():
    table = rubies(ready(dtx("C", boy(3, cards=["cx22"]))), 2)
    assert texts(table, "ruby barter") == [f"ruby barter {good}" for good in ("bronze", "amber", "silver", "emerald")]
    table = after(table, "ruby barter silver")
    assert (stored(table.seats[0]), annex(table).brooches[0]) == ("si", 1)
    assert texts(table, "ruby barter") == [] and why_not(table, "ruby barter amber") == "used-this-turn"


@pytest.mark.parametrize("coins", ["0/3", "2/3"])
def test_x154_x155_a_ruby_with_a_trade(coins):
    table = rubies(stop(dtx("C", boy(2, "bz", purse=coins, cards=["cx23"]))), 1)
    table = after(table, "convert", "hand ruby")
    a = table.seats[0]
    assert (stored(a), purse(a), a.points, annex(table).brooches[0]) == ("si", "3/3", 0, 0)
    assert why_not(table, "hand ruby") == "one-ruby-per-trade"
    assert not annex(after(table, "done")).handed


def ended(table):
    table.pending = []
    end_game(table, "threshold")
    resume(table)
    return table


def doubled(shown: str, held: int = 1, **more):
    """The end: A holds cy22 and a ruby, and a card lies on the purple display."""
    table = rubies(dtx("C", boy(3, cards=["cy22", *more.pop("cards", [])], **more)), held, "B")
    shelf = table.shelves["purple"]
    if shown not in shelf.shown:
        shelf.deck.remove(shown)
        shelf.deck.append(shelf.shown[0])
        shelf.shown[0] = shown
    return ended(table)


def test_x156_four_points_each_major_order():
    table = doubled("y4", majors=["M02", "M04", "M05"])
    assert table.pending[-1] == RubyPicking(0, "cy22", 1)
    table = after(table, "score card y4")
    assert (account(table, 0)["cy22-y4"], annex(table).brooches[0], table.out) == (12, 0, ["y4"])
    assert table.pending == [] and GAME.faults(table) == []


def test_x157_markers_removed():
    table = after(doubled("y9", purse="5/5", debt="0/5"), "score card y9")
    assert account(table, 0)["cy22-y9"] == 8


def test_x158_rubies_left():
    table = ended(rubies(dtx("C", boy(3, cards=["cy23"])), 3, "B"))
    assert account(table, 0)["cy23"] == 9
    table = after(doubled("y4", 3, cards=["cy23"]), "score card y4")
    assert account(table, 0)["cy23"] == 6


def test_the_ruby_may_be_kept():
    table = after(doubled("y4", 3, cards=["cy23"]), "score nothing")
    assert account(table, 0)["cy23"] == 9


def test_opium_for_cards_comes_before_the_ruby():
    """CX-34 and CX-101: oy19 first; chosen by cy22 it pays nothing; a cy22 taken by oy19 needs a ruby."""
    table = dtx("O C", boy(3, cards=["cy22", "oy19"]))
    table = ended(rubies(carries(table, 1), 1, "B"))
    assert table.pending[-1].by == "oy19"
    table = after(table, "score card y1", "score card y4")
    assert table.pending[-1].by == "cy22"
    table = dtx("O C", boy(3, cards=["cy22"]))
    table.shelves["purple"].shown[0] = "oy19"
    table.shelves["purple"].deck.remove("oy19")
    table.shelves["purple"].deck.append("y1")
    table = after(ended(rubies(carries(table, 1), 1, "B")), "score card oy19")
    assert table.pending == [] and not any(line.startswith("cy22") for line in account(table, 0))


def test_x159_rubies_alone_pay_nothing():
    table = ended(rubies(dtx("C", boy(3, purse="0/3")), 3, "B"))
    assert sum(account(table, 0).values()) == 0


def test_x179_a_token_and_a_ruby():
    table = rubies(stop(dtx("O C", boy(2, "bz", purse="0/3", cards=["cx23"]))), 1)
    table = after(table, "convert token", "hand ruby")
    assert (table.annexes["opium"].tokens[0], purse(table.seats[0])) == (["S4"], "3/3")
