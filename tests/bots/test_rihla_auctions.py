"""How far a master of Rihla goes at an auction: for its own sake, to keep a set from another, and never further."""
import pytest

from engine.bots.contract import never
from engine.bots.levels import bot
from engine.kernel import dice_from, legal, push_on
from engine.rihla import GAME
from engine.rihla.auction import Bid, Buy, Fold, TakeSpot
from engine.rihla.box import FAIRNESS, OPENING_BID, PRICE
from engine.rihla.events import AuctionWon
from engine.rihla.table import NOBODY, RihlaTable
from tests.rules.rihla.journeys import SILK_ROAD, journey

GUIDES, FERRY, BARID, GUILD = 5, 15, 25, 35
RICH = {0: 9_000, 1: 9_000, 2: 9_000, 3: 9_000}


def said(table: RihlaTable, level: str = "master"):
    """What a bot answers to the pending question."""
    view = GAME.view(table, table.pending[-1].seat)
    return bot("rihla", level).choose(view, legal(GAME, table), dice_from("x"), never)


def bidding(table: RihlaTable, space: int, seat: int, others: list[int], amount: int | None = None, holder: int = NOBODY):
    """The table in an auction, where a seat is asked before these others."""
    table.pending[-1:] = [Bid(seat, space, OPENING_BID[space] if amount is None else amount, others, holder)]
    return table


def limit(table: RihlaTable, space: int, seat: int, others: list[int]) -> int:
    """The highest amount a master bids when somebody else raises by 100k again and again; 0 if it never bids."""
    most = 0
    for amount in range(OPENING_BID[space], table.merchants[seat].cash + 1, 100):
        if said(bidding(table, space, seat, others[:], amount, others[-1])) == Fold():
            return most
        most = amount
    return most


def monopoly(**more) -> RihlaTable:
    """Seat 0 has three services and money, and a master in seat 1 is asked for the fourth."""
    return journey(4, owns={0: [GUIDES, FERRY, BARID]}, **{"cash": RICH, **more})


def test_a_master_with_money_bids_beyond_the_price_for_the_fourth_service_of_another():
    most = limit(monopoly(), GUILD, 1, [0])
    assert PRICE[GUILD] < most <= FAIRNESS * PRICE[GUILD]


def test_it_does_so_while_a_street_of_its_own_grows_too_but_only_with_cash_to_spare():
    table = monopoly()
    table.owner[37] = table.owner[39] = 1
    assert limit(table, GUILD, 1, [0]) > PRICE[GUILD]
    table.merchants[1].cash = 4_900
    assert limit(table, GUILD, 1, [0]) < PRICE[GUILD]


def test_it_keeps_nothing_from_a_rival_who_cannot_pay_and_pays_less_where_nobody_is_near_a_set():
    own = limit(journey(4, cash=RICH), GUILD, 1, [0])
    assert OPENING_BID[GUILD] <= own < PRICE[GUILD]
    assert limit(monopoly(cash={**RICH, 0: 900}), GUILD, 1, [0]) == own


def test_the_third_service_is_not_cheap_either_while_a_master_has_money():
    table = journey(4, owns={0: [GUIDES, FERRY]}, cash=RICH)
    assert limit(table, GUILD, 1, [0]) > 1_700


def test_a_broke_master_bids_no_more_than_it_can_bear():
    poor = monopoly(cash={**RICH, 1: 1_500})
    assert limit(poor, GUILD, 1, [0]) == 1_500
    poor.owner[8] = poor.owner[9] = 2
    poor.level[8] = poor.level[9] = 1
    assert limit(poor, GUILD, 1, [0]) == 1_100, "with more it could not raise the 1,350k that Fez would take"


@pytest.mark.parametrize("lead", [0, 20_000])
def test_the_last_business_of_a_rivals_street_costs_more_than_its_price(lead):
    table = journey(4, owns={0: [37]}, cash={**RICH, 0: 9_000 + lead, 1: 12_000})
    assert PRICE[39] < limit(table, 39, 1, [0]) <= FAIRNESS * PRICE[39]


def test_nobody_drags_a_master_beyond_double_the_price():
    table = journey(4, owns={0: [37]}, cash={0: 60_000, 1: 60_000, 2: 0, 3: 0})
    assert limit(table, 39, 1, [0]) == FAIRNESS * PRICE[39]


def test_whoever_stops_at_the_fourth_service_of_another_takes_it():
    table = monopoly()
    table.pending[-1:] = [Buy(1, GUILD)]
    assert said(table) == TakeSpot()


def sold_for(table: RihlaTable, levels: list[str]) -> tuple[int, int]:
    """Play the pending auction out: who wins, and at what price."""
    while isinstance(table.pending[-1], Bid):
        push_on(table, said(table, levels[table.pending[-1].seat]))
        for event in table.told:
            if isinstance(event, AuctionWon):
                return event.seat, event.amount
    return NOBODY, 0


def test_among_masters_the_fourth_service_goes_at_more_than_its_price():
    winner, amount = sold_for(bidding(monopoly(), GUILD, 1, [2, 0]), ["master"] * 4)
    assert winner in (0, 1, 2) and amount > PRICE[GUILD]


def test_the_set_bought_by_its_own_merchant_costs_that_merchant_more_than_the_price_too():
    table = journey(3, owns={0: [SILK_ROAD[0]]}, cash={0: 30_000, 1: 9_000, 2: 9_000})
    winner, amount = sold_for(bidding(table, SILK_ROAD[1], 1, [0]), ["master"] * 3)
    assert winner == 0 and amount > PRICE[SILK_ROAD[1]]
