"""An order before and while it is filled: goods, Fountain, debt, purse, points, and the card as reward with its gifts."""
from collections.abc import Sequence
from typing import Any

from engine.caravanserai.game import GAME
from engine.caravanserai.orders import OrderSteps, Payout, Reward
from engine.caravanserai.preview import Payment, payment
from engine.caravanserai.table import CaravanseraiTable
from engine.kernel import legal
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import k, signed, space_name, t
from ui.caravanserai.orders import order_card
from ui.caravanserai.panels.grid import card_grid
from ui.caravanserai.panels.parts import Panel, choice, choices, listed_acts, reason, shut
from ui.caravanserai.panels.terms import now, terms, words_of
from ui.kit.html import Html, b, div, icon, join, p, span


def tower(moment: Moment) -> Panel:
    """The order of a tower, whether I can fill it, and what it pays."""
    order = moment.table.towers[moment.here]
    title = k("title.walk" if moment.target and moment.walking else "title.at", space=space_name(moment.here_name))
    if not order:
        return Panel(title, p(icon("info"), span(k("why.no-order-here")), class_="because"))
    acts = listed_acts(moment, "complete")
    if not acts:
        pay = payment(moment.table, moment.me, order, moment.here)
        return Panel(title, div(div(order_card(order, moment.before.goods), pays(pay), class_="order-row"),
                                reason(moment, "complete -"), class_="ordering"), broad=True)
    return Panel(title, fill_in(moment, acts, order, "major", moment.here), tall=True)


def fill_in(moment: Moment, acts: Sequence[str], order: str, deed: str, space: int) -> Html:
    """An order that can be filled: what it pays under the terms chosen, the terms, and the button that fills it."""
    act = now(moment, acts)
    pay = payment(moment.table, moment.me, order, space, words_of(act), deed)
    return div(div(order_card(order, moment.before.goods), pays(pay), class_="order-row"), terms(moment, acts, act, order),
               choices(choice(moment, act, k("order.fill"), class_="wide-b")), class_="ordering")


def finishing(moment: Moment) -> Panel:
    """The waiting Minor Order, where there is a choice how to fill it."""
    acts = listed_acts(moment, "finish")
    body = fill_in(moment, acts, moment.before.waiting, "finish", -1)
    return Panel(k("look.finish"), div(body, shut(moment.draft.open), class_="with-shut"), tall=True)


def pays(pay: Payment) -> Html:
    """The sum of an order: printed worth, Fountain, debt; and what remains for purse and points."""
    parts = [span(b(pay.value), class_="sum")]
    if pay.arrow:
        parts.append(span(icon("fountain"), b(signed(pay.arrow)), span(k("order.fountain"), class_="vh"),
                          class_=["sum", "up" if pay.arrow > 0 else "down"]))
    if pay.debt:
        parts.append(span(icon("borrow"), b(signed(-pay.debt)), span(k("order.debt"), class_="vh"), class_="sum down"))
    summed = [*parts, span("=", class_="eq")] if len(parts) > 1 else []
    return p(*summed, span(b(pay.rest), span(k("order.rest"), class_="how"), class_="sum total"), class_="pays", id="pays")


def payout(moment: Moment) -> Panel:
    """How much goes into the purse; the rest becomes points."""
    return Panel(k("title.payout"), div(_filled(moment), purse_row(moment), _opens(moment), class_="ordering"), tall=True)


def _opens(moment: Moment) -> Html | None:
    """A hint that a piece can still open a space of the purse."""
    able = any(act.startswith("open ") for act in moment.options)
    return p(icon("purse"), span(k("order.open")), class_="hint") if able else None


def _filled(moment: Moment) -> Html | None:
    """The order that is being filled."""
    steps = [asked for asked in moment.table.pending if isinstance(asked, OrderSteps)]
    return div(order_card(steps[-1].order), class_="order-row") if steps else None


def asked_at(moment: Moment, kind: type[Any]) -> tuple[CaravanseraiTable, str] | None:
    """The table on which a question is asked, now or within the draft, and its answer in the draft."""
    for step in reversed(moment.ahead.steps):
        if isinstance(step.asking, kind):
            return step.table, step.act
    return (moment.ahead.table, "") if isinstance(moment.ahead.asking, kind) else None


def purse_row(moment: Moment) -> Html | None:
    """The coins to choose from, each with the points that are left."""
    found = [step for step in moment.ahead.steps if isinstance(step.asking, Payout)]
    table = found[-1].table if found else moment.ahead.table if isinstance(moment.ahead.asking, Payout) else None
    if table is None:
        return None
    rest = table.pending[-1].rest  # type: ignore[attr-defined]  # the payout found
    acts = [str(act) for act in legal(GAME, table) if act.verb == "fill"]
    buttons = [choice(moment, act, span(b(data_n=act.split()[1]), icon("coins")),
                      span(b(data_n=rest - int(act.split()[1])), icon("star"), class_="pts"),
                      class_="coins-b", label=t("order.fill.label", n=int(act.split()[1]), points=rest - int(act.split()[1])))
               for act in acts]
    return div(p(k("order.purse"), class_="label"), choices(*buttons, class_="coins-row", label=t("order.purse")),
               class_="purse-row")


def reward(moment: Moment) -> Panel:
    """The card as reward: both displays and the tops of the decks; below each what the others get."""
    found = asked_at(moment, Reward)
    table = found[0] if found else moment.table
    decks = [_unseen(moment, deck, len(shelf.deck)) for deck, shelf in table.shelves.items() if shelf.deck]
    paid = any(isinstance(step.asking, Payout) for step in moment.ahead.steps)
    grid = card_grid(moment, table, "reward", k("reward.others" if len(moment.view.seats) > 1 else "reward.alone"))
    return Panel(k("title.reward"), join(purse_row(moment) if paid else None, grid, choices(*decks, class_="decks")), tall=True)


def _unseen(moment: Moment, deck: str, cards: int) -> Html:
    """The top of a deck."""
    return choice(moment, f"reward blind {deck}", icon("ability"), span(k(f"reward.blind.{deck}", n=cards)),
                  class_=f"deck {deck}", label=t(f"reward.unseen.{deck}", n=cards))
