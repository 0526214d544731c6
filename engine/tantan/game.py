"""Tan-tan Caravan as the kernel knows it: set-up (spec 1.2), menu, views, account and invariants."""
from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

from engine.kernel import Action, BadOption, Decision, Dice, Game, Option, Options, Result
from engine.tantan import scoring
from engine.tantan import view as views
from engine.tantan.box import CARDS, HAND_LIMIT, RICHES, STALLS, deck, sorted_cards
from engine.tantan.buy import Buy, BuyDone
from engine.tantan.distribution import DiscardCard, StealFrom, Take
from engine.tantan.events import GameStarted
from engine.tantan.stock import Count, Mice, Stock
from engine.tantan.table import (
    BuyMore,
    Discard,
    Pick,
    Steal,
    StockCount,
    StockMice,
    TantanTable,
    Turn,
    nothing_discarded,
    nothing_in_front,
)
from engine.tantan.turn import begin_turn
from engine.tantan.view import TantanView

BY_LOT = -1


class Tantan(Game):
    """The game for 2 to 4 players."""

    name = "tantan"
    seats = range(2, 5)
    options = (
        Option("first", (BY_LOT, 0, 1, 2, 3), BY_LOT),
        Option("open_hands", (False, True), False),
        Option("memory_aid", (False, True), False),
    )
    table_type = TantanTable
    view_type = TantanView
    menu: ClassVar[Mapping[type[Decision], tuple[type[Action[Any, Any]], ...]]] = {
        Turn: (Buy, BuyDone, Stock),
        BuyMore: (Buy, BuyDone),
        StockCount: (Count,),
        StockMice: (Mice,),
        Pick: (Take,),
        Steal: (StealFrom,),
        Discard: (DiscardCard,),
    }
    ends = ("final_distribution", "no_card_can_be_added")
    hot_words = (
        *(f"discard {card}" for card in reversed(RICHES)),
        *(f"take {card}" for card in reversed(CARDS) if card != "mouse"),
        *(f"steal {seat}" for seat in (3, 2, 1, 0)), *(f"stock {card}" for card in reversed(CARDS)),
        *(f"count {count}" for count in (4, 3, 2, 1)), *(f"mice {mice}" for mice in (3, 2, 1, 0)),
        *(f"buy {stall}" for stall in (5, 4, 3, 2, 1)), "buy done",
    )

    def check_options(self, seats: int, options: Options) -> Options:
        """As the kernel does; the first player named must also sit at the table."""
        checked = super().check_options(seats, options)
        if checked["first"] >= seats:
            raise BadOption(f"seat {checked['first']} cannot begin at a table for {seats}")
        return checked

    def deal(self, seats: int, options: Options, dice: Dice) -> TantanTable:
        """Shuffle, lay out purse and stalls from the left (T-05), and name the first player (T-02)."""
        chosen = self.check_options(seats, options)
        cards = sorted_cards(deck(seats))
        dice.shuffle(cards)
        first = dice.below(seats) if chosen["first"] == BY_LOT else chosen["first"]
        table = lay_out(cards, seats, first, dice)
        table.open_hands, table.memory_aid = chosen["open_hands"], chosen["memory_aid"]
        return table

    def view(self, table: TantanTable, seat: int | None) -> TantanView:
        """What a seat may see."""
        return views.view(table, seat)

    def imagine(self, view: TantanView, dice: Dice) -> TantanTable:
        """A table that fits the view."""
        return views.imagine(view, dice)

    def result(self, table: TantanTable) -> Result:
        """The account by goods, lamps, princesses and merchants."""
        return scoring.result(table.fronts, table.ended)

    def progress(self, table: TantanTable) -> dict[str, int | str]:
        """The number of the turn and the cards left in the pile."""
        return {"turn": table.turn, "pile": len(table.pile)}

    def faults(self, table: TantanTable) -> list[str]:
        """Conservation (PT-01) and the invariants of spec 2.1."""
        return [*_cards_astray(table), *_broken_limits(table), *_broken_flow(table)]


def lay_out(cards: list[str], seats: int, first: int, dice: Dice) -> TantanTable:
    """Set the table up with a shuffled deck, its top first, and begin the first turn."""
    table = TantanTable(
        dice, [], pile=cards[1 + STALLS:], purse=cards[0], market=cards[1:1 + STALLS], caravan=[],
        hands=[[] for _ in range(seats)], fronts=[nothing_in_front() for _ in range(seats)],
        discard=nothing_discarded(), active=first,
    )
    table.tell(GameStarted(seats, first, cards[0], tuple(table.market), table.pile[0], len(table.pile)))
    begin_turn(table, first)
    return table


def _cards_astray(table: TantanTable) -> list[str]:
    found = Counter([*table.pile, *table.market, *table.caravan, *(card for hand in table.hands for card in hand)])
    found[table.purse or "none"] += 1
    for heap in (*table.fronts, table.discard):
        found.update(heap)
    wanted = deck(len(table.hands))
    return [f"{found[card]} {card} instead of {wanted.get(card, 0)}" for card in [*CARDS, *found]
            if card != "none" and found[card] != wanted.get(card, 0)]


def _broken_limits(table: TantanTable) -> list[str]:
    """Hands and fronts (PT-02), market and purse (PT-04), nothing negative, every count where it belongs."""
    checks = {
        "a hand is over the limit": all(len(hand) <= HAND_LIMIT for hand in table.hands),
        "a hand is not sorted": all(hand == sorted(hand, key=CARDS.index) for hand in table.hands),
        "a front lists other types": all(tuple(front) == RICHES for front in table.fronts),
        "the discard pile lists other types": tuple(table.discard) == CARDS,
        "a count is negative": min(min(heap.values()) for heap in (*table.fronts, table.discard)) >= 0,
        "the market is short beside a pile": len(table.market) == STALLS or not table.pile,
        "a market without purse card": table.purse is not None or not table.market,
        "the caravan is overfull": table.free() >= 0,
    }
    return [fault for fault, holds in checks.items() if not holds]


def _broken_flow(table: TantanTable) -> list[str]:
    """A turn finds a free space, and with an empty pile a caravan that is not empty (PT-03); a lap runs iff it must."""
    asked = table.pending[-1] if table.pending else None
    sharing = isinstance(asked, Pick | Steal | Discard)
    checks = {
        "nobody is asked and the game is not over": (asked is None) == bool(table.ended),
        "a turn at a full caravan": not isinstance(asked, Turn) or table.free() > 0,
        "an empty caravan after the pile": not isinstance(asked, Turn) or bool(table.pile or table.caravan),
        "a lap without its question": sharing == (table.lap is not None),
    }
    return [fault for fault, holds in checks.items() if not holds]


GAME = Tantan()
