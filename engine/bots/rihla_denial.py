"""When a master of Rihla pays for a free spot only to keep it from another (rihla 3.9, 7.2).

Whoever has all four services takes 2,000k at each of them without a single stall, and a full street can grow: with the
services for 10,000k in all, one of four masters won 32 of 100 matches instead of 25.  A rival who still bids has, as that
shows, no better use for the cash, so what it would gain is the spot for the bare price.  That costs a seat the rival's part
of what all the others may look forward to, the more so the further the rival is ahead.
"""
from engine.bots.rihla_outlook import outlook, win_outlook
from engine.bots.rihla_worth import GROUP, bill
from engine.rihla.box import FAIRNESS, GRAND_KHAN, IJARA_CASH, PRICE, SPACES, STEP_COST
from engine.rihla.holdings import holdings
from engine.rihla.scoring import worth
from engine.rihla.table import travelling
from engine.rihla.view import RihlaView

GROWTH = 2
"""Turns of growth for which cash is kept: what is more cannot become stalls before the next auction comes up."""
AHEAD = 12
"""How far the next card may lead."""


def denies(view: RihlaView, space: int, seat: int, paid: int, rivals: list[int], theirs: int) -> bool:
    """Whether a seat should pay so much for a free spot lest one of the rivals has it for `theirs`.

    Nobody is dragged along beyond double the price: for more it could not be traded on either [R-42].
    """
    if not rivals or paid > FAIRNESS * PRICE[space]:
        return False
    harm = max([_harm(view, space, seat, rival, theirs) for rival in rivals])
    return harm > 0 and harm + _own_gain(view, space, seat, paid, rivals) > 0


def bears(view: RihlaView, space: int, seat: int, paid: int) -> bool:
    """Whether a seat that pays so much could still raise every bill of its next travel that it could raise before."""
    before = worth(view, seat)
    left = before - paid + IJARA_CASH[space]
    return not any(left < due <= before for due in bills(view, seat))


def bills(view: RihlaView, seat: int, steps: int = 0) -> list[int]:
    """What each stop that the next card may lead to would cost, from here or from so many steps ahead."""
    start = view.merchants[seat].pos + steps
    return [bill(view, (start + further) % SPACES, seat) for further in range(1, AHEAD + 1)]


def would_have_all(view: RihlaView, space: int, seat: int) -> bool:
    """Whether a space is the last one a seat lacks for a full street or for all services."""
    return all(view.owner[other] == seat for other in GROUP[space] if other != space)


def _harm(view: RihlaView, space: int, seat: int, rival: int, paid: int) -> int:
    """What it costs a seat if the rival has the spot for so much."""
    gain = max(0, win_outlook(view, space, rival, 0) - paid)
    others = {other: max(1, outlook(view, view.owner, other, view.merchants[other].cash))
              for other in travelling(view) if other != seat}
    return gain * (others[rival] + gain) // (sum(others.values()) + gain)


def _own_gain(view: RihlaView, space: int, seat: int, paid: int, rivals: list[int]) -> int:
    """What the spot for so much changes for the seat itself; idle cash counts bare where a rival must be stopped."""
    if paid <= _idle(view, seat) and any(would_have_all(view, space, rival) for rival in rivals):
        return win_outlook(view, space, seat, 0) - paid
    return win_outlook(view, space, seat, paid)


def _idle(view: RihlaView, seat: int) -> int:
    """The cash that the seat's full streets have no use for in the next turns."""
    growing = 0
    for street in holdings(view.owner)[seat].full_streets:
        lacking = sum([GRAND_KHAN - view.level[space] for space in street.spots])
        growing += STEP_COST[street.spots[0]][1] * min(GROWTH, lacking)
    return view.merchants[seat].cash - growing
