"""Two steppers for a stock draft: how many copies, and how many mice go along."""
from engine.kernel import Refusal
from engine.tantan.table import StockMice
from ui.kit.html import Html, b, button, div, icon, output, span
from ui.tantan.cards import counted, name
from ui.tantan.moment import Moment
from ui.tantan.taps import pick
from ui.words import say, tell


def steppers(moment: Moment) -> Html | None:
    """The steppers, once a type is chosen; mice have their own while the hand holds any."""
    card = moment.draft.card
    if not moment.stocking or not card:
        return None
    fixed = isinstance(moment.scene.asking, StockMice)
    along = card != "mouse" and ("mouse" in moment.hand)
    return div(None if fixed else _stepper(moment, "count", card, moment.draft.copies),
               _stepper(moment, "mice", "mouse", moment.draft.mice) if along else None, class_="steppers")


def _stepper(moment: Moment, piece: str, card: str, number: int) -> Html:
    words = say("tantan.step.none") if not number else counted(card, number)
    amount = output(icon(card), b(number, aria_hidden="true"), span(words, class_="vh"), class_=["amount", f"c-{card}"])
    return div(_step(moment, piece, "less", card), amount, _step(moment, piece, "more", card), class_="stepper", role="group",
               aria_label=tell("tantan.more.count" if piece == "count" else "tantan.more.mice"))


def _step(moment: Moment, piece: str, way: str, card: str) -> Html:
    what = f"{piece}-{way}"
    barred = isinstance(pick(moment.scene, what), Refusal)
    return button(icon("plus") if way == "more" else span(class_="minus"), type="button", id=f"step-{what}",
                  class_=["btn", "icon", "step", moment.refused(what)], data_do="pick", data_what=what,
                  aria_disabled="true" if barred else None, aria_label=tell(f"tantan.step.{way}", card=name(card)))
