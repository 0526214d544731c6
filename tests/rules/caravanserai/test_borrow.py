"""Borrowing, read beside caravanserai.md 7 (cases B-031 to B-038)."""
from engine.caravanserai.turn import Closing, Ready
from tests.rules.caravanserai.courtyard import (
    after,
    at,
    boy,
    courtyard,
    debt,
    purse,
    ready,
    stock,
    stored,
    texts,
    why_not,
)


def test_b031_as_much_as_the_credit_allows():
    table = after(at(5, purse="0/4"), "borrow", "borrow", "borrow")
    assert (purse(table.seats[0]), debt(table.seats[0])) == ("3/4", "3/3")
    assert texts(table) == ["done"]
    assert why_not(table, "borrow") == "credit-full"


def test_b032_as_much_as_the_purse_holds():
    table = after(at(15, purse="2/3"), "borrow")
    assert (purse(table.seats[0]), debt(table.seats[0])) == ("3/3", "1/3")
    assert why_not(table, "borrow") == "purse-full"


def test_b033_nothing_into_a_full_purse():
    assert texts(at(5, purse="3/3")) == ["skip"]


def test_b034_nothing_without_credit():
    assert texts(at(5, purse="0/3", debt="3/3")) == ["skip"]


def test_b035_a_second_loan():
    table = after(at(15, purse="0/3", debt="1/3"), "borrow", "borrow")
    assert (purse(table.seats[0]), debt(table.seats[0])) == ("2/3", "3/3")
    assert texts(table) == ["done"]


def test_b036_a_slot_opened_for_the_loan():
    table = after(at(5, "bz", purse="3/3"), "open bronze", "borrow", "done")
    a = table.seats[0]
    assert (purse(a), debt(a), stored(a)) == ("4/4", "1/3", "")
    assert stock(table.tray, "bz") == 15


def test_b037_a_credit_space_serves_from_the_next_turn():
    table = after(at(5, "bz am si", purse="0/6", waiting="N01"), "finish -", "fill 0")
    assert (table.seats[0].points, debt(table.seats[0])) == (7, "0/4")
    table = after(table, "borrow", "borrow", "borrow")
    assert why_not(table, "borrow") == "credit-full"
    table = after(table, "done", "move caravan_a2", "skip", "move caravan_b1", "skip", "move stall_amber", "skip")
    assert table.pending[-1] == Ready(0, 1)
    assert "borrow" in texts(after(table, "move changer_west"))


def test_b038_a_debt_cannot_be_repaid_there():
    assert texts(at(5, purse="3/3", debt="3/3")) == ["skip"]


def test_borrowing_can_be_continued_after_opening_a_slot():
    table = after(at(5, "am", purse="2/3"), "borrow")
    assert texts(table) == ["open amber", "done"]
    assert purse(after(table, "open amber", "borrow").seats[0]) == "4/4"


def test_nothing_is_borrowed_elsewhere():
    table = ready(courtyard(boy(4)))
    assert texts(after(table, "move tower_sw"))[-1:] != ["borrow"]
    assert isinstance(table.pending[0], Closing)
