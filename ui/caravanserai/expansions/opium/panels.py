"""Taking a foreign coin, exchanging coins, the Dealer's business, his card, and the inspection."""
from collections.abc import Sequence
from typing import Any

from engine.caravanserai.actions.trade import Trading
from engine.caravanserai.board import opposite
from engine.caravanserai.box_board import KIND, RING, SPACE_NAMES
from engine.caravanserai.expansions.opium.annex import opium, works
from engine.caravanserai.expansions.opium.box import CHANGER_OF, COVERED, CURRENCY_OF, MOST_TOKENS, SAME_KIND
from engine.caravanserai.expansions.opium.dealer import Inspection, fee
from engine.caravanserai.turn import Stop
from ui.caravanserai.ask import Ahead, follow
from ui.caravanserai.expansions.figure import portrait
from ui.caravanserai.expansions.opium.pieces import COIN, poppies, token, tokens_words
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import capital, k, space_name, t
from ui.caravanserai.panels.parts import Panel, choice, choices, listed_acts, shut
from ui.kit.html import Child, Html, b, button, div, icon, join, p, span

PANEL = "dealer"
"""The name under which the panel of my coins and of the Dealer's card is opened."""


def _own(moment: Moment) -> list[str]:
    """My coins at the moment that the panel speaks of; a value of one just drawn stays unknown."""
    known = opium(moment.view).tokens[moment.me]
    later = opium(moment.table).tokens[moment.me]
    return [name if name in known else name[0] for name in later]


# ---- a coin instead of goods


def take_coin(moment: Moment) -> Html | None:
    """At a caravan tile: the coin beside it in the place of the light half, once in a trade."""
    asking = moment.asking
    if not isinstance(asking, Stop | Trading) or KIND[asking.space] != "caravan":
        return None
    area = moment.table.tiles[asking.space][:1]
    if not area or not opium(moment.table).slots.get(area):
        return None
    kind = CURRENCY_OF[area]
    held = len(opium(moment.table).tokens[moment.me])
    says = span(b(k("coin.take", currency=t(f"token.{kind}"))),
                span(k("coin.take.says", n=held, most=MOST_TOKENS), class_="says"), class_="txt")
    return choices(choice(moment, "convert token", icon(COIN[kind]), says, class_=f"deck coin-take {COIN[kind]}"))


# ---- coins for dirhams


def exchange(moment: Moment) -> Html | None:
    """At a Money Changer: what my coins of his currency would bring, each set a button."""
    asking = moment.asking
    if not isinstance(asking, Stop) or asking.space not in CHANGER_OF:
        return None
    kind = CHANGER_OF[asking.space]
    acts = listed_acts(moment, "exchange tokens")
    if not acts:
        mine = [name for name in _own(moment) if name[0] == kind]
        words = k("coins.too-few" if mine else "coins.none", currency=t(f"token.many.{kind}"))
        return p(icon(COIN[kind]), span(words), [token(name) for name in mine], class_="hint coins-b")
    return choices(*[choice(moment, act, *_brings(moment, act), class_="deck coins-b") for act in acts], class_="decks",
                   label=t("coins.exchange"))


def _brings(moment: Moment, act: str) -> list[Html]:
    """Coins, and what they bring: dirhams for the purse, the rest as points."""
    names = act.split()[2].split(",")
    at = next((step for step in moment.ahead.steps if step.act == act), None)
    before = at.table if at else moment.table
    then = follow(Ahead((), before, False), act)
    if not isinstance(then, Ahead):
        return [span(*(token(name) for name in names))]
    was, now = before.seats[moment.me], then.table.seats[moment.me]
    coins, points = now.coins - was.coins, now.points - was.points
    gains = [span(b(f"+{coins}"), icon("coins"), class_="sum")] if coins else []
    gains += [span(b(f"+{points}"), icon("star"), class_="sum pts")] if points else []
    label = span(t("coins.brings", tokens=tokens_words(names), coins=coins, points=points), class_="vh")
    return [span(*(token(name) for name in names), class_="toks", aria_hidden="true"), span("=", class_="eq", aria_hidden="true"),
            span(*gains, class_="gains", aria_hidden="true"), label]


# ---- the Dealer


def buy(moment: Moment) -> Html | None:
    """Where the Dealer stands: the pairs of coins that buy an opium, or what is lacking."""
    asking = moment.asking
    if type(asking) is not Stop or opium(moment.table).dealer != asking.space:
        return None
    acts = listed_acts(moment, "buy opium")
    if not acts:
        done = "opium" in asking.done
        lacks = "dealer.lacks.any" if works(moment.table.seats[moment.me], SAME_KIND) else "dealer.lacks"
        return p(portrait("dealer"), span(k("dealer.done" if done else lacks)), class_="hint dealer-b")
    pairs = [choice(moment, act, *_pair(act.split()[2:]), class_="deck coins-b") for act in acts]
    return div(p(portrait("dealer"), span(k("dealer.sells", n=opium(moment.table).supply)), class_="hint dealer-b"),
               choices(*pairs, class_="decks"), class_="steppers")


def _pair(names: list[str]) -> tuple[Html, ...]:
    """Two tokens for an opium."""
    return (icon("opium"), span(*(token(name) for name in names), class_="toks", aria_hidden="true"),
            span(t("dealer.buy", tokens=tokens_words(names)), class_="vh"))


def way_in(moment: Moment) -> Html | None:
    """The button of my coins and opium: it opens what the Dealer's card does, or shows them."""
    annex = opium(moment.view)
    coins, held = len(annex.tokens[moment.me]), annex.opium[moment.me]
    label = t("opium.mine", coins=t("tokens", n=coins), opium=t("opium.n", n=held))
    can, on = bool(listed_acts(moment, "shift dealer")) and moment.scene.mine, moment.draft.open == PANEL
    opens = ({"data_do": "pick", "data_what": f"open {PANEL}", "aria_pressed": "true" if on else "false"} if can else
             {"data_do": "sheet", "data_name": "piece", "data_what": "opium"})
    return button(span(icon("solidus"), b(coins), class_="pair-n", aria_hidden="true"),
                  span(icon("opium"), b(held), class_="pair-n", aria_hidden="true"), span(label, class_="vh"), type="button",
                  id="way-opium", class_=["btn", "way-b", "opium-b", "picked" if on else "can" if can else ""], **opens)


def opened(moment: Moment) -> Panel | None:
    """The panel of the Dealer's card while it is open."""
    acts = listed_acts(moment, "shift dealer") if moment.draft.open == PANEL else []
    if not acts:
        return None
    told = div(p(portrait("dealer"), span(k("dealer.shift")), class_="hint"), _shifts(moment, acts), class_="steppers")
    return Panel(k("title.shift"), div(told, shut(PANEL), class_="with-shut"), tall=True)


def _shifts(moment: Moment, acts: Sequence[str]) -> Html:
    dealer = opium(moment.view).dealer
    places = {act: (dealer + int(act.split()[2])) % RING for act in acts}
    return choices(*[choice(moment, act, span(b(capital(space_name(SPACE_NAMES[space]))),
                                              span(icon("inspected"), k("dealer.watches", space=_opposite(space)), class_="says"),
                                              class_="txt"), class_="deck shift") for act, space in places.items()],
                   class_="decks shifts")


def _opposite(space: int) -> str:
    return space_name(SPACE_NAMES[opposite(space)])


def at_stop(moment: Moment) -> Html | None:
    """At a stop, while the Dealer's card can still be used: the way to it."""
    if moment.draft.open == PANEL or not isinstance(moment.asking, Stop) or not listed_acts(moment, "shift dealer"):
        return None
    return choices(button(icon("dealer"), span(k("dealer.shift.short")), type="button", id="open-dealer",
                          class_="choice deck legal", data_do="pick", data_what=f"open {PANEL}", aria_pressed="false"),
                   class_="decks extra-b")


# ---- orders and the inspection


def with_opium(moment: Moment) -> Html | None:
    """At the Red Gate: what opium in hand means for the draw."""
    held = opium(moment.table).opium[moment.me]
    if type(moment.asking) is not Stop or KIND[moment.asking.space] != "red_gate" or not held:
        return None
    return p(icon("opium"), span(k("opium.draw")), class_="hint")


def inspection(moment: Moment) -> Panel:
    """Pay for all opium, or lose it."""
    price, held = fee(moment.table, moment.me), opium(moment.table).opium[moment.me]
    pay = choice(moment, "pay inspection", span(b(f"−{price}"), icon("coins"), class_="sum"), span(k("inspection.pay", n=held)),
                 class_="big")
    give = choice(moment, "surrender opium", span(b(f"−{held}"), icon("opium"), class_="sum"), span(k("inspection.give", n=held)),
                  class_="big")
    return Panel(k("title.inspection"), choices(pay, give, class_="stacked"), tall=True)


def say(moment: Moment) -> Child:
    """The sentence of an inspection, and of a draft that a coin or the Dealer's roll ends."""
    if isinstance(moment.ahead.asking, Inspection) and moment.scene.mine:
        return k("say.inspect", n=opium(moment.ahead.table).opium[moment.me], price=fee(moment.ahead.table, moment.me))
    last = moment.ahead.steps[-1].act if moment.ahead.steps and moment.scene.mine else ""
    if last == "convert token":
        return k("say.coin")
    return k("say.opium.last" if _last_one(moment) else "say.opium") if last.startswith("buy opium ") else None


def _last_one(moment: Moment) -> bool:
    return opium(moment.ahead.table).supply == 0


def tall(moment: Moment) -> bool:
    """Whether what stands beneath the panel needs room."""
    return any(draw(moment) is not None for draw in (take_coin, exchange, buy, at_stop, with_opium))


def secret(asking: Any, view: Any) -> bool:
    """Whether a question shows its seat what its tokens are worth."""
    return bool(opium(view).tokens[asking.seat])


def term(name: str) -> str:
    """Opium in an order."""
    return t("term.opium", n=COVERED) if name == "opium:" else ""


def thing(rest: str) -> str:
    """The coins that an action speaks of."""
    names = rest.replace(" ", ",").split(",")
    return tokens_words(names) if all(_is_token(name) for name in names) else ""


def _is_token(name: str) -> bool:
    return name[:1] in COIN and name[1:].isdigit()


def looks(moment: Moment) -> Html:
    """Both of my numbers in a row, for the tray of a laptop."""
    annex = opium(moment.view)
    coins = [token(name) for name in _own(moment)]
    return join(span(coins, class_="toks") if coins else span(k("tokens", n=0), class_="says"), poppies(annex.opium[moment.me]))
