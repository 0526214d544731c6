"""What follows a purchase: rubies for the buyer, then the Chapmen move (caravanserai-expansions section 4.2, rules 1 and 4)."""
from collections.abc import Iterable
from typing import Any, ClassVar

from engine.caravanserai.actions.buy import Buy, Buying, price, take_unit, wares
from engine.caravanserai.actions.trade import Trading
from engine.caravanserai.box import GOODS, NUMBER
from engine.caravanserai.box_board import STALL_OF
from engine.caravanserai.expansions.chapman.annex import chapman, gain_rubies, move_chapman, spend_rubies, standing_at
from engine.caravanserai.expansions.chapman.events import RubiesTaken
from engine.caravanserai.table import Ask, CaravanseraiTable, resume
from engine.caravanserai.turn import Stop
from engine.kernel import Action, Refusal, refuse


class Purchased(Ask):
    """A purchase at a stall is closed: the buyer gets the rubies, then these Chapmen move, one after the other."""

    runs: ClassVar[bool] = True
    good: int
    space: int
    chapmen: list[int]
    taken: bool = False

    def run(self, table: CaravanseraiTable) -> bool:
        """The next of these steps."""
        if not self.taken:
            self.taken = True
            self._rubies(table)
        elif self.chapmen:
            move_chapman(table, self.chapmen.pop(0))
        else:
            table.pending.pop()
        return True

    def _rubies(self, table: CaravanseraiTable) -> None:
        """Compulsory at the stall itself; optional where the goods came from another (CX-60, CX-64)."""
        if chapman(table).rubies[self.good] == 0:
            return
        if STALL_OF[self.good] == self.space:
            take_rubies(table, self.seat, self.good)
        else:
            table.pending.append(RubiesOffered(self.seat, self.good))


class RubiesOffered(Ask):
    """A seat bought goods of another stall, which has rubies: all of them, or none (CX-64)."""

    opens: ClassVar[bool] = False
    good: int


def take_rubies(table: CaravanseraiTable, seat: int, good: int) -> None:
    """All rubies of a stall go to a seat's brooch."""
    annex = chapman(table)
    rubies, annex.rubies[good] = annex.rubies[good], 0
    table.tell(RubiesTaken(seat, GOODS[good], rubies))
    gain_rubies(table, seat, rubies)


def action_closed(table: CaravanseraiTable, doing: Any) -> None:
    """After a purchase its steps follow; whatever was used once in this action may be used again in the next."""
    annex = chapman(table)
    if isinstance(doing, Buying):
        annex.discounted = False
        table.pending.append(Purchased(doing.seat, doing.good, doing.space, standing_at(table, doing.space)))
    elif isinstance(doing, Trading):
        annex.handed = False


class TakeRubies(Action[CaravanseraiTable, RubiesOffered], frozen=True):
    """Take the rubies of the stall where the goods came from, or leave them."""

    verb = "take rubies"
    exact = True
    yes: bool

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: RubiesOffered) -> Iterable["TakeRubies"]:
        """Yes or no."""
        return _TAKE

    def refusal(self, table: CaravanseraiTable, asking: RubiesOffered) -> Refusal | None:
        """Never."""
        return None

    def do(self, table: CaravanseraiTable, asking: RubiesOffered) -> None:
        """All or none."""
        table.pending.pop()
        if self.yes:
            take_rubies(table, asking.seat, asking.good)
        resume(table)


class RubyBuy(Action[CaravanseraiTable, Stop | Buying], frozen=True):
    """Buy one piece for a ruby and one dirham less (CX-62)."""

    verb = "ruby buy"
    exact = True
    good: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop | Buying) -> Iterable["RubyBuy"]:
        """What is sold here and can be paid so, once per purchase."""
        if chapman(table).brooches[asking.seat] == 0:
            return ()
        return [act for act in (_BUY[good] for good in wares(table, asking)) if act.refusal(table, asking) is None]

    def refusal(self, table: CaravanseraiTable, asking: Stop | Buying) -> Refusal | None:
        """A ruby, once per purchase, and at least one dirham of the whole purchase in coins."""
        annex, good = chapman(table), NUMBER.get(self.good, -1)
        if good not in wares(table, asking) or table.stalls[good] == 0:
            return Buy(self.good).refusal(table, asking)
        if annex.brooches[asking.seat] == 0:
            return no_ruby(1, 0)
        running = isinstance(asking, Buying)
        if running and annex.discounted:
            return refuse("one-ruby-per-purchase", "caravanserai-expansions CX-62")
        cost, paid = price(table, asking, good), asking.coins if isinstance(asking, Buying) else 0
        if cost < 1 or paid + cost - 1 < 1:
            return refuse("a-dirham-in-coins", "caravanserai-expansions CX-62", price=cost, paid=paid)
        coins = table.seats[asking.seat].coins
        return refuse("too-dear", "caravanserai section 7", price=cost - 1, coins=coins) if cost - 1 > coins else None

    def do(self, table: CaravanseraiTable, asking: Stop | Buying) -> None:
        """The ruby goes to the supply; what the stall itself offers comes only later (CX-62)."""
        good = NUMBER[self.good]
        chapman(table).discounted = True
        spend_rubies(table, asking.seat, 1, "discount")
        take_unit(table, asking, good, price(table, asking, good) - 1).priced += 1


def no_ruby(needed: int, held: int) -> Refusal:
    """The refusal of what costs more rubies than the brooch has."""
    return refuse("too-few-rubies", "caravanserai-expansions section 4.2", rubies=needed, held=held)


_TAKE = (TakeRubies(False), TakeRubies(True))
_BUY = tuple(RubyBuy(good) for good in GOODS)
