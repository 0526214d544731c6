"""Tan-tan Caravan: what holds in every match (rules specification 6.9, PT-01 to PT-08, PT-11 and PT-12)."""
import json
from itertools import combinations, permutations

import pytest

from engine.kernel import Illegal, dice_from, legal, parse, play, refusal
from engine.tantan import GAME, events
from engine.tantan.box import CARDS, PRICES, PURSE, RICHES, deck
from engine.tantan.events import GameEnded
from engine.tantan.table import BuyMore, Steal, StockCount, StockMice, TantanTable, Turn
from tests.properties.tantan_matches import GAMES, SEATS, Moment, match, moments, numbers, story

EVERYTHING = [
    kind(value) for kinds in GAME.menu.values() for kind in dict.fromkeys(kinds) if kind.FIELDS
    for value in ([*CARDS, "camel"] if "card" in kind.FIELDS else range(-1, 9))
]
"""Every action there could be, legal or not, besides `buy done`."""


@pytest.mark.parametrize("seats", SEATS)
def test_PT_01_to_04_cards_are_kept_and_limits_hold(seats):
    """PT-01 conservation, PT-02 hands and fronts, PT-03 the caravan at a turn, PT-04 market and purse."""
    for number in numbers(seats):
        for at in match(seats, number):
            table = at.table if isinstance(at, Moment) else at
            assert GAME.faults(table) == []


@pytest.mark.parametrize("seats", SEATS)
def test_PT_05_what_is_listed_is_exactly_what_is_allowed(seats):
    for table, listed, _, _ in moments(seats):
        assert listed and len(listed) == len(set(listed))
        kinds = GAME.actions(table, table.pending[-1])
        allowed = [act for act in EVERYTHING if type(act) in kinds and refusal(GAME, table, act) is None]
        assert set(allowed) == {act for act in listed if act.FIELDS}
        done = isinstance(table.pending[-1], BuyMore)
        assert [act for act in listed if not act.FIELDS] == ([parse(GAME, table, "buy done")] if done else [])


@pytest.mark.parametrize("seats", SEATS)
def test_PT_05_trying_changes_nothing(seats):
    for table, listed, _, dice in moments(seats):
        before = table.to_json()
        assert play(GAME, table, dice.pick(listed)).table != table
        for act in (dice.pick(EVERYTHING) for _ in range(4)):
            if act not in listed:
                with pytest.raises(Illegal) as no:
                    play(GAME, table, act)
                assert no.value.refusal.why == "not-now" or no.value.refusal.rule.startswith("tantan T-")
        assert table.to_json() == before


@pytest.mark.parametrize("seats", SEATS)
def test_PT_05_notation_reads_back(seats):
    for table, listed, _, _ in moments(seats, games=20):
        for act in listed:
            assert parse(GAME, table, str(act)) == act


@pytest.mark.parametrize("seats", SEATS)
def test_PT_06_matches_end_within_as_many_turns_as_there_are_cards(seats):
    for number in numbers(seats):
        *_, end = match(seats, number)
        assert isinstance(end, TantanTable) and end.pending == [] and end.ended in GAME.ends
        assert end.turn <= sum(deck(seats).values())


@pytest.mark.parametrize("seats", SEATS)
def test_PT_07_the_same_seed_and_actions_give_the_same_match_also_from_json(seats):
    for number in numbers(seats):
        table = GAME.deal(seats, {}, dice_from(f"match {seats} {number}"))
        for at in match(seats, number):
            if isinstance(at, Moment):
                assert (at.table, at.table.told) == (table, table.told)
                restored = TantanTable.from_json(json.loads(json.dumps(table.to_json())))
                assert restored == table == table.copy() and restored.to_json() == table.to_json()
                table = play(GAME, restored, at.act).table
        assert at == table


@pytest.mark.parametrize("seats", SEATS)
def test_PT_08_the_order_of_choosing_stalls_never_matters(seats):
    tried = 0
    for table, _, _, dice in moments(seats):
        if isinstance(table.pending[-1], Turn) and len(table.hands[table.pending[-1].seat]) < 5 and table.market:
            tables = [_bought(table, order) for order in permutations(_some_stalls(table, dice))]
            assert all(other == tables[0] for other in tables)
            tried += len(tables) > 1
    assert tried > 200


def _some_stalls(table, dice):
    """Stalls the purse can pay for together, as many as possible."""
    stalls, coins = range(1, len(table.market) + 1), PURSE[table.purse]
    affordable = [some for count in (1, 2, 3) for some in combinations(stalls, count)
                  if sum(PRICES[stall - 1] for stall in some) <= coins]
    most = len(affordable[-1])
    return dice.pick([some for some in affordable if len(some) == most])


def _bought(table, stalls):
    for word in [*(f"buy {stall}" for stall in stalls), "buy done"]:
        table = play(GAME, table, parse(GAME, table, word)).table
    return table


@pytest.mark.parametrize("seats", SEATS)
def test_PT_11_hands_change_only_by_purchase_stock_and_theft(seats):
    finishing = {"buy done", "count", "mice", "steal"}
    for table, _, act, _ in moments(seats):
        later = play(GAME, table, act).table
        asked = table.pending[-1]
        changed = [seat for seat, hand in enumerate(table.hands) if hand != later.hands[seat]]
        if changed:
            assert act.verb in finishing
            assert changed == [act.victim] if isinstance(asked, Steal) else changed == [asked.seat]
        elif isinstance(asked, StockCount):
            assert isinstance(later.pending[-1], StockMice)
        else:
            assert act.verb not in finishing


@pytest.mark.parametrize("seats", SEATS)
def test_PT_12_points_equal_an_independent_count_of_the_fronts(seats):
    for number in numbers(seats):
        *_, end = match(seats, number)
        assert GAME.result(end).totals == [_counted(end.fronts, seat) for seat in range(seats)]
        assert isinstance(end.told[-1], GameEnded) and list(end.told[-1].totals) == GAME.result(end).totals


def _counted(fronts, seat):
    """The points of a seat, card by card, straight from the rulebook."""
    cards = [card for card in RICHES for _ in range(fronts[seat][card])]
    worth = {"food": 2, "clothes": 3, "fabric": 4, "lantern": 5, "spice": 6, "jewellery": 7}
    points = sum(worth[card] for card in cards if card in worth) + [0, 1, 4, 9, 16, 25, 36][cards.count("lamp")]
    if all(front["princess"] <= cards.count("princess") for front in fronts):
        points += cards.count("princess") * max(cards.count(good) for good in worth)
    if all(front["merchant"] <= cards.count("merchant") for front in fronts):
        points += cards.count("merchant") * sum(2 for good in worth if good in cards)
    return points


def test_the_matches_meet_everything_that_can_happen():
    """Every event, every way to end, and the two origins that are rare: otherwise the properties would prove little."""
    met, reasons, origins = set(), set(), set()
    for seats in SEATS:
        for number in numbers(seats):
            *_, (told, table) = story(seats, number)
            met |= {type(event) for event in told}
            reasons.add(table.ended)
            origins |= {event.origin for event in told if isinstance(event, events.DistributionStarted)}
    facts = {fact for fact in vars(events).values() if isinstance(fact, type) and fact.__module__ == events.__name__}
    assert met == facts
    assert reasons == set(GAME.ends)
    assert origins == {"stock", "turn", "closing"}


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seats", SEATS)
def test_a_thousand_matches_more(seats):
    for number in range(GAMES, GAMES + 1000):
        for at in match(seats, number):
            table = at.table if isinstance(at, Moment) else at
            assert GAME.faults(table) == [] and (table.ended or legal(GAME, table))
