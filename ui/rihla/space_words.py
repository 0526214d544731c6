"""A space in words: for screen readers, for short notes under a name, and for what a stop there would mean."""
from engine.rihla.auction import Buy
from engine.rihla.box import KIND, PRICE
from engine.rihla.events import (
    AuctionOpened,
    CardDrawn,
    DebtOpened,
    Moved,
    Paid,
    SentToHouse,
    WaqfVisited,
    ZakatReckoned,
)
from engine.rihla.table import NOBODY
from engine.rihla.visit import visitor_pays
from engine.rihla.waqf import Endow
from ui.kit.html import Html, join
from ui.rihla.ask import Ahead
from ui.rihla.moment import Moment
from ui.rihla.names import k, level_words, space_name
from ui.words import say, tell


def label(moment: Moment, space: int, steps: int | None) -> str:
    """A space for those who do not see it."""
    parts = [tell("rihla.space.at", place=space, name=space_name(space)), _owned(moment, space)]
    here = [moment.name(seat) for seat, merchant in enumerate(moment.view.merchants)
            if not merchant.out and merchant.pos == space]
    parts += [tell("rihla.space.here", who=who) for who in here]
    if steps is not None:
        parts.append(tell("rihla.space.steps", n=steps))
    return ", ".join(part for part in parts if part)


def _owned(moment: Moment, space: int) -> str:
    view = moment.view
    owner, level, left = view.owner[space], view.level[space], view.ijara_left[space]
    if KIND[space] not in ("business", "service", "waqf"):
        return ""
    if owner == NOBODY:
        return tell("rihla.space.free", price=k(PRICE[space])) if PRICE[space] else tell("rihla.space.unendowed")
    if KIND[space] == "waqf":
        return tell("rihla.space.endowed", who=moment.name(owner))
    words = tell("rihla.space.owned", who=moment.name(owner))
    if left:
        return f"{words}, {tell('rihla.space.leased', n=left)}"
    grown = f", {level_words(level)}" if level else ""
    return f"{words}{grown}, {tell('rihla.space.pays', pay=k(visitor_pays(view, space)))}"


def outcome(moment: Moment, stop: Ahead, seat: int) -> list[tuple[str, Html, str]]:
    """What a stop means for a seat, as (tone, words, picture), the most telling first."""
    found = [*_payments(moment, stop, seat), *_happenings(moment, stop, seat)]
    moved = stop.find(Moved)
    if moved is not None and moved.pay:
        found.append(("gain", say("rihla.stop.start", amount=k(moved.pay)), "start"))
    return found or [("quiet", say("rihla.stop.nothing"), "rest")]


def _payments(moment: Moment, stop: Ahead, seat: int) -> list[tuple[str, Html, str]]:
    found = []
    for paid in stop.all(Paid):
        if paid.seat == seat and paid.reason == "zakat":
            found.append(("loss", say("rihla.stop.zakat", amount=k(paid.amount)), "zakat"))
        elif paid.seat == seat:
            found.append(("loss", say("rihla.stop.pay", amount=k(paid.amount), to=party(moment, paid.to)), "coins"))
    debt = stop.find(DebtOpened)
    if debt is not None and debt.seat == seat:
        found.append(("loss", say("rihla.stop.debt", amount=k(debt.total)), "debt"))
    return found


def _happenings(moment: Moment, stop: Ahead, seat: int) -> list[tuple[str, Html, str]]:
    asked = stop.table.pending[-1] if stop.table.pending else None
    found: list[tuple[str, Html, str]] = []
    card, reckoned = stop.find(CardDrawn), stop.find(ZakatReckoned)
    if card is not None:
        found.append(("quiet", say(f"rihla.stop.{card.deck}"), card.deck))
    if stop.find(SentToHouse) is not None:
        found.append(("loss", say("rihla.stop.house"), "debt"))
    if stop.sure and isinstance(asked, Buy):
        found.append(("quiet", say("rihla.stop.free", price=k(PRICE[asked.space])), "stall"))
    if stop.find(AuctionOpened) is not None:
        found.append(("loss", say("rihla.stop.auction"), "auction"))
    if stop.sure and isinstance(asked, Endow):
        found.append(("quiet", say("rihla.stop.endow"), "barakah"))
    if reckoned is not None and not reckoned.amount:
        found.append(("quiet", say("rihla.stop.zakat.none"), "barakah"))
    visited = stop.find(WaqfVisited)
    if visited is not None and visited.endower == seat:
        found.append(("gain", say("rihla.stop.barakah"), "barakah"))
    moved = stop.find(Moved)
    if moved is not None and stop.before.owner[moved.stop] == seat and PRICE[moved.stop]:
        found.append(("quiet", say("rihla.stop.mine"), "person"))
    return found


def party(moment: Moment, to: int) -> Html:
    """Who is paid: a merchant, the bank or Bayt al-Mal."""
    if to >= 0:
        return say("table.name", who=moment.name(to))
    return join(tell("rihla.bank" if to == -1 else "rihla.fund"))
