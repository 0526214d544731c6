"""Events as lines of the log, and as sounds."""
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.caravanserai import events as told
from engine.caravanserai import events_orders as orders
from engine.caravanserai.box import GOODS
from engine.caravanserai.box_orders import MAJORS, MINORS
from engine.caravanserai.box_tiles import TILES
from engine.kernel import Event
from engine.kernel.saga import Seat
from ui.caravanserai.attach import every
from ui.caravanserai.names import card_name, counts, good_name, has, k, listed, several, signed, space_name, t
from ui.kit.face import Line
from ui.kit.html import Html
from ui.words import Name


class Ear(NamedTuple):
    """Who is at the table, for whoever words an event."""

    seats: tuple[Seat, ...]

    def name(self, seat: int) -> Name:
        """The name of a seat."""
        return Name(self.seats[seat].name)


def line(event: Event, seats: tuple[Seat, ...]) -> Line | None:
    """An event in words; None for what the board shows by itself."""
    words = WORDS.get(type(event)) or every().lines.get(type(event))
    return words(event, Ear(seats)) if words else None


def _good(key: str) -> Callable[[Any, Ear], Line]:
    return lambda event, ear: Line(event.seat, k(f"log.{key}", who=ear.name(event.seat), good=good_name(event.good)))


def _card(key: str) -> Callable[[Any, Ear], Line]:
    return lambda event, ear: Line(event.seat, k(f"log.{key}", who=ear.name(event.seat), card=card_name(event.card)))


def _entered(event: told.GateEntered, ear: Ear) -> Line:
    return Line(event.seat, k("log.entered", who=ear.name(event.seat), space=space_name(event.space)))


def _start(event: told.StartRolled, ear: Ear) -> Line:
    return Line(event.seat, k("log.start", who=ear.name(event.seat), face=event.face))


def _turn(event: told.TurnBegan, ear: Ear) -> Line:
    heading = t("log.turn.last" if event.last else "log.turn", round=event.round, who=ear.name(event.seat))
    return Line(event.seat, Html(""), opens_turn=heading)


def _rolled(event: told.DieRolled, ear: Ear) -> Line:
    return Line(event.seat, k("log.rolled.again" if event.again else "log.rolled", who=ear.name(event.seat), face=event.face))


def _moved(event: told.Moved, ear: Ear) -> Line:
    key = "log.moved.past" if event.jumped else "log.moved"
    words = k(key, who=ear.name(event.seat), space=space_name(event.path[-1]), n=len(event.jumped))
    return Line(event.seat, words, t("log.moved.delta", n=event.steps))


def _skipped(event: told.Skipped, ear: Ear) -> Line:
    return Line(event.seat, k("log.skipped", who=ear.name(event.seat), space=space_name(event.space)))


def _borrowed(event: told.Borrowed, ear: Ear) -> Line:
    return Line(event.seat, k("log.borrowed", who=ear.name(event.seat), debt=event.debt), "+1")


def _bought(event: told.Bought, ear: Ear) -> Line:
    return Line(event.seat, k("log.bought", who=ear.name(event.seat), good=good_name(event.good)), signed(-event.price), "down"
                if event.price else "")


def _refilled(event: told.StallRefilled, ear: Ear) -> Line:
    return Line(None, k("log.refilled", good=good_name(event.good), n=event.pieces))


def _converted(event: told.Converted, ear: Ear) -> Line:
    tile = TILES[event.tile]
    return Line(event.seat, k("log.converted", who=ear.name(event.seat), give=several(counts(tile.give)),
                              get=several(counts(tile.get))))


def _replaced(event: told.TileReplaced, ear: Ear) -> Line:
    if not event.new:
        return Line(None, k("log.tile.none", space=space_name(event.space)))
    tile = TILES[event.new]
    return Line(None, k("log.tile", space=space_name(event.space), give=several(counts(tile.give)),
                        get=several(counts(tile.get))))


def _shuffled(event: told.TilesShuffled, ear: Ear) -> Line:
    return Line(None, k("log.shuffled", letter=event.letter, n=event.tiles))


def _sold(event: told.Sold, ear: Ear) -> Line:
    key = "log.sold.lost" if event.lost else "log.sold"
    return Line(event.seat, k(key, who=ear.name(event.seat), good=good_name(event.good), n=event.lost), signed(event.gained),
                "up")


def _exchanged(event: told.Exchanged, ear: Ear) -> Line:
    return Line(event.seat, k("log.exchanged", who=ear.name(event.seat), good=good_name(event.good),
                              other=good_name(event.for_good)))


def _points(event: told.PointsGained, ear: Ear) -> Line:
    return Line(event.seat, k("log.points", who=ear.name(event.seat), points=event.points), signed(event.gained), "up"
                if event.gained > 0 else "down")


def _opened(event: told.SlotOpened, ear: Ear) -> Line:
    return Line(event.seat, k("log.opened", who=ear.name(event.seat), good=good_name(event.good), room=event.room))


def _trigger(event: told.EndTriggered, ear: Ear) -> Line:
    others = listed([f"\u2068{ear.name(seat)}\u2069" for seat in event.last])
    return Line(event.seat, k("log.trigger", who=ear.name(event.seat), points=event.points, others=others))


def _ended(event: told.GameEnded, ear: Ear) -> Line:
    return Line(None, k(f"end.{event.reason}" if has(f"end.{event.reason}") else "end.other"))


def _earned(event: orders.CardEarned, ear: Ear) -> Line:
    return Line(event.seat, k("log.earned.blind" if event.blind else "log.earned", who=ear.name(event.seat),
                              card=card_name(event.card)))


def _shown(event: orders.CardShown, ear: Ear) -> Line:
    return Line(None, k("log.shown", card=card_name(event.card)))


def _gift(event: orders.GiftGiven, ear: Ear) -> Line:
    key = "log.gift.stall" if event.stall else "log.gift"
    return Line(event.seat, k(key, who=ear.name(event.seat), good=good_name(event.good)), "+1", "up")


def _fountain(event: orders.FountainTurned, ear: Ear) -> Line:
    return Line(None, k("log.fountain"))


def _completed(event: orders.OrderCompleted, ear: Ear) -> Line:
    handed = several({GOODS[good]: n for good, n in enumerate(event.goods)})
    key = "log.major" if event.order in MAJORS else "log.minor"
    value = f"{event.value} {signed(event.arrow)}" if event.arrow else str(event.value)
    return Line(event.seat, k(key, who=ear.name(event.seat), goods=handed), value, "up")


def _debt(event: orders.DebtPaid, ear: Ear) -> Line:
    return Line(event.seat, k("log.debt", who=ear.name(event.seat), n=event.paid, debt=event.debt))


def _purse(event: orders.PurseFilled, ear: Ear) -> Line:
    return Line(event.seat, k("log.purse", who=ear.name(event.seat), n=event.coins))


def _credit(event: orders.CreditRaised, ear: Ear) -> Line:
    return Line(event.seat, k("log.credit", who=ear.name(event.seat), limit=event.limit))


def _order_shown(event: orders.OrderShown, ear: Ear) -> Line:
    major = MAJORS[event.order]
    return Line(None, k("log.order", space=space_name(event.space), value=major.value, goods=several(counts(major.goods))))


def _drawn(event: orders.MinorsDrawn, ear: Ear) -> Line:
    return Line(event.seat, k("log.drawn", who=ear.name(event.seat), n=len(event.orders)))


def _returned(event: orders.MinorsReturned, ear: Ear) -> Line:
    return Line(event.seat, k("log.returned", who=ear.name(event.seat), n=len(event.orders)))


def _kept(event: orders.MinorKept, ear: Ear) -> Line:
    minor = MINORS[event.order]
    return Line(event.seat, k("log.kept", who=ear.name(event.seat), value=minor.value, goods=several(counts(minor.goods))))


def _minor_scored(event: orders.MinorScored, ear: Ear) -> Line:
    return Line(event.seat, k("log.scored" if event.order else "log.scored.none", who=ear.name(event.seat)),
                signed(event.points), "up")


WORDS: dict[type[Event], Callable[[Any, Ear], Line | None]] = {
    told.GoodChosen: _good("chosen"), told.GateEntered: _entered, told.StartRolled: _start, told.TurnBegan: _turn,
    told.DieRolled: _rolled,
    told.Moved: _moved, told.Skipped: _skipped, told.Borrowed: _borrowed, told.Bought: _bought, told.StallRefilled: _refilled,
    told.Converted: _converted, told.TileReplaced: _replaced, told.TilesShuffled: _shuffled, told.Sold: _sold,
    told.Exchanged: _exchanged,
    told.GoodGained: _good("gained"), told.PointsGained: _points, told.SlotOpened: _opened, told.Discarded: _good("discarded"),
    told.EndTriggered: _trigger, told.GameEnded: _ended, orders.CardBought: _card("card"), orders.CardEarned: _earned,
    orders.CardPassed: _card("passed"), orders.CardShown: _shown, orders.GiftGiven: _gift, orders.GiftMissed: _good("missed"),
    orders.FountainTurned: _fountain, orders.OrderCompleted: _completed, orders.DebtPaid: _debt, orders.PurseFilled: _purse,
    orders.CreditRaised: _credit, orders.OrderShown: _order_shown, orders.MinorsDrawn: _drawn, orders.MinorsReturned: _returned,
    orders.MinorKept: _kept, orders.MinorScored: _minor_scored,
}
"""Events by class; parts add theirs.  A tile that turns is seen on the court."""

SOUNDS: dict[type[Event], str] = {
    told.Moved: "step", told.Bought: "coin", told.Borrowed: "coin", told.Sold: "coin", told.Converted: "card",
    told.Exchanged: "card",
    told.SlotOpened: "card", orders.FountainTurned: "water", orders.CardBought: "card", orders.CardEarned: "card",
    orders.OrderCompleted: "coins", orders.MinorKept: "card", told.DieRolled: "step", told.GoodChosen: "card",
    told.GateEntered: "step", told.Discarded: "card", told.EndTriggered: "turn", orders.GiftGiven: "card",
    orders.MinorsDrawn: "card",
}
"""The sound of an event."""


def sound(event: Event) -> str:
    """The sound of an event, or ""."""
    return SOUNDS.get(type(event)) or every().sounds.get(type(event), "")
