"""What opium and tokens pay at the end (caravanserai-expansions section 2.2; CX-34, CX-101)."""
from engine.caravanserai.expansions.opium.annex import opium, use_opium
from engine.caravanserai.expansions.opium.box import DRACHMA, OPIUM_FOR_CARDS, OPIUM_LEFT, PER_DRACHMA, PER_SOLIDUS, SOLIDUS
from engine.caravanserai.expansions.picking import PICKERS, Picker, Picking, queue, tallied
from engine.caravanserai.hooks import Hooks
from engine.caravanserai.table import CaravanseraiTable


class OpiumPicking(Picking):
    """The card oy19: an opium for two purple cards."""


def _left(table: CaravanseraiTable, seat: int) -> int:
    """Nine points with an opium; one that oy19 spends counts, too."""
    settled = table.seats[seat].tallies.get(OPIUM_LEFT)
    return (9 if opium(table).opium[seat] else 0) if settled is None else settled


def _per_token(kind: str, each: int) -> Hooks:
    def score(table: CaravanseraiTable, seat: int) -> int:
        return each * sum(token[0] == kind for token in opium(table).tokens[seat])
    return Hooks(score=(score,))


SCORES = {OPIUM_LEFT: Hooks(score=(_left,)), OPIUM_FOR_CARDS: Hooks(), PER_SOLIDUS: _per_token(SOLIDUS, 3),
          PER_DRACHMA: _per_token(DRACHMA, 4)}
"""The purple cards of the expansion, by number."""


def settle(table: CaravanseraiTable, seat: int) -> None:
    """First oy18, then oy19 (CX-34)."""
    boy = table.seats[seat]
    if OPIUM_LEFT in boy.cards:
        boy.tallies[OPIUM_LEFT] = _left(table, seat)
    if OPIUM_FOR_CARDS in boy.cards:
        queue(table, OpiumPicking(seat, OPIUM_FOR_CARDS, PICKERS[OPIUM_FOR_CARDS].cards))


def tally(table: CaravanseraiTable, seat: int) -> dict[str, int]:
    """The purple cards taken with oy19, each a line of its own."""
    return tallied(table, seat, OPIUM_FOR_CARDS)


def _can_pay(table: CaravanseraiTable, seat: int) -> bool:
    return opium(table).opium[seat] > 0


PICKERS[OPIUM_FOR_CARDS] = Picker(cards=2, times=1, can_pay=_can_pay, pay=use_opium, question=OpiumPicking)
