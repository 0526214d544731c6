"""Who is how rich: a bar for every merchant, in cash, businesses and stalls."""
from engine.rihla.scoring import spots_value, stalls_value
from ui.kit.html import Html, b, bdi, el, g, li, mark, rect, span, svg, ul
from ui.rihla.moment import Moment
from ui.rihla.names import k
from ui.words import say, tell

WIDTH = 200
"""Units of the longest bar."""


def standings(moment: Moment) -> Html:
    """The bars, richest first; who is out stands last."""
    merchants = moment.view.merchants
    seats = sorted(range(len(merchants)), key=lambda seat: (merchants[seat].out, -moment.wealth(seat), seat))
    most = max(moment.wealth(seat) for seat in seats) or 1
    return el("figure", el("figcaption", say("rihla.worth"), class_="label"),
              ul([li(mark(seat), bdi(moment.name(seat)), _bar(moment, seat, most), b(k(moment.wealth(seat))),
                     class_=["worth-row", f"seat-{seat + 1}", "out" if merchants[seat].out else ""], id=f"worth-{seat}")
                  for seat in seats]), _key(), class_=f"worth of-{len(seats)}")


def _bar(moment: Moment, seat: int, most: int) -> Html:
    parts = [moment.view.merchants[seat].cash, spots_value(moment.view, seat), stalls_value(moment.view, seat)]
    x, found = 0, []
    for name, part in zip(("cash", "spots", "stalls"), parts, strict=True):
        width = part * WIDTH // most
        found.append(rect(class_=name, x=x, y=0, width=width, height=12))
        x += width
    return svg(g(found), viewBox=f"0 0 {WIDTH} 12", preserveAspectRatio="none", class_="stack", aria_hidden="true")


def _key() -> Html:
    return el("p", [span(svg(rect(class_=name, width=10, height=10), viewBox="0 0 10 10", class_="stack dot", aria_hidden="true"),
                         tell(f"rihla.worth.{name}")) for name in ("cash", "spots", "stalls")], class_="mini soft key")
