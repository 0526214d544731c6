"""Scenes of Tan-tan for tests: tables at any moment, seen and drawn as the page does."""
from collections.abc import Iterator
from random import Random

from engine.kernel import dice_from
from engine.tantan.game import GAME
from engine.tantan.table import TantanTable, nothing_in_front
from tests.ui.scenes import drawn, scene_of, seats, tables, taps
from ui.kit.face import Scene

__all__ = ["arranged", "asked_scene", "deal", "drawn", "front", "moments", "scene", "seats", "taps"]


def deal(count: int = 4, seed: str = "t", **options: object) -> TantanTable:
    return GAME.deal(count, GAME.check_options(count, {"first": 0, **options}), dice_from(seed))


def arranged(count: int = 4, **zones: object) -> TantanTable:
    """A dealt table with some zones laid out by hand."""
    table = deal(count)
    for zone, cards in zones.items():
        setattr(table, zone, cards)
    return table


def front(**cards: int) -> dict[str, int]:
    return {**nothing_in_front(), **cards}


def scene(table: TantanTable, viewer: int | None = 0, draft: object = None, **more: object) -> Scene:
    """The moment of a table for one pair of eyes (or nobody's)."""
    return scene_of(GAME, table, len(table.hands), viewer, draft, **more)


def asked_scene(table: TantanTable, draft: object = None, **more: object) -> Scene:
    """The moment for the seat that is asked."""
    return scene(table, table.pending[-1].seat, draft, **more)


def moments(count: int, seed: str, most: int = 400) -> Iterator[TantanTable]:
    """The tables of a game of random choices."""
    return tables(GAME, deal(count, seed), Random(seed).choice, most)
