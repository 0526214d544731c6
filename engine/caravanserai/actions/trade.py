"""Trade goods at a rest area (caravanserai.md 7, C-24 to C-27)."""
from collections.abc import Iterable

from engine.caravanserai.box import TILE_USES
from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.box_tiles import TILES, Tile
from engine.caravanserai.events import Converted, TileReplaced, TilesShuffled, TileTurned
from engine.caravanserai.kits import house
from engine.caravanserai.stock import check_storage, covers, give_back, missing, receive
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Doing, Stop, begin, can_begin
from engine.kernel import Action, Refusal, refuse


class Trading(Doing):
    """A trade has begun at a rest area: more conversions, or done."""

    times: int = 0

    def close(self, table: CaravanseraiTable) -> None:
        """The tile turns to its next use."""
        turn_tile(table, self.space)


def turn_tile(table: CaravanseraiTable, space: int) -> None:
    """Turn a caravan tile; after its third use another takes its place (C-24)."""
    if table.uses[space] < TILE_USES:
        table.uses[space] += 1
        table.tell(TileTurned(SPACE_NAMES[space], table.tiles[space], table.uses[space]))
    else:
        _replace_tile(table, space)


def _replace_tile(table: CaravanseraiTable, space: int) -> None:
    old = table.tiles[space]
    stack = table.stacks[old[0]]
    stack.gone.append(old)
    if not stack.tiles:  # C-26
        stack.tiles, stack.gone = stack.gone, []
        table.dice.shuffle(stack.tiles)
        table.tell(TilesShuffled(old[0], len(stack.tiles)))
    new = stack.tiles.pop(0)
    table.tiles[space], table.uses[space] = new, 1
    table.tell(TileReplaced(SPACE_NAMES[space], old, new))
    for hook in house(table.parts).tile_replaced:
        hook(table, space)


def short_of(table: CaravanseraiTable, tile: Tile) -> bool:
    """Whether the tray, once the dark half is returned, lacks goods of the light half (C-27)."""
    given = dict(tile.give)
    return any(table.tray[good] + given.get(good, 0) < count for good, count in tile.get)


class Convert(Action[CaravanseraiTable, Stop | Trading], frozen=True):
    """Hand in the goods of the tile's dark half for those of its light half, once."""

    verb = "convert"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop | Trading) -> Iterable["Convert"]:
        """When the seat holds the one and the tray the other."""
        tile = TILES[table.tiles[asking.space]]
        if not covers(table.seats[asking.seat].goods, tile.give) or not can_begin(asking) or short_of(table, tile):
            return ()
        return _CONVERT

    def refusal(self, table: CaravanseraiTable, asking: Stop | Trading) -> Refusal | None:
        """The seat must hold the dark half, the tray the light half."""
        tile = TILES[table.tiles[asking.space]]
        if not can_begin(asking):
            return refuse("action-done", "caravanserai section 6.1")
        if lacking := missing(table.seats[asking.seat].goods, tile.give):
            return Refusal("missing-goods", "caravanserai section 6.2", lacking)
        return refuse("tray-short", "caravanserai C-27") if short_of(table, tile) else None

    def do(self, table: CaravanseraiTable, asking: Stop | Trading) -> None:
        """Swap the goods with the tray."""
        name = table.tiles[asking.space]
        begin(table, asking, Trading(asking.seat, asking.space)).times += 1
        give_back(table, asking.seat, TILES[name].give)
        receive(table, asking.seat, TILES[name].get)
        table.tell(Converted(asking.seat, SPACE_NAMES[asking.space], name))
        check_storage(table, asking.seat)


_CONVERT = (Convert(),)
