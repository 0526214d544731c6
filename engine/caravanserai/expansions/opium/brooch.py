"""An opium as the reward of a brooch (caravanserai-expansions section 4.1, side B)."""
from collections.abc import Iterable

from engine.caravanserai.expansions.chapman.brooch import BroochReward, close_brooch, is_wide
from engine.caravanserai.expansions.opium.annex import gain_opium, opium
from engine.caravanserai.table import CaravanseraiTable, resume
from engine.kernel import Action, Refusal, refuse


class BroochOpium(Action[CaravanseraiTable, BroochReward], frozen=True):
    """Take an opium from the supply."""

    verb = "brooch opium"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: BroochReward) -> Iterable["BroochOpium"]:
        """On side B, while the supply holds some (CX-67)."""
        return _OPIUM if is_wide(table, asking.seat) and opium(table).supply else ()

    def refusal(self, table: CaravanseraiTable, asking: BroochReward) -> Refusal | None:
        """On side B, while the supply holds some (CX-67)."""
        if not is_wide(table, asking.seat):
            return refuse("other-side", "caravanserai-expansions section 4.1")
        return None if opium(table).supply else refuse("supply-empty", "caravanserai-expansions CX-67")

    def do(self, table: CaravanseraiTable, asking: BroochReward) -> None:
        """The brooch is flipped."""
        close_brooch(table, asking)
        gain_opium(table, asking.seat)
        resume(table)


_OPIUM = (BroochOpium(),)
