"""Picking in an auction: a limit up to which the page bids for me, as long as I am asked (rihla 3.9 knows none).

A limit is a wish of this device: it stands in the game's notes, never in the state, a link or what a bot sees.
"""
from engine.kernel import Refusal, refuse
from engine.rihla.auction import Bid
from engine.rihla.box import AUCTION_RAISE
from engine.rihla.view import RihlaView
from ui.kit.face import Scene
from ui.rihla.drafts.draft import Draft


def tap(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    """`bid-limit 2400`: bid now, and go on bidding for me while I am asked for no more than that."""
    word, _, number = which.partition(" ")
    asking, amount = scene.asking, number.replace(",", "").replace(" ", "")
    if word != "limit" or not isinstance(asking, Bid) or not (amount.isascii() and amount.isdecimal()) or len(amount) > 9:
        return refuse("no-amount", "rihla 3.9")
    limit = int(amount) // AUCTION_RAISE * AUCTION_RAISE
    cash = scene.view.merchants[asking.seat].cash
    if limit < asking.amount:
        return refuse("limit-low", "rihla 3.9", price=asking.amount)
    if limit > cash:
        return refuse("no-cover", "rihla R-20", price=limit, cash=cash)
    changed = draft._replace(act="", limit=limit)
    return refuse("nothing-new", "rihla 3.9") if changed == draft else changed


def standing(scene: Scene, draft: Draft) -> str:
    """What is to be remembered when the bid is played: a new limit, else the one there was."""
    asking = scene.asking
    if not isinstance(asking, Bid) or draft.act not in ("", "bid"):
        return ""
    return promised(asking, scene.view, draft.limit) if draft.limit > asking.amount else scene.standing


def answered(scene: Scene) -> list[str]:
    """The bid that a limit allows: whoever sits at the device, as long as no more is asked."""
    asking = scene.view.asking
    return ["bid"] if isinstance(asking, Bid) and asking.amount <= limit_of(scene.standing, asking, scene.view) else []


def promised(asking: Bid, view: RihlaView, limit: int) -> str:
    """A limit as it is kept: for this auction only, known by its turn and its spot."""
    return f"bid {view.turn} {asking.space} {limit}"


def limit_of(standing: str, asking: Bid, view: RihlaView) -> int:
    """The limit that was kept for this auction, 0 for none."""
    words = standing.split()
    fits = words[:3] == ["bid", str(view.turn), str(asking.space)] and len(words) == 4 and words[3].isdecimal()
    return int(words[3]) if fits else 0
