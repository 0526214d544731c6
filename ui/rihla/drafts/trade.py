"""Putting an offer together: whom, what for what, and cash on one side."""
from engine.kernel import Refusal, refuse
from engine.rihla.trade import asset_refusal
from ui.kit.face import Scene
from ui.rihla.drafts.draft import Deal, Draft

STEPS = (100, 1_000)
"""By how much a press on a cash button changes the amount."""


def notation(scene: Scene, deal: Deal) -> str:
    """The offer in notation; "" while no partner is picked."""
    if deal.target < 0:
        return ""
    sides = [",".join(map(str, side)) or "-" for side in (deal.give, deal.get)]
    return f"offer {deal.target} {sides[0]} {deal.give_cash} {sides[1]} {deal.get_cash}"


def tap(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    """`deal-with 2`, `deal-give 4`, `deal-get 9`, `deal-pay 1000` (one more, less with a minus), `deal-take -100`."""
    word, _, number = which.partition(" ")
    if word not in ("with", "give", "get", "pay", "take") or not number.lstrip("-").isdecimal():
        return refuse("not-now", "rihla 3.4")
    deal = _changed(scene, draft.deal, word, int(number))
    return deal if isinstance(deal, Refusal) else draft._replace(act="", page="trade", deal=deal)


def _changed(scene: Scene, deal: Deal, word: str, number: int) -> Deal | Refusal:
    if word == "with":
        return Deal(target=number)
    if word == "pay":
        return deal._replace(give_cash=max(0, deal.give_cash + number), get_cash=0)
    if word == "take":
        return deal._replace(get_cash=max(0, deal.get_cash + number), give_cash=0)
    seat = scene.asking.seat if word == "give" and scene.asking else deal.target
    no = asset_refusal(scene.view, seat, number)
    if no is not None:
        return no
    side = deal.give if word == "give" else deal.get
    changed = tuple(other for other in side if other != number) if number in side else tuple(sorted((*side, number)))
    return deal._replace(give=changed) if word == "give" else deal._replace(get=changed)
