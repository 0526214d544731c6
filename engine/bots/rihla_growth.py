"""How a bot of Rihla grows its streets, and how it raises cash: stalls, leases and debts (rihla 7.2).

Stalls sell for what they cost, so all cash above a reserve is better in stalls, three everywhere first; leasing costs a
tenth of the price.  Spots outside full streets are leased before stalls go, and full streets are broken last.
"""
from typing import Any

from engine.bots.contract import Acts
from engine.bots.rihla_worth import VISITS, earning
from engine.kernel import Action
from engine.rihla.box import BUSINESSES, IJARA_CASH, PAY, RECLAIM_COST, step_cost
from engine.rihla.build import Build, Sell, build_refusal
from engine.rihla.lease import Lease, Reclaim
from engine.rihla.table import Open, owns_street

AIM = 3
"""Stalls to aim at first: there the pay leaps."""

Act = Action[Any, Any]


def pay_at(space: int, level: int) -> int:
    """What visitors pay at a level on a full street."""
    return PAY[space][1 + level]


def build_worth(state: Open, space: int) -> int:
    """How much more a business would earn per k spent, if it is grown to the aim (or by one step beyond it)."""
    level = state.level[space]
    goal = max(AIM, level + 1)
    cost = sum(step_cost(space, step) for step in range(level + 1, goal + 1))
    return (pay_at(space, goal) - pay_at(space, level)) * VISITS[space] * 10 // cost


def best_build(state: Open, acts: Acts, cash: int, reserve: int) -> Build | None:
    """The listed build that earns most for its cost, if it leaves the reserve."""
    builds = [act for act in acts if isinstance(act, Build)
              and cash - step_cost(act.space, state.level[act.space] + 1) >= reserve]
    return max(builds, key=lambda act: build_worth(state, act.space), default=None)


def lease_to_build(state: Open, seat: int, acts: Acts, reserve: int) -> Lease | None:
    """A spot to lease so that a street still below the aim can grow this turn; None if that would not reach."""
    cash = state.merchants[seat].cash
    wanted = [step_cost(space, state.level[space] + 1) for space in BUSINESSES
              if state.owner[space] == seat and state.level[space] < AIM
              and getattr(build_refusal(state, seat, space), "why", "too-dear") == "too-dear"]
    spare = _spare(state, acts)
    if not wanted or cash + sum([IJARA_CASH[act.space] for act in spare]) - min(wanted) < reserve:
        return None
    return spare[0] if spare and cash - min(wanted) < reserve else None


def best_reclaim(state: Open, acts: Acts, cash: int, reserve: int) -> Reclaim | None:
    """Full streets first; others when the clock is low, or when there is cash to spare."""
    for act in sorted([act for act in acts if isinstance(act, Reclaim)], key=lambda act: -earning(state, act.space)):
        space = act.space
        left = cash - RECLAIM_COST[space] - reserve
        urgent = owns_street(state, space) or state.ijara_left[space] <= 3
        if left >= (0 if urgent else 2_500):
            return act
    return None


def raise_cash(state: Open, acts: Acts) -> Act | None:
    """The next step out of a debt: lease what earns least outside full streets, sell stalls, lease the rest."""
    spare = _spare(state, acts)
    if spare:
        return spare[0]
    sells = [act for act in acts if isinstance(act, Sell)]
    if sells:
        return min(sells, key=lambda act: _loss(state, act.space))
    leases = [act for act in acts if isinstance(act, Lease)]
    return min(leases, key=lambda act: earning(state, act.space), default=None)


def _spare(state: Open, acts: Acts) -> list[Lease]:
    """Leases outside full streets, what earns least first."""
    leases = [act for act in acts if isinstance(act, Lease) and not owns_street_of(state, act.space)]
    return sorted(leases, key=lambda act: (earning(state, act.space), act.space))


def owns_street_of(state: Open, space: int) -> bool:
    """Whether a spot is a business of a full street."""
    return bool(PAY[space]) and owns_street(state, space)


def _loss(state: Open, space: int) -> int:
    """What selling a level loses in pay for each k it brings."""
    level = state.level[space]
    return (pay_at(space, level) - pay_at(space, level - 1)) * VISITS[space] * 10 // step_cost(space, level)
