"""Asking the engine: what a draft would lead to, and why a tap is refused.

The face computes no rule.  A draft is played on the table of the view with every hidden card face down, so what comes
out can tell no secret; legality and reasons are the actions' own.
"""
from collections.abc import Sequence

from engine.kernel import NotAnAction, Refusal, parse, push_on, refusal, refuse
from engine.tantan.game import GAME
from engine.tantan.preview import foresee
from engine.tantan.stock import Mice
from engine.tantan.table import StockMice, TantanTable
from engine.tantan.view import TantanView, blind


def ahead(view: TantanView, actions: Sequence[str]) -> TantanTable | Refusal:
    """The table (hidden cards face down) after actions of a draft, none of them a theft; or the engine's first refusal."""
    table = blind(view)
    for notation in actions:
        no = _refusal(table, notation)
        if no is not None:
            return no
        push_on(table, parse(GAME, table, notation))
    return table


def why_not(view: TantanView, notation: str, after: Sequence[str] = ()) -> Refusal | None:
    """Why the engine refuses an action (once `after` is played), or None when it allows it."""
    there = ahead(view, after)
    return there if isinstance(there, Refusal) else _refusal(there, notation)


def fronts_after(view: TantanView, actions: Sequence[str]) -> list[dict[str, int]]:
    """What lies in front of every seat after these actions."""
    there = ahead(view, actions)
    return view.fronts if isinstance(there, Refusal) else there.fronts


def mice_ahead(view: TantanView) -> list[int]:
    """The seats that the mice in the caravan will go to, in order; none outside a distribution."""
    return foresee(view, []).mice_go_to if view.asking is not None and view.lap is not None else []


def why_not_mice(view: TantanView, card: str, count: int, mice: int) -> Refusal | None:
    """Why so many mice may not go along, also where the engine would not ask for mice at all."""
    return Mice(mice).refusal(blind(view), StockMice(view.seat or 0, card, count))


def _refusal(table: TantanTable, notation: str) -> Refusal | None:
    try:
        return refusal(GAME, table, parse(GAME, table, notation))
    except NotAnAction:
        return refuse("not-now", "tantan 3.1")
