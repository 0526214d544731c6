"""The bots for Tan-tan Caravan: an apprentice, a trader who weighs every plan, a master who tries the best ones out."""
from collections.abc import Callable
from typing import Any

from engine.bots.chance import Chance
from engine.bots.contract import Acts, Bot, Deadline
from engine.bots.search import Search
from engine.bots.tantan_plans import Judged, plans
from engine.bots.tantan_worth import Appraisal, Weights, counted
from engine.kernel import Action, Dice, push_on
from engine.tantan.box import CARDS
from engine.tantan.buy import Buy, BuyDone
from engine.tantan.distribution import DiscardCard, StealFrom, Take
from engine.tantan.game import GAME
from engine.tantan.scoring import totals
from engine.tantan.stock import Count, Mice, Stock
from engine.tantan.table import TantanTable
from engine.tantan.view import TantanView, blind

WEIGHTS = Weights()


class Apprentice:
    """Follows the trader half the time, and luck the other half."""

    def choose(self, view: TantanView, legal: Acts, dice: Dice, deadline: Deadline) -> Action[Any, Any]:
        """The trader's choice or any other."""
        teacher: Bot = Chance() if dice.below(2) else Trader()
        return teacher.choose(view, legal, dice, deadline)


class Trader:
    """Takes the plan of the greatest worth, without looking further; never draws a die."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        """Trade by these weights."""
        self.weights = weights

    def choose(self, view: TantanView, legal: Acts, dice: Dice, deadline: Deadline) -> Action[Any, Any]:
        """The first word of the best plan."""
        if len(legal) == 1:
            return legal[0]
        word = plans(blind(view), self.weights)[0][1][0]
        return next(act for act in legal if str(act) == word)


class Sense:
    """What the search is told about Tan-tan Caravan."""

    def __init__(self, weights: Weights = WEIGHTS, turns: int = 6) -> None:
        """Look so many turns ahead."""
        self.weights, self.turns = weights, turns

    def plans(self, view: TantanView) -> list[Judged]:
        """All plans, by the trader's judgement."""
        return plans(blind(view), self.weights)

    def thread(self, view: TantanView) -> tuple[int | None, int]:
        """The seat and the turn."""
        return view.seat, view.turn

    def begins(self, view: TantanView) -> bool:
        """Whether nothing has been said yet of a purchase or a stock."""
        return view.asking is not None and view.asking.opens

    def go_on(self, table: TantanTable, dice: Dice) -> None:
        """What the trader would do."""
        for word in plans(table, self.weights)[0][1]:
            push_on(table, _ACTS[word])

    def enough(self, table: TantanTable, start: TantanTable) -> bool:
        """After some turns, but not in the middle of a distribution."""
        return table.turn - start.turn >= self.turns and table.lap is None

    def worth(self, table: TantanTable, seat: int) -> float:
        """The points so far, and the hope in hands and caravan, against the others'."""
        gains = [float(total) for total in totals(table.fronts)]
        sight = Appraisal(table, self.weights)
        if table.pending:
            soon = self.weights.danger[table.free()]
            lap = sight.lap(counted(table.caravan), table.active)
            for other, hand in enumerate(table.hands):
                gains[other] += sight.hand(other, counted(hand)) + soon * lap[other]
        return sight.margin(gains, seat)


def master() -> Search:
    """Tries the trader's best plans out."""
    return Search(GAME, Sense())


LEVELS: dict[str, Callable[[], Bot]] = {"apprentice": Apprentice, "trader": Trader, "master": master}

_EVERY: list[Action[Any, Any]] = [
    *map(Buy, range(1, 6)), BuyDone(), *map(Stock, CARDS), *map(Count, range(8)), *map(Mice, range(8)),
    *map(Take, CARDS), *map(StealFrom, range(4)), *map(DiscardCard, CARDS),
]
_ACTS = {str(act): act for act in _EVERY}
"""Every action by its notation, so that trying out need not read any."""
