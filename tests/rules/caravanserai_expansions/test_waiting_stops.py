"""Several things at one stop, in any order (CX-03): a stop waits while something in hand may still open one of them.

By the first rules it was over as soon as nothing was possible at that moment; matches begun under them go on so.
"""
import pytest

from engine.caravanserai.expansions.chapman.annex import chapman
from engine.caravanserai.expansions.dervish.annex import dervish
from engine.caravanserai.expansions.opium.annex import opium
from engine.caravanserai.table import CaravanseraiTable
from tests.rules.caravanserai.courtyard import after, boy, texts
from tests.rules.caravanserai_expansions.court import add_anahita, asked
from tests.rules.caravanserai_expansions.dtx import carries, dtx, holds, rubies, stop
from tests.rules.caravanserai_expansions.lonely import here
from tests.rules.caravanserai_expansions.pairs import hand, pair

SILVER, CHANGER, GATE = 4, 5, 10


def by_first_rules(table: CaravanseraiTable) -> CaravanseraiTable:
    """The same position in a match that was begun under the first rules."""
    old = table.copy()
    old.rules = 1
    return old


def asks(table: CaravanseraiTable, *lines: str) -> str:
    """What is asked after these actions."""
    return type(after(table, *lines).pending[-1]).__name__


def at_dealer(tokens: str, *advice: str, parts: str = "D O", space: int = SILVER, **more) -> CaravanseraiTable:
    """A at the silver stall with coins, these tokens and this advice; the Dealer stands there."""
    table = carries(stop(dtx(parts, boy(space, purse="3/3", **more))), 0, tokens)
    for card in advice:
        holds(table, card)
    opium(table).dealer = space
    return table


BUY = ("buy silver", "done")


def test_advice_brings_the_token_for_the_dealer_after_the_action():
    table = at_dealer("D5", "do1")
    assert asks(table, *BUY) == "Stop" and texts(after(table, *BUY), "buy opium") == []
    table = after(table, *BUY, "use dervish do1 silver", "buy opium S2 D5")
    assert opium(table).opium == [1, 0] and opium(table).tokens == [[], []]
    assert type(table.pending[-1]).__name__ == "Ready"


def test_by_the_first_rules_the_stop_was_over():
    assert asks(by_first_rules(at_dealer("D5", "do1")), *BUY) == "Ready"


@pytest.mark.parametrize(("tokens", "advice"), [
    ("S5", ["do1"]), ("", ["do1"]), ("D5", []), ("D5", ["do2"]), ("D2 D3 D5", ["do1"])])
def test_a_stop_waits_for_nothing_that_cannot_be(tokens, advice):
    assert asks(at_dealer(tokens, *advice), *BUY) == "Ready"


def test_a_stop_does_not_wait_for_a_second_opium():
    assert asks(at_dealer("S4 D2 D5", "do1"), *BUY, "buy opium S4 D2") == "Ready"


def test_with_ox20_a_second_solidus_is_enough():
    assert asks(at_dealer("S5", "do1", cards=("ox20",)), *BUY) == "Stop"


def test_a_solidus_is_swapped_for_a_drachma_beside_the_dealer():
    table = after(at_dealer("S5 S4", "do2"), *BUY, "use dervish do2 S4")
    assert texts(table, "buy opium") == ["buy opium S5 D5"]


def test_the_dealer_is_called_and_the_token_drawn_in_either_order():
    table = at_dealer("D5", "do1", cards=("ox19",))
    opium(table).dealer = SILVER - 2
    for lines in (("shift dealer 2", "use dervish do1 silver"), ("use dervish do1 silver", "shift dealer 2")):
        assert texts(after(table, *BUY, *lines), "buy opium") == ["buy opium S2 D5"]


def test_an_ability_for_rubies_opens_the_dealers_trade():
    table = rubies(at_dealer("S5 S4", parts="O C", space=SILVER), 2)
    assert asks(table, *BUY) == "Ready"  # ox20 lies on no display
    table.shelves["turquoise"].deck.remove("ox20")
    table.shelves["turquoise"].deck.append(table.shelves["turquoise"].shown[0])
    table.shelves["turquoise"].shown[0] = "ox20"
    assert texts(after(table, *BUY, "ruby copy ox20"), "buy opium") == ["buy opium S4 S5"]
    assert asks(by_first_rules(table), *BUY) == "Ready"


def test_a_brooch_that_advice_fills_may_bring_the_ability():
    table = rubies(at_dealer("S5 S4", "dc1", parts="D O C"), 2, "A")
    table.used.append("ruby copy")
    table.shelves["turquoise"].deck.remove("ox20")
    table.shelves["turquoise"].deck.append(table.shelves["turquoise"].shown[0])
    table.shelves["turquoise"].shown[0] = "ox20"
    table = after(table, *BUY, "use dervish dc1 -", "brooch card ox20")
    assert texts(table, "buy opium") == ["buy opium S4 S5"] and chapman(table).sides[0] == "B"


def test_advice_brings_the_tokens_for_an_exchange_after_the_loan():
    table = carries(holds(stop(dtx("D O", boy(CHANGER, "si", purse="1/3"))), "do1"), 0, "S4")
    table = after(table, "borrow", "done")
    assert type(table.pending[-1]).__name__ == "Stop" and texts(table, "exchange") == []
    assert texts(after(table, "use dervish do1 silver"), "exchange") == ["exchange tokens S2,S4"]
    east = carries(holds(stop(dtx("D O", boy(15, purse="1/3"))), "do2"), 0, "S4 D3")
    assert texts(after(east, "borrow", "done", "use dervish do2 S4"), "exchange") == ["exchange tokens D3,D5"]


def test_the_card_in_hand_may_become_usable_and_make_room_for_the_next():
    room = stop(dtx("D", boy(GATE, "bz", purse="3/3")))
    room.annexes["dervish"].deck.insert(0, room.annexes["dervish"].deck.pop(2))
    holds(room, "d03")
    assert texts(after(room, "turn fountain", "done"), "take dervish", "use dervish") == []
    room = after(room, "turn fountain", "done", "open bronze", "use dervish d03 -", "take dervish")
    assert dervish(room).hands[0] == ["d10"]


def test_with_nothing_left_to_use_the_stop_is_over():
    table = stop(dtx("D", boy(GATE, purse="3/3")))
    table.annexes["dervish"].deck.insert(0, table.annexes["dervish"].deck.pop(2))
    assert asks(holds(table, "d03"), "turn fountain", "done") == "Ready"


def test_the_partners_hand_may_be_refreshed_once_a_card_of_it_is_played():
    table = hand(stop(pair("dervish", "chapman", boy(GATE))), "d01", "d02", "d08", "d09", "d14")
    table = after(table, "turn fountain", "done")
    assert texts(table, "refresh") == [] and type(table.pending[-1]).__name__ == "Stop"
    assert texts(after(table, "use dervish d01 -"), "refresh") == ["refresh"]


def test_a_favour_waits_for_the_goods_of_the_order_that_her_card_finishes():
    table = asked(SILVER, 3, boy(3, "si", purse="3/3", waiting="N05", cards=("x16",)), has=("a08",))
    table = after(table, *BUY)
    assert type(table.pending[-1]).__name__ == "Favoured" and not texts(table, "finish")
    assert texts(after(table, "side exchange silver", "done"), "finish") == ["finish less-bronze"]


def alone(letters: str, his: int, *advice: str, **more) -> CaravanseraiTable:
    """A alone at the silver stall, with parts of other letters; the Arbab goes on to `his` next."""
    table = dtx(letters, boy(SILVER, purse="3/3", **more))
    for card in advice:
        holds(table, card)
    table.seats = table.seats[:1]
    add_anahita(table, his=(his - 3) % 20)
    table.parts = (*table.parts, "solo")
    table.annexes["solo"] = here(boy(3)).annexes["solo"]
    return stop(table)


def test_alone_the_arbab_waits_for_an_order_to_be_finished_before_he_drives_the_boy_away():
    table = after(alone("O", SILVER, goods="bz em", waiting="N05"), *BUY)
    assert texts(table, "finish") == ["finish -"] and table.annexes["arbab"].space == 1
    assert after(table, "finish -", "fill 0").annexes["arbab"].space == SILVER
    assert asks(alone("O", 8, goods="bz em", waiting="N05"), *BUY) == "Ready"


@pytest.mark.parametrize(("card", "his"), [("d09", 7), ("d15", 6), ("dc2", 8)])
def test_alone_the_arbab_waits_for_advice_that_saves_something_from_him(card, his):
    assert asks(alone("D C", his, card, goods="bz bz am"), *BUY) == "Stop"
    assert asks(alone("D C", 5, card, goods="bz bz am"), *BUY) == "Ready"


def test_alone_the_arbab_waits_for_the_dealer_to_be_called_away():
    for his, asked_ in ((6, "Stop"), (8, "Ready")):
        table = alone("O", his, cards=("ox19",))
        opium(table).dealer = 6
        assert asks(table, *BUY) == asked_


def test_the_card_for_three_orders_is_kept_where_there_are_no_three_to_choose_from():
    held = holds(stop(carries(dtx("D O", boy(0)), 1)), "d07")
    opium(held).dealer = 19
    assert texts(held, "draw") == ["draw -"]
    few = holds(stop(dtx("D", boy(0))), "d07")
    few.out, few.minors = few.minors[2:], few.minors[:2]
    assert texts(few, "draw") == ["draw -"]
    for old in (held, few):
        assert texts(by_first_rules(old), "draw") == ["draw -", "draw d07"]
