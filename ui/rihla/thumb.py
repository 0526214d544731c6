"""A small square picture of a table: the ribbon of the road, whose it is, and the figures on it."""
from engine.rihla.box import KIND, SPACES
from engine.rihla.box_road import ROAD
from engine.rihla.table import NOBODY
from engine.rihla.view import RihlaView
from ui.kit.html import MARKS, Html, g, path, rect, svg, use
from ui.rihla.geometry import CENTRE, way


def thumb(view: RihlaView) -> Html:
    """The picture, from what everybody may see; 96 by 96."""
    return svg(rect(class_="desert", width=700, height=700), path(class_="edge", d=way()),
               g([_plot(view, space) for space in range(SPACES)]),
               use(class_="beast", href="#camel", x=270, y=270, width=160, height=160),
               [_figure(view, seat) for seat, merchant in enumerate(view.merchants) if not merchant.out],
               viewBox="0 0 700 700", class_="rh picture", aria_hidden="true")


def _plot(view: RihlaView, space: int) -> Html:
    """A plot: its street's colour on top, its owner's colour below."""
    x, y = CENTRE[space]
    owner = view.owner[space]
    below = rect(class_=["plot", f"p-{KIND[space]}"] if owner == NOBODY else [f"seat-{owner + 1}", "held"],
                 x=x - 40, y=y - 40, width=80, height=80)
    street = ROAD[space].street
    band = rect(class_=f"st-{street.lower()}", x=x - 40, y=y - 40, width=80, height=34) if street else Html("")
    return Html(below + band)


def _figure(view: RihlaView, seat: int) -> Html:
    x, y = CENTRE[view.merchants[seat].pos]
    return g(use(class_="mark", href=f"#{MARKS[seat]}", x=x - 40, y=y - 30, width=80, height=80), class_=f"pawn seat-{seat + 1}")
