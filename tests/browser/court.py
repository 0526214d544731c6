"""Caravanserai at the page: a person who does what a clerk would do, and finds the presses for it by trying the face."""
import time
from collections.abc import Callable

from engine.bots.caravanserai import Clerk
from engine.bots.contract import never
from engine.caravanserai.game import GAME
from engine.caravanserai.orders import Payout, Reward
from engine.caravanserai.turn import Closing, Ready
from engine.games import game
from engine.kernel import Dice, legal, play
from engine.kernel.saga import Saga
from engine.kernel.save import load_text
from tests.browser.gauges import cut_off, out_of_reach, small_targets
from tests.browser.player import SLOW, Player
from tests.browser.playing import LAPTOP, PHONE
from tests.browser.test_axe import in_both_lights
from tests.ui.caravanserai.setting import after, scene
from tests.ui.caravanserai_parts.trails import FACE, way_to
from ui.caravanserai.draft import NOTHING, Draft
from ui.caravanserai.taps import FIRST_UNIT

ARROWS = """(selector) => { const there = document.querySelector(selector);
    const items = [...document.querySelectorAll('#court [data-do]')];
    const middle = (one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const next = (from, [dx, dy]) => { const [x, y] = middle(from); let best = null, least = Infinity;
        for (const item of items) { const [ix, iy] = middle(item);
            const ahead = (ix - x) * dx + (iy - y) * dy, aside = Math.abs((ix - x) * dy) + Math.abs((iy - y) * dx);
            if (item === from || ahead < 2 || ahead + 2 * aside >= least) continue;
            [best, least] = [item, ahead + 2 * aside]; }
        return best; };
    const known = new Map([[document.activeElement, []]]), queue = [document.activeElement];
    while (queue.length && !known.has(there)) { const here = queue.shift();
        for (const [key, way] of Object.entries(ways)) { const item = next(here, way);
            if (item && !known.has(item)) { known.set(item, [...known.get(here), key]); queue.push(item); } } }
    return known.get(there) ?? null; }"""
"""The arrow keys that lead across the court from what has the focus to a space: whoever sees the court finds them."""
GO_ON = ("done", "done bronze", "end turn")
"""What the main button does by itself."""
APART = ("brooch", "take rubies", "score")
"""Verbs that answer a question which comes up after what is drafted."""


def nobody(_: str) -> None:
    """Looks at no stage."""


def saga_of(me: Player, ready: Callable[[Saga], bool] = lambda saga: True) -> Saga:
    """The one game of this browser as it is stored, which is a moment after it is played: once it is `ready`."""
    end = time.monotonic() + SLOW
    while True:
        [text] = [text for key, text in me.stored("sarai:game:").items() if not key.endswith(":new")]
        saga = load_text(text, game).saga
        if ready(saga):
            return saga
        assert time.monotonic() < end, saga.log[-5:]
        me.page.wait_for_timeout(50)


def _waits(saga: Saga) -> bool:
    """Whether no bot is about to play."""
    pending = saga.table.pending
    return not pending or saga.seats[pending[-1].seat].kind != "bot"


def errand(saga: Saga) -> list[str]:
    """What a clerk would do next, as far as one draft goes: not past anything that comes to light, or another's question."""
    first, table, acts = saga.table.pending[-1], saga.table, list[str]()
    while True:
        act = Clerk().choose(GAME.view(table, first.seat), legal(GAME, table), Dice(1), never)
        if acts and act.verb in ("skip", "end turn", "roll"):
            return acts
        acts.append(str(act))
        step = play(GAME, table, act)
        table = step.table
        if not table.pending or table.pending[-1].seat != first.seat or any(event.shows() for event in step.events):
            return acts
        if isinstance(table.pending[-1], Ready | Closing) or act.verb in ("skip", "take", "enter"):
            return acts


def next_errand(me: Player) -> list[str]:
    """What a clerk would do, as far as one draft on the page goes: to the first thing that is ended in it."""
    acts = errand(saga_of(me))
    ends = [place + 1 for place, act in enumerate(acts) if act in GO_ON]
    asked = [place for place, act in enumerate(acts) if place and act.startswith(APART)]
    return acts[:min([*ends, *asked, len(acts)])]


def press(me: Player, selector: str) -> None:
    """Press something; across the court the keys are arrows."""
    if me.means == "keys" and selector.startswith("#sp-"):
        for _ in range(30):
            if me.page.evaluate("Boolean(document.activeElement.closest('#court'))"):
                break
            me.key("Tab")
        for key in me.page.evaluate(ARROWS, selector):
            me.key(key)
    me.press(selector)


def draft_for(me: Player, saga: Saga, acts: list[str]) -> Draft:
    """Press until the draft on the page is these actions and nothing more; what only goes on is left to the main button."""
    draft, wanted = NOTHING, [act for act in acts if act not in GO_ON]
    viewer = saga.table.pending[-1].seat
    if FACE.plan(scene(saga.table, viewer, draft, seats=tuple(saga.seats))) == acts:
        return draft  # the main button goes on by itself, e.g. from a stop that is of no use
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
    if what.startswith("space "):
        press(me, f"#sp-{what[6:]}")
    else:  # what is covered or folded away may bear the same mark
        places = [one["id"] for one in me.look()["pieces"] if one["what"] == what and one["id"]]
        press(me, f"[id='{places[0]}']" if places else f"[data-do=pick][data-what='{what}'] >> visible=true")
    then = FACE.pick(scene(saga.table, viewer, draft, seats=tuple(saga.seats)), what)
    assert isinstance(then, Draft), (what, then)
    return then


def carry_out(me: Player, acts: list[str], at: Callable[[str], None] = nobody) -> None:
    """Draft these actions press by press and confirm them; `at` is called with the draft."""
    before = saga_of(me)
    draft_for(me, before, acts)
    at(" ".join(act.split()[0] for act in acts))
    assert me.look()["ready"], (acts, me.look()["say"])
    press(me, "#bar-main")
    me.wait("mine", "over", "cover", "away")
    after = saga_of(me, lambda saga: saga.cursor >= before.cursor + len(acts) and _waits(saga))
    assert (found := after.log[before.cursor:before.cursor + len(acts)]) == acts, (found, acts)


def until_over(me: Player, at: Callable[[str], None] = nobody, most: int = 999) -> list[list[str]]:
    """Errand after errand until the game is over, or there were so many; `at` hears each question and each draft."""
    done: list[list[str]] = []
    while len(done) < most and me.next() == "mine":
        at(type(saga_of(me).table.pending[-1]).__name__)
        done.append(next_errand(me))
        carry_out(me, done[-1], at)
    return done


def order_at(saga: Saga, tower: str, terms: Callable[[str], bool] = lambda act: True) -> list[str]:
    """The actions that walk to a tower and fill its order: the first way with such terms, all coins, the first card."""
    table, acts = saga.table, [f"move {tower}"]
    table = after(table, acts[0])
    first = next(str(act) for act in legal(GAME, table) if act.verb == "complete" and terms(str(act)))
    while True:
        acts.append(first)
        table = after(table, first)
        if type(table.pending[-1]) not in (Payout, Reward):
            return acts
        verb = "fill" if isinstance(table.pending[-1], Payout) else "reward"
        first = [str(act) for act in legal(GAME, table) if act.verb == verb][-1 if verb == "fill" else 0]


def measure(me: Player, stage: str, wrong: list[str], but: tuple[str, ...] = (), lights: bool = True) -> None:
    """Nothing is cut off, out of reach or too small to touch (`but` for some), on a phone and on a laptop; axe finds nothing.

    What lies over the court is a panel; what is half out of the log's frame can be scrolled in.
    """
    for size in (PHONE, LAPTOP):
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        wrong.extend(f"{stage} {size[0]}: {fault}" for fault in [*out_of_reach(me.page), *cut_off(me.page)])
        below = size == PHONE and me.page.locator(".cv.tall").count()
        wrong.extend(f"{stage} {size[0]}: {fault}" for fault in small_targets(me.page)
                     if not (fault.startswith(but) or below and fault.startswith(("sp-", "cv-"))))
    if lights:
        in_both_lights(me, stage, wrong)
    me.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
