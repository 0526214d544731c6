"""The second line of a seat's panel: leads, the number of cards in hand, and cards that have just come flying."""
from ui.kit.html import Html, icon, join, span
from ui.tantan.cards import plain_card
from ui.tantan.moment import Moment
from ui.words import say


def panel_more(moment: Moment, seat: int) -> Html:
    """Small pictures and a number; words for those who cannot see them."""
    count = moment.view.hand_counts[seat]
    leads = [icon(card, class_=f"i lead-{card}") for card, seats in (
        ("princess", moment.standing.princess_leaders), ("merchant", moment.standing.merchant_leaders)) if seat in seats]
    return span(join(*leads), icon("hand"), count, span(say("tantan.hand.size", n=count), class_="vh"), _landing(moment, seat),
                class_=["tt", "cards-held", moment.touched(f"seat-{seat}")], data_fly=f"hand-{seat}")


def _landing(moment: Moment, seat: int) -> list[Html]:
    """Cards that have just come to this seat; mine land in the tray instead."""
    return [span(plain_card(arrival.card, fly=arrival.key + "-in", fly_from=arrival.source), class_="landing",
                 id=f"in-{arrival.key}")
            for arrival in moment.pieces.arrivals if arrival.seat == seat and seat != moment.me]
