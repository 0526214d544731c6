"""What a choice would lead to, for whoever draws the table: the rules answer, nobody computes them again.

Every function takes a table or a view of it.
"""
from typing import Any, NamedTuple

from engine.caravanserai.actions.buy import price, wares
from engine.caravanserai.actions.move import ways
from engine.caravanserai.board import Route, routes
from engine.caravanserai.box import GOODS
from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.box_orders import ORDERS
from engine.caravanserai.orders import arrow_of, bill_for


class Payment(NamedTuple):
    """What completing an order pays: printed value, the Fountain's effect, the debt it pays off, and what is left.

    `rest` goes into the purse, which has `room` for so much, or becomes points; `goods` are handed in, by number.
    """

    value: int
    arrow: int
    debt: int
    rest: int
    room: int
    goods: tuple[int, ...]


def payment(table: Any, seat: int, order: str, space: int, words: tuple[str, ...] = (), deed: str = "major") -> Payment:
    """The payment sheet of an order at a space (-1: a waiting one, finished anywhere), for a deed of `Hooks.terms`."""
    bill = bill_for(table, seat, deed, ORDERS[order], space, words)
    boy, arrow = table.seats[seat], arrow_of(bill)
    paid = min(boy.debt, ORDERS[order].value + arrow)
    rest = ORDERS[order].value + arrow - paid
    return Payment(ORDERS[order].value, arrow, paid, rest, min(rest, boy.room - boy.coins), tuple(bill.needs))


def reach(table: Any, asking: Any) -> dict[tuple[str, bool], Route]:
    """Where the asked seat can move, by the name of the space and whether a watched figure is jumped."""
    return {(SPACE_NAMES[end], over): route for (end, over), route in routes(*ways(table, asking)).items()}


def prices(table: Any, asking: Any) -> dict[str, int]:
    """What the next piece of each good sold here costs the asked seat, in dirhams."""
    return {GOODS[good]: price(table, asking, good) for good in wares(table, asking)}
