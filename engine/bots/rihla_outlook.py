"""What a merchant of Rihla may look forward to: the measure by which a master bids and trades (rihla 5.3, 7.2).

What decides a match is who has stalls on a full street first, and capital to grow it.  Stalls sell for what they cost,
so cash, stalls and the money that leases would bring are one capital, and it brings most on the streets that take most
for their cost.  A position is worth what one has, and what one's streets will take from the others in the rounds to
come; what the others may look forward to counts against it.  All of it lies open to everybody.  All in k.
"""
from typing import NamedTuple

from engine.bots.rihla_worth import VISITS
from engine.rihla.box import (
    GRAND_KHAN,
    IJARA_CASH,
    KIND,
    PAY,
    PRICE,
    SERVICE_FEES,
    SERVICES,
    SPACES,
    STALLS_VALUE,
)
from engine.rihla.box_road import STREETS
from engine.rihla.table import Deal, travelling
from engine.rihla.view import RihlaView

HORIZON = 20
"""Rounds that count, of the fifty of a usual match.  With 45 the capital for tomorrow's stalls goes into streets that are
never grown: won 39 of 100 against 20, one against one."""
SPOT = 60
"""Percent of its price that a spot is worth by itself: little more than its Ijara money, as it takes next to nothing (won
60 of 100 against 80 percent, one against one)."""
LEASED = 30
"""The same of a spot on Ijara, which costs 60 percent to take back."""
CHANCES = {1: 7, 2: 4}
"""Percent of a street with three stalls that it is worth to lack so many of its businesses: a small chance, and a trap,
since whoever waits for the last business pays for the others and grows nothing meanwhile.  For one business, 30 won 41 of
100 against 15, two against two, and nothing at all 29 against 7."""
IN_HAND = 500
"""Cash that builds nothing, since a merchant on the road is never quite without."""
LONG = 100
"""After so many rounds a match is stuck, and what the others gain from a deal counts less by a percent a round: two who
grudge each other every street would otherwise travel until the guard of 1,000 rounds (2 matches of 150)."""


class Ground(NamedTuple):
    """A street as a source of income: takings in k per 1,000 turns of a visitor, by how it is grown.

    `bare` is a full street without stalls, `three` with three on each business, `growth` what Grand Khans everywhere add to
    `bare`, for `cost`.
    """

    spots: tuple[int, ...]
    bare: int
    three: int
    growth: int
    cost: int


def _takings(spots: tuple[int, ...], column: int) -> int:
    return sum(PAY[space][column] * VISITS[space] for space in spots)


def _ground(spots: tuple[int, ...]) -> Ground:
    bare, khans = _takings(spots, 1), _takings(spots, 1 + GRAND_KHAN)
    return Ground(spots, bare, _takings(spots, 4), khans - bare, sum(STALLS_VALUE[space][GRAND_KHAN] for space in spots))


GROUNDS = tuple(sorted([_ground(street.spots) for street in STREETS], key=lambda ground: -ground.growth * 1_000 // ground.cost))
"""The streets, what grows best for its cost first."""
SINGLE = tuple(PAY[space][0] * VISITS[space] if KIND[space] == "business" else 0 for space in range(SPACES))
"""What a business outside a full street takes, in the same measure."""


def outlook(state: RihlaView, owner: list[int], seat: int, cash: int) -> int:
    """What a seat may look forward to with this cash, if the road belonged to these owners."""
    full, spare, chances = _streets(owner, seat)
    services = [space for space in SERVICES if owner[space] == seat]
    spare += services
    stalls = sum([STALLS_VALUE[space][state.level[space]] for ground in full for space in ground.spots])
    bare = [space for space in spare if not state.ijara_left[space]]
    fee = SERVICE_FEES[len(services)]
    takings = (chances + _growth(full, cash + stalls + sum([IJARA_CASH[space] for space in bare]) // 2 - IN_HAND)
               + sum([SINGLE[space] or fee * VISITS[space] for space in bare]))
    have = (cash + stalls + sum([PRICE[space] for ground in full for space in ground.spots]) * SPOT // 100
            + sum([PRICE[space] * (LEASED if state.ijara_left[space] else SPOT) // 100 for space in spare]))
    return have + takings * _visits_to_come(state) // 1_000


def deal_outlook(state: RihlaView, deal: Deal, seat: int) -> int:
    """What a deal changes for one of its two merchants: its own outlook, less its part of what the other one gains."""
    owner = state.owner[:]
    for space in deal.give:
        owner[space] = deal.target
    for space in deal.get:
        owner[space] = deal.maker
    other = deal.target if seat == deal.maker else deal.maker
    paid = deal.give_cash - deal.get_cash if seat == deal.maker else deal.get_cash - deal.give_cash
    grudge = max(0, min(100, 100 + LONG - state.round))
    return _change(state, owner, seat, paid) - _change(state, owner, other, -paid) * grudge // 100 // (len(travelling(state)) - 1)


def win_outlook(state: RihlaView, space: int, seat: int, paid: int) -> int:
    """What a free spot for this price would change for a seat; what the others think of it is not counted."""
    owner = state.owner[:]
    owner[space] = seat
    return _change(state, owner, seat, paid)


def _change(state: RihlaView, owner: list[int], seat: int, paid: int) -> int:
    cash = state.merchants[seat].cash
    return outlook(state, owner, seat, cash - paid) - outlook(state, state.owner, seat, cash)


def _streets(owner: list[int], seat: int) -> tuple[list[Ground], list[int], int]:
    """A seat's full streets, its businesses outside them, and what the chances of more streets would take."""
    full, single, chances = [], [], 0
    for ground in GROUNDS:
        mine = [space for space in ground.spots if owner[space] == seat]
        lacking = len(ground.spots) - len(mine)
        if not lacking:
            full.append(ground)
        elif mine:
            single += mine
            chances += ground.three * CHANCES[lacking] // 100
    return full, single, chances


def _growth(full: list[Ground], capital: int) -> int:
    """What full streets would take with all the capital in stalls, the best street first."""
    takings = 0
    for ground in full:
        spent = max(0, min(capital, ground.cost))
        takings += ground.bare + ground.growth * spent // ground.cost
        capital -= spent
    return takings


def _visits_to_come(state: RihlaView) -> int:
    """Turns of visitors within the horizon, or before the round that ends the game."""
    rounds = min(HORIZON, state.round_limit - state.round + 1) if state.round_limit else HORIZON
    return rounds * (len(travelling(state)) - 1)
