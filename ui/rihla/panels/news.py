"""The card that was turned over, with its text: it stays in sight until the next one."""
from engine.rihla.box import CARDS
from engine.rihla.box_cards import RIHLA
from ui.kit.html import Html, b, div, el, h2, icon, p, span
from ui.rihla.looks import DECK, JOURNEY
from ui.rihla.moment import Moment
from ui.rihla.names import card_name, one_of
from ui.words import say, tell


def deck_of(card: str) -> str:
    """The deck of a Sadaqah or Hikma card."""
    return "sadaqah" if card[0] == "S" else "hikma"


def card_panel(moment: Moment) -> Html | None:
    """The last Sadaqah or Hikma card in full, and who drew it."""
    card = moment.drawn.card
    if card not in CARDS:
        return None
    deck = deck_of(card)
    who = say("rihla.card.drew", who=moment.whom(moment.drawn.seat), deck=tell(f"rihla.space.{deck}"))
    return el("article", p(icon(DECK[deck]), class_=["band", f"k-{deck}"]), h2(card_name(card), el("small", who)),
              p(tell(f"rihla.card.{card}.text"), class_="chips text"), class_="deed told", id=f"told-{card}")


def steps_words(card: str) -> str:
    """The figures of a Rihla card: "6", "3 · 6 · 9"."""
    return " · ".join(str(step) for step in RIHLA[card].steps)


def journey_sheet(card: str) -> Html:
    """What a Rihla card says, for its sheet."""
    journey = RIHLA[card]
    words = tell(f"rihla.journey.{journey.kind}.text", n=journey.steps[0], steps=one_of(map(str, journey.steps)))
    return div(p(icon(JOURNEY[journey.kind]), b(steps_words(card)), class_="big"), p(words), class_="rh card-sheet")


def card_sheet(card: str) -> Html:
    """What a Sadaqah or Hikma card says, for its sheet."""
    deck = deck_of(card)
    return div(p(icon(DECK[deck]), span(tell(f"rihla.space.{deck}")), class_=["band", f"k-{deck}"]),
               p(tell(f"rihla.card.{card}.text")), class_="rh card-sheet")
