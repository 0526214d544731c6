"""The figures on their stones, the ghost of mine where the draft walks to, and the way there."""
from collections.abc import Collection
from functools import partial

from engine.caravanserai.board import Route
from engine.caravanserai.box_board import RING, SPACE_NUMBER
from ui.caravanserai.attach import doors
from ui.caravanserai.court.places import PLACES, stone
from ui.caravanserai.moment import Moment
from ui.kit.html import MARKS, Html, circle, g, path, use


def figures(moment: Moment, numbered: dict[int, int]) -> Html:
    """All figures, mine last so that it lies on top; where a stone shows steps they stand beside it."""
    standing: dict[int, list[partial[Html]]] = {}
    for seat, boy in enumerate(moment.view.seats):
        if boy.space >= 0:
            standing.setdefault(boy.space, []).append(partial(_pawn, moment, seat))
    for others in doors(moment.view).figures:
        for space, ident, drawing in others(moment.view):
            standing.setdefault(space, []).append(partial(_other, ident, drawing))
    drawn = [(draw.args[1:] == (moment.me,), draw(_spot(space, at, len(there), _inward(space, space in numbered, standing))))
             for space, there in sorted(standing.items()) for at, draw in enumerate(there)]
    return Html("".join(drawing for _, drawing in sorted(drawn, key=lambda one: one[0])))


def _inward(space: int, aside: bool, standing: Collection[int]) -> int:
    """How far off its stone a figure stands; before a tower far enough to leave the numbers of its neighbours free too."""
    if PLACES[space].wall != "tower":
        return 32 if aside else 6
    beside = any(other % RING in standing for other in (space - 1, space + 1))
    return (80 if beside else 50) if aside else 3


def _other(ident: str, drawing: Html, at: tuple[int, int]) -> Html:
    """A figure that is no stable boy."""
    return g(drawing, class_="pawn other", transform=_at(at), id=f"pawn-{ident}", data_fly=f"pawn-{ident}")


def _spot(space: int, at: int, count: int, inward: int) -> tuple[int, int]:
    """Where one of several figures on a space stands."""
    place, (x, y) = PLACES[space], stone(space)
    along = 34 * at - 17 * (count - 1)
    if place.wall == "pavilion":
        return x + along, y + 55  # its word stays free
    dx, dy = place.inward
    if count == 2 and place.wall == "tower":
        along = 44 * at - 22
    if count > 2 and dx:  # at a tower and along a side wall many stand in pairs, one pair behind the other
        row, column = divmod(at, 2)
        if place.wall == "tower":
            inward, along = inward + 34 * row, 56 * column - 28
        else:
            inward, along = inward + 38 * column, 42 * row - 21 * ((count - 1) // 2)
    if place.wall == "tower":
        across = along // 2
        return x + dx * inward + across * dx * dy, y + dy * inward - across
    return x + dx * inward + (along if dy else 0), y + dy * inward + (along if dx else 0)


def _pawn(moment: Moment, seat: int, at: tuple[int, int]) -> Html:
    mine = seat == moment.me and moment.scene.viewer is not None
    size = 46 if mine else 40
    beats = mine and moment.scene.mine
    return g(use(class_="shadow", href=f"#{MARKS[seat]}", x=-size // 2 + 3, y=-size // 2 + 5, width=size, height=size),
             use(class_="mark", href=f"#{MARKS[seat]}", x=-size // 2, y=-size // 2, width=size, height=size),
             class_=["pawn", f"seat-{seat + 1}", "me" if beats else ""], transform=_at(at),
             id=f"pawn-{seat}", data_fly=f"pawn-{seat}", data_way=_passed(moment.walked.get(seat, ()), at))


def _passed(walked: tuple[int, ...], at: tuple[int, int]) -> str | None:
    """The stones of a walk, each as its distance from where the figure stands now: fly.js walks them."""
    return " ".join(f"{x - at[0]},{y - at[1]}" for x, y in map(stone, walked)) or None


def ghost(moment: Moment) -> Html:
    """My figure where the draft walks to."""
    target = moment.target
    if not target:
        return Html("")
    shape = MARKS[moment.me]
    return g(use(class_="mark", href=f"#{shape}", x=-21, y=-21, width=42, height=42),
             class_=f"pawn ghost seat-{moment.me + 1}", transform=_at(stone(SPACE_NUMBER[target])), id="ghost")


def way(route: Route | None, far: bool = False, limit: int = 99, seat: int | None = None) -> Html:
    """The way of a walk: dots from stone to stone, a hoop round every figure jumped; steps beyond the limit are red.

    The way of another seat's figure has that seat's colour.
    """
    if route is None:
        return Html("")
    within, beyond, steps = "", "", 0
    for here, there in zip(route.path, route.path[1:], strict=False):
        steps += there == route.end or not route.jumps >> there & 1
        stretch = _stretch(stone(here), stone(there))
        within, beyond = (within + stretch, beyond) if steps <= limit else (within, beyond + stretch)
    around = [_spot(space, 0, 1, 0) for space in route.jumped]
    hoops = [circle(class_="hoop", cx=x, cy=y, r=27) for x, y in around]
    return g(path(class_="route", d=within) if within else None, path(class_="route over", d=beyond) if beyond else None, hoops,
             class_=["way", "far" if far else "", "" if seat is None else f"theirs seat-{seat + 1}"], id="way")


def _stretch(start: tuple[int, int], end: tuple[int, int]) -> str:
    """A line between two stones that leaves their numbers free."""
    (x1, y1), (x2, y2) = start, end
    length = max(1, round(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** .5))
    cut = min(20, length // 3)
    dx, dy = (x2 - x1) * cut // length, (y2 - y1) * cut // length
    return f"M{x1 + dx} {y1 + dy}L{x2 - dx} {y2 - dy}"


def _at(at: tuple[int, int]) -> str:
    return f"translate({at[0]} {at[1]})"
