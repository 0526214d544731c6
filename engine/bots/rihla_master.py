"""The master of Rihla: a merchant who looks ahead (rihla 7.2).

It bids, agrees and proposes by `rihla_outlook`, keeps spots from others by `rihla_denial`, puts all its cash into stalls,
and turns spots that lead nowhere into stalls of the streets it has.  The others are taken to count by the prices on the
road, as traders do.
"""
from engine.bots.rihla_bargain import bargains
from engine.bots.rihla_denial import AHEAD, bears, bills, denies, would_have_all
from engine.bots.rihla_merchant import Caravaneer, Temper
from engine.bots.rihla_outlook import deal_outlook, win_outlook
from engine.bots.rihla_worth import deal_gain
from engine.rihla.auction import Bid, Buy, can_meet
from engine.rihla.box import OPENING_BID, PRICE
from engine.rihla.table import Deal, from_left, travelling
from engine.rihla.trade import Offer
from engine.rihla.view import RihlaView

RULES = Temper(generous=20_000, reserve=0, at_ease=3_000)
"""The rules of thumb it keeps.  Stalls sell for what they cost, so cash in hand would only lie idle; and they bring more
than single spots do, which therefore stay on Ijara until there is cash to spare (won 55 of 100 over `at_ease` 0)."""


class Master(Caravaneer):
    """A merchant who answers auctions and trades by what may be looked forward to after them."""

    def __init__(self, temper: Temper = RULES) -> None:
        """Play with this temper; its worths are what the others are taken to count by."""
        super().__init__(temper)

    def propose(self, view: RihlaView, seat: int) -> Offer | None:
        """The deal, of those the others should agree to, after which there is most to look forward to."""
        found = [(deal_outlook(view, deal, seat), deal) for deal in bargains(view, seat, self.temper.worth)]
        gain, best = max(found, key=lambda pair: pair[0], default=(0, None))
        if best is None or gain <= 0:
            return None
        return Offer(best.target, best.give, best.give_cash, best.get, best.get_cash)

    def agrees(self, view: RihlaView, deal: Deal) -> bool:
        """Only to what makes it richer by the plain count and leaves it more to look forward to.

        Both depend on the table alone, so no round of trades and no asking again brings it below where it was.
        """
        return deal_gain(view, deal, deal.target, self.temper.worth) > 0 and deal_outlook(view, deal, deal.target) > 0

    def bids(self, view: RihlaView, asked: Bid) -> bool:
        """As long as it can bear the amount, and gains by it or keeps the spot from another who would gain more."""
        space, seat, amount = asked.space, asked.seat, asked.amount
        rivals = can_meet(view, [rival for rival in asked.others if rival != seat], amount)
        gains = win_outlook(view, space, seat, amount) > 0
        return bears(view, space, seat, amount) and (gains or denies(view, space, seat, amount, rivals, amount))

    def buys(self, view: RihlaView, asked: Buy) -> bool:
        """Unless it is better to leave the spot to the others, of whom a single one has it for the opening bid."""
        space, seat, price = asked.space, asked.seat, PRICE[asked.space]
        rivals = can_meet(view, from_left(view, seat), OPENING_BID[space])
        dear = price if len(rivals) > 1 else OPENING_BID[space]
        if _better_mine(view, space, seat, price, rivals, dear):
            return True
        finishers = [rival for rival in rivals if would_have_all(view, space, rival)]
        return bears(view, space, seat, price) and denies(view, space, seat, price, finishers, dear)

    def prefers(self, view: RihlaView, seat: int, steps: int) -> int:
        """What the stop brings, and half of what the next one may cost: from there a build or a trade comes first."""
        return super().prefers(view, seat, steps) - sum(bills(view, seat, steps)) // AHEAD // 2


def _better_mine(view: RihlaView, space: int, seat: int, paid: int, rivals: list[int], theirs: int) -> bool:
    """Whether a seat should pay for a free spot rather than leave it to the rival who wants it most, at `theirs`."""
    other = max([win_outlook(view, space, rival, theirs) for rival in rivals], default=0)
    return win_outlook(view, space, seat, paid) > -max(other, 0) // (len(travelling(view)) - 1)
