"""The courtyard as a graph, moves over it, and the Fountain (caravanserai.md 2 and 3).

A move is a path on which no space comes twice, the start and jumped spaces included (C-08).  An occupied space on the
way costs nothing; the last space always costs one step, occupied or not (C-06, C-07).  With 24 edges the board holds
about a hundred such paths from any space, so they are listed once; every question about moves counts steps on them.

Sets of spaces are bit masks: bit `n` is space `n`.
"""
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

from engine.caravanserai.box_board import ARROWS, LINKS, RING, SECTORS, SPACES

EDGES = (*((space, (space + 1) % RING) for space in range(RING)), *LINKS)
"""The 24 links of the board."""

NEIGHBOURS = tuple(tuple(sorted({b for a, b in EDGES if a == space} | {a for a, b in EDGES if b == space}))
                   for space in range(len(SPACES)))
"""The spaces next to each space."""


class Route:
    """One way to a space: its vertices from the start on, the steps it costs, the occupied spaces it jumps (a mask).

    `end` is the space where the move stops, `jumped` lists the occupied spaces on the way.
    """

    __slots__ = ("path", "steps", "jumps", "end", "jumped")

    def __init__(self, path: tuple[int, ...], steps: int, jumps: int) -> None:
        """Work out once what every move along it asks for."""
        self.path, self.steps, self.jumps, self.end = path, steps, jumps, path[-1]
        self.jumped = tuple([space for space in path if jumps >> space & 1])


class _Path(NamedTuple):
    vertices: tuple[int, ...]
    between: int
    """The spaces strictly between start and end, as a mask."""
    length: int
    end: int
    made: dict[int, Route]
    """The routes along it that were ever asked for, by the spaces they jump."""


def _walks(path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for space in NEIGHBOURS[path[-1]]:
        if space not in path:
            yield (*path, space)
            yield from _walks((*path, space))


@cache
def paths(start: int) -> tuple[_Path, ...]:
    """Every simple path from a space, shorter ones first, then by vertices."""
    found = sorted(_walks((start,)), key=lambda path: (len(path), path))
    return tuple(_Path(path, sum(1 << space for space in path[1:-1]), len(path) - 1, path[-1], {})
                 for path in found)


class Reach(dict[tuple[int, bool], Route]):
    """The routes of a move, by end and by whether they jump a watched space.

    `straight` and `over` are for what callers make of those that jump none, and of those that do.
    """

    __slots__ = ("straight", "over")

    def __init__(self, routes: Iterable[tuple[tuple[int, bool], Route]]) -> None:
        """Keep the routes in order."""
        super().__init__(routes)
        self.straight: tuple[Any, ...] | None = None
        self.over: tuple[Any, ...] | None = None


def routes(start: int, occupied: int, closed: int, watched: int, limit: int) -> Reach:
    """The best route to every space within `limit` steps, by end and by whether it jumps a watched space.

    `occupied` holds the other figures, `closed` the spaces where nobody may stop, `watched` the figures for which it
    matters whether they are jumped.  Best: fewest steps, then fewest jumps, then the smallest vertices (section 3).
    """
    # Each figure lets a move go one space farther.  What lies beyond makes no difference, so placements share answers.
    around, known = _around(start)
    near = around[limit]
    while near != (wider := around[limit + (occupied & near).bit_count()]):
        near = wider
    placed: Any = occupied & near
    if closed or watched:
        placed = placed, closed & near, watched & near
    found = known[limit].get(placed)
    if found is None:
        if len(known[limit]) >= _MOST_KNOWN:
            known[limit].clear()
        found = known[limit][placed] = _reach(start, occupied & near, closed & near, watched & near, limit)
    return found


_MOST_KNOWN = 1 << 10
"""So many answers are kept for each start and each number of steps."""


@cache
def _around(start: int) -> tuple[tuple[int, ...], tuple[dict[Any, Reach], ...]]:
    """The other spaces at most 0, 1, 2 ... links away, as masks, up to what a move over many figures can reach.

    Beside them what is known of moves of so many steps, by the figures.
    """
    around = [1 << start]
    for _ in range(2 * len(SPACES)):
        wider = around[-1]
        for one, other in EDGES:
            wider |= (around[-1] >> one & 1) << other | (around[-1] >> other & 1) << one
        around.append(wider)
    return tuple([mask & ~(1 << start) for mask in around]), tuple([{} for _ in around])


_KEYS = tuple(tuple((end, over) for end in range(len(SPACES))) for over in (False, True))


def _reach(start: int, occupied: int, closed: int, watched: int, limit: int) -> Reach:
    best: dict[tuple[int, bool], Route] = {}
    longest = limit + occupied.bit_count()
    for vertices, between, length, end, made in paths(start):
        if length > longest:
            break  # longer ones cost too much even if they jump every figure
        jumps = between & occupied
        steps = length - jumps.bit_count()
        if steps <= limit and not closed >> end & 1:
            key = _KEYS[jumps & watched != 0][end]
            found = best.get(key)
            if found is None or steps < found.steps:
                best[key] = made.get(jumps) or made.setdefault(jumps, Route(vertices, steps, jumps))
    return Reach(sorted(best.items()))


@lru_cache(maxsize=1 << 12)
def exact_ends(start: int, occupied: int, closed: int, steps: int) -> tuple[int, ...]:
    """The spaces that some path reaches in exactly so many steps, detours allowed."""
    ends = {path.end for path in paths(start) if path.length - (path.between & occupied).bit_count() == steps}
    return tuple(space for space in sorted(ends) if not closed >> space & 1)


@cache
def distance(start: int, end: int) -> int:
    """Steps between two spaces of the empty board (0 on the spot)."""
    return 0 if start == end else routes(start, 0, 0, 0, len(SPACES))[end, False].steps


def opposite(space: int) -> int:
    """The ring space across the courtyard."""
    return (space + RING // 2) % RING


def arrow_at(space: int, fountain: int) -> int:
    """What the Fountain's arrow does to an order completed at a tower or gate: +2, -1 or 0."""
    return ARROWS[(SECTORS.index(space) - fountain) % len(SECTORS)] if space in SECTORS else 0
