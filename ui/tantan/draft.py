"""The draft: what is picked but not yet played, and the bundle of actions it stands for (spec 7.1).

Nothing is revealed inside a draft, so it may be changed freely; only the main button plays it.
"""
from typing import NamedTuple

from engine.kernel import Refusal, asking
from engine.tantan.stock import Count
from engine.tantan.table import BuyMore, Discard, Pick, Steal, StockCount, StockMice, Turn
from engine.tantan.view import TantanView
from ui.kit.face import Scene
from ui.tantan.ask import ahead


class Draft(NamedTuple):
    """`stalls` to buy from; or a `card` type to stock (`copies` of it, `mice` along), to take or to give up; or a `victim`.

    `stocking` says that the hand is being asked, also while no type is chosen yet.
    """

    stalls: tuple[int, ...] = ()
    card: str = ""
    copies: int = 0
    mice: int = 0
    victim: int | None = None
    stocking: bool = False


NOTHING = Draft()


def chosen(scene: Scene) -> Draft:
    """The draft together with what the table itself has noted already (a purchase or a stock in mid-bundle)."""
    draft, asked = scene.draft or NOTHING, scene.asking
    if not scene.mine:
        return NOTHING
    if isinstance(asked, BuyMore):
        return Draft(stalls=tuple(sorted({*asked.stalls, *draft.stalls})))
    if isinstance(asked, StockCount):
        most = max((act.count for act in scene.legal if isinstance(act, Count)), default=1)
        return Draft(card=asked.card, copies=draft.copies or most, mice=draft.mice, stocking=True)
    if isinstance(asked, StockMice):
        return Draft(card=asked.card, copies=asked.count, mice=draft.mice, stocking=True)
    if isinstance(asked, Turn) and must_stock(scene):
        return draft._replace(stalls=(), stocking=True)
    return draft


def must_stock(scene: Scene) -> bool:
    """Whether the turn offers no purchase."""
    return not any(act.verb == "buy" for act in scene.legal)


def must_buy(scene: Scene) -> bool:
    """Whether the turn offers no stocking."""
    return not any(act.verb == "stock" for act in scene.legal)


def plan(scene: Scene) -> list[str]:
    """The actions of the draft in notation; empty while it is not complete, or not legal any more."""
    if not scene.mine:
        return []
    draft, asked = chosen(scene), scene.asking
    if isinstance(asked, Pick | Steal | Discard):
        single = _single(draft, asked)
        return [single] if any(str(act) == single for act in scene.legal) else []
    bundle = _purchase(draft, asked) or _stocking(scene, draft)
    return bundle if bundle and not isinstance(ahead(scene.view, bundle), Refusal) else []


def _single(draft: Draft, asked: Pick | Steal | Discard) -> str:
    if isinstance(asked, Steal):
        return f"steal {draft.victim}"
    return f"take {draft.card}" if isinstance(asked, Pick) else f"discard {draft.card}"


def _purchase(draft: Draft, asked: object) -> list[str]:
    noted = asked.stalls if isinstance(asked, BuyMore) else ()
    if not draft.stalls or not isinstance(asked, Turn | BuyMore):
        return []
    return [*[f"buy {stall}" for stall in draft.stalls if stall not in noted], "buy done"]


def _stocking(scene: Scene, draft: Draft) -> list[str]:
    if not draft.card:
        return []
    if isinstance(scene.asking, StockMice):
        return [f"mice {draft.mice}"]
    bundle = [*opening(scene, draft), f"count {draft.copies}"]
    there = ahead(scene.view, bundle)
    asks_mice = not isinstance(there, Refusal) and isinstance(asking(there), StockMice)
    return [*bundle, f"mice {draft.mice}"] if asks_mice else bundle


def opening(scene: Scene, draft: Draft) -> list[str]:
    """The action that names the type, unless the table knows it already."""
    return [f"stock {draft.card}"] if isinstance(scene.asking, Turn) else []


def own_hand(view: TantanView, seat: int) -> list[str]:
    """The cards in the hand of a seat, where the view may know them."""
    if view.hands:
        return view.hands[seat]
    return view.hand if view.seat == seat else []


def asked_hand(scene: Scene) -> list[str]:
    """The hand of the seat that must answer."""
    return own_hand(scene.view, scene.asking.seat if scene.asking else 0)
