"""Her board and his round as sheets, and beside the tray where there is room."""
from typing import Any

from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.expansions.anahita.annex import anahita, arbab
from engine.caravanserai.expansions.anahita.box import ABILITY_CARDS, LEG, WAY_HOME
from engine.caravanserai.expansions.anahita.favour import Favour
from engine.caravanserai.expansions.anahita.preview import coming_stops
from ui.caravanserai.expansions.anahita.favour import PANEL, unlocking
from ui.caravanserai.expansions.anahita.helps import PICTURE
from ui.caravanserai.expansions.anahita.pieces import SHOWN_STOPS, token
from ui.caravanserai.expansions.anahita.words import deed, help_name, help_text
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import capital, k, space_name, t
from ui.kit.html import Html, b, button, div, h3, icon, join, li, ol, p, section, span, svg

LAST_ROUND = WAY_HOME // (2 * LEG) + 1
"""The round in which he is home: two legs before each round but the first."""


def her_sheet(moment: Moment, which: str) -> tuple[Html, Html]:
    """Tokens, how far her next card is, her three cards, and who holds how many tokens."""
    her = anahita(moment.view)
    rows = [li(span(moment.name(seat), class_="where"), span(icon("favour"), b(held), class_="held-t"))
            for seat, held in enumerate(her.tokens)]
    body = div(p(k("help.anahita.1"), class_="soft"), unlocking(moment.view, moment.me), her_cards(moment.view),
               section(h3(k("favours.all")), ol(rows, li(span(k("favours.supply"), class_="where"),
                                                         span(icon("favour"), b(her.supply), class_="held-t")),
                                                class_="token-list")), class_="cv piece-sheet")
    return k("anahita"), body


def her_cards(view: Any) -> Html:
    """Her cards: turned up in words, the others with the number of tokens that turns them."""
    her = anahita(view)
    cards = [_turned(card) if place < her.unlocked else _hidden(her.thresholds[place]) for place, card in enumerate(her.cards)]
    return div(cards, class_="her-cards")


def _turned(card: str) -> Html:
    return div(icon(PICTURE[card]), span(b(help_name(card)), span(help_text(card), class_="says"), class_="txt"),
               class_="her-card")


def _hidden(goal: int) -> Html:
    return div(icon("anahita"), span(b(k("card.hidden")), span(k("card.goal", n=goal), class_="says"), class_="txt"),
               class_="her-card hid")


def his_sheet(moment: Moment, which: str) -> tuple[Html, Html]:
    """Every stop that is still to come, with what he will do there."""
    return k("arbab"), div(p(k(_key(moment.view)), class_="soft"), track(moment.view, 99), class_="cv piece-sheet")


def _key(view: Any) -> str:
    his = arbab(view)
    return "arbab.solo" if his.alone else "arbab.round" if his.acts else "arbab.meets"


def track(view: Any, most: int) -> Html:
    """His coming stops in order: the space, and what he does there."""
    stops = coming_stops(view)
    rows = [li(span(number, class_="nth"), span(b(capital(space_name(SPACE_NAMES[space]))),
                                                span(deed(view, space, number == len(stops)), class_="says"), class_="txt"))
            for number, space in enumerate(stops[:most], 1)]
    return ol(rows, class_="stops") if rows else p(k("arbab.home"), class_="soft")


# ---- the tray


def her_way_in(moment: Moment) -> Html | None:
    """The button that asks a favour; nothing for a seat that she never serves."""
    tokens = anahita(moment.view).tokens[moment.me]
    if not moment.scene.mine or not any(isinstance(act, Favour) for act in moment.scene.legal):
        return span(icon("favour"), b(tokens), span(k("favours.short"), class_="vh"), class_="way-n") if tokens else None
    return button(icon("favour"), span(span(k("look.favour"), " ", class_="wide"), b(tokens)), type="button",
                  class_="btn way-b legal-b", id="ask-favour", data_do="pick", data_what=f"open {PANEL}",
                  aria_label=t("favour.ask", n=tokens))


def his_beside(moment: Moment) -> Html:
    """His next stops, on a laptop."""
    stops = coming_stops(moment.view)
    rows = [li(span(number, class_="nth"), span(b(capital(space_name(SPACE_NAMES[space]))),
                                                span(": ", deed(moment.view, space, number == len(stops)), class_="says")))
            for number, space in enumerate(stops[:SHOWN_STOPS], 1)]
    return section(h3(icon("arbab"), span(k("arbab.coming" if rows else "arbab.home"))), ol(rows, class_="stops"),
                   class_="part-b wide")


def her_beside(moment: Moment) -> Html:
    """Her tokens, and her cards that are turned up, on a laptop."""
    her = anahita(moment.view)
    cards = [span(icon(PICTURE[card]), b(help_name(card)), class_="her-name", title=help_text(card))
             for card in her.cards[:her.unlocked]]
    return section(h3(icon("anahita"), span(k("anahita"))), unlocking(moment.view, moment.me),
                   p(cards, class_="her-names") if cards else None, class_="part-b wide")


def seat_more(moment: Moment, seat: int) -> Html:
    """The favour tokens of a seat, on the strip."""
    tokens = anahita(moment.view).tokens[seat]
    return span(icon("favour"), tokens, span(t("favours.short"), class_="vh"), class_="wide")


def seat_sheet(moment: Moment, seat: int) -> Html:
    """The favour tokens of a seat, in its sheet."""
    return section(p(icon("favour"), span(k("favours", n=anahita(moment.view).tokens[seat])), class_="fact"))


def his_space(moment: Moment, space: int) -> Html | None:
    """When the Arbab comes to a space, and what he will do there."""
    stops = coming_stops(moment.view)
    if space not in stops:
        return None
    at = stops.index(space)
    return p(icon("arbab"), span(k("arbab.when", n=at + 1), " ", deed(moment.view, space, at + 1 == len(stops))), class_="hint")


def stage(view: Any) -> Html | None:
    """The round, of as many as the Arbab's way takes."""
    his = arbab(view)
    if view.reason or not view.round or his.alone:
        return None
    return k("stage.arbab", round=view.round, last=LAST_ROUND)


def his_picture() -> Html:
    """The Arbab, for the chapter of the rules."""
    return _figure("arbab")


def her_picture() -> Html:
    """Anahita and her cards, for the chapter of the rules."""
    return join(_figure("anahita"), div([_turned(card) for card in ABILITY_CARDS], class_="her-cards"))


def _figure(name: str) -> Html:
    return p(svg(token(name), class_="man-p", viewBox="-22 -30 46 54", aria_hidden="true"), class_="hint")
