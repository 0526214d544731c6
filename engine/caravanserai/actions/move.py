"""Moves and the die (caravanserai.md 3)."""
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import ClassVar

from engine.caravanserai.board import Reach, Route, routes
from engine.caravanserai.box_board import SPACE_NAMES, SPACE_NUMBER, SPACES
from engine.caravanserai.events import DieRolled, Moved
from engine.caravanserai.hooks import Hooks
from engine.caravanserai.kits import kit
from engine.caravanserai.table import CaravanseraiTable, resume
from engine.caravanserai.turn import Ready, Rolled, Stop
from engine.kernel import Action, Refusal, refuse

FAR = len(SPACES)
"""More steps than any path of the board has."""

_BIT = (*(1 << space for space in range(len(SPACES))), 0)  # a figure that is not placed yet (-1) is in nobody's way


def others(table: CaravanseraiTable, seat: int, hooks: Hooks) -> int:
    """The spaces that are occupied for a seat's figure, as a mask: every other figure counts (CX-04)."""
    mask = 0
    for place, boy in enumerate(table.seats):
        if place != seat:
            mask |= _BIT[boy.space]
    for hook in hooks.figures:
        mask |= hook(table)
    return mask


def ways(table: CaravanseraiTable, asking: Ready | Rolled) -> tuple[int, int, int, int, int]:
    """What a seat asks the board, as the arguments of `routes`: start, occupied, closed, watched, steps.

    The steps are those rolled, or what the seat walks without the die (C-13).
    """
    return _ways(table, asking, kit(table, asking.seat))


def _ways(table: CaravanseraiTable, asking: Ready | Rolled, hooks: Hooks) -> tuple[int, int, int, int, int]:
    seat, seats = asking.seat, table.seats
    occupied = closed = watched = 0
    for boy in seats:  # its own figure is none of the others, but no way comes back to where it stands
        occupied |= _BIT[boy.space]
    if hooks.figures or hooks.closed or hooks.watched:
        for figure in hooks.figures:
            occupied |= figure(table)
        for hook in hooks.closed:
            closed |= hook(table, seat)
        for hook in hooks.watched:
            watched |= hook(table, seat)
    steps = asking.face if isinstance(asking, Rolled) else hooks.stride
    return seats[seat].space, occupied, closed, watched, steps + hooks.extra


def walk(table: CaravanseraiTable, asking: Ready | Rolled, route: Route, hooks: Hooks) -> None:
    """Make a move of a turn along a route; the figure has then stopped on its last space."""
    seat, end = asking.seat, route.end
    table.pending[-1] = Stop(seat, asking.move, end)
    table.seats[seat].space = end
    table.told.append(_moved(seat, route))
    if route.jumps:
        for jump in hooks.on_jump:
            jump(table, seat, route.jumped)
    for arrival in hooks.on_arrival:
        arrival(table, seat, end)
    resume(table)


@lru_cache(maxsize=1 << 13)
def _moved(seat: int, route: Route) -> Moved:
    return Moved(seat, _names(route.path), route.steps, _names(route.jumped))


def _names(spaces: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([SPACE_NAMES[space] for space in spaces])


class Move(Action[CaravanseraiTable, Ready | Rolled], frozen=True):
    """Move to a space, past any watched figure."""

    verb = "move"
    exact = True
    over: ClassVar[bool] = False
    """Whether the way jumps a watched figure; an expansion's kind of move sets it."""
    to: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Ready | Rolled) -> Iterable["Move"]:
        """Every space within the steps of this move, by number."""
        reach = routes(*_ways(table, asking, kit(table, asking.seat)))
        moves: tuple[Move, ...] | None = reach.over if cls.over else reach.straight
        if moves is None or (moves and type(moves[0]) is not cls):
            return _listed(cls, reach)
        return moves

    def refusal(self, table: CaravanseraiTable, asking: Ready | Rolled) -> Refusal | None:
        """Not back to the start (C-12), not where nobody may stop, and within the steps."""
        if self.to not in SPACE_NUMBER:
            return refuse("no-such-space", "caravanserai section 2", space=self.to)
        end = SPACE_NUMBER[self.to]
        start, occupied, closed, watched, steps = ways(table, asking)
        if end == start:
            return refuse("back-to-start", "caravanserai C-12", space=self.to)
        if closed >> end & 1:
            return refuse("space-closed", "caravanserai section 3", space=self.to)
        if (end, self.over) in routes(start, occupied, closed, watched, steps):
            return None
        route = routes(start, occupied, closed, watched, FAR).get((end, self.over))
        if route is None:
            return refuse("no-such-way", "caravanserai section 3", space=self.to)
        return refuse("too-far", "caravanserai section 3", space=self.to, steps=route.steps, limit=steps)

    def do(self, table: CaravanseraiTable, asking: Ready | Rolled) -> None:
        """Walk the shortest way."""
        hooks = kit(table, asking.seat)
        walk(table, asking, routes(*_ways(table, asking, hooks))[SPACE_NUMBER[self.to], self.over], hooks)


def _listed(cls: type[Move], reach: Reach) -> tuple[Move, ...]:
    """List the moves of a kind once for all placements that share their routes."""
    moves = tuple([_move(cls, end) for end, over in reach if over is cls.over])
    if cls.over:
        reach.over = moves
    else:
        reach.straight = moves
    return moves


@cache
def _move(cls: type[Move], end: int) -> Move:
    return cls(SPACE_NAMES[end])


class Roll(Action[CaravanseraiTable, Ready], frozen=True):
    """Roll the die before a move; the roll binds (C-09, C-10)."""

    verb = "roll"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Ready) -> Iterable["Roll"]:
        """Once per turn, or for every move."""
        return _ROLL if "roll" not in table.used or kit(table, asking.seat).every_move else ()

    def refusal(self, table: CaravanseraiTable, asking: Ready) -> Refusal | None:
        """Once per turn, or for every move."""
        return None if self.options(table, asking) else refuse("die-used", "caravanserai section 3")

    def do(self, table: CaravanseraiTable, asking: Ready) -> None:
        """The roll becomes the limit of this move."""
        face = table.dice.roll()
        table.used.append("roll")
        table.pending[-1] = Rolled(asking.seat, asking.move, face)
        table.tell(DieRolled(asking.seat, face, False))


class Reroll(Action[CaravanseraiTable, Rolled], frozen=True):
    """Repeat the roll; the second result stands (C-11)."""

    verb = "reroll"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Rolled) -> Iterable["Reroll"]:
        """As often for each roll as the seat may."""
        return _REROLL if asking.again < kit(table, asking.seat).rerolls else ()

    def refusal(self, table: CaravanseraiTable, asking: Rolled) -> Refusal | None:
        """As often for each roll as the seat may."""
        return None if self.options(table, asking) else refuse("no-reroll", "caravanserai C-11")

    def do(self, table: CaravanseraiTable, asking: Rolled) -> None:
        """The new roll replaces the old one."""
        asking.face = table.dice.roll()
        asking.again += 1
        table.tell(DieRolled(asking.seat, asking.face, True))


_ROLL, _REROLL = (Roll(),), (Reroll(),)
