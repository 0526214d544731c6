"""The rules in chapters, with small pictures of what they speak of."""
from engine.kernel import Decision
from engine.rihla.auction import Bid, Buy
from engine.rihla.box_road import STREETS
from engine.rihla.dues import Debt
from engine.rihla.trade import Reply
from engine.rihla.turn import Choose, Manage
from engine.rihla.waqf import Endow
from ui.kit.face import Chapter
from ui.kit.html import Html, b, div, icon, join, p, path, span, svg, text_
from ui.rihla.looks import SYMBOL
from ui.rihla.names import k, space_name, street_name
from ui.rihla.road import TENT
from ui.words import known, say, tell

_CHAPTERS = ("short", "turn", "journey", "shops", "auction", "streets", "ijara", "trade", "cards", "barakah", "house", "debt",
             "end", "screen")
_FOR: dict[type[Decision], str] = {Manage: "turn", Choose: "journey", Buy: "shops", Bid: "auction", Reply: "trade",
                                   Endow: "barakah", Debt: "debt"}


def chapters() -> list[Chapter]:
    """All chapters in their order."""
    return [Chapter(ident, tell(f"rihla.help.{ident}"), div(_body(ident), class_="rh rules")) for ident in _CHAPTERS]


def chapter_for(asking: Decision | None) -> str:
    """Where a question is explained; the end once the game is over."""
    return "end" if asking is None else _FOR.get(type(asking), "short")


def _body(ident: str) -> Html:
    drawn = {"journey": _journey, "streets": _streets, "screen": _signs}
    keys = [f"rihla.help.{ident}.{place}" for place in range(1, 10)]
    return join(drawn[ident]() if ident in drawn else None, [p(say(key)) for key in keys if known(key)])


def _journey() -> Html:
    cards = (("walk", "7"), ("bonus", "4"), ("choice", "3 · 6 · 9"))
    return div([span(icon(picture), b(words), class_="journey tiny") for picture, words in cards], class_="row",
               aria_hidden="true")


def _streets() -> Html:
    """Every street with its symbol, its businesses and what a stall costs there."""
    return div([div(span(icon(SYMBOL[street.letter]), class_=["sw", f"bg-{street.letter.lower()}"]),
                    b(street_name(street.letter)), span(", ".join(map(space_name, street.spots)), class_="soft"),
                    span(k(street.stall_cost), class_="soft n"), class_="street-row") for street in STREETS],
               class_="street-list")


def _signs() -> Html:
    tent = svg(path(d=TENT, class_="tent"), text_("3", x="5", y=-22, class_="tn"), viewBox="-18 -44 44 28",
               class_="sign", aria_hidden="true")
    return div(span(tent, class_="sw bg-e"), span(icon("khan"), class_="sw bg-e"),
               span(icon("ijara"), b("15"), class_="sw plain"),
               class_="row", aria_hidden="true")
