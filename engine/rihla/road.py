"""Travelling and arriving (rihla 3.7, 3.8).

Travel is always forward [R-01].  Passing the start pays 2,000k, stopping right on it 2,000k more, for moves by cards
too [R-02].  What waits on a kind of space is told by that chapter's module, which enters itself in `STOPS`.
"""
from collections.abc import Callable

from engine.rihla.box import HOUSE, KIND, LAP_PAY, SPACES, START_STOP_BONUS
from engine.rihla.events import Moved, SentToHouse
from engine.rihla.money import bank_pays
from engine.rihla.table import RihlaTable

Stop = Callable[[RihlaTable, int, int], None]
"""What happens to a seat that stops on a space: `stop(table, seat, space)`."""

STOPS: dict[str, Stop] = {}
"""By kind of space; a kind that is missing has nothing more to it (start, rest, a look into Bayt al-Dayn)."""


def stops_at(*kinds: str) -> Callable[[Stop], Stop]:
    """Enter a function as what happens on these kinds of space."""
    def enter(stop: Stop) -> Stop:
        STOPS.update(dict.fromkeys(kinds, stop))
        return stop
    return enter


def travel(table: RihlaTable, seat: int, steps: int) -> None:
    """Move a caravan forward, collect at the start, and meet what waits where it stops."""
    merchant = table.merchants[seat]
    start, ahead = merchant.pos, merchant.pos + steps
    pay = 0
    if ahead >= SPACES:
        ahead -= SPACES
        pay = LAP_PAY if ahead else LAP_PAY + START_STOP_BONUS
        bank_pays(table, seat, pay)
    merchant.pos = ahead
    table.tell(Moved(seat, start, ahead, pay))
    stop = STOPS.get(KIND[ahead])
    if stop is not None:
        stop(table, seat, ahead)


def steps_to(start: int, space: int) -> int:
    """How many steps forward from one space to another: 1 to 40."""
    return (space - start) % SPACES or SPACES


def steps_to_next(start: int, kind: str) -> int:
    """How many steps forward to the next space of a kind."""
    return min(steps_to(start, space) for space in range(SPACES) if KIND[space] == kind)


def send_to_house(table: RihlaTable, seat: int, why: str) -> None:
    """To Bayt al-Dayn without start money; a draw still to come is lost (rihla 3.14) [R-13]."""
    merchant = table.merchants[seat]
    merchant.pos = HOUSE
    merchant.waiting = True
    merchant.waits = 0
    table.draw_again = False
    table.tell(SentToHouse(seat, why))


@stops_at("ghaflah")
def _stop_at_ghaflah(table: RihlaTable, seat: int, space: int) -> None:
    send_to_house(table, seat, "ghaflah")
