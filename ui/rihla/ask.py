"""Asking the engine: what an answer would lead to, and why a tap is refused.

The face computes no rule.  An answer is played on a table that fits the view, with a question laid under it, so that
play stops there: the turn does not end and nothing is drawn by itself.  Cards that an answer would turn over are made
up, so whatever follows one is left out.
"""
from typing import NamedTuple, TypeVar

from engine.kernel import Event, NotAnAction, Refusal, dice_from, parse, push_on, refusal, refuse
from engine.rihla.events import CardDrawn
from engine.rihla.game import GAME
from engine.rihla.scoring import wealth
from engine.rihla.table import RihlaTable
from engine.rihla.turn import Choose, Manage
from engine.rihla.view import RihlaView, imagine

E = TypeVar("E", bound=Event)
REACH_CARD = "C01"
"""A choice card, in whose name a journey of any length can be tried."""


class Ahead(NamedTuple):
    """A table after an answer, and what happened up to the first card that would be turned over.

    `sure` is False once such a card lies on the way: then only the events are true, not the table.
    """

    before: RihlaView
    table: RihlaTable
    events: tuple[Event, ...]
    sure: bool

    def find(self, kind: type[E]) -> E | None:
        """The first event of a kind, if it happened."""
        return next((event for event in self.events if isinstance(event, kind)), None)

    def all(self, kind: type[E]) -> list[E]:
        """Every event of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def cash(self, seat: int) -> int:
        """How much more cash a seat has then."""
        return self.table.merchants[seat].cash - self.before.merchants[seat].cash

    def wealth(self, seat: int) -> int:
        """How much richer a seat is then."""
        return wealth(self.table, seat) - wealth(self.before, seat)


def quiet(view: RihlaView) -> RihlaTable:
    """A table like the one that is seen, on which an answer ends where it is given.

    A merchant whose turn it is and who has asked to leave stays there as well: that is not what the answer leads to.
    """
    table = imagine(view, dice_from("preview"))
    table.merchants[view.current].leaving = False
    table.pending.insert(0, Manage(view.current))
    return table


def ahead(view: RihlaView, *notations: str) -> Ahead | Refusal:
    """What an answer (or several, one after the other) leads to, or why it is refused."""
    table = quiet(view)
    for notation in notations:
        no = _refusal(table, notation)
        if no is not None:
            return no
        push_on(table, parse(GAME, table, notation))
    return _cut(view, table)


def stop_ahead(view: RihlaView, seat: int, steps: int) -> Ahead:
    """What a journey of so many steps would lead a seat to, whatever card says so."""
    table = imagine(view, dice_from("preview"))
    table.pending = [Manage(seat), Choose(seat, (steps,), REACH_CARD)]
    push_on(table, parse(GAME, table, f"stop {steps}"))
    return _cut(view, table)


def why_not(view: RihlaView, notation: str) -> Refusal | None:
    """Why the engine refuses an action, or None when it allows it."""
    return _refusal(quiet(view), notation)


def _cut(view: RihlaView, table: RihlaTable) -> Ahead:
    told = tuple(table.told)
    drawn = next((place for place, event in enumerate(told) if isinstance(event, CardDrawn)), None)
    return Ahead(view, table, told if drawn is None else told[:drawn + 1], drawn is None)


def _refusal(table: RihlaTable, notation: str) -> Refusal | None:
    try:
        return refusal(GAME, table, parse(GAME, table, notation))
    except NotAnAction:
        return refuse("not-now", "rihla 3.1")
