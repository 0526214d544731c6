"""Dealing a table (caravanserai.md 5)."""
from collections.abc import Iterator
from typing import ClassVar

from engine.caravanserai.actions.setup import ChooseGate, ChooseGood
from engine.caravanserai.box import DISPLAY, PIECES, STALL_SIZE
from engine.caravanserai.box_board import CARAVANS, TOWERS
from engine.caravanserai.box_cards import BASE_CARDS, KINDS
from engine.caravanserai.box_orders import CHEAP, MAJORS, MINORS
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.events import StartRolled
from engine.caravanserai.kits import ABILITIES, house
from engine.caravanserai.table import Ask, CaravanseraiTable, Shelf, StableBoy, Stack
from engine.caravanserai.turn import begin_turn
from engine.kernel import Dice, Options


class Starting(Ask):
    """Everybody has chosen: roll for the first turn."""

    runs: ClassVar[bool] = True

    def run(self, table: CaravanseraiTable) -> bool:
        """The highest roll starts; ties roll again among themselves (section 5, C-59)."""
        table.pending.pop()
        rolling = list(range(len(table.seats)))
        while len(rolling) > 1:
            rolls = {seat: table.dice.roll() for seat in rolling}
            for seat, face in rolls.items():
                table.tell(StartRolled(seat, face))
            rolling = [seat for seat in rolling if rolls[seat] == max(rolls.values())]
        table.first = rolling[0]
        begin_turn(table, table.first)
        return True


def ability_cards(parts: tuple[str, ...]) -> list[str]:
    """Every ability card in the two decks of a game with these parts, copies repeated."""
    hooks = house(parts)
    cards = [card.id for card in BASE_CARDS for _ in range(card.copies)]
    return [card for card in cards if card not in hooks.removed] + list(hooks.abilities)


def deal(parts: tuple[str, ...], threshold: int, seats: int, options: Options, dice: Dice,
         rules: int = 1) -> CaravanseraiTable:
    """Set a table up; each seat is then asked for its good and its gate."""
    fountain = dice.below(6)
    minors, shelves = _shuffled(list(MINORS), dice), {kind: _shelf(parts, kind, dice) for kind in KINDS}
    towers, majors = _orders(dice)
    stacks = {letter: Stack(_shuffled([tile for tile in TILES if tile[0] == letter], dice)) for letter in CARAVANS}
    tiles = {space: stacks[letter].tiles.pop(0) for letter, spaces in CARAVANS.items() for space in spaces}
    tray = [pieces - size for pieces, size in zip(PIECES, STALL_SIZE, strict=True)]
    table = CaravanseraiTable(
        dice, [Starting(0)], parts, threshold, [StableBoy(goods=[0] * 6) for _ in range(seats)], fountain,
        list(STALL_SIZE), tray, towers, tiles, dict.fromkeys(tiles, 1), stacks, majors, minors, shelves, rules=rules)
    table.pending += _questions(seats)
    for hook in house(parts).set_up:
        hook(table, options)
    return table


def _questions(seats: int) -> Iterator[Ask]:
    for seat in reversed(range(seats)):
        yield ChooseGate(seat)
        yield ChooseGood(seat)


def _shelf(parts: tuple[str, ...], kind: str, dice: Dice) -> Shelf:
    deck = _shuffled([card for card in ability_cards(parts) if ABILITIES[card].kind == kind], dice)
    return Shelf(deck[:DISPLAY], deck[DISPLAY:])


def _orders(dice: Dice) -> tuple[dict[int, str], list[str]]:
    """Four of the cheap orders for the towers; the other six are shuffled into the deck (C-60)."""
    cheap = _shuffled(list(CHEAP), dice)
    towers = dict(zip(TOWERS, cheap, strict=False))
    deck = [order for order in MAJORS if order not in towers.values()]
    return towers, _shuffled(deck, dice)


def _shuffled(cards: list[str], dice: Dice) -> list[str]:
    dice.shuffle(cards)
    return cards
