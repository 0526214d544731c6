"""A token instead of goods, and the currency exchange (caravanserai-expansions section 2.2, rules 1 and 2)."""
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import Any

from engine.caravanserai.actions.trade import Trading
from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.events_orders import PurseFilled
from engine.caravanserai.expansions.opium.annex import (
    draw_token,
    hand_in,
    may_take,
    opium,
    used_up,
    works,
)
from engine.caravanserai.expansions.opium.box import (
    BONUS,
    BONUS_DIRHAMS,
    CHANGER_OF,
    CURRENCY_OF,
    LEAST_TOTAL,
    MOST_TOKENS,
    RATE,
)
from engine.caravanserai.expansions.opium.events import CurrencyExchanged, TokenTraded
from engine.caravanserai.stock import covers, give_back, missing
from engine.caravanserai.table import CaravanseraiTable, resume
from engine.caravanserai.turn import Stop, begin, can_begin, gain_points
from engine.kernel import Action, Refusal, refuse

EXCHANGED = "exchange"
"""What stands in `Stop.done` once tokens were exchanged there (CX-35)."""


class ConvertForToken(Action[CaravanseraiTable, Stop | Trading], frozen=True):
    """Hand in the goods of the tile's dark half for the token beside it."""

    verb = "convert token"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop | Trading) -> Iterable["ConvertForToken"]:
        """Once per trade, with the goods, and with room for a token."""
        return _FOR_TOKEN if _no_token(table, asking) is None else ()

    def refusal(self, table: CaravanseraiTable, asking: Stop | Trading) -> Refusal | None:
        """Once per trade, with the goods, and with room for a token."""
        return _no_token(table, asking)

    def do(self, table: CaravanseraiTable, asking: Stop | Trading) -> None:
        """The slot is refilled at once (CX-31)."""
        annex, name = opium(table), table.tiles[asking.space]
        begin(table, asking, Trading(asking.seat, asking.space)).times += 1
        annex.taken = True
        give_back(table, asking.seat, TILES[name].give)
        token = annex.slots[name[0]]
        annex.tokens[asking.seat].append(token)
        annex.slots[name[0]] = draw_token(table, CURRENCY_OF[name[0]])
        table.tell(TokenTraded(asking.seat, SPACE_NAMES[asking.space], name, token))


def _no_token(table: CaravanseraiTable, asking: Stop | Trading) -> Refusal | None:
    annex, tile = opium(table), TILES[table.tiles[asking.space]]
    if not can_begin(asking):
        return refuse("action-done", "caravanserai section 6.1")
    if isinstance(asking, Trading) and annex.taken:
        return refuse("one-token-per-trade", "caravanserai-expansions section 2.2")
    if not may_take(annex, asking.seat):
        return refuse("three-tokens", "caravanserai-expansions section 2.2", most=MOST_TOKENS)
    if not annex.slots[tile.id[0]]:
        return refuse("no-token-there", "caravanserai-expansions CX-20")
    goods = table.seats[asking.seat].goods
    if covers(goods, tile.give):
        return None
    return Refusal("missing-goods", "caravanserai-expansions section 2.2", missing(goods, tile.give))


def trade_closed(table: CaravanseraiTable, doing: Any) -> None:
    """The next trade may take a token again."""
    if isinstance(doing, Trading):
        opium(table).taken = False


class ExchangeTokens(Action[CaravanseraiTable, Stop], frozen=True):
    """Hand two or three tokens of one currency to its Money Changer."""

    verb = "exchange tokens"
    exact = True
    tokens: tuple[str, ...]

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop) -> Iterable["ExchangeTokens"]:
        """Every such set of the seat's own tokens that is worth six or more, once per stop."""
        return [_exchange(tokens) for tokens in exchangeable(table, asking)]

    def refusal(self, table: CaravanseraiTable, asking: Stop) -> Refusal | None:
        """Once per stop, the Changer's currency, two or three tokens that the seat has, in all worth six or more."""
        kind = CHANGER_OF[asking.space]
        if EXCHANGED in asking.done:
            return refuse("one-exchange", "caravanserai-expansions CX-35")
        if self.tokens not in _sets(opium(table).tokens[asking.seat], kind):
            return refuse("no-such-tokens", "caravanserai-expansions section 2.2", currency=kind)
        total = worth(self.tokens)
        return None if total >= LEAST_TOTAL else refuse(
            "too-little-currency", "caravanserai-expansions section 2.2", total=total, least=LEAST_TOTAL)

    def do(self, table: CaravanseraiTable, asking: Stop) -> None:
        """First the purse is filled, then points; debts are not touched (CX-23)."""
        asking.done.append(EXCHANGED)
        boy, kind = table.seats[asking.seat], CHANGER_OF[asking.space]
        dirhams = pays(table, asking.seat, self.tokens)
        hand_in(table, asking.seat, self.tokens)
        used_up(table, asking.seat, BONUS[kind])
        coins = min(dirhams, boy.room - boy.coins)
        boy.coins += coins
        table.tell(CurrencyExchanged(asking.seat, dirhams, coins, dirhams - coins))
        if coins:
            table.tell(PurseFilled(asking.seat, coins))
        gain_points(table, asking.seat, dirhams - coins)
        resume(table)


def exchangeable(table: CaravanseraiTable, asking: Stop) -> list[tuple[str, ...]]:
    """The sets of tokens that could be exchanged at a stop."""
    if EXCHANGED in asking.done:
        return []
    return [tokens for tokens in _sets(opium(table).tokens[asking.seat], CHANGER_OF[asking.space])
            if worth(tokens) >= LEAST_TOTAL]


def _sets(held: list[str], kind: str) -> list[tuple[str, ...]]:
    """Every set of two or three tokens of a currency whose values are known, in rising order."""
    own = sorted(token for token in held if token[0] == kind and len(token) > 1)
    return list(dict.fromkeys(tokens for size in (2, 3) for tokens in combinations(own, size)))


def worth(tokens: tuple[str, ...]) -> int:
    """The total of tokens."""
    return sum(int(token[1:]) for token in tokens)


def pays(table: Any, seat: int, tokens: tuple[str, ...]) -> int:
    """What a Money Changer gives a seat for tokens of one currency, in dirhams."""
    kind = tokens[0][0]
    bonus = BONUS_DIRHAMS if works(table.seats[seat], BONUS[kind]) else 0
    return RATE[kind][worth(tokens)] + bonus


def can_exchange(table: CaravanseraiTable, asking: Any) -> bool:
    """Whether a stop still offers an exchange (CX-03)."""
    return asking.space in CHANGER_OF and bool(exchangeable(table, asking))


@lru_cache(maxsize=1 << 8)
def _exchange(tokens: tuple[str, ...]) -> ExchangeTokens:
    return ExchangeTokens(tokens)


_FOR_TOKEN = (ConvertForToken(),)
