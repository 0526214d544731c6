"""The part of the road ahead, enlarged: the next twelve spaces with what a stop there would cost."""
from functools import lru_cache

from engine.rihla.box import KIND, PRICE, SPACES
from engine.rihla.table import NOBODY
from engine.rihla.visit import visitor_pays
from ui.kit.html import Html, b, button, icon, li, mark, ol, span
from ui.rihla.looks import picture, tint
from ui.rihla.moment import Moment
from ui.rihla.names import k, short_name
from ui.rihla.panels.parts import vh
from ui.words import tell

REACH = 12
"""The longest step of a Rihla card."""


def ahead_strip(moment: Moment) -> Html:
    """The strip, from the next space on."""
    start = moment.mine.pos
    return ol([li(_stop(moment, (start + steps) % SPACES, steps)) for steps in range(1, REACH + 1)], class_="ahead",
              id="rh-ahead", data_roving=True, aria_label=tell("rihla.ahead"))


def _stop(moment: Moment, space: int, steps: int) -> Html:
    picked = moment.draft.space == space
    words, tone = cost(moment, space)
    return _button(space, steps, moment.view.owner[space], words, tone, moment.scene.mine, picked)


@lru_cache(maxsize=1000)
def _button(space: int, steps: int, owner: int, words: str, tone: str, mine: bool, picked: bool) -> Html:
    """The button of a stop: whose it is, and what it would cost."""
    price = span(mark(owner) if owner != NOBODY else None, b(words), class_=["cost", tone])
    return button(stop_front(space, steps, price), type="button", id=f"ahead-{space}", data_do="pick" if mine else "sheet",
                  data_name=None if mine else "piece", data_what=f"space-{space}", aria_pressed="true" if picked else "false",
                  class_=["stop", "picked" if picked else ""])


def stop_front(space: int, steps: int, cost: Html) -> Html:
    """What a button for a stop shows, with the words between for those who hear it."""
    return span(span(icon(picture(space)), span(steps, vh(tell("rihla.steps", n=steps)), class_="steps"),
                     class_=["top-b", tint(space)]),
                span(short_name(space), vh(" "), class_="nm2"), cost, class_="front")


def cost(moment: Moment, space: int) -> tuple[str, str]:
    """What a stop would cost me, in a word or two, and its tone."""
    view, owner = moment.view, moment.view.owner[space]
    if PRICE[space] and owner == NOBODY:
        return k(PRICE[space]), "free"
    if PRICE[space]:
        pay = visitor_pays(view, space)
        return (tell("rihla.ahead.mine"), "mine") if owner == moment.me else (f"−{k(pay)}", "loss") if pay else (
            tell("rihla.ahead.leased"), "quiet")
    return tell(f"rihla.ahead.{KIND[space]}"), "loss" if KIND[space] in ("ghaflah", "waqf") else "quiet"
