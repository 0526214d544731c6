"""Turns and the way of a distribution round the table (rulebook, Distribution of Cards; spec 3.4 to 3.6).

Nothing here is a choice: these steps run by themselves until somebody must answer or the game is over.
"""
from collections.abc import Callable

from engine.tantan.box import HAND_LIMIT, PRICES, PURSE
from engine.tantan.events import (
    DistributionEnded,
    DistributionStarted,
    GameEnded,
    MouseTaken,
    NoShare,
    TheftsLapsed,
    TurnSkipped,
    TurnStarted,
)
from engine.tantan.scoring import totals
from engine.tantan.table import Discard, Lap, Pick, Steal, TantanTable, Turn


def begin_turn(table: TantanTable, seat: int) -> None:
    """Give the turn to a seat; a caravan filled by the last purse card is shared out first (T-16, T-17, T-26)."""
    table.active = seat
    if table.free():
        enter_turn(table)
    else:
        begin_distribution(table, seat, "turn")


def end_turn(table: TantanTable) -> None:
    """Pass the turn on clockwise."""
    begin_turn(table, (table.active + 1) % len(table.hands))


def enter_turn(table: TantanTable) -> None:
    """Ask the next seat that can act; skip those that cannot (T-49); close the game when nobody can (T-50)."""
    seats = len(table.hands)
    order = [(table.active + ahead) % seats for ahead in range(seats)]
    for place, seat in enumerate(order):
        if can_act(table, seat):
            for skipped in order[:place]:
                table.tell(TurnSkipped(skipped))
            table.active = seat
            table.turn += 1
            table.tell(TurnStarted(seat, table.turn))
            table.ask(Turn(seat))
            return
    begin_distribution(table, table.active if table.last_adder is None else table.last_adder, "closing")


def can_act(table: TantanTable, seat: int) -> bool:
    """Whether a seat has a card to stock, or can buy: room in the hand, a market, and a purse that pays stall 1."""
    return bool(table.hands[seat]) or coins_to_spend(table, seat) >= PRICES[0]


def coins_to_spend(table: TantanTable, seat: int) -> int:
    """The coins a seat could spend on a purchase now: none with a full hand (T-22) or an empty market (T-15)."""
    if table.purse is None or not table.market or len(table.hands[seat]) >= HAND_LIMIT:
        return 0
    return PURSE[table.purse]


def begin_distribution(table: TantanTable, starter: int, origin: str) -> None:
    """Start a lap; it is the last if the pile is empty at this moment (T-47, T-48)."""
    table.lap = Lap(starter, origin, final=not table.pile)
    table.tell(DistributionStarted(starter, origin, table.lap.final))
    go_on(table, table.lap)


def go_on(table: TantanTable, lap: Lap) -> None:
    """Carry the lap on until a seat must choose; it is over after one round, or when the caravan is empty (T-34)."""
    seats = len(table.hands)
    while lap.step < seats and (table.caravan or lap.stage != "share"):
        seat = (lap.starter + lap.step) % seats
        if STAGES[lap.stage](table, lap, seat):
            return
    _end_distribution(table, lap)


def _share(table: TantanTable, lap: Lap, seat: int) -> bool:
    """Ask for a share; only a caravan of nothing but mice offers none (T-29, T-32, T-33)."""
    if table.caravan.count("mouse") < len(table.caravan):
        table.ask(Pick(seat))
        return True
    table.tell(NoShare(seat))
    lap.stage = "mouse"
    return False


def _thefts(table: TantanTable, lap: Lap, seat: int) -> bool:
    """Ask for a victim while a theft is owed and another hand holds a card; the surplus lapses (T-40, T-41)."""
    if lap.thefts and any(hand for other, hand in enumerate(table.hands) if other != seat):
        table.ask(Steal(seat))
        return True
    if lap.thefts:
        table.tell(TheftsLapsed(seat, lap.thefts))
        lap.thefts = 0
    lap.stage = "mouse"
    return False


def _mouse(table: TantanTable, lap: Lap, seat: int) -> bool:
    """Every follower takes one mouse while there is one, after share and thefts; the starter none (T-30, T-38)."""
    lap.stage = "next"
    if lap.step == 0 or "mouse" not in table.caravan:
        return False
    table.caravan.remove("mouse")
    return bite(table, seat, "caravan")


def _next(table: TantanTable, lap: Lap, seat: int) -> bool:
    lap.step += 1
    lap.stage = "share"
    return False


STAGES: dict[str, Callable[[TantanTable, Lap, int], bool]] = {
    "share": _share, "thefts": _thefts, "mouse": _mouse, "next": _next,
}
"""The stages of one seat's step, in their order (T-31, T-38); each says whether it has asked a question."""


def bite(table: TantanTable, seat: int, source: str) -> bool:
    """Discard a mouse and ask which card goes with it; with nothing in front it goes alone (T-36, T-37)."""
    table.discard["mouse"] += 1
    bites = any(table.fronts[seat].values())
    table.tell(MouseTaken(seat, source, bites))
    if bites:
        table.ask(Discard(seat))
    return bites


def _end_distribution(table: TantanTable, lap: Lap) -> None:
    """Leave the rest where it is (T-35); then the game is over (T-51), or the turn is played or passed on."""
    table.lap = None
    table.tell(DistributionEnded(tuple(table.caravan)))
    if lap.final:
        _end_game(table, "no_card_can_be_added" if lap.origin == "closing" else "final_distribution")
    elif lap.origin == "turn":
        enter_turn(table)
    else:
        end_turn(table)


def _end_game(table: TantanTable, reason: str) -> None:
    table.pending = []
    table.ended = reason
    table.tell(GameEnded(reason, tuple(totals(table.fronts))))
