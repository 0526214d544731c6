"""The Dervish's cards about rubies and Chapmen (caravanserai-expansions section 1, dc1 and dc2)."""
from typing import Any

from engine.caravanserai.box import GOODS, NUMBER
from engine.caravanserai.box_board import STALL_OF
from engine.caravanserai.expansions.chapman.annex import chapman, closed_stalls, gain_rubies, standing_at
from engine.caravanserai.expansions.chapman.events import ChapmanMoved
from engine.caravanserai.expansions.dervish.advice import ADVICE, Advice, Choice
from engine.caravanserai.table import CaravanseraiTable
from engine.kernel import Refusal, refuse


def _no_ruby(table: CaravanseraiTable, asking: Any, choice: Choice) -> Refusal | None:
    return None if chapman(table).supply else refuse("supply-empty", "caravanserai-expansions CX-10")


def _ruby(table: CaravanseraiTable, asking: Any, choice: Choice) -> None:
    chapman(table).supply -= 1
    gain_rubies(table, asking.seat, 1)


def _cannot_go(table: CaravanseraiTable, asking: Any, choice: Choice) -> Refusal | None:
    start, end = (STALL_OF[NUMBER[good]] for good in choice)
    if not standing_at(table, start):
        return refuse("no-chapman-there", "caravanserai-expansions section 1", good=choice[0])
    closed = closed_stalls(table) >> end & 1
    return refuse("space-closed", "caravanserai-expansions CX-66", good=choice[1]) if closed else None


def _go(table: CaravanseraiTable, asking: Any, choice: Choice) -> None:
    """He brings no ruby."""
    start, end = (STALL_OF[NUMBER[good]] for good in choice)
    chapman(table).chapmen[standing_at(table, start)[0]] = end
    table.tell(ChapmanMoved(*choice))


ADVICE["dc1"] = Advice(_no_ruby, _ruby)
ADVICE["dc2"] = Advice(_cannot_go, _go, tuple((one, other) for one in GOODS for other in GOODS if one != other))
