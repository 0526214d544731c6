"""The 12 A and 12 B caravan tiles: one conversion each, used three times (caravanserai.md 1.4, C-24)."""
from typing import NamedTuple

from engine.caravanserai.box import Needs, needs


class Tile(NamedTuple):
    """One caravan tile: the goods of its dark half, handed in, and of its light half, received."""

    id: str
    give: Needs
    get: Needs


def _tile(name: str, give: str, get: str) -> Tile:
    return Tile(name, needs(give), needs(get))


_TILES = (
    _tile("A01", "bz", "si"),
    _tile("A02", "bz", "em"),
    _tile("A03", "am", "si"),
    _tile("A04", "am", "em"),
    _tile("A05", "am", "bz bz"),
    _tile("A06", "bz", "am am"),
    _tile("A07", "si", "go"),
    _tile("A08", "si", "di"),
    _tile("A09", "em", "go"),
    _tile("A10", "em", "di"),
    _tile("A11", "si", "bz em"),
    _tile("A12", "em", "am si"),
    _tile("B01", "bz am", "di"),
    _tile("B02", "bz bz", "go"),
    _tile("B03", "am am", "di"),
    _tile("B04", "bz si", "em em"),
    _tile("B05", "am em", "si si"),
    _tile("B06", "go", "si em"),
    _tile("B07", "di", "si em"),
    _tile("B08", "go", "bz di"),
    _tile("B09", "di", "am go"),
    _tile("B10", "si si", "em di"),
    _tile("B11", "em em", "si go"),
    _tile("B12", "si em", "bz am go"),
)

TILES = {tile.id: tile for tile in _TILES}
"""Every caravan tile by its number; the first letter is its deck."""
