"""How a match went beside its score: what visitors brought each street, and the luck of the draw against expectation.

Luck is what drawn cards did to a purse, less what an average card of those left in the deck would have done, reckoned on
the table as it stood.  A Rihla card counts the pay of the start, the visit and the Waqf fee where it leads; a Sadaqah or
Hikma card its money.  What a merchant decides (buying, endowing, trading) is no luck and left out.
"""
from typing import NamedTuple

from engine.kernel import Event
from engine.rihla.box import CARDS, DECKS, KIND, LAP_PAY, SPACES, START_STOP_BONUS, STREET, WAQF_VISIT
from engine.rihla.box_cards import RIHLA
from engine.rihla.cards import count_stalls
from engine.rihla.events import CardDrawn, GaveUp, Left, Moved, Paid, Received, Reshuffled, SentToHouse
from engine.rihla.scoring import count_spots
from engine.rihla.table import RihlaTable, travelling
from engine.rihla.visit import visitor_pays
from ui.kit.face import Teller

VISITS = ("visit", "service")
"""The reasons for which visitors pay."""


class Draws(NamedTuple):
    """A merchant's draws from one kind of deck: how many, their money, and the money that was to be expected of them."""

    count: int = 0
    money: int = 0
    expected: int = 0

    def more(self, money: int, expected: int) -> "Draws":
        """One draw more."""
        return Draws(self.count + 1, self.money + money, self.expected + expected)


class Tale(Teller):
    """Listens to a match from its first table on; `earned[seat]` is by street letter, services under "service"."""

    def __init__(self, seats: int) -> None:
        """Nothing heard yet."""
        self.earned: list[dict[str, int]] = [{} for _ in range(seats)]
        self.road = [Draws()] * seats
        self.cards = [Draws()] * seats
        self.steps = [0] * seats
        self._pos = [0] * seats
        self._left: dict[str, list[str]] = {}
        self._owing = 0
        self._waiting: int | None = None  # what was to be expected of a Rihla card whose journey has not begun
        self._known = False

    def hear(self, before: RihlaTable, events: tuple[Event, ...]) -> None:
        """One action: the table it was played on, and what happened."""
        if not self._known:
            self._known, self._pos = True, [merchant.pos for merchant in before.merchants]
        self._left = {deck: list(cards) for deck, cards in before.decks.items()}
        for event in events:
            if isinstance(event, CardDrawn):
                self._drawn(before, event)
            elif isinstance(event, Moved):
                self._moved(before, event)
            elif isinstance(event, Reshuffled):
                self._left[event.deck] = list(DECKS[event.deck])
            elif isinstance(event, SentToHouse):
                self._sent(event)
            elif isinstance(event, GaveUp | Left):
                self._owing, self._waiting = event.seat, None
            elif isinstance(event, Paid) and event.reason in VISITS:
                self._earn(event.to, event.seat, event.amount)
            elif isinstance(event, Received) and event.reason in VISITS:
                self._earn(event.seat, self._owing, event.amount)

    def _earn(self, owner: int, visitor: int, amount: int) -> None:
        street = STREET[self._pos[visitor]]
        group = street.letter if street else "service"
        self.earned[owner][group] = self.earned[owner].get(group, 0) + amount

    # ---- draws

    def _drawn(self, before: RihlaTable, event: CardDrawn) -> None:
        left, seat = self._left[event.deck], event.seat
        if event.deck == "rihla":
            worth = [_journey(before, seat, self._pos[seat], RIHLA[card].steps) for card in left]
            self._waiting = sum(worth) // max(1, len(worth))
        else:
            worth = [card_money(before, seat, card) for card in left]
            expected = sum(worth) // max(1, len(worth))
            self.cards[seat] = self.cards[seat].more(card_money(before, seat, event.card), expected)
        if event.card in left:
            left.remove(event.card)

    def _moved(self, before: RihlaTable, event: Moved) -> None:
        if self._waiting is not None:
            steps = (event.stop - event.start) % SPACES
            money = stop_money(before, event.seat, event.start, steps)
            self.road[event.seat] = self.road[event.seat].more(money, self._waiting)
            self.steps[event.seat] += steps
            self._waiting = None
        self._pos[event.seat] = event.stop

    def _sent(self, event: SentToHouse) -> None:
        """A third bonus card leads nowhere: it counts as a draw that brought nothing."""
        if self._waiting is not None:
            self.road[event.seat] = self.road[event.seat].more(0, self._waiting)
            self._waiting = None

    def luck(self, seat: int) -> int:
        """How much more the cards did for a merchant than was to be expected."""
        return sum(draws.money - draws.expected for draws in (self.road[seat], self.cards[seat]))


def _journey(table: RihlaTable, seat: int, pos: int, steps: tuple[int, ...]) -> int:
    """The money of a Rihla card; of a choice, the best."""
    return max(stop_money(table, seat, pos, step) for step in steps)


def stop_money(table: RihlaTable, seat: int, pos: int, steps: int) -> int:
    """The pay of the start on the way, less the visit or Waqf fee at the end."""
    ahead = pos + steps
    space = ahead % SPACES
    pay = (LAP_PAY + (0 if space else START_STOP_BONUS)) if ahead >= SPACES else 0
    fee = WAQF_VISIT if KIND[space] == "waqf" else visitor_pays(table, space) if table.owner[space] != seat else 0
    return pay - fee


def card_money(table: RihlaTable, seat: int, ident: str) -> int:
    """What a Sadaqah or Hikma card does to the purse of whoever draws it, before any journey it sends on."""
    card, others = CARDS[ident], len(travelling(table)) - 1
    stalls, khans = count_stalls(table, seat)
    amounts = {"gain": card.amount, "gain_fund": min(card.amount, table.fund), "pay": -card.amount,
               "pay_least": -card.amount, "pay_each": -card.amount * others, "collect_each": card.amount * others,
               "pay_per_stall": -stalls * card.stall - khans * card.khan,
               "pay_per_business": -card.amount * count_spots(table, seat),
               "pay_percent_cash": -(table.merchants[seat].cash * card.percent // 100)}
    return amounts.get(card.effect, 0)
