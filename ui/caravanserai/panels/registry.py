"""Which panel shows which question: by its class, at a stop by the kind of the space.  Parts add their own."""
from collections.abc import Callable
from typing import Any

from engine.caravanserai.actions.aside import SideSelling, SideSwapping
from engine.caravanserai.actions.borrow import Borrowing
from engine.caravanserai.actions.buy import Buying
from engine.caravanserai.actions.exchange import Swapping
from engine.caravanserai.actions.gate import AtGate
from engine.caravanserai.actions.order import MinorPick
from engine.caravanserai.actions.sell import Selling
from engine.caravanserai.actions.setup import ChooseGate, ChooseGood
from engine.caravanserai.actions.trade import Trading
from engine.caravanserai.box_board import KIND
from engine.caravanserai.orders import Payout, Reward
from engine.caravanserai.stock import Overflow
from engine.caravanserai.turn import Closing, Ready, Rolled, Stop
from ui.caravanserai.attach import doors, every, first
from ui.caravanserai.draft import goal
from ui.caravanserai.moment import Moment
from ui.caravanserai.panels import gates, idle, order, units
from ui.caravanserai.panels.parts import Panel, listed_acts
from ui.kit.html import div, join

Drawer = Callable[[Moment], Panel]

PANELS: dict[type[Any], Drawer] = {
    ChooseGood: gates.first_good, ChooseGate: gates.first_gate, Ready: idle.idle, Rolled: idle.idle, Closing: idle.closing,
    Buying: units.buying, Borrowing: units.borrowing, Trading: units.trading, Selling: units.selling, Swapping: units.swapping,
    SideSelling: units.side_selling, SideSwapping: units.side_swapping, AtGate: gates.blue_gate, MinorPick: gates.minor_pick,
    Payout: order.payout, Reward: order.reward, Overflow: gates.overflow,
}
"""Panels by the class of the question."""
STOPS: dict[str, Drawer] = {
    "stall": units.buying, "changer": units.borrowing, "caravan": units.trading, "blue_pavilion": units.selling,
    "white_pavilion": units.swapping, "blue_gate": gates.blue_gate, "red_gate": gates.red_gate, "tower": order.tower,
}
"""Panels of a stop by the kind of the space."""


def panel(moment: Moment) -> Panel:
    """The panel of a moment, and beneath it what the parts in play draw, and a waiting order that a stop lets one finish."""
    shown = _panel(moment)
    added = doors(moment.view)
    more = [piece for draw in added.beneath if (piece := draw(moment))] if moment.scene.mine else []
    waits = idle.finish_here(moment)
    if not more and waits is None:
        return shown
    body = join(shown.body, div(more, waits, class_="beneath"))
    return shown._replace(body=body, tall=shown.tall or waits is not None or any(tall(moment) for tall in added.tall))


def _panel(moment: Moment) -> Panel:
    if not moment.scene.mine:
        return idle.idle(moment)
    if moment.draft.piece:
        return gates.piece_menu(moment)
    if moment.draft.open.startswith("finish") and listed_acts(moment, "finish"):
        return order.finishing(moment)
    added = doors(moment.view)
    instead: Panel | None = first(added.instead, moment)
    if instead is not None:
        return instead
    seen = not moment.target or goal(moment.answer)  # a walk that shows something stops there, before what the space offers
    if moment.walking and moment.looked and seen and first(added.lit, moment) is None:
        return idle.looked_at(moment)
    return drawer(moment.asking)(moment)


def drawer(asking: Any) -> Drawer:
    """The panel for a question, that of its nearest class."""
    panels = {**PANELS, **every().panels}
    for kind in type(asking).__mro__:
        if kind in panels:
            return panels[kind]
    if type(asking) is Stop:
        return every().stops.get(KIND[asking.space]) or STOPS[KIND[asking.space]]
    return idle.answers
