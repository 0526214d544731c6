"""Rihla as the kernel knows it."""
from typing import ClassVar

from engine.kernel import Dice, Game, Option, Options
from engine.rihla import cards as _cards
from engine.rihla import visit as _visit
from engine.rihla import zakat as _zakat
from engine.rihla.auction import Bid, Buy, Fold, MakeBid, PassSpot, TakeSpot
from engine.rihla.box import DECKS, SPOTS
from engine.rihla.build import Build, Sell
from engine.rihla.cards import StopAt
from engine.rihla.debt import GiveUp
from engine.rihla.dues import Debt
from engine.rihla.events import Seated
from engine.rihla.faults import faults
from engine.rihla.house import Draw, PayToLeave, Wait
from engine.rihla.lease import Lease, Reclaim
from engine.rihla.leave import AskToLeave, Leave, TimeOut
from engine.rihla.scoring import RihlaResult, result
from engine.rihla.table import Merchant, RihlaTable
from engine.rihla.trade import Accept, Decline, Offer, Reply
from engine.rihla.turn import Choose, Manage, start_turn
from engine.rihla.view import RihlaView, imagine, view
from engine.rihla.waqf import Endow, EndowWaqf, VisitWaqf

CHAPTERS = (_cards, _visit, _zakat)
"""Modules that are here because they tell what waits on a kind of space."""

_ANYWHERE = (Leave, AskToLeave, TimeOut)


class Rihla(Game):
    """The road game, for 2 to 6 merchants [R-52]."""

    name: ClassVar[str] = "rihla"
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[tuple[Option, ...]] = (
        Option("round_limit", (0, 40, 60, 100), 0),
        Option("wealth_goal", (0, 40_000, 60_000, 100_000), 0),
        Option("timer", ("off", "on", "pausing"), "off"),
        Option("timer_seconds", (30, 60, 120), 60),
        Option("shuffle_seats", (False, True), False),
    )
    table_type = RihlaTable
    view_type = RihlaView
    menu: ClassVar = {
        Manage: (Build, Sell, Lease, Reclaim, Offer, PayToLeave, Wait, Draw, *_ANYWHERE),
        Reply: (Accept, Decline, *_ANYWHERE),
        Choose: (StopAt, *_ANYWHERE),
        Buy: (TakeSpot, PassSpot, *_ANYWHERE),
        Bid: (MakeBid, Fold, *_ANYWHERE),
        Endow: (EndowWaqf, VisitWaqf, *_ANYWHERE),
        Debt: (GiveUp, Offer, Lease, Sell, *_ANYWHERE),
    }
    ends = ("last-standing", "round-limit", "wealth-goal", "guard")
    hot_words = (
        "timeout", "leave", *(f"ask leave {seat}" for seat in range(6)), "give up", "release", "wait", "visit", "endow",
        *(f"{verb} {space}" for verb in ("reclaim", "lease", "sell", "build") for space in SPOTS),
        *(f"stop {steps}" for steps in range(1, 13)), "decline", "accept", "pass", "fold", "bid", "buy", "draw",
    )

    def deal(self, seats: int, options: Options, dice: Dice) -> RihlaTable:
        """All at the start with the same purse and no start money, decks shuffled, seat 0 to begin (rihla 3.2)."""
        chosen = self.check_options(seats, options)
        seating = list(range(seats))
        if chosen["shuffle_seats"]:
            dice.shuffle(seating)
        decks = {name: list(cards) for name, cards in DECKS.items()}
        for cards in decks.values():
            dice.shuffle(cards)
        table = RihlaTable(dice, [], [Merchant() for _ in seating], decks, {name: [] for name in decks}, seating,
                           chosen["round_limit"], chosen["wealth_goal"], chosen["timer"])
        if chosen["shuffle_seats"]:
            table.tell(Seated(tuple(seating)))
        start_turn(table, 0)
        return table

    def view(self, table: RihlaTable, seat: int | None) -> RihlaView:
        """What a seat may see: all but the order of the decks."""
        return view(table, seat)

    def imagine(self, view: RihlaView, dice: Dice) -> RihlaTable:
        """A table that fits the view."""
        return imagine(view, dice)

    def result(self, table: RihlaTable) -> RihlaResult:
        """The account, with everybody's Barakah."""
        return result(table)

    def seating(self, table: RihlaTable) -> list[int]:
        """Who was dealt to each seat, where the table chose to deal the seats."""
        return list(table.seating)

    def faults(self, table: RihlaTable) -> list[str]:
        """The invariants of rihla 3.19."""
        return faults(table)

    def progress(self, table: RihlaTable) -> dict[str, int | str]:
        """The round, and the turns so far."""
        return {"round": table.round, "turn": table.turn}


GAME = Rihla()
