"""A merchant of Rihla who follows rules of thumb (rihla 7.2): it grows, trades and bids by the worth of holdings."""
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.bots.contract import Acts, Deadline
from engine.bots.rihla_deals import agrees, best_offer, last_offer
from engine.bots.rihla_growth import best_build, best_reclaim, lease_to_build, raise_cash
from engine.bots.rihla_worth import (
    WEIGHTS,
    Weights,
    blocks,
    completes,
    free_spots,
    largest_bill,
    spot_gain,
    stop_worth,
)
from engine.kernel import Action, Dice
from engine.rihla.auction import Bid, Buy
from engine.rihla.box import PRICE
from engine.rihla.cards import StopAt
from engine.rihla.dues import Debt
from engine.rihla.table import Deal
from engine.rihla.trade import Offer, Reply
from engine.rihla.turn import Choose, Manage
from engine.rihla.view import RihlaView
from engine.rihla.waqf import Endow

Act = Action[Any, Any]


class Temper(NamedTuple):
    """What parts one bot from another.

    `share`: percent of the other's gain it wants in a trade.  `bids`: percent of a spot's worth it bids up to.  `slips`:
    percent of hasty answers.  `generous`: with more cash than this it endows a Waqf.  `reserve`: cash that is not spent on
    growth; `at_ease`: cash that must be left after a spot is taken back from Ijara.
    """

    share: int = 80
    bids: int = 90
    slips: int = 0
    offers: bool = True
    generous: int = 8_000
    reserve: int = 500
    at_ease: int = 500
    worth: Weights = WEIGHTS


TRADER = Temper()


class Caravaneer:
    """A merchant who answers every question by a rule of thumb."""

    def __init__(self, temper: Temper = TRADER) -> None:
        """Play with this temper."""
        self.temper = temper
        self._answers: dict[type, Callable[[RihlaView, Acts, Any], Act]] = {
            Manage: self._manage, Reply: self._reply, Choose: self._choose, Buy: self._buy, Bid: self._bid,
            Endow: self._endow, Debt: self._debt,
        }

    def choose(self, view: RihlaView, legal: Acts, dice: Dice, deadline: Deadline) -> Act:
        """The answer to the pending question; a slip never touches a trade, a debt or what is owned."""
        asked = view.pending[-1]
        if self.temper.slips and isinstance(asked, Buy | Bid | Choose) and dice.below(100) < self.temper.slips:
            return dice.pick(list(legal))
        return self._answers[type(asked)](view, legal, asked)

    def _manage(self, view: RihlaView, acts: Acts, asked: Manage) -> Act:
        seat, cash = asked.seat, view.merchants[asked.seat].cash
        reserve = self.temper.reserve
        act: Act | None = best_reclaim(view, acts, cash, self.temper.at_ease) or best_build(view, acts, cash, reserve)
        if act is None and self.temper.offers:
            act = self.propose(view, seat)
        return act or lease_to_build(view, seat, acts, reserve) or self._set_off(view, acts, seat)

    def propose(self, view: RihlaView, seat: int) -> Offer | None:
        """What it offers the others now, if anything."""
        return best_offer(view, seat, self.temper.worth)

    def _set_off(self, view: RihlaView, acts: Acts, seat: int) -> Act:
        """Draw; from Bayt al-Dayn pay to leave while there is much to buy and little to fear (rihla 7.2)."""
        if not view.merchants[seat].waiting:
            return the(acts, "draw")
        eager = free_spots(view) > 4 and largest_bill(view, seat) <= 3_000 and view.merchants[seat].cash > 2_000
        return the(acts, "release" if eager else "wait")

    def _reply(self, view: RihlaView, acts: Acts, asked: Reply) -> Act:
        return the(acts, "accept" if self.agrees(view, asked.deal) else "decline")

    def agrees(self, view: RihlaView, deal: Deal) -> bool:
        """Whether it accepts a deal it was offered."""
        return agrees(view, deal, self.temper.share, self.temper.worth)

    def _choose(self, view: RihlaView, acts: Acts, asked: Choose) -> Act:
        stops = [act for act in acts if isinstance(act, StopAt)]
        return max(stops, key=lambda act: self.prefers(view, asked.seat, act.steps))

    def prefers(self, view: RihlaView, seat: int, steps: int) -> int:
        """How good it finds it to travel so many steps."""
        return stop_worth(view, seat, steps)

    def _buy(self, view: RihlaView, acts: Acts, asked: Buy) -> Act:
        return the(acts, "buy" if self.buys(view, asked) else "pass")

    def buys(self, view: RihlaView, asked: Buy) -> bool:
        """Whatever it stops at: what it passes goes to another."""
        return True

    def _bid(self, view: RihlaView, acts: Acts, asked: Bid) -> Act:
        return the(acts, "bid" if self.bids(view, asked) else "fold")

    def bids(self, view: RihlaView, asked: Bid) -> bool:
        """Up to a part of what the spot would add; more where it keeps another from a full street."""
        limit = spot_gain(view, asked.space, asked.seat, self.temper.worth) * self.temper.bids // 100
        if blocks(view, asked.space, asked.seat):
            limit = max(limit, PRICE[asked.space] * 13 // 10)
        keep = 0 if completes(view, asked.space, asked.seat) else 200
        most = min(limit, view.merchants[asked.seat].cash - keep)
        return asked.amount <= most

    def _endow(self, view: RihlaView, acts: Acts, asked: Endow) -> Act:
        return the(acts, "endow" if view.merchants[asked.seat].cash > self.temper.generous else "visit")

    def _debt(self, view: RihlaView, acts: Acts, asked: Debt) -> Act:
        """Raise the cash; where all there is would not do, try to sell to the others before giving up."""
        lost = next((act for act in acts if act.verb == "give up"), None)
        if lost is None:
            found = raise_cash(view, acts)
            assert found is not None
            return found
        return last_offer(view, asked.seat, self.temper.worth) or lost


def the(acts: Acts, verb: str) -> Act:
    """The listed action of this verb, where there is but one."""
    return next(act for act in acts if act.verb == verb)
