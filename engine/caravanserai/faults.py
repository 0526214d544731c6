"""What must hold on every table: nothing lost, nothing negative, no limit passed."""
from collections import Counter
from collections.abc import Iterator

from engine.caravanserai.actions.order import MinorPick
from engine.caravanserai.box import GOODS, MOST_MINORS, MOST_ROOM, PIECES, START_ROOM, STORAGE, TILE_USES
from engine.caravanserai.box_orders import MAJORS, MINORS
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.kits import ABILITIES, house
from engine.caravanserai.setup import ability_cards
from engine.caravanserai.stock import Overflow
from engine.caravanserai.table import CaravanseraiTable


def faults(table: CaravanseraiTable) -> list[str]:
    """What is wrong with a table; empty when it is sound."""
    found = [*_goods(table), *_cards(table), *_boards(table)]
    for hook in house(table.parts).faults:
        found += hook(table)
    return found


def _goods(table: CaravanseraiTable) -> Iterator[str]:
    for good, name in enumerate(GOODS):
        places = [table.tray[good], table.stalls[good], *(boy.goods[good] for boy in table.seats)]
        if sum(places) != PIECES[good]:
            yield f"{sum(places)} pieces of {name} instead of {PIECES[good]}"
        if min(places) < 0:
            yield f"less than no {name} somewhere"


def cards_of(table: CaravanseraiTable) -> list[str]:
    """Every order, ability card and tile of a table, wherever it lies."""
    cards = [*table.towers.values(), *table.majors, *table.minors, *table.aside, *table.out, *table.tiles.values()]
    for boy in table.seats:
        cards += [*boy.majors, *boy.minors, boy.waiting, *boy.cards]
    for shelf in table.shelves.values():
        cards += [*shelf.shown, *shelf.deck]
    for stack in table.stacks.values():
        cards += [*stack.tiles, *stack.gone]
    for asked in table.pending:
        cards += asked.drawn if isinstance(asked, MinorPick) else []
    for hook in house(table.parts).held:
        cards += hook(table)
    return [card for card in cards if card]


def _cards(table: CaravanseraiTable) -> Iterator[str]:
    wanted = Counter([*MAJORS, *MINORS, *TILES, *ability_cards(table.parts)])
    there = Counter(cards_of(table))
    for card in sorted((wanted - there) + (there - wanted)):
        yield f"{there[card]} of card {card} instead of {wanted[card]}"


def _boards(table: CaravanseraiTable) -> Iterator[str]:
    making_room = [asked.seat for asked in table.pending if isinstance(asked, Overflow)]
    for seat, boy in enumerate(table.seats):
        if not 0 <= boy.coins <= boy.room <= MOST_ROOM or boy.room < START_ROOM:
            yield f"seat {seat}: {boy.coins} coins in a purse of {boy.room}"
        if not 0 <= boy.debt <= boy.limit <= MOST_ROOM or not 0 <= boy.locked <= boy.limit - START_ROOM:
            yield f"seat {seat}: debt {boy.debt}, limit {boy.limit}, locked {boy.locked}"
        if sum(boy.goods) > STORAGE and seat not in making_room:
            yield f"seat {seat}: {sum(boy.goods)} pieces stored"
        if len(boy.minors) + bool(boy.waiting) > MOST_MINORS:
            yield f"seat {seat}: too many Minor Orders"
        groups = Counter(ABILITIES[card].group for card in boy.cards)
        if any(count > 1 for count in groups.values()):
            yield f"seat {seat}: two cards of one group"
    for space, use in table.uses.items():
        if not 1 <= use <= TILE_USES:
            yield f"tile on {space} at use {use}"
