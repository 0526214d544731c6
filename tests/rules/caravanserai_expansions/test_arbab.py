"""The Arbab: setup, walk, encounters, what his actions lead to, his way home (section 3): X-079 to X-096, X-116 to X-128."""
import pytest

from engine.caravanserai.expansions.anahita.annex import ARBAB, anahita, arbab
from engine.caravanserai.expansions.anahita.preview import coming_stops, favours_to
from engine.caravanserai.expansions.anahita.walk import SettingOff
from engine.caravanserai.game import GAME
from engine.caravanserai.setup import Starting
from engine.caravanserai.table import CaravanseraiTable, resume
from engine.caravanserai.turn import Closing, begin_turn, gain_points
from engine.kernel import dice_from, legal, play
from tests.rules.caravanserai.courtyard import (
    NE,
    NW,
    after,
    boy,
    courtyard,
    ends,
    ready,
    rolled,
    rolling,
    stock,
    stored,
    texts,
    why_not,
)
from tests.rules.caravanserai_expansions.court import add_anahita, court, stop_at, stopped, walk


def set_off(face: int, seats: int = 2) -> CaravanseraiTable:
    """The setup roll of the Arbab; the die for the first turn comes later."""
    table = add_anahita(courtyard(boy(0), *(boy(10) for _ in range(seats - 1))), his=0, lying={}, supply=36 - 11 * 2)
    table.pending = [Closing(0), SettingOff(0)]
    rolling(table, face)
    resume(table)
    return table


def test_X_079_setup_at_a_tower():
    table = set_off(3)
    assert (arbab(table).space, arbab(table).start, arbab(table).down) == (3, 3, "M03")


def test_X_080_setup_at_a_stall():
    table = set_off(1)
    assert stock(table.stalls, "bz") == 4 and stock(table.tray, "bz") == 16


@pytest.mark.parametrize(("face", "space"), [(2, 2), (6, 6)])
def test_X_081_and_X_082_setup_at_a_rest_area(face, space):
    table = set_off(face)
    assert table.uses[space] == 2 and sum(table.uses.values()) == 7


def test_setup_at_the_changer():
    assert anahita(set_off(5)).lying == {5: 2} and anahita(set_off(5)).supply == 12


def test_X_083_two_stops_of_a_walk():
    table = walk(court(boy(1), boy(7), his=3))
    assert table.uses[6] == table.uses[9] == 2 and arbab(table).space == 9


def test_X_084_stalls_lose_a_piece():
    table = walk(court())
    assert stock(table.stalls, "go") == 2 and stock(table.stalls, "am") == 4 and arbab(table).space == 11


def test_X_085_one_order_at_a_time_is_face_down():
    table = court()
    arbab(table).down = "M01"
    table = stop_at(table, NE)
    assert arbab(table).down == "M06"
    completing = stopped(boy(NE, "bz bz si di"))
    assert texts(completing, "complete") == ["complete -"]
    arbab(completing).down = "M06"
    assert why_not(completing, "complete -") == "order-face-down"
    table = stopped(boy(NW, "bz am am go"), boy(3))
    arbab(table).down = "M06"
    assert texts(table, "complete") == ["complete -"]


def test_X_085_an_empty_tower_changes_nothing():
    table = court()
    arbab(table).down, table.towers[NE] = "M01", ""
    assert arbab(stop_at(table, NE)).down == "M01"


def test_X_086_the_blue_gate():
    table = stop_at(court(), 10)
    assert table.fountain == 1 and table.out == ["x1", "y1"]
    assert table.shelves["turquoise"].shown == ["x3", "x4", "x8", "x12", "x14"]
    assert table.shelves["purple"].shown == ["y2", "y4", "y6", "y10", "y13"]


def opened(a, *others, o: int = 0) -> CaravanseraiTable:
    """A stops at the Red Gate after the Arbab's action there."""
    table = stop_at(court(boy(3), boy(7), o=o), 0)
    arbab(table).space = 14
    table.seats[0] = a
    for good in range(6):
        table.tray[good] -= a.goods[good]
    table.pending = stopped(a).pending
    return table


def test_X_087_three_minor_orders_lie_open():
    table = stop_at(court(), 0)
    assert arbab(table).gate == ["N01", "N05", "N09"] and table.minors == [] and len(table.out) == 13
    assert GAME.faults(ready(table)) == []


def test_X_088_any_of_them_may_wait():
    table = opened(boy(0))
    assert texts(table) == ["pick N01 -", "pick N05 -", "pick N09 -", "skip"]
    assert why_not(table, "draw -") == "orders-lie-open" and why_not(table, "pick N13 -") == "not-on-gate"
    table = after(table, "pick N05 -")
    assert table.seats[0].waiting == "N05" and arbab(table).gate == ["N01", "N09"]


def test_once_all_are_taken_the_gate_is_bare():
    table = opened(boy(0))
    table.out += arbab(table).gate
    arbab(table).gate = []
    assert texts(table) == ["skip"] and why_not(table, "draw -") == "gate-bare"


def test_X_089_one_that_can_be_completed_comes_first():
    table = opened(boy(0, "bz am si", purse="3/3"))
    assert texts(table, "pick") == ["pick N01 -"] and why_not(table, "pick N05 -") == "completable-first"
    table = after(table, "pick N01 -")
    assert table.seats[0].points == 9 and table.seats[0].minors == ["N01"]


def test_picking_needs_open_orders():
    assert why_not(stopped(boy(0)), "pick N01 -") == "orders-in-deck"
    assert why_not(opened(boy(0, waiting="N13")), "pick N01 -") == "order-waiting"
    assert why_not(opened(boy(0, minors=["N13", "N16", "N02"])), "pick N01 -") == "three-minors"


def test_X_090_his_space_is_closed_and_jumped():
    assert sorted(ends(rolled(court(boy(4)), 1))) == [3, 6, 20]


def test_X_091_moves_round_him():
    assert ends(court()) == {0: 3, 1: 2, 2: 1, 4: 1, 6: 2, 7: 3, 8: 3, 10: 3, 20: 2}


def test_X_092_a_boy_in_his_way_is_displaced():
    table = walk(court(boy(11)))
    assert texts(table) == ["displace blue_gate", "displace caravan_b1"]
    assert why_not(table, "displace tower_ne") == "not-adjacent"
    table = after(table, "displace caravan_b1")
    assert table.seats[0].space == 12 and stock(table.stalls, "am") == 4


def test_X_093_at_the_third_space_too():
    table = walk(court(boy(8)))
    assert texts(table) == ["displace tower_nw", "displace caravan_a3"] and stock(table.stalls, "go") == 3
    table = after(table, "displace tower_nw")
    assert stock(table.stalls, "go") == 2 and table.seats[0].space == 7


def test_X_094_not_on_his_way():
    table = walk(court(boy(9)))
    assert table.seats[0].space == 9 and arbab(table).space == 11


def test_X_095_owners_in_turn_order():
    table = walk(court(boy(11), boy(11)))
    assert table.pending[-1].seat == 0
    table = after(table, "displace blue_gate")
    assert table.pending[-1].seat == 1
    assert stock(after(table, "displace blue_gate").stalls, "am") == 4


def test_X_096_pavilions_are_adjacent_too():
    table = walk(court(boy(0), his=14))
    assert texts(table) == ["displace stall_bronze", "displace caravan_b3", "displace white_pavilion"]


def test_X_116_a12_keeps_him_quiet():
    table = walk(court(her=11, has=("a12",)))
    assert anahita(table).space == 11 and stock(table.stalls, "am") == 5 and arbab(table).space == 11


def test_X_116_boys_leave_all_the_same():
    assert texts(walk(court(boy(11), her=11, has=("a12",)))) == ["displace blue_gate", "displace caravan_b1"]


def test_X_117_she_is_pushed_on():
    table = court(her=11)
    rolling(table, 4)
    table = walk(table)
    assert anahita(table).space == 15 and stock(table.stalls, "am") == 4


def homeward(*others) -> CaravanseraiTable:
    """Round 11 is about to begin; the Arbab has walked 54 spaces from 5."""
    table = court(boy(3), *(others or (boy(7),)), his=19)
    arbab(table).start, arbab(table).walked = 5, 54
    return table


def test_X_118_the_last_walk():
    table = homeward()
    before = anahita(table).lying[5]
    table = walk(table, round=11)
    assert table.uses[2] == 2 and arbab(table).space == 5 and anahita(table).lying[5] == before
    assert arbab(table).last == 11
    table = after(table, "move caravan_a1", "skip", "move stall_bronze", "skip")
    assert table.active == 1 and table.reason == ""
    table = after(table, "move caravan_a2", "skip", "move stall_silver", "skip")
    assert table.reason == "arbab-home" and table.pending == []


def test_X_119_points_end_nothing():
    table = court()
    table.round = 4
    gain_points(table, 0, 60)
    assert table.trigger == -1 and GAME.deal(2, GAME.check_options(2, {"anahita": True}), dice_from("x")).threshold == 0
    chosen = GAME.check_options(2, {"anahita": True, "threshold": 50})
    assert GAME.deal(2, chosen, dice_from("x")).threshold == 0


def test_X_120_an_emptied_stall_is_refilled():
    table = stop_at(court(stalls="go 1", tray="go 15"), 8)
    assert stock(table.stalls, "go") == 3 and stock(table.tray, "go") == 13


def test_X_121_a_tile_used_up_is_replaced():
    table = court()
    table.uses[9] = 3
    table = stop_at(table, 9)
    assert table.tiles[9] == "A10" and table.uses[9] == 1 and table.stacks["A"].gone == ["A04"]


@pytest.mark.parametrize(("seats", "each", "supply"), [(2, 11, 14), (3, 9, 9), (4, 7, 8)])
def test_X_124_favour_tokens(seats, each, supply):
    table = GAME.deal(seats, GAME.check_options(seats, {"anahita": True}), dice_from("favours"))
    assert anahita(table).tokens == [each] * seats and anahita(table).supply == supply and arbab(table).start == -1
    assert anahita(table).space in (20, 21) and len(anahita(table).cards) == 3 and "a10" not in anahita(table).deck
    assert type(table.pending[0]) is Starting and type(table.pending[1]) is SettingOff


def whole_walks(table: CaravanseraiTable) -> list[tuple[int, int]]:
    """Play on, always by the first thing listed, and note the stops of each walk with its round."""
    stops = []
    while table.pending:
        step = play(GAME, table, legal(GAME, table)[-1 if "skip" in texts(table) else 0])
        stops += [(step.table.round, event.to) for event in step.events if type(event).__name__ == "ArbabWalked"]
        table = step.table
    return stops


def test_X_127_ten_walks_and_every_ring_space_once():
    table = court()
    table.seats[0].space, table.seats[1].space = 20, 21
    stops = whole_walks(table)
    assert [number for number, _ in stops] == [number for number in range(2, 12) for _ in range(2)]
    assert len({space for _, space in stops}) == 20 and stops[-1] == (11, "changer_west")


def test_X_127_the_table_of_his_stops():
    stops = coming_stops(court(his=1))
    assert stops == [4, 7, 10, 13, 16, 19, 2, 5, 8, 11, 14, 17, 0, 3, 6, 9, 12, 15, 18, 1]
    assert coming_stops(homeward()) == [2, 5]


def test_ways_of_a_favour():
    assert favours_to(court(), 0, 17) == {3: (21, 15, 16, 17), 4: (21, 0, 19, 18, 17)}


def test_X_128_he_displaces_on_his_last_stop():
    table = walk(homeward(boy(5)), round=11)
    assert table.pending[-1].seat == 1
    assert texts(table) == ["displace stall_silver", "displace caravan_a2", "displace blue_pavilion"]


def test_there_is_no_walk_in_the_first_round():
    table = court()
    table.pending, table.round = [], 0
    begin_turn(table, 0)
    resume(table)
    assert arbab(table).space == 5
    table.pending = []
    begin_turn(table, 0)
    resume(table)
    assert arbab(table).space == 11 and table.round == 2


def test_the_waiting_order_and_goods_of_others_are_left_alone():
    table = walk(court(boy(3, "bz am", waiting="N05")))
    assert stored(table.seats[0]) == "bz am" and table.seats[0].waiting == "N05"


def test_switched_off_he_leaves_no_trace():
    table = GAME.deal(2, GAME.check_options(2, {}), dice_from("off"))
    assert table.annexes == {} and ARBAB not in table.parts and table.threshold == 32
