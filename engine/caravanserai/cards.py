"""Ability cards: the displays, taking a card, and the gifts to the others (caravanserai.md 7 and 8, C-30 to C-34).

What the cards do stands in `turquoise.py` and `purple.py`.
"""
from typing import ClassVar

from engine.caravanserai.box import GOODS
from engine.caravanserai.box_cards import KINDS
from engine.caravanserai.events_orders import CardPassed, CardShown, GiftGiven, GiftMissed
from engine.caravanserai.kits import ABILITIES, kit
from engine.caravanserai.stock import check_storage
from engine.caravanserai.table import Ask, CaravanseraiTable, Shelf, StableBoy


class Gifts(Ask):
    """A reward was taken: these seats still get the goods at its bottom, in this order; then its slot is refilled.

    `slot` is -1 when the card did not come from a display.
    """

    runs: ClassVar[bool] = True
    card: str
    slot: int
    receivers: list[int]

    def run(self, table: CaravanseraiTable) -> bool:
        """Serve the next seat; it makes room before the one after it is served (section 8, step 5)."""
        if self.receivers:
            give_gift(table, self.receivers.pop(0), self.card)
        else:
            table.pending.pop()
            if self.slot >= 0:
                refill_slot(table, ABILITIES[self.card].kind, self.slot)
        return True


def group_free(boy: StableBoy, card: str) -> bool:
    """Whether a seat holds no card of this card's group (C-32)."""
    group = ABILITIES[card].group
    for held in boy.cards:
        if ABILITIES[held].group == group:
            return False
    return True


def on_offer(table: CaravanseraiTable, seat: int) -> list[str]:
    """The ability cards a seat may choose from: turquoise display, purple display, what parts add; each number once."""
    offered = [card for kind in KINDS for card in table.shelves[kind].shown if card]
    for hook in kit(table, seat).offers:
        offered += hook(table, seat)
    return list(dict.fromkeys(offered))


def rewards(table: CaravanseraiTable, seat: int) -> list[str]:
    """The cards on offer that a seat may hold."""
    boy = table.seats[seat]
    return [card for card in on_offer(table, seat) if group_free(boy, card)]


def take_shown(table: CaravanseraiTable, seat: int, card: str, how: str) -> int:
    """Give a seat a card on offer; the slot it left empty, or -1 when it lay on no display."""
    shown = table.shelves[ABILITIES[card].kind].shown
    slot = shown.index(card) if card in shown else -1
    if slot >= 0:
        shown[slot] = ""
    take_card(table, seat, card, how)
    return slot


def take_card(table: CaravanseraiTable, seat: int, card: str, how: str) -> None:
    """Put a card on a seat's board."""
    boy = table.seats[seat]
    boy.cards = (*boy.cards, card)
    for hook in kit(table, seat).on_card:
        hook(table, seat, card, how)


def refill_slot(table: CaravanseraiTable, kind: str, slot: int) -> None:
    """Lay the next card of a deck into an empty slot; with an empty deck it stays empty (C-31)."""
    shelf = table.shelves[kind]
    if shelf.deck:
        shelf.shown[slot] = shelf.deck.pop(0)
        table.tell(CardShown(shelf.shown[slot], slot))


def draw_fitting(table: CaravanseraiTable, seat: int, shelf: Shelf) -> str:
    """Draw cards until one fits the seat; the others go under the deck, seen by all (C-33).  `""` when none fits."""
    for _ in range(len(shelf.deck)):
        card = shelf.deck.pop(0)
        if group_free(table.seats[seat], card):
            return card
        shelf.deck.append(card)
        shelf.bared += 1
        table.tell(CardPassed(seat, card))
    return ""


def start_gifts(table: CaravanseraiTable, seat: int, card: str, slot: int) -> None:
    """Let the other seats have the goods of a card taken as a reward, the next seat first."""
    seats = len(table.seats)
    table.pending.append(Gifts(seat, card, slot, [(seat + turn) % seats for turn in range(1, seats)]))


def give_gift(table: CaravanseraiTable, seat: int, card: str) -> None:
    """Give a seat the goods at the bottom of a card: from the tray, else from their stall, else none (section 8, step 5)."""
    goods = table.seats[seat].goods
    for good, count in ABILITIES[card].cost:
        for _ in range(count):
            source = table.tray if table.tray[good] else table.stalls
            if source[good] == 0:
                table.tell(GiftMissed(seat, GOODS[good]))
                continue
            source[good] -= 1
            goods[good] += 1
            table.tell(GiftGiven(seat, GOODS[good], source is table.stalls))
    check_storage(table, seat)
