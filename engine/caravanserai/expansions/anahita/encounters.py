"""Whom of the other expansions the Arbab meets (caravanserai-expansions.md 3.3 and 5; CX-72 to CX-75, CX-82)."""
from engine.caravanserai.box_board import BLUE_GATE, GOOD_AT
from engine.caravanserai.expansions.anahita.annex import arbab
from engine.caravanserai.expansions.chapman.annex import chapman, confiscate, send_away, standing_at
from engine.caravanserai.expansions.chapman.box import NAME as CHAPMAN
from engine.caravanserai.expansions.dervish.annex import discard_top
from engine.caravanserai.expansions.dervish.box import NAME as DERVISH
from engine.caravanserai.expansions.opium.annex import lose_one, opium
from engine.caravanserai.expansions.opium.box import NAME as OPIUM
from engine.caravanserai.table import CaravanseraiTable


def dealer(table: CaravanseraiTable, space: int) -> None:
    """The Opium Dealer there loses one opium of the supply for good and stays (CX-73)."""
    if OPIUM in table.annexes and opium(table).dealer == space:
        lose_one(table)


def dervish(table: CaravanseraiTable) -> None:
    """At the Blue Gate the top card of the Dervish's deck is discarded, once (CX-74)."""
    if DERVISH in table.annexes:
        discard_top(table)


def chapmen(table: CaravanseraiTable, space: int) -> None:
    """Chapmen at a stall with a ruby are sent away; a ruby without a Chapman is confiscated (section 5, CX-72).

    In Solo Mode the ruby is confiscated in any case (CX-75).
    """
    if CHAPMAN not in table.annexes or chapman(table).rubies[GOOD_AT[space]] == 0:
        return
    there = standing_at(table, space)
    if not there or arbab(table).alone:
        confiscate(table, GOOD_AT[space])
    if there:
        send_away(table, space)


def met_only(table: CaravanseraiTable, space: int) -> None:
    """Where he acts not, he still meets those who are there: the Dervish and the Chapmen (CX-82)."""
    if space == BLUE_GATE:
        dervish(table)
    elif GOOD_AT[space] >= 0:
        chapmen(table, space)
