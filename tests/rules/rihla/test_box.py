"""The printed tables, held against the construction rules of the specification (rihla 1, 8)."""
from engine.rihla import GAME, box
from engine.rihla.box import CARDS, DECKS, KIND, PAY, PRICE, SPACES, SPOTS, STALLS_VALUE
from engine.rihla.box_cards import RIHLA
from engine.rihla.box_road import ROAD, STREETS
from engine.rihla.box_skins import SKINS
from ui.words.en.rihla_cards import WORDS

PRINTED = {key.removeprefix("rihla."): words for key, words in WORDS.items()}

COUNTS = {"start": 1, "business": 20, "service": 4, "sadaqah": 4, "hikma": 4, "waqf": 3, "zakat": 1, "bayt_al_dayn": 1,
          "rest": 1, "ghaflah": 1}


def test_forty_spaces():
    assert SPACES == 40 and KIND[0] == "start" and KIND[10] == "bayt_al_dayn"
    assert {kind: KIND.count(kind) for kind in KIND} == COUNTS
    assert box.SERVICES == (5, 15, 25, 35) and box.WAQFS == (7, 24, 34) and len(SPOTS) == 24


def test_prices_need_no_rounding():
    for space in SPOTS:
        assert PRICE[space] % 200 == 0
        assert (box.IJARA_CASH[space] * 2, box.RECLAIM_COST[space] * 10) == (PRICE[space], PRICE[space] * 6)
    assert [PRICE[space] for space in box.SERVICES] == [2_000] * 4


def nearest(amount: int, hundredths: int, to: int) -> int:
    """An amount in hundredths, rounded to the nearest multiple (halves up)."""
    return (amount * hundredths // 100 * 2 + to) // (2 * to) * to


def test_the_pay_table_is_built_as_the_specification_says():
    percent = {"A": 20, "B": 17, "C": 15, "D": 14}
    for space, (kind, _, letter, price, pay) in enumerate(ROAD):
        assert (kind == "business") == bool(pay)
        if pay:
            assert pay[0] == nearest(price, percent.get(letter, 12), 10), space
            assert pay[1] == 2 * pay[0] and list(pay) == sorted(pay)
            for column, factor in zip(pay[2:], (5, 12, 24, 34, 45), strict=True):
                assert abs(column - pay[0] * factor) <= 25 and column % 50 == 0, space


def test_nine_streets():
    assert [street.letter for street in STREETS] == list("ABCDEFGHI")
    assert [len(street.spots) for street in STREETS] == [2, 2, 2, 2, 3, 3, 2, 2, 2]
    assert sorted(space for street in STREETS for space in street.spots) == [n for n in range(40) if PAY[n]]
    assert all(box.STREET[space] is street for street in STREETS for space in street.spots)
    assert STALLS_VALUE[1] == (0, 700, 1_400, 2_100, 2_800, 3_500) and STALLS_VALUE[5] == (0,) * 6


def test_the_cost_of_a_full_grown_street():
    """The column "cost of all" of 5.3: prices and five steps on each."""
    cost = [sum(PRICE[space] + STALLS_VALUE[space][5] for space in street.spots) for street in STREETS]
    assert cost == [8_800, 10_600, 12_400, 14_200, 25_400, 28_100, 21_200, 24_000, 28_000]


def test_sixty_rihla_cards():
    assert [len(DECKS[deck]) for deck in ("rihla", "sadaqah", "hikma")] == [60, 18, 18]
    kinds = [RIHLA[card].kind for card in DECKS["rihla"]]
    assert (kinds.count("step"), kinds.count("bonus"), kinds.count("choice")) == (36, 12, 12)
    assert all(1 <= steps <= 12 for journey in RIHLA.values() for steps in journey.steps)
    single = [RIHLA[card].steps[0] for card in DECKS["rihla"] if RIHLA[card].kind != "choice"]
    assert sorted(single) == sorted(list(range(1, 13)) * 4) and sum(single) * 2 == 48 * 13


def test_eight_charity_cards():
    assert sum(card.barakah for card in CARDS.values()) == 8


def test_skins():
    for kind in ("caravan", "road", "back"):
        prices = [skin.price for skin in SKINS.values() if skin.kind == kind]
        assert len(prices) == 6 and prices.count(0) == 1
    assert sum(skin.price for skin in SKINS.values()) == 237


def test_everything_printed_has_words():
    for space in ROAD:
        assert PRINTED[f"space.{space.key}"] and PRINTED[f"note.{space.key}"]
        assert (f"goods.{space.key}" in PRINTED) == (space.kind == "business")
    assert all(PRINTED[f"street.{street.key}"] for street in STREETS)
    assert all(PRINTED[f"card.{card}"] and PRINTED[f"card.{card}.text"] for card in CARDS)
    assert all(PRINTED[f"card.{card}"] for card, journey in RIHLA.items() if journey.kind == "choice")
    assert all(PRINTED[f"skin.{skin}"] and PRINTED[f"skin.{skin}.note"] for skin in SKINS)


def test_two_to_six_merchants():
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
