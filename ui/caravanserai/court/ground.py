"""The court without anything that changes: walls of brick, slabs, the garden with its stars, beds, rills, and lamp light."""
from functools import cache

from ui.caravanserai.court.places import PLACES
from ui.kit.html import Html, circle, el, g, path, rect, use

_TREES = ((-21, -21), (21, -21), (-21, 21), (21, 21))


def pattern(*children: Html, **attributes: object) -> Html:
    """A pattern that repeats."""
    return el("pattern", *children, patternUnits="userSpaceOnUse", **attributes)


@cache
def ground() -> Html:
    """Everything under the bays."""
    return Html(
        _patterns() + rect(fill="url(#cv-tiles)", width=720, height=720, rx=10) + rect(class_="wall", x=7, y=7, width=706,
                                                                                       height=706, rx=5)
        + rect(fill="url(#cv-brick)", x=7, y=7, width=706, height=706, rx=5)
        + rect(class_="walk", x=116, y=116, width=488, height=488) + rect(fill="url(#cv-slabs)", x=116, y=116, width=488,
                                                                          height=488)
        + path(class_="cast noon", d="M116 116H604L592 134H134V592L116 604z")
        + rect(class_="garden", x=160, y=160, width=400, height=400, rx=6)
        + rect(fill="url(#cv-stars)", x=160, y=160, width=400, height=400, rx=6) + path(class_="rill",
                                                                                        d="M360 160V560M160 360H560")
        + "".join(_spill(place.wall, place.turn, place.at) for place in PLACES.values())
        + _bed(482, 238) + _bed(238, 482)
        + path(class_="link", d="M138 360 196 280M360 138 280 196M582 360 524 440M360 582 440 524"))


def _patterns() -> Html:
    brick = pattern(path(class_="mortar", d="M0 .5H28M0 8.5H28M7 0V8M21 8V16"), id="cv-brick", width=28, height=16)
    tiles = pattern(path(class_="t1", d="M0 0h15v32H0z"), path(class_="t2", d="M16 0h15v32H16z"), id="cv-tiles", width=32,
                    height=32)
    slabs = pattern(path(class_="grout", d="M0 .5H44M.5 0V22M22.5 22V44M0 22.5H44"), id="cv-slabs", width=44, height=44)
    star = "M25 1 32 8H42V18L49 25 42 32V42H32L25 49 18 42H8V32L1 25 8 18V8H18z"
    stars = pattern(path(class_="star", d=star), id="cv-stars", x=160, y=160, width=50, height=50)
    lamp = el("linearGradient", el("stop", class_="lamp-a", offset=0), el("stop", class_="lamp-b", offset=1), id="cv-lamp", x2=0,
              y2=1)
    return el("defs", brick, tiles, slabs, stars, lamp)


def _spill(wall: str, turn: str, at: tuple[int, int]) -> Html:
    """Lamp light that falls out of a bay in the evening."""
    if wall in ("tower", "pavilion"):
        return Html("")
    half = 49 if wall in ("left", "right") else 41 if at[0] == 360 else 36
    return path(class_="spill", fill="url(#cv-lamp)", transform=turn, d=f"M-{half} 116H{half}L{half + 24} 206H-{half + 24}z")


def _bed(x: int, y: int) -> Html:
    """A bed of four orange trees."""
    trees = [(circle(class_="cast", cx=cx + 5, cy=cy + 8, r=17), circle(class_="tree", cx=cx, cy=cy, r=17),
              path(class_="leafs", d=f"M{cx - 9} {cy + 3}a9 9 0 0 1 9-11"),
              [circle(class_="orange", cx=cx + dx, cy=cy + dy, r=3.2) for dx, dy in ((5, 3), (-4, 7), (2, -7))])
             for cx, cy in _TREES]
    return g(path(class_="soil", d="M-21-50H21L50-21V21L21 50H-21L-50 21V-21z"), path(class_="rill thin", d="M0-50V50M-50 0H50"),
             trees, use(class_="hub", href="#khatim", x=-10, y=-10, width=20,
                        height=20), class_="bed", transform=f"translate({x} {y})")
