"""Where the forty spaces lie: a 7 by 7 field round a 3 by 3 court, cells of 100, plots of 88, two lanes deep (look.md).

Four equal quarters of ten spaces; each is the last one turned a quarter round, so 0, 10, 20 and 30 are the corners.
"""
from functools import lru_cache

from engine.rihla.box import SPACES

_QUARTER = ((1, 1), (1, 2), (2, 2), (2, 3), (1, 3), (1, 4), (2, 4), (2, 5), (1, 5), (1, 6))

Point = tuple[int, int]


def _cells() -> tuple[Point, ...]:
    cells = list(_QUARTER)
    while len(cells) < SPACES:
        cells += [(column, 8 - row) for row, column in cells[-10:]]
    return tuple(cells)


CENTRE: tuple[Point, ...] = tuple((100 * column - 50, 100 * row - 50) for row, column in _cells())
"""The middle of each space, in units of the board (700 wide)."""


def joint(space: int) -> Point:
    """The middle of the seam between a space and the next one."""
    (x, y), (to_x, to_y) = CENTRE[space], CENTRE[(space + 1) % SPACES]
    return (x + to_x) // 2, (y + to_y) // 2


def heading(space: int) -> Point:
    """The direction of travel from a space to the next one, as a unit step."""
    (x, y), (to_x, to_y) = CENTRE[space], CENTRE[(space + 1) % SPACES]
    return (to_x - x) // 100, (to_y - y) // 100


def arrow(space: int, tip: int = 7, tail: int = 4, half: int = 7) -> str:
    """A small triangle on the seam behind a space, pointing the way."""
    (x, y), (dx, dy) = joint(space), heading(space)
    tip_at = f"M{x + dx * tip} {y + dy * tip}"
    sides = [(x - dx * tail + side * dy * half, y - dy * tail + side * dx * half) for side in (1, -1)]
    return tip_at + "".join(f"L{a} {b}" for a, b in sides) + "z"


@lru_cache
def way() -> str:
    """The whole ribbon: every plot with round corners, and a bridge over every seam."""
    return "".join(_bridge(space) for space in range(SPACES)) + "".join(_plot(space) for space in range(SPACES))


def _bridge(space: int) -> str:
    (x, y), (dx, dy) = CENTRE[space], heading(space)
    left, top = min(x, x + 100 * dx), min(y, y + 100 * dy)
    if dx:
        return f"M{left} {y - 44}h100v88h-100z"
    return f"M{x - 44} {top}h88v100h-88z"


def _plot(space: int) -> str:
    x, y = CENTRE[space]
    return f"M{x - 30} {y - 44}h60a14 14 0 0 1 14 14v60a14 14 0 0 1-14 14h-60a14 14 0 0 1-14-14v-60a14 14 0 0 1 14-14z"


@lru_cache
def seams() -> str:
    """A line over every seam, open where its arrow stands."""
    return "".join(f"M{x} {y - 44}v38m0 12v38" if dx else f"M{x - 44} {y}h38m12 0h38"
                   for space in range(SPACES) for (x, y), (dx, dy) in [(joint(space), heading(space))])


@lru_cache
def arrows() -> str:
    """An arrow on every seam."""
    return "".join(arrow(space) for space in range(SPACES))


def route(start: int, steps: int) -> str:
    """Larger arrows on the seams that a journey crosses."""
    return "".join(arrow((start + step) % SPACES, 15, 8, 15) for step in range(steps))


_CROWD: dict[int, tuple[int, tuple[Point, ...]]] = {
    1: (35, ((30, 29),)),
    2: (32, ((-3, 28), (28, 28))),
    3: (29, ((-28, 29), (1, 29), (30, 29))),
    4: (27, ((30, 1), (-27, 30), (2, 30), (30, 30))),
    5: (27, ((2, 1), (30, 1), (-27, 30), (2, 30), (30, 30))),
    6: (27, ((-27, 1), (2, 1), (30, 1), (-27, 30), (2, 30), (30, 30))),
}


def crowd(number: int) -> tuple[int, tuple[Point, ...]]:
    """How large figures are when so many share a space, and where they stand from its middle."""
    return _CROWD[number]
