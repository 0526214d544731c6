"""The Dervish, what he says, and the cards that seats hold: on the court, on the strip, in sheets."""
from functools import lru_cache
from typing import Any

from engine.caravanserai.box import GOODS
from engine.caravanserai.expansions.dervish.annex import dervish, is_chatter, usable, visible
from engine.caravanserai.expansions.dervish.box import CHATTER, SPACE
from ui.caravanserai.attach import every
from ui.caravanserai.cards import symbol
from ui.caravanserai.court.places import PLACES
from ui.caravanserai.expansions.figure import man, portrait
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import card_name, card_text, k, t
from ui.kit.html import Child, Html, b, circle, div, g, h3, icon, join, p, path, rect, section, span, text_, use

SYMBOLS = {
    "d01": (("bronze",), "+1"), "d02": (("amber",), "+1"), "d03": (("coins",), "+1"), "d04": (("die", "rotate"), ""),
    "d05": (("walk",), "+1"), "d06": (("fountain",), "0"), "d07": (("minor",), "3"), "d08": (("silver", "emerald"), "1"),
    "d09": (("tower", "exchange"), ""), "d10": (("silver", "gold"), ""), "d11": (("emerald", "diamond"), ""),
    "d12": (("amber", "emerald"), ""), "d13": (("bronze", "silver"), ""), "d14": (("fountain", "rotate"), ""),
    "d15": (("trade", "walk"), ""), "d16": (("borrow",), "0"), "do1": (("solidus",), "+1"), "do2": (("solidus", "drachma"), ""),
    "da1": (("favour",), "+1"), "da2": (("favour", "favour"), "1"), **dict.fromkeys(CHATTER, (("dervish",), "…")),
}
"""What stands for a card of the Dervish."""


def advice(card: str, aside: Child = None) -> Html:
    """A card with all it says; a hidden one shows its back."""
    if not card:
        return div(span(icon("dervish"), class_="sym"), span(b(k("dervish.hidden")), class_="txt"), class_="ability advice back")
    return div(symbol(card), span(b(card_name(card)), span(card_text(card), class_="says"), class_="txt"), aside,
               class_=["ability", "advice", "mute" if is_chatter(card) else ""])


# ---- the court


def figures(view: Any) -> list[tuple[int, str, Html]]:
    """He stands at the Blue Gate for the whole game."""
    return [(SPACE, "dervish", man("dervish"))]


def speech(moment: Moment) -> Html:
    """What he says, before him; a press tells it in words."""
    x, y = PLACES[SPACE].stone
    label = t("dervish.top", card=_heard(moment.view)) if visible(moment.view) else t("dervish.none")
    gone = "gone" if moment.past else ""
    drawn, number = bubble(visible(moment.view))
    said = g(rect(class_="hit", x=-46, y=-44, width=92, height=88), drawn, class_=["speech", gone], role="button", tabindex="0",
             id="cv-speech", aria_label=label, data_do="sheet", data_name="piece", data_what="dervish")
    return g(said, number, transform=f"translate({x} {y + 74})")


def _heard(view: Any) -> str:
    card = visible(view)
    return f"{card_name(card)}. {card_text(card)}"


@lru_cache(maxsize=64)
def bubble(card: str) -> tuple[Html, Html | None]:
    """His words as a card with a tail, and the number on it, which his button says in words; empty, it is only a dot."""
    if not card:
        return g(circle(class_="silent", r=7, cy=-12)), None
    pictures, number = SYMBOLS.get(card) or _of_others(card)
    size, count = (32 if number else 34), len(pictures)
    wide = size * count + (24 if number else 0)
    drawn = [_picture(name, -wide // 2 + size * at, size) for at, name in enumerate(pictures)]
    card_ = g(path(class_="say-b", d="M-40-22H-9L0-36 9-22H40Q46-22 46-16V16Q46 22 40 22H-40Q-46 22-46 16V-16Q-46-22-40-22z"),
              drawn, class_="mute" if is_chatter(card) else None)
    return card_, g(text_(number, class_="n", x=wide // 2 - 11, y=8), class_="written", aria_hidden="true") if number else None


def _of_others(card: str) -> tuple[tuple[str, ...], str]:
    return every().symbols.get(card, (("dervish",), ""))


def _picture(name: str, x: int, size: int) -> Html:
    good = name in GOODS
    return use(class_=f"g g-{name}" if good else "ico", href=f"#g-{name}" if good else f"#{name}", x=x + 1, y=1 - size // 2,
               width=size - 2, height=size - 2)


def described(view: Any, space: int) -> list[str]:
    """What he says, in the words of his space."""
    if space != SPACE:
        return []
    return [t("dervish.here.says", card=card_name(visible(view))) if visible(view) else t("dervish.here")]


def space_sheet(moment: Moment, space: int) -> Html | None:
    """He and his card, in the sheet of the Blue Gate."""
    return _said(moment.view) if space == SPACE else None


def thumb(view: Any) -> Html:
    """A dot at the gate of the small picture."""
    x, y = PLACES[SPACE].stone
    return circle(class_="dervish", cx=x * 96 // 720, cy=y * 96 // 720 + 1, r=3)


# ---- sheets


def _said(view: Any) -> Html:
    top = visible(view)
    hidden = advice("") if dervish(view).partner >= 0 else p(k("dervish.none"), class_="soft")
    return div(p(portrait("dervish"), span(k("dervish.top.words" if top else "dervish.none.words")), class_="hint"),
               advice(top) if top else hidden, class_="said")


def sheet(moment: Moment, which: str) -> tuple[Html, Html]:
    """What he says, what is left to say, who holds what, and how he is listened to."""
    view, his = moment.view, dervish(moment.view)
    held = [section(h3(moment.name(seat)), [advice(card, _later(view, seat)) for card in hand])
            for seat, hand in enumerate(his.hands) if hand]
    gone = p(k("dervish.gone", n=len(his.gone)), class_="soft") if his.gone else None
    hidden = his.partner >= 0
    rules = ("partner.1", "partner.2") if hidden else ("1", "2", "3")
    body = div(_said(view), p(k("dervish.deck.down" if hidden else "dervish.deck", n=len(his.deck)), class_="soft"), gone, held,
               [p(k(f"help.dervish.{place}"), class_="soft") for place in rules], class_="cv piece-sheet")
    return k("dervish"), body


def _later(view: Any, seat: int) -> Html | None:
    """A clock on a card that serves only from the next turn on."""
    fresh = dervish(view).partner != seat and not usable(view, seat)
    if not fresh:
        return None
    return span(icon("wait"), span(k("dervish.later"), class_="vh"), class_="later-b", title=t("dervish.later"))


def seat_more(moment: Moment, seat: int) -> Html | None:
    """The card of a seat, on the strip of a laptop."""
    hand = dervish(moment.view).hands[seat]
    if not hand:
        return None
    shown = symbol(hand[0]) if len(hand) == 1 and hand[0] else b(len(hand))
    return span(icon("dervish"), shown, span(", ".join(card_name(card) for card in hand if card), class_="vh"), class_="wide")


def seat_sheet(moment: Moment, seat: int) -> Html | None:
    """The card of a seat, in its sheet."""
    hand = dervish(moment.view).hands[seat]
    if not hand:
        return None
    return section(h3(k("dervish.held.title")), [advice(card, _later(moment.view, seat)) for card in hand])


def beside(moment: Moment) -> Html:
    """What he says, beside the tray of a laptop."""
    top = visible(moment.view)
    silent = k("dervish.deck.down", n=len(dervish(moment.view).deck)) if dervish(moment.view).partner >= 0 else k("dervish.none")
    words = join(b(card_name(top)), " ", span(card_text(top), class_="says")) if top else silent
    return section(h3(icon("dervish"), span(k("dervish"))), p(symbol(top) if top else None, span(words), class_="hint"),
                   class_="part-b wide")
