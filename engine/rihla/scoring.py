"""What a merchant has, and who stands where (rihla 2.4, 3.17)."""
from engine.kernel import Result, ranks
from engine.rihla.box import PRICE, STALLS_VALUE
from engine.rihla.holdings import holdings
from engine.rihla.table import NOBODY, Open, RihlaTable


class RihlaResult(Result):
    """The account of a game, with every merchant's Barakah for the accounts of the persons [R-62].

    Parts are cash, businesses (services too) at price and stalls at cost; totals are wealth.  Merchants who are out
    have nothing left and rank by how late they went.
    """

    barakah: list[int] = []


def wealth(state: Open, seat: int) -> int:
    """Cash, unleased spots at price and stalls at cost: for Zakat, options and ranking [R-33, R-39]."""
    return state.merchants[seat].cash + spots_value(state, seat) + stalls_value(state, seat)


def worth(state: Open, seat: int) -> int:
    """What the bank would really give: cash, half the price of unleased spots, stalls at cost [R-07]."""
    return state.merchants[seat].cash + spots_value(state, seat) // 2 + stalls_value(state, seat)


def spots_value(state: Open, seat: int) -> int:
    """The prices of the seat's spots that are not on Ijara (a Waqf has no price and counts 0) [R-33]."""
    leased = state.ijara_left
    return sum([PRICE[space] for space in holdings(state.owner)[seat].spots if not leased[space]])


def stalls_value(state: Open, seat: int) -> int:
    """What the seat's stalls and Grand Khans cost, which is what they sell for."""
    level = state.level
    return sum([STALLS_VALUE[space][level[space]] for space in holdings(state.owner)[seat].spots])


def count_spots(state: Open, seat: int) -> int:
    """How many businesses and services the seat owns, leased ones included, Waqfs not."""
    return len(holdings(state.owner)[seat].spots)


def standing(state: Open, seat: int) -> tuple[int, int, int]:
    """How rich a merchant is: wealth, then cash, then number of spots; Barakah never decides [R-51]."""
    return wealth(state, seat), state.merchants[seat].cash, count_spots(state, seat)


def result(table: RihlaTable) -> RihlaResult:
    """The account as it stands."""
    seats = range(len(table.merchants))
    parts = [{"cash": table.merchants[seat].cash, "businesses": spots_value(table, seat),
              "stalls": stalls_value(table, seat)} for seat in seats]
    keys = [_rank_key(table, seat) for seat in seats]
    return RihlaResult(parts, [sum(part.values()) for part in parts], ranks(keys), _decided_by(keys), table.ended,
                       [merchant.barakah for merchant in table.merchants])


def _rank_key(table: RihlaTable, seat: int) -> tuple[int, ...]:
    """The goal reached, still travelling, wealth, cash, spots; the later out, the better."""
    merchant = table.merchants[seat]
    reached = int(seat == table.winner != NOBODY)
    return (reached, int(not merchant.out), *standing(table, seat), -merchant.place)


_CRITERIA = ("wealth-goal", "last-standing", "total", "cash", "spots", "place")


def _decided_by(keys: list[tuple[int, ...]]) -> str:
    """The first criterion that parts the two best; nothing when they share."""
    best, second = sorted(keys, reverse=True)[:2]
    return next((name for name, one, two in zip(_CRITERIA, best, second, strict=True) if one != two), "")
