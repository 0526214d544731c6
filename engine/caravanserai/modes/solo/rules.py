"""The other changes of Solo Mode: its set-up, its turns, stalls that refill by rewards alone (section 7)."""
from engine.caravanserai.box import GOODS, STALL_SIZE
from engine.caravanserai.expansions.anahita.annex import is_home
from engine.caravanserai.expansions.anahita.deeds import lay_open
from engine.caravanserai.expansions.anahita.events import StallRestocked
from engine.caravanserai.expansions.dervish.box import THREE_MINORS
from engine.caravanserai.kits import ABILITIES
from engine.caravanserai.modes.solo.annex import DICE, SOLO, FreshDice, Solo, roll_all, solo
from engine.caravanserai.table import Annex, CaravanseraiTable
from engine.caravanserai.turn import Ready
from engine.kernel import Options

REMOVED = ("x1", "x2", "x3", "x10", THREE_MINORS)
"""Cards about moving and Minor Orders, which have no sense here."""


def set_up(table: CaravanseraiTable, options: Options) -> None:
    """Three Minor Orders lie open from the start, the others are out; the dice are rolled."""
    table.annexes[SOLO] = Solo([])
    roll_all(table, 0)
    lay_open(table)


def begin_turn(table: CaravanseraiTable, seat: int) -> None:
    """Dice are rolled again before a move, if all are used; after the Arbab came home one move is left (CX-97)."""
    moves = [asked for asked in table.pending if isinstance(asked, Ready)]
    if is_home(table):
        table.pending.remove(moves.pop(0))
    for asked in moves:
        table.pending.insert(table.pending.index(asked) + 1, FreshDice(seat))


def restock(table: CaravanseraiTable, seat: int, card: str, how: str) -> None:
    """The goods shown on the reward of a Major Order each add a piece to their stall, up to its size (CX-95)."""
    if how != "earned":
        return
    for good, count in ABILITIES[card].cost:
        for _ in range(min(count, STALL_SIZE[good] - table.stalls[good], table.tray[good])):
            table.tray[good] -= 1
            table.stalls[good] += 1
            table.tell(StallRestocked(GOODS[good]))


def seen(table: CaravanseraiTable, seat: int | None) -> tuple[str, Annex]:
    """The dice are public."""
    return SOLO, solo(table).copy()


def faults(table: CaravanseraiTable) -> list[str]:
    """Four dice, all with faces."""
    dice = solo(table)
    faces = [*dice.waiting, *dice.used]
    sound = len(faces) == DICE and all(1 <= face <= 6 for face in faces)
    return [] if sound else [f"solo dice {dice.waiting} and {dice.used}"]
