"""What a deal would change, if it were agreed to: asked of the engine by playing the offer and its acceptance."""
from typing import NamedTuple

from engine.kernel import Refusal
from engine.rihla.box import SISTERS, STREET
from engine.rihla.events import DebtPaid
from engine.rihla.table import Open, owns_street
from engine.rihla.view import RihlaView
from engine.rihla.visit import visitor_pays
from ui.rihla.ask import Ahead, ahead


class Change(NamedTuple):
    """For one merchant: wealth, the streets completed and broken (a business of each), and what all visits bring."""

    wealth: int
    completes: tuple[int, ...]
    breaks: tuple[int, ...]
    pays_before: int
    pays_after: int


def agreed(view: RihlaView, *notations: str) -> Ahead | None:
    """The table after an offer and its acceptance; None while the offer is not allowed."""
    told = ahead(view, *notations, "accept")
    return None if isinstance(told, Refusal) else told


def change_of(after: Ahead, seat: int) -> Change:
    """What a deal does for a merchant.  A debt that it pays is no loss by the deal, so it is left out."""
    debt = sum(event.total for event in after.all(DebtPaid) if event.seat == seat)
    moved = [space for space, owner in enumerate(after.table.owner) if owner != after.before.owner[space]]
    return Change(after.wealth(seat) + debt, _full(after.table, after.before, moved, seat),
                  _full(after.before, after.table, moved, seat), _pays(after.before, seat), _pays(after.table, seat))


def _full(now: Open, other: Open, moved: list[int], seat: int) -> tuple[int, ...]:
    """One business of each street that is the seat's on this table and was not on the other."""
    streets = {street.letter: space for space in moved if (street := STREET[space]) is not None}
    return tuple(space for space in streets.values()
                 if _owns(now, space, seat) and not _owns(other, space, seat))


def _owns(state: Open, space: int, seat: int) -> bool:
    return state.owner[SISTERS[space][0]] == seat and owns_street(state, SISTERS[space][0])


def _pays(state: Open, seat: int) -> int:
    """What one visit to each place of the seat's would bring."""
    return sum(visitor_pays(state, space) for space, owner in enumerate(state.owner) if owner == seat)
