"""Solo Mode: one seat against the Arbab, by dice rolled ahead (caravanserai-expansions.md 7)."""
from engine.caravanserai.actions.move import Move, Reroll, Roll
from engine.caravanserai.expansions.anahita.favour import Favoured
from engine.caravanserai.expansions.chapman.spending import RubyReroll
from engine.caravanserai.expansions.dervish.actions import MoveOver
from engine.caravanserai.hooks import Hooks, Part
from engine.caravanserai.modes.solo.annex import SOLO as NAME
from engine.caravanserai.modes.solo.dice import RepeatDie, UseDie, lingers
from engine.caravanserai.modes.solo.rules import REMOVED, begin_turn, faults, restock, seen, set_up
from engine.caravanserai.modes.solo.waiting import awaits
from engine.caravanserai.turn import Ready, Rolled

SOLO = Part(
    name=NAME,
    hooks=Hooks(
        menu={Ready: (RepeatDie, UseDie), Favoured: (RepeatDie,)},
        without={Ready: (Roll, Move, MoveOver), Rolled: (Reroll, RubyReroll)}, removed=REMOVED, fixed_stalls=True,
        lingers=(lingers,), awaits=(awaits,), on_card=(restock,), set_up=(set_up,), turn_begins=(begin_turn,), view=(seen,),
        faults=(faults,)),
    option=None, wanted=lambda options, seats: seats == 1, threshold=0, seats=range(1, 2))
"""The mode: a table with one seat is always played so."""
