"""Rubies, brooches and Chapmen as they are drawn: on the court, on a board, in the small picture."""
from functools import cache
from typing import Any

from engine.caravanserai.box import GOODS
from engine.caravanserai.box_board import GOOD_AT, STALL_OF
from engine.caravanserai.expansions.chapman.annex import ChapmanAnnex, chapman, standing_at
from engine.caravanserai.expansions.chapman.box import FLIPPED, POINTS, SLOTS
from ui.caravanserai.court.places import PLACES, Place
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import k, t
from ui.kit.html import Html, b, circle, div, g, icon, path, span, svg, use

_CUT = "M-5.5-8H5.5L10-2 0 10-10-2z"
_FACETS = "M-10-2H10M-5.5-8-3.5-2 0 10 3.5-2 5.5-8"


@cache
def gem_of(x: int, y: int, size: int = 10) -> Html:
    """A ruby on the court, this large from its middle to its edge."""
    scale = f" scale({size / 10:g})" if size != 10 else ""
    return g(path(class_="rb", d=_CUT), path(class_="rb-f", d=_FACETS), class_="ruby", transform=f"translate({x} {y}){scale}")


@cache
def ruby(state: str = "in") -> Html:
    """A ruby on a brooch or in a sentence: "in", "new", "out", or "" for an empty setting."""
    drawn = [path(class_="rb", d=_CUT), path(class_="rb-f", d=_FACETS) if state in ("in", "new") else None]
    return svg(drawn, class_=["rbs", state], viewBox="-12 -10.5 24 23", aria_hidden="true")


# ---- the court


def rubies(moment: Moment) -> Html:
    """The rubies beside the goods of the stalls."""
    lying = chapman(moment.view).rubies
    return g([_lying(STALL_OF[good], count) for good, count in enumerate(lying) if count], class_="rubies")


def _lying(space: int, count: int) -> Html:
    place = PLACES[space]
    return g(*(gem_of(x, y) for x, y in _spots(place)[:count]))


def _spots(place: Place) -> tuple[tuple[int, int], ...]:
    """Two places at the upper right of a stall, clear of its price and of the goods in stock."""
    x, y = place.at
    right = 17 if place.wall == "right" else 25
    low = 10 if place.wall == "bottom" else 0
    return ((x + right, y - 21 + low), (x + right - 19, y - 27 + low))


@cache
def figure() -> Html:
    """A Chapman with his pack, round the middle of his feet."""
    return g(path(class_="shadow", d="M-15 22V-3C-15-14-7-19 3-25 13-19 21-14 21-3V22z"),
             path(class_="man chapman", d="M-18 18V-6C-18-17-10-22 0-28 10-22 18-17 18-6V18z"),
             use(class_="badge", href="#chapman", x=-13, y=-14, width=26, height=26))


def figures(view: Any) -> list[tuple[int, str, Html]]:
    """The Chapmen by their spaces."""
    return [(space, f"chapman-{number}", figure()) for number, space in enumerate(chapman(view).chapmen)]


def described(view: Any, space: int) -> list[str]:
    """Rubies and Chapmen at a stall, in words."""
    good = GOOD_AT[space] if space < len(GOOD_AT) else -1
    if good < 0:
        return []
    lying, there = chapman(view).rubies[good], len(standing_at(view, space))
    return [*([t("rubies", n=lying)] if lying else []), *([t("chapmen", n=there)] if there else [])]


def thumb(view: Any) -> Html:
    """The Chapmen in the small picture."""
    return Html("".join(circle(class_="chapman", cx=PLACES[space].stone[0] * 96 // 720, cy=PLACES[space].stone[1] * 96 // 720,
                               r=3) for space in chapman(view).chapmen))


# ---- the brooch


def has_brooch(view: Any, seat: int) -> bool:
    """Whether a seat has chosen a side of a brooch card (in Partner Mode only one seat ever does)."""
    return bool(chapman(view).sides[seat])


def track(annex: ChapmanAnnex, seat: int, then: ChapmanAnnex | None = None) -> Html:
    """The settings of a seat's brooch, with what a draft changes."""
    was, now = annex.brooches[seat], (then or annex).brooches[seat]
    side = (then or annex).sides[seat]
    if then is not None and annex.sides[seat] != side:
        was = 0
    states = ["in" if at < min(was, now) else "out" if at < was else "new" if at < now else "" for at in range(SLOTS[side])]
    return span([ruby(state) for state in states], class_=f"brooch side-{side.lower()}", role="img",
                aria_label=t("brooch.track", n=now, slots=SLOTS[side], side=side))


def reward_words(side: str, *more: Html) -> Html:
    """What a full side brings, in symbols: points, a card, and what other expansions add."""
    card = span(icon("ability"), b("1"), class_="prize") if side == "A" else None
    return span(span(icon("star"), b(POINTS[side]), class_="prize"), card, more, class_="prizes", aria_hidden="true")


def others(view: Any) -> list[tuple[str, str, int]]:
    """What other expansions in play add to the reward of side B: the part, its picture, and how many."""
    if chapman(view).plain:
        return []
    return [found for found in (("opium", "opium", 1), ("anahita", "favour", 2)) if found[0] in view.parts]


def side_words(view: Any, side: str) -> str:
    """What a full side brings, in words."""
    more = [t(f"brooch.{part}") for part, _, _ in others(view)] if side == "B" else []
    if not more:
        return t(f"brooch.{side}")
    return t("brooch.B.more", more=more[0] if len(more) == 1 else t("brooch.or", a=more[0], b=more[1]))


def brooch_card(view: Any, seat: int) -> Html:
    """A brooch with its track, what it brings, and what its back is."""
    annex = chapman(view)
    side = annex.sides[seat]
    return div(span(k("brooch", side=side), class_="label"), track(annex, seat), span(side_words(view, side), class_="says"),
               span(k("brooch.next", side=FLIPPED[side]), class_="soft"), class_="brooch-card")


def goods_of(space: int) -> str:
    """The good of the stall at a space, "" for none."""
    return GOODS[GOOD_AT[space]] if 0 <= space < len(GOOD_AT) and GOOD_AT[space] >= 0 else ""
