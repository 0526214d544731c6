"""Anahita and the Arbab: her favours, his rounds (caravanserai-expansions.md 3)."""
from engine.caravanserai.actions.borrow import Borrowing
from engine.caravanserai.expansions.anahita.abilities import (
    LESSER,
    UseHelp,
    awaits,
    less_bill,
    less_terms,
    less_used,
    lingers,
    pay_bonus,
)
from engine.caravanserai.expansions.anahita.annex import ANAHITA as NAME
from engine.caravanserai.expansions.anahita.annex import anahita, arbab
from engine.caravanserai.expansions.anahita.box import WORDS
from engine.caravanserai.expansions.anahita.favour import Favour, Favoured, TakeFavour, at_arbab, may_take
from engine.caravanserai.expansions.anahita.gate import PickMinor, barred
from engine.caravanserai.expansions.anahita.gifts import BroochFavours
from engine.caravanserai.expansions.anahita.sight import (
    anahita_faults,
    anahita_seen,
    arbab_faults,
    arbab_seen,
    imagine_cards,
    minors_held,
    set_up_anahita,
    set_up_arbab,
)
from engine.caravanserai.expansions.anahita.solo_deeds import GiveUp, Outermost
from engine.caravanserai.expansions.anahita.walk import Displace, Displacing, over, walk_after_move, walk_in_round
from engine.caravanserai.expansions.chapman.annex import BroochReward
from engine.caravanserai.hooks import Hooks, Part
from engine.caravanserai.kits import joined
from engine.caravanserai.turn import Ready
from engine.kernel import Option

ARBAB_HOOKS = Hooks(
    menu={Displacing: (Displace,)}, figures=(lambda table: 1 << arbab(table).space,), closed=(at_arbab,),
    barred=(barred,), set_up=(set_up_arbab,), round_begins=(walk_in_round,), on_leave=(walk_after_move,), ends=(over,),
    view=(arbab_seen,), held=(minors_held,), faults=(arbab_faults,))
"""The Arbab alone."""

ANAHITA_HOOKS = Hooks(
    menu={Ready: (Favour,), Favoured: (UseHelp,), Borrowing: (UseHelp,), "changer": (TakeFavour,),
          BroochReward: (BroochFavours,)},
    figures=(lambda table: 1 << anahita(table).space,), lingers=(may_take, lingers), awaits=(awaits,),
    terms=(less_terms,), wishes=tuple(LESSER), bill=(less_bill,), on_terms=(less_used,), after_action=(pay_bonus,),
    set_up=(set_up_anahita,), view=(anahita_seen,), imagine=(imagine_cards,), faults=(anahita_faults,))
"""Anahita alone."""

GATE_HOOKS = Hooks(menu={"red_gate": (PickMinor,), Outermost: (GiveUp,)})
"""What the Arbab's actions lead to."""

ANAHITA = Part(
    name=NAME, hooks=joined([ARBAB_HOOKS, ANAHITA_HOOKS, GATE_HOOKS]), option=Option(NAME, (False, True), False),
    wanted=lambda options, seats: bool(options.get(NAME) or seats == 1) and not options.get("partner"),
    threshold=0, ends=("arbab-home",), words=WORDS)
"""The expansion: both together."""
