"""Trades (rihla 3.4): one offer, accepted or declined, no counter-offer.

The merchant who manages offers, and so does a debtor; nobody else [R-45].  Three offers to the same merchant in a turn,
whatever the answers [R-44].  Both sides give, cash on one side only, so at least one asset moves [R-46].
"""
from collections.abc import Iterable

from engine.kernel import Action, Refusal, refuse
from engine.rihla.answer import Answer
from engine.rihla.box import (
    FAIRNESS,
    OFFERS_PER_TARGET,
    PRICE,
    SISTERS,
    SPACES,
    TRADE_VALUE,
)
from engine.rihla.dues import Debt
from engine.rihla.events import OfferAnswered, OfferMade
from engine.rihla.holdings import holdings
from engine.rihla.table import Deal, Open, Question, RihlaTable
from engine.rihla.turn import Manage, go_on


class Reply(Question):
    """Whether to accept an offer."""

    deal: Deal

    def abandoned(self, table: RihlaTable) -> None:
        """The offer lapses; the maker is asked again [R-11]."""
        _answer(table, self, "lapsed")


class Offer(Action[RihlaTable, Manage | Debt]):
    """Offer assets or cash for assets or cash: `offer 1 4,6 0 - 2500` gives 4 and 6 for 2,500k of seat 1."""

    verb = "offer"
    wide = exact = True
    target: int
    give: tuple[int, ...]
    give_cash: int
    get: tuple[int, ...]
    get_cash: int

    @classmethod
    def options(cls, table: RihlaTable, asking: Manage | Debt) -> Iterable["Offer"]:
        """The plainest worth listing: the price in cash for the one business a street still lacks; none in a debt.

        Its owner has no stalls there, since the street is not full, and the price for the spot is fair.
        """
        lacking = holdings(table.owner)[asking.seat].lacking
        if not lacking or isinstance(asking, Debt):
            return ()
        seat, owner, leased = asking.seat, table.owner, table.ijara_left
        cash = table.merchants[seat].cash
        return [cls(owner[space], (), PRICE[space], (space,), 0) for space in lacking
                if PRICE[space] <= cash and not leased[space] and offers_left(table, seat, owner[space])]

    def refusal(self, table: RihlaTable, asking: Manage | Debt) -> Refusal | None:
        """The whole rule of trades; see `deal_refusal`."""
        return deal_refusal(table, self.deal(asking.seat))

    def do(self, table: RihlaTable, asking: Manage | Debt) -> None:
        """Put it to the target; making it counts, whatever the answer."""
        deal = self.deal(asking.seat)
        table.offers.append(deal)
        table.pending.append(Reply(self.target, deal))
        table.tell(OfferMade(asking.seat, self.target, self.give, self.give_cash, self.get, self.get_cash))
        go_on(table)

    def deal(self, maker: int) -> Deal:
        """The offer as a deal between two merchants."""
        return Deal(maker, self.target, self.give, self.give_cash, self.get, self.get_cash)


class Accept(Answer[Reply]):
    """Accept: assets and cash change hands at once."""

    verb = "accept"

    def do(self, table: RihlaTable, asking: Reply) -> None:
        """Swap, then ask the maker again (or pay a debt that is now covered)."""
        deal = asking.deal
        _answer(table, asking, "accepted")
        for space in deal.give:
            table.owner[space] = deal.target
        for space in deal.get:
            table.owner[space] = deal.maker
        paid = deal.give_cash - deal.get_cash
        table.merchants[deal.maker].cash -= paid
        table.merchants[deal.target].cash += paid
        go_on(table)


class Decline(Answer[Reply]):
    """Decline: nothing changes."""

    verb = "decline"

    def do(self, table: RihlaTable, asking: Reply) -> None:
        """Ask the maker again."""
        _answer(table, asking, "declined")
        go_on(table)


def deal_value(spaces: tuple[int, ...], cash: int) -> int:
    """What one side of a deal counts for: prices, 3,000k per Waqf, and cash at face [R-42, R-33]."""
    return sum([TRADE_VALUE[space] for space in spaces]) + cash


def fair_range(value: int) -> tuple[int, int]:
    """The least and the most that the other side of a deal may be worth against this one [R-42]."""
    return -(-value // FAIRNESS), value * FAIRNESS


def topped_up(deal: Deal, side: str, value: int) -> Deal | None:
    """The deal with cash on one side (`give` or `get`) alone, so that it is worth so much; None if its assets are more."""
    cash = value - deal_value(deal.give if side == "give" else deal.get, 0)
    if cash < 0:
        return None
    give, get = (cash, 0) if side == "give" else (0, cash)
    return Deal(deal.maker, deal.target, deal.give, give, deal.get, get)


def offers_left(state: Open, maker: int, target: int) -> int:
    """How many more offers a merchant may make to another this turn [R-44]."""
    return OFFERS_PER_TARGET - sum(1 for deal in state.offers if deal.maker == maker and deal.target == target)


def asset_refusal(state: Open, seat: int, space: int) -> Refusal | None:
    """Why a merchant may not trade a space, or None: not theirs, leased [R-38], or stalls on its street [R-43]."""
    if not 0 <= space < SPACES or state.owner[space] != seat:
        return refuse("not-owned", "rihla 3.4", space=space, seat=seat)
    if state.ijara_left[space]:
        return refuse("trade-on-ijara", "rihla R-38", space=space)
    if any(state.level[sister] for sister in SISTERS[space]):
        return refuse("trade-with-stalls", "rihla R-43", space=space)
    return None


def tradeable(state: Open, seat: int) -> list[int]:
    """Every asset a merchant may trade now, in the order of the road."""
    return [space for space, owner in enumerate(state.owner)
            if owner == seat and asset_refusal(state, seat, space) is None]


def deal_refusal(state: Open, deal: Deal) -> Refusal | None:
    """Why an offer may not be made, or None: partner, count, form, cover, assets, fairness."""
    return (_partner_refusal(state, deal) or _form_refusal(deal) or _cash_refusal(state, deal)
            or _assets_refusal(state, deal) or _fairness_refusal(deal))


def missing(state: Open, seat: int) -> list[int]:
    """The single businesses that streets of the seat's still lack, where another merchant owns them."""
    return holdings(state.owner)[seat].lacking


def _partner_refusal(state: Open, deal: Deal) -> Refusal | None:
    if not 0 <= deal.target < len(state.merchants) or deal.target == deal.maker:
        return refuse("no-such-partner", "rihla 3.4", seat=deal.target)
    if state.merchants[deal.target].out:
        return refuse("partner-out", "rihla 3.4", seat=deal.target)
    if offers_left(state, deal.maker, deal.target) <= 0:
        return refuse("offers-used-up", "rihla R-44", seat=deal.target, limit=OFFERS_PER_TARGET)
    return None


def _form_refusal(deal: Deal) -> Refusal | None:
    if deal.give_cash < 0 or deal.get_cash < 0:
        return refuse("cash-below-zero", "rihla 3.4")
    if deal.give_cash and deal.get_cash:
        return refuse("cash-on-both-sides", "rihla R-46")
    if not (deal.give or deal.give_cash) or not (deal.get or deal.get_cash):
        return refuse("empty-side", "rihla R-46")
    named = deal.give + deal.get
    return refuse("named-twice", "rihla 3.4") if len(dict.fromkeys(named)) < len(named) else None


def _cash_refusal(state: Open, deal: Deal) -> Refusal | None:
    for seat, cash in ((deal.maker, deal.give_cash), (deal.target, deal.get_cash)):
        if cash > state.merchants[seat].cash:
            return refuse("no-cover", "rihla 3.4", seat=seat, price=cash, cash=state.merchants[seat].cash)
    return None


def _assets_refusal(state: Open, deal: Deal) -> Refusal | None:
    for seat, spaces in ((deal.maker, deal.give), (deal.target, deal.get)):
        for space in spaces:
            no = asset_refusal(state, seat, space)
            if no is not None:
                return no
    return None


def _fairness_refusal(deal: Deal) -> Refusal | None:
    """One side may be worth at most double the other; exactly double is allowed [R-42]."""
    give, get = deal_value(deal.give, deal.give_cash), deal_value(deal.get, deal.get_cash)
    if give > FAIRNESS * get or get > FAIRNESS * give:
        return refuse("unfair", "rihla R-42", give=give, get=get)
    return None


def _answer(table: RihlaTable, asking: Reply, answer: str) -> None:
    table.pending.pop()
    table.tell(OfferAnswered(asking.deal.maker, asking.seat, answer))
