"""The bots for Caravanserai: a porter who forgets his errands, a clerk who runs them all, a merchant who tries them out."""
from collections.abc import Callable
from typing import Any

from engine.bots.caravanserai_choice import Choice
from engine.bots.caravanserai_search import Sense
from engine.bots.caravanserai_worth import USUAL, Weights
from engine.bots.contract import Acts, Bot, Deadline
from engine.bots.search import Search
from engine.caravanserai.game import GAME
from engine.caravanserai.turn import Ready, Stop
from engine.kernel import Action, Dice


class Clerk:
    """Fills orders one after the other, each by the quickest errands; needs no time and draws no dice."""

    def __init__(self, weights: Weights = USUAL) -> None:
        """Judge by these weights."""
        self.weights = weights

    def choose(self, view: Any, legal: Acts, dice: Dice, deadline: Deadline) -> Action[Any, Any]:
        """What the plan asks for."""
        if len(legal) == 1:
            return legal[0]
        said = {str(act): act for act in legal}
        word = Choice(view, view.pending[-1], said, self.weights).word()
        return said.get(word, legal[-1])


class Porter(Clerk):
    """A clerk who loses the thread: now and then he goes or does what comes to his mind."""

    def choose(self, view: Any, legal: Acts, dice: Dice, deadline: Deadline) -> Action[Any, Any]:
        """What the plan asks for, or, every third time he sets out or stops, anything."""
        if isinstance(view.pending[-1], Ready | Stop) and dice.below(3) == 0:
            return legal[dice.below(len(legal))]
        return super().choose(view, legal, dice, deadline)


def merchant() -> Search:
    """Tries out the orders a clerk might go for, some rounds ahead; about fifty tries a decision at most."""
    return Search(GAME, Sense(rounds=2), width=6, rounds_per_cut=3, most_rounds=12, trust=1)


LEVELS: dict[str, Callable[[], Bot]] = {"porter": Porter, "clerk": Clerk, "merchant": merchant}
"""The levels, weakest first."""
