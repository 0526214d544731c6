"""Putting an offer together: whom, what for what, and cash on one side.

Every piece names the amount it leads to, so that a quick tap counts once and a late one does no harm.
"""
from engine.kernel import Refusal, refuse
from engine.rihla.box import SISTERS, SPACES
from engine.rihla.table import NOBODY, owns_street
from engine.rihla.table import Deal as Offered
from engine.rihla.trade import Reply, asset_refusal, deal_refusal, offers_left
from engine.rihla.view import RihlaView
from ui.kit.face import Scene
from ui.rihla.drafts.draft import Deal, Draft
from ui.rihla.swap import agreed

WORDS = ("with", "want", "give", "get", "pay", "take", "again", "sure")


def offered(scene: Scene, deal: Deal) -> Offered:
    """The offer as the engine knows it."""
    maker = scene.asked if scene.asked is not None else -1
    return Offered(maker, deal.target, deal.give, deal.give_cash, deal.get, deal.get_cash)


def notation(scene: Scene, deal: Deal) -> str:
    """The offer in notation; "" while no partner is picked, or while it waits to be said a second time."""
    if deal.target < 0 or (not deal.sure and needs_care(scene, deal)):
        return ""
    return written(deal)


def answered(view: RihlaView, seat: int) -> tuple[Offered, bool] | None:
    """This turn's last offer of a seat, and whether it was accepted: then everything in it has changed hands."""
    made = [deal for deal in view.offers if deal.maker == seat]
    if not made or isinstance(view.asking, Reply):
        return None
    deal = made[-1]
    owner = view.owner
    return deal, all(owner[space] == seat for space in deal.get) and all(owner[space] == deal.target for space in deal.give)


def resumed(scene: Scene, deal: Deal) -> Deal:
    """A trade begun anew takes up the offer that has just been declined, while the merchant will hear another."""
    last = None if deal != Deal() or scene.asked is None else answered(scene.view, scene.asked)
    if last is None or last[1] or not offers_left(scene.view, last[0].maker, last[0].target):
        return deal
    return Deal(*_of(last[0]))


def written(deal: Deal) -> str:
    """A deal in the notation of an offer."""
    sides = [",".join(map(str, side)) or "-" for side in (deal.give, deal.get)]
    return f"offer {deal.target} {sides[0]} {deal.give_cash} {sides[1]} {deal.get_cash}"


def needs_care(scene: Scene, deal: Deal) -> list[int]:
    """A business of each street that the offer would complete for the partner: worth a second thought (rihla 7.1)."""
    if deal.target < 0 or not deal.give or deal_refusal(scene.view, offered(scene, deal)) is not None:
        return []
    after = agreed(scene.view, written(deal))
    return [space for space in deal.give if after is not None and SISTERS[space] and owns_street(after.table, space)]


def tap(scene: Scene, draft: Draft, which: str) -> Draft | Refusal:
    """The pieces of the trade page.

    `deal-with 2`, `deal-want 9` (begin with what somebody has), `deal-give 4`, `deal-get 9`, `deal-pay 1200` (so much
    cash of mine), `deal-take 800` (of theirs), `deal-again 0` (this turn's offer number 0 once more), `deal-sure 1`.
    """
    word, _, number = which.partition(" ")
    amount = number.replace(",", "").replace(" ", "")
    if word not in WORDS or not (amount.isascii() and amount.isdecimal()) or len(amount) > 9:
        return refuse("no-amount", "rihla 3.4")
    deal = _changed(scene, draft.deal, word, int(amount))
    if isinstance(deal, Refusal):
        return deal
    changed = draft._replace(act="", page="trade", deal=deal)
    return refuse("nothing-new", "rihla 3.4") if changed == draft else changed


def _changed(scene: Scene, deal: Deal, word: str, number: int) -> Deal | Refusal:
    if word in ("pay", "take"):
        return _cash(scene, deal, word, number)
    if word in ("give", "get"):
        return _asset(scene, deal, word, number)
    if word == "with":
        return Deal(number) if number < len(scene.view.merchants) else refuse("no-such-partner", "rihla 3.4")
    if word == "want":
        return _want(scene, number)
    if word == "sure":
        return deal._replace(sure=bool(number))
    made = scene.view.offers
    return Deal(*_of(made[number])) if number < len(made) else refuse("not-now", "rihla 3.4")


def _want(scene: Scene, space: int) -> Deal | Refusal:
    """A deal begun with what another has."""
    owner = scene.view.owner[space] if space < SPACES else NOBODY
    if owner in (NOBODY, scene.asked):
        return refuse("not-owned", "rihla 3.4", space=min(space, SPACES - 1), seat=owner)
    no = asset_refusal(scene.view, owner, space)
    return no if no is not None else Deal(owner, get=(space,))


def _of(deal: Offered) -> tuple[int, tuple[int, ...], int, tuple[int, ...], int]:
    return deal.target, deal.give, deal.give_cash, deal.get, deal.get_cash


def _cash(scene: Scene, deal: Deal, word: str, amount: int) -> Deal | Refusal:
    """Cash stands on one side: setting it clears the other (rihla R-46)."""
    seat = scene.asked if word == "pay" else deal.target
    if seat is None or not 0 <= seat < len(scene.view.merchants):
        return refuse("no-such-partner", "rihla 3.4")
    cash = scene.view.merchants[seat].cash
    if amount > cash:
        return refuse("no-cover", "rihla 3.4", seat=seat, price=amount, cash=cash)
    paid, taken = (amount, 0) if word == "pay" else (0, amount)
    return deal._replace(give_cash=paid, get_cash=taken, sure=False)


def _asset(scene: Scene, deal: Deal, word: str, space: int) -> Deal | Refusal:
    seat = scene.asked if word == "give" else deal.target
    no = asset_refusal(scene.view, -1 if seat is None else seat, space)
    if no is not None:
        return no
    side = deal.give if word == "give" else deal.get
    changed = tuple(other for other in side if other != space) if space in side else tuple(sorted((*side, space)))
    return deal._replace(give=changed, sure=False) if word == "give" else deal._replace(get=changed, sure=False)
