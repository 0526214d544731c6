"""Picking in an auction: the bid itself is an answer like any other (`do-bid`); a limit would be picked here."""
from engine.kernel import Refusal, refuse
from ui.kit.face import Scene
from ui.rihla.drafts.draft import Draft


def tap(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    """No piece of its own yet."""
    return refuse("not-now", "rihla 3.9")
