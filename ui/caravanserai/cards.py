"""Ability cards: a symbol each, small for a grid, or with name, words and goods."""
from functools import lru_cache

from engine.caravanserai.box import GOODS
from engine.caravanserai.kits import ABILITIES
from ui.caravanserai.attach import every
from ui.caravanserai.names import card_name, card_text, counts, gem, pieces, several, t
from ui.kit.html import Child, Html, b, div, icon, join, span

SYMBOLS: dict[str, tuple[tuple[str, ...], str]] = {
    "x1": (("die", "die"), ""), "x2": (("walk",), "4"), "x3": (("die", "rotate"), ""),
    "x4": (("bronze",), "−1"), "x5": (("amber",), "−1"), "x6": (("silver",), "−1"), "x7": (("emerald",), "−1"),
    "x8": (("gold",), "−1"), "x9": (("diamond",), "−1"), "x10": (("minor",), "3"), "x11": (("fountain", "rotate"), ""),
    "x12": (("fountain",), "+2"), "x13": (("bronze", "silver", "gold"), ""), "x14": (("rest", "bronze"), ""),
    "x15": (("sell",), "2"), "x16": (("exchange",), "2"), "x17": (("amber", "emerald", "diamond"), ""),
    "y1": (("order", "minor"), "1"), "y2": (("silver",), "1"), "y3": (("emerald",), "1"), "y4": (("tower",),
                                                                                                 "2"), "y5": (("minor",), "2"),
    "y6": (("gold",), "2"), "y7": (("diamond",), "2"), "y8": (("ability",), "3"), "y9": (("purse", "borrow"), "1"),
    "y10": (("store", "silver"), "2"), "y11": (("store", "emerald"), "2"), "y12": (("minor",), "½"), "y13": (("coins",), "2"),
}
"""What stands for a card: pictures and goods, and a number.  Parts add theirs."""


def kind(card: str) -> str:
    """Turquoise or purple."""
    return ABILITIES[card].kind


@lru_cache(maxsize=128)
def symbol(card: str) -> Html:
    """The symbol of a card."""
    pictures, number = SYMBOLS.get(card) or every().symbols.get(card, (("ability",), ""))
    drawn = [gem(name) if name in GOODS else icon(name) for name in pictures]
    return span(*drawn, b(data_n=number) if number else None, class_=f"sym n{len(drawn)}", aria_hidden="true")


def cost(card: str) -> dict[str, int]:
    """The goods at the bottom of a card."""
    return counts(ABILITIES[card].cost)


@lru_cache(maxsize=128)
def small(card: str) -> Html:
    """A card for a grid: symbol over goods."""
    return join(symbol(card), span(pieces(cost(card).items()), class_="foot", aria_hidden="true"))


def words(card: str) -> str:
    """A card for those who do not see it."""
    return t("card.label", card=card_name(card), text=card_text(card), goods=several(cost(card)))


@lru_cache(maxsize=256)
def full(card: str, aside: Child = None, goods: bool = True) -> Html:
    """A card with all it says."""
    return div(symbol(card), span(b(card_name(card)), span(card_text(card), class_="says"), class_="txt"),
               span(pieces(cost(card).items()), span(several(cost(card)), class_="vh"), class_="foot") if goods else None,
               aside, class_=["ability", kind(card)])
