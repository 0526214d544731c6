"""Sadaqah and Hikma cards: T-86 to T-93 (rihla 1.7 to 1.9, 3.11)."""
import pytest

from engine.rihla.box import CARDS
from engine.rihla.cards import EFFECTS
from engine.rihla.events import NothingDue
from tests.rules.rihla.journeys import SALT_ROAD, after, asked, journey, listed, purses, told


def test_T_86_relief_as_far_as_bayt_al_mal_reaches():
    end = after(journey(at={0: 1}, fund=700, top="R02 S12"), "P0 draw")
    assert purses(end)[0] == 15_700 and end.fund == 0


def test_T_87_by_stalls_and_grand_khans():
    table = journey(at={0: 1}, owns={0: SALT_ROAD}, stalls={1: 5, 2: 4}, top="R02 S06")
    end = after(table, "P0 draw")
    assert (purses(end)[0], end.fund, end.merchants[0].barakah) == (14_100, 900, 1)


def test_T_88_a_tenth_rounded_down():
    assert purses(after(journey(at={0: 15}, cash={0: 12_345}, top="R02 H18"), "P0 draw"))[0] == 11_111


def test_T_89_leased_ones_count_for_tolls():
    end = after(journey(at={0: 15}, owns={0: [1, 2, 5]}, leased={2: 9}, top="R02 H16"), "P0 draw")
    assert purses(end)[0] == 14_700 and end.fund == 0


def test_T_90_the_least_among_the_others_share():
    end = after(journey(at={0: 1}, cash={0: 500, 1: 900, 2: 900}, top="R02 S05"), "P0 draw")
    assert purses(end) == [0, 1_150, 1_150, 15_000] and end.merchants[0].barakah == 1
    assert asked(end) == "manage P1"


def test_T_91_on_to_the_next_waqf():
    end = after(journey(at={0: 1}, top="R02 S07"), "P0 draw")
    assert asked(end) == "endow P0 7" and listed(end) == ["endow", "visit"]


def test_T_92_on_to_the_next_service():
    end = after(journey(at={0: 15}, owns={1: [5, 15, 25, 35]}, top="R02 H03"), "P0 draw")
    assert end.merchants[0].pos == 25 and purses(end)[:2] == [13_000, 17_000]


def test_T_93_from_card_space_to_card_space():
    end = after(journey(at={0: 15}, top="R02 H02 H11"), "P0 draw")
    assert end.merchants[0].pos == 22 and purses(end)[0] == 16_000


DRAWN = {
    "S01": 14_500, "S02": 14_700, "S03": 14_000, "S04": 14_400, "S05": 14_500, "S06": 15_000, "S08": 14_200,
    "S09": 14_600, "S10": 16_000, "S11": 16_500, "S12": 15_000, "S13": 15_600, "S14": 17_000, "S15": 15_500,
    "S16": 15_800, "S18": 19_000, "H07": 19_000, "H08": 15_000, "H09": 15_000, "H10": 16_500, "H11": 16_000,
    "H12": 17_000, "H13": 14_200, "H14": 14_600, "H15": 15_000, "H16": 15_000, "H17": 14_100, "H18": 13_500,
}
"""Cash after drawing the card with 15,000k, nothing owned and an empty Bayt al-Mal."""


@pytest.mark.parametrize("card", DRAWN)
def test_every_card_of_money(card):
    start = {"S": 1, "H": 15}[card[0]]
    end = after(journey(at={0: start}, top=f"R02 {card}"), "P0 draw")
    assert purses(end)[0] == DRAWN[card] and asked(end) == "manage P1"
    assert end.merchants[0].barakah == CARDS[card].barakah
    assert end.fund == (CARDS[card].amount if CARDS[card].to == "fund" else 0)


@pytest.mark.parametrize(("card", "asks"), [
    ("S07", "endow P0 7"), ("S17", "choose P0"), ("H01", "choose P0"), ("H02", "manage P1"), ("H03", "buy P0 25"),
    ("H04", "buy P0 39"), ("H05", "buy P0 11"), ("H06", "buy P0 23"),
])
def test_every_card_of_travel(card, asks):
    end = after(journey(at={0: {"S": 1, "H": 15}[card[0]]}, top=f"R02 {card} H11"), "P0 draw")
    assert asked(end) == asks


def test_a_card_that_lets_one_choose():
    table = after(journey(at={0: 1}, top="R02 S17"), "P0 draw")
    assert listed(table) == ["stop 1", "stop 2", "stop 3"]
    assert asked(after(table, "P0 stop 2")) == "buy P0 5"


def test_every_card_has_been_drawn_here():
    assert sorted([*DRAWN, "S07", "S17", "H01", "H02", "H03", "H04", "H05", "H06"]) == sorted(CARDS)
    assert sorted({card.effect for card in CARDS.values()}) == sorted(EFFECTS)


def test_a_payment_of_nothing_is_only_told():
    _, events = told(journey(at={0: 15}, top="R02 H15"), "P0 draw")
    assert NothingDue(0, "H15") in events
