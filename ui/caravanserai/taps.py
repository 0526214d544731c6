"""Taps: what a press on a piece makes of the draft, or why the engine refuses it.

    act <notation>    this action: appended, or put in the place of the answer to the same question
    less <notation>   one such action less
    space <name>      a space of the court: walk there, or enter there
    piece <good>      a piece of my storage: what can be done with it
    back <good>       a piece that the draft gives away stays
    close <notation>  how the action ends
    open <panel>      a panel, opened or shut
    terms <notation>  the terms under which this would be done
"""
from collections.abc import Callable

from engine.caravanserai.actions.setup import ChooseGate
from engine.caravanserai.box import GOODS
from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.turn import Ready, Rolled, Stop
from engine.kernel import Refusal, refuse
from ui.caravanserai.ask import Ahead, added_steps, any_route, follow, play_out, start, why_not
from ui.caravanserai.attach import doors, every, first
from ui.caravanserai.draft import NOTHING, STAY, Draft, alike, buys_card, chosen, endings, goal, must, where
from ui.kit.face import Scene

FROM_STORE = ("sell", "exchange", "discard", "open", "side sell", "side exchange")
"""Verbs of actions that take one piece from the storage, by its name."""
FIRST_UNIT = (*(f"buy {good}" for good in GOODS), "borrow", "convert")
"""Actions of a space whose first unit is drafted with the walk there, so that one tap shows what the stop is good for."""


def from_store() -> tuple[str, ...]:
    """`FROM_STORE`, and such verbs of the parts."""
    return (*FROM_STORE, *every().from_store)


def pick(scene: Scene, what: str) -> Draft | Refusal:
    """The draft after a tap, or the engine's reason."""
    kind, _, which = what.partition(" ")
    tap = _TAPS.get(kind) or every().taps.get(kind)
    return tap(scene, chosen(scene), which) if tap and scene.mine else refuse("not-now", "caravanserai section 6.1")


def _act(scene: Scene, draft: Draft, act: str) -> Draft | Refusal:
    """An action after the draft, or in the place of another answer to a question that the draft has answered."""
    ahead = where(scene, draft)
    bundle = tuple(step.act for step in ahead.steps)
    if bundle and bundle[-1] == act and ahead.closed and not _beside(bundle):
        return draft  # a second tap on what is picked
    then = follow(ahead, act)
    if not isinstance(then, Refusal):
        further = _drafted(_forced(then))
        return _first_unit(scene, further) if scene.confirm and _afar(then) else further
    if act in bundle:
        place = bundle.index(act)
        without = (*bundle[:place], *bundle[place + 1:])
        return then if then.why != "not-now" else _drafted(play_out(start(scene.view), without))
    return _instead(scene, bundle, act) or _reason(ahead, then, act)


def _beside(bundle: tuple[str, ...]) -> bool:
    """Whether the last action stands beside another deed: a second tap takes it off then, rather than play them both."""
    return any(not act.startswith("move ") for act in bundle[:-1])


def _afar(then: Ahead) -> bool:
    """Whether an action has opened a stop at a space where my figure does not stand."""
    return isinstance(then.asking, Stop) and then.table.seats[then.asking.seat].space != then.asking.space


def takes(scene: Scene, act: str) -> bool:
    """Whether a tap on an action would be taken: after the draft, or in the place of an answer in it."""
    ahead = where(scene, chosen(scene))
    no = why_not(ahead, act)
    if no is None or act in ahead.acts:
        return no is None or no.why == "not-now"
    begun = start(scene.view)
    return any(why_not(play_out(begun, ahead.acts[:place]), act) is None for place in range(len(ahead.acts)))


def _instead(scene: Scene, bundle: tuple[str, ...], act: str) -> Draft | None:
    """Another answer to a question that the draft has answered; what followed is kept as far as it still fits."""
    for place in reversed(range(len(bundle))):
        before = play_out(start(scene.view), bundle[:place])
        instead = follow(before, act)
        if not isinstance(instead, Refusal):
            return _drafted(_forced(_kept(instead, act, bundle, place)))
    return None


def _kept(instead: Ahead, act: str, bundle: tuple[str, ...], place: int) -> Ahead:
    """What followed before, after another answer: with the one at that place, if the new one only comes before it."""
    if act.startswith("move "):
        return instead
    whole = play_out(instead, bundle[place:])
    return whole if len(whole.steps) > len(bundle) else play_out(instead, bundle[place + 1:])


def _drafted(ahead: Ahead) -> Draft:
    return Draft(tuple(step.act for step in ahead.steps))


def _forced(ahead: Ahead) -> Ahead:
    """What must follow and leaves no choice is drafted with it."""
    while must(ahead.asking):
        options = ahead.options()
        if len(options) != 1:
            break
        then = follow(ahead, options[0])
        if isinstance(then, Refusal):
            break
        ahead = then
    return ahead


def _reason(ahead: Ahead, no: Refusal, act: str) -> Refusal:
    """The most telling refusal: that of the question now, else that of an earlier one."""
    for step in [*ahead.steps[::-1]]:
        if no.why != "not-now":
            break
        no = why_not(Ahead((), step.table, False), act) or no
    return no


def _less(scene: Scene, draft: Draft, act: str) -> Draft | Refusal:
    """One such action less, and what cannot be without it."""
    places = [place for place, each in enumerate(draft.bundle) if each == act] or [
        place for place, each in enumerate(draft.bundle) if alike(each, act)]
    if not places:
        return why_less(act)
    place = places[-1]
    left = (*draft.bundle[:place], *draft.bundle[place + 1:])
    return _drafted(play_out(start(scene.view), left))._replace(close=draft.close)


def why_less(act: str) -> Refusal:
    """Nothing is left to take away."""
    return refuse("none-drafted", "")


def _space(scene: Scene, draft: Draft, name: str) -> Draft | Refusal:
    """Walk to a space, or enter there."""
    if name not in SPACE_NAMES:
        return refuse("not-now", "caravanserai section 6.1")
    other: Draft | Refusal | None = first(doors(scene.view).goes, scene, draft, name)
    if other is not None:
        return other
    if isinstance(scene.asking, ChooseGate):
        return _act(scene, draft, f"enter {name}")
    if any(act.startswith("move ") and goal(act) == name for act in draft.bundle):
        return draft  # a second tap
    return walk_on(scene, draft, name)


def walk_on(scene: Scene, draft: Draft, name: str) -> Draft | Refusal:
    """A draft that walks to a space, with the first unit of what it offers."""
    walk = _act(scene, draft, f"move {name}")
    if isinstance(walk, Refusal):  # perhaps a way leads there past a watched figure
        offered = (*map(str, scene.legal), *where(scene, draft).options())
        past = [act for act in offered if act.startswith("move ") and goal(act) == name]
        walk = _act(scene, draft, past[0]) if past else walk
    if isinstance(walk, Refusal):
        return _far(scene, draft, walk, name)
    return _first_unit(scene, walk) if scene.confirm else walk


def _first_unit(scene: Scene, draft: Draft) -> Draft:
    """The first unit of what the space offers, where it offers one thing only."""
    offered = [act for act in where(scene, draft).options() if act in FIRST_UNIT]
    if len(offered) != 1:
        return draft
    more = _act(scene, draft, offered[0])
    return draft if isinstance(more, Refusal) or must(where(scene, more).asking) else more


def _far(scene: Scene, draft: Draft, no: Refusal, name: str) -> Refusal:
    """A space out of reach, with the roll that leads there, and whether one may still be made."""
    if no.why != "too-far" or not isinstance(scene.asking, Ready | Rolled):
        return no
    route = any_route(scene.view, scene.asking, name)
    steps, more = route.steps if route else 0, added_steps(where(scene, draft).table, scene.asking)
    die = "roll" in [str(act) for act in scene.legal]
    facts = {**dict(no.facts), "steps": steps, "die": int(die), "need": steps - more,
             "rolled": int(isinstance(scene.asking, Rolled) and not more)}
    return refuse(no.why, no.rule, **facts)


def _piece(scene: Scene, draft: Draft, good: str) -> Draft | Refusal:
    """What can be done with a piece: the one thing, or a question which."""
    if good not in GOODS:
        return refuse("not-now", "caravanserai section 6.1")
    ahead = where(scene, draft)
    offered = [act for act in ahead.options() if act.rpartition(" ")[2] == good and act.rpartition(" ")[0] in from_store()]
    if not offered:
        return _no_use(ahead, good)
    if len(offered) == 1:
        return _act(scene, draft, offered[0])
    return draft._replace(piece="" if draft.piece == good else good)


def _no_use(ahead: Ahead, good: str) -> Refusal:
    """Why nothing can be done with a piece: what the engine says of the first thing that is done here at all."""
    reasons = [no for verb in from_store() if (no := why_not(ahead, f"{verb} {good}")) and no.why != "not-now"]
    return reasons[0] if reasons else refuse("no-use", "caravanserai section 6.2", good=good)


def _back(scene: Scene, draft: Draft, good: str) -> Draft | Refusal:
    """The last action that gives such a piece away is dropped."""
    giving = [act for act in draft.bundle if act.rpartition(" ")[0] in from_store() and act.endswith(f" {good}")]
    return _less(scene, draft, giving[-1]) if giving else why_less(good)


def _close(scene: Scene, draft: Draft, act: str) -> Draft | Refusal:
    ways = [STAY, ""] if buys_card(draft) else endings(where(scene, draft))
    return draft._replace(close=act) if act in ways else refuse("not-now", "caravanserai section 6.1")


def _open(scene: Scene, draft: Draft, panel: str) -> Draft | Refusal:
    return draft._replace(open="" if draft.open == panel else panel, piece="")


def _terms(scene: Scene, draft: Draft, act: str) -> Draft | Refusal:
    """The terms under which an order would be filled; the deed itself is another press."""
    no = why_not(where(scene, draft), act)
    return draft._replace(open=act, piece="") if no is None or act in draft.bundle else no


def _clear(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    return NOTHING


_TAPS: dict[str, Callable[[Scene, Draft, str], Draft | Refusal]] = {
    "act": _act, "less": _less, "space": _space, "piece": _piece, "back": _back, "close": _close, "open": _open,
    "terms": _terms, "clear": _clear}
