"""What is in the box: the settings of the game (rihla 1.10) and tables worked out once from the printed road.

Lists named in capitals are indexed by space, 0 to 39.  Money is in k, always whole: every price is a multiple of 200.
"""
from engine.rihla.box_cards import HIKMA, RIHLA, SADAQAH
from engine.rihla.box_road import ROAD, STREETS, Street

PURSE = 15_000
LAP_PAY = 2_000
START_STOP_BONUS = 2_000
"""On top of the lap pay for whoever stops exactly on the start [R-02]."""
SERVICE_FEES = (0, 250, 500, 1_000, 2_000)
"""By the number of services the owner owns."""
WAQF_ENDOW = 3_000
WAQF_VISIT = 1_000
HOUSE_FEE = 500
HOUSE_TURNS = 3
BONUS_LIMIT = 3
IJARA_TURNS = 15
ZAKAT_DIVISOR = 40
AUCTION_RAISE = 100
OFFERS_PER_TARGET = 3
FAIRNESS = 2
"""One side of a trade may be worth at most this many times the other [R-42]."""
MAX_STALLS = 4
GRAND_KHAN = MAX_STALLS + 1
"""The level of a business that has become a Grand Khan."""
TIMER_EXTENSIONS = 3
TIMER_EXTENSION_SECONDS = 30
SAFETY_ROUNDS = 1_000
MOST_SEATS = 6

SPACES = len(ROAD)
HOUSE = 10
"""Bayt al-Dayn's place on the road."""

KIND = tuple(space.kind for space in ROAD)
PRICE = tuple(space.price for space in ROAD)
IJARA_CASH = tuple(space.price // 2 for space in ROAD)
OPENING_BID = IJARA_CASH
"""Half the price as well, so that no spot can be won for less than its Ijara money [R-17]."""
RECLAIM_COST = tuple(space.price * 6 // 10 for space in ROAD)
PAY = tuple(space.pay for space in ROAD)

BUSINESSES = tuple(place for place in range(SPACES) if KIND[place] == "business")
SERVICES = tuple(place for place in range(SPACES) if KIND[place] == "service")
SPOTS = tuple(place for place in range(SPACES) if PRICE[place])
"""Businesses and services: what can be bought, in the order of the road."""
WAQFS = tuple(place for place in range(SPACES) if KIND[place] == "waqf")
TRADE_VALUE = tuple(WAQF_ENDOW if kind == "waqf" else price for kind, price in zip(KIND, PRICE, strict=True))
"""What an asset counts for in the fairness of a trade [R-42]."""

STREET: tuple[Street | None, ...] = tuple(
    next((street for street in STREETS if place in street.spots), None) for place in range(SPACES))
STREET_SPOTS = tuple(street.spots for street in STREETS)
"""The businesses of each street."""
SISTERS: tuple[tuple[int, ...], ...] = tuple(street.spots if street else () for street in STREET)
"""The businesses of the space's street, itself included."""

CARDS = {**SADAQAH, **HIKMA}
DECKS: dict[str, tuple[str, ...]] = {
    "rihla": tuple(card for card, journey in RIHLA.items() for _ in range(journey.copies)),
    "sadaqah": tuple(SADAQAH),
    "hikma": tuple(HIKMA),
}
"""Every card of each deck, in printed order."""


def step_cost(space: int, level: int) -> int:
    """What the step up to `level` costs on a business, and gives back when it is sold (level 5: the Grand Khan)."""
    street = STREET[space]
    assert street is not None
    return street.khan_cost if level == GRAND_KHAN else street.stall_cost


STEP_COST = tuple(tuple(step_cost(place, level) if STREET[place] else 0 for level in range(GRAND_KHAN + 1))
                  for place in range(SPACES))
"""The same by space and level reached."""


def _stalls_value(space: int, level: int) -> int:
    return sum(STEP_COST[space][1:level + 1])


STALLS_VALUE: tuple[tuple[int, ...], ...] = tuple(
    tuple(_stalls_value(place, level) if STREET[place] else 0 for level in range(GRAND_KHAN + 1))
    for place in range(SPACES))
"""What the stalls of a space are worth, by level: exactly what they cost."""
