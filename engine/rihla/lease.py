"""Ijara (rihla 3.6): cash for a bare business or service, 60 percent of the price to take it back.

Only the leased spot itself must be bare [R-35]; services may be leased, Waqfs not [R-30].
"""
from engine.kernel import Action, Refusal, refuse
from engine.rihla.box import IJARA_CASH, IJARA_TURNS, PRICE, RECLAIM_COST, SPACES
from engine.rihla.dues import Debt
from engine.rihla.events import Leased, Reclaimed
from engine.rihla.holdings import holdings
from engine.rihla.money import bank_pays, to_bank
from engine.rihla.table import RihlaTable
from engine.rihla.turn import Manage, go_on


class Lease(Action[RihlaTable, Manage | Debt]):
    """Put a spot on Ijara for half its price; while it is there visitors pay nothing."""

    verb = "lease"
    exact = True
    space: int

    @classmethod
    def options(cls, table: RihlaTable, asking: Manage | Debt) -> list["Lease"]:
        """Every bare spot of the merchant's."""
        level, left = table.level, table.ijara_left
        return [_LEASE[space] for space in holdings(table.owner)[asking.seat].spots if not left[space] and not level[space]]

    def refusal(self, table: RihlaTable, asking: Manage | Debt) -> Refusal | None:
        """Only one's own, only once, only without stalls."""
        space = self.space
        if not 0 <= space < SPACES or not PRICE[space]:
            return refuse("not-a-spot", "rihla R-30", space=space)
        if table.owner[space] != asking.seat:
            return refuse("not-yours", "rihla 3.6", space=space)
        if table.ijara_left[space]:
            return refuse("on-ijara", "rihla 3.6", space=space)
        if table.level[space]:
            return refuse("has-stalls", "rihla R-35", space=space, level=table.level[space])
        return None

    def do(self, table: RihlaTable, asking: Manage | Debt) -> None:
        """Take the half and start the clock; the owner's own turn does not count itself [R-36]."""
        space, seat = self.space, asking.seat
        bank_pays(table, seat, IJARA_CASH[space])
        table.ijara_left[space] = IJARA_TURNS
        table.ijara_turn[space] = table.turn if seat == table.current else 0
        table.tell(Leased(seat, space, IJARA_CASH[space]))
        if isinstance(asking, Debt):
            go_on(table)


class Reclaim(Action[RihlaTable, Manage]):
    """Take a leased spot back for 60 percent of its price."""

    verb = "reclaim"
    exact = True
    space: int

    @classmethod
    def options(cls, table: RihlaTable, asking: Manage) -> list["Reclaim"]:
        """Every leased spot of the merchant's that the cash can take back."""
        left, cash = table.ijara_left, table.merchants[asking.seat].cash
        return [_RECLAIM[space] for space in holdings(table.owner)[asking.seat].spots
                if left[space] and cash >= RECLAIM_COST[space]]

    def refusal(self, table: RihlaTable, asking: Manage) -> Refusal | None:
        """Only one's own, only what is leased, with the money in hand."""
        space, cash = self.space, table.merchants[asking.seat].cash
        if not 0 <= space < SPACES or table.owner[space] != asking.seat:
            return refuse("not-yours", "rihla 3.6", space=space)
        if not table.ijara_left[space]:
            return refuse("not-on-ijara", "rihla 3.6", space=space)
        if cash < RECLAIM_COST[space]:
            return refuse("too-dear", "rihla R-05", price=RECLAIM_COST[space], cash=cash)
        return None

    def do(self, table: RihlaTable, asking: Manage) -> None:
        """Pay; the clock is off."""
        space = self.space
        to_bank(table, asking.seat, RECLAIM_COST[space])
        table.ijara_left[space] = table.ijara_turn[space] = 0
        table.tell(Reclaimed(asking.seat, space, RECLAIM_COST[space]))


_LEASE = [Lease(space) for space in range(SPACES)]
_RECLAIM = [Reclaim(space) for space in range(SPACES)]
