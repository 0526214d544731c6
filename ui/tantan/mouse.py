"""A mouse at the front: every type that it could eat, with what that would cost."""
from engine.tantan.box import RICHES
from engine.tantan.table import Discard
from ui.kit.html import Html, b, button, icon, li, p, span, ul
from ui.tantan.cards import drawing, name
from ui.tantan.moment import Moment
from ui.tantan.shares import change
from ui.words import say, tell


def mouse_meal(moment: Moment) -> Html | None:
    """The riches as cards to choose from."""
    if not moment.asks(Discard):
        return None
    front = moment.view.fronts[moment.me]
    owned = [card for card in RICHES if front[card]]
    return ul([_card(moment, card, front[card]) for card in owned], class_=["meal", f"of-{len(owned)}"], data_roving="grid",
              id="roam-meal", aria_label=tell("tantan.mouse"))


def meal_heading() -> Html:
    """The mouse and its question."""
    return p(icon("mouse"), span(say("tantan.mouse")), class_="label rich bitten")


def _card(moment: Moment, card: str, count: int) -> Html:
    piece = f"front-{card}"
    loss, chosen = -change(moment, f"discard {card}"), moment.draft.card == card
    words = tell("tantan.chip.loss", points=loss) if loss else "0"
    return li(button(span(drawing(card), class_=["card", f"c-{card}", "picked" if chosen else "legal", moment.refused(piece)]),
                     span(b(data_figure=f"×{count}"), span(data_figure=words, class_=["cost", "down" if loss else ""]),
                          class_="price-tag"),
                     type="button", id=f"eat-{card}", class_="morsel", data_do="pick", data_what=piece,
                     aria_label=tell("tantan.lose", card=name(card), n=count, loss=tell("tantan.points", n=-loss)),
                     aria_pressed="true" if chosen else "false"))
