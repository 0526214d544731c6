"""How the pieces look: caravan figures, the ground of the road, the backs of the cards (rihla 9.2).

Looks only: a figure keeps its seat's mark and colour, a ground never touches plots, streets or numbers, and every back
leaves room for its deck's sign.  Shapes stand in `skin_art`, colours in rihla_deals.css under the skin's id.
"""
from typing import NamedTuple

from engine.rihla.account import FREE
from ui.kit.html import Html, el, g, join, rect, svg, use
from ui.rihla.skin_art import BACKS, BEASTS, DRAWN, GROUNDS


class Dress(NamedTuple):
    """The skins of a table as one device shows it: a figure for each seat, one road and one back."""

    caravans: tuple[str, ...] = ()
    road: str = FREE["road"]
    back: str = FREE["back"]


PLAIN = Dress()
"""What guests and bots wear, and everybody at first."""


def caravan_of(dress: Dress | None, seat: int) -> str:
    """The figure that a seat wears."""
    worn = dress.caravans if dress is not None else ()
    return worn[seat] if seat < len(worn) else FREE["caravan"]


def beast(skin: str, x: int, y: int, size: int) -> Html:
    """The silhouette of a caravan skin, its middle at x, y."""
    parts = [use(href=f"#{name}", x=left, y=top, width=wide, height=wide) for name, left, top, wide in BEASTS.get(skin, ())]
    place = f"translate({x - size // 2} {y - size // 2}) scale({size / 24:.3f})"
    return g(parts, DRAWN.get(skin), class_=f"beast {skin}", transform=place)


def ground(road: str, width: int = 700, height: int = 700) -> Html:
    """The ground under the road: the desert in the colour of a skin, and its pattern."""
    desert = rect(class_=["desert", road], width=width, height=height, rx=14)
    if road not in GROUNDS:
        return desert
    side, drawn = GROUNDS[road]
    tile = el("pattern", g(drawn, class_=f"ground {road}"), id=f"ground-{road}", patternUnits="userSpaceOnUse",
              width=side, height=side)
    return join(el("defs", tile), desert,
                rect(fill=f"url(#ground-{road})", width=width, height=height, rx=14, class_="tiles"))


def back(skin: str) -> Html:
    """The back of a card, 60 by 84, for all three decks."""
    return svg(rect(class_="base", width=60, height=84, rx=5), BACKS.get(skin, BACKS[FREE["back"]]), class_=f"card-back {skin}",
               viewBox="0 0 60 84", preserveAspectRatio="xMidYMid slice", aria_hidden="true")
