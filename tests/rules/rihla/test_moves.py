"""Set-up, drawing and travelling: T-01 to T-15 (rihla 3.2, 3.7, 3.8)."""
import pytest

from engine.kernel import dice_from
from engine.rihla import GAME
from engine.rihla.box import DECKS
from engine.rihla.events import CardDrawn, Moved, Reshuffled, SentToHouse
from engine.rihla.road import steps_to, steps_to_next
from tests.rules.rihla.journeys import after, asked, cards_left, journey, listed, purses, told, why_not


def test_T_01_set_up():
    table = GAME.deal(4, {}, dice_from("set-up"))
    assert purses(table) == [15_000] * 4
    assert [merchant.pos for merchant in table.merchants] == [0, 0, 0, 0]
    assert [cards_left(table, deck) for deck in ("rihla", "sadaqah", "hikma")] == [60, 18, 18]
    assert table.fund == 0 and [merchant.barakah for merchant in table.merchants] == [0, 0, 0, 0]
    assert asked(table) == "manage P0" and table.round == 1


def test_T_02_passing_the_start_pays_2000():
    end = after(journey(at={0: 38}, top="R05 S15"), "P0 draw")
    assert end.merchants[0].pos == 3 and purses(end)[0] == 17_500
    assert asked(end) == "manage P1"


def test_T_03_stopping_on_the_start_pays_4000():
    end = after(journey(at={0: 35}, top="R05"), "P0 draw")
    assert end.merchants[0].pos == 0 and purses(end)[0] == 19_000
    assert asked(end) == "manage P1"


def test_T_04_ghaflah_sends_to_bayt_al_dayn():
    end, events = told(journey(at={0: 28}, top="R02"), "P0 draw")
    merchant = end.merchants[0]
    assert (merchant.pos, merchant.waiting, merchant.waits, merchant.cash) == (10, True, 0, 15_000)
    assert SentToHouse(0, "ghaflah") in events and asked(end) == "manage P1"


def test_T_05_stopping_at_bayt_al_dayn_is_only_a_look():
    end = after(journey(at={0: 4}, top="R06"), "P0 draw")
    assert end.merchants[0].pos == 10 and not end.merchants[0].waiting
    assert purses(end) == [15_000] * 4 and asked(end) == "manage P1"


def test_T_06_a_card_sends_to_bayt_al_dayn_without_start_money():
    end = after(journey(at={0: 32}, top="R06 H08"), "P0 draw")
    assert (end.merchants[0].pos, end.merchants[0].waiting, end.merchants[0].cash) == (10, True, 15_000)


def test_T_07_a_card_that_leads_to_the_start_pays_in_full():
    end = after(journey(at={0: 34}, top="R04 H07"), "P0 draw")
    assert end.merchants[0].pos == 0 and purses(end)[0] == 19_000


def test_T_08_a_card_leads_forward_past_the_start():
    end = after(journey(at={0: 34}, top="R04 H05"), "P0 draw")
    assert purses(end)[0] == 17_000
    assert asked(end) == "buy P0 11"


def test_T_09_a_choice_card_highlights_its_steps_only():
    choosing = after(journey(top="C07"), "P0 draw")
    assert asked(choosing) == "choose P0" and listed(choosing) == ["stop 2", "stop 5", "stop 8"]
    assert why_not(choosing, "stop 3") == "not-highlighted"
    assert asked(after(choosing, "P0 stop 5")) == "buy P0 5"


def test_T_10_a_choice_may_pass_the_start():
    choosing = after(journey(at={0: 36}, top="C07"), "P0 draw")
    assert [(36 + steps) % 40 for steps in choosing.pending[-1].steps] == [38, 1, 4]
    end = after(choosing, "P0 stop 5")
    assert purses(end)[0] == 17_000 and asked(end) == "buy P0 1"


def test_T_11_a_bonus_card_draws_again_at_once():
    end, events = told(journey(top="B03 R01 S15"), "P0 draw")
    assert [(event.start, event.stop) for event in events if isinstance(event, Moved)] == [(0, 3), (3, 4)]
    assert asked(end) == "buy P0 4" and purses(end)[0] == 15_500


def test_T_12_the_third_bonus_card_moves_nobody():
    end, events = told(journey(at={0: 8}, top="B02 B10 B05"), "P0 draw")
    assert [event.stop for event in events if isinstance(event, Moved)] == [10, 20]
    assert (end.merchants[0].pos, end.merchants[0].waiting) == (10, True)
    assert cards_left(end) == 57 and asked(end) == "manage P1"


def test_T_13_ghaflah_takes_the_bonus_draw_away():
    end = after(journey(at={0: 28}, top="B02"), "P0 draw")
    assert end.merchants[0].waiting and cards_left(end) == 59 and asked(end) == "manage P1"


def test_T_14_bonus_cards_are_counted_in_one_turn_only():
    table = journey(2, at={0: 8, 1: 10}, top="B02 B10 R10 R10 B12 R08 H11")
    table = after(table, "P0 draw")
    assert table.merchants[0].waiting and asked(table) == "manage P1"
    table = after(table, "P1 draw")
    assert table.merchants[1].pos == 20 and asked(table) == "manage P0"
    end, events = told(table, "P0 release", "P0 draw")
    assert [event.stop for event in events if isinstance(event, Moved)] == [22, 30]
    assert (end.merchants[0].pos, end.merchants[0].waiting, end.merchants[0].cash) == (10, True, 15_500)


def test_T_15_an_empty_deck_is_the_discard_shuffled():
    table = journey()
    table.discards["rihla"], table.decks["rihla"] = table.decks["rihla"], []
    end, events = told(table, "P0 draw")
    assert events[0] == Reshuffled("rihla") and isinstance(events[1], CardDrawn)
    assert cards_left(end) <= 59 and len(end.discards["rihla"]) >= 1
    assert sorted(end.decks["rihla"] + end.discards["rihla"]) == sorted(DECKS["rihla"])


def test_a_card_may_carry_a_caravan_1_to_40_steps():
    assert [steps_to(38, 39), steps_to(38, 0), steps_to(39, 38), steps_to(5, 5)] == [1, 2, 39, 40]
    assert [steps_to_next(3, "waqf"), steps_to_next(36, "waqf"), steps_to_next(38, "service")] == [4, 11, 7]


def test_turns_go_round_and_rounds_are_counted():
    table = journey(2, waits={0: 0, 1: 0})
    table = after(table, "P0 wait", "P1 wait", "P0 wait")
    assert (table.round, table.turn, table.current) == (2, 4, 1)


@pytest.mark.parametrize(("deck", "start", "card"), [("sadaqah", 1, "S15"), ("hikma", 15, "H11")])
def test_every_deck_begins_anew_exactly_when_it_is_empty(deck, start, card):
    """Faults 46: with one card left it is drawn; with none the discard is shuffled first."""
    for left in (1, 0):
        table = journey(at={0: start}, top=f"R02 {card}")
        cards = table.decks[deck]
        table.discards[deck], table.decks[deck] = cards[:len(cards) - left], cards[len(cards) - left:]
        end, events = told(table, "P0 draw")
        assert (Reshuffled(deck) in events) == (left == 0)
        assert cards_left(end, deck) in ((0,) if left else (17, 16, 15))
