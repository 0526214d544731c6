"""Whose partner is who: on the strip of seats, in a seat's sheet, beside my board; and whose hand nobody else may see."""
from typing import Any

from engine.caravanserai.expansions.dervish.annex import dervish
from engine.caravanserai.modes.partner.annex import CHAPMAN, DEALER, DERVISH, LOANED, partner
from engine.kernel import Decision
from ui.caravanserai.cards import full
from ui.caravanserai.expansions.figure import portrait
from ui.caravanserai.modes.partner.names import PICTURES, partner_name
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import k
from ui.kit.html import Html, b, div, h3, icon, p, section, span


def seat_more(moment: Moment, seat: int) -> Html | None:
    """The partner of a seat, as a picture."""
    name = partner(moment.view).partners[seat]
    return span(icon(PICTURES[name]), span(partner_name(name), class_="vh"), class_="mate") if name else None


def seat_sheet(moment: Moment, seat: int) -> Html | None:
    """The partner, what it means, and its cards that lie open."""
    name = partner(moment.view).partners[seat]
    if not name:
        return None
    row = p(portrait(PICTURES[name]), span(b(partner_name(name)), " ", span(k(f"partner.{name}.text"), class_="says")),
            class_="hint mate-row")
    return section(h3(k("help.partner.one")), row, _cards(moment, seat, name))


def _cards(moment: Moment, seat: int, name: str) -> Html | None:
    """The Dealer's loaned cards that are not used yet, or the Chapman's that lie open."""
    if name == DEALER:
        cards = [card for card in LOANED if card in moment.view.seats[seat].boons]
        return div(p(k("partner.loaned", n=len(cards)), class_="soft"), [full(card, goods=False) for card in cards])
    if name == CHAPMAN:
        cards = partner(moment.view).cards
        return div(p(k("partner.open", n=len(cards)), class_="soft"), [full(card) for card in cards])
    return None


def hidden(asking: Decision, view: Any) -> bool:
    """Whether the asked seat holds a hand of the Dervish, which its questions would show to whoever sits beside it."""
    if view is None or DERVISH not in view.annexes:
        return False
    return bool(asking.seat == dervish(view).partner >= 0)
