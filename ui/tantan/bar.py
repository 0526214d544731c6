"""The action bar of a moment: what is asked, and a main button that names its result."""
from typing import Any

from engine.tantan.box import PRICES, PURSE
from engine.tantan.preview import Foresight
from engine.tantan.table import Discard, Pick, Steal, Turn
from ui.kit.face import Bar
from ui.kit.html import Html, icon, join, span
from ui.tantan.cards import counted, several, some
from ui.tantan.draft import must_buy, must_stock
from ui.tantan.moment import Moment
from ui.words import say, tell


def bar(moment: Moment) -> Bar:
    """The bar for a viewer who may act."""
    kinds: dict[type, Any] = {Pick: _share, Steal: _theft, Discard: _loss}
    part = kinds.get(type(moment.scene.asking))
    if part is not None:
        line, main = part(moment)
        return Bar(line, False, main, bool(moment.bundle))
    line, main = _stock(moment) if moment.stocking else _purchase(moment)
    aside, aside_do = _aside(moment)
    return Bar(line, False, main, bool(moment.bundle), aside, aside_do)


def _aside(moment: Moment) -> tuple[Html | None, str]:
    """The other of the two ways to play a turn, while there is a choice."""
    if not isinstance(moment.scene.asking, Turn) or must_buy(moment.scene) or must_stock(moment.scene):
        return None, ""
    if moment.stocking:
        return join(icon("coins"), span(say("tantan.aside.buy"))), "mode-buy"
    return join(icon("camel"), span(say("tantan.aside.stock"))), "mode-stock"


def _purchase(moment: Moment) -> tuple[Html, Html]:
    stalls, fore = moment.draft.stalls, moment.fore
    if not stalls or fore is None:
        return _opening(moment), say("tantan.main.buy" if must_buy(moment.scene) else "tantan.main.turn")
    cost = sum(PRICES[stall - 1] for stall in stalls)
    return _purchase_line(fore), say("tantan.do.buy", n=len(stalls), cost=cost)


def _purchase_line(fore: Foresight) -> Html:
    """Coins left, and where the open top of the pile goes; the rest is in the chips."""
    left = say("tantan.say.left", n=fore.coins_left or 0)
    if fore.top_lands is None:
        return left
    return join(left, " ", say("tantan.say.top.stall" if fore.top_lands else "tantan.say.top.purse", stall=fore.top_lands))


def _opening(moment: Moment) -> Html:
    if must_buy(moment.scene):
        return say("tantan.say.empty")
    coins = PURSE[moment.view.purse] if moment.view.purse else 0
    return say("tantan.say.turn") if moment.hand else say("tantan.say.buy", n=coins)


def _stock(moment: Moment) -> tuple[Html, Html]:
    draft, view, fore = moment.draft, moment.view, moment.fore
    if not draft.card or fore is None:
        return _stock_opening(moment), say("tantan.main.stock")
    cards = {draft.card: draft.copies, **({"mouse": draft.mice} if draft.mice else {})}
    free = view.spaces - len(view.caravan) - sum(cards.values())
    line = say("tantan.say.danger") if free == 1 else say("tantan.say.stocking", n=free)
    return line, say("tantan.do.stock", cards=stocked_words(draft.card, draft.copies, draft.mice))


def _stock_opening(moment: Moment) -> Html:
    if must_stock(moment.scene) and isinstance(moment.scene.asking, Turn):
        return say("tantan.say.market" if not moment.view.market else "tantan.say.seven")
    return say("tantan.say.stock", n=moment.view.spaces - len(moment.view.caravan))


def stocked_words(card: str, count: int, mice: int) -> str:
    """What goes to the caravan: "3 spice and 1 mouse"."""
    goods = counted(card, count)
    return tell("tantan.and", a=goods, b=counted("mouse", mice)) if mice else goods


def _share(moment: Moment) -> tuple[Html, Html]:
    card = moment.draft.card
    if not moment.bundle:
        return say("tantan.say.pick"), say("tantan.main.pick")
    count = moment.view.caravan.count(card)
    if card == "thief":
        line = say("tantan.say.pick.thief" if moment.fore and moment.fore.thefts else "tantan.say.pick.nobody", n=count)
    else:
        line = say("tantan.say.pick.share", cards=several({card: count}))
    rest = sum(moment.fore.caravan.values()) - moment.fore.mice if moment.fore else 0
    return join(line, " ", say("tantan.say.rest", n=rest)), say("tantan.do.take", cards=counted(card, count))


def _theft(moment: Moment) -> tuple[Html, Html]:
    thefts = moment.view.lap.thefts if moment.view.lap else 1
    if not moment.bundle:
        return say("tantan.say.steal", n=thefts), say("tantan.main.steal")
    more = join(" ", say("tantan.say.more", n=thefts - 1)) if thefts > 1 else None
    return join(say("tantan.say.steal.who"), more), say("tantan.do.steal", who=moment.name(moment.draft.victim or 0))


def _loss(moment: Moment) -> tuple[Html, Html]:
    card = moment.draft.card
    if not moment.bundle:
        return say("tantan.say.discard"), say("tantan.main.discard")
    return say("tantan.say.discard.card", card=some(card, 1)), say("tantan.do.discard", card=some(card, 1))
