"""Partner Mode (caravanserai-expansions.md 6): X-181 to X-200."""
import pytest

from engine.caravanserai.expansions.anahita.annex import anahita, arbab
from engine.caravanserai.expansions.anahita.walk import Walk
from engine.caravanserai.expansions.chapman.annex import BroochReward, chapman
from engine.caravanserai.expansions.dervish.annex import dervish, usable
from engine.caravanserai.expansions.dervish.events import AdviceDiscarded
from engine.caravanserai.expansions.opium.annex import inspected, opium
from engine.caravanserai.game import GAME
from engine.caravanserai.modes.partner.annex import PARTNERS, partner
from engine.caravanserai.modes.partner.events import HandDrawn
from engine.caravanserai.orders import Reward
from engine.caravanserai.table import CaravanseraiTable, resume
from engine.caravanserai.turn import gain_points
from engine.kernel import BadOption, Event, dice_from, legal, parse, play
from tests.rules.caravanserai.courtyard import SW, after, arrived, boy, purse, stock, stored, texts, why_not
from tests.rules.caravanserai_expansions.court import stop_at
from tests.rules.caravanserai_expansions.dtx import carries, rubies
from tests.rules.caravanserai_expansions.pairs import hand, pair, turn_of


def dealt(*lines: str, seed: str = "pair", **options) -> CaravanseraiTable:
    """A table of Partner Mode after these choices."""
    table = GAME.deal(2, GAME.check_options(2, {"partner": True, **options}), dice_from(seed))
    return after(table, *lines)


def test_X_181_setup():
    table = dealt("partner dervish", "partner opium_dealer", "extra silver", "take silver", "take emerald")
    assert [seat.space for seat in table.seats] == [10, 0] and opium(table).supply == 4 and table.threshold == 50
    assert set(table.annexes) == {"partner", "dervish", "opium"}
    assert stored(table.seats[1]) == "si em" and table.round == 1 and GAME.faults(table) == []


def test_X_181_both_partners_are_different():
    table = dealt("partner anahita")
    assert texts(table) == ["partner dervish", "partner opium_dealer", "partner chapman"]
    assert why_not(table, "partner anahita") == "partner-taken" and why_not(table, "partner sultan") == "no-such-partner"


def test_X_182_a_deck_of_27_and_a_hand_of_five():
    table = dealt("partner dervish", "partner chapman")
    his = dervish(table)
    assert len(his.cards) == 27 and len(his.hands[0]) == 5 and len(his.deck) == 22
    assert {"do3", "do4", "da3"} < set(his.cards) and not {"do1", "da1", "dc1"} & set(his.cards)
    seen = GAME.view(table, 1).annexes["dervish"]
    assert set(seen.deck) == {""} and seen.hands[0] == [""] * 5
    assert GAME.view(table, 0).annexes["dervish"].hands[0] == his.hands[0]
    assert HandDrawn(0, ("d03",)).seen_by(1) == HandDrawn(0, ("",)) != HandDrawn(0, ("d03",)).seen_by(0)


def at_gate(*cards: str, seat: int = 0) -> CaravanseraiTable:
    table = hand(pair("dervish", "anahita", boy(10), boy(7)), *cards)
    return arrived(table)


def test_X_183_the_hand_is_refreshed_at_the_blue_gate():
    table = after(at_gate("d17", "d18", "d03"), "refresh")
    his = dervish(table)
    assert his.gone == ["d17", "d18"] and len(his.hands[0]) == 5 and his.hands[0][0] == "d03"
    assert why_not(table, "refresh") == "once-per-stop"


def test_X_183_the_discards_make_a_new_deck():
    table = at_gate("d17", "d03")
    his = dervish(table)
    his.gone, his.deck = his.deck, []
    table = after(table, "refresh")
    assert len(dervish(table).hands[0]) == 5 and dervish(table).gone == [] and GAME.faults(table) == []


def test_X_183_not_with_a_full_hand_of_advice():
    assert why_not(at_gate("d01", "d02", "d03", "d04", "d05"), "refresh") == "hand-full"


def test_X_184_one_card_a_turn():
    table = after(hand(pair("dervish", "anahita"), "d03", "d14"), "use dervish d14 -")
    assert table.fountain == 1 and usable(table, 0) == []
    assert why_not(table, "use dervish d03 -") == "used-this-turn"


def test_X_185_the_other_seat_has_nothing_to_do_with_him():
    table = turn_of(pair("dervish", "anahita", boy(3), boy(9)), 1)
    top = dervish(table).deck[0]
    listed = texts(table, "move")
    assert "move caravan_b1" in listed and not any(text.startswith("move over") for text in listed)
    assert dervish(after(table, "move stall_amber")).deck[0] == top
    table = after(table, "move blue_gate")
    assert not texts(table, "take dervish", "refresh") and dervish(table).gone == []


def test_X_186_extra_goods():
    table = dealt("partner opium_dealer", "partner dervish")
    assert texts(table) == ["extra bronze,bronze", "extra bronze,amber", "extra amber,amber", "extra silver", "extra emerald"]
    assert why_not(table, "extra gold") == "worth-two"
    table = after(table, "extra bronze,amber")
    assert texts(table) == ["take silver", "take emerald"] and stored(table.seats[0]) == "bz am"


def test_X_187_tokens_are_for_the_dealers_partner():
    table = arrived(pair("dervish", "opium_dealer", boy(2, "bz"), boy(7)))
    assert "convert" in texts(table) and not texts(table, "convert token")
    table = arrived(pair("opium_dealer", "dervish", boy(2, "bz"), boy(7)))
    assert texts(table, "convert token") == ["convert token"]


def test_X_188_a_card_on_loan_works_once():
    table = carries(arrived(pair("opium_dealer", "dervish", boy(5, purse="3/3"))), 0, "S4 S3")
    table = after(table, "exchange tokens S3,S4")
    assert table.seats[0].points == 9
    table = carries(arrived(table), 0, "S4 S3")
    assert after(table, "exchange tokens S3,S4").seats[0].points == 16


def test_X_189_several_in_one_turn():
    table = carries(pair("opium_dealer", "dervish", boy(0)), 0, "S2 S4")
    table = after(table, "shift dealer 1", "move stall_bronze", "buy opium S2 S4")
    assert opium(table).opium[0] == 1
    assert not {"ox19", "ox20"} & set(table.seats[0].boons) and {"ox21", "ox22"} < set(table.seats[0].boons)
    assert "shift dealer" not in {act.verb for act in legal(GAME, table)}


def test_X_190_the_other_seat_is_not_inspected():
    table = pair("dervish", "opium_dealer", boy(9))
    assert inspected(table) == 10
    table = after(table, "move blue_gate")
    assert not texts(table, "pay", "surrender")
    table = carries(turn_of(pair("dervish", "opium_dealer", boy(3), boy(9)), 1), 1, seat=1)
    assert texts(after(table, "move blue_gate"), "pay", "surrender") == ["pay inspection", "surrender opium"]


def test_X_191_her_cards():
    table = pair("anahita", "chapman")
    her = anahita(table)
    assert len(her.cards) == 4 and her.unlocked == 1 and her.tokens == [11, 0] and her.thresholds == [0, 2, 5, 9]
    assert not {"a10", "a11", "a12"} & set(her.deck)
    counts = []
    for tokens in (2, 3, 4):
        text = next(text for text in texts(table, "favour") if text.endswith(f" {tokens}"))
        table = after(table, text, "skip")
        counts.append(anahita(table).unlocked)
    assert counts == [2, 3, 4]
    assert not texts(turn_of(pair("anahita", "chapman"), 1), "favour")


def test_X_191_her_first_card_serves_at_once():
    table = pair("anahita", "chapman", boy(3, purse="3/3"))
    her = anahita(table)
    her.cards, her.space = ["a02", "a06", "a07", "a08"], 5
    assert texts(after(table, "favour stall_silver 1"), "help") == ["help a02 -"]


def test_X_191_she_starts_where_her_partner_wants():
    table = dealt("partner anahita", "partner dervish")
    assert texts(table) == ["start blue_pavilion", "start white_pavilion"]
    assert why_not(table, "start red_gate") == "beside-partner"
    table = after(table, "start white_pavilion")
    assert anahita(table).space == table.seats[0].space == 21


def test_X_192_the_chapmans_partner_takes_rubies():
    table = arrived(pair("chapman", "anahita", boy(1)))
    table = after(table, "buy bronze", "done")
    assert chapman(table).brooches == [2, 0] and chapman(table).sides == ["A", ""] and chapman(table).chapmen == [4, 8, 14]


def test_X_193_the_other_seat_does_not():
    table = turn_of(arrived(pair("chapman", "anahita", boy(3), boy(8, purse="3/3"))), 1)
    table.pending[-1].space = 8
    table = after(table, "buy gold", "done")
    assert chapman(table).brooches == [1, 0] and chapman(table).rubies[4] == 1 and chapman(table).chapmen == [1, 8, 14]


def test_X_194_the_open_cards_can_be_bought():
    table = arrived(pair("chapman", "anahita", boy(10, "am si")))
    table = after(table, "buy card cx22")
    assert table.seats[0].cards == ("cx22",) and partner(table).cards == ["cx23", "cy22", "cy23"] and stored(table.seats[0]) == ""
    assert "x1" in table.shelves["turquoise"].shown
    assert texts(after(table, "done"), "ruby barter")
    other = turn_of(arrived(pair("anahita", "chapman", boy(10, "am si"))), 0)
    assert not texts(other, "buy card cx22")


def test_X_195_or_earned():
    table = pair("chapman", "anahita")
    table.pending.append(Reward(0))
    table = after(table, "reward cx23")
    assert table.seats[0].cards == ("cx23",) and stored(table.seats[1]) == "bz em" and GAME.faults(table) == []


def test_X_196_side_b_pays_points_only():
    table = rubies(pair("chapman", "opium_dealer"), 3, "B")
    table.pending.append(BroochReward(0))
    assert texts(table) == ["brooch points"]
    assert after(table, "brooch points").seats[0].points == 8
    table = rubies(pair("chapman", "anahita"), 3, "B")
    table.pending.append(BroochReward(0))
    assert texts(table) == ["brooch points"]


def test_X_192_the_chapmans_partner_starts_at_a_stall():
    table = dealt("partner chapman", "partner opium_dealer", seed="stall")
    assert texts(table) == ["brooch side A", "brooch side B"]
    table = after(table, "brooch side B")
    spaces = sorted(set(chapman(table).chapmen))
    assert table.pending[-1].spaces == spaces and chapman(table).sides == ["B", ""] and chapman(table).brooches == [1, 0]
    assert GAME.faults(table) == []


def test_X_197_the_arbab_only_meets():
    table = stop_at(pair("anahita", "chapman", boy(9), walks=True), 9)
    assert texts(table) == ["displace stall_gold", "displace blue_gate"]
    table = after(table, "displace blue_gate")
    assert table.uses[9] == 1


def test_undo_stops_where_the_arbab_turns_up_a_card_of_the_face_down_deck():
    table = pair("dervish", "chapman", boy(3), boy(7), walks=True)
    his, top = arbab(table), dervish(table).deck[0]
    his.space, his.start, his.walked = 7, 1, 6
    told = _told(table)
    assert AdviceDiscarded(top, True) in told and any(event.shows() for event in told)
    assert not AdviceDiscarded(top).shows()  # face up it was known before


def _told(table: CaravanseraiTable) -> list[Event]:
    """What the next walk of the Arbab tells."""
    table.pending.append(Walk(0, 1))
    resume(table)
    return table.told


def test_X_198_he_sends_a_chapman_away():
    table = stop_at(pair("anahita", "chapman", walks=True), 8)
    assert chapman(table).chapmen == [1, 4, 14] and chapman(table).rubies[4] == 1 and stock(table.stalls, "go") == 3


def test_X_198_other_actions_are_not_his():
    table = pair("dervish", "opium_dealer", walks=True)
    top = dervish(table).deck[0]
    table = stop_at(table, 10)
    assert table.fountain == 0 and dervish(table).gone == [top] and table.out == []
    assert arbab(stop_at(table, SW)).down == "" and arbab(stop_at(table, 0)).gate == []
    table = pair("dervish", "opium_dealer", walks=True)
    opium(table).dealer = 15
    assert opium(stop_at(table, 15)).supply == 3


def test_X_199_the_long_threshold():
    table = dealt(threshold=56)
    gain_points(table, 0, 55)
    assert table.trigger == -1
    gain_points(table, 0, 1)
    assert table.trigger == 0


def test_X_200_with_the_arbab_eleven_rounds():
    table = dealt(arbab=True, threshold=56)
    assert table.threshold == 0 and arbab(table).acts is False
    dice = dice_from("player")
    while table.pending:
        table = play(GAME, table, dice.pick(legal(GAME, table))).table
    assert table.round == 11 and table.reason == "arbab-home"


def test_copied_cards_cost_two_rubies_of_the_supply():
    table = rubies(pair("chapman", "opium_dealer", boy(3), boy(7, cards=["x12"])), 2)
    before = chapman(table).supply
    assert not texts(table, "ruby copy ox19")
    table = after(table, "ruby copy x12")
    assert chapman(table).supply == before + 2 and chapman(table).brooches == [0, 0]


def test_options_of_partner_mode():
    with pytest.raises(BadOption):
        GAME.check_options(3, {"partner": True})
    table = dealt(dervish=True, anahita=True, arbab=False)
    assert table.parts == ("partner",)
    assert GAME.deal(2, GAME.check_options(2, {"arbab": True}), dice_from("x")).parts == ()


@pytest.mark.parametrize("one", PARTNERS)
@pytest.mark.parametrize("other", PARTNERS)
def test_every_pair_can_begin(one, other):
    if one == other:
        return
    table = dealt(f"partner {one}", f"partner {other}")
    dice = dice_from(one + other)
    while table.round == 0:
        table = play(GAME, table, dice.pick(legal(GAME, table))).table
    assert partner(table).partners == [one, other] and GAME.faults(table) == []
    assert purse(table.seats[0]) == "2/3" and parse(GAME, table, "roll") is not None
