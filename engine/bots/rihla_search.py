"""What the search is told about Rihla: which few answers are worth trying out, and what a table is worth afterwards."""
from engine.bots.contract import Bot, never
from engine.bots.rihla_growth import build_worth
from engine.bots.rihla_worth import holdings_worth
from engine.bots.search import Plan
from engine.kernel import Dice, legal, push_on
from engine.rihla.build import Build
from engine.rihla.game import GAME
from engine.rihla.scoring import stalls_value
from engine.rihla.table import Open, RihlaTable, travelling
from engine.rihla.view import RihlaView, imagine

TURNS = 16
"""How far a try goes: turns of the whole table."""
BUILDS = 2
"""How many different builds are tried in a manage step."""


class Sense:
    """Answers for everybody by a rule of thumb, and sees how the table stands some turns later."""

    def __init__(self, thumb: Bot, turns: int = TURNS) -> None:
        """Follow this rule of thumb, for so many turns."""
        self.thumb, self.turns = thumb, turns

    def plans(self, view: RihlaView) -> list[Plan]:
        """The rule of thumb first, then other answers, the likeliest first; each is one word."""
        table = imagine(view, Dice(0))
        acts = legal(GAME, table)
        builds = sorted((act for act in acts if isinstance(act, Build)), key=lambda act: -build_worth(view, act.space))
        rest = [act for act in acts if act.verb in ENDS]
        words = [str(act) for act in (self.thumb.choose(view, acts, Dice(0), never), *builds[:BUILDS], *rest)]
        return [(word,) for word in dict.fromkeys(words)]

    def thread(self, view: RihlaView) -> int:
        """Every plan is a single word, so no choice goes on in the next question."""
        return -1

    def go_on(self, table: RihlaTable, dice: Dice) -> None:
        """What the rule of thumb says, which looks at open things only."""
        push_on(table, self.thumb.choose(table, legal(GAME, table), dice, never))

    def enough(self, table: RihlaTable, start: RihlaTable) -> bool:
        """After some turns."""
        return table.turn - start.turn >= self.turns

    def worth(self, table: RihlaTable, seat: int) -> float:
        """The seat's share of all there is, from 0 (out) to 1 (last one standing)."""
        standing = {other: strength(table, other) for other in travelling(table)}
        return standing.get(seat, 0) / max(1, sum(standing.values()))


ENDS = ("draw", "wait", "release", "buy", "pass", "bid", "fold", "stop", "endow", "visit", "lease", "sell")
"""Verbs worth trying besides the rule of thumb and the builds."""


def strength(state: Open, seat: int) -> int:
    """Cash, stalls, and what the holdings are worth to their owner."""
    return state.merchants[seat].cash + stalls_value(state, seat) + holdings_worth(state, seat)
