"""The market: the purse card with its coins, five stalls under their prices, and the face-up pile."""
from engine.kernel import Refusal
from engine.tantan.box import PRICES, PURSE, STALLS
from engine.tantan.table import BuyMore, Turn
from ui.kit.html import Html, b, button, div, span
from ui.tantan.ask import why_not
from ui.tantan.cards import drawing, name, plain_card
from ui.tantan.moment import Moment
from ui.words import say, tell


def market(moment: Moment) -> Html:
    """The counter, from the purse at the left to the pile at the right."""
    return div(_purse(moment), [_stall(moment, stall) for stall in range(1, STALLS + 1)], _pile(moment),
               class_="market", id="roam-market", role="group", aria_label=tell("tantan.market"),
               data_roving=True if moment.asks(Turn, BuyMore) else None)


def _purse(moment: Moment) -> Html:
    card = moment.view.purse
    if card is None:
        return div(span(class_="cap"), span(class_="space"), class_="end", role="img", aria_label=tell("tantan.purse.none"))
    coins = PURSE[card]
    key = moment.pieces.market[0][1]
    return div(span(b(coins), span(say("tantan.coins", n=coins), class_="wide"), class_="cap coinbag"),
               plain_card(card, coins=True, fly=key, fly_from=moment.pieces.source(key)),
               class_="end purse", role="img", aria_label=tell("tantan.purse", card=name(card), n=coins))


def _stall(moment: Moment, stall: int) -> Html:
    """A stall is always a button: a tap on one that cannot be had says why."""
    market, piece = moment.view.market, f"stall-{stall}"
    awning = span(span(PRICES[stall - 1], class_="price"), class_="awn")
    if stall > len(market):
        return div(awning, span(class_="space"), class_="stall", role="img",
                   aria_label=tell("tantan.stall.empty", stall=stall))
    card, chosen, no = market[stall - 1], stall in moment.draft.stalls, _refusal(moment, stall)
    key = moment.pieces.market[stall][1]
    states = (_state(moment, chosen, no), moment.refused(piece), moment.touched(piece))
    return button(awning, plain_card(card, *states, coins=True, fly=key, fly_from=moment.pieces.source(key)),
                  class_="stall", type="button", id=piece, data_do="pick", data_what=piece,
                  aria_label=_label(stall, card, chosen, no), aria_pressed="true" if chosen else "false",
                  aria_disabled=None if moment.asks(Turn, BuyMore) and (chosen or no is None) else "true")


def _refusal(moment: Moment, stall: int) -> Refusal | None:
    """Why a stall cannot be added to the purchase now; None also where buying is not asked."""
    asking = moment.scene.asking
    if not moment.asks(Turn, BuyMore) or stall in moment.draft.stalls:
        return None
    noted = asking.stalls if isinstance(asking, BuyMore) else ()
    return why_not(moment.view, f"buy {stall}", [f"buy {other}" for other in moment.draft.stalls if other not in noted])


def _state(moment: Moment, chosen: bool, no: Refusal | None) -> str:
    if chosen:
        return "picked"
    if no is not None:
        return "beyond"
    return "legal" if moment.buying else ""


def _label(stall: int, card: str, chosen: bool, no: Refusal | None) -> str:
    """The full name of a stall, with the reason when it cannot be had."""
    words = tell("tantan.stall", stall=stall, card=name(card), price=PRICES[stall - 1],
                 coins=tell("tantan.coins.n", n=PURSE[card]))
    if chosen:
        return tell("tantan.comma", a=words, b=tell("tantan.stall.chosen"))
    if no is None:
        return words
    dear = no.why == "too-dear"
    why = tell("tantan.stall.dear", n=no.fact("coins")) if dear else tell("tantan.stall.full")
    return tell("tantan.comma", a=words, b=why)


def _pile(moment: Moment) -> Html:
    """The top of the pile lies open (T-04)."""
    view = moment.view
    if view.pile_top is None:
        return div(span(say("tantan.pile"), class_="cap"), span(class_="space"), class_="end pile none", role="img",
                   aria_label=tell("tantan.pile.empty"))
    few = "" if view.pile_count > 2 else f"left-{view.pile_count}"
    return div(span(say("tantan.pile"), " ", span(view.pile_count, class_="wide"), class_="cap"),
               span(drawing(view.pile_top, coins=True), class_=["card", f"c-{view.pile_top}"], aria_hidden="true",
                    data_fly=moment.pieces.market[-1][1]),
               class_=["end", "pile", few], role="img",
               aria_label=tell("tantan.pile.label", card=name(view.pile_top), n=view.pile_count))
