"""An auction: the spot, the standing bid and who holds it, who is still in, and what my bid would mean."""
from engine.rihla.auction import Bid
from engine.rihla.box import AUCTION_RAISE, PRICE
from engine.rihla.table import NOBODY
from ui.kit.html import Html, b, bdi, div, icon, li, mark, p, span, ul
from ui.rihla.moment import Moment
from ui.rihla.names import k
from ui.rihla.panels.deed import deed
from ui.rihla.panels.effects import completes, effects
from ui.rihla.panels.parts import chip
from ui.words import say


def auction(moment: Moment) -> list[Html]:
    """The panel of a bid."""
    asking = moment.scene.asking
    assert isinstance(asking, Bid)
    chips = [chip(say("rihla.bid.asked", amount=k(asking.amount)), "loss", "auction"),
             *(effects(moment) or list(completes(moment, asking.space))),
             chip(say("rihla.bid.price", price=k(PRICE[asking.space])), "quiet")]
    return [deed(moment, asking.space, chips, live=True), _bidders(moment, asking)]


def _bidders(moment: Moment, asking: Bid) -> Html:
    """Who holds the bid, and who may still bid after me."""
    words = say("rihla.bid.none")
    if asking.holder != NOBODY:
        words = say("rihla.bid.holder", who=bdi(moment.name(asking.holder)), amount=k(asking.amount - AUCTION_RAISE))
    holder = p(icon("auction"), span(words), class_="holder")
    others = [li(mark(seat), bdi(moment.name(seat)), b(k(moment.view.merchants[seat].cash))) for seat in asking.others]
    return div(holder, ul(others, class_="bidders"), class_="auction wide")
