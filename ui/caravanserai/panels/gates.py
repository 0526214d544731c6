"""The two gates: ability cards and the Fountain at the blue one, Minor Orders at the red one; and the first choices of a game."""
from engine.caravanserai.box import STORAGE
from engine.caravanserai.preview import payment
from ui.caravanserai.draft import STAY, buys_card
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import capital, gem, good_name, k, listed, space_name, t
from ui.caravanserai.orders import order_card, order_words
from ui.caravanserai.panels.grid import card_grid
from ui.caravanserai.panels.order import pays, purse_row
from ui.caravanserai.panels.parts import Panel, choice, choices, listed_acts, reason
from ui.caravanserai.panels.terms import now, term_words, terms, words_of
from ui.kit.html import Html, button, div, icon, join, p, span


def _title(moment: Moment) -> Html:
    return k("title.walk" if moment.target and moment.walking else "title.at", space=space_name(moment.here_name))


def blue_gate(moment: Moment) -> Panel:
    """One card and one turn of the Fountain, in either order."""
    turn = choice(moment, "turn fountain", icon("rotate"), span(k("gate.turn")), class_="deck")
    return Panel(_title(moment), join(card_grid(moment, moment.ahead.table if not moment.answer else moment.table, "buy card",
                                                k("gate.foot")),
                                      choices(turn, _stay(moment), class_="decks")), tall=True)


def _stay(moment: Moment) -> Html | None:
    """Whoever buys a card goes on then; the Fountain can also wait until the new card is seen."""
    if not buys_card(moment.draft) or "turn fountain" in moment.draft.bundle:
        return None
    stays = moment.draft.close == STAY
    return button(icon("check") if stays else None, span(k("gate.stay")), type="button", id="close-way", data_do="pick",
                  class_=["choice", "deck", "picked" if stays else ""], data_what=f"close {'' if stays else STAY}",
                  aria_pressed="true" if stays else "false")


def red_gate(moment: Moment) -> Panel:
    """Minor Orders are drawn; drawing commits."""
    acts = listed_acts(moment, "draw")
    buttons = [choice(moment, act, icon("minor"), span(_draw_words(act)), class_="deck") for act in acts]
    return Panel(_title(moment), div(choices(*buttons, class_="decks") if acts else reason(moment, "draw -"), class_="steppers"))


def _draw_words(act: str) -> str:
    words = words_of(act)
    return listed([capital(term_words(word)) for word in words]) if words else t("gate.draw")


def minor_pick(moment: Moment) -> Panel:
    """The Minor Orders drawn: one is kept, and filled at once where the goods are there."""
    drawn = moment.asking.drawn if hasattr(moment.asking, "drawn") else next(
        step.asking.drawn for step in moment.ahead.steps if hasattr(step.asking, "drawn"))
    rows = [_drawn(moment, order) for order in drawn if order]
    return Panel(k("title.minor"), div(choices(*rows, class_="minors"), purse_row(moment), class_="ordering"), tall=True)


def _drawn(moment: Moment, order: str) -> Html:
    table = next((step.table for step in moment.ahead.steps if hasattr(step.asking, "drawn")), moment.ahead.table)
    held = moment.before.goods
    acts = [act for act in listed_acts(moment, "keep") if act.split()[1] == order]
    act = now(moment, acts) if acts else f"keep {order} -"
    pay = payment(table, moment.me, order, moment.here, words_of(act), "keep")
    ready = not any(short > have for short, have in zip(pay.goods, held, strict=True))
    kept = choice(moment, act, order_card(order, held), pays(pay) if ready else span(k("minor.waits"), class_="pays"),
                  class_="minor-b", label=order_words(order))
    return join(kept, terms(moment, acts, act, order) if len(acts) > 1 else None)


# ---- the first choices


def first_good(moment: Moment) -> Panel:
    """A silver or an emerald to begin with."""
    buttons = [choice(moment, act, gem(act.split()[1]), span(capital(good_name(act.split()[1]))), class_="big")
               for act in listed_acts(moment, "take")]
    return Panel(k("title.good"), choices(*buttons, class_="two"))


def first_gate(moment: Moment) -> Panel:
    """The gate to begin at; on the court they are lit as well."""
    buttons = [choice(moment, act, icon("gate"), span(capital(space_name(act.split()[1]))),
                      class_=f"big {act.split()[1].replace('_', '-')}")
               for act in listed_acts(moment, "enter")]
    return Panel(k("title.gate"), choices(*buttons, class_="two"))


def overflow(moment: Moment) -> Panel:
    """Pieces to give up; the storage is the list to tap."""
    over = sum(moment.after.goods) - STORAGE
    return Panel(k("title.overflow"), p(icon("store"), span(k("overflow", n=max(0, over))), class_="hint"), tall=True)


def piece_menu(moment: Moment) -> Panel:
    """What can be done with one piece, where there are several things."""
    good = moment.draft.piece
    acts = [act for act in moment.options if act.rpartition(" ")[2] == good and act.split()[0] not in ("buy", "take", "convert",
                                                                                                       "done")]
    buttons = [choice(moment, act, span(k(f"piece.{act.rpartition(' ')[0].replace(' ', '-')}")), class_="deck") for act in acts]
    return Panel(k("title.piece", good=good_name(good)), choices(*buttons, class_="decks"), broad=True)
