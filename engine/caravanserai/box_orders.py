"""The 32 Major and 16 Minor Orders (caravanserai.md 1.3).

A Major Order is worth the value of its goods, one more for each piece, and one; a Minor Order its goods and three.
"""
from typing import NamedTuple

from engine.caravanserai.box import Needs, needs


class Order(NamedTuple):
    """One order card: the dirhams it pays, the goods it asks for, its frame colour (`""` on Minor Orders)."""

    id: str
    value: int
    goods: Needs
    colour: str


def _order(name: str, value: int, goods: str, colour: str = "") -> Order:
    return Order(name, value, needs(goods), colour)


COLOURS = ("crimson", "cobalt", "olive", "ivory")

_MAJORS = (
    _order("M01", 11, "bz am am go", "cobalt"),
    _order("M02", 11, "bz am si si", "ivory"),
    _order("M03", 11, "bz am si em", "cobalt"),
    _order("M04", 11, "bz am em em", "crimson"),
    _order("M05", 11, "am am si em", "ivory"),
    _order("M06", 12, "bz bz si di", "olive"),
    _order("M07", 12, "bz am em di", "olive"),
    _order("M08", 12, "bz si si em", "cobalt"),
    _order("M09", 12, "bz si em em", "crimson"),
    _order("M10", 12, "am si si em", "olive"),
    _order("M11", 13, "bz am go di", "crimson"),
    _order("M12", 13, "am em em go", "ivory"),
    _order("M13", 14, "bz am am si go", "ivory"),
    _order("M14", 14, "bz am am si di", "olive"),
    _order("M15", 14, "bz am si em em", "olive"),
    _order("M16", 15, "bz bz si em di", "cobalt"),
    _order("M17", 15, "bz bz em em di", "ivory"),
    _order("M18", 15, "bz am si si go", "crimson"),
    _order("M19", 15, "am am si em di", "cobalt"),
    _order("M20", 16, "bz bz em go di", "ivory"),
    _order("M21", 16, "bz am em di di", "crimson"),
    _order("M22", 16, "am am si go go", "crimson"),
    _order("M23", 17, "bz si em go go", "olive"),
    _order("M24", 17, "bz em em go go", "cobalt"),
    _order("M25", 17, "bz bz am am go go", "olive"),
    _order("M26", 17, "bz bz am em em go", "crimson"),
    _order("M27", 17, "bz am am si si di", "crimson"),
    _order("M28", 18, "bz bz am si di di", "cobalt"),
    _order("M29", 18, "bz bz am em di di", "cobalt"),
    _order("M30", 18, "bz am am si di di", "ivory"),
    _order("M31", 19, "bz am si si go di", "ivory"),
    _order("M32", 19, "am am si em go go", "olive"),
)

_MINORS = (
    _order("N01", 7, "bz am si"),
    _order("N02", 7, "bz am em"),
    _order("N03", 8, "bz am go"),
    _order("N04", 8, "bz am di"),
    _order("N05", 8, "bz si em"),
    _order("N06", 8, "am si em"),
    _order("N07", 8, "bz bz di"),
    _order("N08", 8, "am am go"),
    _order("N09", 9, "bz em go"),
    _order("N10", 9, "am si di"),
    _order("N11", 9, "bz si di"),
    _order("N12", 9, "am em go"),
    _order("N13", 9, "si si em"),
    _order("N14", 9, "si em em"),
    _order("N15", 10, "bz go di"),
    _order("N16", 10, "am go di"),
)

MAJORS = {order.id: order for order in _MAJORS}
MINORS = {order.id: order for order in _MINORS}
ORDERS = {**MAJORS, **MINORS}
"""Every order card by its number."""

CHEAP = tuple(order.id for order in _MAJORS if order.value in (11, 12))
"""The ten Major Orders that supply the four towers at the start (C-60)."""
