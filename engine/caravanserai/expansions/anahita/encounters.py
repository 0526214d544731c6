"""Whom of the other expansions the Arbab meets (caravanserai-expansions.md 3.3 and 5; CX-72 to CX-75, CX-82)."""
from engine.caravanserai.table import CaravanseraiTable


def dealer(table: CaravanseraiTable, space: int) -> None:
    """The Opium Dealer there loses one opium of the supply for good (CX-73)."""


def dervish(table: CaravanseraiTable) -> None:
    """At the Blue Gate the top card of the Dervish's deck is discarded, once (CX-74)."""


def chapmen(table: CaravanseraiTable, space: int) -> None:
    """Chapmen at a stall with a ruby are sent away; a ruby without a Chapman is confiscated (section 5, CX-72)."""


def met_only(table: CaravanseraiTable, space: int) -> None:
    """In Partner Mode he only meets those who are there: the Dervish and the Chapmen (CX-82)."""
