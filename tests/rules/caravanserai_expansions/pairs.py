"""The default test position of Partner Mode: A on 3, B on 7, each with its partner (caravanserai-expansions.md 11.7)."""
from engine.caravanserai.expansions.anahita.annex import ARBAB, Arbab, anahita
from engine.caravanserai.expansions.chapman.annex import chapman
from engine.caravanserai.expansions.dervish.annex import dervish
from engine.caravanserai.expansions.opium.annex import opium
from engine.caravanserai.modes.partner.annex import ANAHITA, CHAPMAN, DEALER, PARTNER, Partner
from engine.caravanserai.modes.partner.choice import bring
from engine.caravanserai.table import CaravanseraiTable
from tests.rules.caravanserai.courtyard import boy, courtyard, ready
from tests.rules.caravanserai_expansions.dtx import TOKENS, _pile


def pair(one: str, other: str, a=None, b=None, walks: bool = False, **fields) -> CaravanseraiTable:
    """A's READY(1); the Arbab on 5 where he walks; Chapmen, tokens and Anahita as in the other default positions."""
    table = courtyard(a or boy(3), b or boy(7), **fields)
    spaces = [seat.space for seat in table.seats]
    table.threshold, table.parts = 0 if walks else 50, ("partner", ARBAB) if walks else ("partner",)
    table.annexes[PARTNER] = Partner([one, other])
    if walks:
        table.annexes[ARBAB] = Arbab(space=5, start=5, acts=False)
    for seat, name in enumerate((one, other)):
        bring(table, seat, name)
        table.seats[seat].space = spaces[seat]
    for name, default in ((CHAPMAN, _chapmen), (DEALER, _tokens), (ANAHITA, _her)):
        if name in (one, other):
            default(table)
    table.told.clear()
    return ready(table)


def _chapmen(table: CaravanseraiTable) -> None:
    his = chapman(table)
    top = ["silver", "gold", "bronze", "amber"]
    his.supply, his.rubies, his.chapmen = 16, [1, 0, 0, 1, 1, 0], [1, 8, 14]
    for good in top:
        his.deck.remove(good)
    his.deck = top + his.deck


def _tokens(table: CaravanseraiTable) -> None:
    his = opium(table)
    his.slots, his.piles = {"A": "S4", "B": "D3"}, {kind: _pile(kind, TOKENS[kind]) for kind in "SD"}


def _her(table: CaravanseraiTable) -> None:
    anahita(table).space = 21


def hand(table: CaravanseraiTable, *cards: str, seat: int = 0) -> CaravanseraiTable:
    """The Dervish's partner holds just these cards; its others lie under the deck."""
    his = dervish(table)
    his.deck += his.hands[seat]
    for card in cards:
        his.deck.remove(card)
    his.hands[seat] = list(cards)
    return table


def turn_of(table: CaravanseraiTable, seat: int) -> CaravanseraiTable:
    """It is this seat's READY(1)."""
    for asked in table.pending:
        asked.seat = seat
    table.active = seat
    return table
