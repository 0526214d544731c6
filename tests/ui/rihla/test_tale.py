"""The score page's own part of Rihla: what streets earned, and luck against what was to be expected; and the road walked."""
import json
import re
from pathlib import Path

import pytest

from engine.kernel import parse, play
from engine.kernel.saga import Saga, Seat
from engine.rihla.box import DECKS, WAQF_VISIT
from engine.rihla.box_cards import RIHLA
from engine.rihla.events import Moved, Paid
from engine.rihla.game import GAME
from tests.ui.desk import run
from tests.ui.rihla.accounts import won
from tests.ui.rihla.deals import Road, table_with
from ui.rihla.panels.tale import RihlaTeller
from ui.rihla.tale import card_money, stop_money

RECORDED = sorted(Path("tests/recorded/rihla").glob("*.json"))[:8]


def told(saga: Saga) -> RihlaTeller:
    """A match as it is heard on its score page."""
    teller, before = RihlaTeller(len(saga.seats)), None
    for place, table in saga.walk():
        if before is not None:
            teller.hear(before, saga.events(place - 1))
        before = table
    return teller


def drawn(table, *top: str):
    """The table after its current merchant has drawn, these Rihla cards lying on top; and what a teller heard."""
    deck = table.decks["rihla"]
    for card in reversed(top):
        deck.remove(card)
        deck.append(card)
    teller = RihlaTeller(len(table.merchants))
    step = play(GAME, table, parse(GAME, table, "draw"))
    teller.hear(table, step.events)
    return teller, step.table


def test_a_visit_counts_for_the_street_and_its_owner():
    table = table_with({39: 1, 37: 1}, {0: 9000})
    table.merchants[0].pos = 36
    teller, _ = drawn(table, "R03")
    assert teller.earned == [{}, {"I": 1000}, {}, {}]
    assert (teller.road[0].count, teller.road[0].money, teller.steps[0]) == (1, -1000, 3)


def test_what_was_to_be_expected_is_the_average_of_all_cards_that_could_have_come():
    table = table_with({39: 1, 37: 1}, {0: 9000})
    table.merchants[0].pos = 36
    worth = [max(stop_money(table, 0, 36, steps) for steps in RIHLA[card].steps) for card in DECKS["rihla"]]
    teller, _ = drawn(table, "R01")
    assert teller.road[0].expected == sum(worth) // 60
    assert teller.luck(0) == -920 - sum(worth) // 60  # Samarkand of a full street


@pytest.mark.parametrize(("pos", "steps", "money"), (
    (38, 2, 4000), (38, 3, 2000), (6, 1, -WAQF_VISIT), (35, 4, -1000), (0, 2, 0), (35, 2, -920)))
def test_the_money_of_a_stop(pos, steps, money):
    assert stop_money(table_with({39: 1, 37: 1, 2: 0}), 0, pos, steps) == money


def test_the_money_of_a_card():
    table = table_with({1: 0, 2: 0, 39: 1}, {0: 1234})
    table.level[1], table.level[2], table.fund = 5, 4, 700
    cards = "H10 H13 H15 H16 H17 H18 S04 S06 S12 S13 H04".split()
    money = {card: card_money(table, 0, card) for card in cards}
    assert money == {"H10": 1500, "H13": -800, "H15": -2000, "H16": -200, "H17": -900, "H18": -123, "S04": -600, "S06": -900,
                     "S12": 700, "S13": 600, "H04": 0}


def test_a_debt_given_up_is_earned_by_the_street_as_far_as_it_was_paid():
    table = table_with({39: 1, 37: 1}, {0: 300})
    table.merchants[0].pos = 36
    deck = table.decks["rihla"]
    deck.remove("R03")
    deck.append("R03")
    teller = RihlaTeller(4)
    for notation in ("draw", "give up"):
        step = play(GAME, table, parse(GAME, table, notation))
        teller.hear(table, step.events)
        table = step.table
    assert teller.earned[1] == {"I": 300}


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_recorded_games_add_up(path):
    """Every visit that was paid is found in a street, and every journey in somebody's draws."""
    kept = json.loads(path.read_text())
    saga = Saga(GAME, [Seat(seat["name"]) for seat in kept["seats"]], kept["seed"], kept["options"])
    saga.replay(kept["log"])
    teller = told(saga)
    events = [event for place in range(saga.cursor) for event in saga.events(place)]
    paid = sum(event.amount for event in events if isinstance(event, Paid) and event.reason in ("visit", "service"))
    assert sum(sum(earned.values()) for earned in teller.earned) >= paid > 0
    assert sum(draws.count for draws in teller.road) <= sum(isinstance(event, Moved) for event in events) + 3
    words = re.sub(r"<[^>]*>", " ", teller.told(tuple(saga.seats), tuple(range(len(saga.seats)))))
    assert all(f"{sum(earned.values()):,}" in words for earned in teller.earned)
    assert words.count("expected") >= len(saga.seats)


def test_nobody_has_paid_and_nothing_was_drawn():
    words = RihlaTeller(2).told((Seat("A"), Seat("B")), (0, 1))
    assert re.findall(r'id="luck-(\d)"', RihlaTeller(3).told((Seat("A"), Seat("B"), Seat("C")), (2, 0, 1))) == ["2", "0", "1"]
    assert "No merchant has paid" in words and "±0" in words and "No Sadaqah or Hikma card" in words


def test_a_trade_is_no_luck():
    table = table_with({1: 0, 2: 1})
    teller = RihlaTeller(4)
    step = play(GAME, table, parse(GAME, table, "offer 1 - 1000 2 0"))
    teller.hear(table, step.events)
    teller.hear(step.table, play(GAME, step.table, parse(GAME, step.table, "accept")).events)
    assert [teller.luck(seat) for seat in range(4)] == [0] * 4


def test_the_score_page_speaks_of_wealth_and_says_once_how_it_ended():
    async def scenario():
        desk = Road()
        won(desk, 4, 0, 0)
        desk.press("go", to=f"#/score/{desk.session.key}")
        words = desk.words()
        assert "Only one merchant was left" in words and "decided it" not in words
        assert "Wealth over time" in words and "Wealth in k" in words and "15,000" in words
        assert "What visitors paid, by street" in words and "Luck of the draw" in words
        desk.healthy()
    run(scenario)
