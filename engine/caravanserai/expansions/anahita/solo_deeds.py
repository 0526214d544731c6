"""What the Arbab does otherwise in Solo Mode (caravanserai-expansions.md 7; CX-93, CX-94)."""
from collections.abc import Iterable
from functools import cache

from engine.caravanserai.box import GOODS
from engine.caravanserai.box_board import RED_GATE, SPACE_NAMES
from engine.caravanserai.box_cards import KINDS
from engine.caravanserai.events_orders import CardShown, GiftGiven, GiftMissed, OrderShown
from engine.caravanserai.expansions.anahita.annex import arbab
from engine.caravanserai.expansions.anahita.events import AbilityRemoved, OrderRemoved
from engine.caravanserai.kits import ABILITIES
from engine.caravanserai.stock import check_storage, receive
from engine.caravanserai.table import Ask, CaravanseraiTable, resume
from engine.kernel import Action, Refusal, refuse


class Outermost(Ask):
    """The Arbab is at the Blue Gate: its seat says which of the two outermost cards leaves the game (CX-93)."""


def replace_order(table: CaravanseraiTable, space: int) -> None:
    """The order of a tower leaves the game and the next one takes its place (CX-94)."""
    order = table.towers[space]
    if not order:
        return
    table.out.append(order)
    table.towers[space] = ""
    table.tell(OrderRemoved(SPACE_NAMES[space], order))
    if table.majors:
        table.towers[space] = table.majors.pop(0)
        table.tell(OrderShown(SPACE_NAMES[space], table.towers[space]))


def remove_minor(table: CaravanseraiTable) -> None:
    """One of the Minor Orders that lie open, by chance, leaves the game."""
    gate = arbab(table).gate
    if gate:
        order = table.dice.pick(gate)
        gate.remove(order)
        table.out.append(order)
        table.tell(OrderRemoved(SPACE_NAMES[RED_GATE], order))


def choose_outermost(table: CaravanseraiTable) -> None:
    """Ask which card goes, if there is one."""
    if outermost_cards(table):
        table.pending.append(Outermost(table.active))


def outermost_cards(table: CaravanseraiTable) -> list[str]:
    """The first card of each display that has one."""
    rows = ([card for card in table.shelves[kind].shown if card] for kind in KINDS)
    return [row[0] for row in rows if row]


class GiveUp(Action[CaravanseraiTable, Outermost], frozen=True):
    """Let one of the two outermost ability cards go, for the goods at its bottom."""

    verb = "give up"
    exact = True
    card: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Outermost) -> Iterable["GiveUp"]:
        """The outermost card of each display."""
        return [_give_up(card) for card in outermost_cards(table)]

    def refusal(self, table: CaravanseraiTable, asking: Outermost) -> Refusal | None:
        """Only an outermost card."""
        known = self.card in outermost_cards(table)
        return None if known else refuse("not-outermost", "caravanserai-expansions CX-93", card=self.card)

    def do(self, table: CaravanseraiTable, asking: Outermost) -> None:
        """Its goods come from the tray, its display slides outwards, and a new card enters the last slot."""
        table.pending.pop()
        shelf = table.shelves[ABILITIES[self.card].kind]
        slots = len(shelf.shown)
        row = [card for card in shelf.shown if card]
        row.remove(self.card)
        table.out.append(self.card)
        table.tell(AbilityRemoved(self.card))
        _receive_goods(table, asking.seat, self.card)
        if shelf.deck:
            row.append(shelf.deck.pop(0))
            table.tell(CardShown(row[-1], slots - 1))
        shelf.shown = row + [""] * (slots - len(row))
        check_storage(table, asking.seat)
        resume(table)


def _receive_goods(table: CaravanseraiTable, seat: int, card: str) -> None:
    for good, count in ABILITIES[card].cost:
        for _ in range(count):
            if table.tray[good]:
                receive(table, seat, ((good, 1),))
                table.tell(GiftGiven(seat, GOODS[good], False))
            else:
                table.tell(GiftMissed(seat, GOODS[good]))


@cache
def _give_up(card: str) -> GiveUp:
    return GiveUp(card)
