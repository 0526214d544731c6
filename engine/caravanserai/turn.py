"""The turn: two moves, each with its action, and what lies around them (caravanserai.md 6, 9).

A turn is three questions on the stack, asked from the last: `Ready` for the first move, `Ready` for the second,
`Closing`.  A move puts a `Stop` in place of its `Ready`; when the stop is over, what lies below comes up by itself.
"""
from collections.abc import Callable
from functools import lru_cache
from typing import Any, ClassVar

from engine.caravanserai.box import MOST_ROUNDS
from engine.caravanserai.box_board import KIND
from engine.caravanserai.events import EndTriggered, GameEnded, PointsGained, TurnBegan
from engine.caravanserai.hooks import Menu
from engine.caravanserai.kits import KNOWN, Answers, kit
from engine.caravanserai.stock import refill_stalls
from engine.caravanserai.table import Ask, CaravanseraiTable
from engine.kernel import Action

WAITING_STOPS = 2
"""The rules from which on a stop waits for what may still open something there (`Hooks.awaits`)."""


class Ready(Ask):
    """Its seat is about to make move 1 or 2 of its turn; both are compulsory (C-05)."""

    move: int


class Rolled(Ask):
    """Its seat has rolled for a move and must move within the roll, even if it is 1 (C-10)."""

    move: int
    face: int
    again: int = 0
    """How often this roll was repeated by a free re-roll (C-11)."""


class Stop(Ask):
    """A figure has stopped on a space: its action may be begun or skipped.  `done` names what was done here."""

    runs: ClassVar[bool] = True
    stops: ClassVar[bool] = True
    move: int
    space: int
    done: list[str] = []

    def run(self, table: CaravanseraiTable) -> bool:
        """Once the action is done and nothing else is left to do here, the stop is over."""
        if "action" not in self.done:
            return False
        hooks = kit(table, self.seat)
        for lingers in hooks.lingers:
            if lingers(table, self):
                return False
        if table.rules >= WAITING_STOPS and any(awaits(table, self) for awaits in hooks.awaits) and can_choose(table, self):
            return False
        leave(table, self)
        return True


class Doing(Ask):
    """An action of several units has begun at a space: more units, or done."""

    opens: ClassVar[bool] = False
    space: int

    def close(self, table: CaravanseraiTable) -> None:
        """What the action itself does when it closes."""


class Closing(Ask):
    """Both moves are made: free decisions, then the end of the turn, which comes by itself when there are none."""

    runs: ClassVar[bool] = True

    def run(self, table: CaravanseraiTable) -> bool:
        """End the turn unless a free decision is open."""
        if can_choose(table, self):
            return False
        end_turn(table)
        return True


class Settling(Ask):
    """The game is over: the things of a seat that are settled before its points are counted.

    First what the parts in play settle, with the questions that they raise, then what its cards do by themselves (CX-34).
    """

    runs: ClassVar[bool] = True
    asked: bool = False

    def run(self, table: CaravanseraiTable) -> bool:
        """Settle them; questions that this raises are asked before the next seat's turn comes."""
        hooks = [hook for card in table.seats[self.seat].cards for hook in KNOWN[card].scoring]
        if self.asked:
            table.pending.pop()
        else:
            self.asked = True
            hooks = [hook for hook in kit(table, self.seat).scoring if hook not in hooks]
        for hook in hooks:
            hook(table, self.seat)
        return True


def answers(table: CaravanseraiTable, asking: Any) -> Answers:
    """What answers a question: by its class; at a stop also by the kind of the space.

    What may be done at every stop may also be done at the special stops of expansions, which are classes below `Stop`.
    """
    hooks, kind = kit(table, asking.seat), type(asking)
    place = asking.space if kind is Stop else (kind, asking.space) if asking.stops else kind
    found = hooks.answers.get(place)
    if found is None:
        found = hooks.answers[place] = Answers(_answers(hooks.menu, asking))
    return found


def _answers(menu: Menu, asking: Any) -> tuple[type[Action[Any, Any]], ...]:
    if not asking.stops:
        return menu.get(type(asking), ())
    here = menu.get(KIND[asking.space], ())
    if type(asking) is not Stop:
        here += menu.get(type(asking), ())
    return here + menu[Stop]


def can_choose(table: CaravanseraiTable, asking: Any) -> bool:
    """Whether a question leaves anything to do but to go on, which stands last in its menu."""
    for options in answers(table, asking).listers[:-1]:
        for _ in options(table, asking):
            return True
    return False


def begin(table: CaravanseraiTable, asking: Any, doing: Doing) -> Any:
    """The running action of a question: itself when it has begun, else `doing`, begun with its first unit (C-20)."""
    if not isinstance(asking, Stop):
        return asking
    asking.done.append("action")
    table.pending.append(doing)
    return doing


def can_begin(asking: Any) -> bool:
    """Whether an action of a space may go on or begin: once per stop (CX-03)."""
    return not isinstance(asking, Stop) or "action" not in asking.done


def finish(table: CaravanseraiTable, doing: Doing) -> None:
    """Close an action of several units: its own ending, empty stalls, hooks.  The caller goes on with `resume`."""
    table.pending.pop()
    doing.close(table)
    refill_stalls(table)
    for hook in kit(table, doing.seat).after_action:
        hook(table, doing)


def leave(table: CaravanseraiTable, stop: Stop) -> None:
    """A stop is over."""
    table.pending.pop()
    for hook in kit(table, stop.seat).on_leave:
        hook(table, stop)


def gain_points(table: CaravanseraiTable, seat: int, points: int) -> None:
    """Advance a seat on the scoring board; the first to reach the threshold brings on the last turns (C-46)."""
    boy = table.seats[seat]
    boy.points += points
    if points:
        table.tell(PointsGained(seat, points, boy.points))
    if table.trigger < 0 and 0 < table.threshold <= boy.points:
        table.trigger = seat
        seats = len(table.seats)
        after = [(table.active + turn) % seats for turn in range(1, seats + 1)]
        table.last = [other for other in after if other != seat]
        table.tell(EndTriggered(seat, boy.points, tuple(table.last)))


def begin_turn(table: CaravanseraiTable, seat: int) -> None:
    """Put a seat's turn on the stack; a round begins with the starting player."""
    table.active = seat
    table.used = []
    table.seats[seat].locked = 0
    new_round = seat == table.first and table.trigger < 0
    table.round += new_round
    table.told.append(_turn_began(seat, table.round, table.trigger >= 0))
    table.pending += [Closing(seat), Ready(seat, 2), Ready(seat, 1)]
    hooks = kit(table, seat)
    for each in hooks.turn_begins:
        each(table, seat)
    for hook in hooks.round_begins if new_round else ():
        hook(table)


@lru_cache(maxsize=1 << 10)
def _turn_began(seat: int, round_: int, last: bool) -> TurnBegan:
    return TurnBegan(seat, round_, last)


def end_turn(table: CaravanseraiTable) -> None:
    """Take the turn off the stack and begin the next seat's, or end the game."""
    table.pending.pop()
    seat = table.active
    hooks = kit(table, seat)
    for hook in hooks.turn_ends:
        hook(table, seat)
    following = (seat + 1) % len(table.seats)
    reason = _over(table, following, hooks.ends)
    if reason:
        end_game(table, reason)
    else:
        begin_turn(table, table.last.pop(0) if table.trigger >= 0 else following)


def _over(table: CaravanseraiTable, following: int, ends: tuple[Callable[[CaravanseraiTable], str], ...]) -> str:
    """Why the game is over after this turn, or `""`: no last turn left, a part's own end, or the limit of C-61."""
    if table.trigger >= 0 and not table.last:
        return "threshold"
    for hook in ends:
        if reason := hook(table):
            return reason
    return "turn-limit" if following == table.first and table.round >= MOST_ROUNDS and table.trigger < 0 else ""


def end_game(table: CaravanseraiTable, reason: str) -> None:
    """No more turns: every seat is settled, from the starting player on (section 9)."""
    table.reason = reason
    table.tell(GameEnded(reason))
    seats = len(table.seats)
    table.pending += [Settling((table.first + turn) % seats) for turn in reversed(range(seats))]
