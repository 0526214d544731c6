"""Taps: from the name of a piece to the next draft, or to the engine's reason why not."""
from collections.abc import Callable

from engine.kernel import Refusal, refuse
from engine.rihla.auction import Bid, Buy
from engine.rihla.box import SPACES
from engine.rihla.dues import Debt
from engine.rihla.road import steps_to
from engine.rihla.trade import Reply
from engine.rihla.turn import Choose, Manage
from engine.rihla.waqf import Endow
from ui.kit.face import Scene
from ui.rihla.ask import why_not
from ui.rihla.drafts import auction, debt, trade
from ui.rihla.drafts.draft import NOTHING, Draft

PAGES = ("estate", "trade", "road")
"""What the tray can show instead of the question."""
_FIRST: dict[type, str] = {Buy: "buy", Endow: "endow", Reply: "decline", Bid: "bid"}
"""The answer that the main button offers while nothing is picked."""


def chosen(scene: Scene) -> Draft:
    """The draft, empty for whoever may not act."""
    return (scene.draft or NOTHING) if scene.mine else NOTHING


def plan(scene: Scene) -> list[str]:
    """The action that the main button would play; none while it is not picked or not allowed any more."""
    if not scene.mine:
        return []
    draft = chosen(scene)
    if isinstance(scene.asking, Debt) and debt.picked(draft):
        return debt.plan(scene, debt.picked(draft))
    act = draft.act or _unpicked(scene, draft)
    return [act] if act and why_not(scene.view, act) is None else []


def kept(scene: Scene) -> Draft:
    """The estate stays open after each of its answers; anything else begins with nothing picked."""
    draft = chosen(scene)
    return Draft(page=draft.page) if draft.page == "estate" and draft.act else NOTHING


def _unpicked(scene: Scene, draft: Draft) -> str:
    if draft.page == "trade":
        return trade.notation(scene, draft.deal)
    if isinstance(scene.asking, Manage):
        return first_of(scene, "draw", "wait")
    return _FIRST.get(type(scene.asking), "")


def first_of(scene: Scene, *actions: str) -> str:
    """The first of these actions that is listed now, or ""."""
    listed = [str(act) for act in scene.legal]
    return next((act for act in actions if act in listed), "")


def pick(scene: Scene, what: str) -> Draft | Refusal:
    """The draft after a tap on `space-12`, `do-build 2`, `page-estate`, or a piece of the trade or auction panel."""
    kind, _, which = what.partition("-")
    tap = _TAPS.get(kind) if scene.mine else None
    return tap(scene, chosen(scene), which) if tap else refuse("not-now", "rihla 3.1")


def _tap_space(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    """A lit space is chosen; any other shows its card, and a second tap puts the card away."""
    if not which.isdecimal() or int(which) >= SPACES:
        return refuse("not-now", "rihla 3.1")
    space = int(which)
    if isinstance(scene.asking, Choose):
        return _choose(scene, scene.asking, space)
    return draft._replace(act="", page="", space=-1 if draft.space == space else space, raised=())


def _choose(scene: Scene, asking: Choose, space: int) -> Draft | Refusal:
    steps = steps_to(scene.view.merchants[asking.seat].pos, space)
    no = why_not(scene.view, f"stop {steps}")
    if no is None:
        return Draft(act=f"stop {steps}", space=space)
    return Refusal(no.why, no.rule, (*no.facts, ("space", space)))


def _tap_do(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    """An answer on a button; the same again stays picked, so that the page may play it.  In a debt ways add up."""
    if isinstance(scene.asking, Debt) and which.partition(" ")[0] in debt.WAYS:
        return debt.tap(scene, draft, which)
    no = why_not(scene.view, which)
    return no if no is not None else draft._replace(act=which, raised=())


def _tap_page(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    """Open a page of the tray; the open one closes."""
    if which not in ("", *PAGES) or (which in ("estate", "trade") and not isinstance(scene.asking, Manage | Debt)):
        return refuse("not-now", "rihla 3.3")
    deal = trade.resumed(scene, draft.deal) if which == "trade" else draft.deal
    page = "" if which == draft.page else which
    if isinstance(scene.asking, Debt) and page != "trade" and debt.picked(draft):
        return draft._replace(space=-1, page=page, deal=deal)  # what is picked stays picked while one looks at the road
    return draft._replace(act="", space=-1, page=page, deal=deal, raised=())


_TAPS: dict[str, Callable[[Scene, Draft, str], Draft | Refusal]] = {
    "space": _tap_space, "do": _tap_do, "page": _tap_page, "raise": debt.suggest, "deal": trade.tap, "bid": auction.tap}
"""By the word before the dash."""
