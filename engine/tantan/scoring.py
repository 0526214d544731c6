"""Points (rulebook, End of the Game; spec, chapter 5).  Only cards in front count (T-52, T-57)."""
from engine.kernel import Result, ranks
from engine.tantan.box import GOODS

PARTS = ("goods", "lamps", "princesses", "merchants")
CRITERIA = ("total", "princesses", "merchants")
"""What parts two players, in this order (T-58)."""

Front = dict[str, int]


def goods(front: Front) -> int:
    """The printed points of all goods."""
    return (2 * front["food"] + 3 * front["clothes"] + 4 * front["fabric"]
            + 5 * front["lantern"] + 6 * front["spice"] + 7 * front["jewellery"])


def largest(front: Front) -> int:
    """Cards in the largest collection of one good, by number of cards (T-53); 0 without goods."""
    return max(front["food"], front["clothes"], front["fabric"], front["lantern"], front["spice"], front["jewellery"])


def kinds(front: Front) -> int:
    """How many of the six goods are there."""
    return sum(front[card] > 0 for card in GOODS)


def princess_worth(front: Front) -> int:
    """What the princesses pay whoever has most of them: one point each per card of the largest collection."""
    return front["princess"] * largest(front)


def merchant_worth(front: Front) -> int:
    """What the merchants pay whoever has most of them: two points each per kind of goods."""
    return front["merchant"] * 2 * kinds(front)


def account(fronts: list[Front]) -> list[dict[str, int]]:
    """The points of each seat by part; all who tie for most princesses or merchants score, nobody else (T-54, T-55)."""
    most_princesses = max(front["princess"] for front in fronts)
    most_merchants = max(front["merchant"] for front in fronts)
    return [{
        "goods": goods(front),
        "lamps": front["lamp"] ** 2,
        "princesses": princess_worth(front) if front["princess"] == most_princesses else 0,
        "merchants": merchant_worth(front) if front["merchant"] == most_merchants else 0,
    } for front in fronts]


def totals(fronts: list[Front]) -> list[int]:
    """The points of each seat."""
    return [sum(parts.values()) for parts in account(fronts)]


def result(fronts: list[Front], reason: str) -> Result:
    """The account with ranks: total, then princesses, then merchants, else a shared rank (T-58)."""
    parts = account(fronts)
    sums = [sum(part.values()) for part in parts]
    keys = [(total, front["princess"], front["merchant"]) for total, front in zip(sums, fronts, strict=True)]
    return Result(parts, sums, ranks(keys), _decided_by(keys), reason)


def _decided_by(keys: list[tuple[int, int, int]]) -> str:
    """The criterion in which the winner's key is better than the next one, empty if they are equal."""
    first, second = sorted(keys, reverse=True)[:2]
    return next((name for name, a, b in zip(CRITERIA, first, second, strict=True) if a != b), "")
