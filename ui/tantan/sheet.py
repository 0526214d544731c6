"""A seat's sheet: everything public about one player, and more where the table plays with open hands or the memory aid."""
from engine.tantan.box import RICHES
from engine.tantan.preview import first_pickers
from engine.tantan.scoring import kinds, largest
from engine.tantan.view import unseen
from ui.kit.html import Html, b, bdi, dd, div, dl, dt, h3, icon, li, p, section, span, ul
from ui.tantan.cards import count_cards, counted, plain_card
from ui.tantan.front import FIGURES, lead_words
from ui.tantan.moment import Moment
from ui.words import say


def seat_sheet(moment: Moment, seat: int) -> Html:
    """The body of the sheet."""
    return div(_front(moment, seat), _account(moment, seat), _hand(moment, seat), _first(moment), _deck(moment),
               class_="tt seat-sheet")


def _front(moment: Moment, seat: int) -> Html:
    front = moment.view.fronts[seat]
    owned = [card for card in RICHES if front[card]]
    if not owned:
        return p(say("tantan.sheet.nothing"), class_="soft")
    return _riches({card: front[card] for card in owned})


def _riches(counts: dict[str, int]) -> Html:
    """Cards with their numbers."""
    return ul([li(plain_card(card), span(b("×", n), class_="count", aria_hidden="true"), span(counted(card, n), class_="vh"))
               for card, n in counts.items()], class_="riches")


def _account(moment: Moment, seat: int) -> Html:
    """The points part by part, with how they come about."""
    parts, front = moment.standing.parts[seat], moment.view.fronts[seat]
    rows = [(part, parts[part], _how(front, part)) for part in parts]
    figures = [lead_words(moment, seat, card) for card in FIGURES if front[card]]
    return section(
        h3(say("tantan.sheet.points")),
        dl([div(dt(say(f"tantan.part.{part}"), span(how, class_="how") if how else None), dd(value))
            for part, value, how in rows],
           div(dt(say("tantan.part.total")), dd(moment.standing.totals[seat]), class_="total"), class_="points-list"),
        [p(icon("laurel"), span(words), class_="soft lead-line") for words in figures])


def _how(front: dict[str, int], part: str) -> Html | None:
    if part == "lamps" and front["lamp"]:
        return say("tantan.sheet.lamps", lamps=front["lamp"])
    if part == "princesses" and front["princess"]:
        return say("tantan.sheet.princess", princesses=front["princess"], largest=largest(front))
    if part == "merchants" and front["merchant"]:
        return say("tantan.sheet.merchant", merchants=front["merchant"], kinds=kinds(front))
    return None


def _hand(moment: Moment, seat: int) -> Html:
    view = moment.view
    mine = seat == moment.me and moment.shows_hand
    cards = moment.hand if mine else view.hands[seat] if view.hands else []
    title = "tantan.sheet.hand" if not cards or mine else (
        "tantan.sheet.hand.shown" if view.open_hands else "tantan.sheet.hand.aid")
    return section(h3(say(title)), _riches(count_cards(cards)) if cards else p(say("tantan.hand.size", n=view.hand_counts[seat])))


def _first(moment: Moment) -> Html | None:
    """Who would pick first if the caravan were filled now (spec 7.1)."""
    if moment.sharing or moment.view.ended:
        return None
    stock, purse = first_pickers(moment.view)
    return section(h3(say("tantan.sheet.first")),
                   p(say("tantan.sheet.first.stock", who=bdi(moment.name(stock)))),
                   p(say("tantan.sheet.first.purse", who=bdi(moment.name(purse)))))


def _deck(moment: Moment) -> Html | None:
    """What lies out of sight, for tables that play with the memory aid."""
    if not moment.view.memory_aid:
        return None
    left = {card: n for card, n in unseen(moment.view).items() if n}
    return section(h3(say("tantan.sheet.deck")), p(say("tantan.sheet.deck.note"), class_="soft"),
                   _riches(left))
