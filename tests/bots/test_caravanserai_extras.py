"""The bots for Caravanserai with Dervish, Opium and Chapman: nobody gets stuck, and the rules of thumb say what they should."""
import pytest

from engine.bots.caravanserai import Clerk, merchant
from engine.bots.caravanserai_extras import best_move, extra_target
from engine.bots.contract import after_polls, never
from engine.bots.drive import play_out
from engine.caravanserai.game import GAME
from engine.caravanserai.turn import Ready
from engine.kernel import dice_from, legal
from tests.properties.caravanserai_part_matches import SETS
from tests.rules.caravanserai_expansions.dtx import boy, carries, dtx, holds, ready, rubies, stop


def says(table) -> str:
    """What the clerk says to the question that waits."""
    return str(Clerk().choose(GAME.view(table, table.pending[-1].seat), legal(GAME, table), dice_from("clerk"), never))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("names", SETS, ids="+".join)
def test_clerks_end_every_game(names, seats):
    table = GAME.deal(seats, GAME.check_options(seats, dict.fromkeys(names, True)), dice_from(f"{names} {seats}"))
    _, end = play_out(GAME, table, [Clerk()] * seats, dice_from("clerks"))
    assert end.reason == "threshold" and end.round < 60 and GAME.faults(end) == []


def test_the_merchant_looks_ahead_with_all_three():
    table = GAME.deal(2, GAME.check_options(2, dict.fromkeys(SETS[-1], True)), dice_from("merchant"))
    bot, dice = merchant(), dice_from("looks")
    for _ in range(12):
        listed = legal(GAME, table)
        act = bot.choose(GAME.view(table, table.pending[-1].seat), listed, dice, after_polls(30))
        assert act in listed
        act.do(table, table.pending[-1])


def test_of_two_ways_the_plain_one():
    said = {"move over caravan_a2": None, "move caravan_a2": None, "move over stall_amber": None}
    assert best_move(said, lambda space: float(space == "caravan_a2")) == "move caravan_a2"
    assert best_move(said, lambda space: float(space == "stall_amber")) == "move over stall_amber"


def test_rules_of_thumb():
    assert says(stop(carries(dtx("O", boy(5)), tokens="S5 S2 S4"))) == "exchange tokens S2,S4,S5"
    assert says(stop(carries(dtx("O", boy(0)), tokens="S5 S2 D4"))) == "buy opium S2 D4"
    assert says(stop(dtx("D", boy(10)))) == "take dervish"
    assert says(holds(ready(dtx("D")), "d01")) == "use dervish d01 -"
    arrived = GAME.deal(2, GAME.check_options(2, {"chapman": True}), dice_from("side"))
    assert says(arrived) == "brooch side A"


def test_tokens_lead_to_their_changer():
    from engine.bots.caravanserai_choice import Choice
    from engine.bots.caravanserai_worth import USUAL
    table = carries(ready(dtx("O", boy(4))), tokens="S5 S5 S5")
    view = GAME.view(table, 0)
    said = {str(act): act for act in legal(GAME, table)}
    assert isinstance(view.pending[-1], Ready)
    assert extra_target(Choice(view, view.pending[-1], said, USUAL)) == 5 and says(table) == "move changer_west"


def test_an_inspection_is_paid_and_a_full_brooch_brings_points():
    from engine.caravanserai.expansions.chapman.annex import BroochReward
    from engine.caravanserai.expansions.opium.dealer import Inspection
    table = carries(ready(dtx("O", boy(10, purse="3/3"))), 1)
    table.pending.append(Inspection(0))
    assert says(table) == "pay inspection"
    table = rubies(ready(dtx("O C")), 4, "B")
    table.pending.append(BroochReward(0))
    assert says(table) == "brooch points"
