"""The default test position of Solo Mode (caravanserai-expansions.md 11.8): A alone on 3, the Arbab and his caftan on 5."""
from engine.caravanserai.modes.solo.annex import SOLO, FreshDice, Solo
from engine.caravanserai.setup import ability_cards
from engine.caravanserai.table import CaravanseraiTable, Shelf
from engine.caravanserai.turn import Closing, Ready
from tests.rules.caravanserai.courtyard import arrived, boy, courtyard
from tests.rules.caravanserai_expansions.court import add_anahita

TURQUOISE = ["x4", "x5", "x8", "x12", "x14"]


def lonely(a=None, dice: tuple[int, ...] = (2, 3, 4, 5), used: tuple[int, ...] = (), gate: tuple[str, ...] = (),
           his: int = 5, has: tuple[str, ...] = (), her: int = 21, **fields) -> CaravanseraiTable:
    """A is about to make its first move; no Minor Orders lie open unless named."""
    table = courtyard(a or boy(3), **fields)
    table.seats = table.seats[:1]
    add_anahita(table, her, his, has)
    table.parts = (*table.parts, SOLO)
    table.annexes[SOLO] = Solo(list(dice), list(used))
    deck = [card for card in ability_cards(table.parts) if card[0] == "x" and card not in (*TURQUOISE, "x6")]
    table.shelves["turquoise"] = Shelf(TURQUOISE[:], ["x6", *deck])
    minors = table.annexes["arbab"]
    minors.open, minors.gate = True, list(gate)
    table.out = [order for order in table.minors if order not in gate]
    table.minors = []
    table.pending = [Closing(0), Ready(0, 2), FreshDice(0), Ready(0, 1)]
    return table


def here(a, move: int = 1, **more) -> CaravanseraiTable:
    """A has just arrived on its space."""
    return arrived(lonely(a, **more), move)
