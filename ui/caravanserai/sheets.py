"""Sheets that pieces of the court open: a space, all orders, all cards, my points."""
from collections.abc import Callable

from engine.caravanserai.board import arrow_at
from engine.caravanserai.box_board import KIND, RED_GATE, SPACE_NAMES, SPACE_NUMBER, TOWERS
from engine.caravanserai.box_cards import KINDS
from engine.caravanserai.kits import kit
from ui.caravanserai.attach import doors, every
from ui.caravanserai.cards import full
from ui.caravanserai.court.labels import described
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import capital, k, signed, space_name, t
from ui.caravanserai.orders import order_card
from ui.caravanserai.panels.idle import LOOKS, laid, peek_button, there
from ui.caravanserai.seat import points
from ui.caravanserai.why import why
from ui.kit.html import Html, b, div, h3, icon, join, li, ol, p, section, span


def sheet(moment: Moment, what: str) -> tuple[Html, Html] | None:
    """Title and body of a sheet; None for what opens none."""
    kind, _, which = what.partition(" ")
    drawn = _SHEETS.get(kind) or every().sheets.get(kind)
    return drawn(moment, which) if drawn is not None else None


def _space(moment: Moment, name: str) -> tuple[Html, Html] | None:
    if name not in SPACE_NUMBER:
        return None
    space = SPACE_NUMBER[name]
    added = [draw(moment, space) for draw in doors(moment.view).space_sheet]
    if name == "blue_gate":
        title, body = _cards(moment, "")
        return title, join(div(added, class_="cv piece-sheet") if any(added) else None, body)
    what = next((named for use in doors(moment.view).what if (named := use(moment.view, space))), KIND[space])
    body = div(there(moment, space), added, _uses(moment, space), p(k(f"what.{what}"), class_="soft"), class_="cv piece-sheet")
    return Html(capital(space_name(name))), body


def _uses(moment: Moment, space: int) -> Html | None:
    """What the picture of a space leaves to say: how often its tile is used, what the Fountain does to its order."""
    more = described(moment.view, space)[1:] if KIND[space] in ("caravan", "tower") else []
    if KIND[space] == "caravan":
        more = list(dict.fromkeys((t("label.use", n=moment.view.uses[space]), *more)))
    return p(capital(", ".join(more))) if more else None


def _orders(moment: Moment, which: str) -> tuple[Html, Html]:
    rows = [li(span(capital(space_name(SPACE_NAMES[space])), class_="where"), _order(moment, space), class_="order-line")
            for space in TOWERS]
    rows += [li(span(capital(space_name(SPACE_NAMES[RED_GATE])), class_="where"),
                span(order_card(order, moment.before.goods), class_="order-row"), class_="order-line")
             for order in laid(moment, RED_GATE)]
    return k("look.orders"), div(p(k("sheet.towers"), class_="soft"), ol(rows, class_="order-lines"), class_="cv piece-sheet")


def _order(moment: Moment, space: int) -> Html:
    order = moment.view.towers[space]
    if not order:
        return span(k("label.no-order"), class_="soft")
    arrow = arrow_at(space, moment.view.fountain)
    effect = b(icon("fountain"), signed(arrow), class_=["arrow", "up" if arrow > 0 else "down"]) if arrow else None
    return span(order_card(order, moment.before.goods), effect, _barred(moment, space), class_="order-row")


def _barred(moment: Moment, space: int) -> Html | None:
    """Why nobody can fill the order of a tower now."""
    reasons = [hook(moment.table, moment.me, "major", space) for hook in kit(moment.table, moment.me).barred]
    return next((span(why(no), class_="soft") for no in reasons if no is not None), None)


def _cards(moment: Moment, which: str) -> tuple[Html, Html]:
    parts = [section(h3(k(f"sheet.{kind}", n=len(moment.view.shelves[kind].deck))),
                     [full(card) for card in moment.view.shelves[kind].shown if card]) for kind in KINDS]
    foot = k("sheet.cards.foot" if len(moment.view.seats) > 1 else "sheet.cards.foot.alone")
    return k("look.cards"), div(p(foot, class_="soft"), parts, class_="cv piece-sheet")


def _points(moment: Moment, which: str) -> tuple[Html, Html]:
    return k("look.points"), div(points(moment, moment.me), p(k("sheet.points.foot"), class_="soft"), class_="cv seat-sheet")


def _closer(moment: Moment, which: str) -> tuple[Html, Html]:
    """Everything there is to look closer at, where a phone has no room for a button each."""
    looks = {**LOOKS, **doors(moment.view).looks}
    rows = [li(peek_button(what, picture, k(words), "closer")) for what, (picture, words) in looks.items()]
    return k("look.closer.title"), div(ol(rows, class_="closer"), class_="cv piece-sheet")


_SHEETS: dict[str, Callable[[Moment, str], tuple[Html, Html] | None]] = {
    "space": _space, "orders": _orders, "cards": _cards, "points": _points, "closer": _closer}
