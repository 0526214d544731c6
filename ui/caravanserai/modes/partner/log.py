"""What happens in Partner Mode, as lines of the log and sounds."""
from collections.abc import Callable
from typing import Any

from engine.caravanserai.modes.partner import events as told
from engine.kernel import Event
from ui.caravanserai.log import Ear
from ui.caravanserai.names import card_name, k, listed, several, t
from ui.kit.face import Line


def _chosen(event: told.PartnerChosen, ear: Ear) -> Line:
    return Line(event.seat, k("log.partner", who=ear.name(event.seat), partner=t(f"partner.{event.partner}")))


def _extra(event: told.ExtraTaken, ear: Ear) -> Line:
    goods = {good: event.goods.count(good) for good in event.goods}
    return Line(event.seat, k("log.extra", who=ear.name(event.seat), goods=several(goods)))


def _chatter(event: told.ChatterDropped, ear: Ear) -> Line:
    return Line(event.seat, k("log.chatter", who=ear.name(event.seat), n=len(event.cards)))


def _hand(event: told.HandDrawn, ear: Ear) -> Line:
    """The cards are named for the seat that drew them."""
    known = [card_name(card) for card in event.cards if card]
    if known:
        return Line(event.seat, k("log.hand.mine", who=ear.name(event.seat), cards=listed(known)))
    return Line(event.seat, k("log.hand", who=ear.name(event.seat), n=len(event.cards)))


LINES: dict[type[Event], Callable[[Any, Ear], Line | None]] = {
    told.PartnerChosen: _chosen, told.ExtraTaken: _extra, told.ChatterDropped: _chatter, told.HandDrawn: _hand}
SOUNDS: dict[type[Event], str] = {told.PartnerChosen: "card", told.ExtraTaken: "card", told.HandDrawn: "card"}
