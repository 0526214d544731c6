"""Favours of Anahita and her abilities (caravanserai-expansions.md 3.4, 3.5): X-097 to X-115, X-122 to X-126."""
import pytest

from engine.caravanserai.expansions.anahita.annex import anahita, arbab
from engine.caravanserai.turn import Closing, Ready
from tests.rules.caravanserai.courtyard import after, boy, debt, purse, ready, rolled, stock, stored, texts, why_not
from tests.rules.caravanserai_expansions.court import add_anahita, asked, court, favours, placed, stopped


def test_X_097_a_token_is_taken_at_a_changer_once_per_stop():
    table = stopped(boy(5), his=11)
    assert "take favour" in texts(table)
    table = after(table, "take favour")
    assert anahita(table).tokens[0] == 12 and anahita(table).lying == {5: 1}
    assert why_not(table, "take favour") == "favour-taken"
    table = after(table, "borrow", "done")
    assert isinstance(table.pending[-1], Ready)


def test_X_097_after_the_loan_the_stop_still_offers_the_token():
    table = after(stopped(boy(5), his=11), "borrow", "done")
    assert texts(table) == ["take favour", "skip"]


def test_X_098_as_long_as_tokens_lie_there():
    table = after(stopped(boy(5), boy(4), his=11), "take favour", "skip", "move stall_gold", "skip",
                  "move changer_west", "take favour", "skip", "move stall_gold", "skip")
    assert anahita(table).lying == {5: 0} and anahita(table).tokens == [12, 12]
    table = after(table, "move changer_west")
    assert why_not(table, "take favour") == "no-favour-here"


def test_X_099_favours_by_tokens():
    table = court()
    assert [favours(table, tokens) for tokens in (1, 2, 3, 4, 5)] == [
        [0, 15], [1, 14, 16, 19], [2, 13, 17, 18], [3, 4, 12, 17, 18], [6, 11, 16, 19, 20]]


def test_X_100_figures_on_the_way_cost_nothing():
    assert favours(court(boy(3), boy(0)), 2) == [2, 14, 16, 18]


def test_X_101_the_arbabs_space_is_closed_to_her_without_a11():
    assert favours(court(his=1), 2) == [2, 14, 16, 19]
    assert favours(court(his=1, has=("a11",)), 2) == [1, 2, 14, 16, 19]
    assert why_not(court(his=1), "favour stall_bronze 2") == "space-closed"


def test_X_102_a_favour_uses_neither_moves_nor_actions():
    table = after(court(boy(3, purse="3/3")), "favour stall_diamond 3", "buy diamond", "done")
    assert anahita(table).tokens[0] == 8 and anahita(table).spent == 3 and anahita(table).space == 18
    assert stored(table.seats[0]) == "di" and purse(table.seats[0]) == "0/3"
    assert [type(asked) for asked in table.pending] == [Closing, Ready, Ready]


def test_X_103_any_number_of_favours():
    table = after(court(), "favour red_gate 1", "skip", "favour stall_bronze 1", "buy bronze", "done")
    assert anahita(table).tokens[0] == 9 and table.pending[-1] == Ready(0, 1)


def test_X_104_only_before_a_move_and_a_roll():
    assert texts(court(), "favour") and texts(court(move=2), "favour")
    for table in (stopped(boy(1)), stopped(boy(1), move=2), rolled(court(), 3), ready(court(boy(3, "bz")), 3)):
        assert texts(table) and not texts(table, "favour")


def test_X_105_a_card_serves_from_the_next_favour_on():
    table = court(boy(3, purse="3/3"))
    anahita(table).spent = 3
    table = after(placed(table, 3), "favour stall_silver 1")
    assert anahita(table).unlocked == 1 and anahita(table).cards[0] == "a02"
    assert not texts(table, "help") and why_not(table, "help a02 -") == "help-locked"
    table = after(table, "skip", "favour tower_sw 1", "skip", "favour stall_silver 1")
    assert texts(table, "help") == ["help a02 -"]


def test_X_106_thresholds_of_four_players():
    table = court(boy(3), boy(7), boy(0), boy(1))
    anahita(table).spent, anahita(table).unlocked = 13, 1
    assert anahita(table).thresholds == [6, 14, 24]
    table = after(table, "favour changer_east 1")
    assert anahita(table).unlocked == 2 and anahita(table).spent == 14


def test_X_107_one_silver_for_a_dirham():
    table = after(asked(4, 3, boy(3, purse="3/3"), has=("a02",)), "help a02 -", "buy silver")
    assert stored(table.seats[0]) == "si si" and purse(table.seats[0]) == "0/3"


def test_X_107_only_as_the_first_piece():
    table = after(asked(4, 3, boy(3, purse="3/3"), has=("a02",)), "buy silver")
    assert texts(table) == ["done"] and why_not(asked(3, 4, has=("a02",)), "help a02 -") == "other-stall"


def test_X_108_two_ambers_for_a_dirham():
    table = after(asked(11, 5, boy(3, purse="1/3"), has=("a01",)), "help a01 -", "done")
    assert stored(table.seats[0]) == "am am" and purse(table.seats[0]) == "0/3" and stock(table.stalls, "am") == 3


def test_X_109_a_special_price_is_not_rebated_and_does_not_count():
    table = after(asked(8, 5, boy(3, purse="6/6", cards=["x8"]), has=("a04",)), "help a04 -", "buy gold", "buy gold", "done")
    assert purse(table.seats[0]) == "0/6" and stored(table.seats[0]) == "go go go" and stock(table.stalls, "go") == 3


@pytest.mark.parametrize(("way", "fountain"), [("onward", 1), ("back", 5)])
def test_X_110_the_fountain_either_way(way, fountain):
    table = after(asked(8, 5, has=("a06",)), f"help a06 {way}")
    assert table.fountain == fountain


def test_X_110_before_or_after_her_action():
    table = after(asked(1, 2, has=("a06",)), "buy bronze", "done")
    assert texts(table) == ["help a06 onward", "help a06 back", "open bronze", "skip"]
    assert after(table, "help a06 back").pending[-1] == Ready(0, 1)


def test_X_111_restock_a_stall_before_buying():
    table = after(asked(8, 5, has=("a07",), stalls="go 2", tray="go 13"), "help a07 -")
    assert stock(table.stalls, "go") == 3 and stock(table.tray, "go") == 12
    assert why_not(asked(8, 5, has=("a07",)), "help a07 -") == "stall-full"


def test_X_112_an_order_with_a_piece_less():
    table = asked(3, 4, boy(4, "bz si em", purse="3/3"), has=("a08",))
    assert texts(table, "complete") == ["complete less-amber"]
    table = after(table, "complete less-amber")
    assert table.seats[0].points == 11 and table.seats[0].majors == ["M03"] and stored(table.seats[0]) == ""


def test_X_112_also_the_waiting_order_and_only_once():
    table = asked(1, 2, boy(3, "bz si", waiting="N05", purse="3/3"), has=("a08",))
    assert texts(table, "finish") == []
    table = asked(1, 2, boy(3, "si em", waiting="N05", purse="3/3"), has=("a08",))
    assert texts(table, "finish") == ["finish less-bronze"]
    assert table.seats[0].waiting and not texts(court(boy(3, "si em", waiting="N05"), has=("a08",)), "finish")
    table = after(table, "finish less-bronze")
    assert table.seats[0].points == 8 and table.pending[-1].used == "a08"


def test_a_blind_eye_need_not_be_turned_to_a_minor_order():
    """a08 says "may", so only an order whose own goods are there must be completed (C-41)."""
    table = after(asked(0, 3, boy(4, "am si", purse="3/3"), has=("a08",)), "draw -")
    assert table.pending[-1].drawn == ["N01", "N05"]
    assert texts(table) == ["keep N01 less-bronze", "keep N01 -", "keep N05 -"]
    assert after(table, "keep N01 less-bronze").seats[0].minors == ["N01"]
    waiting = after(table, "keep N01 -")
    assert waiting.seats[0].waiting == "N01" and waiting.pending[-1].used == ""
    assert texts(waiting, "finish") == ["finish less-bronze"]
    assert after(table, "keep N05 -").seats[0].waiting == "N05"
    whole = after(asked(0, 3, boy(4, "bz am si", purse="3/3"), has=("a08",)), "draw -")
    assert "keep N01 -" in texts(whole) and after(whole, "keep N01 -").seats[0].minors == ["N01"]


def test_X_112_after_her_action_the_state_stays_for_the_waiting_order():
    table = after(asked(1, 2, boy(3, "si em", waiting="N06", purse="3/3"), has=("a08",)), "buy bronze", "done")
    assert "finish less-amber" in texts(table)


def test_X_113_a_dirham_more_than_the_loan():
    table = after(asked(15, 1, boy(3, purse="0/3"), has=("a09",)), "borrow", "borrow", "help a09 -", "done")
    assert purse(table.seats[0]) == "3/3" and debt(table.seats[0]) == "2/3"


def test_X_114_but_only_with_room_in_the_purse():
    table = after(asked(15, 1, boy(3, purse="1/3"), has=("a09",)), "borrow", "help a09 -", "borrow", "done")
    assert purse(table.seats[0]) == "3/3" and debt(table.seats[0]) == "2/3"
    table = after(asked(15, 1, boy(3, purse="1/3"), has=("a09",)), "borrow", "borrow")
    assert why_not(table, "help a09 -") == "purse-full"


def test_X_115_one_card_in_a_favour():
    table = after(asked(4, 3, boy(3, purse="3/3"), has=("a06", "a02")), "help a02 -", "done")
    assert table.pending[-1] == Ready(0, 1)
    table = after(asked(4, 3, boy(3, purse="3/3"), has=("a06", "a02")), "help a06 back")
    assert not texts(table, "help") and why_not(table, "help a02 -") == "one-help"


def test_X_125_a_waiting_order_blocks_her_too():
    table = asked(3, 4, boy(4, "bz am si em", waiting="N05"), boy(7))
    assert why_not(table, "complete -") == "order-waiting"


def test_X_126_she_uses_the_cards_of_the_seat():
    table = after(asked(7, 8, boy(3, "bz am am go", purse="3/3", cards=["x12"]), boy(8)), "complete -")
    assert table.seats[0].points == 13


def test_tokens_return_to_the_supply_and_none_is_lost():
    table = court()
    before = anahita(table).supply
    table = after(table, "favour stall_bronze 2")
    assert anahita(table).supply == before + 2
    assert why_not(court(), "favour stall_bronze 1") == "not-so-far"
    assert why_not(court(), "favour stall_bronze 12") == "favours-short"


def test_she_keeps_no_stop_of_a_stable_boy():
    table = asked(5, 9, his=11)
    assert why_not(table, "take favour") == "stable-boy-only"


def test_her_space_and_his_are_jumped():
    table = add_anahita(court(boy(1)).copy(), her=2, his=3)
    assert arbab(table).space == 3 and anahita(table).space == 2
    assert "move stall_silver" in texts(table) and why_not(table, "move tower_sw") == "space-closed"
