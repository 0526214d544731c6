"""Minor Orders and the own board, read beside caravanserai.md 7 (cases B-107 to B-121)."""
from engine.caravanserai.actions.order import MinorPick
from engine.caravanserai.game import GAME
from engine.caravanserai.turn import Ready
from tests.rules.caravanserai.courtyard import (
    SW,
    after,
    arrived,
    at,
    boy,
    courtyard,
    debt,
    purse,
    stored,
    texts,
    why_not,
)


def test_b107_an_order_kept_for_later():
    table = after(at(0), "draw -", "keep N05 -")
    assert (table.seats[0].waiting, table.minors[-1]) == ("N05", "N01")
    assert (debt(table.seats[0]), table.fountain) == ("0/3", 0)


def test_b108_a_completable_order_must_be_kept():
    table = after(at(0, "bz am si", purse="3/3"), "draw -")
    assert table.pending[-1].drawn == ["N01", "N05"]
    assert texts(table) == ["keep N01 -"]
    assert why_not(table, "keep N05 -") == "completable-first"
    table = after(table, "keep N01 -")
    a = table.seats[0]
    assert (a.points, debt(a), a.minors, a.cards, table.fountain) == (9, "0/4", ["N01"], (), 0)


def test_b109_either_of_two():
    table = after(at(0, "bz am si em"), "draw -")
    assert texts(table) == ["keep N01 -", "keep N05 -"]
    for line in texts(table):
        assert after(table, line).seats[0].minors == [line.split()[1]]


def test_b110_three_cards():
    table = after(at(0, cards=("x10",)), "draw -")
    assert texts(table) == ["keep N01 -", "keep N05 -", "keep N09 -"]
    assert after(table, "keep N05 -").minors[-2:] == ["N01", "N09"]


def test_b111_finished_later_without_the_fountain():
    table = after(at(14, "bz si", waiting="N05"), "buy emerald", "done", "finish -", "fill 3")
    assert (purse(table.seats[0]), table.seats[0].points) == ("3/3", 5)


def test_b112_no_second_order_while_one_waits():
    assert texts(at(0, waiting="N05"), "draw") == []
    assert why_not(at(0, waiting="N05"), "draw -") == "order-waiting"


def test_b113_three_at_most():
    table = at(0)
    table.seats[0].minors = ["N02", "N03", "N04"]
    assert texts(table, "draw") == []
    assert why_not(table, "draw -") == "three-minors"


def test_b114_a_waiting_order_counts():
    table = arrived(courtyard(boy(0, "bz si em", purse="3/3", minors=["N02", "N03"], waiting="N05")))
    assert texts(table, "draw") == []
    table = after(table, "finish -")
    assert why_not(table, "draw -") == "three-minors"


def test_b115_the_last_card_must_be_kept():
    table = after(at(0, minors=["N16"]), "draw -")
    assert texts(table) == ["keep N16 -"]


def test_b116_an_empty_deck():
    assert texts(at(0, minors=[]), "draw") == []


def test_b117_only_in_the_own_turn():
    table = courtyard(boy(SW, "bz am si em", purse="3/3"), boy(10, "bz si", waiting="N05"))
    table = after(arrived(table), "complete -", "reward x4")
    assert stored(table.seats[1]) == "bz si em"
    assert table.pending[-1] == Ready(0, 2)
    assert texts(table, "finish") == []
    table = after(table, "move changer_west", "skip")
    assert table.pending[-1] == Ready(1, 1)
    assert texts(table, "finish") == ["finish -"]


def test_b118_a_slot_for_a_bronze():
    table = after(courtyard(boy(0, "bz")), "open bronze")
    assert (purse(table.seats[0]), stored(table.seats[0])) == ("2/4", "")


def test_b119_not_for_a_silver():
    table = courtyard(boy(0, "si si"))
    assert texts(table, "open") == []
    assert why_not(table, "open silver") == "bronze-or-amber"


def test_b120_three_slots_at_most():
    table = after(courtyard(boy(0, "am am am am")), *["open amber"] * 3)
    assert (table.seats[0].room, stored(table.seats[0])) == (6, "am")
    assert why_not(table, "open amber") == "purse-at-most"


def test_b121_nothing_in_anothers_turn():
    table = courtyard(boy(0), boy(10, "bz"))
    assert texts(table, "open") == []


def test_the_returned_card_is_known_to_its_seat_alone():
    table = after(at(0), "draw -")
    assert isinstance(table.pending[-1], MinorPick)
    assert GAME.view(table, 0).pending[-1].drawn == ["N01", "N05"]
    assert GAME.view(table, 1).pending[-1].drawn == ["", ""]
    table = after(table, "keep N05 -")
    assert (GAME.view(table, 0).minors[-1], GAME.view(table, 1).minors[-1], GAME.view(table, None).minors[-1]) \
        == ("N01", "", "")
