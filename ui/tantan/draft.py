"""The draft: what is picked but not yet played, and the bundle of actions it stands for (spec 7.1).

Nothing is revealed inside a draft, so it may be changed freely; only the main button plays it.
"""
from typing import NamedTuple

from engine.kernel import Refusal, refuse
from engine.tantan.table import BuyMore, Discard, Pick, Steal, StockCount, StockMice, Turn
from engine.tantan.view import TantanView
from ui.kit.face import Scene
from ui.tantan.ask import ahead, why_not, why_not_mice


class Draft(NamedTuple):
    """`stalls` to buy from; or a `card` type to stock (`count` copies, `mice` along), to take or to give up; or a `victim`.

    `stocking` says that the hand is being asked, also while no type is chosen yet.
    """

    stalls: tuple[int, ...] = ()
    card: str = ""
    count: int = 0
    mice: int = 0
    victim: int | None = None
    stocking: bool = False


NOTHING = Draft()


def chosen(scene: Scene) -> Draft:
    """The draft together with what the table itself has noted already (a purchase or a stock in mid-bundle)."""
    draft, asking = scene.draft or NOTHING, scene.asking
    if not scene.mine:
        return NOTHING
    if isinstance(asking, BuyMore):
        return Draft(stalls=tuple(sorted({*asking.stalls, *draft.stalls})))
    if isinstance(asking, StockCount):
        most = max((act.count for act in scene.legal), default=1)
        return Draft(card=asking.card, count=draft.count or most, mice=draft.mice, stocking=True)
    if isinstance(asking, StockMice):
        return Draft(card=asking.card, count=asking.count, mice=draft.mice, stocking=True)
    if isinstance(asking, Turn) and must_stock(scene):
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
    draft, asking = chosen(scene), scene.asking
    if isinstance(asking, Pick | Steal | Discard):
        single = _single(draft, asking)
        return [single] if any(str(act) == single for act in scene.legal) else []
    bundle = _purchase(draft, asking) or _stocking(scene, draft)
    return bundle if bundle and not isinstance(ahead(scene.view, bundle), Refusal) else []


def _single(draft: Draft, asking: Pick | Steal | Discard) -> str:
    if isinstance(asking, Steal):
        return f"steal {draft.victim}"
    return f"take {draft.card}" if isinstance(asking, Pick) else f"discard {draft.card}"


def _purchase(draft: Draft, asking: object) -> list[str]:
    noted = asking.stalls if isinstance(asking, BuyMore) else ()
    if not draft.stalls or not isinstance(asking, Turn | BuyMore):
        return []
    return [*[f"buy {stall}" for stall in draft.stalls if stall not in noted], "buy done"]


def _stocking(scene: Scene, draft: Draft) -> list[str]:
    if not draft.card:
        return []
    if isinstance(scene.asking, StockMice):
        return [f"mice {draft.mice}"]
    bundle = [*_opening(scene, draft), f"count {draft.count}"]
    there = ahead(scene.view, bundle)
    asks_mice = not isinstance(there, Refusal) and isinstance(there.asked, StockMice)
    return [*bundle, f"mice {draft.mice}"] if asks_mice else bundle


def _opening(scene: Scene, draft: Draft) -> list[str]:
    return [f"stock {draft.card}"] if isinstance(scene.asking, Turn) else []


def own_hand(view: TantanView, seat: int) -> list[str]:
    """The cards in the hand of a seat, where the view may know them."""
    if view.hands:
        return view.hands[seat]
    return view.hand if view.seat == seat else []


def _hand(scene: Scene) -> list[str]:
    return own_hand(scene.view, scene.asking.seat if scene.asking else 0)


# ---- taps

def pick(scene: Scene, what: str) -> Draft | Refusal:
    """The draft after a tap on `stall-3`, `pack-spice`, `count-more`, `mice-less`, `mode-stock`, `share-lamp`, `seat-2`,
    `front-food`; or the engine's refusal, with what the words need of the table among its facts."""
    kind, _, which = what.partition("-")
    tap = _TAPS.get(kind) if scene.mine and (which.isdecimal() or kind not in _NUMBERED) else None
    answer = tap(scene, chosen(scene), which) if tap else refuse("not-now", "tantan 3.1")
    if isinstance(answer, Refusal) and answer.why == "not-now":
        return Refusal(answer.why, answer.rule, (("during", _during(scene)),))
    return answer


def _during(scene: Scene) -> str:
    """What is going on instead, for the words of a refusal."""
    asking = scene.asking
    if isinstance(asking, Pick | Steal | Discard):
        return "sharing"
    if isinstance(asking, StockCount | StockMice):
        return "stocking"
    return "buying" if isinstance(asking, BuyMore) else ""


def _tap_stall(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    stall = int(which)
    noted = scene.asking.stalls if isinstance(scene.asking, BuyMore) else ()
    if stall in draft.stalls and stall not in noted:
        return Draft(stalls=tuple(other for other in draft.stalls if other != stall))
    before = [f"buy {other}" for other in draft.stalls if other not in noted]
    no = why_not(scene.view, f"buy {stall}", before)
    if no is None:
        return Draft(stalls=tuple(sorted((*draft.stalls, stall))))
    market = scene.view.market
    named = (("card", market[stall - 1]),) if 1 <= stall <= len(market) else ()
    return Refusal(no.why, no.rule, (*no.facts, *named, ("stalls", len(draft.stalls))))


def _tap_pack(scene: Scene, draft: Draft, card: str) -> Draft | Refusal:
    if draft.card == card and isinstance(scene.asking, Turn):
        return Draft(stocking=True)
    no = why_not(scene.view, f"stock {card}")
    return no if no is not None else stock_all(scene, card)


def stock_all(scene: Scene, card: str) -> Draft:
    """A draft that stocks as many copies of a type as hand and caravan allow, and no mice."""
    held = _hand(scene).count(card)
    fits = next((n for n in range(held, 0, -1) if why_not(scene.view, f"count {n}", [f"stock {card}"]) is None), 1)
    return Draft(card=card, count=fits, stocking=True)


def _tap_count(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    count = draft.count + (1 if which == "more" else -1)
    no = why_not(scene.view, f"count {count}", _opening(scene, draft))
    if no is not None:
        return no
    fits = next((mice for mice in range(draft.mice, 0, -1) if why_not_mice(scene.view, draft.card, count, mice) is None), 0)
    return draft._replace(count=count, mice=fits)


def _tap_mice(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    mice = draft.mice + (1 if which == "more" else -1)
    no = why_not_mice(scene.view, draft.card, draft.count, mice)
    return no if no is not None else draft._replace(mice=mice)


def _tap_mode(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    if not isinstance(scene.asking, Turn) or which not in ("buy", "stock"):
        return refuse("not-now", "tantan 3.1")
    if which == "buy":
        return NOTHING
    packs = list(dict.fromkeys(_hand(scene)))
    return stock_all(scene, packs[0]) if len(packs) == 1 else Draft(stocking=True)


def _tap_share(scene: Scene, draft: Draft, card: str) -> Draft | Refusal:
    return why_not(scene.view, f"take {card}") or Draft(card=card)


def _tap_seat(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    return why_not(scene.view, f"steal {which}") or Draft(victim=int(which))


def _tap_front(scene: Scene, draft: Draft, card: str) -> Draft | Refusal:
    return why_not(scene.view, f"discard {card}") or Draft(card=card)


_TAPS = {"stall": _tap_stall, "pack": _tap_pack, "count": _tap_count, "mice": _tap_mice, "mode": _tap_mode,
         "share": _tap_share, "seat": _tap_seat, "front": _tap_front}
_NUMBERED = ("stall", "seat")
"""Pieces named by a number."""
