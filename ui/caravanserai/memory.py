"""What the page remembers from one picture to the next: the way that a figure has walked, so that it is seen to walk it.

A view says where the figures stand, not how they came there; the question that waited in the last picture does.
"""
from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.turn import Ready, Rolled
from engine.caravanserai.view import CaravanseraiView
from ui.caravanserai.ask import any_route


class Walks:
    """The last picture of a table."""

    def __init__(self) -> None:
        """Begin with no picture seen."""
        self._last: CaravanseraiView | None = None

    def since(self, view: CaravanseraiView) -> dict[int, tuple[int, ...]]:
        """The spaces that a stable boy has passed since the last picture, both ends included, by seat; told once."""
        before, self._last = self._last, view
        if before is None or len(before.seats) != len(view.seats) or not before.pending:
            return {}
        asking = before.pending[-1]
        if not isinstance(asking, Ready | Rolled):
            return {}
        end = view.seats[asking.seat].space
        if end in (-1, before.seats[asking.seat].space):
            return {}
        route = any_route(before, asking, SPACE_NAMES[end])
        return {asking.seat: route.path} if route is not None else {}
