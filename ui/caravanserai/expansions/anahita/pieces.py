"""Anahita, the Arbab and what they leave behind, as the court shows it."""
from functools import cache
from typing import Any

from engine.caravanserai.box_board import RED_GATE
from engine.caravanserai.expansions.anahita.annex import anahita, arbab
from engine.caravanserai.expansions.anahita.preview import coming_stops
from ui.caravanserai.court.places import PLACES
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import t
from ui.caravanserai.orders import order_words
from ui.kit.html import Html, circle, g, path, rect, text_, use

_MAN = "M-18 18V-6C-18-17-10-22 0-28 10-22 18-17 18-6V18z"
_SHADOW = "M-15 22V-3C-15-14-7-19 3-25 13-19 21-14 21-3V22z"
_LID = "M-19.5-47H19.5L47-19.5V19.5L19.5 47H-19.5L-47 19.5V-19.5z"
SHOWN_STOPS = 2
"""How many of the Arbab's coming stops the court shows."""


@cache
def token(name: str) -> Html:
    """Her figure or his, round the middle of the feet."""
    return g(path(class_="shadow", d=_SHADOW), path(class_=f"man {name}", d=_MAN),
             use(class_="badge", href=f"#{name}", x=-13, y=-14, width=26, height=26))


def her_figure(view: Any) -> list[tuple[int, str, Html]]:
    """Anahita."""
    return [(anahita(view).space, "anahita", token("anahita"))]


def his_figure(view: Any) -> list[tuple[int, str, Html]]:
    """The Arbab."""
    return [(arbab(view).space, "arbab", token("arbab"))]


# ---- beside the stones


def aside_of(space: int, side: int) -> tuple[int, int]:
    """A place beside a stone, on its left (-1) or its right (1) as one looks at the wall from the garden.

    At a tower the second place is on the tower's inner edge: a figure on the stone leaves it free.
    """
    place = PLACES[space]
    (x, y), (dx, dy) = place.stone, place.inward
    if place.wall == "tower":
        return (x - dx * 24, y - dy * 24) if side > 0 else (x - dx * 2, y + dy * 28)
    if place.wall in ("left", "right"):
        return x - dx * 4, y + 37 * side
    return x + 37 * side, y - dy * 4


def his_marks(moment: Moment) -> Html:
    """Where the Arbab stops next and after that, where his caftan lies, and the order that he turned face down."""
    his = arbab(moment.view)
    stops = coming_stops(moment.view)[:SHOWN_STOPS]
    marks = [_stop(space, number) for number, space in enumerate(stops, 1)]
    return g(_caftan(his.start) if his.start >= 0 else None, marks, _turned_down(moment.view), _gate(moment.view),
             class_="arbab-marks", aria_hidden="true")


def _stop(space: int, number: int) -> Html:
    x, y = aside_of(space, -1)
    return g(circle(class_="next-stop", r=14), text_(number, class_="nx", y=7), transform=f"translate({x} {y})")


def _caftan(space: int) -> Html:
    x, y = aside_of(space, 1)
    return g(path(class_="caftan", d="M-5-11H5L13-5 9 2 6 0V11H-6V0L-9 2-13-5z"), path(class_="hem", d="M0-11V11M-6 7H6"),
             transform=f"translate({x} {y})")


def _turned_down(view: Any) -> Html | None:
    """A lid over the order that cannot be filled; its front still shows faintly."""
    down = arbab(view).down
    space = next((space for space, order in view.towers.items() if order and order == down), None)
    if space is None:
        return None
    x, y = PLACES[space].at
    return g(path(class_="lid", d=_LID), use(class_="lid-mark", href="#arbab", x=-23, y=-23, width=46, height=46),
             transform=f"translate({x} {y})")


def _gate(view: Any) -> Html | None:
    """The Minor Orders that lie open on the Red Gate."""
    his = arbab(view)
    if not his.open:
        return None
    x, y = PLACES[RED_GATE].at
    cards = [rect(class_="open-minor", x=27 * at - 13 * len(his.gate), y=12, width=24, height=30, rx=3)
             for at in range(len(his.gate))]
    return g(rect(class_="gate-row", x=-43, y=9, width=86, height=36, rx=4), cards, transform=f"translate({x} {y})")


def her_marks(moment: Moment) -> Html:
    """The favour tokens that lie at the Money Changers."""
    lying = [(space, count) for space, count in sorted(anahita(moment.view).lying.items()) if count]
    return g([_favours(space, count) for space, count in lying], class_="favours", aria_hidden="true")


def _favours(space: int, count: int) -> Html:
    x, y = PLACES[space].at
    x += 32 if x < 360 else -32
    return g(circle(class_="favour-t", r=19), use(class_="favour-i", href="#favour", x=-13, y=-18, width=26, height=26),
             text_(count, class_="nx", y=16), transform=f"translate({x} {y - 38})")


# ---- in words, and in the small picture


def his_words(view: Any, space: int) -> list[str]:
    """What there is of the Arbab at a space."""
    his = arbab(view)
    stops = coming_stops(view)
    said = [t("arbab.here")] if his.space == space else []
    said += [t("arbab.next", n=stops.index(space) + 1)] if space in stops[:SHOWN_STOPS] else []
    said += [t("arbab.caftan")] if his.start == space else []
    if his.down and view.towers.get(space) == his.down:
        said.append(t("arbab.down"))
    if his.open and space == RED_GATE:
        said += [t("arbab.open", n=len(his.gate)), *map(order_words, his.gate)]
    return said


def his_gate(view: Any, space: int) -> list[str]:
    """The Minor Orders that lie open on the Red Gate."""
    return arbab(view).gate if space == RED_GATE else []


def his_what(view: Any, space: int) -> str:
    """What the Red Gate is for once Minor Orders lie open on it."""
    return "red_gate.open" if space == RED_GATE and arbab(view).open else ""


def her_words(view: Any, space: int) -> list[str]:
    """What there is of Anahita at a space."""
    her = anahita(view)
    lying = her.lying.get(space, 0)
    return [*([t("anahita.here")] if her.space == space else []), *([t("favours.lie", n=lying)] if lying else [])]


def her_thumb(view: Any) -> Html:
    """Anahita in the small picture."""
    return _dot("anahita", anahita(view).space)


def his_thumb(view: Any) -> Html:
    """The Arbab in the small picture."""
    return _dot("arbab", arbab(view).space)


def _dot(name: str, space: int) -> Html:
    x, y = PLACES[space].stone
    return circle(class_=name, cx=x * 96 // 720, cy=y * 96 // 720, r=4)
