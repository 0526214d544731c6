"""The tray: the panel that the moment asks for, and beside it (where there is room) what is mine."""
from engine.rihla.auction import Bid, Buy
from engine.rihla.dues import Debt
from engine.rihla.trade import Reply
from engine.rihla.turn import Choose, Manage
from engine.rihla.waqf import Endow
from ui.kit.html import Child, Html, b, div, icon, p, span
from ui.rihla.moment import Moment
from ui.rihla.names import k
from ui.rihla.panels.ahead import ahead_strip
from ui.rihla.panels.auction import auction, auction_short, takes_part
from ui.rihla.panels.choose import choose
from ui.rihla.panels.debt import debt
from ui.rihla.panels.deed import deed
from ui.rihla.panels.effects import effects
from ui.rihla.panels.estate import estate, estate_list
from ui.rihla.panels.news import card_panel
from ui.rihla.panels.parts import page_button
from ui.rihla.panels.reply import reply
from ui.rihla.panels.standings import standings
from ui.rihla.panels.trade import trade
from ui.rihla.panels.watching import watching
from ui.words import say


def tray(moment: Moment) -> Html:
    """The region: one panel in front; on a phone a page lies over the board."""
    page = _page(moment)
    if page is not None:
        return div(_tabs(moment), page, class_="rh mine is-sheet", id="tray-in", tabindex="-1",
                   data_focus_fallback=True)
    return div(_tabs(moment) if moment.asks(Manage) else None, _front(moment), _beside(moment),
               class_=["rh mine", "waits" if moment.mine.waiting else ""], id="tray-in", tabindex="-1",
               data_focus_fallback=True)


def _page(moment: Moment) -> Child:
    """A page that is open by choice, or that the question needs."""
    if moment.draft.page != "road" and takes_part(moment):
        return auction(moment)
    if not moment.scene.mine or moment.draft.page == "road":
        return None
    if moment.asks(Debt):
        return trade(moment) if moment.draft.page == "trade" else debt(moment)
    if moment.asks(Reply):
        return reply(moment)
    return {"estate": estate, "trade": trade}[moment.draft.page](moment) if moment.draft.page else None


def _front(moment: Moment) -> Child:
    """What the question needs."""
    asking, space = moment.scene.asking, moment.looked
    if moment.scene.over or moment.mine.out:
        return _after(moment)
    if isinstance(asking, Bid):
        return auction_short(moment)
    if not moment.scene.mine:
        return card_panel(moment) or ahead_strip(moment)
    if isinstance(asking, Choose):
        return choose(moment)
    if isinstance(asking, Buy | Endow) and space in (-1, asking.space):
        return deed(moment, asking.space, effects(moment), live=True)
    if space >= 0:
        return deed(moment, space)
    return _house(moment) if moment.mine.waiting else ahead_strip(moment)


def _after(moment: Moment) -> Child:
    """How things stand, for whoever plays no more, and where there is room the last card."""
    card = card_panel(moment)
    own = moment.scene.viewer is not None and not moment.scene.over
    stand = watching(moment) if own else [standings(moment)]
    return [*stand, div(card, class_="wide") if card is not None else None]


def _house(moment: Moment) -> Html:
    """Waiting in Bayt al-Dayn."""
    return div(p(icon("debt"), b(say("rihla.house", n=moment.mine.waits)), class_="hd"),
               p(say("rihla.house.text"), class_="soft"), p(effects(moment), class_="chips"), class_="note-card", id="rh-house")


def _tabs(moment: Moment) -> Html | None:
    """My purse, and the ways to estate, trade and road."""
    if not moment.asks(Manage, Debt):
        return None
    tabs = [page_button(moment, "estate", "stall", say("rihla.tab.estate"))] if moment.asks(Manage) else []
    tabs.append(page_button(moment, "trade", "deal", say("rihla.tab.trade")))
    if moment.asks(Debt):
        tabs.append(page_button(moment, "road", "walk", say("rihla.tab.road")))
    owing = moment.asks(Debt) and not moment.draft.page  # the bill says what is in the purse, a phone's bar has both ways
    return div(_purse(moment), tabs, class_=["tabs", "owing" if owing else ""])


def _purse(moment: Moment) -> Html:
    """Cash, wealth and Barakah."""
    return p(span(icon("coins"), b(k(moment.mine.cash)), class_="cash"),
             span(say("rihla.purse.wealth", amount=k(moment.wealth(moment.me))), class_="soft wealth"),
             span(icon("barakah"), b(moment.mine.barakah), class_="soft"), class_="purse")


def _beside(moment: Moment) -> list[Html]:
    """What a laptop shows as well: the last card, my streets, everybody's wealth."""
    told = card_panel(moment) if moment.scene.mine else None
    if moment.mine.out:
        return []
    worth = [] if moment.scene.over else [standings(moment)]
    return [div(part, class_="wide") for part in (told, estate_list(moment, moment.me), *worth) if part]
