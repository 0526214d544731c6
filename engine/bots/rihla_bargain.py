"""Deals a master of Rihla may propose: priced so that a partner who counts by worth should agree (rihla 3.4, 7.2).

It asks for spots that complete or advance its streets, for cash or for spots of its own; and while a full street of its
own can grow, it sells single spots for cash.  What a deal is worth to the master itself is not asked here.
"""
from collections.abc import Iterator

from engine.bots.rihla_deals import EVERY, SMALL_CHANGE, TRIES, in_full_street, worth_having
from engine.bots.rihla_worth import GROUP, Weights, deal_gain
from engine.rihla.box import FAIRNESS, GRAND_KHAN, KIND
from engine.rihla.holdings import holdings
from engine.rihla.table import Deal, Open, travelling
from engine.rihla.trade import deal_refusal, deal_value, offers_left, tradeable

Spots = tuple[int, ...]


def bargains(state: Open, seat: int, by: Weights) -> Iterator[Deal]:
    """Every legal deal to propose now, none twice in a turn; the second in a turn is priced to please more."""
    made = sum(1 for deal in state.offers if deal.maker == seat)
    if made >= len(TRIES):
        return
    for target in travelling(state):
        if target != seat and offers_left(state, seat, target):
            for give, get in _swaps(state, seat, target):
                deal = _priced(state, Deal(seat, target, give, 0, get, 0), TRIES[made], by)
                if deal is not None and deal not in state.offers and deal_refusal(state, deal) is None:
                    yield deal


def _swaps(state: Open, seat: int, target: int) -> Iterator[tuple[Spots, Spots]]:
    """What to give for what: one spot or none on either side, never two of a street."""
    spare = [space for space in tradeable(state, seat) if not in_full_street(state, space, seat)]
    for get in [space for space in tradeable(state, target) if worth_having(state, space, seat)]:
        yield (), (get,)
        yield from (((give,), (get,)) for give in spare if GROUP[give] != GROUP[get])
    if _can_grow(state, seat):
        yield from (((give,), ()) for give in spare if KIND[give] != "waqf" and (state.round + give) % EVERY == 0)


def _can_grow(state: Open, seat: int) -> bool:
    return any(state.level[space] < GRAND_KHAN for street in holdings(state.owner)[seat].full_streets for space in street.spots)


def _priced(state: Open, deal: Deal, percent: int, by: Weights) -> Deal | None:
    """The deal with the cash on one side after which the target gains something, and `percent` of what the maker does.

    None where no such cash can be paid or is fair.
    """
    own, other = deal_gain(state, deal, deal.maker, by), deal_gain(state, deal, deal.target, by)
    least = max(-((other * 100 - percent * own) // (100 + percent)), 1 - other)
    cash = -(-least // 100) * 100
    give, get = deal_value(deal.give, 0), deal_value(deal.get, 0)
    if cash >= 0:
        cash = max(cash, -(-(-(-get // FAIRNESS) - give) // 100) * 100)
        return Deal(deal.maker, deal.target, deal.give, cash, deal.get, 0)
    asked = min(-cash, FAIRNESS * give - get, state.merchants[deal.target].cash - SMALL_CHANGE) // 100 * 100
    return Deal(deal.maker, deal.target, deal.give, 0, deal.get, asked) if asked >= 0 else None
