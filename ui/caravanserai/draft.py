"""The draft: actions that are picked but not yet played, and what the main button plays.

A draft is a bundle of actions in notation, each allowed after the one before.  Nothing hidden comes to light within it,
so it may be changed freely.
"""
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.caravanserai.actions.gate import AtGate
from engine.caravanserai.orders import Payout, Reward
from engine.caravanserai.stock import Overflow
from engine.caravanserai.turn import Doing
from ui.caravanserai.ask import Ahead, play_out, start
from ui.caravanserai.attach import every
from ui.kit.face import Scene


class Draft(NamedTuple):
    """`bundle` in notation; `close` is how an action of several units is to end ("" for the usual way); `piece` is a good
    of the own storage of which it must still be said what happens to it; `open` names a panel opened by hand."""

    bundle: tuple[str, ...] = ()
    close: str = ""
    piece: str = ""
    open: str = ""


NOTHING = Draft()
MUST: tuple[type[Any], ...] = (Payout, Reward, Overflow)
"""Questions in the midst of something: a draft that comes to one goes on until it is answered."""


def must(asking: Any) -> bool:
    """Whether a question stands in the midst of something."""
    return isinstance(asking, (*MUST, *every().must))


def goal(act: str) -> str:
    """The space that a move goes to, past a watched figure or not; "" for another action."""
    return act.split()[-1] if act.startswith(("move ", "enter ")) else ""


DONE, STAY = "done", "stay"
"""How a visit to the Blue Gate goes on after a card was bought: it ends, or one looks at the new card first."""


def chosen(scene: Scene) -> Draft:
    """The draft of the viewer; nothing for somebody who only watches."""
    return scene.draft or NOTHING if scene.mine else NOTHING


def where(scene: Scene, draft: Draft) -> Ahead:
    """Where a draft leads."""
    return play_out(start(scene.view), draft.bundle)


def endings(ahead: Ahead) -> list[str]:
    """The ways to end the action that has begun; the fullest last."""
    asking = ahead.asking
    if asking is None or not _is_doing(ahead):
        return []
    return sorted((act for act in ahead.options() if act.split()[0] == "done"), key=len)


def _is_doing(ahead: Ahead) -> bool:
    return isinstance(ahead.asking, Doing) or "done" in ahead.options()


def ending(ahead: Ahead, draft: Draft) -> str:
    """The way to end it that the draft names, else the fullest; "" when nothing has begun."""
    ways = endings(ahead)
    return draft.close if draft.close in ways else ways[-1] if ways else ""


def plan(scene: Scene) -> list[str]:
    """The actions that the main button plays; empty while something must still be chosen."""
    if not scene.mine:
        return []
    draft = chosen(scene)
    ahead = where(scene, draft)
    bundle = [step.act for step in ahead.steps]
    if not bundle:
        return _default(scene, ahead, draft)
    if must(ahead.asking):
        return []
    end = ending(ahead, draft)
    return [*bundle, end] if end else bundle


def _default(scene: Scene, ahead: Ahead, draft: Draft) -> list[str]:
    """What the main button plays with nothing picked: the end of what has begun, or of the turn; to go on from a stop that
    is of no use."""
    end, options = ending(ahead, draft), ahead.options()
    if end:
        return [end]
    if "skip" in options and not useful(options):
        return ["skip"]
    return ["end turn"] if "end turn" in options else []


_NEEDS_NO_STOP = ("skip", "open", "finish", "side", "move", "roll")


def useful(options: Sequence[str]) -> list[str]:
    """What can be done at a stop for its own sake."""
    return [act for act in options if act.split()[0] not in _NEEDS_NO_STOP and not act.startswith(every().free)]


def buys_card(draft: Draft) -> bool:
    """Whether a draft buys a card at the Blue Gate, which shows another one, so that the draft must stop there."""
    return bool(draft.bundle) and draft.bundle[-1].startswith("buy card ")


def afterwards(scene: Scene) -> str:
    """What the page is to play once the draft is: the end of the visit to the Blue Gate, unless one wants to stay."""
    draft = chosen(scene)
    return DONE if buys_card(draft) and draft.close != STAY else ""


def wanted(scene: Scene) -> list[str]:
    """The end of the visit to the Blue Gate, where it was wanted when the card was bought."""
    at_gate = isinstance(scene.asking, AtGate) and scene.standing == DONE
    return [DONE] if at_gate and DONE in map(str, scene.legal) else []


def count(draft: Draft, act: str) -> int:
    """How often an action stands in the draft, by whatever means."""
    return sum(alike(each, act) for each in draft.bundle)


def alike(each: str, act: str) -> bool:
    """Whether an action is another, or the same by other means (`ruby buy gold`, `buy gold`)."""
    return each == act or each.endswith(f" {act}")
