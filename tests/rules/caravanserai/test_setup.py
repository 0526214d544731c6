"""Setting up, read beside caravanserai.md 5, and what previews tell (11)."""
import pytest

from engine.caravanserai.actions.setup import ChooseGate, ChooseGood
from engine.caravanserai.box_orders import CHEAP
from engine.caravanserai.game import GAME
from engine.caravanserai.preview import payment, prices, reach
from engine.caravanserai.turn import Ready
from engine.kernel import BadOption, asking, dice_from, forced, legal
from tests.rules.caravanserai.courtyard import NW, SW, after, at, boy, courtyard, rolling, stored, texts, why_not


def dealt(seats: int, seed: str = "deal", **options):
    return GAME.deal(seats, GAME.check_options(seats, options), dice_from(seed))


def chosen(table):
    """Everybody takes a silver and enters the Red Gate."""
    for _ in table.seats:
        table = after(table, "take silver", "enter red_gate")
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_lies_on_the_table(seats):
    table = dealt(seats)
    assert len(table.seats) == seats and GAME.faults(table) == []
    assert all(name in CHEAP for name in table.towers.values())
    assert (len(table.majors), len(table.minors)) == (28, 16)
    assert [len(table.shelves[kind].shown) for kind in ("turquoise", "purple")] == [5, 5]
    assert [len(table.shelves[kind].deck) for kind in ("turquoise", "purple")] == [12, 11]
    assert (table.stalls, table.tray) == ([5, 5, 4, 4, 3, 3], [15, 15, 14, 14, 13, 13])
    assert [tile[0] for tile in table.tiles.values()] == ["A"] * 3 + ["B"] * 3
    assert set(table.uses.values()) == {1}
    assert [len(stack.tiles) for stack in table.stacks.values()] == [9, 9]


def test_the_other_cheap_orders_go_back_into_the_deck():
    assert len([name for name in dealt(2).majors if name in CHEAP]) == 6


def test_each_seat_chooses_in_seat_order():
    table = dealt(3)
    asked = []
    while isinstance(asking(table), ChooseGood | ChooseGate):
        asked.append((type(asking(table)).__name__, asking(table).seat))
        table = after(table, texts(table)[0])
    assert asked == [(kind, seat) for seat in range(3) for kind in ("ChooseGood", "ChooseGate")]
    assert isinstance(asking(table), Ready)


def test_figures_may_share_a_gate_and_goods_come_from_the_tray():
    table = chosen(dealt(4))
    assert {seat.space for seat in table.seats} == {0}
    assert [stored(seat) for seat in table.seats] == ["si"] * 4
    assert (table.tray[2], table.stalls[2]) == (10, 4)
    assert [(seat.coins, seat.room, seat.debt, seat.limit, seat.points) for seat in table.seats] == [(2, 3, 0, 3, 0)] * 4


def test_only_silver_or_emerald_and_only_a_gate():
    assert texts(dealt(2)) == ["take silver", "take emerald"]
    assert why_not(dealt(2), "take gold") == "silver-or-emerald"
    table = after(dealt(2), "take emerald")
    assert texts(table) == ["enter red_gate", "enter blue_gate"]
    assert why_not(table, "enter white_pavilion") == "gates-only"


def test_the_highest_roll_starts_and_ties_roll_again():
    table = after(dealt(3), "take silver", "enter red_gate", "take silver", "enter red_gate", "take silver")
    table = after(rolling(table, 5, 2, 5, 3, 6), "enter red_gate")
    assert (table.first, table.active, table.round) == (2, 2, 1)


def test_options():
    assert dealt(2).threshold == 32
    assert dealt(2, threshold=50).threshold == 50
    with pytest.raises(BadOption):
        GAME.check_options(0, {})
    with pytest.raises(BadOption):
        GAME.check_options(5, {})
    with pytest.raises(BadOption):
        GAME.check_options(2, {"threshold": 31})


def test_two_deals_differ():
    assert dealt(2, "one") != dealt(2, "two")
    assert dealt(2, "one") == dealt(2, "one")


def test_the_payment_sheet():
    table = at(SW, "bz am si em", purse="1/3", debt="3/3", o=4)
    assert payment(table, 0, "M03", SW) == (11, 2, 3, 10, 2, (1, 1, 1, 1, 0, 0))
    assert payment(table, 0, "N01", -1, deed="finish")[:4] == (7, 0, 3, 4)
    assert payment(GAME.view(at(NW, cards=("x12",)), 0), 0, "M01", NW).arrow == 2


def test_reach_and_prices():
    table = courtyard(boy(12), boy(21))
    found = reach(table, table.pending[-1])
    assert sorted(name for name, _ in found) == sorted(text.split()[1] for text in texts(table, "move"))
    assert prices(at(8, purse="6/6", cards=("x8", "x13")), at(8).pending[-1]) == {"gold": 2, "bronze": 1, "silver": 2}


def test_a_forced_action_is_told_apart():
    table = at(5, purse="3/3")
    assert forced(GAME, table) == legal(GAME, table)[0]
    assert forced(GAME, at(5)) is None
