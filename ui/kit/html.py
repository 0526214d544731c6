"""HTML by construction: text is escaped because it is text, and only what this module built counts as markup.

    div(class_="row")(strong(name), " plays", button(data_do="go", data_to="home")("Home"))

Every tag is a function of its attributes and children; children may also be given at once: `p("Hello")`.
None, False and "" children vanish, lists are laid flat, numbers become text.  In attribute names a trailing underscore
is dropped and inner ones become dashes; None and False leave the attribute out, True writes it bare.
"""
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from html import escape
from typing import Any

Child = Any
"""Html, text, a number, None, a bool, or an iterable of these."""

_VOID = ("br", "hr", "img", "input", "wbr")


class Html(str):
    """Markup that this module has built; any other text is escaped when it is put into a page."""

    __slots__ = ()


# A table is drawn at every tap from some four hundred elements, so these few functions are written for speed: most texts
# and attributes of a drawing stood in the last one as well.

_text = lru_cache(maxsize=4096)(partial(escape, quote=False))


@lru_cache(maxsize=8192)
def _attribute(name: str, value: str) -> str:
    """One attribute as markup."""
    return f' {name.rstrip("_").replace("_", "-")}="{escape(value)}"'


def join(*children: Child) -> Html:
    """Children in a row, as markup."""
    return Html(_flat(children))


def _flat(children: Iterable[Child]) -> str:
    parts: list[str] = []
    for child in children:
        kind = type(child)
        if kind is Html:
            parts.append(child)
        elif child is None or kind is bool:
            continue
        elif isinstance(child, str):
            parts.append(_text(child))
        elif isinstance(child, int):
            parts.append(str(child))
        else:
            parts.append(_flat(child))
    return "".join(parts)


def _attributes(attributes: dict[str, Any]) -> str:
    parts: list[str] = []
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        if value is True:
            parts.append(f' {name.rstrip("_").replace("_", "-")}')
        elif type(value) is str:
            parts.append(_attribute(name, value))
        elif name == "class_" and not isinstance(value, str):
            parts.append(_attribute(name, " ".join([word for word in value if word])))
        else:
            parts.append(_attribute(name, str(value)))
    return "".join(parts)


def el(name: str, *children: Child, **attributes: Any) -> Html:
    """One element.  A value of `class_` may be a list of names, empty ones left out."""
    opening = f"<{name}{_attributes(attributes)}>"
    return Html(opening if name in _VOID else f"{opening}{_flat(children)}</{name}>")


def _tag(name: str) -> Callable[..., Html]:
    closing = "" if name in _VOID else f"</{name}>"

    def make(*children: Child, **attributes: Any) -> Html:
        return Html(f"<{name}{_attributes(attributes)}>{_flat(children)}{closing}")
    make.__name__ = name
    make.__doc__ = f"A <{name}> element with its children and attributes."
    return make


a, b, bdi, br, button, canvas, dd, details, dialog, div, dl, dt, em = map(
    _tag, "a b bdi br button canvas dd details dialog div dl dt em".split())
fieldset, figure, footer, form, h1, h2, h3, header, hr, img, input_ = map(
    _tag, "fieldset figure footer form h1 h2 h3 header hr img input".split())
label, legend, li, main, nav, ol, option, output, p, section, select = map(
    _tag, "label legend li main nav ol option output p section select".split())
span, strong, summary, svg, table, tbody, td, textarea, tfoot, th, thead, tr, ul, aside = map(
    _tag, "span strong summary svg table tbody td textarea tfoot th thead tr ul aside".split())
g, path, rect, circle, line, polyline, polygon, text_, title_, use = map(
    _tag, "g path rect circle line polyline polygon text title use".split())


@lru_cache(maxsize=512)
def icon(name: str, *, class_: str = "i") -> Html:
    """A picture from the sprite, hidden from screen readers: the words beside it say the same."""
    return svg(use(href=f"#{name}"), class_=class_, aria_hidden="true")


MARKS = ("circle", "square", "triangle", "diamond", "hexagon", "star")
"""The shape of each seat, beside its colour."""


def mark(seat: int) -> Html:
    """A seat's shape in its colour (the colour comes from an enclosing `seat-N` class)."""
    return icon(MARKS[seat], class_=f"mark seat-{seat + 1}")
