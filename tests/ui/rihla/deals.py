"""A device with a game of Rihla on it, for the tests of deals, clock and account."""
import json

from engine.kernel import parse, push_on
from engine.kernel.saga import Saga, Seat
from engine.rihla.game import GAME
from engine.rihla.table import RihlaTable
from tests.ui.desk import Desk
from ui.keeper import begin_game


class Road(Desk):
    """One tab with Rihla; games can be begun at any table."""

    def road(self, table: RihlaTable | None = None, kinds: tuple[str, ...] = ("person", "bot", "bot", "bot"), seed: str = "77",
             notes: dict[str, object] | None = None, **options: object) -> str:
        """Sit down at a game, dealt or going on from a table; the key it is kept under."""
        self.use()
        seats = [Seat(f"P{place}", kind, "trader" if kind == "bot" else "") for place, kind in enumerate(kinds)]
        saga = Saga(GAME, seats, seed, GAME.check_options(len(kinds), options), f"g{len(self.hands.store)}", table)
        session = begin_game(self.app.store, saga, self.app.tab, "2026-08-21T19:05", notes)
        self.app.sit_down(session)
        self.press("go", to=f"#/table/{session.key}")
        self.healthy()
        return str(session.key)

    def stored(self, key: str) -> dict[str, object]:
        return json.loads(self.hands.store[f"sarai:game:{key}"])


def after(table: RihlaTable, *notations: str) -> RihlaTable:
    """A copy of a table some answers later."""
    copy = table.copy()
    for notation in notations:
        push_on(copy, parse(GAME, copy, notation))
    copy.told.clear()
    return copy


def table_with(owner: dict[int, int], cash: dict[int, int] | None = None, count: int = 4, seed: str = "77",
               **options: object) -> RihlaTable:
    """A dealt table on which some spots are owned already."""
    from engine.kernel import dice_from
    table = GAME.deal(count, GAME.check_options(count, options), dice_from(seed))
    for space, seat in owner.items():
        table.owner[space] = seat
    for seat, amount in (cash or {}).items():
        table.bank += amount - table.merchants[seat].cash
        table.merchants[seat].cash = amount
    table.told.clear()
    return table
