"""Caravanserai with expansions and modes at the page: a person who finds the presses for any action by trying the face."""
from collections.abc import Callable, Mapping
from typing import Any

from engine.caravanserai.game import GAME
from engine.caravanserai.orders import Payout, Reward
from engine.caravanserai.table import CaravanseraiTable
from engine.kernel import legal
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import save_text
from tests.browser.court import errand, played, press, saga_of
from tests.browser.gauges import cut_off, out_of_reach, small_targets
from tests.browser.player import Player
from tests.browser.playing import LAPTOP
from tests.browser.test_axe import in_both_lights
from tests.ui.caravanserai.setting import scene
from tests.ui.caravanserai_parts.trails import FACE, way_to
from ui.caravanserai.draft import NOTHING, Draft
from ui.caravanserai.taps import FIRST_UNIT

GO_ON = ("done", "done bronze", "end turn")
"""What the main button does by itself."""
LATE = 17
"""Points that everybody has in a game that ends at 20."""


def position(table: CaravanseraiTable, kinds: tuple[str, ...], options: Mapping[str, Any]) -> str:
    """A table as a save, its seats taken by Aziza and bots, or whoever `kinds` says."""
    assert GAME.faults(table) == []
    seats = [Seat(name, kind, "clerk" if kind == "bot" else "")
             for name, kind in zip(("Aziza", "Basil", "Chadi", "Dunya"), kinds, strict=False)]
    return save_text(Saga(GAME, seats, "parts", dict(options), "parts", table))


def draft_for(me: Player, saga: Saga, acts: list[str]) -> Draft:
    """Press until the draft on the page is these actions and nothing more; what only goes on is left to the main button."""
    draft, wanted = NOTHING, [act for act in acts if act not in GO_ON]
    viewer = saga.table.pending[-1].seat
    for number in range(1, len(wanted) + 1):
        if list(draft.bundle[:number]) == wanted[:number]:
            continue
        draft = _without_units(me, saga, draft, number - 1)
        for what in way_to(scene(saga.table, viewer, draft, seats=tuple(saga.seats)), draft, wanted[:number]):
            draft = press_what(me, saga, draft, what, viewer)
    return _without_units(me, saga, draft, len(wanted))


def _without_units(me: Player, saga: Saga, draft: Draft, number: int) -> Draft:
    """So many actions of a draft: the first unit comes with a walk, and goes again."""
    while len(draft.bundle) > number and draft.bundle[-1] in FIRST_UNIT:
        draft = press_what(me, saga, draft, f"less {draft.bundle[-1]}", saga.table.pending[-1].seat)
    return draft


def press_what(me: Player, saga: Saga, draft: Draft, what: str, viewer: int) -> Draft:
    """Press a piece on the page, and in the face beside it; the draft that follows."""
    if getattr(me, "pressed", "") == what:
        me.page.wait_for_timeout(350)  # two taps at once would be one
    me.pressed = what  # type: ignore[attr-defined]  # a note of this module
    press(me, f"#sp-{what[6:]}" if what.startswith("space ") else f"[data-do=pick][data-what='{what}'] >> visible=true")
    then = FACE.pick(scene(saga.table, viewer, draft, seats=tuple(saga.seats)), what)
    assert isinstance(then, Draft), (what, then)
    return then


def carry_out(me: Player, acts: list[str], at: Callable[[str], None] = lambda stage: None) -> None:
    """Draft these actions press by press and confirm them; `at` is called with the draft."""
    before = saga_of(me)
    draft_for(me, before, acts)
    at(" ".join(act.split()[0] for act in acts))
    assert me.look()["ready"], (acts, me.look()["say"])
    press(me, "#bar-main")
    me.wait("mine", "over", "cover", "away")
    after = saga_of(me)
    assert after.log[:after.cursor][before.cursor:before.cursor + len(acts)] == acts, (acts, after.log[before.cursor:])


def order_at(saga: Saga, tower: str, terms: Callable[[str], bool] = lambda act: True) -> list[str]:
    """The actions that walk to a tower and fill its order: the first way with such terms, all coins, the first card."""
    table, acts = saga.table, [f"move {tower}"]
    table = played(table, acts[0])
    first = next(str(act) for act in legal(GAME, table) if act.verb == "complete" and terms(str(act)))
    while True:
        acts.append(first)
        table = played(table, first)
        if type(table.pending[-1]) not in (Payout, Reward):
            return acts
        verb = "fill" if isinstance(table.pending[-1], Payout) else "reward"
        first = [str(act) for act in legal(GAME, table) if act.verb == verb][-1 if verb == "fill" else 0]


def one_draft(acts: list[str]) -> list[str]:
    """An errand as far as the first thing that is ended in it: what comes then is asked anew."""
    end = next((place for place, act in enumerate(acts) if act in GO_ON), len(acts))
    return acts[:end + 1]


def until_over(me: Player, at: Callable[[str], None] = lambda stage: None, most: int = 99) -> list[list[str]]:
    """What a clerk would do, errand after errand, until the game is over or there were so many."""
    done: list[list[str]] = []
    while len(done) < most and me.next() == "mine":
        saga = saga_of(me)
        at(type(saga.table.pending[-1]).__name__)
        done.append(one_draft(errand(saga)))
        carry_out(me, done[-1], at)
    return done


def measure(me: Player, stage: str, wrong: list[str]) -> None:
    """Nothing is cut off, out of reach or too small to touch, on a phone and on a laptop; axe finds nothing, by day and night."""
    for size in ((360, 640), LAPTOP):
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        wrong.extend(f"{stage} {size[0]}: {fault}" for fault in [*out_of_reach(me.page), *cut_off(me.page)])
        below = size[0] < 900 and me.page.locator(".cv.tall").count()
        wrong.extend(f"{stage} {size[0]}: {fault}" for fault in small_targets(me.page)
                     if not (below and fault.startswith(("sp-", "cv-"))))
    in_both_lights(me, stage, wrong)
    me.page.set_viewport_size({"width": 360, "height": 640})
