"""How a bot of Rihla trades (rihla 7.2): it proposes deals that complete streets, and cannot be milked.

A deal is agreed to only if it raises worth and cash together, and by at least `r` percent of what it brings the other:
so junk with a little cash never buys the last business of a street, and no answer changes by being asked again.
"""
from engine.bots.rihla_worth import GROUP, Weights, completes, deal_gain
from engine.rihla.box import FAIRNESS, KIND, TRADE_VALUE
from engine.rihla.table import Deal, Open, travelling
from engine.rihla.trade import Offer, deal_refusal, offers_left, tradeable

SMALL_CHANGE = 300
"""Cash a bot keeps in any trade."""
EVERY = 3
"""An asset is asked for in every third round only, so that nobody has to decline the same thing turn after turn."""
TRIES = (80, 160)
"""What a bot offers: first a deal that gives the other 80 percent of its own gain, then, if declined, 160 percent."""


def agrees(state: Open, deal: Deal, r: int, by: Weights) -> bool:
    """Whether the target of a deal should accept it."""
    own = deal_gain(state, deal, deal.target, by)
    other = deal_gain(state, deal, deal.maker, by)
    left = state.merchants[deal.target].cash - deal.get_cash
    return own > 0 and own * 100 >= r * other and (not deal.get_cash or left >= SMALL_CHANGE)


def best_offer(state: Open, seat: int, by: Weights) -> Offer | None:
    """The deal that brings the maker most among those the target should accept; none twice in a turn."""
    made = sum(1 for deal in state.offers if deal.maker == seat)
    if made >= len(TRIES):
        return None
    found: list[tuple[int, Deal]] = []
    for target in travelling(state):
        if target != seat and offers_left(state, seat, target):
            found += _deals(state, seat, target, TRIES[made], by)
    found = [(gain, deal) for gain, deal in found if deal not in state.offers and deal_refusal(state, deal) is None]
    return _offer(max(found, key=lambda pair: pair[0])[1]) if found else None


def last_offer(state: Open, seat: int, by: Weights) -> Offer | None:
    """In a debt that cannot be covered: sell something for as much as its buyer should still agree to."""
    best: tuple[int, Deal] | None = None
    for target in travelling(state):
        if target == seat or not offers_left(state, seat, target):
            continue
        for space in tradeable(state, seat):
            deal = _sale(state, seat, target, space, by)
            if deal is not None and deal not in state.offers and (best is None or deal.get_cash > best[0]):
                best = deal.get_cash, deal
    return _offer(best[1]) if best else None


def _sale(state: Open, seat: int, target: int, space: int, by: Weights) -> Deal | None:
    """One asset for cash, as dear as the rules, the target's purse and the target's gain allow."""
    gain = deal_gain(state, Deal(seat, target, (space,), 0, (), 0), target, by)
    most = min(FAIRNESS * TRADE_VALUE[space], state.merchants[target].cash - SMALL_CHANGE, gain * 9 // 10)
    deal = Deal(seat, target, (space,), 0, (), most // 100 * 100)
    return deal if deal_refusal(state, deal) is None else None


def _deals(state: Open, seat: int, target: int, percent: int, by: Weights) -> list[tuple[int, Deal]]:
    """Deals with one merchant: each of its assets worth having, for cash or for one of the seat's own assets."""
    wanted = [space for space in tradeable(state, target) if worth_having(state, space, seat)]
    spare = [space for space in tradeable(state, seat) if not in_full_street(state, space, seat)] if wanted else []
    found = []
    for get in wanted:
        for give in [(), *((space,) for space in spare if GROUP[space] != GROUP[get])]:
            deal = _balanced(state, Deal(seat, target, give, 0, (get,), 0), percent, by)
            if deal is not None:
                found.append((deal_gain(state, deal, seat, by), deal))
    return found


def worth_having(state: Open, space: int, seat: int) -> bool:
    """Whether an asset completes or advances a street of the seat's, or adds to its services, and its round has come."""
    if KIND[space] == "waqf" or (state.round + space) % EVERY:
        return False
    mine = sum(1 for other in GROUP[space] if state.owner[other] == seat)
    return completes(state, space, seat) or mine >= (2 if KIND[space] == "service" else 1)


def in_full_street(state: Open, space: int, seat: int) -> bool:
    """Whether a spot is part of a full street of the seat's."""
    return KIND[space] == "business" and all(state.owner[other] == seat for other in GROUP[space])


def _balanced(state: Open, deal: Deal, percent: int, by: Weights) -> Deal | None:
    """The deal with the cash added that gives the target `percent` of the maker's gain; None if it cannot be had."""
    own, other = deal_gain(state, deal, deal.maker, by), deal_gain(state, deal, deal.target, by)
    if own + other <= 0:
        return None
    cash = -((other * 100 - percent * own) // (100 + percent))
    cash = -(-cash // 100) * 100
    give, get = sum([TRADE_VALUE[s] for s in deal.give]), sum([TRADE_VALUE[s] for s in deal.get])
    if cash >= 0:
        cash = max(cash, -(-(get // FAIRNESS - give) // 100) * 100)
        if own - cash <= 0 or give + cash > FAIRNESS * get or state.merchants[deal.maker].cash - cash < SMALL_CHANGE:
            return None
        return Deal(deal.maker, deal.target, deal.give, cash, deal.get, 0)
    asked = min(-cash, FAIRNESS * give - get, state.merchants[deal.target].cash - SMALL_CHANGE) // 100 * 100
    if asked < 0 or own + asked <= 0:
        return None
    return Deal(deal.maker, deal.target, deal.give, 0, deal.get, asked)


def _offer(deal: Deal) -> Offer:
    return Offer(deal.target, deal.give, deal.give_cash, deal.get, deal.get_cash)
