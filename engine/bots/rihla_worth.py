"""What holdings are worth to a merchant of Rihla (rihla 7.2): the one measure by which its bots buy, bid and trade.

The worth of holdings depends on who owns what and on nothing else, so that no round of trades can leave a bot with the
same spots and less cash: every trade it agrees to raises worth and cash together.  All in k.
"""
from typing import NamedTuple

from engine.rihla.box import (
    KIND,
    LAP_PAY,
    PAY,
    PRICE,
    SERVICES,
    SISTERS,
    SPACES,
    START_STOP_BONUS,
    STREET_SPOTS,
    WAQF_VISIT,
)
from engine.rihla.box_road import STREETS
from engine.rihla.table import NOBODY, Deal, Open, owns_street, travelling
from engine.rihla.visit import visitor_pays
from engine.rihla.zakat import zakat

VISITS = (40, 25, 24, 27, 27, 28, 26, 25, 28, 26, 30, 37, 36, 30, 26, 31, 32, 34, 31, 33,
          33, 33, 37, 35, 25, 32, 28, 32, 33, 28, 26, 27, 28, 24, 21, 24, 25, 23, 20, 25)
"""Stops per 1,000 turns of one merchant, by space, as measured for the specification."""


BY_PRICE = tuple(sum(PRICE[space] for space in street.spots) * 120 // 100 for street in STREETS)
"""What a full street adds: 120 percent of its prices, as the specification's own bots count."""


class Weights(NamedTuple):
    """What a full street adds (by street), what one adds that lacks a single business (percent), and other worths."""

    full: tuple[int, ...] = BY_PRICE
    lacking: int = 20
    leased: int = 40
    services: tuple[int, ...] = (0, 0, 500, 1_500, 4_000)
    waqf: int = 300


WEIGHTS = Weights()

GROUP: tuple[tuple[int, ...], ...] = tuple(
    SISTERS[space] or (SERVICES if KIND[space] == "service" else (space,)) for space in range(SPACES))
"""The spaces whose worth hangs together: a street, the services, or a space by itself."""


def group_worth(owner: list[int], leased: list[int], spots: tuple[int, ...], seat: int, by: Weights) -> int:
    """What a seat's part of a group is worth to it."""
    mine = [space for space in spots if owner[space] == seat]
    if not mine:
        return 0
    if KIND[spots[0]] == "waqf":
        return by.waqf
    worth = sum([PRICE[space] * (by.leased if leased[space] else 100) // 100 for space in mine])
    if KIND[spots[0]] == "service":
        return worth + by.services[len(mine)]
    if len(mine) == len(spots):
        return worth + by.full[STREET_SPOTS.index(spots)]
    if len(mine) == len(spots) - 1:
        return worth + sum([PRICE[space] for space in spots]) * by.lacking // 100
    return worth


def holdings_worth(state: Open, seat: int, by: Weights = WEIGHTS) -> int:
    """What everything a seat owns is worth to it, cash not counted."""
    groups = dict.fromkeys(GROUP[space] for space, owner in enumerate(state.owner) if owner == seat)
    return sum([group_worth(state.owner, state.ijara_left, spots, seat, by) for spots in groups])


def deal_gain(state: Open, deal: Deal, seat: int, by: Weights = WEIGHTS) -> int:
    """What a deal would change for one of its two merchants: worth of holdings and cash."""
    owner = state.owner[:]
    for space in deal.give:
        owner[space] = deal.target
    for space in deal.get:
        owner[space] = deal.maker
    cash = deal.get_cash - deal.give_cash
    gain = cash if seat == deal.maker else -cash
    for spots in dict.fromkeys(GROUP[space] for space in deal.give + deal.get):
        gain += group_worth(owner, state.ijara_left, spots, seat, by)
        gain -= group_worth(state.owner, state.ijara_left, spots, seat, by)
    return gain


def spot_gain(state: Open, space: int, seat: int, by: Weights = WEIGHTS) -> int:
    """What a free spot would add to a seat's holdings."""
    owner = state.owner[:]
    owner[space] = seat
    return (group_worth(owner, state.ijara_left, GROUP[space], seat, by)
            - group_worth(state.owner, state.ijara_left, GROUP[space], seat, by))


def completes(state: Open, space: int, seat: int) -> bool:
    """Whether a space is the last one a seat lacks for a full street."""
    sisters = SISTERS[space]
    return bool(sisters) and all(state.owner[sister] == seat for sister in sisters if sister != space)


def blocks(state: Open, space: int, seat: int) -> bool:
    """Whether somebody else would have a full street with this space."""
    return any(completes(state, space, other) for other in travelling(state) if other != seat)


def earning(state: Open, space: int) -> int:
    """What a spot earns from one merchant in 1,000 turns as it stands; what is leased counts as it would again."""
    owner = state.owner[space]
    if owner == NOBODY:
        return 0
    if not PAY[space]:
        return 500 * VISITS[space]
    level = state.level[space]
    return PAY[space][level + 1 if level else int(owns_street(state, space))] * VISITS[space]


def bill(state: Open, space: int, seat: int) -> int:
    """What a seat would have to pay for stopping on a space now."""
    kind = KIND[space]
    if kind == "zakat":
        return zakat(state, seat)
    if kind == "waqf":
        return WAQF_VISIT
    return 0 if state.owner[space] in (NOBODY, seat) else visitor_pays(state, space)


def largest_bill(state: Open, seat: int) -> int:
    """The largest amount on the whole road that a seat could have to pay."""
    return max(visitor_pays(state, space) for space, owner in enumerate(state.owner) if owner != seat)


def free_spots(state: Open) -> int:
    """How many businesses and services nobody owns."""
    return sum(1 for space, price in enumerate(PRICE) if price and state.owner[space] == NOBODY)


def stop_worth(state: Open, seat: int, steps: int) -> int:
    """How good it is to travel so many steps (rihla 7.2): start pay, free spots, bills, Bayt al-Dayn."""
    merchant = state.merchants[seat]
    ahead = merchant.pos + steps
    space = ahead % SPACES
    score = (LAP_PAY if ahead >= SPACES else 0) + (START_STOP_BONUS if ahead == SPACES else 0) - bill(state, space, seat)
    if PRICE[space] and state.owner[space] == NOBODY and merchant.cash >= PRICE[space]:
        score += 3_000 if completes(state, space, seat) else 1_000
    if KIND[space] == "ghaflah":
        score += largest_bill(state, seat) // 8 - 700
    return score + (200 if KIND[space] in ("sadaqah", "hikma") else 0)
