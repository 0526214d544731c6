"""Where the partners' figures start, and the goods that the Opium Dealer's partner begins with (section 6; CX-84)."""
from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement

from engine.caravanserai.box import AMBER, BRONZE, EMERALD, GOODS, NUMBER, SILVER
from engine.caravanserai.box_board import KIND, SPACE_NAMES, SPACE_NUMBER
from engine.caravanserai.events import GateEntered
from engine.caravanserai.expansions.anahita.annex import ANAHITA, anahita
from engine.caravanserai.modes.partner.events import ExtraTaken
from engine.caravanserai.stock import receive
from engine.caravanserai.table import Ask, CaravanseraiTable, resume
from engine.kernel import Action, Refusal, refuse


class ChooseStart(Ask):
    """Its seat places its figure beside its partner, on one of these spaces."""

    spaces: list[int]


class Start(Action[CaravanseraiTable, ChooseStart], frozen=True):
    """Place the figure: with Anahita on a pavilion, with a Chapman at his stall."""

    verb = "start"
    exact = True
    space: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: ChooseStart) -> Iterable["Start"]:
        """The spaces of the question."""
        return [_start(SPACE_NAMES[space]) for space in asking.spaces]

    def refusal(self, table: CaravanseraiTable, asking: ChooseStart) -> Refusal | None:
        """Beside the partner (CX-84)."""
        known = SPACE_NUMBER.get(self.space, -1) in asking.spaces
        return None if known else refuse("beside-partner", "caravanserai-expansions CX-84", space=self.space)

    def do(self, table: CaravanseraiTable, asking: ChooseStart) -> None:
        """Anahita stands where her partner wants (CX-55)."""
        table.pending.pop()
        space = SPACE_NUMBER[self.space]
        table.seats[asking.seat].space = space
        if KIND[space].endswith("pavilion") and ANAHITA in table.annexes:
            anahita(table).space = space
        table.tell(GateEntered(asking.seat, self.space))
        resume(table)


class ExtraGoods(Ask):
    """Its seat takes goods worth exactly two dirhams besides its first piece."""


class TakeExtra(Action[CaravanseraiTable, ExtraGoods], frozen=True):
    """Take the extra goods."""

    verb = "extra"
    exact = True
    goods: tuple[str, ...]

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: ExtraGoods) -> Iterable["TakeExtra"]:
        """Two cheap pieces, or a silver, or an emerald."""
        return _EXTRA

    def refusal(self, table: CaravanseraiTable, asking: ExtraGoods) -> Refusal | None:
        """Worth exactly two."""
        return None if self in _EXTRA else refuse("worth-two", "caravanserai-expansions section 6")

    def do(self, table: CaravanseraiTable, asking: ExtraGoods) -> None:
        """They come from the tray."""
        table.pending.pop()
        for good in self.goods:
            receive(table, asking.seat, ((NUMBER[good], 1),))
        table.tell(ExtraTaken(asking.seat, self.goods))
        resume(table)


@cache
def _start(space: str) -> Start:
    return Start(space)


_EXTRA = (*(TakeExtra((GOODS[one], GOODS[other])) for one, other in combinations_with_replacement((BRONZE, AMBER), 2)),
          TakeExtra((GOODS[SILVER],)), TakeExtra((GOODS[EMERALD],)))
