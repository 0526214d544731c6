"""The figures on their stones, the ghost of mine where the draft walks to, and the way there."""
from collections.abc import Callable
from typing import Any

from engine.caravanserai.board import Route
from engine.caravanserai.box_board import SPACE_NUMBER
from ui.caravanserai.court.places import PLACES, stone
from ui.caravanserai.moment import Moment
from ui.kit.html import MARKS, Html, circle, g, path, use

EXTRA: dict[str, Callable[[Any], list[tuple[int, Html]]]] = {}
"""Figures that are no stable boys, by the name of the annex that knows them: spaces and drawings."""


def figures(moment: Moment, numbered: dict[int, int]) -> Html:
    """All figures; where a stone shows steps they stand beside it."""
    standing: dict[int, list[int]] = {}
    for seat, boy in enumerate(moment.view.seats):
        if boy.space >= 0:
            standing.setdefault(boy.space, []).append(seat)
    placed = [(space, seats) for space, seats in sorted(standing.items())]
    extra = [g(drawing, transform=_at(PLACES[space].at)) for name in moment.view.annexes if name in EXTRA
             for space, drawing in EXTRA[name](moment.view)]
    return Html("".join(_pawn(moment, seat, _spot(space, at, len(seats), space in numbered))
                        for space, seats in placed for at, seat in enumerate(seats)) + "".join(extra))


def _spot(space: int, at: int, count: int, aside: bool) -> tuple[int, int]:
    """Where one of several figures on a space stands."""
    place, (x, y) = PLACES[space], stone(space)
    along = 34 * at - 17 * (count - 1)
    if place.wall == "pavilion":
        return x + along, y + 42
    inward = 32 if aside else 6
    if place.wall == "tower":
        (dx, dy), across = place.inward, along // 2
        return x + dx * inward // 2 + across * dx * dy, y + dy * inward // 2 - across
    dx, dy = place.inward
    return x + dx * inward + (along if dy else 0), y + dy * inward + (along if dx else 0)


def _pawn(moment: Moment, seat: int, at: tuple[int, int]) -> Html:
    mine = seat == moment.me and moment.scene.viewer is not None
    size = 46 if mine else 40
    beats = mine and moment.scene.mine
    return g(use(class_="shadow", href=f"#{MARKS[seat]}", x=-size // 2 + 3, y=-size // 2 + 5, width=size, height=size),
             use(class_="mark", href=f"#{MARKS[seat]}", x=-size // 2, y=-size // 2, width=size, height=size),
             class_=["pawn", f"seat-{seat + 1}", "me" if beats else ""], transform=_at(at),
             id=f"pawn-{seat}", data_fly=f"pawn-{seat}")


def ghost(moment: Moment) -> Html:
    """My figure where the draft walks to."""
    target = moment.target
    if not target:
        return Html("")
    shape = MARKS[moment.me]
    return g(use(class_="mark", href=f"#{shape}", x=-21, y=-21, width=42, height=42),
             class_=f"pawn ghost seat-{moment.me + 1}", transform=_at(stone(SPACE_NUMBER[target])), id="ghost")


def way(route: Route | None, far: bool = False, limit: int = 99) -> Html:
    """The way of a walk: dots from stone to stone, a hoop round every figure jumped; steps beyond the limit are red."""
    if route is None:
        return Html("")
    within, beyond, steps = "", "", 0
    for here, there in zip(route.path, route.path[1:], strict=False):
        steps += there == route.end or not route.jumps >> there & 1
        stretch = _stretch(stone(here), stone(there))
        within, beyond = (within + stretch, beyond) if steps <= limit else (within, beyond + stretch)
    hoops = [circle(class_="hoop", cx=stone(space)[0], cy=stone(space)[1], r=27) for space in route.jumped]
    return g(path(class_="route", d=within) if within else None, path(class_="route over", d=beyond) if beyond else None, hoops,
             class_=["way", "far" if far else ""], id="way")


def _stretch(start: tuple[int, int], end: tuple[int, int]) -> str:
    """A line between two stones that leaves their numbers free."""
    (x1, y1), (x2, y2) = start, end
    length = max(1, round(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** .5))
    cut = min(20, length // 3)
    dx, dy = (x2 - x1) * cut // length, (y2 - y1) * cut // length
    return f"M{x1 + dx} {y1 + dy}L{x2 - dx} {y2 - dy}"


def _at(at: tuple[int, int]) -> str:
    return f"translate({at[0]} {at[1]})"
