"""A small square picture of a table: dunes, the train of camels with its cards, the market under its awning."""
from engine.tantan.view import TantanView
from ui.kit.html import Html, circle, g, path, rect, svg, use


def thumb(view: TantanView) -> Html:
    """The picture, from what everybody may see; 96 by 96."""
    return svg(rect(class_="sky", width=96, height=96), circle(class_="orb", cx=76, cy=14, r=9),
               path(class_="far", d="M0 30C18 16 34 34 54 24S84 16 96 28V56H0z"),
               path(class_="near", d="M0 42C22 32 40 48 60 40S86 36 96 42V56H0z"),
               _train(view), rect(class_="counter", y=52, width=96, height=44),
               [_card(card, 3 + 15.4 * place, 68, 13) for place, card in enumerate(_row(view))],
               _awning(), viewBox="0 0 96 96", class_="tt picture", aria_hidden="true")


def _awning() -> Html:
    """Six scallops of cloth, every other one pale."""
    return g([path(class_="cloth" if place % 2 else "stripe", d=f"M{16 * place} 51h16v7c0 7-16 7-16 0z") for place in range(6)])


def _row(view: TantanView) -> list[str]:
    return [*([view.purse] if view.purse else []), *view.market]


def _train(view: TantanView) -> Html:
    step = 90 / view.spaces
    return g([use(href="#camel", x=_short(3 + step * place), y=38, width=_short(step), height=12, class_="beast")
              for place in range(view.spaces)],
             [_card(card, 4 + step * place, 42 - (step - 2) * 1.4, step - 2) for place, card in enumerate(view.caravan)])


def _card(card: str, x: float, y: float, width: float) -> Html:
    height = width * 1.4
    return g(rect(x=_short(x), y=_short(y), width=_short(width), height=_short(height), rx=1.5),
             use(href=f"#{card}", x=_short(x + width * .18), y=_short(y + height * .26), width=_short(width * .64),
                 height=_short(width * .64)), class_=["mini-card", f"c-{card}"])


def _short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
