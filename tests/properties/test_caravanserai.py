"""Caravanserai: what holds in every match, however it is played (caravanserai.md 14, B-154; faults 29, 42, 46)."""
import json
from collections import Counter

import pytest

from engine.caravanserai import events, events_orders
from engine.caravanserai.box import GOODS, NUMBER
from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.box_cards import BASE_CARDS, KINDS
from engine.caravanserai.box_orders import MINORS
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.game import GAME
from engine.caravanserai.kits import ABILITIES, KNOWN
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turquoise import TURNED
from engine.kernel import parse, play, push_on, refusal
from tests.properties.caravanserai_matches import SEATS, match, moments

GAMES = 6
"""Matches for each number of seats and property; the soak plays hundreds."""


def sound(seats: int, numbers: range) -> Counter:
    """Play matches to their end, holding every invariant after every action; how often each end came."""
    ends: Counter = Counter()
    for number in numbers:
        for at in match(seats, number):
            assert at.listed, f"nothing can be done at {at.table.pending}"
            assert GAME.faults(at.after) == [], f"match {number}: {at.act} at {at.table.pending[-1]}"
            assert told(at.table, at.after) == [], f"match {number}: {at.act}"
        assert at.after.reason in GAME.ends and at.after.round <= 201
        ends[at.after.reason] += 1
    return ends


def told(before: CaravanseraiTable, after: CaravanseraiTable) -> list[str]:
    """Where coins, points and goods differ from what the events of the action told: a second ledger."""
    coins, points = ([getattr(boy, name) for boy in before.seats] for name in ("coins", "points"))
    goods = [boy.goods[:] for boy in before.seats]
    for event in after.told:
        kind, seat = type(event), getattr(event, "seat", -1)
        coins[seat] += {events.Borrowed: 1, events.Bought: -getattr(event, "price", 0),
                        events.Sold: getattr(event, "gained", 0), events_orders.PurseFilled: getattr(event, "coins", 0)
                        }.get(kind, 0)
        if kind is events.PointsGained:
            points[seat] += event.gained
        if kind in (events.Bought, events.GoodGained, events.GoodChosen, events_orders.GiftGiven):
            goods[seat][NUMBER[event.good]] += 1
        if kind in (events.Sold, events.SlotOpened, events.Discarded, events.Exchanged):
            goods[seat][NUMBER[event.good]] -= 1
        if kind is events.Exchanged:
            goods[seat][NUMBER[event.for_good]] += 1
        for good, count in _in_bulk(event):
            goods[seat][good] += count
    return [f"seat {seat}" for seat, boy in enumerate(after.seats)
            if (boy.coins, boy.points, boy.goods) != (coins[seat], points[seat], goods[seat])]


def _in_bulk(event) -> list[tuple[int, int]]:
    if isinstance(event, events.Converted):
        tile = TILES[event.tile]
        return [*((good, -count) for good, count in tile.give), *tile.get]
    if isinstance(event, events_orders.OrderCompleted):
        return [(good, -count) for good, count in enumerate(event.goods)]
    if isinstance(event, events_orders.CardBought):
        return [(good, -count) for good, count in ABILITIES[event.card].cost]
    return []


@pytest.mark.parametrize("seats", SEATS)
def test_every_match_is_sound_and_ends(seats):
    ends = sound(seats, range(GAMES))
    assert sum(ends.values()) == GAMES and ends["threshold"] >= 3


@pytest.mark.soak
@pytest.mark.timeout(3_000)
@pytest.mark.parametrize("seats", SEATS)
def test_thousands_of_matches_are_sound_and_end(seats):
    assert sum(sound(seats, range(1_000, 2_000)).values()) == 1_000


GIVEN = {
    "good": [(good,) for good in (*GOODS, "opium")], "to": [(space,) for space in (*SPACE_NAMES, "garden")],
    "space": [(space,) for space in SPACE_NAMES], "card": [(card.id,) for card in BASE_CARDS] + [("x99",)],
    "deck": [(kind,) for kind in (*KINDS, "yellow")], "coins": [(coins,) for coins in range(-1, 9)],
    "terms": [(), ((TURNED,),), (("nonsense",),)], "order": [(order, ()) for order in (*MINORS, "M01")],
}
"""What each first field of an action can be given, legal or not."""


def conceivable(kind: type) -> list:
    """Every action of a kind that anybody could name."""
    fields = list(kind.FIELDS)
    return [kind(*given) for given in (GIVEN[fields[0]] if fields else [()])]


@pytest.mark.parametrize("seats", SEATS)
def test_listed_is_exactly_what_is_allowed(seats):
    for place, at in enumerate(moments(seats, games=6)):
        assert len(set(map(str, at.listed))) == len(at.listed)
        for act in at.listed:
            assert parse(GAME, at.table, str(act)) == act
        if place % 3 == 0:
            kinds = GAME.actions(at.table, at.table.pending[-1])
            assert all(kind in GAME.menu[type(at.table.pending[-1])] for kind in kinds)
            named = [act for kind in kinds for act in conceivable(kind)]
            allowed = [str(act) for act in named if refusal(GAME, at.table, act) is None]
            assert sorted(allowed) == sorted(map(str, at.listed)), at.table.pending[-1]


@pytest.mark.parametrize("seats", SEATS)
def test_playing_leaves_the_table_as_it_was(seats):
    for place, at in enumerate(moments(seats, games=5)):
        if place % 5 == 0:
            before = at.table.to_json()
            step = play(GAME, at.table, at.act)
            assert at.table.to_json() == before and step.table == at.after
            draft = at.table.copy()
            push_on(draft, at.act)
            assert draft == at.after and draft.told == at.after.told


def test_a_table_survives_json_in_every_question():
    kinds: Counter = Counter()
    for seats in SEATS:
        for place, at in enumerate(moments(seats, games=5)):
            name = type(at.table.pending[-1]).__name__
            kinds[name] += 1
            if place % 20 == 0 or kinds[name] < 4:
                text = json.dumps(at.table.to_json())
                assert CaravanseraiTable.from_json(json.loads(text)) == at.table == at.table.copy()
    assert {"ChooseGood", "ChooseGate", "Ready", "Rolled", "Stop", "Borrowing", "Buying", "Trading", "Selling",
            "Swapping", "AtGate", "MinorPick", "Payout", "Reward", "Closing"} <= set(kinds)


def test_every_action_is_met():
    met: Counter = Counter()
    for seats in SEATS:
        for at in moments(seats, games=9):
            met[at.act.verb] += 1
    known = {kind.verb for hooks in ("base", *(card.id for card in BASE_CARDS))
             for kinds in KNOWN[hooks].menu.values() for kind in kinds}
    assert known - set(met) <= {"done bronze", "side sell", "side exchange"}, known - set(met)


@pytest.mark.parametrize("seats", SEATS)
def test_the_banner_of_the_last_round_tells_the_truth(seats):
    """Faults 42: the turns announced when the threshold is reached are exactly those that are played."""
    for number in (0, 2, 3):
        announced, played = None, []
        for at in match(seats, number):
            for event in at.after.told:
                if isinstance(event, events.EndTriggered):
                    announced = list(event.last)
                if isinstance(event, events.TurnBegan) and event.last:
                    played.append(event.seat)
        assert played == announced and at.after.reason == "threshold"
