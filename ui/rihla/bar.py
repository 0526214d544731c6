"""The action bar of a moment: what is asked, and a main button that names its result."""
from collections.abc import Callable

from engine.rihla.auction import Bid, Buy
from engine.rihla.box import GRAND_KHAN, HOUSE_FEE, IJARA_CASH, PRICE, RECLAIM_COST, SPACES, WAQF_ENDOW, WAQF_VISIT, step_cost
from engine.rihla.dues import Debt
from engine.rihla.trade import Reply, offers_left
from engine.rihla.turn import Choose, Manage
from engine.rihla.visit import visitor_pays
from engine.rihla.waqf import Endow
from ui.kit.face import Bar
from ui.kit.html import Html, bdi, icon, join, span
from ui.rihla.drafts.debt import missing, picked, raised
from ui.rihla.drafts.draft import NOTHING
from ui.rihla.drafts.trade import answered
from ui.rihla.moment import Moment
from ui.rihla.names import card_name, k, one_of, space_name
from ui.rihla.panels.ahead import REACH
from ui.rihla.panels.effects import effects
from ui.rihla.panels.reply import offered
from ui.rihla.panels.trade import trade_line
from ui.words import say

FRONT = ("page-estate", "page-road")
"""Ways of the bar that leave room for trading beside them."""


def bar(moment: Moment) -> Bar:
    """The bar for a viewer who may act."""
    aside, aside_do = _aside(moment)
    chips = join(*effects(moment)) if moment.draft.page or moment.asks(Debt) else Html("")
    second = join(icon("deal"), span(say("rihla.tab.trade"))) if aside_do in FRONT and not moment.draft.page else None
    return Bar(_line(moment), False, _main(moment), bool(moment.bundle), aside, aside_do, chips, second,
               "page-trade" if second else "")


# ---- the main action


def _main(moment: Moment) -> Html:
    """The words of the picked or usual answer; of what is missing while there is none."""
    if not moment.bundle:
        return _missing(moment)
    if len(moment.bundle) > 1:
        return _raise(moment)
    verb, _, rest = moment.bundle[0].partition(" ")
    worded = _MAIN.get(verb)
    return worded(moment, rest) if worded else say(f"rihla.do.{verb}")


def _missing(moment: Moment) -> Html:
    if moment.draft.page:
        return say(f"rihla.main.{moment.draft.page}")
    kinds: dict[type, str] = {Choose: "choose", Debt: "debt", Reply: "reply"}
    return say(f"rihla.main.{kinds.get(type(moment.scene.asking), 'none')}")


def _raise(moment: Moment) -> Html:
    """Several ways at once, in a debt."""
    asking, cash = moment.scene.asking, raised(moment.view, moment.bundle)
    pays = isinstance(asking, Debt) and missing(moment.view, asking, moment.bundle) <= 0
    return say("rihla.do.raise.pay" if pays else "rihla.do.raise", cash=k(cash))


def _stop(moment: Moment, steps: str) -> Html:
    return say("rihla.do.stop", n=int(steps), name=space_name(moment.draft.space))


def _buy(moment: Moment, rest: str) -> Html:
    space = getattr(moment.scene.asking, "space", 0)
    return say("rihla.do.buy", name=space_name(space), price=k(PRICE[space]))


def _bid(moment: Moment, rest: str) -> Html:
    asking = moment.scene.asking
    amount = asking.amount if isinstance(asking, Bid) else 0
    if moment.draft.limit > amount:
        return say("rihla.do.bid.limit", amount=k(amount), limit=k(moment.draft.limit))
    return say("rihla.do.bid", amount=k(amount))


def _build(moment: Moment, rest: str) -> Html:
    level = moment.view.level[int(rest)] + 1
    key = "rihla.do.khan" if level == GRAND_KHAN else "rihla.do.build"
    return say(key, name=space_name(int(rest)), cost=k(step_cost(int(rest), level)))


def _sell(moment: Moment, rest: str) -> Html:
    level = moment.view.level[int(rest)]
    key = "rihla.do.sell.khan" if level == GRAND_KHAN else "rihla.do.sell"
    return say(key, name=space_name(int(rest)), cost=k(step_cost(int(rest), level)))


def _lease(moment: Moment, rest: str) -> Html:
    return say("rihla.do.lease", name=space_name(int(rest)), cash=k(IJARA_CASH[int(rest)]))


def _reclaim(moment: Moment, rest: str) -> Html:
    return say("rihla.do.reclaim", name=space_name(int(rest)), cost=k(RECLAIM_COST[int(rest)]))


def _offer(moment: Moment, rest: str) -> Html:
    return say("rihla.do.offer", who=bdi(moment.name(int(rest.split()[0]))))


_MAIN: dict[str, Callable[[Moment, str], Html]] = {
    "stop": _stop, "buy": _buy, "bid": _bid, "build": _build, "sell": _sell, "lease": _lease, "reclaim": _reclaim,
    "offer": _offer, "release": lambda moment, rest: say("rihla.do.release", fee=k(HOUSE_FEE)),
    "endow": lambda moment, rest: say("rihla.do.endow", cost=k(WAQF_ENDOW)),
    "visit": lambda moment, rest: say("rihla.do.visit", cost=k(WAQF_VISIT)),
    "give": lambda moment, rest: say("rihla.do.giveup"),
    "wait": lambda moment, rest: say("rihla.do.wait", n=moment.mine.waits + 1),
}


# ---- the other way

_OTHER = {"buy": "pass", "pass": "buy", "bid": "fold", "fold": "bid", "endow": "visit", "visit": "endow", "wait": "release",
          "release": "wait", "accept": "decline", "decline": "accept"}
"""Questions of two answers: the one that the main button does not show."""
_PICTURES = {"pass": "auction", "fold": "close", "visit": "walk", "release": "coins", "wait": "wait", "buy": "stall",
             "bid": "auction", "endow": "barakah", "accept": "check", "decline": "close"}


def _aside(moment: Moment) -> tuple[Html | None, str]:
    if moment.draft.page:
        return join(icon("back"), span(say("rihla.aside.back"))), f"page-{moment.draft.page}"
    shown = moment.bundle[0] if moment.bundle else ""
    other = _OTHER.get(shown, "")
    if other and other in moment.listed:
        return join(icon(_PICTURES[other]), span(say(f"rihla.aside.{other}"))), f"do-{other}"
    if moment.asks(Manage):
        return join(icon("stall"), span(say("rihla.tab.estate"))), "page-estate"
    return (join(icon("walk"), span(say("rihla.tab.road"))), "page-road") if moment.asks(Debt) else (None, "")


# ---- the sentence


def _line(moment: Moment) -> Html:
    picked = moment.act.split()[0] if moment.act else ""
    if picked in ("leave", "give", "pass", "fold", "decline", "accept", "visit"):
        return say(f"rihla.say.{picked}")
    worded = _LINES.get(type(moment.scene.asking))
    return worded(moment) if worded else say("rihla.say.none")


def _manage_line(moment: Moment) -> Html:
    if moment.draft.page == "trade":
        return trade_line(moment)
    if moment.draft.page == "estate":
        return say("rihla.say.estate")
    told = _answered(moment)
    if told is not None:
        return told
    if moment.mine.waiting:
        return say("rihla.say.house", fee=k(HOUSE_FEE))
    ending = [left for space, left in enumerate(moment.view.ijara_left) if left and moment.view.owner[space] == moment.me]
    if ending and min(ending) <= 3:
        return say("rihla.say.lease", n=min(ending))
    return _danger(moment) or say("rihla.say.manage")


def _answered(moment: Moment) -> Html | None:
    """What became of the offer just made."""
    last = answered(moment.view, moment.me) if moment.draft == NOTHING else None
    if last is None or moment.view.merchants[last[0].target].out:
        return None
    deal, accepted = last
    left = offers_left(moment.view, moment.me, deal.target)
    return say("rihla.say.accepted" if accepted else "rihla.say.declined", who=bdi(moment.name(deal.target)), n=left)


def _danger(moment: Moment) -> Html | None:
    """The dearest stop within reach, where the purse would not cover it."""
    view, start = moment.view, moment.mine.pos
    reach = [(start + steps) % SPACES for steps in range(1, REACH + 1)]
    pay, space = max((visitor_pays(view, space), space) for space in reach if view.owner[space] != moment.me)
    return say("rihla.say.danger", name=space_name(space), pay=k(pay)) if pay > moment.mine.cash else None


def _choose_line(moment: Moment) -> Html:
    asking = moment.scene.asking
    assert isinstance(asking, Choose)
    return say("rihla.say.choose", card=card_name(asking.card), steps=one_of(map(str, asking.steps)))


def _buy_line(moment: Moment) -> Html:
    asking = moment.scene.asking
    assert isinstance(asking, Buy)
    return say("rihla.say.buy", name=space_name(asking.space), price=k(PRICE[asking.space]))


def _bid_line(moment: Moment) -> Html:
    asking = moment.scene.asking
    assert isinstance(asking, Bid)
    if asking.holder >= 0:
        return say("rihla.say.bid", name=space_name(asking.space), who=bdi(moment.name(asking.holder)), amount=k(asking.amount))
    return say("rihla.say.bid.first", name=space_name(asking.space), amount=k(asking.amount))


def _debt_line(moment: Moment) -> Html:
    asking = moment.scene.asking
    assert isinstance(asking, Debt)
    short = missing(moment.view, asking, picked(moment.draft))
    if picked(moment.draft):
        return say("rihla.say.debt.still" if short > 0 else "rihla.say.debt.covered", total=k(asking.total()), missing=k(short))
    return say("rihla.say.debt", total=k(asking.total()), missing=k(short))


def _reply_line(moment: Moment) -> Html:
    asking = moment.scene.asking
    assert isinstance(asking, Reply)
    return offered("rihla.say.reply", moment, asking)


_LINES: dict[type, Callable[[Moment], Html]] = {
    Manage: _manage_line, Choose: _choose_line, Buy: _buy_line, Bid: _bid_line, Debt: _debt_line, Reply: _reply_line,
    Endow: lambda moment: say("rihla.say.endow", cost=k(WAQF_ENDOW), fee=k(WAQF_VISIT)),
}
