"""The road as one picture: desert, ribbon, forty spaces, what lies lit, and the figures."""
from functools import lru_cache

from engine.rihla.box import GRAND_KHAN, KIND, PRICE, SPACES
from engine.rihla.table import NOBODY
from engine.rihla.turn import Choose
from engine.rihla.visit import visitor_pays
from ui.kit.html import MARKS, Html, el, g, join, path, rect, svg, text_, use
from ui.rihla import geometry
from ui.rihla.figures import figures, ghost
from ui.rihla.looks import picture, tint
from ui.rihla.moment import Moment
from ui.rihla.names import k, short_name
from ui.rihla.skins import PLAIN, ground
from ui.rihla.space_words import label
from ui.words import tell

WAY = "way"
"""The ident of the road's own outline, drawn once and used for its shadow, edge and cut."""
TENT = "M-14-21-5-40 4-21H-2L-5-29-8-21z"
ROSE = ("M0 -140L40.9 -98.9L99 -99L98.9 -40.9L140 0L98.9 40.9L99 99L40.9 98.9L0 140L-40.9 98.9L-99 99L-98.9 40.9L-140 0"
        "L-98.9 -40.9L-99 -99L-40.9 -98.9z",
        "M0-112 12-14 79-79 14-12 112 0 14 12 79 79 12 14 0 112-12 14-79 79-14 12-112 0-14-12-79-79-12-14z")


def road(moment: Moment) -> Html:
    """The whole board."""
    lit = lit_steps(moment)
    return svg(
        el("defs", path(id=WAY, d=geometry.way()), el("clipPath", use(href=f"#{WAY}"), id="ribbon")),
        ground((moment.scene.dress or PLAIN).road),
        use(class_="cast", href=f"#{WAY}", transform="translate(5 8)"), use(class_="edge", href=f"#{WAY}"),
        g([_ground(moment, space, lit) for space in range(SPACES)], clip_path="url(#ribbon)"),
        path(class_="joint", d=geometry.seams()), path(class_="arrow", d=geometry.arrows()),
        _route(moment), _court(),
        g([_printed(moment, space, lit) for space in range(SPACES)], aria_hidden="true"),
        g([_space(moment, space, lit) for space in range(SPACES)], class_="spaces", id="road-spaces", data_roving="grid"),
        [_ring(moment, space, lit) for space in range(SPACES)],
        [_count(space, steps) for space, steps in lit.items() if space != moment.draft.space],
        figures(moment), ghost(moment), class_="road", viewBox="0 0 700 700", role="group",
        aria_label=tell("rihla.road"))


def lit_steps(moment: Moment) -> dict[int, int]:
    """The spaces that may be chosen now, with their number of steps."""
    asking = moment.scene.asking
    if not moment.asks(Choose) or not isinstance(asking, Choose):
        return {}
    start = moment.view.merchants[asking.seat].pos
    return {(start + steps) % SPACES: steps for steps in asking.steps}


def _corner(space: int) -> tuple[int, int]:
    x, y = geometry.CENTRE[space]
    return x - 50, y - 50


def _ground(moment: Moment, space: int, lit: dict[int, int]) -> Html:
    picked = moment.act.startswith("stop") and moment.draft.space == space
    return _plot(space, bool(pays(moment, space)), space in lit, picked, moment.full(space))


@lru_cache(maxsize=640)
def _plot(space: int, open_: bool, lit: bool, picked: bool, full: bool) -> Html:
    """The ground of a space and its band, with a line along the bands of a full street."""
    x, y = _corner(space)
    states = ["open" if open_ else "", "lit" if lit else "", "pick" if picked else ""]
    plot = rect(class_=["plot", f"p-{KIND[space]}", *states], x=x, y=y, width=100, height=100)
    if KIND[space] != "business":
        return plot
    band = path(class_=tint(space), d=f"M{x} {y}h100v33h-100z")
    return join(plot, band, path(class_="roof", d=f"M{x} {y + 30}h100v4h-100z") if full else None)


def pays(moment: Moment, space: int) -> int:
    """What a visitor would pay there now."""
    return visitor_pays(moment.view, space)


def _route(moment: Moment) -> Html | None:
    verb, _, steps = moment.act.partition(" ")
    if verb != "stop":
        return None
    return path(class_="route", d=geometry.route(moment.mine.pos, int(steps)))


def _court() -> Html:
    return g([path(class_=f"rose r{place + 1}", d=shape) for place, shape in enumerate(ROSE)],
             class_="court", transform="translate(350 350)")


def _printed(moment: Moment, space: int, lit: dict[int, int]) -> Html:
    """What lies on a space, for the eye: its button says the same in words."""
    x, y = geometry.CENTRE[space]
    view, pay = moment.view, pays(moment, space)
    return g(_print(space, view.owner[space], view.level[space], view.ijara_left[space], pay),
             class_=["print", f"k-{KIND[space]}", "open" if pay else "", "legal" if space in lit else ""],
             transform=f"translate({x} {y})")


def _space(moment: Moment, space: int, lit: dict[int, int]) -> Html:
    """A space as a button: while it is my turn a tap picks it, else its card opens."""
    peek = moment.scene.mine and not moment.asks(Choose)
    state = "legal" if space in lit else "shut" if lit else ""
    return _button(space, label(moment, space, lit.get(space)), state, moment.refused(f"space-{space}"), moment.scene.mine, peek)


@lru_cache(maxsize=1000)
def _button(space: int, words: str, state: str, refused: str, mine: bool, peek: bool) -> Html:
    """The button: what it says, whether it may be chosen now or lies shut, and what a tap does."""
    x, y = geometry.CENTRE[space]
    piece = f"space-{space}"
    do = {"data_do": "pick", "data_what": piece, "data_peek": "peek" if peek else None} if mine else {
        "data_do": "sheet", "data_name": "piece", "data_what": piece}
    return g(path(class_="hit", d="M-50-50H50V50H-50z"), class_=["sp", state if state == "legal" else "", refused],
             role="button", tabindex="0", id=piece, aria_label=words, aria_disabled="true" if state == "shut" else None,
             transform=f"translate({x} {y})", **do)


@lru_cache(maxsize=2000)
def _print(space: int, owner: int, level: int, left: int, pay: int) -> Html:
    """What is printed and laid on a space: symbol, growth, owner's mark, name and number."""
    kind = KIND[space]
    if kind == "business":
        return join(_symbol(space, "sy", -39, -43, 25), _growth(level), _owner(owner), _text("nm", -38, 7, short_name(space)),
                    _number(space, owner, left, pay, 33))
    if kind == "service":
        return join(_symbol(space, "ic", -38, -38, 36), _owner(owner), _text("nm", -38, 15, short_name(space)),
                    _number(space, owner, left, pay, 36))
    if kind == "waqf":
        return join(_symbol(space, "ic", -21, -34, 42), _text("nm", None, 33, short_name(space)), _owner(owner))
    if kind in ("start", "rest", "ghaflah", "bayt_al_dayn"):
        return join(_symbol(space, "ic big", -27, -38, 54), _text("nm", None, 36, short_name(space)))
    return join(_symbol(space, "ic", -23, -32, 46), _text("nm", None, 36, short_name(space)))


def _symbol(space: int, class_: str, x: int, y: int, size: int) -> Html:
    return use(class_=class_, href=f"#{picture(space)}", x=x, y=y, width=size, height=size)


def _text(class_: str, x: int | None, y: int, words: str) -> Html:
    return text_(words, class_=class_, x=x, y=y)


def _growth(level: int) -> Html | None:
    if level == GRAND_KHAN:
        return use(class_="sy khan", href="#khan", x=-12, y=-44, width=26, height=26)
    if not level:
        return None
    return g(path(class_="tent", d=TENT), text_(level, class_="tn", x="4.5", y=-22), class_="stalls")


def _owner(owner: int) -> Html | None:
    if owner == NOBODY:
        return None
    return g(use(class_="mark", href=f"#{MARKS[owner]}", x=19, y=-42, width=22, height=22), class_=f"seat-{owner + 1} own")


def _number(space: int, owner: int, left: int, pay: int, y: int) -> Html:
    """The number of a spot: its price while free, what visitors pay, or the clock of its Ijara."""
    if left:
        return g(use(class_="ij", href="#ijara", x=-39, y=y - 22, width=25, height=25),
                 text_(left, class_=["pr", "clock", "soon" if left <= 3 else ""], x=-11, y=y), class_="leased")
    if owner == NOBODY:
        return text_(k(PRICE[space]), class_="pr", x=-38, y=y)
    return text_(k(pay), class_=["pr", "pay", "long" if pay >= 10_000 else ""], x=-38, y=y)


def _ring(moment: Moment, space: int, lit: dict[int, int]) -> Html | None:
    """What frames a space: saffron where it may be chosen, the seat's colour where a bot reaches, dots where I look."""
    x, y = _corner(space)
    touched = f"touched seat-{(moment.scene.asked or 0) + 1}" if space == moment.target else ""
    looked = moment.draft.space == space
    classes = ["go", "pick" if looked else ""] if space in lit else ["ring", touched] if touched else (
        ["ring", "looked"] if looked else [])
    return rect(class_=classes, x=x + 6, y=y + 6, width=88, height=88, rx=12) if classes else None


def _count(space: int, steps: int) -> Html:
    x, y = geometry.CENTRE[space]
    down = KIND[space] in ("business", "service")
    return g(el("circle", r=17), text_(steps, y=8), class_="count", transform=f"translate({x + 31} {y + (31 if down else -28)})")
