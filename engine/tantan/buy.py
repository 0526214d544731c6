"""Buying (rulebook, To Buy Cards From the Market; spec 3.2).

The purse card says how many coins there are; the board says what each stall costs.  Any stalls may be chosen as long as
the coins and the hand allow it.  The chosen cards move only when the purchase is done: then the purse card goes to the
caravan and the market closes up.
"""
from collections.abc import Iterable

from engine.kernel import Action, Refusal, refuse
from engine.tantan.box import HAND_LIMIT, PLACE, PRICES, PURSE, STALLS
from engine.tantan.events import Bought, MarketRefilled, PileEmptied, PurseToCaravan
from engine.tantan.table import BuyMore, TantanTable, Turn
from engine.tantan.turn import coins_to_spend, end_turn


class Buy(Action[TantanTable, Turn | BuyMore]):
    """Choose a stall (1 to 5): the first of a purchase, or one more."""

    verb = "buy"
    exact = True
    stall: int

    @classmethod
    def options(cls, table: TantanTable, asking: Turn | BuyMore) -> "Iterable[Buy]":
        """The stalls that coins and hand still allow."""
        if isinstance(asking, Turn):
            reach = _REACH[coins_to_spend(table, asking.seat)]
            return _BUYS[:min(reach, len(table.market))]
        if len(table.hands[asking.seat]) + len(asking.stalls) >= HAND_LIMIT:
            return ()
        left = coins_left(table, asking.stalls)
        return [buy for buy in _BUYS[:len(table.market)]
                if PRICES[buy.stall - 1] <= left and buy.stall not in asking.stalls]

    def refusal(self, table: TantanTable, asking: Turn | BuyMore) -> Refusal | None:
        """No such stall or nothing on it, no room in the hand, chosen already, or not enough coins."""
        chosen = asking.stalls if isinstance(asking, BuyMore) else ()
        if not table.market:
            return refuse("market-empty", "tantan T-15")
        if not 1 <= self.stall <= STALLS:
            return refuse("no-such-stall", "tantan T-09", stall=self.stall, stalls=STALLS)
        if self.stall > len(table.market):
            return refuse("stall-empty", "tantan T-14", stall=self.stall)
        return _no_room(table, asking.seat, chosen) or self._out_of_reach(table, chosen)

    def _out_of_reach(self, table: TantanTable, chosen: tuple[int, ...]) -> Refusal | None:
        if self.stall in chosen:
            return refuse("stall-chosen-already", "tantan T-09", stall=self.stall)
        price, left = PRICES[self.stall - 1], coins_left(table, chosen)
        return refuse("too-dear", "tantan T-09", price=price, coins=left) if price > left else None

    def do(self, table: TantanTable, asking: Turn | BuyMore) -> None:
        """Note the stall; the order of choosing never matters (T-10)."""
        stalls = (self.stall,) if isinstance(asking, Turn) else tuple(sorted((*asking.stalls, self.stall)))
        table.ask(BuyMore(asking.seat, stalls))


def _no_room(table: TantanTable, seat: int, chosen: tuple[int, ...]) -> Refusal | None:
    held = len(table.hands[seat])
    if held >= HAND_LIMIT:
        return refuse("seven-cards-must-stock", "tantan T-22", cards=held)
    if held + len(chosen) >= HAND_LIMIT:
        return refuse("hand-full", "tantan T-11", cards=held, chosen=len(chosen), limit=HAND_LIMIT)
    return None


class BuyDone(Action[TantanTable, Turn | BuyMore]):
    """Close the purchase: take the chosen cards."""

    verb = "buy done"
    exact = True

    @classmethod
    def options(cls, table: TantanTable, asking: Turn | BuyMore) -> "Iterable[BuyDone]":
        """Always, once a card is chosen."""
        return () if isinstance(asking, Turn) else _DONE

    def refusal(self, table: TantanTable, asking: Turn | BuyMore) -> Refusal | None:
        """A purchase takes at least one card: it is no way to pass (T-08)."""
        return refuse("buy-at-least-one", "tantan T-08") if isinstance(asking, Turn) else None

    def do(self, table: TantanTable, asking: Turn | BuyMore) -> None:
        """Cards to the hand, purse card to the caravan, market closed up and refilled; then the next seat."""
        assert isinstance(asking, BuyMore)
        _take_cards(table, asking)
        _move_purse(table, asking.seat)
        _close_up(table, asking.stalls)
        end_turn(table)


def coins_left(table: TantanTable, stalls: tuple[int, ...]) -> int:
    """What the purse still holds after paying for these stalls; change is lost at the end of the purchase (T-09)."""
    purse = PURSE[table.purse] if table.purse is not None else 0
    return purse - sum(PRICES[stall - 1] for stall in stalls)


def _take_cards(table: TantanTable, asking: BuyMore) -> None:
    cards = tuple([table.market[stall - 1] for stall in asking.stalls])
    hand = table.hands[asking.seat]
    hand += cards
    hand.sort(key=PLACE.__getitem__)
    left, coins = coins_left(table, asking.stalls), coins_left(table, ())
    table.tell(Bought(asking.seat, asking.stalls, cards, coins - left, coins))


def _move_purse(table: TantanTable, seat: int) -> None:
    """The purse card joins the caravan without any effect, whatever it is (T-12); it may fill the last space (T-16)."""
    assert table.purse is not None
    table.caravan.append(table.purse)
    table.last_adder = seat
    table.tell(PurseToCaravan(seat, table.purse))


def _close_up(table: TantanTable, bought: tuple[int, ...]) -> None:
    """Move what is left to the left, onto the purse space too; then fill the gaps from the left (T-13, T-14)."""
    row = [card for stall, card in enumerate(table.market, 1) if stall not in bought]
    pile = table.pile
    drawn = pile[:1 + STALLS - len(row)]
    del pile[:len(drawn)]
    row += drawn
    table.purse = row[0] if row else None
    table.market = row[1:]
    top = pile[0] if pile else None
    table.tell(MarketRefilled(table.purse, tuple(table.market), len(drawn), top, len(pile)))
    if drawn and not pile:
        table.tell(PileEmptied())


_BUYS = tuple([Buy(stall) for stall in range(1, STALLS + 1)])
_DONE = (BuyDone(),)
_REACH = tuple([sum(price <= coins for price in PRICES) for coins in range(max(PURSE.values()) + 1)])
"""How many stalls, from the left, a number of coins can pay for singly: prices never fall to the right."""
