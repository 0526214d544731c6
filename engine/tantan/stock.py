"""Stocking the caravan (rulebook, To Stock the Caravan; spec 3.3).

As many cards of one type as you want, and as many mice along with them, as far as there is space.  Whoever fills the
last space starts the distribution.
"""
from collections.abc import Iterable

from engine.kernel import Action, Refusal, refuse
from engine.tantan.box import CARDS, HAND_LIMIT
from engine.tantan.events import Stocked
from engine.tantan.table import StockCount, StockMice, TantanTable, Turn
from engine.tantan.turn import begin_distribution, end_turn


class Stock(Action[TantanTable, Turn]):
    """Choose the one type to stock; mice alone are a type too (T-18, T-19)."""

    verb = "stock"
    exact = True
    card: str

    @classmethod
    def options(cls, table: TantanTable, asking: Turn) -> "Iterable[Stock]":
        """Every type in the hand."""
        return [_STOCKS[card] for card in dict.fromkeys(table.hands[asking.seat])]

    def refusal(self, table: TantanTable, asking: Turn) -> Refusal | None:
        """There must be a card of the type in the hand; an empty hand can only buy (T-24)."""
        hand = table.hands[asking.seat]
        if not hand:
            return refuse("hand-empty-must-buy", "tantan T-24")
        if self.card not in CARDS:
            return refuse("no-such-card", "tantan T-18", card=self.card)
        return None if self.card in hand else refuse("not-in-hand", "tantan T-18", card=self.card)

    def do(self, table: TantanTable, asking: Turn) -> None:
        """Go on to the number."""
        table.ask(StockCount(asking.seat, self.card))


class Count(Action[TantanTable, StockCount]):
    """Choose how many copies: at least one, and some may be kept back (T-18, T-20)."""

    verb = "count"
    exact = True
    count: int

    @classmethod
    def options(cls, table: TantanTable, asking: StockCount) -> "Iterable[Count]":
        """From 1 to what hand and caravan allow."""
        return _COUNTS[:min(table.hands[asking.seat].count(asking.card), table.free())]

    def refusal(self, table: TantanTable, asking: StockCount) -> Refusal | None:
        """At least one, no more than held, no more than there are free spaces (T-21)."""
        held, free = table.hands[asking.seat].count(asking.card), table.free()
        if self.count < 1:
            return refuse("stock-at-least-one", "tantan T-18", card=asking.card)
        if self.count > held:
            return refuse("not-so-many", "tantan T-20", card=asking.card, held=held, count=self.count)
        return refuse("no-space", "tantan T-21", free=free, count=self.count) if self.count > free else None

    def do(self, table: TantanTable, asking: StockCount) -> None:
        """Ask for mice only if there is a choice: one in the hand and a space for it."""
        mice = asking.card != "mouse" and "mouse" in table.hands[asking.seat]
        if mice and table.free() > self.count:
            table.ask(StockMice(asking.seat, asking.card, self.count))
        else:
            _finish(table, asking.seat, asking.card, self.count, 0)


class Mice(Action[TantanTable, StockMice]):
    """Choose how many mice go along, none included."""

    verb = "mice"
    exact = True
    count: int

    @classmethod
    def options(cls, table: TantanTable, asking: StockMice) -> "Iterable[Mice]":
        """From none to what hand and caravan allow."""
        return _MICE[:1 + min(table.hands[asking.seat].count("mouse"), table.free() - asking.count)]

    def refusal(self, table: TantanTable, asking: StockMice) -> Refusal | None:
        """No more than held, and they share the free spaces with the goods (T-21)."""
        held, free = table.hands[asking.seat].count("mouse"), table.free() - asking.count
        if self.count < 0:
            return refuse("less-than-nothing", "tantan T-18", card="mouse")
        if self.count > held:
            return refuse("not-so-many", "tantan T-20", card="mouse", held=held, count=self.count)
        return refuse("no-space", "tantan T-21", free=free, count=self.count) if self.count > free else None

    def do(self, table: TantanTable, asking: StockMice) -> None:
        """Put everything into the caravan."""
        _finish(table, asking.seat, asking.card, asking.count, self.count)


def _finish(table: TantanTable, seat: int, card: str, count: int, mice: int) -> None:
    """Cards to the right end of the caravan, without effect (T-23); a full one is shared out at once (T-25, T-26)."""
    hand = table.hands[seat]
    for added in (*(card,) * count, *("mouse",) * mice):
        hand.remove(added)
        table.caravan.append(added)
    table.last_adder = seat
    table.tell(Stocked(seat, card, count, mice))
    if table.free():
        end_turn(table)
    else:
        begin_distribution(table, seat, "stock")


_STOCKS = {card: Stock(card) for card in CARDS}
_COUNTS = tuple([Count(count) for count in range(1, HAND_LIMIT + 1)])
_MICE = tuple([Mice(count) for count in range(HAND_LIMIT + 1)])
