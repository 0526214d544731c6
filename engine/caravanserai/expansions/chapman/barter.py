"""The cards cx22 and cx23: a ruby for a piece, a ruby with a trade (caravanserai-expansions section 4.2; CX-68)."""
from collections.abc import Iterable

from engine.caravanserai.actions.trade import Trading
from engine.caravanserai.box import AMBER, BRONZE, EMERALD, GOODS, NUMBER, SILVER
from engine.caravanserai.events import GoodGained
from engine.caravanserai.events_orders import PurseFilled
from engine.caravanserai.expansions.chapman.annex import chapman, spend_rubies
from engine.caravanserai.expansions.chapman.purchase import no_ruby
from engine.caravanserai.stock import check_storage, receive
from engine.caravanserai.table import Ask, CaravanseraiTable, resume
from engine.kernel import Action, Refusal, refuse

BARTERED = (BRONZE, AMBER, SILVER, EMERALD)
DIRHAMS = 3


class RubyBarter(Action[CaravanseraiTable, Ask], frozen=True):
    """A ruby for a bronze, amber, silver or emerald from the tray."""

    verb = "ruby barter"
    exact = True
    good: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Ask) -> Iterable["RubyBarter"]:
        """Once per turn, what the tray has."""
        if cls.verb in table.used or chapman(table).brooches[asking.seat] == 0:
            return ()
        return [_BARTER[good] for good in BARTERED if table.tray[good]]

    def refusal(self, table: CaravanseraiTable, asking: Ask) -> Refusal | None:
        """Once per turn, a ruby, and the piece in the tray (CX-68)."""
        good, held = NUMBER.get(self.good, -1), chapman(table).brooches[asking.seat]
        if self.verb in table.used:
            return refuse("used-this-turn", "caravanserai-expansions section 4.2")
        if good not in BARTERED:
            return refuse("no-such-barter", "caravanserai-expansions section 4.2", good=self.good)
        if held == 0:
            return no_ruby(1, held)
        return None if table.tray[good] else refuse("tray-short", "caravanserai-expansions CX-68", good=self.good)

    def do(self, table: CaravanseraiTable, asking: Ask) -> None:
        """The ruby goes to the supply, the piece to the seat."""
        table.used.append(self.verb)
        spend_rubies(table, asking.seat, 1, "barter")
        receive(table, asking.seat, ((NUMBER[self.good], 1),))
        table.tell(GoodGained(asking.seat, self.good))
        check_storage(table, asking.seat)
        resume(table)


class HandRuby(Action[CaravanseraiTable, Trading], frozen=True):
    """Hand in a ruby with a trade, for three dirhams into the purse."""

    verb = "hand ruby"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Trading) -> Iterable["HandRuby"]:
        """Once per trade, after a conversion, with room in the purse."""
        return _HAND if _no_hand(table, asking) is None else ()

    def refusal(self, table: CaravanseraiTable, asking: Trading) -> Refusal | None:
        """Once per trade, after a conversion, with room in the purse (CX-68)."""
        return _no_hand(table, asking)

    def do(self, table: CaravanseraiTable, asking: Trading) -> None:
        """What the purse cannot hold is lost; none of it becomes points."""
        boy = table.seats[asking.seat]
        chapman(table).handed = True
        spend_rubies(table, asking.seat, 1, "trade")
        coins = min(DIRHAMS, boy.room - boy.coins)
        boy.coins += coins
        table.tell(PurseFilled(asking.seat, coins))


def _no_hand(table: CaravanseraiTable, asking: Trading) -> Refusal | None:
    annex, boy = chapman(table), table.seats[asking.seat]
    if annex.handed:
        return refuse("one-ruby-per-trade", "caravanserai-expansions section 4.2")
    if annex.brooches[asking.seat] == 0:
        return no_ruby(1, 0)
    return refuse("purse-full", "caravanserai-expansions CX-68", room=boy.room) if boy.coins >= boy.room else None


_BARTER = tuple(RubyBarter(good) for good in GOODS)
_HAND = (HandRuby(),)
