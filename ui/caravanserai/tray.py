"""The tray: the panel of the moment over my board; where there is room, my orders, cards and points so far beside it."""
from engine.caravanserai.game import GAME
from ui.caravanserai.attach import doors
from ui.caravanserai.cards import full
from ui.caravanserai.mine import crowded, mine
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import k, whole
from ui.caravanserai.orders import order_card
from ui.caravanserai.panels.parts import heading
from ui.caravanserai.panels.registry import panel
from ui.caravanserai.preview import chips
from ui.kit.html import Html, b, div, icon, p, section, span

MANY = 3
"""So many parts tell all about themselves beside the tray; with more of them each is brief, and its sheet tells the rest."""


def tray(moment: Moment) -> Html:
    """The region."""
    shown = panel(moment)
    extra = [draw(moment) for draw in doors(moment.view).beside]
    tall = moment.scene.mine and (shown.tall or crowded(moment))
    room = "tall" if tall else "short broad" if shown.broad else "short"
    drafted = "drafted" if moment.scene.mine and moment.ahead.steps else ""
    front = section(heading(shown.title), chips(moment), div(shown.body, class_="panel-body"), class_=["front", drafted])
    told = sum(part is not None for part in extra)
    beside = div(extra, class_="parts-b wide") if told else None
    many = "parted crammed" if told > MANY else "parted" if told else ""
    return div(front, mine(moment), beside, _deal(moment), class_=["cv", "mine", room, many], id="tray-in",
               tabindex="-1", data_focus_fallback=True)


def _deal(moment: Moment) -> Html:
    """Orders filled, cards held with what they pay so far, and the points so far."""
    boy = moment.before
    orders = [order_card(order, small=True) for order in (*boy.majors, *boy.minors)]
    account = GAME.result(moment.ahead.table if not moment.ahead.steps else moment.ahead.steps[0].table).parts[moment.me]
    cards = [full(card, b(f"+{account[card]}", class_="num") if account.get(card) else None, goods=False) for card in boy.cards]
    waits = div(p(k("waiting"), class_="label"), order_card(boy.waiting, boy.goods), class_="waits") if boy.waiting else None
    return div(waits, div(p(k("orders.filled", n=len(orders)), class_="label"), div(orders, class_="filled-row")
                          if orders else None, class_="filled"),
               p(span(k("points.so-far")), b(whole(sum(account.values())), icon("star"), class_="num"),
                 class_="so-far"), cards, class_="deal wide")


