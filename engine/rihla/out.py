"""Going out, by whatever way: what is left behind (rihla 3.16), and the end of the game (3.17)."""
from engine.rihla.box import WAQFS
from engine.rihla.events import GameOver, MerchantOut
from engine.rihla.money import to_bank
from engine.rihla.scoring import result
from engine.rihla.table import NOBODY, RihlaTable, travelling


def take_out(table: RihlaTable, seat: int) -> None:
    """Cash to the bank, spots free, stalls gone, clocks off; Barakah stays.  The last one left has won."""
    merchant = table.merchants[seat]
    cash = merchant.cash
    to_bank(table, seat, cash)
    _free_all(table, seat)
    merchant.out, merchant.leaving, merchant.waiting, merchant.waits = True, False, False, 0
    left = travelling(table)
    merchant.place = len(left) + 1
    table.tell(MerchantOut(seat, merchant.place, cash))
    if seat == table.current:
        table.dues.clear()
    if len(left) == 1:
        end_game(table, "last-standing")


def end_game(table: RihlaTable, reason: str) -> None:
    """The game is over: nothing is asked any more."""
    table.ended = reason
    table.pending.clear()
    table.dues.clear()
    table.tell(GameOver(reason, tuple(result(table).winners())))


def free(table: RihlaTable, space: int) -> None:
    """A spot belongs to nobody again, with no stalls and no clock; a Waqf may be endowed by anybody again [R-09].

    A caravan that stands there is offered nothing until somebody stops anew [R-56].
    """
    table.owner[space] = NOBODY
    table.level[space] = table.ijara_left[space] = table.ijara_turn[space] = 0
    if space in WAQFS:
        for merchant in table.merchants:
            if space in merchant.waqf_stops:
                merchant.waqf_stops.remove(space)


def _free_all(table: RihlaTable, seat: int) -> None:
    for space, owner in enumerate(table.owner):
        if owner == seat:
            free(table, space)
