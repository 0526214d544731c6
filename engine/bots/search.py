"""Trying out: the best plans of a decision are played on tables dealt to fit the view, until the deadline.

All plans are tried on the same imagined tables with the same dice, so that luck favours none of them, and the worse
half is given up every few rounds.  The search knows no game: it is told how to list plans, how to play on for everybody
afterwards, when to stop, and what a table is then worth.
"""
from typing import Any, Protocol

from engine.bots.contract import Acts, Deadline
from engine.kernel import Action, Dice, Game, parse, push_on

Plan = tuple[str, ...]
"""The notations a seat would say one after the other."""


class Sense(Protocol):
    """What a search must be told about a game."""

    def plans(self, view: Any) -> list[Plan]:
        """The plans worth trying for the pending decision, the most promising first; each ends the seat's choice."""
        ...

    def thread(self, view: Any) -> Any:
        """What names the choice that is under way, the same for all decisions that belong to one plan."""
        ...

    def go_on(self, table: Any, dice: Dice) -> None:
        """Play something quick and sensible, on this very table, for whoever is asked."""
        ...

    def enough(self, table: Any, start: Any) -> bool:
        """Whether the table has gone far enough from the one it started as."""
        ...

    def worth(self, table: Any, seat: int) -> float:
        """What the table is worth to a seat."""
        ...


class Search:
    """Chooses by trying out.  It keeps the rest of the plan it chose, so that the next answers need no thought."""

    def __init__(self, game: Game, sense: Sense, width: int = 10, rounds_per_cut: int = 10,
                 most_rounds: int = 200) -> None:
        """Try at most `width` plans, and at most so many rounds even if there is time left."""
        self.game, self.sense = game, sense
        self.width, self.rounds_per_cut, self.most_rounds = width, rounds_per_cut, most_rounds
        self._kept: tuple[Any, Plan] | None = None

    def choose(self, view: Any, legal: Acts, dice: Dice, deadline: Deadline) -> Action[Any, Any]:
        """The first word of the plan that did best."""
        if len(legal) == 1:
            return legal[0]
        plans = self.sense.plans(view)
        thread = self.sense.thread(view)
        if self._kept is not None and self._kept[0] == thread and self._kept[1] in plans:
            plan = self._kept[1]
        else:
            plan = self._best(view, plans[:self.width], dice, deadline)
        self._kept = (thread, plan[1:])
        return next(act for act in legal if str(act) == plan[0])

    def _best(self, view: Any, plans: list[Plan], dice: Dice, deadline: Deadline) -> Plan:
        """Rounds of trying until one plan is left or the time is up; without any time the most promising plan."""
        sums = dict.fromkeys(plans, 0.0)
        live = plans
        if len(plans) == 1:
            return plans[0]
        for tried in range(1, self.most_rounds + 1):
            results = self._round(view, live, dice, deadline)
            if results is None:
                break
            for plan, result in zip(live, results, strict=True):
                sums[plan] += result
            if tried % self.rounds_per_cut == 0:
                live = sorted(live, key=lambda plan: -sums[plan])[:max(2, (len(live) + 1) // 2)]
        return max(live, key=lambda plan: sums[plan])

    def _round(self, view: Any, live: list[Plan], dice: Dice, deadline: Deadline) -> list[float] | None:
        """What each plan leads to on one imagined table; None when time ran out on the way, which would be unfair."""
        imagined = self.game.imagine(view, dice)
        results = []
        for plan in live:
            if deadline():
                return None
            results.append(self._tried(imagined, plan, dice))
        return results

    def _tried(self, imagined: Any, plan: Plan, dice: Dice) -> float:
        table = imagined.copy()
        seat = table.pending[-1].seat
        for word in plan:
            push_on(table, parse(self.game, table, word))
        while table.pending and not self.sense.enough(table, imagined):
            self.sense.go_on(table, dice)
        return self.sense.worth(table, seat)
