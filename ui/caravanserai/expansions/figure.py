"""A figure that is no stable boy, as every expansion draws it: a small person with a badge."""
from functools import cache

from ui.kit.html import Html, g, path, svg, use

MAN = "M-18 18V-6C-18-17-10-22 0-28 10-22 18-17 18-6V18z"
SHADOW = "M-15 22V-3C-15-14-7-19 3-25 13-19 21-14 21-3V22z"


@cache
def man(name: str) -> Html:
    """The figure on the court, round the middle of its feet; `name` is its picture and its colour."""
    return g(path(class_="shadow", d=SHADOW), path(class_=f"man {name}", d=MAN),
             use(class_="badge", href=f"#{name}", x=-13, y=-14, width=26, height=26))


def portrait(name: str) -> Html:
    """The figure in a panel or a sheet."""
    return svg(man(name), class_="man-p", viewBox="-22 -30 46 54", aria_hidden="true")
