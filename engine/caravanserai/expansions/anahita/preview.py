"""What is to come, for whoever draws the table or plans on it: the Arbab's stops, and where favours lead.

Every function takes a table or a view of it.
"""
from typing import Any

from engine.caravanserai.board import exact_ends
from engine.caravanserai.box_board import RING
from engine.caravanserai.expansions.anahita.annex import anahita, arbab
from engine.caravanserai.expansions.anahita.box import LEG, WAY_HOME
from engine.caravanserai.expansions.anahita.favour import her_ways, way


def coming_stops(table: Any) -> list[int]:
    """The spaces where the Arbab will still stop, in order; the last one is home, where he does nothing (3.3)."""
    his = arbab(table)
    return [(his.space + walked) % RING for walked in range(LEG, WAY_HOME - his.walked + 1, LEG)]


def favours_to(table: Any, seat: int, space: int) -> dict[int, tuple[int, ...]]:
    """The ways of Anahita to a space by the tokens they cost, as far as a seat's tokens go (CX-38)."""
    start, occupied, closed = her_ways(table, seat)
    return {tokens: way(start, occupied, space, tokens) for tokens in range(1, anahita(table).tokens[seat] + 1)
            if space in exact_ends(start, occupied, closed, tokens)}
