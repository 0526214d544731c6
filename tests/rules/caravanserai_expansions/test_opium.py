"""Opium: tokens, exchange, Dealer, inspection (caravanserai-expansions.md 2, cases X-031 to X-058, X-067, X-068, X-075 ff.)."""
import pytest

from engine.caravanserai.box_board import SPACE_NUMBER
from engine.caravanserai.expansions.opium.annex import inspected
from engine.caravanserai.expansions.opium.dealer import Inspection
from engine.caravanserai.expansions.opium.events import DealerMoved
from engine.caravanserai.game import GAME
from engine.caravanserai.turn import Ready, Rolled, Stop
from engine.kernel import Dice, dice_from, parse, play
from tests.rules.caravanserai.courtyard import after, debt, events, purse, stored, texts, why_not
from tests.rules.caravanserai_expansions.dtx import boy, carries, dtx, ready, rolled, stop


def annex(table):
    return table.annexes["opium"]


def at(space: int, goods: str = "", tokens: str = "", opium: int = 0, purse: str = "2/3", debt: str = "0/3",
       cards: tuple[str, ...] = ()):
    """A has just arrived on a space, with these things."""
    table = dtx("O", boy(space, goods, purse, debt, cards=list(cards)))
    return stop(carries(table, opium, tokens))


def bought(table, face: int, line: str = "buy opium S2 D5"):
    """The table after a purchase for which the buyer rolls this face (shuffles come before the roll)."""
    for state in range(500):
        table.dice = Dice(state)
        step = play(GAME, table, parse(GAME, table, line))
        if [event.face for event in step.events if isinstance(event, DealerMoved)] == [face]:
            return step.table
    raise AssertionError(f"no roll of {face}")


def use(table, space: int, count: int):
    table.uses[space] = count
    return table


# ---- a token instead of goods

def test_x031_a_token_and_goods():
    table = after(at(2, "bz bz"), "convert token", "convert", "done")
    assert (annex(table).tokens[0], stored(table.seats[0]), annex(table).slots["A"]) == (["S4"], "si", "S2")
    assert table.uses[2] == 2 and GAME.faults(table) == []


def test_x032_one_token_for_each_trade():
    table = after(at(2, "bz bz"), "convert token")
    assert texts(table, "convert") == ["convert"]
    assert why_not(table, "convert token") == "one-token-per-trade"


def test_the_next_trade_may_take_a_token_again():
    table = after(at(2, "bz bz"), "convert token", "done", "move red_gate", "skip")
    assert not annex(table).taken


def test_x033_three_tokens_at_most():
    table = at(2, "bz", tokens="S2 S3 D2")
    assert texts(table, "convert") == ["convert"]
    assert why_not(table, "convert token") == "three-tokens"


def test_x034_a_drachma():
    table = after(at(12, "bz am"), "convert token")
    assert (annex(table).tokens[0], annex(table).slots["B"]) == (["D3"], "D5")


def test_x035_a_used_up_tile_takes_the_new_token_with_it():
    table = use(at(2, "bz"), 2, 3)
    before = len(annex(table).piles["S"])
    assert "TokenReplaced" in events(table, "convert token", "done")
    table = after(table, "convert token", "done")
    assert (annex(table).tokens[0], table.tiles[2], table.uses[2]) == (["S4"], "A10", 1)
    assert annex(table).slots["A"][0] == "S" and len(annex(table).piles["S"]) == before - 1
    assert GAME.faults(table) == []


def test_x036_a_used_up_tile_without_a_token():
    table = after(use(at(2, "bz"), 2, 3), "convert", "done")
    assert (stored(table.seats[0]), table.tiles[2], annex(table).tokens[0]) == ("si", "A10", [])
    assert GAME.faults(table) == []


# ---- the currency exchange

def exchanged(table, tokens: str):
    return after(table, f"exchange tokens {tokens}")


def test_x037_the_purse_first():
    table = exchanged(at(5, tokens="S4 S3"), "S3,S4")
    a = table.seats[0]
    assert (purse(a), a.points, annex(table).tokens[0]) == ("3/3", 6, [])
    assert len(annex(table).piles["S"]) == 15 and GAME.faults(table) == []


@pytest.mark.parametrize(("case", "tokens", "why"), [
    ("x038", "S2 S3", "too-little-currency"), ("x039", "S5", "no-such-tokens"), ("x042", "S4 D4", "no-such-tokens")])
def test_x038_x039_x042_nothing_to_exchange(case, tokens, why):
    table = at(5, tokens=tokens)
    assert texts(table, "exchange") == []
    assert why_not(table, f"exchange tokens {','.join(tokens.split())}") == why


def test_x040_three_tokens():
    table = exchanged(at(5, tokens="S5 S5 S5", purse="3/3"), "S5,S5,S5")
    assert table.seats[0].points == 13


def test_x041_each_changer_takes_his_own():
    assert texts(at(5, tokens="D4 D4"), "exchange") == []
    assert exchanged(at(15, tokens="D4 D4", purse="3/3"), "D4,D4").seats[0].points == 10


def test_x043_debts_are_not_touched():
    table = exchanged(at(5, tokens="S4 S3", purse="0/3", debt="3/3"), "S3,S4")
    assert (purse(table.seats[0]), table.seats[0].points, debt(table.seats[0])) == ("3/3", 4, "3/3")


def test_x044_the_premium_for_solidus():
    assert exchanged(at(5, tokens="S4 S3", purse="3/3", cards=("ox21",)), "S3,S4").seats[0].points == 9


def test_x045_the_premium_for_drachma():
    assert exchanged(at(15, tokens="D3 D3", purse="3/3", cards=("ox22",)), "D3,D3").seats[0].points == 10


def test_x046_first_a_loan():
    table = exchanged(after(at(5, tokens="S4 S3"), "borrow", "done"), "S3,S4")
    assert (purse(table.seats[0]), debt(table.seats[0]), table.seats[0].points) == ("3/3", "1/3", 7)


def test_x047_after_the_exchange_the_purse_is_full():
    table = exchanged(at(5, tokens="S4 S3"), "S3,S4")
    assert texts(table) == ["skip"]
    assert why_not(table, "borrow") == "purse-full"
    assert why_not(table, "exchange tokens S3,S4") == "one-exchange"


def test_x048_first_a_space_of_the_purse():
    table = exchanged(after(at(5, "bz", tokens="S4 S3", purse="3/3"), "open bronze"), "S3,S4")
    assert (purse(table.seats[0]), table.seats[0].points) == ("4/4", 6)


# ---- the Dealer

def test_x049_an_opium_and_the_dealers_walk():
    table = bought(at(0, tokens="S2 D5"), 4)
    assert (annex(table).opium[0], annex(table).supply, annex(table).dealer, inspected(table)) == (1, 3, 4, 14)
    assert "draw -" in texts(table) and texts(table, "buy opium") == []
    assert GAME.faults(table) == []


def test_x050_without_a_purchase_nobody_rolls():
    table = at(0)
    assert "DealerMoved" not in events(table, "skip")
    assert annex(after(table, "skip")).dealer == 0


def test_x051_two_of_one_kind_with_a_card():
    assert texts(at(0, tokens="S2 S4"), "buy opium") == []
    assert why_not(at(0, tokens="S2 S4"), "buy opium S2 S4") == "no-such-tokens"
    assert texts(at(0, tokens="S2 S4", cards=("ox20",)), "buy opium") == ["buy opium S2 S4"]


def test_x052_the_last_opium():
    table = at(0, tokens="S2 D5")
    annex(table).supply, annex(table).total = 1, 1
    assert "DealerMoved" not in events(table, "buy opium S2 D5")
    table = after(table, "buy opium S2 D5")
    assert (annex(table).dealer, inspected(table), annex(table).opium[0]) == (-1, -1, 1)
    assert GAME.faults(table) == []


def moving(opium: int, coins: str):
    """A on 9 with opium moves to the Inspected Area on 10."""
    return after(carries(dtx("O", boy(9, purse=coins)), opium), "move blue_gate")


def test_x053_pay_or_surrender():
    table = moving(1, "3/3")
    assert table.pending[-1] == Inspection(0)
    assert texts(table) == ["pay inspection", "surrender opium"]
    paid, lost = after(table, "pay inspection"), after(table, "surrender opium")
    assert (purse(paid.seats[0]), annex(paid).opium[0]) == ("1/3", 1)
    assert (annex(lost).opium[0], annex(lost).supply) == (0, 4)
    assert paid.pending[-1] == Stop(0, 1, 10) == lost.pending[-1]


def test_x054_too_poor_to_pay():
    table = moving(1, "1/3")
    assert texts(table) == ["surrender opium"]
    assert why_not(table, "pay inspection") == "too-dear"


def test_x055_all_or_nothing():
    table = moving(2, "3/3")
    assert texts(table) == ["surrender opium"]
    assert annex(after(table, "surrender opium")).opium[0] == 0


def test_x056_paid_for_two():
    table = after(moving(2, "6/6"), "pay inspection")
    assert (purse(table.seats[0]), annex(table).opium[0]) == ("2/6", 2)


def test_x057_the_area_may_come_to_a_figure():
    table = stop(carries(carries(dtx("O", boy(0), boy(14)), tokens="S2 D5"), opium=1, seat=1))
    table = bought(table, 4)
    assert (inspected(table), annex(table).opium[1], table.pending[-1].seat) == (14, 1, 0)


def test_x058_passing_is_no_stop():
    table = after(carries(rolled(dtx("O", boy(9)), 2), 1), "move stall_amber")
    assert table.pending[-1] == Stop(0, 1, 11)


def test_x067_the_dealer_shifted():
    table = after(ready(dtx("O", boy(3, cards=["ox19"]))), "shift dealer -2")
    assert (annex(table).dealer, inspected(table)) == (18, 8)
    assert texts(table, "shift") == []
    assert why_not(table, "shift dealer 1") == "used-this-turn"


def test_x068_the_dealer_called():
    table = bought(after(at(2, tokens="S2 D5", cards=("ox19",)), "shift dealer 2"), 3)
    assert (annex(table).opium[0], annex(table).dealer, inspected(table)) == (1, 5, 15)


def test_x075_two_opium_for_each_player():
    table = GAME.deal(3, GAME.check_options(3, {"opium": True}), dice_from("x075"))
    assert (annex(table).supply, annex(table).total, table.threshold) == (6, 6, 50)
    assert sorted(annex(table).slots) == ["A", "B"] and [len(pile) for pile in annex(table).piles.values()] == [15, 15]


def test_x076_the_dealer_is_jumped():
    table = rolled(dtx("O", boy(3)), 1)
    annex(table).dealer = 2
    found = sorted(SPACE_NUMBER[text.split()[-1]] for text in texts(table, "move"))
    assert found == [1, 2, 4]


def test_x078_round_the_corner():
    table = stop(carries(dtx("O", boy(18)), tokens="S2 D5"))
    annex(table).dealer = 18
    table = bought(table, 5)
    assert (annex(table).dealer, inspected(table)) == (3, 13)


def test_the_dealer_and_the_action_in_any_order():
    table = after(at(0, tokens="S2 D5", opium=0), "draw -")
    assert "buy opium S2 D5" not in texts(table)
    table = after(table, "keep N01 -")
    assert texts(table, "buy", "skip") == ["buy opium S2 D5", "skip"]


def test_the_dealer_may_be_called_after_the_action():
    """CX-32: with ox19 he comes to the own space, and can then be traded with during the same stop."""
    table = after(at(2, "bz", tokens="S2 D5", cards=("ox19",)), "convert", "done")
    assert table.pending[-1] == Stop(0, 1, 2, ["action"]) and "shift dealer 2" in texts(table)
    assert texts(after(table, "shift dealer 2"), "buy") == ["buy opium S2 D5"]
    assert after(table, "shift dealer 1").pending[-1] == Ready(0, 2)


def test_tokens_are_for_their_owner_alone():
    table = carries(dtx("O"), tokens="S4 D2")
    own, other = GAME.view(table, 0).annexes["opium"], GAME.view(table, 1).annexes["opium"]
    assert (own.tokens[0], other.tokens[0], own.slots) == (["S4", "D2"], ["S", "D"], {"A": "S", "B": "D"})
    assert set(other.piles["S"]) == {"S"}
    imagined = GAME.imagine(GAME.view(table, 1), dice_from("tokens"))
    assert GAME.faults(imagined) == [] and GAME.view(imagined, 1) == GAME.view(table, 1)


def test_a_token_taken_tells_the_others_its_currency():
    table = at(2, "bz")
    event = play(GAME, table, parse(GAME, table, "convert token")).events[0]
    assert (event.seen_by(0).token, event.seen_by(1).token, event.seen_by(None).token) == ("S4", "S", "S")


def test_an_inspection_waits_before_everything_else():
    assert type(moving(1, "3/3").pending[-2]) is Stop
    assert isinstance(rolled(dtx("O"), 2).pending[-1], Rolled) and isinstance(ready(dtx("O")).pending[-1], Ready)
