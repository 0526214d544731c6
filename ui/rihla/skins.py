"""How the pieces look: caravan figures, the ground of the road, the backs of the cards (rihla 9.2).

Looks only: a figure keeps its seat's mark and colour, a ground never touches plots, streets or numbers, and every back
leaves room for its deck's sign.  Colours stand in rihla_deals.css under the skin's id, for both themes.
"""
from collections.abc import Callable
from typing import NamedTuple

from engine.rihla.account import FREE
from ui.kit.html import Html, circle, el, g, join, path, rect, svg, use


class Dress(NamedTuple):
    """The skins of a table as one device shows it: a figure for each seat, one road and one back."""

    caravans: tuple[str, ...] = ()
    road: str = FREE["road"]
    back: str = FREE["back"]

    @property
    def caravan(self) -> str:
        """The figure of the first seat (of `PLAIN`: the free one)."""
        return self.caravans[0] if self.caravans else FREE["caravan"]


PLAIN = Dress()
"""What guests and bots wear, and everybody at first."""


# ---- figures: a silhouette of 24 by 24 within the seat's mark

_TWO_HUMPS = ("M3.2 20.4v-6.2c-.6-1.9.6-4 2.6-4.4.9-3.1 3-3.1 4.2 0 .8.5 1.4.5 2.2 0 1-3.2 3.2-3.2 4.2 0 1 .4 1.6 0 2-1.2l.7-3.4c.3-"
              "1.3 1.6-1.8 2.8-1.4l1.6.7-.2 1.3-1.5.4-.7.7-.9 5.4c-.4 1.5-1.2 2.3-1.9 2.6v5.5h-1.5l-.5-4.8H8.1l-1.4 1-.2 3.8H5l-.2-4.3-.4-.3"
              "v4.6z")
_BEASTS: dict[str, tuple[tuple[str, int, int, int], ...]] = {
    "K01": (("camel", 0, 0, 24),), "K02": (("donkey", 0, 0, 24),), "K04": (("relay", 1, 1, 22),), "K05": (("camel", 1, 6, 17),),
    "K06": tuple(("camel", x, y, 9) for y in (3, 12) for x in (0, 8, 16)),
}
"""Figures made of pictures of the sprite: (name, x, y, size) in a box of 24."""
_DRAWN = {
    "K03": path(d=_TWO_HUMPS),
    "K05": join(path(d="M7 4.5h11l2 3.2H5z"), path(d="M7.4 8.4h1v4h-1zm9.2 0h1v4h-1zM9 8.4h7v3.4H9z")),
    "K06": path(class_="rope", d="M1 12.2h22"),
}
"""What is drawn by hand, alone or above those pictures."""


def beast(skin: str, x: int, y: int, size: int) -> Html:
    """The silhouette of a caravan skin, its middle at x, y."""
    parts = [use(href=f"#{name}", x=left, y=top, width=wide, height=wide) for name, left, top, wide in _BEASTS.get(skin, ())]
    scale = f"{size / 24:.3f}"
    return g(parts, _DRAWN.get(skin), class_=f"beast {skin}", transform=f"translate({x - size // 2} {y - size // 2}) scale({scale})")


def caravan_of(dress: Dress | None, seat: int) -> str:
    """The figure that a seat wears."""
    worn = dress.caravans if dress is not None else ()
    return worn[seat] if seat < len(worn) else PLAIN.caravan


# ---- grounds: a pattern laid over the desert, under plots and bridges

_CRACKS = "M0 22 22 10 44 24 70 12 90 26M22 10 18 0M44 24 40 52 66 62 90 50M40 52 16 60 0 48M16 60 20 80M66 62 62 80M70 12 74 0"
_TUFTS = "M12 26c0-8-3-11-6-13m6 13c0-9 1-13 3-17m-3 17c1-7 4-10 8-11M56 62c0-8-3-11-6-13m6 13c0-9 1-13 3-17m-3 17c1-7 4-10 8-11"
_STAR8 = "M30 4 37.6 11.6 48.4 11.6 48.4 22.4 56 30 48.4 37.6 48.4 48.4 37.6 48.4 30 56 22.4 48.4 11.6 48.4 11.6 37.6 4 30 11.6 22.4 11.6 11.6 22.4 11.6z"
_CONTOURS = "M0 30c25-26 55-26 80 0s55 26 80 0M0 52c25-26 55-26 80 0s55 26 80 0M0 112c30 22 60 22 80 0s50-22 80 0M0 132c30 22 60 22 80 0s50-22 80 0M0 74c20-10 40-10 60 4"


def _stars() -> Html:
    places = ((10, 14, 2), (44, 8, 1), (78, 30, 2), (26, 46, 1), (60, 58, 3), (92, 74, 1), (14, 84, 2), (46, 92, 1), (84, 96, 2))
    return join([circle(class_="s1", cx=x, cy=y, r=r) for x, y, r in places], path(class_="s1", d="M30 70l2 6 6 2-6 2-2 6-2-6-6-2 6-2z"))


def _meadow() -> Html:
    flowers = ((34, 20), (74, 18), (20, 54), (80, 76), (38, 78))
    return join(path(class_="l1", d=_TUFTS), [circle(class_=f"s{1 + place % 2}", cx=x, cy=y, r=3) for place, (x, y) in enumerate(flowers)])


_GROUNDS: dict[str, tuple[int, Callable[[], Html]]] = {
    "K08": (90, lambda: path(class_="l1", d=_CRACKS)),
    "K09": (90, _meadow),
    "K10": (60, lambda: join(path(class_="s1", d=_STAR8), path(class_="l1", d="M30 0v4M30 56v4M0 30h4M56 30h4"), circle(class_="s2", cx=30, cy=30, r=7))),
    "K11": (105, _stars),
    "K12": (160, lambda: join(path(class_="l1", d=_CONTOURS), path(class_="l2", d="M20 96l10-16 10 16zM96 84l8-13 8 13z"))),
}
"""The side of a tile, and what is drawn on it."""


def ground(road: str, width: int = 700, height: int = 700) -> Html:
    """The ground under the road: the desert in the colour of a skin, and its pattern."""
    desert = rect(class_=["desert", road], width=width, height=height, rx=14)
    if road not in _GROUNDS:
        return desert
    side, draw = _GROUNDS[road]
    tile = el("pattern", g(draw(), class_=f"ground {road}"), id=f"ground-{road}", patternUnits="userSpaceOnUse", width=side, height=side)
    return join(el("defs", tile), desert, rect(fill=f"url(#ground-{road})", width=width, height=height, rx=14, class_="tiles"))


# ---- backs: 60 by 84, the sign of the deck in the middle

def _rows(shape: str, columns: int, rows: int, across: int, down: int) -> list[Html]:
    """A shape in rows, every other one shifted by half."""
    return [path(class_="s1", d=shape, transform=f"translate({4 + across * column + (across // 2 if row % 2 else 0)} {4 + down * row})")
            for row in range(rows) for column in range(columns)]


_PALM = "M7 18v-8m0 0c-4-1-6 1-7 3m7-3c-2-4-5-5-7-4m7 4c4-1 6 1 7 3m-7-3c2-4 5-5 7-4m-7 4V3"
_LOZENGE = "M7 0l7 8-7 8-7-8zM7 5l3 3-3 3-3-3z"
_KHATIM = "M8 0l2.3 2.3h3.4v3.4L16 8l-2.3 2.3v3.4h-3.4L8 16l-2.3-2.3H2.3v-3.4L0 8l2.3-2.3V2.3h3.4z"
_LATTICE = "M0 0l60 84M-20 0l60 84M20 0l60 84M-40 0l60 84M40 0l60 84M60 0L0 84M80 0L20 84M40 0l-60 84M20 0l-60 84M100 0L40 84"
_BACKS: dict[str, Callable[[], object]] = {
    "K13": lambda: path(class_="l1", d="M10 76V40C10 26 30 22 30 10c0 12 20 16 20 30v36z"),
    "K14": lambda: [path(class_="l1", d=_PALM, transform=f"translate({3 + 19 * x + (9 if y % 2 else 0)} {4 + 20 * y})") for y in range(4) for x in range(3)],
    "K15": lambda: path(class_="l1", d=_LATTICE),
    "K16": lambda: _rows(_KHATIM, 3, 4, 19, 20),
    "K17": lambda: [rect(class_="s2", y=y, width=60, height=10) for y in (2, 36, 70)] + _rows(_LOZENGE, 4, 4, 15, 20),
    "K18": lambda: [rect(class_="l1", x=5, y=5, width=50, height=74, rx=3), rect(class_="l2", x=9, y=9, width=42, height=66, rx=2),
                    path(class_="s1", d="M30 22c9 8 12 12 12 20s-3 12-12 20c-9-8-12-12-12-20s3-12 12-20z")],
}


def back(skin: str) -> Html:
    """The back of a card, for all three decks."""
    return svg(rect(class_="base", width=60, height=84, rx=5), _BACKS.get(skin, _BACKS["K13"])(), class_=f"card-back {skin}",
               viewBox="0 0 60 84", preserveAspectRatio="xMidYMid slice", aria_hidden="true")
