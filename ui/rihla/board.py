"""The board: the road, and in its court the drawn card and Bayt al-Mal."""
from engine.rihla.box import CARDS
from engine.rihla.box_cards import RIHLA
from engine.rihla.turn import Choose
from ui.kit.html import Html, b, button, div, icon, p, span
from ui.rihla.looks import DECK, JOURNEY
from ui.rihla.moment import Moment
from ui.rihla.names import card_name, k
from ui.rihla.panels.news import deck_of, steps_words
from ui.rihla.road import road
from ui.rihla.skins import PLAIN, back
from ui.words import say, tell


def board(moment: Moment) -> Html:
    """Road and court."""
    return div(road(moment), court(moment), class_="rh field")


def court(moment: Moment) -> Html:
    """What was drawn last, and the common fund."""
    drawn = moment.drawn
    asking = moment.scene.asking
    card = asking.card if isinstance(asking, Choose) else drawn.card or drawn.journey
    shown = _special(card) if card in CARDS else _journey(card) if card in RIHLA else _deck(moment)
    return div(shown, p(icon("fund"), span(say("rihla.court.fund", amount=k(moment.view.fund))), class_="fund"), class_="centre")


def _face(card: str, picture: str, title: str, *more: Html | None, class_: str = "") -> Html:
    return button(icon(picture), b(title), *more, span(tell("rihla.card.open"), class_="vh"), type="button",
                  class_=["journey", f"of-{class_}"], data_do="sheet",
                  data_name="piece", data_what=f"card-{card}", id=f"card-{card}", data_fly=f"card-{card}")


def _journey(card: str) -> Html:
    kind = RIHLA[card].kind
    title = tell(f"rihla.card.{card}") if kind == "choice" else tell(f"rihla.court.{kind}")
    return _face(card, JOURNEY[kind], title, span(steps_words(card), class_="n"), class_=kind)


def _special(card: str) -> Html:
    deck = deck_of(card)
    return _face(card, DECK[deck], card_name(card), span(tell(f"rihla.card.{card}.text"), class_="text wide"), class_=deck)


def _deck(moment: Moment) -> Html:
    """The deck before its first card."""
    return div(back((moment.scene.dress or PLAIN).back), icon("walk"), b(say("rihla.court.deck")),
               span(moment.view.cards_left["rihla"], class_="n"), class_="journey back")
