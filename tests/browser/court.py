"""Caravanserai at the page: a person who does what a clerk would do, by presses alone, and positions worth looking at."""
import time
from collections.abc import Callable
from typing import Any

from engine.bots.caravanserai import Clerk
from engine.bots.contract import never
from engine.caravanserai.box_orders import MAJORS
from engine.caravanserai.game import GAME
from engine.caravanserai.turn import Closing, Ready
from engine.games import game
from engine.kernel import Dice, legal, parse, play
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import load_text, save_text
from tests.browser.player import SLOW, Player
from tests.ui.caravanserai.setting import begun, give, hand_out

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
UNITS = ("buy", "borrow", "convert")
PIECES = ("sell", "exchange", "discard", "open", "side sell", "side exchange")


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


def carry_out(me: Player, at: Callable[[str], None] = lambda stage: None) -> list[str]:
    """Draft the next errand press by press and confirm it; `at` is called with the name of each question and of each draft."""
    before = saga_of(me)
    acts = errand(before)
    at(type(before.table.pending[-1]).__name__)
    for act in dict.fromkeys(acts):
        draft(me, act, acts.count(act))
    if acts[0].startswith("move ") and not acts[1:]:
        for unit in me.page.locator("[data-what^='less ']:not([aria-disabled])").all():
            press(me, f"#{unit.get_attribute('id')}")
    at(" ".join(act.split()[0] for act in acts))
    assert me.look()["ready"], (acts, me.look()["say"])
    press(me, "#bar-main")
    me.wait("mine", "over", "cover", "away")
    after = saga_of(me, lambda saga: saga.cursor >= before.cursor + len(acts) and _waits(saga))
    assert (found := after.log[before.cursor:before.cursor + len(acts)]) == acts, (found, acts)
    return acts


def draft(me: Player, act: str, number: int = 1) -> None:
    """The presses that put so many of an action into the draft."""
    verb, _, what = act.rpartition(" ")
    if verb in ("move", "enter"):
        press(me, f"#sp-{what}")
    elif act.split()[0] in UNITS and not act.startswith("buy card"):
        name = act.replace(" ", "-")
        have = int(me.text(f".stepper:has(#act-{name}) .amount b").removeprefix("×"))
        for _ in range(number - have):
            press(me, f"#act-{name}")
    elif verb in PIECES:
        for _ in range(number):
            press(me, f"[data-what='piece {what}']")
            if me.page.locator(f"[data-what='act {act}']").count():
                press(me, f"[data-what='act {act}']")
    elif act not in ("done", "done bronze", "end turn"):
        place = me.page.locator(f"[data-what='act {act}']").first
        if place.get_attribute("aria-pressed") != "true":
            press(me, f"[data-what='act {act}']")


def until_over(me: Player, at: Callable[[str], None] = lambda stage: None, most: int = 999) -> list[list[str]]:
    """Errand after errand until the game is over, or there were so many."""
    done: list[list[str]] = []
    while len(done) < most and me.next() == "mine":
        done.append(carry_out(me, at))
    return done


# ---- positions


def well_off(*kinds: str, **more: Any) -> str:
    """A save in which the first seat stands at the north gate's rest area with goods for the order of the tower beside it.

    From there a walk of three leads to a stall, a tower, the Blue Gate and a pavilion.  Another seat's storage is full.
    """
    table = begun(len(kinds), "court")
    for seat, space in enumerate((9, 12, 15, 18)[:len(kinds)]):
        table.seats[seat].space = space
    table.seats[0].coins, table.seats[0].room, table.seats[0].debt = 1, 4, 2
    _goods_for(table, 7)
    give(table, 1, [2, 1, 1, 1, 1, 1])
    hand_out(table, 0, "x15", "x14")
    for name, value in more.items():
        setattr(table.seats[0], name, value)
    assert GAME.faults(table) == []
    return position(table, kinds)


def _goods_for(table: Any, tower: int) -> None:
    """The first seat holds what the order of a tower asks for, and a bronze."""
    goods = [1, 0, 0, 0, 0, 0]
    for good, number in MAJORS[table.towers[tower]].goods:
        goods[good] += number
    give(table, 0, goods)


def position(table: Any, kinds: tuple[str, ...]) -> str:
    """A table as a save, its seats taken by Aziza, Basil and two bots, or whoever `kinds` says."""
    seats = [Seat(name, kind, "clerk" if kind == "bot" else "")
             for name, kind in zip(("Aziza", "Basil", "Chadi", "Dunya"), kinds, strict=False)]
    return save_text(Saga(GAME, seats, "court", {}, "court", table))


def played(table: Any, *acts: str) -> Any:
    """A table after some actions."""
    for act in acts:
        table = play(GAME, table, parse(GAME, table, act)).table
    return table


def late(*kinds: str) -> str:
    """A save a few turns before the end: the first seat, at twelve points of twenty, holds what a tower beside it asks for."""
    table = begun(len(kinds), "court")
    table.threshold = 20
    for seat, space in enumerate((9, 12, 15, 18)[:len(kinds)]):
        table.seats[seat].space, table.seats[seat].points = space, 11
    table.seats[0].coins, table.seats[0].debt = 1, 1
    _goods_for(table, 7)
    assert GAME.faults(table) == []
    return position(table, kinds)


def drawing_orders(*kinds: str) -> str:
    """A save in which the first seat stands beside the Red Gate, with nothing that a Minor Order could be filled with."""
    table = begun(len(kinds), "orders")
    table.seats[0].space = 19
    give(table, 0, [0] * 6)
    return position(table, kinds)
