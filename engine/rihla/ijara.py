"""The Ijara clock (rihla 3.6): fifteen of the owner's own turns to take a leased spot back."""
from engine.rihla.box import SISTERS, STALLS_VALUE
from engine.rihla.events import LeaseEnded, StallsSold
from engine.rihla.holdings import holdings
from engine.rihla.money import bank_pays
from engine.rihla.out import free
from engine.rihla.table import RihlaTable


def run_clocks(table: RihlaTable, seat: int) -> None:
    """At the end of a merchant's turn their clocks lose one each, but not in the turn of the lease itself [R-36]."""
    left = table.ijara_left
    for space in holdings(table.owner)[seat].spots:
        if left[space] and table.ijara_turn[space] != table.turn:
            left[space] -= 1
            if not left[space]:
                _run_out(table, seat, space)


def _run_out(table: RihlaTable, seat: int, space: int) -> None:
    """The spot is free and the half of its price stays; stalls on its street need a full street, so they go [R-37]."""
    free(table, space)
    table.tell(LeaseEnded(seat, space))
    for sister in SISTERS[space]:
        levels = table.level[sister]
        if levels:
            refund = STALLS_VALUE[sister][levels]
            table.level[sister] = 0
            bank_pays(table, seat, refund)
            table.tell(StallsSold(seat, sister, levels, refund))
