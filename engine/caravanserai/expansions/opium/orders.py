"""Opium instead of goods (caravanserai-expansions section 2.2, rules 5 and 6; CX-29, CX-30).

The word of a deed names the three pieces that the opium stands for: `opium:am+si+em`.
"""
from functools import cache
from itertools import combinations

from engine.caravanserai.box import SHORT, pieces
from engine.caravanserai.box_orders import ORDERS, Order
from engine.caravanserai.expansions.opium.annex import opium, use_opium
from engine.caravanserai.expansions.opium.box import COVERED, NAME
from engine.caravanserai.hooks import Bill
from engine.caravanserai.table import CaravanseraiTable

_LETTERS = {number: short for short, number in SHORT.items()}


@cache
def covering(name: str) -> tuple[str, ...]:
    """The words for an order: every choice of exactly three of its pieces."""
    icons = [good for good, count in ORDERS[name].goods for _ in range(count)]
    assert pieces(ORDERS[name].goods) >= COVERED
    return tuple(_word(chosen) for chosen in dict.fromkeys(combinations(icons, COVERED)))


def _word(goods: tuple[int, ...]) -> str:
    return f"{NAME}:{'+'.join(_LETTERS[good] for good in goods)}"


@cache
def covered(word: str) -> tuple[int, ...]:
    """The pieces that a word names, by good."""
    return tuple(SHORT[short] for short in word.partition(":")[2].split("+"))


def is_opium(word: str) -> bool:
    """Whether a word of a deed means opium."""
    return word.startswith(f"{NAME}:")


def words(table: CaravanseraiTable, seat: int, deed: str, order: Order | None) -> tuple[str, ...]:
    """With opium in hand: instead of three pieces of any order; an order just taken must be filled so (CX-30)."""
    if order is None or opium(table).opium[seat] == 0:
        return ()
    return covering(order.id) if deed == "keep" else ("", *covering(order.id))


def bill(table: CaravanseraiTable, bill: Bill, words: tuple[str, ...]) -> None:
    """The pieces covered need not be handed in."""
    for word in words:
        if is_opium(word):
            for good in covered(word):
                bill.needs[good] -= 1


def on_terms(table: CaravanseraiTable, seat: int, words: tuple[str, ...]) -> None:
    """One opium leaves the game."""
    if any(is_opium(word) for word in words):
        use_opium(table, seat)


def draws(table: CaravanseraiTable, seat: int, words: tuple[str, ...], count: int) -> int:
    """With opium in hand one Minor Order is drawn, whatever else the seat has (CX-30)."""
    return 1 if opium(table).opium[seat] else count
