"""Setting Anahita and the Arbab up, what seats may know of them, and what must hold (sections 0.3 and 3.1)."""
from typing import Any

from engine.caravanserai.box_board import BLUE_PAVILION, RED_GATE, WHITE_PAVILION
from engine.caravanserai.expansions.anahita.annex import ANAHITA, ARBAB, Anahita, Arbab, anahita, arbab
from engine.caravanserai.expansions.anahita.box import (
    ABILITY_CARDS,
    CARDS_LAID,
    FAVOURS,
    FAVOURS_EACH,
    LEG,
    SOLO_CARD,
    THRESHOLDS,
    WAY_HOME,
)
from engine.caravanserai.expansions.anahita.walk import SettingOff
from engine.caravanserai.table import Annex, CaravanseraiTable
from engine.kernel import Dice, Options


def set_up_arbab(table: CaravanseraiTable, options: Options) -> None:
    """He waits on the Red Gate until everybody stands in the courtyard (CX-56)."""
    alone = len(table.seats) == 1
    table.annexes[ARBAB] = Arbab(space=RED_GATE, alone=alone)
    table.pending.insert(1, SettingOff(0))  # just before the first turn is rolled for


def set_up_anahita(table: CaravanseraiTable, options: Options) -> None:
    """She waits on a pavilion (CX-55); three of her cards lie face down."""
    seats = len(table.seats)
    deck = [card for card in ABILITY_CARDS if card != SOLO_CARD or seats == 1]
    each = FAVOURS_EACH[seats]
    table.annexes[ANAHITA] = Anahita(
        space=table.dice.pick((BLUE_PAVILION, WHITE_PAVILION)), tokens=[each] * seats, supply=FAVOURS - seats * each,
        thresholds=list(THRESHOLDS[seats]), cards=lay(table.dice, deck, CARDS_LAID), deck=deck)


def lay(dice: Dice, deck: list[str], count: int) -> list[str]:
    """So many cards of a shuffled deck."""
    cards = deck[:]
    dice.shuffle(cards)
    return cards[:count]


def arbab_seen(table: CaravanseraiTable, seat: int | None) -> tuple[str, Annex]:
    """Everything of the Arbab is public."""
    return ARBAB, arbab(table).copy()


def anahita_seen(table: CaravanseraiTable, seat: int | None) -> tuple[str, Annex]:
    """Her locked cards are hidden from everybody."""
    her = anahita(table).copy()
    her.cards = [card if place < her.unlocked else "" for place, card in enumerate(her.cards)]
    return ANAHITA, her


def imagine_cards(view: Any, table: CaravanseraiTable, dice: Dice) -> None:
    """Other cards where hers are hidden."""
    her = anahita(table)
    left = lay(dice, [card for card in her.deck if card not in her.cards], len(her.cards))
    her.cards = [card or left.pop() for card in her.cards]


def minors_held(table: Any) -> list[str]:
    """The Minor Orders that lie open on the Red Gate."""
    return arbab(table).gate


def arbab_faults(table: CaravanseraiTable) -> list[str]:
    """He stands where his steps led him; nobody stands with him that had to leave."""
    his, found = arbab(table), []
    if his.start >= 0 and his.space != (his.start + his.walked) % 20:
        found.append(f"the Arbab is on {his.space} after {his.walked} spaces from {his.start}")
    if his.walked % LEG or his.walked > WAY_HOME:
        found.append(f"the Arbab has walked {his.walked} spaces")
    if his.open and table.minors:
        found.append("Minor Orders in a deck beside those that lie open")
    return found


def anahita_faults(table: CaravanseraiTable) -> list[str]:
    """No favour token is lost, none negative; cards are unlocked as far as tokens were spent."""
    her, found = anahita(table), []
    places = [*her.tokens, *her.lying.values(), her.supply]
    if sum(places) != FAVOURS or min(places) < 0:
        found.append(f"{sum(places)} favour tokens instead of {FAVOURS}")
    if her.unlocked != sum(her.spent >= threshold for threshold in her.thresholds):
        found.append(f"{her.unlocked} cards of Anahita unlocked after {her.spent} tokens")
    if len(set(her.cards)) != len(her.cards) or any(card not in her.deck for card in her.cards):
        found.append(f"Anahita's cards are {her.cards}")
    return found
