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

    def plans(self, view: Any) -> list[tuple[float, Plan]]:
        """Every plan for the pending decision, the most promising first, with what it promises (as `worth` counts).

        Each plan goes to the end of the seat's choice.
        """
        ...

    def thread(self, view: Any) -> Any:
        """What names the choice under way: the same at all decisions of one plan, another at the next."""
        ...

    def begins(self, view: Any) -> bool:
        """Whether the pending decision is the first of its choice."""
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
                 most_rounds: int = 200, trust: int = 5) -> None:
        """Try at most `width` plans, and at most so many rounds even if there is time left.

        `trust` is how many rounds a plan's promise counts for.
        """
        self.game, self.sense = game, sense
        self.width, self.rounds_per_cut, self.most_rounds, self.trust = width, rounds_per_cut, most_rounds, trust
        self._thread: Any = None
        self._kept: Plan = ()

    def choose(self, view: Any, legal: Acts, dice: Dice, deadline: Deadline) -> Action[Any, Any]:
        """The first word of the plan that did best."""
        if len(legal) == 1:
            return legal[0]
        plans = self.sense.plans(view)
        plan = self._kept_plan(view, plans) or self._best(view, plans[:self.width], dice, deadline)
        self._kept = plan[1:]
        return next(act for act in legal if str(act) == plan[0])

    def _kept_plan(self, view: Any, plans: list[tuple[float, Plan]]) -> Plan | None:
        """The rest of the plan, if the pending decision continues the choice it was made for."""
        thread, before = self.sense.thread(view), self._thread
        self._thread = thread
        if self.sense.begins(view) or thread != before:
            return None
        return next((plan for _, plan in plans if plan == self._kept), None)

    def _best(self, view: Any, plans: list[tuple[float, Plan]], dice: Dice, deadline: Deadline) -> Plan:
        """Rounds of trying until one plan is left or the time is up; without any time the most promising plan.

        What a plan promises counts like some rounds that went so: it steadies the first results.
        """
        sums = {plan: promise * self.trust for promise, plan in plans}
        live = list(sums)
        if len(live) == 1:
            return live[0]
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
