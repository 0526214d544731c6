"""Whole plans for a decision of Tan-tan Caravan: a purchase or a stock from its first word to its last, with its worth.

A plan is the words that are still to be said.  Every decision within a purchase or a stock is judged by the plans that
are still open, so the later answers fit the first.
"""
from collections.abc import Iterator
from itertools import combinations

from engine.bots.tantan_worth import Appraisal, Weights, counted, loss
from engine.tantan.box import HAND_LIMIT, PRICES, PURSE, UNKNOWN
from engine.tantan.table import BuyMore, Discard, Pick, Steal, StockCount, StockMice, TantanTable, Turn

Plan = tuple[str, ...]
Judged = tuple[float, Plan]


def plans(table: TantanTable, weights: Weights) -> list[Judged]:
    """Every plan for the pending decision with its worth to the asked seat, best first."""
    asked = table.pending[-1]
    sight = Appraisal(table, weights)
    found: list[Judged] = []
    if isinstance(asked, Turn):
        found = [*_purchases(sight, asked.seat, ()), *_stocks(sight, asked.seat, None)]
    elif isinstance(asked, BuyMore):
        found = list(_purchases(sight, asked.seat, asked.stalls))
    elif isinstance(asked, StockCount | StockMice):
        found = list(_stocks(sight, asked.seat, asked))
    elif isinstance(asked, Pick):
        found = list(_shares(sight, asked.seat))
    elif isinstance(asked, Steal):
        found = list(_victims(sight, asked.seat))
    elif isinstance(asked, Discard):
        found = list(_given_up(sight, asked.seat))
    found.sort(key=lambda plan: -plan[0])
    return found


def _purchases(sight: Appraisal, seat: int, chosen: tuple[int, ...]) -> Iterator[Judged]:
    """Every purchase that contains the chosen stalls."""
    table = sight.table
    if table.purse is None:
        return
    coins, room = PURSE[table.purse], HAND_LIMIT - len(table.hands[seat])
    caravan = counted([*table.caravan, table.purse])
    left_behind = _left_behind(sight, seat, caravan, table.free() - 1)
    stalls = range(1, len(table.market) + 1)
    for count in range(max(1, len(chosen)), min(3, room, len(stalls)) + 1):
        for some in combinations(stalls, count):
            if sum([PRICES[stall - 1] for stall in some]) <= coins and set(chosen) <= set(some):
                words = [f"buy {stall}" for stall in some if stall not in chosen]
                yield left_behind + _bought(sight, seat, some), (*words, "buy done")


def _bought(sight: Appraisal, seat: int, stalls: tuple[int, ...]) -> float:
    """What a purchase adds to the hand, less what the next purse brings the next seat."""
    market, hand = sight.table.market, sight.table.hands[seat]
    added = counted([market[stall - 1] for stall in stalls])
    worth = 0.0
    for card, count in added.items():
        held = hand.count(card)
        worth += sight.held(seat, card, held + count) - sight.held(seat, card, held)
    purse = next((card for stall, card in enumerate(market, 1) if stall not in stalls), None)
    return worth - sight.weights.coin * (PURSE[purse] if purse is not None else 0)


def _stocks(sight: Appraisal, seat: int, asked: StockCount | StockMice | None) -> Iterator[Judged]:
    """Every stock, or every way to finish the one that has begun."""
    hand, caravan, free = counted(sight.table.hands[seat]), counted(sight.table.caravan), sight.table.free()
    begun = 0 if asked is None else 1 if isinstance(asked, StockCount) else 2
    for card, held in hand.items():
        if asked is not None and card != asked.card:
            continue
        for count in range(1, min(held, free) + 1):
            if isinstance(asked, StockMice) and count != asked.count:
                continue
            mice = 0 if card == "mouse" else min(hand.get("mouse", 0), free - count)
            for some in range(mice + 1):
                words = (f"stock {card}", f"count {count}", *((f"mice {some}",) if mice else ()))
                worth = _stocked(sight, seat, caravan, free, {card: count, "mouse": some} if some else {card: count})
                yield worth, words[begun:]


def _stocked(sight: Appraisal, seat: int, caravan: dict[str, int], free: int, added: dict[str, int]) -> float:
    """What a stock takes from the hand, and what becomes of the caravan."""
    table, filled = sight.table, caravan.copy()
    worth = 0.0
    for card, count in added.items():
        held = table.hands[seat].count(card)
        worth += sight.held(seat, card, held - count) - sight.held(seat, card, held)
        filled[card] = filled.get(card, 0) + count
        free -= count
    if free == 0:
        return worth + sight.margin(sight.lap(filled, seat), seat)
    coins = PURSE[table.purse] if table.purse is not None else 0
    return worth + _left_behind(sight, seat, filled, free) - sight.weights.coin * coins


def _left_behind(sight: Appraisal, seat: int, caravan: dict[str, int], free: int) -> float:
    """A caravan left to the next seat: shared out now if it is full, and perhaps if little space is left."""
    starter = (seat + 1) % sight.seats
    return sight.weights.danger[free] * sight.margin(sight.lap(caravan, starter), seat)


def _shares(sight: Appraisal, seat: int) -> Iterator[Judged]:
    """Each share, and what it leaves to those who follow."""
    lap, caravan = sight.table.lap, counted(sight.table.caravan)
    assert lap is not None
    for card, count in caravan.items():
        if card != "mouse":
            left = {other: held for other, held in caravan.items() if other != card}
            gains = sight.lap(left, lap.starter, lap.step + 1)
            gains[seat] += sight.gain(seat, card, count)
            yield sight.margin(gains, seat), (f"take {card}",)


def _victims(sight: Appraisal, seat: int) -> Iterator[Judged]:
    """Each hand to rob: what a card of it is worth where hands are open, else the larger the better."""
    for victim, hand in enumerate(sight.table.hands):
        if hand and victim != seat:
            known = [sight.gain(seat, card, 1) for card in hand if card != UNKNOWN]
            worth = sum(known) / len(known) if known else sight.weights.theft
            yield worth + len(hand) / HAND_LIMIT, (f"steal {victim}",)


def _given_up(sight: Appraisal, seat: int) -> Iterator[Judged]:
    """Each card in front that the mouse may have."""
    front = sight.table.fronts[seat]
    for card, count in front.items():
        if count:
            yield -loss(front, sight.reach(seat), card, sight.weights), (f"discard {card}",)
