"""Every space in words, for those who do not see the court: what it is, what lies there, who stands there, how far it is."""
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.caravanserai.board import arrow_at
from engine.caravanserai.box import VALUE
from engine.caravanserai.box_board import GOOD_AT, KIND, SPACE_NAMES
from engine.caravanserai.box_tiles import TILES
from ui.caravanserai.attach import doors
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import capital, counts, several, signed, space_name, t
from ui.caravanserai.orders import order_words


class Labels:
    """The words of every space of the last view: it is drawn again at each pick, and only the steps differ then."""

    def __init__(self) -> None:
        """Begin with no view seen."""
        self._view: Any = None
        self._words: dict[int, str] = {}

    def standing(self, moment: Moment, space: int) -> str:
        """What a space is, what lies there and who stands there."""
        if self._view is not moment.view:
            self._view, self._words = moment.view, {}
        if space not in self._words:
            parts = [capital(space_name(SPACE_NAMES[space])), *described(moment.view, space)]
            there = [moment.name(seat) for seat, boy in enumerate(moment.view.seats) if boy.space == space]
            if there:
                parts.append(t("label.there", who=", ".join(f"\u2068{name}\u2069" for name in there)))
            self._words[space] = ", ".join(parts)
        return self._words[space]


_LABELS = Labels()


def label(moment: Moment, space: int, steps: int | None) -> str:
    """The words of a space."""
    words = _LABELS.standing(moment, space)
    return f"{words}, {t('label.steps', n=steps)}" if steps else words


def described(view: Any, space: int) -> list[str]:
    """What lies at a space."""
    return [*_KINDS[KIND[space]](view, space), *(words for more in doors(view).described for words in more(view, space))]


def _stall(view: Any, space: int) -> list[str]:
    return [_goods(GOOD_AT[space], view.stalls[GOOD_AT[space]])]


def _caravan(view: Any, space: int) -> list[str]:
    return [_tile(view.tiles[space], view.uses[space])]


def _tower(view: Any, space: int) -> list[str]:
    order = view.towers[space]
    return [order_words(order), *_arrow(view, space)] if order else [t("label.no-order")]


def _red_gate(view: Any, space: int) -> list[str]:
    return [t("label.minors", n=len(view.minors)), *_arrow(view, space)]


def _arrow(view: Any, space: int) -> list[str]:
    arrow = arrow_at(space, view.fountain)
    return [t("label.arrow", change=signed(arrow))] if arrow else []


# A court is told at every move, and most of what lies there has lain there before.


@lru_cache(maxsize=64)
def _goods(good: int, stock: int) -> str:
    return ", ".join((t("label.price", n=VALUE[good]), t("label.stock", n=stock)))


@lru_cache(maxsize=256)
def _tile(number: int, uses: int) -> str:
    tile = TILES[number]
    ways = t("label.tile", give=several(counts(tile.give)), get=several(counts(tile.get)))
    return ", ".join((ways, t("label.use", n=uses)))


def _plain(word: str) -> Callable[[Any, int], list[str]]:
    return lambda view, space: [t(f"label.{word}")]


_KINDS: dict[str, Callable[[Any, int], list[str]]] = {
    "stall": _stall, "caravan": _caravan, "tower": _tower, "red_gate": _red_gate, "blue_gate": _plain("cards"),
    "changer": _plain("changer"), "blue_pavilion": _plain("sell"), "white_pavilion": _plain("exchange")}

