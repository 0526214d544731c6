"""One decision of the clerk for Caravanserai: what to say to each kind of question."""
from collections.abc import Callable
from typing import Any

from engine.bots.caravanserai_court import fountain_helps
from engine.bots.caravanserai_draw import draw_worth
from engine.bots.caravanserai_extras import best_move, extra_target, extra_word, inspection, reaches
from engine.bots.caravanserai_plan import Errand, Plan, Planner, rolling_pays
from engine.bots.caravanserai_worth import Weights, best_terms, card_worth, piece_worth, reward_worth, rounds_left, time_left
from engine.caravanserai.actions.aside import SideSelling, SideSwapping
from engine.caravanserai.actions.order import MinorPick
from engine.caravanserai.actions.setup import ChooseGate, ChooseGood
from engine.caravanserai.board import distance
from engine.caravanserai.box import GOODS, NUMBER, START_COINS, VALUE, worth
from engine.caravanserai.box_board import BLUE_GATE, KIND, RED_GATE, SPACE_NAMES, SPACE_NUMBER
from engine.caravanserai.box_orders import ORDERS
from engine.caravanserai.kits import ABILITIES
from engine.caravanserai.orders import Payout, Reward
from engine.caravanserai.stock import Overflow
from engine.caravanserai.table import StableBoy
from engine.caravanserai.turn import Closing, Doing, Ready, Rolled, Stop
from engine.kernel import Action

Act = Action[Any, Any]


class Choice:
    """One decision of the clerk: the view, the question, and what may be said."""

    def __init__(self, view: Any, asked: Any, said: dict[str, Act], weights: Weights) -> None:
        """Think about one question."""
        self.weights = weights
        self.view, self.asked, self.said, self.seat = view, asked, said, asked.seat
        self.boy: StableBoy = view.seats[asked.seat]
        stopped = isinstance(asked, Stop | Doing)  # in a favour the figure that acts stands elsewhere
        self.planner = Planner(view, asked.seat, stopped, weights, asked.space if stopped else self.boy.space)
        self._plan: Plan | None = None
        self._planned = False

    @property
    def plan(self) -> Plan | None:
        """The best plan from where the seat stands, made when first asked for."""
        if not self._planned:
            self._plan, self._planned = self.planner.best(), True
        return self._plan

    def word(self) -> str:
        """What the clerk says."""
        finishing = [word for word in self.said if word.startswith(("finish", "complete"))]
        if ending := best_terms(self.view, self.seat, finishing) or self._anywhere() or extra_word(self):
            return ending
        for kind, answer in _ANSWERS:
            if isinstance(self.asked, kind):
                return answer(self)
        return ""

    def _anywhere(self) -> str:
        """Swap away from the pavilion what the plan would swap there; sell in the last turn, when goods count nothing."""
        if self.last_move_counts() and not (self.plan and self.plan.moves <= 2 and self.plan.order):
            return self._best_of("side sell", lambda good: VALUE[NUMBER[good]])
        if self._first("side exchange") and self.plan:
            swaps = [good for errand in self.plan.errands if errand.deed == "exchange" for good in errand.goods]
            return next((word for word in self.said for good in swaps if word == f"side exchange {GOODS[good]}"), "")
        return ""

    def _first(self, *starts: str) -> str:
        return next((word for word in self.said if word.startswith(starts)), "")

    def _best_of(self, start: str, worth_of: Callable[[str], float], least: float = -99.0) -> str:
        """The word of a kind whose last part is worth most, if that is more than the least."""
        words = [word for word in self.said if word.startswith(start)]
        found = max(words, key=lambda word: worth_of(word.split()[len(start.split())]), default="")
        return found if found and worth_of(found.split()[len(start.split())]) > least else ""

    # ---- set-up

    def take(self) -> str:
        """The good with which the first order comes soonest."""
        def sooner(good: str) -> float:
            goods = [0] * 6
            goods[NUMBER[good]] = 1
            return max(self.prospect(gate, tuple(goods)) for gate in (RED_GATE, BLUE_GATE))
        return self._best_of("take", sooner)

    def enter(self) -> str:
        """The gate from which the first order comes soonest."""
        return self._best_of("enter", lambda gate: self.prospect(SPACE_NUMBER[gate], tuple(self.boy.goods)))

    def prospect(self, space: int, goods: tuple[int, ...]) -> float:
        """What the best plan would be worth from a space, with these goods and the coins of the start."""
        means = self.planner.means()._replace(space=space, goods=goods, coins=START_COINS)
        plan = self.planner.best(means)
        return plan.worth if plan else 0.0

    # ---- moving

    def ready(self) -> str:
        """Open a space of the purse for a spare piece, roll if that brings the target nearer, else move."""
        target = self.target()
        if "roll" in self.said and rolling_pays(distance(self.boy.space, target), self.planner.stride) \
                and not reaches(self.said, _name(target)):
            return "roll"
        return self.spare_slot() or self.toward(target)

    def rolled(self) -> str:
        """Repeat a roll that is too small for the target, if allowed; move."""
        target = self.target()
        away = distance(self.boy.space, target)
        if "reroll" in self.said and not reaches(self.said, _name(target)) and 3 < away <= 6:
            return "reroll"
        return self.toward(target)

    def toward(self, target: int) -> str:
        """To the target, or to the space from which it is fewest moves away, the more useful first."""
        def left(space: str) -> float:
            here = SPACE_NUMBER[space]
            if here == target:
                return 99.0
            return (-self.planner.moves(here, target) - 0.01 * distance(here, target) + 0.1 * self._use(here)
                    - inspection(self, here))
        return best_move(self.said, left)

    def target(self) -> int:
        """The space the clerk wants to reach next."""
        if self.last_move_counts():
            return self._last_target()
        if (space := extra_target(self)) >= 0:
            return space
        plan = self.plan
        if not self.boy.waiting and draw_worth(self.planner, self.view) > (plan.worth if plan else 0.0):
            return RED_GATE
        errands = plan.errands if plan else ()
        return errands[0].space if errands else self._nearest("changer" if self.boy.coins == 0 else "caravan")

    def last_move_counts(self) -> bool:
        """Whether this is the seat's last turn, when only points, coins and cards count."""
        return rounds_left(self.view) < 1

    def _last_target(self) -> int:
        """In the last turn: an order in reach, else a card or a sale for goods that are worth nothing any more."""
        plan, moves = self.plan, 2 if self._move() == 1 else 1
        if plan and plan.moves <= moves and plan.errands:
            return plan.errands[0].space
        affordable = [card for card in self._shown() if self._pays(card)]
        if affordable and max(card_worth(self.view, self.seat, card, self.weights) for card in affordable) >= 2:
            return BLUE_GATE
        return SPACE_NUMBER["blue_pavilion"] if sum(self.boy.goods) else BLUE_GATE

    def _move(self) -> int:
        return int(getattr(self.asked, "move", 2))

    def _nearest(self, kind: str) -> int:
        spaces = [space for space in range(22) if KIND[space] == kind]
        return min(spaces, key=lambda space: self.planner.moves(self.boy.space, space))

    def _use(self, space: int) -> float:
        """What a stop on the way is good for: coins if they are short, a spare piece traded, the Fountain."""
        kind = KIND[space]
        if kind == "changer":
            return float(min(self.boy.limit - self.boy.locked - self.boy.debt, self.boy.room - self.boy.coins) > 0)
        if kind == "blue_gate":
            return 0.8
        return 0.0

    def spare_slot(self) -> str:
        """Give a bronze or an amber that no plan needs for a space of the purse."""
        needs = self.needs()
        if self.boy.room >= self.weights.slots or time_left(self.view) < 0.3:
            return ""
        return next((f"open {GOODS[good]}" for good in (0, 1)
                     if self.boy.goods[good] > needs[good] and f"open {GOODS[good]}" in self.said), "")

    def needs(self) -> list[int]:
        """The goods of the order the clerk works on, by number."""
        order = (self.plan and self.plan.order) or self.boy.waiting
        return self.planner.needs(order) if order else [0] * 6

    # ---- at a stop

    def stop(self) -> str:
        """Do the errand of this space, or what else is useful here."""
        errand = self.errand_here()
        if errand:
            word = self._say(errand)
            if word:
                return word
        return self._in_passing() or "skip"

    def doing(self) -> str:
        """Go on while the errand needs it."""
        if KIND[self.asked.space] == "blue_gate":
            return self._at_blue_gate() or "done"
        errand = self.errand_here()
        return (self._say(errand) if errand else "") or self._first("done bronze") or "done"

    def errand_here(self) -> Errand | None:
        """The next errand of the plan, if it is for this very space."""
        first = self.plan.errands[0] if self.plan and self.plan.errands else None
        return first if first and first.space == self.asked.space else None

    def _say(self, errand: Errand) -> str:
        """The word that does an errand, or a part of it."""
        if errand.deed in ("borrow", "convert"):
            return self._first(errand.deed)
        words = [f"{errand.deed} {GOODS[good]}" for good in errand.goods]
        return next((word for word in words if word in self.said), "")

    def _in_passing(self) -> str:
        """Borrow what is free, sell for the end, buy a good card, draw a Minor Order that fits."""
        if self.last_move_counts() and (word := self._first("sell")):
            return word
        if self._first("draw") and (self.plan is None or self.plan.moves > 4 or self.target() == RED_GATE):
            return self._first("draw -") or self._first("draw")
        if self._first("turn fountain", "buy card"):
            return self._at_blue_gate()
        return self._first("borrow") if self.boy.coins < 2 or self._short() else ""

    def missing(self, order: str) -> list[int]:
        """The pieces of an order that the seat lacks, by good."""
        needs = dict(ORDERS[order].goods)
        return [max(0, needs.get(good, 0) - have) for good, have in enumerate(self.boy.goods)]

    def _short(self) -> bool:
        needs = [(good, need - have) for good, (need, have) in enumerate(zip(self.needs(), self.boy.goods, strict=True))
                 if need > have]
        return worth(tuple(needs)) > self.boy.coins

    def _at_blue_gate(self) -> str:
        """A card worth clearly more than its goods, and a turn of the Fountain that helps the order planned."""
        needs = self.needs()

        def profit(card: str) -> float:
            cost = 0.0 if self.last_move_counts() else sum(
                count * piece_worth(self.view, self.seat, good, needs) for good, count in ABILITIES[card].cost)
            return card_worth(self.view, self.seat, card, self.weights) - 1.2 * cost
        turning = "turn fountain" in self.said and fountain_helps(self, 1)
        return self._best_of("buy card", profit, 0.5) or ("turn fountain" if turning else "")

    def _shown(self) -> list[str]:
        return [card for shelf in self.view.shelves.values() for card in shelf.shown if card]

    def _pays(self, card: str) -> bool:
        return all(self.boy.goods[good] >= count for good, count in ABILITIES[card].cost)

    # ---- orders

    def pick(self) -> str:
        """The Minor Order that pays soonest."""
        def soon(name: str) -> float:
            plan = self.planner.plan(self.planner.means(), name, -1)
            return plan.worth + ORDERS[name].value * 0.01 if plan else -1.0
        return self._best_of("keep", soon)

    def fill(self) -> str:
        """As much as the purse holds; but points first when they end the game and the seat leads."""
        most = max(int(word.split()[1]) for word in self.said if word.startswith("fill"))
        points = self.view.threshold - self.boy.points
        ahead = all(self.boy.points + self.asked.rest >= other.points + 6
                    for seat, other in enumerate(self.view.seats) if seat != self.seat)
        if 0 < points <= self.asked.rest and ahead:
            most = min(most, self.asked.rest - points)
        return f"fill {most}"

    def reward(self) -> str:
        """The card worth most after the gifts."""
        def worth_of(card: str) -> float:
            return -9.0 if card == "blind" else reward_worth(self.view, self.seat, card, self.weights)
        return self._best_of("reward", worth_of) or self._first("reward")

    def discard(self) -> str:
        """The piece that is worth least."""
        needs = self.needs()
        return self._best_of("discard", lambda good: -piece_worth(self.view, self.seat, NUMBER[good], needs))

    def aside(self) -> str:
        """Enough."""
        return "done"

    def closing(self) -> str:
        """A space of the purse for a spare piece, or the end of the turn."""
        return self.spare_slot() or "end turn"


def _name(space: int) -> str:
    return SPACE_NAMES[space]


_ANSWERS: tuple[tuple[type[Any], Callable[[Choice], str]], ...] = (
    (ChooseGood, Choice.take), (ChooseGate, Choice.enter), (Ready, Choice.ready), (Rolled, Choice.rolled),
    (Stop, Choice.stop), (Doing, Choice.doing), (MinorPick, Choice.pick), (Payout, Choice.fill),
    (Reward, Choice.reward), (Overflow, Choice.discard), (Closing, Choice.closing), (SideSelling, Choice.aside),
    (SideSwapping, Choice.aside))
