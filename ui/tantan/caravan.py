"""The caravan: a train of camels over the dunes, one card each; in a distribution its shares can be taken here."""
from engine.tantan.preview import first_pickers
from engine.tantan.table import Pick
from ui.kit.html import Html, button, circle, div, icon, li, ol, p, path, span, svg
from ui.tantan.cards import counted, drawing, name, plain_card
from ui.tantan.moment import Moment
from ui.tantan.shares import gain_words
from ui.words import say, tell


def caravan(moment: Moment) -> Html:
    """The dunes with the train of camels, and how full it is."""
    view = moment.view
    filled = len(view.caravan)
    return div(_dunes(), _caption(moment),
               ol(_camels(moment), class_=["camels", f"n{view.spaces}"], id="roam-train", data_roving=moment.asks(Pick) or None,
                  aria_label=tell("tantan.caravan", filled=filled, spaces=view.spaces)),
               class_=["trail", "lit" if moment.asks(Pick) else ""])


def _dunes() -> Html:
    return svg(circle(class_="orb", cx=292, cy=34, r=22),
               path(class_="far", d="M0 72C60 40 110 84 180 62S300 36 360 64V120H0z"),
               path(class_="near", d="M0 98C70 78 140 112 210 96S320 84 360 96V120H0z"),
               class_="dunes", viewBox="0 0 360 120", preserveAspectRatio="xMaxYMax slice", aria_hidden="true")


def _caption(moment: Moment) -> Html:
    """How full the train is, and the warning once the pile is used up (spec 7.1)."""
    view = moment.view
    filled = len(view.caravan)
    last = view.lap.final if view.lap else view.pile_count == 0
    banner = "tantan.banner.now" if view.lap else "tantan.banner"
    free = None if view.lap else span(say("tantan.caravan.free", n=view.spaces - filled), class_="free")
    return p(span(say("tantan.caravan", filled=filled, spaces=view.spaces)), free, _first(moment),
             span(say(banner), class_="last-call") if last and not view.ended else None, class_="caption")


def _first(moment: Moment) -> Html | None:
    """Who would pick first if the caravan were filled now, where there is room to say so (spec 7.1)."""
    if moment.sharing or moment.view.ended:
        return None
    stock, purse = first_pickers(moment.view)
    return span(say("tantan.caravan.first", stock=moment.name(stock), purse=moment.name(purse)), class_="free wide")


def _camels(moment: Moment) -> list[Html]:
    view = moment.view
    coming = _coming(moment)
    filled = [_laden(moment, place, card) for place, card in enumerate(view.caravan)]
    ghosts = [_coming_camel(len(filled) + place, card) for place, card in enumerate(coming)]
    return [*filled, *ghosts, *[_free_camel(place) for place in range(len(filled) + len(ghosts), view.spaces)]]


def _coming(moment: Moment) -> list[str]:
    """The cards that the draft adds."""
    if moment.fore is None or moment.sharing:
        return []
    return [card for card, n in moment.fore.caravan.items() for _ in range(n - moment.view.caravan.count(card))]


def _laden(moment: Moment, place: int, card: str) -> Html:
    if moment.asks(Pick):
        return li(_share(moment, place, card))
    return li(span(_piece(moment, place, card, moment.touched(f"share-{card}")), icon("camel"), class_="camel", role="img",
                   aria_label=name(card)))


def _piece(moment: Moment, place: int, card: str, *states: str) -> Html:
    key = moment.pieces.caravan[place][1]
    return plain_card(card, *states, fly=key, fly_from=moment.pieces.source(key))


def _share(moment: Moment, place: int, card: str) -> Html:
    """A camel whose card can be taken: one tap lights all cards of its type."""
    piece, chosen = f"share-{card}", moment.draft.card == card
    allowed = any(str(act) == f"take {card}" for act in moment.scene.legal)
    label = tell("tantan.share.mouse")
    if allowed:
        label = tell("tantan.share", cards=counted(card, moment.view.caravan.count(card)), gain=gain_words(moment, card))
    state = "picked" if chosen else "legal" if allowed else ""
    return button(_piece(moment, place, card, state, moment.refused(piece)), icon("camel"), class_="camel", type="button",
                  id=f"camel-{place}", data_do="pick", data_what=piece, aria_label=label,
                  aria_pressed="true" if chosen else "false", aria_disabled=None if allowed else "true")


def _coming_camel(place: int, card: str) -> Html:
    return li(span(span(drawing(card), class_=["card", f"c-{card}", "ghost"]), icon("camel"), class_="camel", role="img",
                   aria_label=tell("tantan.caravan.coming", card=name(card))), id=f"coming-{place}")


def _free_camel(place: int) -> Html:
    return li(span(span(class_="space"), icon("camel"), class_="camel", role="img",
                   aria_label=tell("tantan.caravan.space")), id=f"free-{place}")
