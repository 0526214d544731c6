"""What happens, as typed facts (rihla 7.1).  Everything but the order of the decks is open, so all see all.

Amounts are in k; `space` is a place on the road; `why` and `reason` are keys for the words of the page.
"""
from engine.kernel import Event


class Seated(Event):
    """The participants were dealt to the seats: `seating[seat]` is the participant."""
    reveals = True
    seating: tuple[int, ...]


class RoundStarted(Event):
    """A new round began."""
    round: int


class TurnStarted(Event):
    """A merchant's turn began."""
    turn: int
    seat: int


class Released(Event):
    """A merchant set off again from Bayt al-Dayn for free."""
    seat: int


class PaidRelease(Event):
    """A merchant paid to leave Bayt al-Dayn."""
    seat: int
    amount: int


class Waited(Event):
    """A merchant waited a turn in Bayt al-Dayn."""
    seat: int
    waits: int


class SentToHouse(Event):
    """A merchant was sent to Bayt al-Dayn: by Ghaflah, a card, or the third bonus card."""
    seat: int
    why: str


class Built(Event):
    """A business grew to `level` (5: a Grand Khan)."""
    seat: int
    space: int
    level: int
    cost: int


class SoldBack(Event):
    """A stall or Grand Khan went back to the bank; `level` is what is left."""
    seat: int
    space: int
    level: int
    refund: int


class Leased(Event):
    """A spot was put on Ijara."""
    seat: int
    space: int
    cash: int


class Reclaimed(Event):
    """A spot was taken back from Ijara."""
    seat: int
    space: int
    cost: int


class LeaseEnded(Event):
    """A clock ran out: the spot is free again."""
    seat: int
    space: int


class StallsSold(Event):
    """Stalls were sold back by themselves, because their street was broken."""
    seat: int
    space: int
    levels: int
    refund: int


class OfferMade(Event):
    """A merchant offered a trade."""
    maker: int
    target: int
    give: tuple[int, ...]
    give_cash: int
    get: tuple[int, ...]
    get_cash: int


class OfferAnswered(Event):
    """An offer was accepted, declined, or lapsed because its target left."""
    maker: int
    target: int
    answer: str


class Reshuffled(Event):
    """A discard pile became a new deck."""
    reveals = True
    deck: str


class CardDrawn(Event):
    """The top card of a deck was turned over."""
    reveals = True
    seat: int
    deck: str
    card: str


class Moved(Event):
    """A caravan travelled; `pay` is what the start paid on the way."""
    seat: int
    start: int
    stop: int
    pay: int


class Bought(Event):
    """A merchant set up shop for the price."""
    seat: int
    space: int
    price: int


class AuctionOpened(Event):
    """A spot went to auction among the others; `passer` may not bid."""
    space: int
    passer: int
    amount: int


class BidMade(Event):
    """A merchant bid."""
    seat: int
    space: int
    amount: int


class Folded(Event):
    """A merchant dropped out of an auction; `asked` is False for one who could not pay the amount anyway."""
    seat: int
    space: int
    amount: int
    asked: bool


class AuctionWon(Event):
    """The highest bidder paid and owns the spot."""
    seat: int
    space: int
    amount: int


class AuctionFailed(Event):
    """Nobody bid; the spot stays free."""
    space: int


class NothingDue(Event):
    """A payment came to nothing."""
    seat: int
    reason: str


class Paid(Event):
    """A merchant paid another (`to`), the bank (-1) or Bayt al-Mal (-2)."""
    seat: int
    to: int
    amount: int
    reason: str


class Received(Event):
    """The bank (-1) or Bayt al-Mal (-2) paid somebody (a seat, or -2 for Bayt al-Mal)."""
    seat: int
    giver: int
    amount: int
    reason: str


class DebtOpened(Event):
    """A payment above cash became a debt."""
    seat: int
    total: int
    reason: str


class DebtPaid(Event):
    """A debt was paid in one piece."""
    seat: int
    total: int
    reason: str


class ZakatReckoned(Event):
    """A merchant stopped on Zakat: wealth, what is due of it, and who shares it (none: the merchant has least)."""
    seat: int
    wealth: int
    amount: int
    recipients: tuple[int, ...]


class WaqfEndowed(Event):
    """A merchant endowed a Waqf."""
    seat: int
    space: int
    amount: int


class WaqfVisited(Event):
    """A merchant stopped at a Waqf; `endower` is -1 if it has none."""
    seat: int
    space: int
    endower: int


class BarakahGained(Event):
    """A merchant gained blessing."""
    seat: int
    amount: int
    why: str


class GaveUp(Event):
    """A merchant gave up a debt; the creditors share `worth`."""
    seat: int
    worth: int
    total: int


class LeaveAsked(Event):
    """A merchant who is not asked wants to leave; it is carried out when the next question or turn's end comes."""
    seat: int


class Left(Event):
    """A merchant left the game."""
    seat: int


class ExtensionUsed(Event):
    """A merchant's time ran out and an extension began; undo never goes back over it."""
    reveals = True
    seat: int
    left: int


class TimedOut(Event):
    """A merchant's time ran out and no extension was left; undo never goes back over it."""
    reveals = True
    seat: int


class MerchantOut(Event):
    """A merchant is out: cash to the bank, spots free."""
    seat: int
    place: int
    cash: int


class GameOver(Event):
    """The game ended."""
    reason: str
    winners: tuple[int, ...]
