"""The rules in chapters, with small pictures of what they speak of."""
from engine.caravanserai.actions.order import MinorPick
from engine.caravanserai.actions.setup import ChooseGate, ChooseGood
from engine.caravanserai.box import GOODS, VALUE
from engine.caravanserai.kits import ABILITIES
from engine.caravanserai.orders import Payout, Reward
from engine.caravanserai.stock import Overflow
from engine.caravanserai.turn import Closing, Doing, Ready, Rolled, Stop
from engine.kernel import Decision
from ui.caravanserai.attach import every
from ui.caravanserai.cards import full
from ui.caravanserai.court.bays import halves
from ui.caravanserai.names import capital, gem, good_name, has, k, t
from ui.caravanserai.orders import order_card
from ui.kit.face import Chapter
from ui.kit.html import Html, b, div, join, li, p, span, svg, ul

_CHAPTERS = ("goal", "goods", "turn", "walking", "money", "buying", "trading", "pavilions", "orders", "minor", "fountain",
             "cards",
             "turquoise", "purple", "end", "screen")


def chapters() -> list[Chapter]:
    """All chapters in their order."""
    return [Chapter(ident, t(f"help.{ident}"), div(_body(ident), class_="cv rules")) for ident in (*_CHAPTERS, *every().chapters)]


FOR: dict[type[Decision], str] = {
    ChooseGood: "goal", ChooseGate: "goal", Ready: "walking", Rolled: "walking", Stop: "turn", Doing: "turn", MinorPick: "minor",
    Payout: "orders", Reward: "cards", Overflow: "goods", Closing: "turn"}
"""Where a question is explained; parts add theirs."""


def chapter_for(asking: Decision | None) -> str:
    """Where a question is explained; the end once the game is over."""
    if asking is None:
        return "end"
    known = {**FOR, **every().explained}
    return next((known[kind] for kind in type(asking).__mro__ if kind in known), "goal")


def _body(ident: str) -> Html:
    picture = {"goods": _goods, "trading": _tile, "orders": _order, "turquoise": lambda: _cards("turquoise"),
               "purple": lambda: _cards("purple"), **every().chapters}.get(ident)
    return join(picture() if picture else None, [p(k(key)) for key in _paragraphs(ident)])


def _paragraphs(ident: str) -> list[str]:
    return [key for place in range(1, 12) if has(key := f"help.{ident}.{place}")]


def _goods() -> Html:
    return ul([li(gem(good), span(capital(good_name(good))), b(VALUE[place]), class_="fact") for place,
               good in enumerate(GOODS)], class_="goods-list")


def _tile() -> Html:
    return p(svg(halves("A07"), class_="tile", viewBox="-36 -29 72 58", aria_hidden="true"),
             svg(halves("B08"), class_="tile", viewBox="-36 -29 72 58", aria_hidden="true"), class_="hint")


def _order() -> Html:
    return p(order_card("M03"), class_="order-row")


def _cards(kind: str) -> Html:
    return join([full(card) for card, ability in ABILITIES.items() if ability.kind == kind])
