"""Order cards, large enough to read: worth, colour and goods, with what is still missing."""
from functools import lru_cache

from engine.caravanserai.box import GOODS
from engine.caravanserai.box_orders import MAJORS, ORDERS
from ui.caravanserai.court.bays import EMBLEM
from ui.caravanserai.names import counts, gem, several, t
from ui.kit.html import Html, b, icon, span


def order_card(order: str, held: list[int] | None = None, small: bool = False) -> Html:
    """An order; with `held` (pieces by number of the good) what is missing is drawn dashed."""
    return _card(order, None if held is None else tuple(held), small)


@lru_cache(maxsize=512)
def _card(order: str, held: tuple[int, ...] | None, small: bool) -> Html:
    card = ORDERS[order]
    goods = []
    for good, count in card.goods:
        has = count if held is None else min(count, held[good])
        goods += [_piece(GOODS[good], at < has or held is None) for at in range(count)]
    frame = f"fr-{card.colour}" if card.colour else "minor"
    emblem = icon(EMBLEM[card.colour], class_="i emb") if card.colour else icon("minor", class_="i emb")
    return span(span(b(card.value), emblem, class_="worth", aria_hidden="true"), span(*goods, class_="wants", aria_hidden="true"),
                span(order_words(order), class_="vh"), class_=["order", frame, "small" if small else ""])


@lru_cache(maxsize=64)
def order_words(order: str) -> str:
    """An order in words."""
    card = ORDERS[order]
    if order in MAJORS:
        return t("label.order", value=card.value, goods=several(counts(card.goods)), colour=t(f"colour.{card.colour}"))
    return t("label.minor", value=card.value, goods=several(counts(card.goods)))


def _piece(good: str, held: bool) -> Html:
    return span(gem(good), class_="want has" if held else "want lacks")
