"""The expansion Dervish: a figure at the Blue Gate who talks (caravanserai-expansions section 1)."""
from engine.caravanserai.actions.order import to_draw
from engine.caravanserai.box_orders import Order
from engine.caravanserai.expansions.dervish.actions import MoveOver, TakeAdvice, UseAdvice, awaits, lingers
from engine.caravanserai.expansions.dervish.annex import (
    begin_turn,
    discard_top,
    faults,
    masked,
    refill,
    set_up,
    spend,
    usable,
)
from engine.caravanserai.expansions.dervish.box import CALM, CHOICE, EARNEST, NAME, SPACE, STEP, THREE_MINORS, THRESHOLD
from engine.caravanserai.expansions.wanting import chosen
from engine.caravanserai.hooks import Bill, Hooks, Part
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Closing, Ready, Rolled, Stop
from engine.kernel import Option

_HERE = 1 << SPACE
_WORD = {"major": CALM, "keep": CALM, "draw": THREE_MINORS}
"""The card that is a word of each deed."""


def _stands(table: CaravanseraiTable) -> int:
    return _HERE


def _watched(table: CaravanseraiTable, seat: int) -> int:
    return _HERE


def _jumped(table: CaravanseraiTable, seat: int, spaces: tuple[int, ...]) -> None:
    """One discard for each move that jumps him, however many figures stand there (CX-06)."""
    if SPACE in spaces:
        discard_top(table)


def _step_made(table: CaravanseraiTable, seat: int, space: int) -> None:
    table.seats[seat].revoke(STEP)


def _words(table: CaravanseraiTable, seat: int, deed: str, order: Order | None) -> tuple[str, ...]:
    """The cards d06 and d07, declared with the deed (CX-13, CX-14)."""
    card = _WORD.get(deed)
    if card is None or card not in usable(table, seat) or (card == THREE_MINORS and not _choice(table, seat)):
        return ()
    return ("", card)


def _choice(table: CaravanseraiTable, seat: int) -> bool:
    """Whether d07 lets a seat choose from three: not with opium in hand, nor from the last two cards (CX-10)."""
    number = min(to_draw(table, seat, (THREE_MINORS,)), len(table.minors))
    return number >= CHOICE or table.rules < EARNEST


def _calm(table: CaravanseraiTable, bill: Bill, words: tuple[str, ...]) -> None:
    if CALM in words:
        bill.arrow = 0  # a +2, and a card that gives +2, too (CX-13)


def _three(table: CaravanseraiTable, seat: int, words: tuple[str, ...], count: int) -> int:
    return max(count, CHOICE) if THREE_MINORS in words else count  # with other cards three, too (CX-14)


def _said(table: CaravanseraiTable, seat: int, words: tuple[str, ...]) -> None:
    for card in (CALM, THREE_MINORS):
        if card in words:
            spend(table, seat, card)


DERVISH = Part(
    name=NAME,
    hooks=Hooks(
        menu={Ready: (UseAdvice, MoveOver), Rolled: (UseAdvice, MoveOver), Stop: (UseAdvice,), "blue_gate": (TakeAdvice,),
              Closing: (UseAdvice,)},
        figures=(_stands,), watched=(_watched,), on_jump=(_jumped,), on_arrival=(_step_made,), lingers=(lingers,),
        awaits=(awaits,), draws=(_three,), terms=(_words,), arrow=(_calm,), on_terms=(_said,), set_up=(set_up,),
        turn_begins=(begin_turn,), view=(masked,), imagine=(refill,), faults=(faults,)),
    option=Option(NAME, (False, True), False), wanted=chosen(NAME),
    threshold=THRESHOLD, effects=((STEP, Hooks(extra=1)),))
