"""The rules in chapters, with small pictures of the cards they speak of."""
from engine.kernel import Decision
from engine.tantan.box import CARDS, GOODS, PRICES
from engine.tantan.table import BuyMore, Discard, Pick, Steal, StockCount, StockMice, Turn
from ui.kit.face import Chapter
from ui.kit.html import Html, div, icon, join, p, span
from ui.tantan.cards import plain_card
from ui.words import known, say, tell

_CHAPTERS = ("goal", "cards", "turn", "buying", "stocking", "sharing", "thieves", "mice", "points", "end", "screen")


def chapters() -> list[Chapter]:
    """All chapters in their order."""
    return [Chapter(ident, tell(f"tantan.help.{ident}"), div(_body(ident), class_="tt rules")) for ident in _CHAPTERS]


def chapter_for(asking: Decision | None) -> str:
    """Where a question is explained; the points once the game is over."""
    if asking is None:
        return "points"
    return _FOR.get(type(asking), "goal")


_FOR: dict[type[Decision], str] = {
    Turn: "turn", BuyMore: "buying", StockCount: "stocking", StockMice: "stocking", Pick: "sharing", Steal: "thieves",
    Discard: "mice",
}


def _body(ident: str) -> Html:
    if ident == "cards":
        return _cards()
    if ident == "points":
        return _points()
    picture = {"goal": _journey, "buying": _stalls, "stocking": _load, "sharing": _shares, "thieves": _theft, "mice": _meal}
    return join(picture[ident]() if ident in picture else None, _paragraphs(ident))


def _paragraphs(ident: str) -> list[Html]:
    keys = [f"tantan.help.{ident}.{place}" for place in range(1, 10)]
    return [p(say(key)) for key in keys if known(key)]


def _row(*cards: str, coins: bool = False) -> Html:
    return div([plain_card(card, coins=coins) for card in cards], class_="cards-row", aria_hidden="true")


def _beside(card: str, words: str) -> Html:
    return div(plain_card(card), p(say(words)), class_="beside")


def _cards() -> Html:
    return join(_row(*GOODS), p(say("tantan.help.cards.goods")),
                [_beside(card, f"tantan.help.cards.{card}") for card in CARDS if card not in GOODS],
                _row("food", "spice", "jewellery", coins=True), p(say("tantan.help.cards.coins")),
                p(say("tantan.help.cards.two")))


def _points() -> Html:
    return join(p(say("tantan.help.points.1")), _row(*GOODS), p(say("tantan.help.points.goods")),
                [_beside(card, f"tantan.help.points.{card}") for card in ("lamp", "princess", "merchant")],
                p(say("tantan.help.points.tie")), p(say("tantan.help.points.win")))


def _arrow() -> Html:
    return icon("arrow", class_="i to")


def _journey() -> Html:
    return div(plain_card("spice", coins=True), _arrow(), icon("hand", class_="i stop"), _arrow(),
               icon("camel", class_="i stop"), _arrow(), plain_card("spice"), class_="cards-row", aria_hidden="true")


def _stalls() -> Html:
    row = ("lantern", "princess", "food", "fabric", "jewellery")
    stalls = [div(span(price, class_="price"), plain_card(card, "picked" if card in ("lantern", "food") else "", coins=True),
                  class_="tiny-stall") for price, card in zip(PRICES, row, strict=True)]
    return div(plain_card("lantern", coins=True), stalls, class_="cards-row counter", aria_hidden="true")


def _load() -> Html:
    return div([div(plain_card(card), icon("camel"), class_="tiny-camel") for card in ("spice", "spice", "spice", "mouse")],
               class_="cards-row", aria_hidden="true")


def _shares() -> Html:
    row = ("fabric", "lantern", "fabric", "mouse", "fabric")
    return div([div(plain_card(card, "picked" if card == "fabric" else ""), icon("camel"), class_="tiny-camel") for card in row],
               class_="cards-row", aria_hidden="true")


def _theft() -> Html:
    return div(plain_card("thief"), _arrow(), [plain_card("unknown") for _ in range(3)], _arrow(), plain_card("lantern"),
               class_="cards-row", aria_hidden="true")


def _meal() -> Html:
    return div(plain_card("mouse"), _arrow(), plain_card("clothes", "refused"), class_="cards-row", aria_hidden="true")
