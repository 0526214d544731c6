"""Asking the engine: where a draft leads, what may follow, and why something is refused.

The face computes no rule.  A draft is played on the table of the view with every hidden card dealt from other dice, and it
never goes past a moment that shows something hidden; so nothing that comes out can tell a secret.
"""
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.caravanserai.actions.move import FAR, ways
from engine.caravanserai.board import Route, routes
from engine.caravanserai.box_board import SPACE_NUMBER
from engine.caravanserai.game import GAME
from engine.caravanserai.kits import kit
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Closing, Ready
from engine.caravanserai.view import CaravanseraiView
from engine.kernel import Dice, NotAnAction, Refusal, legal, parse, push_on, refusal, refuse


class Step(NamedTuple):
    """One action of a draft: the table before it, and the action in notation."""

    table: CaravanseraiTable
    act: str

    @property
    def asking(self) -> Any:
        """The question that the action answers."""
        return self.table.pending[-1]


class Ahead(NamedTuple):
    """Where a draft leads: its steps, the table after them, and whether the draft must stop there.

    It must when something hidden came to light, another seat is asked, or the turn has gone on to its next part.
    """

    steps: tuple[Step, ...]
    table: CaravanseraiTable
    closed: bool
    known: dict[tuple[str, ...], Any] | None = None
    """What was worked out from the same beginning, by the actions that lead there."""

    @property
    def acts(self) -> tuple[str, ...]:
        """Its actions in notation."""
        return tuple(step.act for step in self.steps)

    @property
    def asking(self) -> Any:
        """The next question of the same seat; None when the draft must stop."""
        return None if self.closed else self.table.pending[-1]

    def options(self) -> tuple[str, ...]:
        """What may follow."""
        if self.closed:
            return ()
        found: tuple[str, ...] = _once(self, ("?", *self.acts), lambda: tuple(str(act) for act in legal(GAME, self.table)))
        return found


class _Last:
    """The last view that was asked about: from tap to tap it is the same, and so is all that was worked out of it."""

    view: CaravanseraiView | None = None
    start: Ahead


def start(view: CaravanseraiView) -> Ahead:
    """The table of a view, nothing drafted."""
    if view is not _Last.view and view != _Last.view:
        table = GAME.imagine(view, Dice(1))
        _Last.start = Ahead((), table, not table.pending, {})
    _Last.view = view
    return _Last.start


def follow(ahead: Ahead, notation: str) -> Ahead | Refusal:
    """One action more; or why the engine refuses it."""
    found: Ahead | Refusal = _once(ahead, (*ahead.acts, notation), lambda: _follow(ahead, notation))
    return found


def _once(ahead: Ahead, key: tuple[str, ...], work: Callable[[], Any]) -> Any:
    """Something worked out once for the same beginning."""
    if ahead.known is None:
        return work()
    if key not in ahead.known:
        ahead.known[key] = work()
    return ahead.known[key]


def _follow(ahead: Ahead, notation: str) -> Ahead | Refusal:
    if ahead.closed:
        return refuse("not-now", "caravanserai section 6.1")
    no = _refusal(ahead.table, notation)
    if no is not None:
        return no
    steps = (*ahead.steps, Step(ahead.table, notation))
    table = ahead.table.copy()
    push_on(table, parse(GAME, table, notation))
    return Ahead(steps, table, _closed(steps[0].asking, table), ahead.known)


def play_out(ahead: Ahead, bundle: Sequence[str]) -> Ahead:
    """As many of these actions as the engine allows one after another."""
    for notation in bundle:
        then = follow(ahead, notation)
        if isinstance(then, Refusal):
            return ahead
        ahead = then
    return ahead


def _closed(first: Any, table: CaravanseraiTable) -> bool:
    if not table.pending or any(event.shows() for event in table.told):
        return True
    now = table.pending[-1]
    if now.seat != first.seat:
        return True
    return isinstance(now, Ready | Closing) and (type(now), _part(now)) != (type(first), _part(first))


def _part(asking: Any) -> int:
    """Which of the two moves a question belongs to."""
    return getattr(asking, "move", 0)


def why_not(ahead: Ahead, notation: str) -> Refusal | None:
    """Why the engine refuses an action after a draft, or None when it allows it."""
    return refuse("not-now", "caravanserai section 6.1") if ahead.closed else _refusal(ahead.table, notation)


def _refusal(table: CaravanseraiTable, notation: str) -> Refusal | None:
    try:
        return refusal(GAME, table, parse(GAME, table, notation))
    except NotAnAction:
        return refuse("not-now", "caravanserai section 6.1")


def added_steps(table: Any, asking: Any) -> int:
    """The steps that come to a roll, or to what is walked without one: by a card or a ruby for this move."""
    return kit(table, asking.seat).extra


def any_route(view: Any, asking: Any, space: str, over: bool | None = None) -> Route | None:
    """The best way to a space, however long it is, past a watched figure or not; None where no way leads."""
    begin, occupied, closed, watched, _ = ways(view, asking)
    found = routes(begin, occupied, closed, watched, FAR)
    end, kinds = SPACE_NUMBER[space], (False, True) if over is None else (over,)
    return min((found[end, past] for past in kinds if (end, past) in found), key=lambda route: route.steps, default=None)
