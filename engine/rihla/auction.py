"""Setting up shop, and auctions (rihla 3.9).

A free spot is offered to whoever stops there.  If that merchant passes, or cannot pay the price [R-18], the others bid
in turn order from the passer's left.  The first amount is half the price [R-17], each later one 100k more.  The holder
of the standing bid is never asked to outbid it.  Bids need cash in hand: nothing can be raised for one [R-20].
"""
from engine.rihla.answer import Answer
from engine.rihla.box import AUCTION_RAISE, OPENING_BID, PRICE
from engine.rihla.events import AuctionFailed, AuctionOpened, AuctionWon, BidMade, Bought, Folded
from engine.rihla.money import to_bank
from engine.rihla.table import NOBODY, Open, Question, RihlaTable, from_left
from engine.rihla.turn import go_on


class Buy(Question):
    """Whether to buy the free spot one has stopped at; the price is in hand."""

    space: int


class Bid(Question):
    """Whether to bid exactly `amount` for a spot.  `others` are asked after, in this order; `holder` holds the bid."""

    space: int
    amount: int
    others: list[int]
    holder: int = NOBODY

    def abandoned(self, table: RihlaTable) -> None:
        """Out of the auction; the others go on."""
        table.pending.pop()
        _ask_next(table, self)


class TakeSpot(Answer[Buy]):
    """Buy the spot for its price."""

    verb = "buy"

    def do(self, table: RihlaTable, asking: Buy) -> None:
        """Pay the price and own the spot."""
        table.pending.pop()
        to_bank(table, asking.seat, PRICE[asking.space])
        table.owner[asking.space] = asking.seat
        table.tell(Bought(asking.seat, asking.space, PRICE[asking.space]))
        go_on(table)


class PassSpot(Answer[Buy]):
    """Leave the spot to an auction among the others."""

    verb = "pass"

    def do(self, table: RihlaTable, asking: Buy) -> None:
        """Open the auction."""
        table.pending.pop()
        open_auction(table, asking.seat, asking.space)
        go_on(table)


class MakeBid(Answer[Bid]):
    """Bid exactly the amount asked."""

    verb = "bid"

    def do(self, table: RihlaTable, asking: Bid) -> None:
        """Hold the bid and go to the end of the rotation."""
        table.pending.pop()
        table.tell(BidMade(asking.seat, asking.space, asking.amount))
        asking.holder = asking.seat
        asking.others.append(asking.seat)
        asking.amount += AUCTION_RAISE
        _ask_next(table, asking)
        go_on(table)


class Fold(Answer[Bid]):
    """Drop out of the auction for good."""

    verb = "fold"

    def do(self, table: RihlaTable, asking: Bid) -> None:
        """Ask the next bidder, or end the auction."""
        table.pending.pop()
        table.tell(Folded(asking.seat, asking.space, asking.amount, True))
        _ask_next(table, asking)
        go_on(table)


def can_meet(state: Open, seats: list[int], amount: int) -> list[int]:
    """Who of these merchants has the cash for a bid of this amount: nothing can be raised for one [R-20]."""
    return [seat for seat in seats if state.merchants[seat].cash >= amount]


def offer_spot(table: RihlaTable, seat: int, space: int) -> None:
    """Ask whoever stopped at a free spot, or open the auction at once if the price is out of reach [R-18]."""
    if table.merchants[seat].cash >= PRICE[space]:
        table.pending.append(Buy(seat, space))
    else:
        open_auction(table, seat, space)


def open_auction(table: RihlaTable, passer: int, space: int) -> None:
    """The others bid, waiting ones too [R-49], but never the passer; of two merchants the other is asked [R-19]."""
    table.tell(AuctionOpened(space, passer, OPENING_BID[space]))
    _ask_next(table, Bid(passer, space, OPENING_BID[space], from_left(table, passer)))


def _ask_next(table: RihlaTable, bid: Bid) -> None:
    """Ask the next who can meet the amount; who cannot is dropped unasked.  Only the holder left: sold."""
    while bid.others:
        bid.seat = bid.others.pop(0)
        if bid.seat == bid.holder:
            _sell(table, bid)
            return
        if table.merchants[bid.seat].cash >= bid.amount:
            table.pending.append(bid)
            return
        table.tell(Folded(bid.seat, bid.space, bid.amount, False))
    table.tell(AuctionFailed(bid.space))


def _sell(table: RihlaTable, bid: Bid) -> None:
    standing = bid.amount - AUCTION_RAISE
    to_bank(table, bid.holder, standing)
    table.owner[bid.space] = bid.holder
    table.tell(AuctionWon(bid.holder, bid.space, standing))
