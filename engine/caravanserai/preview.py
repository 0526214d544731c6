"""What a choice would lead to, for whoever draws the table: the rules answer, nobody computes them again.

Every function takes a table or a view of it.
"""
from typing import Any, NamedTuple

from engine.caravanserai.actions.buy import price, wares
from engine.caravanserai.actions.move import ways
from engine.caravanserai.board import Route, routes
from engine.caravanserai.box import GOODS, STORAGE
from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.box_orders import ORDERS
from engine.caravanserai.cards import give_gift
from engine.caravanserai.events_orders import GiftGiven, GiftMissed
from engine.caravanserai.orders import arrow_of, bill_for
from engine.caravanserai.table import CaravanseraiTable


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


class Gift(NamedTuple):
    """What another seat gets for a card taken as a reward: `goods` in all, of them `stall` from their stalls, `missed` for
    want of any, by name; and how many pieces it must give up for want of room."""

    seat: int
    goods: tuple[str, ...]
    stall: tuple[str, ...]
    missed: tuple[str, ...]
    over: int


def gifts(table: CaravanseraiTable, seat: int, card: str) -> list[Gift]:
    """The gifts if a seat took a card on offer as its reward now, next seat first; pieces given up between are not foreseen."""
    trial, seats = table.copy(), len(table.seats)
    return [_gift(trial, (seat + turn) % seats, card) for turn in range(1, seats)]


def _gift(trial: CaravanseraiTable, seat: int, card: str) -> Gift:
    told = len(trial.told)
    give_gift(trial, seat, card)
    events = trial.told[told:]
    given = [event for event in events if isinstance(event, GiftGiven)]
    return Gift(seat, tuple(event.good for event in given), tuple(event.good for event in given if event.stall),
                tuple(event.good for event in events if isinstance(event, GiftMissed)),
                max(0, sum(trial.seats[seat].goods) - STORAGE))


def reach(table: Any, asking: Any) -> dict[tuple[str, bool], Route]:
    """Where the asked seat can move, by the name of the space and whether a watched figure is jumped."""
    return {(SPACE_NAMES[end], over): route for (end, over), route in routes(*ways(table, asking)).items()}


def prices(table: Any, asking: Any) -> dict[str, int]:
    """What the next piece of each good sold here costs the asked seat, in dirhams."""
    return {GOODS[good]: price(table, asking, good) for good in wares(table, asking)}
