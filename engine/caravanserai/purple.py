"""What the purple cards pay at the end, as hooks (caravanserai.md 1.5, 9; rulings C-48, C-49, C-52, C-58).

Each function says what its card pays before the cap of 12 points.
"""
from collections.abc import Callable

from engine.caravanserai.box import DIAMOND, EMERALD, GEMS, GOLD, METALS, SILVER, START_ROOM
from engine.caravanserai.box_orders import MINORS, ORDERS
from engine.caravanserai.events_orders import MinorScored
from engine.caravanserai.hooks import Hooks
from engine.caravanserai.kits import ABILITIES
from engine.caravanserai.table import CaravanseraiTable, StableBoy

HALF_MINOR = "half-minor"
"""The tally in which the points of a Minor Order drawn while scoring are kept."""


def _pays(count: Callable[[StableBoy], int]) -> Hooks:
    def score(table: CaravanseraiTable, seat: int) -> int:
        return count(table.seats[seat])
    return Hooks(score=(score,))


def _icons(good: int, each: int) -> Hooks:
    """So much for each icon of a good on completed orders (C-58)."""
    return _pays(lambda boy: each * sum(dict(ORDERS[name].goods).get(good, 0) for name in boy.majors + boy.minors))


def _left(family: tuple[int, ...], each: int) -> Hooks:
    return _pays(lambda boy: each * sum(boy.goods[good] for good in family))


def _turquoise_held(boy: StableBoy) -> int:
    return sum(ABILITIES[card].kind == "turquoise" for card in boy.cards)


def _draw_minor(table: CaravanseraiTable, seat: int) -> None:
    """Draw a Minor Order and settle half its value, rounded up; with an empty deck any that no seat owns (C-52).

    One drawn that way is only looked at: it stays where it lies.
    """
    order = table.minors.pop(0) if table.minors else ""
    if order:
        table.aside.append(order)
    else:
        order = _unowned(table)
    points = (MINORS[order].value + 1) // 2 if order else 0
    table.seats[seat].tallies[HALF_MINOR] = points
    table.tell(MinorScored(seat, order, points))


def _unowned(table: CaravanseraiTable) -> str:
    owned = [*table.aside, *(name for boy in table.seats for name in (*boy.minors, boy.waiting))]
    free = [name for name in MINORS if name not in owned]
    return table.dice.pick(free) if free else ""


PURPLE = {
    "y1": _pays(lambda boy: len(boy.majors) + len(boy.minors)),
    "y2": _icons(SILVER, 1),
    "y3": _icons(EMERALD, 1),
    "y4": _pays(lambda boy: 2 * len(boy.majors)),
    "y5": _pays(lambda boy: 2 * len(boy.minors)),
    "y6": _icons(GOLD, 2),
    "y7": _icons(DIAMOND, 2),
    "y8": _pays(lambda boy: 3 * _turquoise_held(boy)),
    "y9": _pays(lambda boy: boy.room + boy.limit - 2 * START_ROOM),
    "y10": _left(METALS, 2),
    "y11": _left(GEMS, 2),
    "y12": Hooks(scoring=(_draw_minor,), score=(lambda table, seat: table.seats[seat].tallies.get(HALF_MINOR, 0),)),
    "y13": _pays(lambda boy: max(0, boy.coins - boy.debt)),  # the extra coin for each coin (C-48)
}
"""The hooks of every purple card, by number."""
