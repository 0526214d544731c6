"""Setting up shop, auctions and visits: T-16 to T-32 (rihla 3.9, 3.10)."""
import itertools

import pytest

from engine.rihla.box import DECKS
from engine.rihla.events import AuctionFailed, AuctionWon, Folded
from tests.rules.rihla.journeys import SALT_ROAD, SILK_ROAD, after, asked, journey, listed, purses, told


def test_T_16_buying_a_free_spot():
    end = after(journey(top="R02"), "P0 draw", "P0 buy")
    assert end.owner[2] == 0 and purses(end)[0] == 14_000 and asked(end) == "manage P1"


def test_T_17_an_auction_goes_round_from_the_passers_left():
    table = after(journey(top="R02"), "P0 draw", "P0 pass")
    amounts = []
    for answer in ("P1 bid", "P2 bid", "P3 fold", "P1 fold"):
        amounts.append(table.pending[-1].amount)
        table = after(table, answer)
    assert amounts == [500, 600, 700, 700]
    assert table.owner[2] == 2 and purses(table) == [15_000, 15_000, 14_400, 15_000]
    assert asked(table) == "manage P1"


def test_T_18_nobody_bids():
    end, events = told(journey(top="R02"), "P0 draw", "P0 pass", "P1 fold", "P2 fold", "P3 fold")
    assert end.owner[2] == -1 and purses(end) == [15_000] * 4
    assert AuctionFailed(2) in events and asked(end) == "manage P1"


def test_T_19_a_price_out_of_reach_opens_the_auction_at_once():
    assert asked(after(journey(cash={0: 900}, top="R02"), "P0 draw")) == "bid P1 500"


def test_T_20_who_cannot_meet_the_amount_is_not_asked():
    end, events = told(journey(cash={1: 400}, top="R02"), "P0 draw", "P0 pass", "P2 bid", "P3 fold")
    assert Folded(1, 2, 500, False) in events and AuctionWon(2, 2, 500) in events
    assert end.owner[2] == 2 and purses(end)[2] == 14_500


def test_the_last_k_may_be_spent():
    """Cash that just covers a price or a bid is enough (3.9)."""
    table = after(journey(cash={0: 1_000, 1: 500}, top="R02"), "P0 draw")
    assert asked(table) == "buy P0 2" and purses(after(table, "P0 buy"))[0] == 0
    table = after(table, "P0 pass")
    assert asked(table) == "bid P1 500"
    assert purses(after(table, "P1 bid", "P2 fold", "P3 fold"))[1] == 0


def test_T_21_of_two_merchants_the_other_is_asked_once():
    end = after(journey(2, top="R05"), "P0 draw", "P0 pass", "P1 bid")
    assert end.owner[5] == 1 and purses(end)[1] == 14_000


def visit(**given) -> tuple[int, int]:
    """What P0 and P1 have after P0 has drawn `R02`."""
    end = after(journey(top="R02", **given), "P0 draw")
    assert asked(end) == "manage P1"
    return purses(end)[0], purses(end)[1]


def test_T_22_base():
    assert visit(owns={1: [2]}) == (14_800, 15_200)


def test_T_23_a_full_street_doubles():
    assert visit(owns={1: SALT_ROAD}) == (14_600, 15_400)


def test_T_24_two_stalls():
    assert visit(owns={1: SALT_ROAD}, stalls={1: 2, 2: 2}) == (12_600, 17_400)


def test_T_25_a_grand_khan_at_kashgar():
    assert visit(at={0: 37}, cash={0: 25_000}, owns={1: SILK_ROAD}, stalls={37: 5, 39: 5})[0] == 2_500


def test_T_26_no_stalls_beside_a_sister_with_one():
    assert visit(owns={1: SALT_ROAD}, stalls={1: 1})[0] == 14_600


def test_T_27_ijara_earns_nothing():
    assert visit(owns={1: SALT_ROAD}, leased={2: 9}) == (15_000, 15_000)


def test_T_28_a_leased_sister_is_still_owned():
    assert visit(owns={1: SALT_ROAD}, leased={1: 9})[0] == 14_600


def test_T_29_three_services():
    assert visit(at={0: 13}, owns={1: [5, 15, 35]})[0] == 14_000


def test_T_30_a_leased_service_counts():
    assert visit(at={0: 13}, owns={1: [5, 15, 35]}, leased={5: 9})[0] == 14_000


def test_T_31_a_leased_service_itself_is_free():
    assert visit(at={0: 13}, owns={1: [5, 15]}, leased={15: 9})[0] == 15_000


def test_T_32_a_waiting_owner_serves():
    assert visit(owns={1: [2]}, waits={1: 0}) == (14_800, 15_200)


def test_ones_own_spot_costs_nothing():
    end = after(journey(owns={0: [2]}, top="R02"), "P0 draw")
    assert purses(end) == [15_000] * 4 and asked(end) == "manage P1"


def test_one_and_all_four_services():
    assert visit(at={0: 13}, owns={1: [15]})[0] == 14_750
    assert visit(at={0: 13}, owns={1: [5, 15, 25, 35]})[0] == 13_000


@pytest.mark.parametrize("merchants", [2, 3, 4, 5, 6])
def test_every_pattern_of_answers_ends_the_auction_and_hands_the_turn_on(merchants):
    """Faults 27, 32 and 34: also with bidders who can pay once, twice or never."""
    for cash in itertools.product((0, 500, 650, 15_000), repeat=min(merchants - 1, 3)):
        for answers in itertools.product(("bid", "fold"), repeat=4):
            table = after(journey(merchants, cash=dict(enumerate(cash, 1)), top="R02"), "P0 draw", "P0 pass")
            before, steps = purses(table), 0
            while asked(table).startswith("bid"):
                bid = table.pending[-1]
                assert bid.seat != 0 and bid.seat != bid.holder and purses(table)[bid.seat] >= bid.amount
                assert listed(table) == ["bid", "fold"]
                table = after(table, answers[steps] if steps < len(answers) else "fold")
                steps += 1
            owner = table.owner[2]
            assert asked(table) == "manage P1" and owner != 0
            spent = [old - new for old, new in zip(before, purses(table), strict=True)]
            assert [seat for seat, amount in enumerate(spent) if amount] == ([owner] if owner > 0 else [])


def test_a_bidder_who_leaves_is_out_of_the_auction():
    end = after(journey(top="R02"), "P0 draw", "P0 pass", "P1 bid", "P2 leave", "P3 fold")
    assert end.owner[2] == 1 and end.merchants[2].out and purses(end) == [15_000, 14_500, 0, 15_000]


def test_a_choice_card_is_no_longer_on_top_of_its_deck():
    table = after(journey(top="C07"), "P0 draw")
    assert table.discards["rihla"] == ["C07"] and len(table.decks["rihla"]) == len(DECKS["rihla"]) - 1
