"""What happens with coins, opium and the Dealer, as lines of the log and sounds."""
from collections.abc import Callable
from typing import Any

from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.expansions.opium import events as told
from engine.caravanserai.expansions.picking import CardScored
from engine.kernel import Event
from ui.caravanserai.expansions.opium.pieces import token_words, tokens_words
from ui.caravanserai.log import Ear
from ui.caravanserai.names import card_name, counts, k, several, signed, space_name, t
from ui.kit.face import Line


def _traded(event: told.TokenTraded, ear: Ear) -> Line:
    return Line(event.seat, k("log.token.traded", who=ear.name(event.seat), give=several(counts(TILES[event.tile].give)),
                              token=_coin(event.token)))


def _coin(token: str) -> str:
    """A coin in a sentence: with its value where it is known."""
    return token_words(token) if token[1:] else t(f"token.{token[0]}")


def _drawn(event: told.TokenDrawn, ear: Ear) -> Line:
    return Line(event.seat, k("log.token.drawn", who=ear.name(event.seat), token=_coin(event.token)))


def _replaced(event: told.TokenReplaced, ear: Ear) -> Line:
    return Line(None, k("log.token.replaced", area=event.area))


def _spent(event: told.TokensSpent, ear: Ear) -> Line:
    return Line(event.seat, k("log.tokens.spent", who=ear.name(event.seat), tokens=tokens_words(event.tokens)))


def _exchanged(event: told.CurrencyExchanged, ear: Ear) -> Line:
    return Line(event.seat, k("log.tokens.exchanged", who=ear.name(event.seat), n=event.dirhams, coins=event.coins,
                              points=event.points), signed(event.dirhams), "up")


def _gained(event: told.OpiumGained, ear: Ear) -> Line:
    return Line(event.seat, k("log.opium.gained", who=ear.name(event.seat), supply=event.supply), "+1", "up")


def _used(event: told.OpiumUsed, ear: Ear) -> Line:
    return Line(event.seat, k("log.opium.used", who=ear.name(event.seat)))


def _removed(event: told.OpiumRemoved, ear: Ear) -> Line:
    return Line(None, k("log.opium.removed", supply=event.supply))


def _moved(event: told.DealerMoved, ear: Ear) -> Line:
    key = "log.dealer.rolled" if event.face else "log.dealer.moved"
    return Line(None, k(key, face=event.face, space=space_name(event.space), inspected=space_name(event.inspected)))


def _left(event: told.DealerLeft, ear: Ear) -> Line:
    return Line(None, k("log.dealer.left"))


def _paid(event: told.InspectionPaid, ear: Ear) -> Line:
    return Line(event.seat, k("log.inspection.paid", who=ear.name(event.seat), n=event.coins), signed(-event.coins), "down")


def _surrendered(event: told.OpiumSurrendered, ear: Ear) -> Line:
    return Line(event.seat, k("log.opium.surrendered", who=ear.name(event.seat), n=event.opium), signed(-event.opium), "down")


def _scored(event: CardScored, ear: Ear) -> Line:
    return Line(event.seat, k("log.card.scored", who=ear.name(event.seat), card=card_name(event.card), points=event.points),
                signed(event.points), "up")


LINES: dict[type[Event], Callable[[Any, Any], Line | None]] = {
    told.TokenTraded: _traded, told.TokenDrawn: _drawn, told.TokenReplaced: _replaced, told.TokensSpent: _spent,
    told.CurrencyExchanged: _exchanged, told.OpiumGained: _gained, told.OpiumUsed: _used, told.OpiumRemoved: _removed,
    told.DealerMoved: _moved, told.DealerLeft: _left, told.InspectionPaid: _paid, told.OpiumSurrendered: _surrendered,
    CardScored: _scored}
"""Every event of the expansion, in words."""
SOUNDS: dict[type[Event], str] = {
    told.TokenTraded: "coin", told.TokenDrawn: "coin", told.CurrencyExchanged: "coins", told.OpiumGained: "card",
    told.OpiumUsed: "card", told.DealerMoved: "step", told.InspectionPaid: "coin", told.OpiumSurrendered: "card"}
