"""Scenes of Rihla for tests: tables at any moment, seen and drawn as the page does."""
from collections.abc import Iterator
from random import Random

from engine.kernel import Action, dice_from
from engine.rihla.game import GAME
from engine.rihla.table import RihlaTable
from tests.ui.scenes import drawn, scene_of, seats, tables, taps
from ui.kit.face import Scene

__all__ = ["asked_scene", "deal", "drawn", "lively", "moments", "scene", "seats", "taps"]


def deal(count: int = 4, seed: str = "t", **options: object) -> RihlaTable:
    return GAME.deal(count, GAME.check_options(count, options), dice_from(seed))


def scene(table: RihlaTable, viewer: int | None = 0, draft: object = None, **more: object) -> Scene:
    """The moment of a table for one pair of eyes."""
    return scene_of(GAME, table, len(table.merchants), viewer, draft, **more)


def asked_scene(table: RihlaTable, draft: object = None, **more: object) -> Scene:
    """The moment for the seat that is asked."""
    return scene(table, table.pending[-1].seat, draft, **more)


def lively(options: list[Action], luck: Random) -> Action:
    """A choice that keeps a random game moving: it mostly draws, buys and builds."""
    bold = [act for act in options if act.verb in ("draw", "buy", "build", "stop", "bid", "wait")]
    return luck.choice(bold if bold and luck.random() < .7 else options)


def moments(count: int, seed: str, most: int = 300, **options: object) -> Iterator[RihlaTable]:
    """The tables of a game of random choices."""
    luck = Random(seed)
    return tables(GAME, deal(count, seed, **options), lambda listed: lively(listed, luck), most)
