"""The viewer's hand as a fan, with the cards of a purchase already ghosted in it; covered where it must not be seen."""
from engine.tantan.box import CARDS, UNKNOWN
from engine.tantan.table import BuyMore, StockCount, StockMice, Turn
from ui.kit.html import Html, button, div, p, span
from ui.tantan.cards import card_class, drawing, name, plain_card
from ui.tantan.moment import Moment
from ui.words import say, tell


def hand(moment: Moment) -> Html:
    """The fan of cards, or their backs."""
    if not moment.shows_hand:
        return covered_hand(moment.view.hand_counts[moment.me])
    cards, coming = moment.hand, _coming(moment)
    if not cards and not coming:
        return p(say("tantan.hand.empty"), class_="hand none soft")
    tappable = moment.asks(Turn, BuyMore, StockCount, StockMice)
    fan = [_card(moment, place, card, tappable) for place, card in enumerate(cards)]
    return div(fan, [_ghost(place, card) for place, card in enumerate(coming)],
               class_=["hand", f"n{len(cards) + len(coming)}", "small" if moment.sharing else ""], role="group", id="roam-hand",
               aria_label=_label(len(cards), len(coming)), data_roving=tappable or None)


def covered_hand(count: int) -> Html:
    """The backs of a hand."""
    return div([plain_card(UNKNOWN) for _ in range(count)], class_=["hand", "covered", f"n{count}"], role="img",
               aria_label=tell("tantan.hand.covered", n=count))


def _coming(moment: Moment) -> list[str]:
    if moment.fore is None or moment.sharing:
        return []
    held, then = moment.hand, moment.fore.hand
    return [card for card in CARDS for _ in range(then.count(card) - held.count(card))]


def _label(held: int, coming: int) -> str:
    words = tell("tantan.hand", n=held)
    return tell("tantan.hand.after", hand=words, after=held + coming) if coming else words


def _card(moment: Moment, place: int, card: str, tappable: bool) -> Html:
    piece = f"pack-{card}"
    first = moment.hand.index(card)
    at = place - first
    fly = moment.pieces.hand[place][1] if place < len(moment.pieces.hand) else ""
    chosen = at < _chosen(moment, card)
    states = (_state(moment, card, chosen), moment.refused(piece), moment.touched(piece, moment.me))
    if not tappable:
        return span(drawing(card), class_=card_class(card, *states), role="img", aria_label=name(card),
                    data_fly=fly, data_fly_from=moment.pieces.source(fly) or None)
    label = tell("tantan.hand.card", card=name(card), at=at + 1, n=moment.hand.count(card))
    return button(drawing(card), class_=card_class(card, *states), type="button", id=f"hand-{place}", data_do="pick",
                  data_what=piece, aria_label=label, aria_pressed="true" if chosen else "false", data_fly=fly,
                  data_fly_from=moment.pieces.source(fly) or None)


def _chosen(moment: Moment, card: str) -> int:
    """How many copies of a type go to the caravan in this draft."""
    if not moment.stocking:
        return 0
    return (moment.draft.copies if card == moment.draft.card else 0) + (moment.draft.mice if card == "mouse" else 0)


def _state(moment: Moment, card: str, chosen: bool) -> str:
    if chosen:
        return "picked"
    fresh = moment.asks(Turn) and not moment.draft.stalls and not moment.draft.card
    return "legal" if fresh and any(str(act) == f"stock {card}" for act in moment.scene.legal) else ""


def _ghost(place: int, card: str) -> Html:
    return span(drawing(card), class_=card_class(card, "ghost"), role="img", id=f"ghost-{place}",
                aria_label=tell("tantan.hand.coming", card=name(card)))
