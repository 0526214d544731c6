"""Raising cash in a debt: one tap a lease or a stall, as many as it takes, and all of them are played together.

Nothing is played before that, so the list of ways stays as it lies under the finger.
"""
from engine.kernel import Refusal, legal, push_on, refuse
from engine.rihla.box import IJARA_CASH, KIND, PRICE, step_cost
from engine.rihla.dues import Debt
from engine.rihla.game import GAME
from engine.rihla.table import Open, owns_street
from engine.rihla.view import RihlaView
from engine.rihla.visit import visitor_pays
from ui.kit.face import Scene
from ui.rihla.ask import ahead, quiet
from ui.rihla.drafts.draft import Draft

WAYS = ("lease", "sell")
"""The answers that raise cash."""


def picked(draft: Draft) -> tuple[str, ...]:
    """The ways that are picked, in the order of the taps."""
    return (*draft.raised, draft.act) if draft.act.partition(" ")[0] in WAYS else ()


def with_ways(draft: Draft, ways: tuple[str, ...]) -> Draft:
    """The same draft with these ways picked."""
    return draft._replace(act=ways[-1] if ways else "", raised=ways[:-1])


def tap(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    """One way more; a lease that is picked already is put back."""
    asking, ways = scene.asking, picked(draft)
    assert isinstance(asking, Debt)
    if which in ways and which.startswith("lease"):
        return with_ways(draft, tuple(way for way in ways if way != which))
    if missing(scene.view, asking, ways) <= 0:
        return refuse("debt-covered", "rihla R-06")
    found = ahead(scene.view, *ways, which)
    return found if isinstance(found, Refusal) else with_ways(draft, (*ways, which))


def missing(view: RihlaView, asking: Debt, ways: tuple[str, ...]) -> int:
    """What the debt lacks after these ways; below zero, what is left over."""
    return asking.total() - view.merchants[asking.seat].cash - raised(view, ways)


def raised(view: Open, ways: tuple[str, ...]) -> int:
    """What these ways bring in all."""
    return sum(_brings(view, ways[:place], way) for place, way in enumerate(ways))


def _brings(view: Open, before: tuple[str, ...], way: str) -> int:
    verb, _, which = way.partition(" ")
    space = int(which)
    return IJARA_CASH[space] if verb == "lease" else step_cost(space, view.level[space] - before.count(way))


def spots(view: Open, seat: int) -> list[int]:
    """What a seat could raise cash with, the least painful first (rihla 7.2); leased spots bring nothing."""
    mine = [space for space, owner in enumerate(view.owner)
            if owner == seat and PRICE[space] and KIND[space] != "waqf" and not view.ijara_left[space]]
    return sorted(mine, key=lambda space: _pain(view, space))


def _pain(view: Open, space: int) -> tuple[bool, bool, int, int]:
    """Bare spots outside full streets go first, then by what visitors pay there."""
    full = KIND[space] == "business" and owns_street(view, space)
    return bool(view.level[space]), full, visitor_pays(view, space), space


def suggest(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    """The least painful ways that cover the debt, all at once."""
    asking = scene.asking
    if not isinstance(asking, Debt):
        return refuse("not-now", "rihla 3.15")
    return with_ways(draft, _spared(scene.view, asking, _enough(scene.view, asking)))


def _enough(view: RihlaView, asking: Debt) -> tuple[str, ...]:
    """Ways taken one after the other until the debt is covered, or nothing is left."""
    table, ways = quiet(view), tuple[str, ...]()
    while missing(view, asking, ways) > 0:
        found = [act for act in legal(GAME, table) if act.verb in WAYS]
        if not found:
            break
        best = min(found, key=lambda act: _pain(table, int(str(act).split()[1])))
        ways += (str(best),)
        push_on(table, best)
    return ways


def _spared(view: RihlaView, asking: Debt, ways: tuple[str, ...]) -> tuple[str, ...]:
    """The same without leases that were not needed after all, the most painful kept back first."""
    for way in reversed(ways):
        fewer = tuple(other for other in ways if other != way)
        if way.startswith("lease") and missing(view, asking, fewer) <= 0:
            ways = fewer
    return ways


def plan(scene: Scene, ways: tuple[str, ...]) -> list[str]:
    """The ways, while all of them are allowed."""
    return [] if isinstance(ahead(scene.view, *ways), Refusal) else list(ways)
