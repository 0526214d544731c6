"""Coins, opium and the exchange boards in sheets, on the strip of seats, beside the tray; and what a draft does to them."""
from collections.abc import Iterator

from engine.caravanserai.box_board import KIND, SPACE_NAMES
from engine.caravanserai.expansions.opium.annex import inspected, opium
from engine.caravanserai.expansions.opium.box import CHANGER_OF, CURRENCIES, CURRENCY_OF, FEE, RATE
from engine.caravanserai.expansions.opium.dealer import Inspection
from ui.caravanserai.expansions.figure import portrait
from ui.caravanserai.expansions.opium.panels import looks
from ui.caravanserai.expansions.opium.pieces import COIN, poppies, token, where
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import card_name, chip, k, signed, space_name, t
from ui.kit.html import Html, dd, div, dl, dt, h3, icon, join, p, section, span


def board(kind: str) -> Html:
    """The exchange board of a currency: what each total brings."""
    rows = [div(dt(total), dd(dirhams, icon("coins"))) for total, dirhams in RATE[kind].items()]
    title = h3(icon(COIN[kind]), span(k("rates", currency=t(f"token.many.{kind}"))))
    return section(title, dl(rows, class_=f"rates {COIN[kind]}"))


def sheet(moment: Moment, which: str) -> tuple[Html, Html]:
    """The Dealer, the supply, who holds what, and both boards."""
    annex, there = opium(moment.view), where(moment.view)
    place = (k("dealer.where", space=space_name(there[0]), inspected=space_name(there[1])) if there else k("dealer.gone"))
    held = [section(h3(moment.name(seat)), _holds(moment, seat)) for seat in range(len(annex.tokens))]
    mine = annex.partner in (-1, moment.me)
    rules = [p(k(f"help.opium.{number}"), class_="soft") for number in range(1, 6)] if mine else [
        p(k("opium.partner", who=moment.name(annex.partner)), class_="soft")]
    body = div(p(portrait("dealer"), span(place), class_="hint"),
               p(icon("opium"), span(k("opium.supply", n=annex.supply)), class_="fact"), held,
               [board(kind) for kind in CURRENCIES], rules, class_="cv piece-sheet")
    return k("opium.sheet"), body


def _holds(moment: Moment, seat: int) -> Html:
    annex = opium(moment.view)
    coins, held = annex.tokens[seat], annex.opium[seat]
    return p(span([token(name) for name in coins], class_="toks") if coins else span(k("tokens", n=0), class_="soft"),
             poppies(held), class_="fact")


def seat_sheet(moment: Moment, seat: int) -> Html:
    """The coins and the opium of a seat, in its sheet."""
    return section(h3(k("opium.held")), _holds(moment, seat))


def seat_more(moment: Moment, seat: int) -> Html | None:
    """Coins and opium of a seat, on the strip of a laptop."""
    annex = opium(moment.view)
    coins, held = annex.tokens[seat], annex.opium[seat]
    if not coins and not held:
        return None
    kinds = [span(icon(COIN[kind]), sum(name[0] == kind for name in coins), span(k(f"token.many.{kind}"), class_="vh"),
                  class_=f"tok {COIN[kind]}") for kind in CURRENCIES if any(name[0] == kind for name in coins)]
    return span(kinds, poppies(held) if held else None, class_="wide")


def beside(moment: Moment) -> Html:
    """My coins and opium beside the tray of a laptop, and what is left in the supply."""
    return section(h3(icon("opium"), span(k("opium.sheet"))), p(looks(moment), class_="fact"),
                   p(k("opium.supply", n=opium(moment.view).supply), class_="says"), class_="part-b wide")


def space_sheet(moment: Moment, space: int) -> Html | None:
    """What the expansion adds to a space: a coin beside its tiles, an exchange board, the Dealer, the Inspected Area."""
    view, annex, found = moment.view, opium(moment.view), []
    if KIND[space] == "caravan" and view.tiles[space] and annex.slots.get(view.tiles[space][0]):
        kind = CURRENCY_OF[view.tiles[space][0]]
        found.append(p(token(kind), span(k("coin.beside", currency=t(f"token.{kind}"))), class_="hint"))
    if space in CHANGER_OF:
        found += [p(icon(COIN[CHANGER_OF[space]]), span(k("coin.changer", currency=t(f"token.many.{CHANGER_OF[space]}"))),
                    class_="hint"), board(CHANGER_OF[space])]
    if space == annex.dealer:
        found.append(p(portrait("dealer"), span(k("dealer.sells", n=annex.supply)), class_="hint"))
    if space == inspected(view):
        found.append(p(icon("inspected"), span(k("inspected.says", n=FEE)), class_="hint"))
    return div(found, class_="opium-here") if found else None


# ---- what a draft does


def chips(moment: Moment) -> Iterator[Html]:
    """Coins and opium won or spent; an inspection on the way; the Dealer moved by his card."""
    was, then = opium(moment.view), opium(moment.ahead.table)
    for kind in CURRENCIES:
        before, after = (sum(name[0] == kind for name in annex.tokens[moment.me]) for annex in (was, then))
        change = after - before
        if change:
            yield _change(change, COIN[kind], k(f"token.{kind}"))
    change = then.opium[moment.me] - was.opium[moment.me]
    if change:
        yield _change(change, "opium", k("opium"))
    if isinstance(moment.ahead.asking, Inspection):
        yield chip(k("chip.inspection"), "loss", "inspected")
    moved = [act for act in moment.draft.bundle if act.startswith("shift dealer ")]
    if moved and then.dealer >= 0:
        yield chip(k("chip.dealer", space=space_name(SPACE_NAMES[then.dealer])), "quiet wide-chip", "dealer")


def _change(change: int, picture: str, words: Html) -> Html:
    return chip(join(signed(change), icon(picture), span(words, class_="vh")), "loss" if change < 0 else "")


def account(part: str) -> str:
    """The line of a card that was taken with oy19."""
    return t("account.oy19", card=card_name(part.partition("-")[2])) if part.startswith("oy19-") else ""
