"""Foreign coins, opium, its Dealer and the Inspected Area as they are drawn: on the court and in sentences."""
from functools import lru_cache
from typing import Any

from engine.caravanserai.box_board import KIND, SPACE_NAMES
from engine.caravanserai.expansions.opium.annex import GONE, inspected, opium
from engine.caravanserai.expansions.opium.box import CHANGER_OF, CURRENCY_OF
from ui.caravanserai.court.places import PLACES
from ui.caravanserai.expansions.figure import man
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import listed, t
from ui.kit.html import Html, b, circle, g, icon, path, rect, span, use

SYMBOLS = {
    "ox19": (("dealer", "walk"), "2"), "ox20": (("solidus", "solidus", "opium"), ""), "ox21": (("solidus",), "+2"),
    "ox22": (("drachma",), "+2"), "oy18": (("opium",), "9"), "oy19": (("opium", "ability"), "2"), "oy20": (("solidus",), "3"),
    "oy21": (("drachma",), "4"),
}
"""What stands for a card of the expansion."""
COIN = {"S": "solidus", "D": "drachma"}
"""The picture of each currency."""


def token(name: str) -> Html:
    """A foreign coin: its currency, and its value where it may be known."""
    return span(icon(COIN[name[0]]), b(name[1:] or "?", aria_hidden="true"), span(token_words(name), class_="vh"),
                class_=f"tok {COIN[name[0]]}")


def token_words(name: str) -> str:
    """A foreign coin in words."""
    currency = t(f"token.{name[0]}")
    return t("token.value", currency=currency, n=name[1:]) if name[1:] else t("token.hidden", currency=currency)


def tokens_words(names: tuple[str, ...] | list[str]) -> str:
    """Some foreign coins in words."""
    return listed([token_words(name) for name in names])


def poppies(held: int) -> Html:
    """So much opium."""
    return span(icon("opium"), b(held, aria_hidden="true"), span(t("opium.n", n=held), class_="vh"), class_="tok poppy")


# ---- the court


def figures(view: Any) -> list[tuple[int, str, Html]]:
    """The Dealer, while he is there."""
    dealer = opium(view).dealer
    return [] if dealer == GONE else [(dealer, "dealer", man("dealer"))]


def marks(moment: Moment) -> Html:
    """The coins beside the caravan tiles and on the Money Changers, and the Inspected Area."""
    slots = opium(moment.view).slots
    coins = [coin(CURRENCY_OF[tile[0]], space) for space, tile in moment.view.tiles.items() if tile and slots.get(tile[0])]
    return g(area(inspected(moment.view)), coins, [coin(kind, space) for space, kind in CHANGER_OF.items()], class_="opium-marks",
             aria_hidden="true")


def _corner(space: int, side: int) -> tuple[int, int]:
    """A corner of a bay towards the garden, on its right (1) or its left (-1)."""
    place = PLACES[space]
    (x, y), (dx, dy) = place.at, place.inward
    if place.wall == "tower":
        return x + 40 * dx * (side > 0), y + 40 * dy * (side < 0)
    if space in CHANGER_OF:
        return x + dx * 38, y + 62 * side  # on its frame, clear of what stands in the bay
    return (x + dx * 41, y + 33 * side) if dx else (x + 33 * side, y + dy * 42)


@lru_cache(maxsize=64)
def coin(kind: str, space: int) -> Html:
    """A foreign coin at a space."""
    x, y = _corner(space, 1)
    return g(circle(class_="coin-b", r=13), use(class_="coin-i", href=f"#{COIN[kind]}", x=-10, y=-10, width=20, height=20),
             class_=COIN[kind], transform=f"translate({x} {y})")


@lru_cache(maxsize=32)
def area(space: int) -> Html | None:
    """The Inspected Area: a veil over the bay, and an eye."""
    if space == GONE:
        return None
    place, (x, y) = PLACES[space], _corner(space, -1)
    half = 60 if place.wall in ("left", "right") else 52 if KIND[space].endswith("gate") else 44
    veil = (path(class_="veil", d="M-23-56H23L56-23V23L23 56H-23L-56 23V-23z", transform=place.turn) if place.wall == "tower" else
            rect(class_="veil", x=-half, y=7, width=2 * half, height=109, transform=place.turn))
    eye = g(circle(class_="eye-b", r=15), use(class_="eye-i", href="#inspected", x=-12, y=-12, width=24, height=24),
            transform=f"translate({x} {y})")
    return g(veil, eye, id="cv-inspected", data_fly="cv-inspected")


def described(view: Any, space: int) -> list[str]:
    """Coins, the Dealer and the Inspected Area at a space, in words."""
    annex, words = opium(view), []
    if space in view.tiles and view.tiles[space] and annex.slots.get(view.tiles[space][0]):
        words.append(t("token.beside", currency=t(f"token.{CURRENCY_OF[view.tiles[space][0]]}")))
    if space in CHANGER_OF:
        words.append(t("token.taken", currency=t(f"token.many.{CHANGER_OF[space]}")))
    if space == annex.dealer:
        words.append(t("dealer.here"))
    if space == inspected(view):
        words.append(t("inspected.here"))
    return words


def thumb(view: Any) -> Html | None:
    """The Dealer in the small picture."""
    dealer = opium(view).dealer
    if dealer == GONE:
        return None
    x, y = PLACES[dealer].stone
    return circle(class_="dealer", cx=x * 96 // 720, cy=y * 96 // 720, r=3)


def where(view: Any) -> tuple[str, str] | None:
    """The names of the Dealer's space and of the Inspected Area; None once he has left."""
    dealer = opium(view).dealer
    return None if dealer == GONE else (SPACE_NAMES[dealer], SPACE_NAMES[inspected(view)])
