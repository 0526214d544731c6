"""Debts and giving up: T-71 to T-80, T-95 (rihla 3.15)."""
import pytest

from engine.rihla.dues import charge, share
from engine.rihla.events import DebtOpened, DebtPaid, GaveUp, Paid, Received
from engine.rihla.scoring import worth
from tests.rules.rihla.journeys import SALT_ROAD, SILK_ROAD, after, asked, journey, listed, purses, told, why_not


def kashgar(stalls: int, **given):
    """P0 stops at P1's Kashgar on a full Silk Road with so many stalls on both."""
    table = journey(at={0: 37}, owns={0: given.pop("own", []), 1: SILK_ROAD}, stalls={37: stalls, 39: stalls},
                    top="R02", **given)
    return after(table, "P0 draw")


def test_T_71_raising_what_can_be_raised():
    table = kashgar(1, cash={0: 1_000}, own=[31, 33])
    assert asked(table) == "debt P0 2500" and worth(table, 0) == 4_500
    assert why_not(table, "give up") == "can-cover"
    end, events = told(table, "P0 lease 31")
    assert purses(end)[:2] == [200, 17_500] and DebtPaid(0, 2_500, "visit") in events


def test_T_72_giving_up():
    table = kashgar(2, cash={0: 1_000}, own=[31])
    assert asked(table) == "debt P0 6000" and worth(table, 0) == 2_700
    end = after(table, "P0 give up")
    assert purses(end)[:2] == [0, 17_700] and end.merchants[0].out and end.merchants[0].place == 4
    assert end.owner[31] == -1 and asked(end) == "manage P1"


def test_T_73_a_worth_equal_to_the_debt_must_be_paid():
    table = kashgar(2, cash={0: 4_300}, own=[31])
    assert worth(table, 0) == 6_000 and why_not(table, "give up") == "can-cover"
    end = after(table, "P0 lease 31")
    assert purses(end)[0] == 0 and not end.merchants[0].out and asked(end) == "manage P1"


def test_T_74_several_creditors_share():
    table = after(journey(at={0: 13}, cash={0: 500}, top="R04 H17"), "P0 draw")
    assert asked(table) == "debt P0 900" and listed(table) == ["give up"]
    assert purses(after(table, "P0 give up")) == [0, 15_167, 15_167, 15_166]


def test_T_75_a_debt_in_anothers_turn():
    table, events = told(journey(at={0: 1}, cash={2: 100}, owns={2: [2]}, top="R02 S13"), "P0 draw")
    assert Paid(1, 0, 200, "S13") in events and DebtOpened(2, 200, "S13") in events and asked(table) == "debt P2 200"
    end = after(table, "P2 lease 2")
    assert purses(end) == [15_600, 14_800, 400, 14_800] and asked(end) == "manage P1"


def test_T_76_giving_up_in_anothers_turn():
    table = after(journey(at={0: 1}, cash={2: 100}, top="R02 S13"), "P0 draw")
    end = after(table, "P2 give up")
    assert purses(end) == [15_500, 14_800, 0, 14_800] and end.merchants[2].out and asked(end) == "manage P1"


def test_T_77_a_debt_to_the_bank_credits_nobody():
    table = after(journey(at={0: 13}, cash={0: 300}, top="R04 H13"), "P0 draw")
    end = after(table, "P0 give up")
    assert purses(end) == [0, 15_000, 15_000, 15_000] and end.fund == 0 and end.merchants[0].out


def test_T_78_trading_out_of_a_debt():
    end = after(kashgar(1, cash={0: 1_000}, own=[31]), "P0 offer 2 31 0 - 6800", "P2 accept")
    assert purses(end) == [5_300, 17_500, 8_200, 15_000] and end.owner[31] == 2 and asked(end) == "manage P1"


def test_T_79_selling_a_stall():
    table = journey(at={0: 37}, cash={0: 0}, owns={0: SALT_ROAD, 1: [39]}, stalls={1: 2, 2: 2}, top="R02")
    table = after(table, "P0 draw")
    assert asked(table) == "debt P0 500" and worth(table, 0) == 3_700 and listed(table) == ["sell 1", "sell 2"]
    end = after(table, "P0 sell 1")
    assert purses(end)[:2] == [200, 15_500] and [end.level[1], end.level[2]] == [1, 2]


def test_T_80_the_last_merchant_standing_wins():
    table = after(journey(2, at={0: 37}, cash={0: 0}, owns={1: [39]}, barakah={0: 3}, top="R02"), "P0 draw")
    end = after(table, "P0 give up")
    assert asked(end) == "over" and end.ended == "last-standing" and purses(end) == [0, 15_000]
    assert end.merchants[0].barakah == 3


def test_T_95_who_is_out_is_never_asked():
    table = after(journey(at={0: 1}, cash={2: 100}, owns={2: [2]}, top="R02 S13"), "P0 draw")
    table = after(table, "P2 offer 3 2 0 - 1000", "P3 leave")
    assert asked(table) == "debt P2 200" and table.merchants[3].out
    end = after(table, "P2 lease 2")
    assert purses(end) == [15_400, 14_800, 400, 0] and asked(end) == "manage P1"


def test_giving_up_pays_bayt_al_mal_like_others():
    """R-08."""
    table = after(journey(at={0: 1}, cash={0: 200}, top="R02 S03"), "P0 draw")
    end, events = told(table, "P0 give up")
    assert end.fund == 200 and GaveUp(0, 200, 1_000) in events and Received(-2, -1, 200, "S03") in events


def test_no_building_in_a_debt():
    """R-25; nothing but raising money."""
    table = journey(at={0: 37}, cash={0: 700}, owns={0: SALT_ROAD, 1: SILK_ROAD}, stalls={37: 1, 39: 1}, top="R02")
    table = after(table, "P0 draw")
    assert asked(table).startswith("debt") and why_not(table, "lease 1") == ""
    assert {text.split()[0] for text in listed(table)} <= {"sell", "lease", "offer", "give"}


def test_owing_with_nothing_but_leased_spots_leaves_a_way_out():
    """Faults 29: with exactly 0, with only businesses on Ijara."""
    table = journey(at={0: 37}, cash={0: 0}, owns={0: [31, 33], 1: [39]}, leased={31: 4, 33: 9}, top="R02")
    table = after(table, "P0 draw")
    assert listed(table) == ["give up"]
    end = after(table, "P0 give up")
    assert end.owner[31] == -1 and end.ijara_left[31] == 0 and end.merchants[0].place == 4


def test_two_debts_in_one_turn_are_settled_one_after_the_other():
    """Faults 29 and 31: each booked once, in order from the left."""
    table = journey(at={0: 1}, cash={1: 100, 2: 50, 3: 0}, owns={1: [2], 3: [39]}, top="R02 S13")
    table = after(table, "P0 draw")
    assert asked(table) == "debt P1 200" and len(table.dues) == 2
    table = after(table, "P1 lease 2")
    assert asked(table) == "debt P2 200"
    table = after(table, "P2 give up")
    assert asked(table) == "debt P3 200"
    end = after(table, "P3 lease 39")
    assert purses(end) == [15_000 + 200 + 50 + 200, 400, 0, 1_900] and asked(end) == "manage P1"


def test_owing_the_merchant_who_owes_you():
    """Faults 29: P1's Zakat debt is to P0, whose own debt to P1 came before."""
    table = after(journey(2, at={0: 37, 1: 12}, cash={0: 500, 1: 40}, owns={0: [31], 1: [*SILK_ROAD]}, top="R02 R02"),
                  "P0 draw")
    assert asked(table) == "debt P0 1000"
    table = after(table, "P0 lease 31")
    assert purses(table) == [1_200, 1_040]
    table.merchants[1].cash, table.bank = 40, table.bank - 1_000
    table = after(table, "P1 draw")
    assert asked(table) == "debt P1 201"
    assert purses(after(table, "P1 lease 37")) == [1_401, 1_739]


def test_a_debt_is_saved_and_read_back():
    table = kashgar(2, cash={0: 1_000}, own=[31])
    assert type(table).from_json(table.to_json()) == table


def test_claims_of_merchants_who_are_out_lapse():
    """R-12, R-59: also where a charge comes up late."""
    table = after(journey(), "P0 leave")
    charge(table, 1, [(0, 300), (2, 200)], "test")
    charge(table, 0, [(2, 200)], "test")
    assert purses(table) == [0, 14_800, 15_200, 15_000] and asked(table) == "manage P1"


def test_shares_add_up_to_the_whole():
    """Faults 39: rounded once, the remainder 1k each from the first on."""
    for amount in (0, 1, 2, 199, 331, 500, 10_001):
        for seats in ([2], [3, 1], [1, 2, 3], [5, 4, 3, 2, 1]):
            parts = [part for _, part in share(amount, seats)]
            assert sum(parts) == amount and max(parts) - min(parts) <= 1 and parts == sorted(parts, reverse=True)


@pytest.mark.parametrize("cash", [0, 1, 2, 100, 499, 899])
def test_what_a_debtor_was_worth_is_shared_to_the_last_k(cash):
    table = after(journey(at={0: 13}, cash={0: cash}, top="R04 H17"), "P0 draw", "P0 give up")
    gains = [purse - 15_000 for purse in purses(table)[1:]]
    assert sum(gains) == cash and max(gains) - min(gains) <= 1 and gains == sorted(gains, reverse=True)
