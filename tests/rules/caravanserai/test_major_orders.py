"""Major Orders and the steps after them, read beside caravanserai.md 8 (cases B-086 to B-106, B-153)."""
from engine.caravanserai.orders import Reward
from engine.caravanserai.stock import Overflow
from tests.rules.caravanserai.courtyard import (
    NW,
    SW,
    after,
    arrived,
    at,
    boy,
    courtyard,
    debt,
    purse,
    shelf,
    stock,
    stored,
    texts,
    why_not,
)

M03 = "bz am si em"
M01 = "bz am am go"


def test_b086_a_whole_order():
    table = after(at(SW, M03, purse="2/3"), "complete -", "fill 1", "reward x8")
    a, b = table.seats
    assert (purse(a), a.points, debt(a), a.majors, a.cards) == ("3/3", 10, "0/4", ["M03"], ("x8",))
    assert stored(b) == "am em"
    assert (table.fountain, table.towers[SW]) == (1, "M13")
    assert table.shelves["turquoise"].shown == ["x1", "x4", "x3", "x12", "x14"]


def test_b087_the_debt_is_paid_first():
    table = after(at(SW, M03, purse="0/3", debt="3/3"), "complete -", "fill 3")
    a = table.seats[0]
    assert (a.points, purse(a), debt(a)) == (5, "3/3", "0/4")


def test_b088_a_red_arrow():
    table = after(at(NW, M01, purse="3/3"), "complete -")
    assert table.seats[0].points == 10
    assert isinstance(table.pending[-1], Reward)


def test_b089_a_green_arrow():
    table = after(at(SW, M03, purse="3/3", o=4), "complete -", "reward x1")
    assert (table.seats[0].points, table.fountain) == (13, 5)


def test_b090_always_green():
    assert after(at(NW, M01, purse="3/3", cards=("x12",)), "complete -").seats[0].points == 13


def test_b091_the_fountain_turned_before():
    table = at(SW, M03, purse="3/3", o=3, cards=("x11",))
    assert texts(table, "complete") == ["complete -", "complete turned"]
    table = after(table, "complete turned", "reward x1")
    assert (table.seats[0].points, table.fountain) == (13, 5)


def test_b092_the_fountain_left_alone():
    table = after(at(SW, M03, purse="3/3", o=3, cards=("x11",)), "complete -", "reward x1")
    assert (table.seats[0].points, table.fountain) == (10, 4)


def test_b093_nothing_into_the_purse():
    table = after(at(SW, M03, purse="0/3"), "complete -", "fill 0")
    assert (table.seats[0].points, purse(table.seats[0])) == (11, "0/3")


def test_b094_a_slot_opened_while_paying_out():
    table = after(at(SW, "bz am am si em", purse="3/3"), "complete -", "open amber", "fill 1")
    a = table.seats[0]
    assert (purse(a), a.points, stored(a)) == ("4/4", 10, "")


def test_b095_a_blind_reward():
    table = after(at(SW, M03, purse="3/3"), "complete -", "reward blind turquoise")
    assert (table.seats[0].cards, stored(table.seats[1])) == (("x3",), "si")
    assert table.shelves["turquoise"].shown == ["x1", "x4", "x8", "x12", "x14"]


def test_b096_a_blind_card_that_may_not_be_held():
    table = at(SW, M03, purse="3/3", cards=("x4",))
    table.shelves["turquoise"] = shelf(["x1", "x8", "x12", "x14", "x2"], ["x5", "x3"], "x")
    table.shelves["turquoise"].deck.remove("x4")
    table = after(table, "complete -", "reward blind turquoise")
    assert table.seats[0].cards == ("x4", "x3")
    assert table.shelves["turquoise"].deck[-1] == "x5"
    assert table.shelves["turquoise"].known() == 1
    assert stored(table.seats[1]) == "si"


def four_at_the_tower(**counts: str):
    return arrived(courtyard(boy(SW, M03, purse="3/3"), boy(10), boy(10), boy(10), **counts))


def test_b097_the_stall_helps_the_tray():
    table = after(four_at_the_tower(tray="am 1"), "complete -")
    table.tray[1] = 1  # the order's own amber is set aside
    table = after(table, "reward x8")
    assert [stored(seat) for seat in table.seats[1:]] == ["am em"] * 3
    assert stock(table.stalls, "am") == 3


def test_b098_the_last_seats_get_none():
    table = after(four_at_the_tower(stalls="am 1"), "complete -")
    table.tray[1] = 0
    table = after(table, "reward x8")
    assert [stored(seat) for seat in table.seats[1:]] == ["am em", "em", "em"]
    assert stock(table.stalls, "am") == 0
    table.tray[1] = 5
    table = after(table, "move stall_bronze", "buy bronze", "done")
    assert (stock(table.stalls, "am"), stock(table.tray, "am")) == (5, 0)


def test_b099_a_full_storage_out_of_turn():
    table = arrived(courtyard(boy(SW, M03, purse="3/3"), boy(10, "bz bz bz bz bz bz bz")))
    table = after(table, "complete -", "reward x8")
    assert table.pending[-1] == Overflow(1)
    assert texts(table) == ["discard bronze", "discard amber", "discard emerald"]
    assert (table.fountain, table.towers[SW]) == (0, "")
    table = after(table, "discard bronze", "discard amber")
    assert sum(table.seats[1].goods) == 7
    assert (table.fountain, table.towers[SW]) == (1, "M13")


def test_b100_a_waiting_order_bars_the_towers():
    table = at(SW, M03, waiting="N05")
    assert texts(table) == ["finish -", "open bronze", "open amber", "skip"]


def test_b101_a_good_is_missing():
    assert texts(at(SW, "bz am si"), "complete") == []


def test_b102_what_is_left():
    table = after(at(SW, "bz bz am am si si em", purse="3/3"), "complete -")
    assert stored(table.seats[0]) == "bz am si"


def test_b103_a_debt_as_large_as_the_revenue():
    table = at(0, "bz am si", o=2, debt="6/6")
    table.minors.remove("N05")
    table = after(table, "draw -", "keep N01 -")
    a = table.seats[0]
    assert (a.debt, a.points, purse(a)) == (0, 0, "2/3")


def test_b104_the_limit_stays_at_six():
    assert debt(after(at(SW, M03, purse="3/3", debt="0/6"), "complete -").seats[0]) == "0/6"


def test_b105_no_order_left():
    table = after(at(SW, M03, purse="3/3", majors=[]), "complete -", "reward x1")
    assert table.towers[SW] == ""
    table = after(table, "move caravan_a1", "skip", "move stall_amber", "skip", "move caravan_b1", "skip")
    table = after(table, "move tower_sw")
    assert texts(table) == ["skip"]
    assert why_not(table, "complete -") == "no-order-here"


def test_b106_the_fountain_comes_round():
    assert after(at(SW, M03, purse="3/3", o=5), "complete -", "reward x1").fountain == 0


def test_b153_the_goods_return_to_the_tray():
    before = at(SW, "bz am si si si si em", purse="3/3")
    table = after(before, "complete -")
    assert stored(table.seats[0]) == "si si si"
    assert [new - old for new, old in zip(table.tray, before.tray, strict=True)] == [1, 1, 1, 1, 0, 0]
