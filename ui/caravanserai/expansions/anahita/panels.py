"""The questions of the expansion: what Anahita does for me, making way for the Arbab, open orders, the outermost card."""
from engine.caravanserai.box import GOODS
from engine.caravanserai.box_board import KIND, SPACE_NUMBER
from engine.caravanserai.expansions.anahita.annex import ARBAB, arbab
from engine.caravanserai.expansions.anahita.solo_deeds import outermost_cards
from engine.caravanserai.expansions.anahita.walk import Displacing
from engine.caravanserai.preview import payment
from engine.kernel import Refusal
from ui.caravanserai.attach import every, first_word
from ui.caravanserai.cards import cost, full
from ui.caravanserai.court.labels import described
from ui.caravanserai.court.places import stone
from ui.caravanserai.draft import Draft
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import capital, has, k, listed, pieces, several, space_name, t
from ui.caravanserai.orders import order_card, order_words
from ui.caravanserai.panels import gates, registry
from ui.caravanserai.panels.order import pays, purse_row
from ui.caravanserai.panels.parts import Panel, choice, choices, listed_acts, reason
from ui.caravanserai.taps import pick
from ui.kit.face import Scene
from ui.kit.html import MARKS, Html, div, g, icon, join, p, span, use


def favoured(moment: Moment) -> Panel:
    """The panel of the space where she stands, in her name."""
    kind = KIND[moment.here]
    shown = (every().stops.get(kind) or registry.STOPS[kind])(moment)
    return Panel(k("title.favoured", space=space_name(moment.here_name)), shown.body, shown.tall)


# ---- making way


def ways_out(moment: Moment) -> dict[int, int] | None:
    """The spaces where my figure can step aside."""
    if not (moment.scene.mine and isinstance(moment.scene.asking, Displacing)):
        return None
    return {SPACE_NUMBER[str(act).split()[1]]: 0 for act in moment.scene.legal}


def step_aside(scene: Scene, draft: Draft, space: str) -> Draft | Refusal | None:
    """A press on a space while my figure must make way."""
    return pick(scene, f"act displace {space}") if isinstance(scene.asking, Displacing) else None


def aside_ghost(moment: Moment) -> Html | None:
    """My figure where it would step."""
    if ways_out(moment) is None:
        return None
    target = aside_target(moment)
    if not target:
        return Html("")
    x, y = stone(SPACE_NUMBER[target])
    return g(use(class_="mark", href=f"#{MARKS[moment.me]}", x=-21, y=-21, width=42, height=42),
             class_=f"pawn ghost seat-{moment.me + 1}", transform=f"translate({x} {y})", id="ghost")


def aside_target(moment: Moment) -> str:
    """The space that the draft steps aside to, or ""."""
    return next((act.split()[1] for act in moment.draft.bundle if act.startswith("displace ")), "")


def displacing(moment: Moment) -> Panel:
    """What lies where I would step; before I choose, that nothing else happens there."""
    target = aside_target(moment) or (moment.looked if moment.looked and SPACE_NUMBER[moment.looked] in (ways_out(moment) or {})
                                      else "")
    if not target:
        hint = k("displacing.hint.inspected" if "opium" in moment.view.parts else "displacing.hint")
        return Panel(k("title.displacing"), p(icon("arbab"), span(hint), class_="hint"), broad=True)
    words = [space_name(target), *described(moment.view, SPACE_NUMBER[target])]
    return Panel(k("title.aside", space=space_name(target)), p(icon("walk"), span(capital(", ".join(words))), class_="hint spot"),
                 broad=True)


# ---- Minor Orders that lie open


def red_gate(moment: Moment) -> Panel:
    """The orders that lie open, each with what it pays when it can be filled; while none do, the deck as usual."""
    if ARBAB not in moment.table.annexes or not arbab(moment.table).open:
        return gates.red_gate(moment)
    orders = arbab(moment.view).gate
    title = k("title.walk" if moment.target and moment.walking else "title.at", space=space_name(moment.here_name))
    if not orders:
        return Panel(title, p(icon("info"), span(k("gate.bare")), class_="because"))
    rows = [row for order in orders for row in _open_order(moment, order)]
    why = None if listed_acts(moment, "pick") else reason(moment, f"pick {orders[0]} -")
    return Panel(title, div(choices(*rows, class_="minors"), why, purse_row(moment), class_="ordering"), tall=True)


def _open_order(moment: Moment, order: str) -> list[Html]:
    """An open order under each of its terms; without any it is taken to wait, or refused."""
    acts = [act for act in listed_acts(moment, "pick") if act.split()[1] == order] or [f"pick {order} -"]
    return [_row(moment, order, act) for act in acts]


def _row(moment: Moment, order: str, act: str) -> Html:
    held, words = moment.before.goods, tuple(word for word in act.split()[2].split(",") if word != "-")
    pay = payment(moment.table, moment.me, order, moment.here, words, "keep")
    ready = not any(short > have for short, have in zip(pay.goods, held, strict=True))
    note = span(term_words(words), class_="how") if words else None
    return choice(moment, act, order_card(order, held), note, pays(pay) if ready else span(k("minor.waits"), class_="pays"),
                  class_="minor-b", label=", ".join([order_words(order), *([term_words(words)] if words else [])]))


def term_words(words: tuple[str, ...]) -> str:
    """The terms of a deed in words."""
    return listed([first_word(every().term, word) or (t(f"order.fill.{word}") if has(f"order.fill.{word}") else word)
                   for word in words])


# ---- Solo Mode: one of the outermost cards goes


def outermost(moment: Moment) -> Panel:
    """The two cards, each with the goods that I get for it."""
    rows = [choice(moment, f"give up {card}", full(card, goods=False), _gets(moment, card), class_="goes-b",
                   label=t("outermost.label", card=t(f"card.{card}.name"), goods=several(cost(card))))
            for card in outermost_cards(moment.table)]
    return Panel(k("title.outermost"), choices(*rows, class_="minors"), tall=True)


def _gets(moment: Moment, card: str) -> Html:
    """The goods at the bottom of a card; what the common supply lacks is said."""
    short = {good: n for good, n in cost(card).items() if moment.table.tray[GOODS.index(good)] < n}
    gets = span(k("outermost.gets"), pieces(cost(card).items()), class_="gifts")
    return join(gets, span(k("outermost.short", goods=several(short)), class_="how") if short else None)
