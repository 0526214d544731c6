"""Events as lines of the log, and as sounds: who paid whom, how much, and why."""
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.kernel import Event
from engine.kernel.saga import Seat
from engine.rihla import events as told
from engine.rihla.box import CARDS, GRAND_KHAN
from engine.rihla.box_cards import RIHLA
from engine.rihla.table import NOBODY
from ui.kit.face import Line
from ui.kit.html import Html, bdi, join
from ui.rihla.names import card_name, k, listed, signed, space_name, whom
from ui.rihla.panels.news import steps_words
from ui.rihla.reasons import reason_words
from ui.words import Name, say, tell


class Ear(NamedTuple):
    """Who is at the table, for whoever words an event."""

    seats: tuple[Seat, ...]

    def name(self, seat: int) -> Name:
        """The name of a seat."""
        return Name(self.seats[seat].name)

    def whom(self, seat: int) -> Name:
        """The name in the middle of a sentence: a lone person is "you" there."""
        return whom(self.name(seat))

    def party(self, to: int) -> Html:
        """A merchant, the bank or Bayt al-Mal."""
        return bdi(self.whom(to)) if to >= 0 else join(tell("rihla.bank" if to == -1 else "rihla.fund"))


def line(event: Event, seats: tuple[Seat, ...]) -> Line | None:
    """An event in words; None for what another line says already."""
    words = _WORDS.get(type(event))
    return words(event, Ear(seats)) if words else None


def _plain(key: str, **more: Callable[[Any], str]) -> Callable[[Any, Ear], Line]:
    """A line of one merchant: `more` says which facts it takes from the event."""
    def make(event: Any, ear: Ear) -> Line:
        facts = {name: find(event) for name, find in more.items()}
        return Line(event.seat, say(f"rihla.log.{key}", who=ear.name(event.seat), **facts))
    return make


def _money(key: str, amount: Callable[[Any], int], **more: Callable[[Any], str]) -> Callable[[Any, Ear], Line]:
    """A line whose delta is what it does to the merchant's purse."""
    plain = _plain(key, **more)

    def make(event: Any, ear: Ear) -> Line:
        change = amount(event)
        return plain(event, ear)._replace(delta=signed(change) if change else "", tone="up" if change > 0 else "down")
    return make


def _place(event: Any) -> str:
    return space_name(event.space)


def _round(event: told.RoundStarted, ear: Ear) -> Line:
    return Line(None, say("rihla.log.round", n=event.round))


def _turn(event: told.TurnStarted, ear: Ear) -> Line:
    """A heading without words: what the merchant does follows."""
    return Line(event.seat, Html(""), opens_turn=tell("rihla.log.turn", turn=event.turn, who=ear.name(event.seat)))


def _seated(event: told.Seated, ear: Ear) -> Line:
    return Line(None, say("rihla.log.seated"))


def _sent(event: told.SentToHouse, ear: Ear) -> Line:
    return Line(event.seat, say("rihla.log.sent", who=ear.name(event.seat), why=reason_words(event.why)))


def _built(event: told.Built, ear: Ear) -> Line:
    key = "khan" if event.level == GRAND_KHAN else "built"
    words = say(f"rihla.log.{key}", who=ear.name(event.seat), space=space_name(event.space), n=event.level)
    return Line(event.seat, words, signed(-event.cost), "down")


def _offered(event: told.OfferMade, ear: Ear) -> Line:
    words = say("rihla.log.offer", who=ear.name(event.maker), target=ear.whom(event.target),
                give=things(event.give, event.give_cash), get=things(event.get, event.get_cash))
    return Line(event.maker, words)


def things(spaces: tuple[int, ...], cash: int) -> str:
    """One side of a trade in words."""
    return listed([*map(space_name, spaces), *([tell("rihla.amount", amount=k(cash))] if cash else [])])


def _answered(event: told.OfferAnswered, ear: Ear) -> Line:
    key = f"rihla.log.{event.answer}" + (".yours" if ear.name(event.maker) == tell("table.you") else "")
    return Line(event.target, say(key, who=ear.name(event.target), maker=ear.name(event.maker)))


def _shuffled(event: told.Reshuffled, ear: Ear) -> Line:
    return Line(None, say(f"rihla.log.shuffled.{event.deck}"))


def _drew(event: told.CardDrawn, ear: Ear) -> Line:
    who = ear.name(event.seat)
    if event.deck == "rihla":
        journey = RIHLA[event.card]
        return Line(event.seat, say(f"rihla.log.drew.{journey.kind}", who=who, card=card_name(event.card),
                                    steps=steps_words(event.card)))
    return Line(event.seat, say("rihla.log.drew", who=who, deck=tell(f"rihla.space.{event.deck}"), card=card_name(event.card),
                                text=tell(f"rihla.card.{event.card}.text")))


def _moved(event: told.Moved, ear: Ear) -> Line:
    key = "start" if event.pay and not event.stop else "passed" if event.pay else "moved"
    words = say(f"rihla.log.{key}", who=ear.name(event.seat), space=space_name(event.stop))
    return Line(event.seat, words, signed(event.pay) if event.pay else "", "up")


def _opened(event: told.AuctionOpened, ear: Ear) -> Line:
    return Line(event.passer, say("rihla.log.auction", who=ear.name(event.passer), space=space_name(event.space),
                                  amount=k(event.amount)))


def _folded(event: told.Folded, ear: Ear) -> Line:
    return Line(event.seat, say("rihla.log.folded" if event.asked else "rihla.log.short", who=ear.name(event.seat),
                                amount=k(event.amount)))


def _failed(event: told.AuctionFailed, ear: Ear) -> Line:
    return Line(None, say("rihla.log.failed", space=space_name(event.space)))


def _paid(event: told.Paid, ear: Ear) -> Line:
    words = say("rihla.log.paid", who=ear.name(event.seat), to=ear.party(event.to), why=reason_words(event.reason))
    return Line(event.seat, words, signed(-event.amount), "down")


def _received(event: told.Received, ear: Ear) -> Line:
    who = bdi(ear.name(event.seat)) if event.seat >= 0 else ear.party(event.seat)
    words = say("rihla.log.received", who=who, giver=ear.party(event.giver), why=reason_words(event.reason))
    return Line(event.seat if event.seat >= 0 else None, words, signed(event.amount), "up")


def _due(event: told.NothingDue, ear: Ear) -> Line:
    """Nothing to pay; or, of a card by which Bayt al-Mal pays, nothing to receive."""
    card = CARDS.get(event.reason)
    key = "rihla.log.nothing.fund" if card is not None and card.effect == "gain_fund" else "rihla.log.nothing"
    return Line(event.seat, say(key, who=ear.name(event.seat), why=reason_words(event.reason)))


def _debt(event: told.DebtOpened, ear: Ear) -> Line:
    return Line(event.seat, say("rihla.log.debt", who=ear.name(event.seat), total=k(event.total), why=reason_words(event.reason)))


def _settled(event: told.DebtPaid, ear: Ear) -> Line:
    """A debt that was paid; one of nothing had lost its creditors [R-12]."""
    key = "rihla.log.debt.paid" if event.total else "rihla.log.debt.lapsed"
    return Line(event.seat, say(key, who=ear.name(event.seat), total=k(event.total)))


def _zakat(event: told.ZakatReckoned, ear: Ear) -> Line:
    who = ear.name(event.seat)
    if not event.amount:
        return Line(event.seat, say("rihla.log.zakat.none", who=who))
    names = join([part for place, seat in enumerate(event.recipients) for part in (", " if place else "", bdi(ear.whom(seat)))])
    return Line(event.seat, say("rihla.log.zakat", who=who, wealth=k(event.wealth), amount=k(event.amount), others=names))


def _visited(event: told.WaqfVisited, ear: Ear) -> Line | None:
    if event.endower == NOBODY:
        return None
    return Line(event.seat, say("rihla.log.waqf", who=ear.name(event.seat), space=space_name(event.space),
                                endower=ear.whom(event.endower)))


def _blessed(event: told.BarakahGained, ear: Ear) -> Line:
    return Line(event.seat, say("rihla.log.barakah", who=ear.name(event.seat), why=tell(f"rihla.blessing.{event.why}")),
                tell("rihla.log.barakah.delta", n=event.amount), "up")


def _out(event: told.MerchantOut, ear: Ear) -> Line:
    return Line(event.seat, say("rihla.log.out", who=ear.name(event.seat), place=event.place))


def _over(event: told.GameOver, ear: Ear) -> Line:
    names = join([part for place, seat in enumerate(event.winners) for part in (", " if place else "", bdi(ear.name(seat)))])
    return Line(None, say(f"rihla.log.over.{event.reason}", n=len(event.winners), who=names))


_WORDS: dict[type[Event], Callable[[Any, Ear], Line | None]] = {
    told.Seated: _seated, told.RoundStarted: _round, told.TurnStarted: _turn, told.Released: _plain("released"),
    told.PaidRelease: _money("release", lambda event: -event.amount), told.Waited: _plain("waited", n=lambda event: event.waits),
    told.SentToHouse: _sent, told.Built: _built,
    told.SoldBack: _money("sold", lambda event: event.refund, space=_place),
    told.Leased: _money("leased", lambda event: event.cash, space=_place),
    told.Reclaimed: _money("reclaimed", lambda event: -event.cost, space=_place),
    told.LeaseEnded: _plain("lease.ended", space=_place),
    told.StallsSold: _money("stalls.sold", lambda event: event.refund, space=_place),
    told.OfferMade: _offered, told.OfferAnswered: _answered, told.Reshuffled: _shuffled, told.CardDrawn: _drew,
    told.Moved: _moved,
    told.Bought: _money("bought", lambda event: -event.price, space=_place), told.AuctionOpened: _opened,
    told.BidMade: _plain("bid", space=_place, amount=lambda event: k(event.amount)), told.Folded: _folded,
    told.AuctionWon: _money("won", lambda event: -event.amount, space=_place), told.AuctionFailed: _failed,
    told.NothingDue: _due, told.Paid: _paid, told.Received: _received, told.DebtOpened: _debt,
    told.DebtPaid: _settled, told.ZakatReckoned: _zakat,
    told.WaqfEndowed: _money("endowed", lambda event: -event.amount, space=_place), told.WaqfVisited: _visited,
    told.BarakahGained: _blessed,
    told.GaveUp: _plain("gave.up", worth=lambda event: k(event.worth), total=lambda event: k(event.total)),
    told.LeaveAsked: _plain("leave.asked"), told.Left: _plain("left"),
    told.ExtensionUsed: _plain("extension", n=lambda event: event.left), told.TimedOut: _plain("timeout"),
    told.MerchantOut: _out, told.GameOver: _over,
}

_SOUNDS: dict[type[Event], str] = {
    told.CardDrawn: "card", told.Moved: "step", told.Bought: "coins", told.AuctionWon: "coins", told.Paid: "coin",
    told.Received: "coin", told.Built: "coin", told.SoldBack: "coin", told.Leased: "coin", told.Reclaimed: "coin",
    told.WaqfEndowed: "coins", told.OfferAnswered: "card", told.BidMade: "coin", told.BarakahGained: "water",
    told.SentToHouse: "refuse",
}


def sound(event: Event) -> str:
    """The sound of an event; a payment of 1,000k and more is struck thrice."""
    if isinstance(event, told.Paid) and event.amount >= 1_000:
        return "coins"
    return _SOUNDS.get(type(event), "")
