"""The bots of Rihla: they finish games, beat chance, complete streets, and cannot be milked (faults 38, 42, 49)."""
import pytest

from engine.bots.answer import answer as door
from engine.bots.chance import Chance
from engine.bots.contract import never
from engine.bots.levels import bot, levels
from engine.bots.rihla_outlook import outlook
from engine.bots.rihla_worth import deal_gain, holdings_worth
from engine.kernel import dice_from, legal, play, push_on, refusal
from engine.rihla import GAME
from engine.rihla.auction import Buy, PassSpot, TakeSpot
from engine.rihla.box import PRICE
from engine.rihla.events import OfferAnswered
from engine.rihla.scoring import stalls_value
from engine.rihla.table import Deal, owns_street
from engine.rihla.trade import Accept, Decline, Offer, Reply, tradeable
from engine.rihla.turn import Manage
from engine.rihla.view import RihlaView
from tests.rules.rihla.journeys import SALT_ROAD, SILK_ROAD, journey, purses


def match(bots, seed: str, rounds: int = 300, watch=None):
    """A match of bots, put aside after so many rounds; gives the last table."""
    table, dice = GAME.deal(len(bots), {}, dice_from(seed)), dice_from(f"{seed}/bots")
    while table.pending and table.round <= rounds:
        asked = table.pending[-1]
        act = bots[asked.seat].choose(GAME.view(table, asked.seat), legal(GAME, table), dice, never)
        assert refusal(GAME, table, act) is None, f"{seed}: {act} at {asked}"
        push_on(table, act)
        if watch is not None:
            watch(table)
    return table


def test_four_traders_finish_within_300_rounds():
    rounds = [match([bot("rihla", "trader")] * 4, f"four {number}") for number in range(100)]
    assert sum(1 for table in rounds if table.ended == "last-standing") >= 99


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_other_tables_finish_too(seats):
    ended = [match([bot("rihla", "trader")] * seats, f"{seats} {number}").ended for number in range(8)]
    assert ended.count("last-standing") >= 7


def test_a_trader_beats_three_who_play_by_chance():
    won = 0
    for number in range(24):
        bots = [Chance()] * 4
        bots[number % 4] = bot("rihla", "trader")
        won += GAME.result(match(bots, f"chance {number}")).winners() == [number % 4]
    assert won >= 22


def test_a_trader_beats_an_apprentice():
    won = 0
    for number in range(60):
        bots = [bot("rihla", "trader"), bot("rihla", "apprentice")]
        result = GAME.result(match(bots[::-1] if number % 2 else bots, f"pair {number // 2}"))
        won += result.winners() == [number % 2]
    assert won >= 36


@pytest.mark.parametrize(("seats", "least"), [(2, 68), (4, 62)])
def test_masters_beat_as_many_traders(seats, least):
    """84 and 78 of 100 on the average of many: the least is some four deviations below."""
    won = 0
    for number in range(100):
        bots = [bot("rihla", "master"), bot("rihla", "trader")] * (seats // 2)
        result = GAME.result(match(bots[::-1] if number % 2 else bots, f"strength {number // 2}"))
        won += result.winners()[0] % 2 == number % 2
    assert won >= least


def test_a_master_among_three_traders_wins_more_than_its_share():
    """48 of 100 on the average of many, where chance would give 25."""
    won = 0
    for number in range(100):
        bots = [bot("rihla", "trader")] * 4
        bots[number % 4] = bot("rihla", "master")
        won += GAME.result(match(bots, f"alone {number // 4}")).winners() == [number % 4]
    assert won >= 31


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_masters_among_themselves_finish(seats):
    ended = [match([bot("rihla", "master")] * seats, f"masters {seats} {number}").ended for number in range(6)]
    assert ended.count("last-standing") >= 5


def test_traders_trade_and_complete_streets():
    trades, first = [], []
    for number in range(20):
        seen = {"trades": 0, "round": 0}

        def watch(table, seen=seen):
            seen["trades"] += sum(isinstance(event, OfferAnswered) and event.answer == "accepted" for event in table.told)
            if not seen["round"] and any(owns_street(table, street[0]) for street in (SALT_ROAD, SILK_ROAD, (16,), (21,))):
                seen["round"] = table.round

        match([bot("rihla", "trader")] * 4, f"trade {number}", rounds=30, watch=watch)
        trades.append(seen["trades"])
        first.append(seen["round"] or 99)
    assert sum(trades) / len(trades) > 3 and sorted(first)[10] <= 12


@pytest.mark.parametrize("level", levels("rihla"))
def test_the_same_question_with_the_same_dice_has_the_same_answer_from_the_view_alone(level):
    table, dice = GAME.deal(3, {}, dice_from("same")), dice_from("players")
    for place in range(400):
        asked = table.pending[-1]
        view, acts = GAME.view(table, asked.seat), legal(GAME, table)
        act = bot("rihla", level).choose(view, acts, dice_from(str(place)), never)
        again = RihlaView.from_json(view.to_json())
        assert bot("rihla", level).choose(again, acts, dice_from(str(place)), never) == act and again == view
        push_on(table, act if place % 3 else dice.pick(acts))
        if not table.pending:
            break


# ---- trades: asked 200 times, never poorer


def answer(table, level: str):
    """What a bot says to the offer that lies before it."""
    return bot("rihla", level).choose(GAME.view(table, table.pending[-1].seat), legal(GAME, table), dice_from("x"), never)


def riches(table, level: str) -> int:
    """Cash, stalls and holdings of the bot in seat 1, by its own measure."""
    return purses(table)[1] + stalls_value(table, 1) + holdings_worth(table, 1, bot("rihla", level).temper.worth)


@pytest.mark.parametrize("level", levels("rihla"))
@pytest.mark.parametrize("give", ["offer 1 1 2800 39 0", "offer 1 - 4300 39 0", "offer 1 5,1 0 39 0", "offer 1 7 0 39 0"])
def test_the_last_business_of_a_street_is_not_given_for_junk_however_often_one_asks(level, give):
    table = journey(2, owns={0: [1, 5, 7, 37], 1: [39, 2]})
    for _ in range(200):
        table.offers.clear()
        offered = play(GAME, table, Offer.parse(give)).table
        assert answer(offered, level) == Decline()
        table = play(GAME, offered, Decline()).table


@pytest.mark.parametrize("level", levels("rihla"))
def test_no_round_of_trades_makes_a_bot_poorer(level):
    """Faults 38: sell at double, buy at half, swaps and mixtures, three offers a turn, for 200 offers and more."""
    for seed in range(4):
        table = journey(2, owns={0: [1, 4, 8, 13, 16, 21, 26, 27, 33, 37, 5, 15], 1: [2, 6, 9, 11, 18, 19, 23, 29, 31, 39, 25]},
                        cash={0: 40_000, 1: 20_000})
        dice, accepted, seen = dice_from(f"pump {level} {seed}"), 0, {}
        for _ in range(1_000):
            table.offers.clear()
            offer = greedy(table, dice)
            if refusal(GAME, table, offer) is not None:
                continue
            before = riches(table, level)
            offered = play(GAME, table, offer).table
            said = answer(offered, level)
            assert said == answer(offered, level)
            table = play(GAME, offered, said).table
            assert riches(table, level) >= before
            accepted += isinstance(said, Accept)
            owners = tuple(table.owner)
            assert purses(table)[1] >= seen.get(owners, 0), "the same spots again, and less cash"
            seen[owners] = purses(table)[1]
        assert accepted >= 1, "a bot that never trades proves nothing"


def greedy(table, dice) -> Offer:
    """An offer as lopsided as the rules allow: an asset sold at double or bought at half, or two for one."""
    mine, theirs = tradeable(table, 0), tradeable(table, 1)
    dice.shuffle(mine)
    dice.shuffle(theirs)
    kind = dice.below(4)
    if kind == 0:
        return Offer(1, tuple(mine[:1]), 0, (), 100 * dice.below(80))
    if kind == 1:
        return Offer(1, (), 100 * dice.below(80), tuple(theirs[:1]), 0)
    return Offer(1, tuple(mine[:1 + dice.below(2)]), 0, tuple(theirs[:1 + dice.below(2)]), 100 * dice.below(20) * (kind - 2))


@pytest.mark.parametrize("level", levels("rihla"))
def test_selling_at_double_and_buying_back_at_half_earns_nothing(level):
    for space, street in ((39, [37]), (2, [1]), (19, [16, 18])):
        for owner, other in ((0, 1), (1, 0)):
            table = journey(2, owns={owner: [space], other: street})
            price = {39: 4_200, 2: 1_000, 19: 2_600}[space]
            cash = purses(table)[1]
            for _ in range(50):
                table.offers.clear()
                mine = table.owner[space] == 0
                text = f"offer 1 {space} 0 - {price * 2}" if mine else f"offer 1 - {price // 2} {space} 0"
                offered = play(GAME, table, Offer.parse(text)).table
                table = play(GAME, offered, answer(offered, level)).table
            before = journey(2, owns={owner: [space], other: street})
            assert riches(table, level) >= riches(before, level)
            assert table.owner != before.owner or purses(table)[1] >= cash


def test_a_bot_proposes_the_swap_that_completes_both_streets():
    table = journey(2, owns={0: [1, 39], 1: [2, 37]})
    act = bot("rihla", "trader").choose(GAME.view(table, 0), legal(GAME, table), dice_from("x"), never)
    assert isinstance(act, Offer) and (act.get in ((2,), (37,)))
    offered = play(GAME, table, act).table
    assert answer(offered, "trader") == Accept()


def test_a_bot_asks_for_a_declined_deal_no_second_time_in_the_turn():
    table = journey(3, owns={0: [1, 39], 1: [2, 37], 2: [5]})
    made: list[Deal] = []
    while True:
        act = bot("rihla", "trader").choose(GAME.view(table, 0), legal(GAME, table), dice_from("x"), never)
        if not isinstance(act, Offer):
            break
        assert act.deal(0) not in made
        made.append(act.deal(0))
        table = play(GAME, play(GAME, table, act).table, Decline()).table
        assert isinstance(table.pending[-1], Reply) is False
    assert 1 <= len(made) <= 2


def test_the_door_of_the_worker_lets_offers_through_that_are_not_listed():
    table = journey(2, owns={0: [1, 39], 1: [2, 37]})
    asked = {"game": "rihla", "options": {}, "level": "trader", "seat": 0, "view": GAME.view(table, 0).to_json(),
             "legal": [str(act) for act in legal(GAME, table)], "seed": "x", "step": 0, "budget_ms": 700}
    said = door(asked, never)
    assert said["fell_back"] == "" and said["act"].startswith("offer 1 ") and said["act"] not in asked["legal"]


def test_what_a_bot_proposes_makes_it_richer_by_its_own_measure():
    proposed = []
    for number in range(6):
        table, dice, player = GAME.deal(4, {}, dice_from(f"own {number}")), dice_from("x"), bot("rihla", "trader")
        while table.pending and table.round <= 25:
            asked = table.pending[-1]
            act = player.choose(GAME.view(table, asked.seat), legal(GAME, table), dice, never)
            if isinstance(act, Offer) and isinstance(asked, Manage):
                proposed.append(deal_gain(table, act.deal(asked.seat), asked.seat, player.temper.worth))
            push_on(table, act)
    assert len(proposed) > 20 and min(proposed) > 0


# ---- the master: what it looks forward to


def lead(table, seat: int) -> int:
    """What a seat looks forward to in a match of two, less what the other does."""
    own, other = (outlook(table, table.owner, place, purses(table)[place]) for place in (seat, 1 - seat))
    return own - other


def test_no_round_of_trades_leaves_a_master_with_less_of_a_lead():
    table = journey(2, owns={0: [1, 4, 8, 13, 16, 21, 27, 33, 37, 5, 15], 1: [2, 6, 9, 11, 18, 19, 23, 29, 31, 39, 25]},
                    cash={0: 30_000, 1: 9_000})
    dice, accepted = dice_from("lead"), 0
    for _ in range(1_000):
        table.offers.clear()
        offer = greedy(table, dice)
        if refusal(GAME, table, offer) is not None:
            continue
        before, offered = lead(table, 1), play(GAME, table, offer).table
        table = play(GAME, offered, answer(offered, "master")).table
        assert lead(table, 1) >= before
        accepted += lead(table, 1) > before
    assert accepted >= 1, "a bot that never trades proves nothing"


def test_a_master_sells_a_lone_spot_to_grow_its_street_and_a_trader_is_glad_of_it():
    table = journey(3, owns={0: [11, 13, 4, 8, 27], 1: [39]}, cash={0: 300})
    act = bot("rihla", "master").choose(GAME.view(table, 0), legal(GAME, table), dice_from("x"), never)
    assert isinstance(act, Offer) and len(act.give) == 1 and act.give[0] in (4, 8, 27) and act.get_cash > 0
    assert answer(play(GAME, table, act).table, "trader") == Accept()


def test_a_master_does_not_look_beyond_the_last_round():
    table = journey(2, owns={0: [37, 39]})
    far = outlook(table, table.owner, 0, 10_000)
    table.round_limit = table.round
    assert PRICE[37] + PRICE[39] + 10_000 > outlook(table, table.owner, 0, 10_000) > 10_000 and far > 20_000


def test_a_master_grudges_its_only_rival_a_street_until_the_match_is_stuck():
    table = journey(2, owns={0: [1, 39], 1: [2, 37]})
    said = []
    for table.round in (10, 250):
        said.append(answer(play(GAME, table, Offer.parse("offer 1 1 3000 37 0")).table, "master"))
    assert said == [Decline(), Accept()]


def test_a_master_leaves_a_dear_spot_that_nobody_else_can_pay_but_not_the_last_of_anothers_street():
    table = journey(2, owns={0: [11, 13], 1: [16, 21]}, cash={0: 4_300, 1: 900})
    table.pending[-1:] = [Buy(0, 39)]
    choose = bot("rihla", "master").choose
    assert choose(GAME.view(table, 0), legal(GAME, table), dice_from("x"), never) == PassSpot()
    table.merchants[1].cash = 9_000
    table.owner[37] = 1
    assert choose(GAME.view(table, 0), legal(GAME, table), dice_from("x"), never) == TakeSpot()
