"""Walking past the Dervish, taking his card, and using it with what it asks to choose."""
from collections.abc import Iterator, Sequence

from engine.caravanserai.box import GOODS
from engine.caravanserai.box_board import KIND, SPACE_NAMES, SPACE_NUMBER
from engine.caravanserai.box_orders import MAJORS
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.expansions.dervish.advice import ADVICE, FarTrade
from engine.caravanserai.expansions.dervish.annex import dervish, is_chatter, usable, visible
from engine.caravanserai.expansions.dervish.box import CALM, SPACE, THREE_MINORS
from engine.caravanserai.preview import reach
from engine.caravanserai.turn import Ready, Rolled, Stop
from ui.caravanserai.ask import any_route, why_not
from ui.caravanserai.cards import symbol
from ui.caravanserai.court.bays import EMBLEM, halves
from ui.caravanserai.expansions.dervish.pieces import advice
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import capital, card_name, chip, counts, gem, good_name, has, k, listed, several, space_name, t
from ui.caravanserai.panels import units
from ui.caravanserai.panels.parts import Panel, choice, choices, listed_acts, shut
from ui.caravanserai.why import why
from ui.kit.html import Child, Html, b, button, div, icon, join, p, span, svg

PANEL = "advice"
"""The name under which the panel of my card is opened."""


# ---- past him, or round him


def two_ways(moment: Moment) -> Html | None:
    """A space that can be reached past him and round him: which way."""
    target = moment.target
    if not moment.walking or not target or not visible(moment.view):
        return None
    found = reach(*moment.walk)
    if (target, True) not in found or (target, False) not in found:
        return None
    acts = {f"move {target}": "dervish.round", f"move over {target}": "dervish.past"}
    buttons = [choice(moment, act, icon("walk"), span(k(words, n=found[target, act.startswith("move over")].steps)),
                      class_="deck") for act, words in acts.items()]
    return choices(*buttons, class_="decks two-ways", label=t("dervish.ways"))


def chips(moment: Moment) -> Iterator[Html]:
    """His card that goes when he is passed, the card taken, the card used."""
    if moment.walking and moment.past and moment.target and visible(moment.view):
        route = any_route(*moment.walk, moment.target, True)
        if route is not None:
            yield chip(k("chip.subject", card=card_name(visible(moment.view))), "loss", "dervish")
    if "take dervish" in moment.draft.bundle:
        yield chip(join("+1 ", span(card_name(_taken(moment)))), picture="dervish")
    for act in moment.draft.bundle:
        if act.startswith("use dervish "):
            yield chip(k("chip.used", card=card_name(act.split()[2])), "quiet", "dervish")


def _taken(moment: Moment) -> str:
    step = next(step for step in moment.ahead.steps if step.act == "take dervish")
    return visible(step.table)


# ---- his card, for whoever stops at the gate


def take(moment: Moment) -> Html | None:
    """The card that he offers at a stop, or why it cannot be had."""
    here = moment.scene.mine and type(moment.asking) is Stop and moment.asking.space == SPACE
    if not here or dervish(moment.view).partner >= 0:
        return None
    card = visible(moment.table)
    if not card or is_chatter(card):
        return p(icon("dervish"), span(k("dervish.mute" if card else "dervish.none")), class_="hint take-b")
    return choices(choice(moment, "take dervish", symbol(card), span(b(card_name(card)), span(k("dervish.take"), class_="says"),
                                                                      class_="txt"),
                          class_="deck take-b"))


# ---- my card


def way_in(moment: Moment) -> Html | None:
    """The button of my card: it opens what it is used for, or shows it."""
    hand = dervish(moment.view).hands[moment.me]
    if not hand:
        return None
    picture = symbol(hand[0]) if len(hand) == 1 and hand[0] else icon("dervish")
    label = t("dervish.held", card=listed([card_name(card) for card in hand if card]))
    on = moment.draft.open == PANEL
    can = moment.scene.mine and bool(listed_acts(moment, "use dervish"))
    opens = ({"data_do": "pick", "data_what": f"open {PANEL}", "aria_pressed": "true" if on else "false"} if moment.scene.mine
             else {"data_do": "sheet", "data_name": "piece", "data_what": "dervish"})
    return button(picture, b(len(hand)) if len(hand) > 1 else None, type="button", id="way-advice", aria_label=label,
                  class_=["btn", "way-b", "advice-b", "picked" if on else "can" if can else ""], **opens)


def opened(moment: Moment) -> Panel | None:
    """The panel of my card while it is open."""
    hand = dervish(moment.view).hands[moment.me] if moment.draft.open == PANEL else []
    if not hand:
        return None
    cards = sorted(dict.fromkeys(hand), key=lambda card: _rank(moment, card))
    uses = div([_use(moment, card) for card in cards], class_="advices")
    return Panel(k("dervish.held.title"), div(uses, shut(PANEL), class_="with-shut"), tall=True)


def at_stop(moment: Moment) -> Html | None:
    """At a stop, where my card could be used: the way to it."""
    if moment.draft.open == PANEL or not isinstance(moment.asking, Stop) or not moment.scene.mine:
        return None
    hand = dervish(moment.view).hands[moment.me]
    if not hand or not listed_acts(moment, "use dervish"):
        return None
    words = card_name(hand[0]) if len(hand) == 1 else t("dervish.held.title")
    return choices(button(symbol(hand[0]) if len(hand) == 1 else icon("dervish"), span(k("dervish.use.card", card=words)),
                          type="button", id="way-advice", class_="choice deck legal advice-b", data_do="pick",
                          data_what=f"open {PANEL}", aria_pressed="false"), class_="decks extra-b")


def _acts(moment: Moment, card: str) -> list[str]:
    return [act for act in listed_acts(moment, "use dervish") if act.split()[2] == card]


def _rank(moment: Moment, card: str) -> int:
    """What can be used now comes first, chatter last."""
    return 0 if _acts(moment, card) else 2 if is_chatter(card) else 1


def _use(moment: Moment, card: str) -> Html:
    """One card with the ways to use it now, or why not; chatter says itself that it is of no use."""
    acts = _acts(moment, card)
    if is_chatter(card):
        return div(advice(card), class_="use-b")
    if not acts:
        return div(advice(card), p(icon("info"), span(_not_now(moment, card)), class_="because"), class_="use-b")
    return div(advice(card), _options(moment, acts), class_="use-b")


def _not_now(moment: Moment, card: str) -> Html:
    """Why a card cannot be used at this moment."""
    if card in (CALM, THREE_MINORS) and card in usable(moment.view, moment.me):
        return k(f"dervish.with.{card}")
    candidates = ADVICE[card].candidates if card in ADVICE else ((),)
    tried = [f"use dervish {card} {','.join(said) or '-'}" for said in candidates]
    reasons = [no for act in tried if (no := why_not(moment.ahead, act)) is not None]
    best = next((no for no in reasons if no.why not in ("not-now", "no-such-choice", "not-its-moment")), None)
    if best is not None:
        return why(best)
    when = {(Rolled,): "dervish.after.roll", (Ready, Rolled): "dervish.before.walk"}
    return k(when.get(ADVICE[card].when, "why.not-its-moment") if card in ADVICE else "why.not-its-moment")


def _options(moment: Moment, acts: Sequence[str]) -> Html:
    """The choices of a card: one button for each; pairs of goods in a row for each first one."""
    words = {act: tuple(word for word in act.split()[3].split(",") if word != "-") for act in acts}
    if len(acts) > 6 and all(len(pair) == 2 for pair in words.values()):
        firsts = list(dict.fromkeys(pair[0] for pair in words.values()))
        return div([_row(moment, first, {act: pair[1] for act, pair in words.items() if pair[0] == first}) for first in firsts],
                   class_="pairs")
    wide = "wide-options" if any(len(said) > 1 for said in words.values()) else ""
    return choices(*[choice(moment, act, _shown(moment, said), class_="deck option", label=_label(said))
                     for act, said in words.items()], class_=f"decks options {wide}")


def _row(moment: Moment, first: str, seconds: dict[str, str]) -> Html:
    buttons = [choice(moment, act, gem(second), class_="option", label=_label((first, second)))
               for act, second in seconds.items()]
    return div(span(gem(first), icon("arrow"), class_="from"), choices(*buttons), class_="pair")


def _label(said: tuple[str, ...]) -> str | None:
    return listed([_name(word) for word in said]) if said else None


def _name(word: str) -> str:
    """What is chosen, in words: a good, a space, a token."""
    if word in GOODS:
        return good_name(word)
    if word in SPACE_NUMBER:
        return space_name(word)
    return t("token.value", currency=t(f"token.{word[0]}"), n=word[1:]) if has(f"token.{word[:1]}") and word[1:] else word


def _shown(moment: Moment, said: tuple[str, ...]) -> Child:
    """What is chosen, as a picture: a good, a caravan tile, the orders of two towers."""
    if not said:
        return span(k("dervish.use"))
    if len(said) == 1 and said[0] in GOODS:
        return join(gem(said[0]), span(capital(good_name(said[0]))))
    if all(word in SPACE_NUMBER for word in said):
        return join(*(_place(moment, SPACE_NUMBER[word]) for word in said))
    return span(_label(said))


def _place(moment: Moment, space: int) -> Html:
    if KIND[space] == "caravan":
        tile = moment.table.tiles[space]
        words = t("label.tile", give=several(counts(TILES[tile].give)), get=several(counts(TILES[tile].get)))
        return svg(halves(tile), class_="tile", viewBox="-36 -29 72 58", role="img", aria_label=words)
    order = moment.table.towers[space]
    colour = MAJORS[order].colour
    return span(b(MAJORS[order].value), icon(EMBLEM[colour], class_=f"i emb-{colour}"),
                span(k(f"dervish.corner.{SPACE_NAMES[space]}"), class_="corner"), class_="tower-b")


def far_trade(moment: Moment) -> Panel:
    """A trade at a tile far away, by his card."""
    shown = units.trading(moment)
    return shown._replace(title=k("title.fartrade", space=space_name(moment.here_name)))


def say(moment: Moment) -> Child:
    """The sentence of such a trade before anything is traded."""
    begun = not moment.ahead.steps or moment.ahead.steps[-1].act.startswith("use dervish ")
    far = begun and moment.scene.mine and isinstance(moment.asking, FarTrade)
    return k("say.fartrade", space=space_name(moment.here_name)) if far else None


def thing(rest: str) -> str:
    """What `use dervish` speaks of."""
    return card_name(rest.split()[0]) if rest and rest.split()[0] in ADVICE else ""


def term(name: str) -> str:
    """His two cards that are words of another deed."""
    return t(f"term.{name}") if name in (CALM, THREE_MINORS) else ""


def tall(moment: Moment) -> bool:
    """Whether what stands beneath the panel needs room."""
    return two_ways(moment) is not None or take(moment) is not None or at_stop(moment) is not None
