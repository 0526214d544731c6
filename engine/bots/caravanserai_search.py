"""What the search is told about Caravanserai: which errands are worth trying out, and what a table is then worth."""
from typing import Any

from engine.bots.caravanserai_choice import Choice
from engine.bots.caravanserai_plan import Planner
from engine.bots.caravanserai_worth import USUAL, Weights, card_worth, reward_worth
from engine.bots.search import Plan
from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.game import GAME
from engine.caravanserai.orders import Reward
from engine.caravanserai.scoring import account
from engine.caravanserai.stock import stored_worth
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Ready, Rolled
from engine.kernel import Action, Dice, legal, push_on

PIECE = 0.8
"""What a dirham's worth of stored goods counts while the game goes on."""


class Sense:
    """Tries the orders a clerk might go for, and the rewards he might take; the rest is the clerk's."""

    def __init__(self, weights: Weights = USUAL, rounds: int = 3) -> None:
        """Look so many rounds ahead."""
        self.weights, self.rounds = weights, rounds

    def plans(self, view: Any) -> list[tuple[float, Plan]]:
        """The clerk's word first, which is trusted a little more; then the first steps of other plans, or rewards."""
        asked = view.pending[-1]
        said: dict[str, Action[Any, Any]] = {str(act): act for act in _listed(view)}
        word = self._word(view, said)
        others: list[str] = []
        if isinstance(asked, Ready | Rolled):
            others = self._other_ways(view, asked.seat, said)
        elif isinstance(asked, Reward):
            others = self._other_rewards(view, asked.seat, said)
        return [(float(one == word), (one,)) for one in dict.fromkeys([word, *others]) if one in said]

    def _word(self, view: Any, said: dict[str, Action[Any, Any]]) -> str:
        word = Choice(view, view.pending[-1], said, self.weights).word()
        return word if word in said else list(said)[-1]

    def _other_ways(self, view: Any, seat: int, said: dict[str, Action[Any, Any]]) -> list[str]:
        planner = Planner(view, seat, weights=self.weights)
        means = planner.means()
        found = [planner.plan(means, name, space) for name, space in planner.orders()]
        spaces = [plan.errands[0].space for plan in found if plan and plan.errands]
        choice = Choice(view, view.pending[-1], said, self.weights)
        moves = [choice.toward(space) for space in spaces] + [f"move {SPACE_NAMES[space]}" for space in (0, 10)]
        dice = [word for word in said if word.startswith("die ")]
        favours = [word for word in said for space in spaces for tokens in (1, 2)
                   if word == f"favour {SPACE_NAMES[space]} {tokens}"]
        return [*moves, *dice, *favours[:2]]

    def _other_rewards(self, view: Any, seat: int, said: dict[str, Action[Any, Any]]) -> list[str]:
        cards = [word for word in said if word.startswith("reward") and "blind" not in word]
        return sorted(cards, key=lambda word: -reward_worth(view, seat, word.split()[1], self.weights))[:4]

    def thread(self, view: Any) -> tuple[int | None, int, int]:
        """The seat, the round and how deep the question lies."""
        return view.seat, view.round, len(view.pending)

    def begins(self, view: Any) -> bool:
        """Always: each plan is one word."""
        return True

    def go_on(self, table: CaravanseraiTable, dice: Dice) -> None:
        """What the clerk would do."""
        listed = legal(GAME, table)
        if len(listed) == 1:
            push_on(table, listed[0])
        else:
            said = {str(act): act for act in listed}
            push_on(table, said[self._word(table, said)])

    def enough(self, table: CaravanseraiTable, start: CaravanseraiTable) -> bool:
        """Some rounds later, when a turn begins."""
        asked = table.pending[-1]
        return table.round - start.round >= self.rounds and isinstance(asked, Ready) and asked.move == 1

    def worth(self, table: CaravanseraiTable, seat: int) -> float:
        """How far a seat is ahead of the best of the others, if there are any."""
        worths = [self._hope(table, other) for other in range(len(table.seats))]
        own = worths.pop(seat)
        return own - max(worths, default=0.0)

    def _hope(self, table: CaravanseraiTable, seat: int) -> float:
        boy = table.seats[seat]
        if not table.pending:
            return float(sum(account(table, seat).values()))
        plan = Planner(table, seat, weights=self.weights).best()
        cards = sum(card_worth(table, seat, card, self.weights) for card in boy.cards)
        lines = account(table, seat)
        return (lines["points"] + lines["coins"] + lines["sets"] + PIECE * stored_worth(boy.goods) + cards
                + 0.5 * (boy.limit + boy.room) + (plan.worth if plan else 0.0))


def _listed(view: Any) -> list[Action[Any, Any]]:
    """The legal actions of the asked seat, which sees all that they depend on."""
    return legal(GAME, view)
