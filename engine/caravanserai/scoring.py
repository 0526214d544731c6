"""The account: points, coins, end-game cards, colour sets, and who wins (caravanserai.md 9)."""
from functools import cache

from engine.caravanserai.box import CARD_CAP
from engine.caravanserai.box_orders import COLOURS, MAJORS
from engine.caravanserai.kits import KNOWN, house
from engine.caravanserai.stock import stored_worth
from engine.caravanserai.table import CaravanseraiTable
from engine.kernel import Result, ranks

ALIKE = {1: 0, 2: 2, 3: 5, 4: 9}
"""Points of a set of equal colours."""
DIFFERENT = {1: 0, 2: 0, 3: 5, 4: 9}
"""Points of a set of different colours."""


def sets_of(majors: list[str]) -> int:
    """The points of the best partition of Major Orders into colour sets (C-50)."""
    colours = [MAJORS[name].colour for name in majors]
    return best_sets(tuple(sorted(colours.count(colour) for colour in COLOURS)))


@cache
def best_sets(counts: tuple[int, ...]) -> int:
    """The best partition for so many orders of each colour, counts in rising order; each card is in one set."""
    best = 0
    for take in _sets(counts):
        rest = tuple(sorted(have - taken for have, taken in zip(counts, take, strict=True)))
        points = ALIKE[max(take)] if sum(map(bool, take)) == 1 else DIFFERENT[sum(take)]
        best = max(best, points + best_sets(rest))
    return best


def _sets(counts: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every set of two to four cards worth points that can be taken: all of one colour, or all of different colours."""
    seats = range(len(counts))
    alike = [tuple(size if place == at else 0 for at in seats)
             for place in seats for size in (2, 3, 4) if counts[place] >= size]
    masks = (tuple(mask >> place & 1 for place in seats) for mask in range(1 << len(counts)))
    different = [take for take in masks if sum(take) >= 3 and all(t <= c for t, c in zip(take, counts, strict=True))]
    return alike + different


def account(table: CaravanseraiTable, seat: int) -> dict[str, int]:
    """A seat's points by source: the scoring board, coins less debt, each end-game card, sets, and what parts add."""
    boy = table.seats[seat]
    lines = {"points": boy.points, "coins": boy.coins - boy.debt}  # may be negative (C-47)
    for card in boy.cards:
        for score in KNOWN[card].score:
            lines[card] = min(CARD_CAP, score(table, seat))
    lines["sets"] = sets_of(boy.majors)
    for hook in house(table.parts).tally:
        lines |= hook(table, seat)
    return lines


def result(table: CaravanseraiTable) -> Result:
    """The account as it stands: most points, then most goods left, then their value, then a shared win (C-51)."""
    parts = [account(table, seat) for seat in range(len(table.seats))]
    totals = [sum(lines.values()) for lines in parts]
    keys = [(total, sum(boy.goods), stored_worth(boy.goods)) for total, boy in zip(totals, table.seats, strict=True)]
    return Result(parts, totals, ranks(keys), _decided_by(sorted(keys, reverse=True)), table.reason)


def _decided_by(keys: list[tuple[int, int, int]]) -> str:
    """The first criterion in which the two best differ."""
    if len(keys) < 2:
        return ""
    names = ("total", "goods", "worth")
    return next((name for name, one, other in zip(names, *keys[:2], strict=True) if one != other), "")
