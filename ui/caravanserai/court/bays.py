"""The bays of the walls: an arch each, with what it holds.  Content is drawn by the kind of the space."""
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.caravanserai.box import GOODS, STALL_SIZE, VALUE
from engine.caravanserai.box_board import KIND, SPACE_NAMES, SPACES
from engine.caravanserai.box_cards import KINDS
from engine.caravanserai.box_orders import MAJORS
from engine.caravanserai.box_tiles import TILES
from ui.caravanserai.court.places import BOTTOM, PLACES, Place
from ui.caravanserai.names import t
from ui.kit.html import Child, Html, circle, g, path, rect, text_, use

EMBLEM = {"cobalt": "wave", "ivory": "feather", "crimson": "flame", "olive": "leaf"}
"""The emblem of every order colour."""
_HALF = {"stall": 47, "caravan": 47, "changer": 88, "red_gate": 56, "blue_gate": 56}


@lru_cache(maxsize=64)
def shell(space: int) -> Html:
    """The arch of a bay: frame, depth, light, and the ring that lights up."""
    place, kind = PLACES[space], KIND[space]
    if place.wall in ("left", "right"):
        stud = 82 if kind == "changer" else 76
        return g(use(class_="stud", href="#khatim", x=-stud, y=54, width=14, height=14),
                 use(class_="stud", href="#khatim", x=stud - 14, y=54, width=14, height=14),
                 rect(class_="frame", x=-60, y=7, width=120, height=109), *_arch(54, 49), transform=place.turn)
    if kind in ("red_gate", "blue_gate"):
        return g(rect(class_="frame", x=-52, y=7, width=104, height=109), *_arch(46, 41), transform=place.turn)
    return g(rect(class_="frame", x=-44, y=7, width=88, height=109), *_arch(40, 36), transform=place.turn)


def _arch(outer: int, inner: int) -> tuple[Html, Html, Html]:
    def pointed(half: int, top: int, shoulder: int) -> str:
        mid, side = half // 2, shoulder - 24
        left = f"M-{half} 116V{shoulder}C-{half} {side} -{mid} {top + 11} 0 {top}"
        return f"{left}C{mid} {top + 11} {half} {side} {half} {shoulder}V116z"
    return (path(class_="reveal", d=pointed(outer, 11, 60)), path(class_="niche", d=pointed(inner, 18, 63)),
            path(class_="ring", d=pointed(outer, 11, 60)))


@lru_cache(maxsize=64)
def hit(space: int) -> Html:
    """The target of a press."""
    place, kind = PLACES[space], KIND[space]
    if place.wall == "tower":
        x, y = (0 if place.at[0] < 360 else 604), (0 if place.at[1] < 360 else 604)
        return rect(class_="hit", x=x, y=y, width=116, height=116)
    half = 78 if place.wall in ("left", "right") and kind != "changer" else _HALF[kind]
    return path(class_="hit", transform=place.turn, d=f"M-{half} 0H{half}V160H-{half}z")


def content(view: Any, space: int) -> Html:
    """What a bay holds now."""
    return _CONTENT[KIND[space]](view, space, PLACES[space])


def _stall(view: Any, space: int, place: Place) -> Html:
    return _stall_drawing(SPACES[space].good, view.stalls[SPACES[space].good], place)


@lru_cache(maxsize=64)
def _stall_drawing(good: int, stock: int, place: Place) -> Html:
    name, low = GOODS[good], 10 if place.wall == BOTTOM else 0
    size = STALL_SIZE[good]
    drop = {"bronze": 4, "amber": 7}.get(name, 2)
    pips = [rect(class_=["pip", f"g-{name}" if at < stock else ""], x=12 * at - 6 * size + 1, y=-46 if low else 35, width=10,
                 height=10, rx=1.5)
            for at in range(size)]
    return g(use(class_=f"g g-{name}", href=f"#g-{name}", x=-29, y=low - 31, width=50, height=50),
             text_(name[0].upper(), class_=f"let g-{name}", x=-9 if name == "silver" else -4, y=low + drop),
             *coin(VALUE[good], 23, low + 11), *pips, transform=_move(place.at))


def coin(number: int, x: int, y: int, r: int = 15) -> tuple[Html, Html, Html]:
    """A struck dirham with a number."""
    return (circle(class_="coin", cx=x, cy=y, r=r), circle(class_="coin-in", cx=x, cy=y, r=r - 3),
            text_(number, class_="n", x=x, y=y + 8))


def _caravan(view: Any, space: int, place: Place) -> Html:
    return caravan_tile(view.tiles[space], view.uses[space], place)


@lru_cache(maxsize=256)
def caravan_tile(tile: str, use_number: int, place: Place) -> Html:
    """A caravan tile: the dark half handed in, the light half received, and a dot for each use."""
    low = place.wall == BOTTOM
    dots = [circle(class_="use on" if at < use_number else "use", cx=13 * at - 13, cy=-38 if low else 38, r=4.5)
            for at in range(3)]
    return g(g(halves(tile), transform=f"translate(0 {6 if low else -4})"), *dots, transform=_move(place.at))


def halves(tile: str) -> Html:
    """The two halves of a tile, round the origin."""
    give = [GOODS[good] for good, count in TILES[tile].give for _ in range(count)]
    get = [GOODS[good] for good, count in TILES[tile].get for _ in range(count)]
    return Html(path(class_="give", d="M-27-27H4L-3 0 4 27H-27L-35 19V-19z") + path(class_="get",
                                                                                    d="M4-27H27L35-19V19L27 27H4L-3 0z")
                + "".join(_column(give, -19)) + "".join(_column(get, 18)))


def _column(goods: list[str], x: int) -> list[Html]:
    size = (27, 23, 17)[len(goods) - 1]
    tops = {1: (-13.5,), 2: (-24, 1), 3: (-26.5, -8.5, 9.5)}[len(goods)]
    return [use(class_=f"g g-{good}", href=f"#g-{good}", x=x - size / 2, y=top, width=size, height=size)
            for good, top in zip(goods, tops, strict=True)]


def _changer(view: Any, space: int, place: Place) -> Html:
    x = 8 if place.wall == "left" else -8
    return g(use(class_="ico", href="#borrow", x=x - 25, y=-37, width=50, height=50), _caption("borrow", x, 34),
             transform=_move(place.at))


def _caption(word: str, x: int, y: int) -> Html:
    return text_(t(f"on-board.{word}"), class_="cap", x=x, y=y)


def _red_gate(view: Any, space: int, place: Place) -> Html:
    return g(use(class_="ico rev", href="#minor", x=-22, y=-32, width=44, height=44),
             text_(len(view.minors), class_="n rev", x=0, y=34),
             transform=_move(place.at))


def _blue_gate(view: Any, space: int, place: Place) -> Html:
    shown = [sum(bool(card) for card in view.shelves[kind].shown) for kind in KINDS]
    return g(g(rect(class_="cd t", x=-27, y=-14, width=25, height=36, rx=3, transform="rotate(-8)"),
               rect(class_="cd p", x=3, y=-14, width=25, height=36, rx=3, transform="rotate(8)")),
             use(class_="ico rev", href="#ability", x=-15, y=-41, width=30, height=30),
             text_(shown[0], class_="n rev", x=-17, y=16), text_(shown[1], class_="n rev", x=17, y=16), transform=_move(place.at))


_OCT = "M-19.5-47H19.5L47-19.5V19.5L19.5 47H-19.5L-47 19.5V-19.5z"


def _tower(view: Any, space: int, place: Place) -> Html:
    return _tower_drawing(view.towers[space], place)


@lru_cache(maxsize=256)
def _tower_drawing(order: str, place: Place) -> Html:
    walls = (path(class_="cast", d="M-22-52H30L62-14V34L36 64H-10z"),
             path(class_="tw", d="M-23-56H23L56-23V23L23 56H-23L-56 23V-23z"))
    if not order:
        return g(*walls, path(class_="fr bare", d=_OCT), path(class_="ring", d=_OCT), transform=place.turn)
    major = MAJORS[order]
    return g(*walls, path(class_=f"fr fr-{major.colour}", d=_OCT), path(class_="ring", d=_OCT),
             text_(major.value, class_="val", x=-9, y=-7),
             _goods([GOODS[good] for good, count in major.goods for _ in range(count)]),
             use(class_=f"emb fr-{major.colour}", href=f"#{EMBLEM[major.colour]}", x=12, y=-33, width=24,
                 height=24), transform=place.turn)


def _goods(goods: list[str]) -> list[Html]:
    """The goods of an order: four in a row, five and six in two."""
    if len(goods) <= 4:
        return _row(goods, 4, 20, 21.5)
    return [*_row(goods[:3], -1.5, 21, 22.5), *_row(goods[3:], 20, 21, 22.5)]


def _row(goods: list[str], y: float, size: int, step: float) -> list[Html]:
    left = -step * len(goods) / 2 + (step - size) / 2
    return [use(class_=f"g g-{good}", href=f"#g-{good}", x=round(left + step * at, 1), y=y, width=size, height=size)
            for at, good in enumerate(goods)]


def pavilion(space: int, *more: Child) -> Html:
    """A pavilion in the garden, with what is done there."""
    word = "sell" if SPACE_NAMES[space] == "blue_pavilion" else "exchange"
    return Html(path(class_="cast", d="M-18-40 28-50 62-4V30L34 66H-4z") + path(class_="eave",
                                                                                d="M-22-54H22L54-22V22L22 54H-22L-54 22V-22z")
                + path(class_="roof", d="M-17-42H17L42-17V17L17 42H-17L-42 17V-17z")
                + path(class_="rib", d="M-17-42 17 42M17-42-17 42M-42-17 42 17M-42 17 42-17") + circle(class_="boss", r=27)
                + use(class_="ico", href=f"#{word}", x=-17, y=-17, width=34, height=34) + _caption(word, 0, 21))


def _move(at: tuple[int, int]) -> str:
    return f"translate({at[0]} {at[1]})"


_CONTENT: dict[str, Callable[[Any, int, Place], Html]] = {
    "stall": _stall, "caravan": _caravan, "changer": _changer, "red_gate": _red_gate, "blue_gate": _blue_gate, "tower": _tower}
"""The drawing of a bay by the kind of its space."""
