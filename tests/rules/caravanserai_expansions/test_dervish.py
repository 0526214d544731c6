"""The Dervish, read beside caravanserai-expansions.md 1 (cases X-001 to X-030)."""
import pytest

from engine.caravanserai.expansions.dervish.annex import usable, visible
from engine.caravanserai.game import GAME
from engine.caravanserai.stock import Overflow
from engine.caravanserai.table import resume
from engine.caravanserai.turn import Ready, Rolled, begin_turn, gain_points
from engine.kernel import legal, parse, play
from tests.rules.caravanserai.courtyard import NE, SW, after, purse, rolling, stock, stored, texts, why_not
from tests.rules.caravanserai_expansions.dtx import boy, dtx, holds, ready, rolled, stop

TOP = "d03"


def listed(table) -> dict[str, int]:
    """Moves as the cases write them: "6J" for a way over the Dervish, with the steps each costs."""
    from engine.caravanserai.box_board import SPACE_NUMBER
    found = {}
    for act in legal(GAME, table):
        if act.verb in ("move", "move over"):
            steps = play(GAME, table, act).events[0].steps
            found[f"{SPACE_NUMBER[act.to]}{'J' if act.verb == 'move over' else ''}"] = steps
    return found


def moves(text: str) -> dict[str, int]:
    return {word.split(":")[0]: int(word.split(":")[1]) for word in text.split()}


def top(table) -> str:
    return visible(table)


def hand(table, seat: int = 0) -> list[str]:
    return table.annexes["dervish"].hands[seat]


def test_x001_ways_with_and_without_the_jump():
    assert listed(dtx("D", boy(9), boy(3))) == moves("4J:3 5J:2 6:3 6J:3 7:2 8:1 10:1 11J:1 12J:2 13J:3 20J:1")


def test_x002_only_the_jump_discards():
    table = dtx("D", boy(9), boy(3))
    assert top(after(table, "move caravan_a2")) == "d03"
    table = after(table, "move over caravan_a2")
    assert (table.annexes["dervish"].gone, top(table)) == (["d03"], "d17")


def test_x003_after_a_roll_of_one():
    assert sorted(listed(rolled(dtx("D", boy(11)), 1))) == ["10", "12", "20J", "9J"]


def test_x004_leaving_his_space_is_no_jump():
    table = dtx("D", boy(10))
    assert listed(table) == moves("4:3 5:2 6:3 7:3 8:2 9:1 11:1 12:2 13:3 20:1")
    assert all(not text.startswith("move over") for text in texts(table))
    assert top(after(table, "move caravan_a3")) == "d03"


def test_x005_taking_the_visible_card():
    table = after(stop(dtx("D", boy(10))), "take dervish")
    assert (hand(table), usable(table, 0), top(table)) == (["d03"], [], "d17")
    assert texts(table, "use") == []
    assert why_not(table, "use dervish d03 -") == "next-turn"


def test_x006_chatter_cannot_be_taken():
    table = dtx("D", boy(10))
    table.annexes["dervish"].deck.remove("d03")
    table.annexes["dervish"].gone.append("d03")
    assert texts(stop(table), "take") == []
    assert why_not(table, "take dervish") == "chatter"


def test_x007_one_card_at_a_time():
    table = holds(stop(dtx("D", boy(10))), "d14")
    assert texts(table, "take") == []
    assert why_not(table, "take dervish") == "one-dervish-card"


def test_x008_usable_from_the_next_turn_on():
    table = after(stop(dtx("D", boy(10))), "take dervish", "skip")
    assert table.pending[-1] == Ready(0, 2) and texts(table, "use") == []
    table.pending = []
    begin_turn(table, 1)
    assert texts(table, "use") == []
    table.pending = []
    begin_turn(table, 0)
    table = after(table, "use dervish d03 -")
    assert (purse(table.seats[0]), hand(table)) == ("3/3", [])


def test_x009_a_full_purse_cannot_take_a_dirham():
    table = holds(dtx("D", boy(3, "bz", purse="3/3")), "d03")
    assert texts(table, "use") == []
    assert why_not(table, "use dervish d03 -") == "purse-full"
    table = after(table, "open bronze", "use dervish d03 -")
    assert purse(table.seats[0]) == "4/4"


def test_x010_used_and_taken_in_one_turn():
    table = holds(dtx("D", boy(9)), "d14")
    table = after(table, "use dervish d14 -")
    table.annexes["dervish"].deck = ["d10", "d17"] + [c for c in table.annexes["dervish"].deck if c not in ("d10", "d17")]
    table = after(table, "move blue_gate", "take dervish")
    assert hand(table) == ["d10"] and usable(table, 0) == []
    table.pending = []
    begin_turn(table, 0)
    assert usable(table, 0) == ["d10"]


def test_x011_one_discard_for_a_move():
    table = after(dtx("D", boy(9), boy(10)), "move over stall_amber")
    assert table.annexes["dervish"].gone == ["d03"]


def test_x012_a_roll_repeated():
    table = holds(rolling(rolled(dtx("D"), 1), 4), "d04")
    table = after(table, "use dervish d04 -")
    assert table.pending[-1] == Rolled(0, 1, 4)


def test_x013_repetitions_add_up():
    table = holds(rolling(rolled(dtx("D", boy(3, cards=["x3"])), 1), 2, 6), "d04")
    table = after(table, "reroll", "use dervish d04 -")
    assert table.pending[-1] == Rolled(0, 1, 6, 1)


def test_x014_one_step_more():
    table = after(holds(dtx("D"), "d05"), "use dervish d05 -")
    assert listed(table) == moves(
        "0:3 1:2 2:1 4:1 5:2 6:3 7:4 8:4 9J:4 10:4 11J:4 19:4 20:3 21:4")


def test_x015_one_step_more_than_rolled():
    table = after(holds(rolled(dtx("D"), 2), "d05"), "use dervish d05 -")
    assert max(listed(table).values()) == 3


def test_x016_for_one_move_only():
    table = after(holds(dtx("D"), "d05"), "use dervish d05 -", "move tower_nw", "skip")
    assert table.pending[-1] == Ready(0, 2)
    assert max(listed(table).values()) == 3


@pytest.mark.parametrize(("cards", "words", "points"), [((), "d06", 11), (("x12",), "d06", 11), (("x12",), "-", 13)])
def test_x017_x018_the_fountain_ignored(cards, words, points):
    table = holds(stop(dtx("D", boy(7, "bz am am go", purse="3/3", cards=list(cards)), boy(4))), "d06")
    table = after(table, f"complete {words}")
    assert table.seats[0].points == points
    assert hand(table) == ([] if words == "d06" else ["d06"])


def test_x017_the_red_arrow_without_the_card():
    table = holds(stop(dtx("D", boy(7, "bz am am go", purse="3/3"), boy(4))), "d06")
    assert texts(table, "complete") == ["complete -", "complete d06"]
    assert after(table, "complete -").seats[0].points == 10


@pytest.mark.parametrize("cards", [[], ["x10"]])
def test_x019_three_minor_orders(cards):
    table = after(holds(stop(dtx("D", boy(0, cards=cards))), "d07"), "draw d07")
    assert table.pending[-1].drawn == ["N01", "N05", "N09"]
    assert hand(table) == [] and table.annexes["dervish"].gone == ["d07"]


def test_x020_a_cheap_emerald():
    table = holds(dtx("D", boy(3, purse="1/3")), "d08")
    table = after(table, "use dervish d08 emerald")
    a = table.seats[0]
    assert (purse(a), stored(a), stock(table.tray, "em"), stock(table.stalls, "em")) == ("0/3", "em", 13, 4)


def test_x021_two_orders_change_places():
    table = after(holds(dtx("D"), "d09"), "use dervish d09 tower_sw,tower_ne")
    assert (table.towers[SW], table.towers[NE]) == ("M06", "M03")


def test_x022_silver_to_gold():
    table = after(holds(dtx("D", boy(3, "si")), "d10"), "use dervish d10 -")
    assert stored(table.seats[0]) == "go"


def test_x023_no_bronze_no_silver():
    table = holds(dtx("D"), "d13")
    assert texts(table, "use") == []
    assert why_not(table, "use dervish d13 -") == "no-such-piece"


def test_x024_the_fountain_turned():
    assert after(holds(dtx("D"), "d14"), "use dervish d14 -").fountain == 1


def test_x025_a_trade_far_away():
    table = holds(ready(dtx("D", boy(3, "bz am"))), "d15")
    table = after(table, "use dervish d15 caravan_b1", "convert", "done")
    assert (stored(table.seats[0]), table.uses[12], table.pending[-1]) == ("di", 2, Ready(0, 1))
    assert table.seats[0].space == 3


def test_x026_a_trade_far_away_with_a_bronze():
    table = holds(ready(dtx("D", boy(3, "bz", cards=["x14"]))), "d15")
    table = after(table, "use dervish d15 caravan_a1", "convert", "done bronze")
    assert (stored(table.seats[0]), table.uses[2]) == ("bz si", 2)


def test_a_trade_far_away_needs_something_to_trade():
    table = holds(ready(dtx("D", boy(3, "bz"))), "d15")
    assert texts(table, "use") == ["use dervish d15 caravan_a1"]
    assert why_not(table, "use dervish d15 caravan_b3") == "nothing-to-trade"


def test_x027_the_debt_paid_off():
    table = after(holds(dtx("D", boy(3, debt="3/3")), "d16"), "use dervish d16 -")
    assert (table.seats[0].debt, table.seats[0].limit) == (0, 3)
    assert texts(holds(dtx("D"), "d16"), "use") == []


def test_x028_the_discards_become_the_deck():
    table = stop(dtx("D", boy(10)))
    annex = table.annexes["dervish"]
    annex.cards, annex.deck, annex.gone = ["d01", "d03", "d17"], ["d03"], ["d01", "d17"]
    table = after(table, "take dervish")
    annex = table.annexes["dervish"]
    assert (sorted(annex.deck), annex.gone, hand(table)) == (["d01", "d17"], [], ["d03"])
    assert top(table) in ("d01", "d17") and GAME.faults(table) == []


def test_x029_the_threshold_is_fifty():
    table = dtx("D", boy(3, points=45))
    assert GAME.deal(2, GAME.check_options(2, {"dervish": True}), table.dice).threshold == 50
    gain_points(table, 0, 4)
    assert table.trigger == -1
    gain_points(table, 0, 1)
    assert table.trigger == 0


def test_x030_a_piece_too_many():
    table = after(holds(dtx("D", boy(3, "am am am am am am am")), "d01"), "use dervish d01 -")
    assert table.pending[-1] == Overflow(0)
    assert texts(table) == ["discard bronze", "discard amber"]


def test_the_last_card_used_is_visible_again():
    """CX-19: with deck and discards empty no card is visible until one is used."""
    table = holds(dtx("D"), "d14")
    annex = table.annexes["dervish"]
    annex.cards, annex.deck, annex.gone = ["d14"], [], []
    assert top(table) == ""
    table = after(table, "use dervish d14 -")
    assert top(table) == "d14"


def test_the_card_may_be_taken_after_the_action():
    table = after(stop(dtx("D", boy(10))), "turn fountain", "done")
    assert texts(table) == ["take dervish", "skip"]
    assert after(table, "take dervish").pending[-1] == Ready(0, 2)


def test_a_card_used_after_the_action_makes_room_for_another():
    table = after(holds(stop(dtx("D", boy(10))), "d14"), "turn fountain", "done")
    assert texts(table) == ["use dervish d14 -", "skip"]
    assert hand(after(table, "use dervish d14 -", "take dervish")) == ["d03"]


def test_a_usable_card_keeps_the_turn_open():
    table = holds(dtx("D"), "d14")
    del table.pending[1:]
    resume(table)
    assert texts(table) == ["use dervish d14 -", "end turn"]


@pytest.mark.parametrize("line", ["use dervish d01 -", "use dervish d06 -"])
def test_refusals(line):
    table = holds(dtx("D"), "d06")
    assert why_not(table, line) == {"d01": "card-not-held", "d06": "not-its-moment"}[line.split()[2]]


def test_the_views_show_the_top_alone():
    table = dtx("D")
    seen = GAME.view(table, 0).annexes["dervish"]
    assert seen.deck == ["d03"] + [""] * 23
    assert parse(GAME, table, "move over blue_gate") is not None
