"""The tray: the panel of the moment over my board; where there is room, my orders, cards and points so far beside it."""
from collections.abc import Callable

from engine.caravanserai.game import GAME
from ui.caravanserai.cards import full
from ui.caravanserai.mine import mine
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import k
from ui.caravanserai.orders import order_card
from ui.caravanserai.panels.parts import heading
from ui.caravanserai.panels.registry import panel
from ui.caravanserai.preview import chips
from ui.kit.html import Html, b, div, icon, p, section, span

BESIDE: dict[str, Callable[[Moment], Html]] = {}
"""What an expansion shows in the tray, by the name of its annex."""


def tray(moment: Moment) -> Html:
    """The region."""
    shown = panel(moment)
    extra = [BESIDE[name](moment) for name in moment.view.annexes if name in BESIDE]
    room = "tall" if shown.tall and moment.scene.mine else "short"
    drafted = "drafted" if moment.scene.mine and moment.ahead.steps else ""
    front = section(heading(shown.title), chips(moment), div(shown.body, class_="panel-body"), class_=["front", drafted])
    return div(front, mine(moment), extra, _deal(moment), class_=["cv", "mine", room], id="tray-in")


def _deal(moment: Moment) -> Html:
    """Orders filled, cards held with what they pay so far, and the points so far."""
    boy = moment.before
    orders = [order_card(order, small=True) for order in (*boy.majors, *boy.minors)]
    account = GAME.result(moment.ahead.table if not moment.ahead.steps else moment.ahead.steps[0].table).parts[moment.me]
    cards = [full(card, b(f"+{account[card]}", class_="num") if account.get(card) else None, goods=False) for card in boy.cards]
    waits = div(p(k("waiting"), class_="label"), order_card(boy.waiting, boy.goods), class_="waits") if boy.waiting else None
    return div(waits, div(p(k("orders.filled", n=len(orders)), class_="label"), div(orders, class_="filled-row")
                          if orders else None, class_="filled"),
               p(span(k("points.so-far")), b(sum(account.values()), icon("star"), class_="num"),
                 class_="so-far"), cards, class_="deal wide")


