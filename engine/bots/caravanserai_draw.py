"""What a visit to the Red Gate promises: the Minor Orders that may be drawn there, or that lie open (C-41, CX-30, CX-50)."""
from typing import Any

from engine.bots.caravanserai_plan import Planner
from engine.bots.caravanserai_worth import OPIUM
from engine.caravanserai.box import MOST_MINORS, VALUE, worth
from engine.caravanserai.box_board import RED_GATE
from engine.caravanserai.box_orders import MINORS, ORDERS
from engine.caravanserai.expansions.anahita.annex import ARBAB, arbab

STOP = 1.4
"""Moves that each kind of missing goods takes, and money that has to be found."""


def draw_worth(planner: Planner, view: Any) -> float:
    """About what going to the Red Gate for a Minor Order is worth now: none while one waits or three are taken."""
    boy = planner.boy
    if boy.waiting or len(boy.minors) >= MOST_MINORS:
        return 0.0
    away = 0 if planner.stopped and planner.at == RED_GATE else planner.moves(planner.at, RED_GATE)
    if ARBAB in view.annexes and arbab(view).open:
        return max((_promise(planner, name, away) for name in arbab(view).gate), default=0.0)
    if not view.minors:
        return 0.0
    promises = [_promise(planner, name, away) for name in _unseen(view)]
    return sum(promises) / len(promises) if planner.opium else _better_of_two(promises)


def _unseen(view: Any) -> list[str]:
    """The Minor Orders that may be in the deck."""
    seen = [*view.aside, *view.out, *(name for boy in view.seats for name in (*boy.minors, boy.waiting))]
    return [name for name in MINORS if name not in seen]


def _promise(planner: Planner, name: str, away: int) -> float:
    """What an order would bring if it were drawn: about as `Planner` counts, but quickly."""
    boy, needs = planner.boy, dict(ORDERS[name].goods)
    lacking = [(good, count - boy.goods[good]) for good, count in needs.items() if boy.goods[good] < count]
    gain = ORDERS[name].value - worth(ORDERS[name].goods) + planner.weights.credit
    gain += planner.weights.minor * _liking(planner.view)
    if planner.opium:  # it stands for all three pieces, and the order must be filled on the spot
        return (gain + worth(ORDERS[name].goods) - OPIUM + planner.arrow(name, RED_GATE)) * planner.weights.decay ** away
    price = sum(VALUE[good] * count for good, count in lacking)
    moves = away + STOP * (len(lacking) + (price > boy.coins))
    at_once = 0 if lacking else planner.arrow(name, RED_GATE)
    return float((gain + at_once) * planner.weights.decay ** moves)


def _liking(view: Any) -> float:
    """How much it counts that nobody takes a Minor Order away: less in a short game, nothing for a seat that is alone."""
    if len(view.seats) == 1:
        return 0.0
    return 0.6 if ARBAB in view.annexes else 1.0


def _better_of_two(promises: list[float]) -> float:
    """What the better of two orders drawn by chance is worth on average."""
    ranked, count = sorted(promises, reverse=True), len(promises)
    if count < 2:
        return sum(ranked)
    return sum(promise * (count - 1 - place) for place, promise in enumerate(ranked)) * 2 / (count * (count - 1))
