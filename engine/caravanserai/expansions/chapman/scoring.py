"""What rubies pay at the end (caravanserai-expansions section 4.2; CX-69)."""
from engine.caravanserai.expansions.chapman.annex import chapman, spend_rubies
from engine.caravanserai.expansions.chapman.box import DOUBLED, PER_RUBY
from engine.caravanserai.expansions.picking import PICKERS, Picker, Picking, queue, tallied
from engine.caravanserai.hooks import Hooks
from engine.caravanserai.table import CaravanseraiTable


class RubyPicking(Picking):
    """The card cy22: a ruby for a purple card whose points count double."""


def _per_ruby(table: CaravanseraiTable, seat: int) -> int:
    return 3 * chapman(table).brooches[seat]


SCORES = {DOUBLED: Hooks(), PER_RUBY: Hooks(score=(_per_ruby,))}
"""The purple cards of the expansion, by number."""


def settle(table: CaravanseraiTable, seat: int) -> None:
    """The card cy22, after what Opium settles (CX-34)."""
    if DOUBLED in table.seats[seat].cards:
        queue(table, RubyPicking(seat, DOUBLED, PICKERS[DOUBLED].cards))


def tally(table: CaravanseraiTable, seat: int) -> dict[str, int]:
    """The purple card taken with cy22, as a line of its own."""
    return tallied(table, seat, DOUBLED)


def _can_pay(table: CaravanseraiTable, seat: int) -> bool:
    return chapman(table).brooches[seat] > 0


def _pay(table: CaravanseraiTable, seat: int) -> None:
    spend_rubies(table, seat, 1, "score")


PICKERS[DOUBLED] = Picker(cards=1, times=2, can_pay=_can_pay, pay=_pay, question=RubyPicking)
