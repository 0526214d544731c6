"""What a deal means: the balance of its two sides, and in chips what it would change for each merchant."""
from collections.abc import Iterator

from engine.kernel import Refusal
from engine.rihla.box import STREET
from engine.rihla.events import DebtPaid
from engine.rihla.table import Deal
from engine.rihla.trade import deal_value, fair_range
from ui.kit.html import Html, bdi, div, icon, mark, p, rect, span, svg
from ui.kit.html import line as stroke
from ui.rihla.ask import Ahead
from ui.rihla.moment import Moment
from ui.rihla.names import k, signed, street_name
from ui.rihla.panels.parts import chip
from ui.rihla.swap import agreed, change_of
from ui.rihla.why import why
from ui.words import say, tell

WIDTH = 200
"""Units of the longer side of the balance."""


def balance(moment: Moment, deal: Deal, no: Refusal | None) -> Html:
    """Both sides as bars: the shorter must reach half of the longer; and in a sentence what is still wanting (`no`)."""
    give, get = deal_value(deal.give, deal.give_cash), deal_value(deal.get, deal.get_cash)
    most = max(give, get, 1)
    bars = [_bar(moment, seat, value, most) for seat, value in ((deal.maker, give), (deal.target, get))]
    state = "fair" if no is None else "unfair" if no.why == "unfair" else "open"
    return div(bars, p(icon("check" if no is None else "zakat"), span(verdict(deal, no)), class_="verdict"),
               class_=["balance", state], id="deal-balance")


def _bar(moment: Moment, seat: int, value: int, most: int) -> Html:
    shape = svg(rect(class_="full", width=WIDTH, height=10), rect(class_="part", width=value * WIDTH // most, height=10),
                stroke(class_="half", x1=WIDTH // 2, x2=WIDTH // 2, y1=0, y2=10), viewBox=f"0 0 {WIDTH} 10",
                preserveAspectRatio="none", aria_hidden="true")
    return p(mark(seat), shape, span(say("rihla.deal.worth", value=k(value)), class_="num"), class_=f"side-bar seat-{seat + 1}")


def verdict(deal: Deal, no: Refusal | None) -> Html:
    """Whether a deal is fair, or what the engine still asks of it."""
    give, get = deal_value(deal.give, deal.give_cash), deal_value(deal.get, deal.get_cash)
    if no is None:
        return say("rihla.deal.fair", give=k(give), get=k(get))
    if no.why == "unfair":
        side, value = ("get", fair_range(give)[0]) if give > get else ("give", fair_range(get)[0])
        return say(f"rihla.deal.unfair.{side}", value=k(value), give=k(give), get=k(get))
    if no.why == "empty-side":
        if not give and not get:
            return say("rihla.deal.empty")
        least, most = fair_range(give or get)
        return say("rihla.deal.needs.get" if give else "rihla.deal.needs.give", least=k(least), most=k(most))
    return why(no)


def deal_chips(moment: Moment, after: Ahead, seat: int) -> Iterator[Html]:
    """What a deal does for one merchant: wealth, streets, and what all visits to its places bring."""
    change = change_of(after, seat)
    tone = "gain" if change.wealth > 0 else "loss" if change.wealth < 0 else "quiet"
    yield chip(say("rihla.deal.wealth", change=signed(change.wealth)), tone, "wealth")
    yield from (chip(say("rihla.deal.full", street=street_of(space)), "gain", "check") for space in change.completes)
    yield from (chip(say("rihla.deal.broken", street=street_of(space)), "loss", "cancel") for space in change.breaks)
    if change.pays_before != change.pays_after:
        words = say("rihla.deal.pays", before=k(change.pays_before), after=k(change.pays_after))
        yield chip(words, "gain" if change.pays_after > change.pays_before else "loss", "walk")
    paid = next((event for event in after.all(DebtPaid) if event.seat == seat), None)
    if paid is not None:
        yield chip(say("rihla.chip.paid", total=k(paid.total)), "gain", "check")


def offer_chips(moment: Moment, fore: Ahead) -> Iterator[Html]:
    """The chips of an offer, or of accepting one, for the bar: what it would do for me."""
    notation = moment.bundle[0]
    after = fore if notation == "accept" else agreed(moment.view, notation)
    if after is not None:
        yield from deal_chips(moment, after, moment.me)


def both_sides(moment: Moment, after: Ahead, mine: int, other: int) -> Html:
    """What a deal does for me and for the other, one under the other."""
    return div([div(p(mark(seat), span(_whom(moment, seat, mine)), class_="who"),
                    p(deal_chips(moment, after, seat), class_="chips"), class_=f"gain-row seat-{seat + 1}")
                for seat in (mine, other)], class_="gains", aria_label=tell("rihla.deal.gains"), role="group")


def _whom(moment: Moment, seat: int, mine: int) -> Html:
    return say("rihla.deal.for.you") if seat == mine else say("rihla.deal.for", who=bdi(moment.name(seat)))


def street_of(space: int) -> str:
    """The name of a business's street, "" for anything else."""
    street = STREET[space]
    return street_name(street.letter) if street else ""
