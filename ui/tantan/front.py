"""What lies in front of the viewer: nine types with their counts, the points, and who leads in princesses and merchants."""
from engine.tantan.box import RICHES
from ui.kit.html import Html, b, icon, li, p, span, ul
from ui.tantan.cards import counted, listed, name, plain_card, points
from ui.tantan.moment import Moment
from ui.words import Name, say, tell

FIGURES = {"princess": "princesses", "merchant": "merchants"}
"""The two figures whose worth depends on who has most, with their part of the account."""


def rich(moment: Moment) -> Html:
    """The heading: whose riches these are, and what they are worth."""
    total = moment.standing.totals[moment.me]
    whose = say("tantan.front") if moment.scene.viewer is not None else say(
        "tantan.front.of", who=Name(moment.scene.seats[moment.me].name))
    return p(span(whose), span(points(total)), class_="label rich")


def front(moment: Moment) -> Html:
    """The riches as tiles."""
    return ul([_tile(moment, card) for card in RICHES], class_="front", aria_label=tell("tantan.front"))


def _tile(moment: Moment, card: str) -> Html:
    count = moment.view.fronts[moment.me][card]
    leads = count and card in FIGURES and moment.me in leaders(moment, card)
    badge = icon("laurel", class_="i lead") if leads else None
    return li(icon(card), b(count, aria_hidden="true"), badge, _landing(moment, card),
              span(_label(moment, card, count), class_="vh"),
              id=f"mine-{card}", class_=[f"c-{card}", "" if count else "none", moment.touched(f"front-{card}", moment.me)])


def _label(moment: Moment, card: str, count: int) -> str:
    if not count:
        return tell("tantan.front.none", card=name(card))
    words = counted(card, count)
    if card not in FIGURES:
        return words
    return tell("tantan.comma", a=words, b=lead_words(moment, moment.me, card))


def lead_words(moment: Moment, seat: int, card: str) -> str:
    """Whether a seat's princesses or merchants count now, and for how much."""
    ahead = leaders(moment, card)
    if seat in ahead:
        return tell(f"tantan.lead.{card}", n=moment.standing.parts[seat][FIGURES[card]])
    return tell(f"tantan.behind.{card}", who=listed([tell("table.name", who=moment.name(other)) for other in ahead]))


def leaders(moment: Moment, card: str) -> list[int]:
    """The seats with most princesses or most merchants."""
    return moment.standing.princess_leaders if card == "princess" else moment.standing.merchant_leaders


def _landing(moment: Moment, card: str) -> list[Html]:
    """Cards that have just come to this tile: they glide here and fade."""
    return [span(plain_card(card, fly=arrival.key + "-in", fly_from=arrival.source), class_="landing", id=f"in-{arrival.key}")
            for arrival in moment.pieces.arrivals
            if arrival.zone == "front" and arrival.seat == moment.me and arrival.card == card]
