"""Setting the expansion Chapman up, what seats may see of it, and what must hold (caravanserai-expansions section 4.1)."""
from typing import Any

from engine.caravanserai.box import NUMBER
from engine.caravanserai.box_board import STALL_OF
from engine.caravanserai.expansions.chapman.annex import (
    BroochReward,
    ChapmanAnnex,
    RubyGain,
    chapman,
    place_ruby,
)
from engine.caravanserai.expansions.chapman.box import DECK, LIMIT, NAME, RUBIES, SETUP, SLOTS
from engine.caravanserai.expansions.chapman.brooch import BroochSide
from engine.caravanserai.expansions.chapman.events import ChapmanPlaced
from engine.caravanserai.table import Annex, CaravanseraiTable
from engine.kernel import Dice, Options


def set_up(table: CaravanseraiTable, options: Options) -> None:
    """Chapmen and rubies at the stalls; then each seat, in order, chooses the side of its brooch card."""
    place(table, len(table.seats))
    table.pending += [BroochSide(seat) for seat in reversed(range(len(table.seats)))]


def place(table: CaravanseraiTable, players: int) -> None:
    """The annex of a game of so many players (three figures for one or two), with figures and rubies drawn by cards."""
    cards = list(DECK)
    table.dice.shuffle(cards)
    seats = len(table.seats)
    table.annexes[NAME] = ChapmanAnnex(RUBIES, [0] * 6, [], [""] * seats, [0] * seats, cards)
    lay_out(table, players, cards[:SETUP[players][1]])
    table.dice.shuffle(chapman(table).deck)


def lay_out(table: CaravanseraiTable, players: int, drawn: list[str]) -> None:
    """A ruby at each stall drawn, within its limit, and Chapmen at the last ones; with three players rubies everywhere."""
    figures, _ = SETUP[players]
    for place, card in enumerate(drawn):
        place_ruby(table, NUMBER[card])
        if place >= len(drawn) - figures:
            chapman(table).chapmen.append(STALL_OF[NUMBER[card]])
            table.tell(ChapmanPlaced(card))
    if players == 3:
        for good, rubies in enumerate(chapman(table).rubies):
            place_ruby(table, good, 0 if rubies else 1)


def figures(table: CaravanseraiTable) -> int:
    """Chapmen are figures like any other."""
    mask = 0
    for space in chapman(table).chapmen:
        mask |= 1 << space
    return mask


def masked(table: CaravanseraiTable, seat: int | None) -> tuple[str, Annex]:
    """The annex without the order of the deck."""
    annex = chapman(table).copy()
    annex.deck = [""] * len(annex.deck)
    return NAME, annex


def refill(view: Any, table: CaravanseraiTable, dice: Dice) -> None:
    """Shuffle the cards that were not drawn into the deck of an imagined table."""
    annex = chapman(table)
    deck = list(DECK)
    for card in annex.drawn:
        deck.remove(card)
    dice.shuffle(deck)
    annex.deck = deck


def faults(table: CaravanseraiTable) -> list[str]:
    """No ruby and no card is lost, and no limit is passed."""
    annex, found = chapman(table), []
    moving = sum(asked.rubies for asked in table.pending if isinstance(asked, RubyGain))
    if annex.supply + sum(annex.rubies) + sum(annex.brooches) + moving != RUBIES or annex.supply < 0:
        found.append(f"rubies: {annex.supply} in the supply, {annex.rubies}, {annex.brooches}, {moving} moving")
    if any(not 0 <= rubies <= most for rubies, most in zip(annex.rubies, LIMIT, strict=True)):
        found.append(f"rubies at the stalls: {annex.rubies}")
    full = [asked.seat for asked in table.pending if isinstance(asked, BroochReward)]
    for seat, (side, rubies) in enumerate(zip(annex.sides, annex.brooches, strict=True)):
        if rubies < 0 or rubies and not rubies < SLOTS[side] + (seat in full):
            found.append(f"seat {seat}: {rubies} rubies on side {side}")
    if sorted([*annex.deck, *annex.drawn]) != sorted(DECK):
        found.append(f"Chapman cards: {sorted([*annex.deck, *annex.drawn])}")
    return found
