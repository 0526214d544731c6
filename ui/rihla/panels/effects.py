"""What the picked answer changes, as chips in the order cost, gain, consequence (look.md)."""
from collections.abc import Callable, Iterator

from engine.rihla.box import PRICE, SISTERS, STREET
from engine.rihla.dues import Debt
from engine.rihla.events import AuctionOpened, AuctionWon, BarakahGained, DebtOpened, DebtPaid, Leased
from engine.rihla.visit import visitor_pays
from ui.kit.html import Html
from ui.rihla.ask import Ahead
from ui.rihla.drafts.debt import picked, raised
from ui.rihla.moment import Moment
from ui.rihla.names import k, signed, street_name
from ui.rihla.panels.parts import chip
from ui.rihla.panels.trade_effects import offer_chips
from ui.rihla.space_words import outcome
from ui.words import say


def effects(moment: Moment) -> list[Html]:
    """The chips of what the main button would do."""
    if moment.fore is None or not moment.bundle:
        return []
    if moment.asks(Debt) and picked(moment.draft):
        return list(_raise(moment, moment.fore))
    verb = moment.bundle[0].split()[0]
    return list(_VERBS.get(verb, _plain)(moment, moment.fore))


def _cash(moment: Moment, fore: Ahead) -> Iterator[Html]:
    change = fore.cash(moment.me)
    if change:
        yield chip(signed(change), "loss" if change < 0 else "gain", "coins")


def _left(moment: Moment, fore: Ahead) -> Iterator[Html]:
    yield chip(say("rihla.chip.left", cash=k(fore.table.merchants[moment.me].cash)), "quiet")


def _plain(moment: Moment, fore: Ahead) -> Iterator[Html]:
    yield from _cash(moment, fore)
    yield from _blessing(moment, fore)
    if fore.cash(moment.me):
        yield from _left(moment, fore)


def _blessing(moment: Moment, fore: Ahead) -> Iterator[Html]:
    gained = sum(event.amount for event in fore.all(BarakahGained) if event.seat == moment.me)
    if gained:
        yield chip(say("rihla.chip.barakah", n=gained), "gain", "barakah")


def _journey(moment: Moment, fore: Ahead) -> Iterator[Html]:
    for tone, words, picture in outcome(moment, fore, moment.me):
        yield chip(words, tone, picture)
    if PRICE[moment.draft.space] and fore.before.owner[moment.draft.space] < 0:
        yield from completes(moment, moment.draft.space)


def completes(moment: Moment, space: int) -> Iterator[Html]:
    """Whose street a free or offered business would complete."""
    street = STREET[space]
    if street is None:
        return
    owners = [moment.view.owner[spot] for spot in SISTERS[space] if spot != space]
    if any(owner != owners[0] for owner in owners) or owners[0] < 0:
        return
    if owners[0] == moment.me:
        yield chip(say("rihla.chip.completes.mine", street=street_name(street.letter)), "gain")
    else:
        yield chip(say("rihla.chip.completes.other", street=street_name(street.letter), who=moment.name(owners[0])), "loss")


def _purchase(moment: Moment, fore: Ahead) -> Iterator[Html]:
    yield from _cash(moment, fore)
    space = next((place for place, owner in enumerate(fore.table.owner) if owner != fore.before.owner[place]), -1)
    if space >= 0:
        yield from _new_pay(fore, space)
        yield from completes(moment, space)
    yield from _left(moment, fore)


def _new_pay(fore: Ahead, space: int) -> Iterator[Html]:
    pay = visitor_pays(fore.table, space)
    if pay:
        yield chip(say("rihla.chip.pays", pay=k(pay)))


def _growth(moment: Moment, fore: Ahead) -> Iterator[Html]:
    """A build or a sale: the cash, and what visitors pay before and after."""
    yield from _cash(moment, fore)
    space = int(moment.bundle[0].split()[1])
    before, after = visitor_pays(fore.before, space), visitor_pays(fore.table, space)
    if before != after:
        yield chip(say("rihla.chip.change", before=k(before), after=k(after)), "loss" if after < before else "")
    yield from _debt(moment, fore)
    yield from _left(moment, fore)


def _lease(moment: Moment, fore: Ahead) -> Iterator[Html]:
    yield from _growth(moment, fore)
    if fore.find(Leased) is not None:
        yield chip(say("rihla.chip.ijara"), "loss", "ijara")
        if moment.full(int(moment.bundle[0].split()[1])):
            yield chip(say("rihla.chip.nobuild"), "loss")


def _raise(moment: Moment, fore: Ahead) -> Iterator[Html]:
    """All that is picked in a debt: what it brings, what becomes of the debt, and what is left."""
    ways = picked(moment.draft)
    yield chip(f"+{k(raised(moment.view, ways))}", "gain", "coins")
    if fore.find(Leased) is not None:
        yield chip(say("rihla.chip.ijara"), "loss", "ijara")
    yield from _debt(moment, fore)
    yield from _left(moment, fore)


def _debt(moment: Moment, fore: Ahead) -> Iterator[Html]:
    paid = fore.find(DebtPaid)
    if paid is not None:
        yield chip(say("rihla.chip.paid", total=k(paid.total)), "gain", "check")


def _pass(moment: Moment, fore: Ahead) -> Iterator[Html]:
    opened = fore.find(AuctionOpened)
    if opened is not None:
        yield chip(say("rihla.chip.auction", amount=k(opened.amount)), "", "auction")
        yield chip(say("rihla.chip.nobid"), "loss")


def _bid(moment: Moment, fore: Ahead) -> Iterator[Html]:
    won = fore.find(AuctionWon)
    if won is not None and won.seat == moment.me:
        yield chip(say("rihla.chip.won"), "gain", "auction")
        yield from _purchase(moment, fore)
        return
    if won is not None:
        yield chip(say("rihla.chip.lost", who=moment.name(won.seat), amount=k(won.amount)), "loss", "auction")


def _visit(moment: Moment, fore: Ahead) -> Iterator[Html]:
    yield from _plain(moment, fore)
    debt = fore.find(DebtOpened)
    if debt is not None:
        yield chip(say("rihla.chip.debt", total=k(debt.total)), "loss", "debt")


_VERBS: dict[str, Callable[[Moment, Ahead], Iterator[Html]]] = {
    "stop": _journey, "buy": _purchase, "build": _growth, "sell": _growth, "lease": _lease, "reclaim": _growth,
    "pass": _pass, "offer": offer_chips, "accept": offer_chips, "bid": _bid, "fold": _bid, "visit": _visit, "endow": _visit,
}
