"""Taps: what a press on a piece makes of the draft, or why the engine refuses it."""
from engine.kernel import Refusal, refuse
from engine.tantan.table import BuyMore, Discard, Pick, Steal, StockCount, StockMice, Turn
from ui.kit.face import Scene
from ui.tantan.ask import why_not, why_not_mice
from ui.tantan.draft import NOTHING, Draft, asked_hand, chosen, opening


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
    asked = scene.asking
    if isinstance(asked, Pick | Steal | Discard):
        return "sharing"
    if isinstance(asked, StockCount | StockMice):
        return "stocking"
    return "buying" if isinstance(asked, BuyMore) else ""


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
    held = asked_hand(scene).count(card)
    fits = next((n for n in range(held, 0, -1) if why_not(scene.view, f"count {n}", [f"stock {card}"]) is None), 1)
    return Draft(card=card, copies=fits, stocking=True)


def _tap_count(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    count = draft.copies + (1 if which == "more" else -1)
    no = why_not(scene.view, f"count {count}", opening(scene, draft))
    if no is not None:
        return no
    fits = next((mice for mice in range(draft.mice, 0, -1) if why_not_mice(scene.view, draft.card, count, mice) is None), 0)
    return draft._replace(copies=count, mice=fits)


def _tap_mice(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    mice = draft.mice + (1 if which == "more" else -1)
    no = why_not_mice(scene.view, draft.card, draft.copies, mice)
    return no if no is not None else draft._replace(mice=mice)


def _tap_mode(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    if not isinstance(scene.asking, Turn) or which not in ("buy", "stock"):
        return refuse("not-now", "tantan 3.1")
    if which == "buy":
        return NOTHING
    packs = list(dict.fromkeys(asked_hand(scene)))
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
