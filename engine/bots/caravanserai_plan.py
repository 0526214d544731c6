"""Errands: which order to fill next, where to get what is missing, and how many moves that takes.

A plan is found by A* over places, goods, coins and debts: each step goes to a space and does one thing there.  Revenue
pays debts first, so borrowed money is free; what counts is how soon an order pays.
"""
from heapq import heappop, heappush
from typing import Any, NamedTuple

from engine.bots.caravanserai_worth import OPIUM, USUAL, Weights, rounds_left
from engine.caravanserai.board import arrow_at, distance
from engine.caravanserai.box import STORAGE, TWIN, VALUE, Needs
from engine.caravanserai.box_board import BLUE_PAVILION, CHANGER_EAST, CHANGER_WEST, RED_GATE, STALL_OF, WHITE_PAVILION
from engine.caravanserai.box_orders import ORDERS
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.expansions.opium.annex import opium
from engine.caravanserai.expansions.opium.box import COVERED
from engine.caravanserai.expansions.opium.box import NAME as OPIUM_PART
from engine.caravanserai.hooks import Bill
from engine.caravanserai.kits import kit
from engine.caravanserai.stock import covers

MOST_STEPS = 60
"""States looked at for one order; few orders need more than thirty."""

Goods = tuple[int, ...]


class Errand(NamedTuple):
    """Go to a space and do one thing there: `buy`, `borrow`, `exchange`, `convert`, `sell`, `complete` or `draw`.

    `goods` are the pieces to buy, give away or swap, one entry for each.
    """

    space: int
    deed: str
    goods: Goods = ()


class Plan(NamedTuple):
    """The errands for an order, the moves they take, and what the plan is worth now."""

    order: str
    errands: tuple[Errand, ...]
    moves: int
    worth: float


class Means(NamedTuple):
    """Where a seat stands and what it has."""

    space: int
    goods: Goods
    coins: int
    debt: int


class Planner:
    """Plans for one seat of one view; made for one decision."""

    def __init__(self, view: Any, seat: int, stopped: bool = False, weights: Weights = USUAL, at: int = -1) -> None:
        """Look at what there is to buy, to trade and to fill; `stopped`: the first errand may be done on the spot.

        `at` is the space where the seat acts, if not the one of its figure.
        """
        self.at = view.seats[seat].space if at < 0 else at
        self.opium = OPIUM_PART in view.annexes and opium(view).opium[seat] > 0
        self.horizon = 2 * rounds_left(view) + 2
        self.view, self.seat, self.boy, self.stopped = view, seat, view.seats[seat], stopped
        self.weights = weights
        self.hooks = kit(view, seat)
        self.stride = max(self.hooks.stride, 3) + self.hooks.extra
        self.tiles = [(space, TILES[name]) for space, name in view.tiles.items()]

    def means(self) -> Means:
        """What the seat has now."""
        return Means(self.at, tuple(self.boy.goods), self.boy.coins, self.boy.debt)

    def moves(self, start: int, end: int) -> int:
        """Moves from one space to another without the die; going nowhere takes two."""
        return -(-distance(start, end) // self.stride) if start != end else 2

    def best(self, means: Means | None = None) -> Plan | None:
        """The plan of the greatest worth; when no order can be filled with what there is, one step towards more."""
        means = means or self.means()
        best: Plan | None = None
        for name, space in self.orders():
            found = self.plan(means, name, space, best.worth if best else 0.0)
            if found and self.weights.rival < 1 and self._too_late(name, space, found.moves):
                found = found._replace(worth=found.worth * self.weights.rival)
            if found and found.moves <= self.horizon and (best is None or found.worth > best.worth):
                best = found
        return best or self._earn(means)

    def _too_late(self, name: str, tower: int, moves: int) -> bool:
        """Whether a rival holds all the goods of an order and is nearer to its tower."""
        for seat, rival in enumerate(self.view.seats):
            if seat != self.seat and tower >= 0 and not rival.waiting and covers(rival.goods, ORDERS[name].goods):
                if -(-distance(rival.space, tower) // 3) <= moves:
                    return True
        return False

    def _earn(self, means: Means) -> Plan | None:
        """Make more of what there is: trade it at a tile, buy what a tile takes, borrow for that, or sell (C-62)."""
        found: list[tuple[Errand, Means]] = []
        for space, tile in self.tiles:
            self._convert(means, space, tile.give, tile.get, {good: 1 for good, _ in tile.get}, list(means.goods), found)
        if not found and means.coins < 2:
            self._borrow(means, found)
        if not found and sum(means.goods) < STORAGE - 1:
            for _, tile in self.tiles:
                for good, count in tile.give:
                    self._buy(means, good, count, found)
        if not found:
            self._borrow(means, found)
            self._sell(means, list(means.goods), found)
        if not found:
            return None
        errand, _ = min(found, key=lambda step: self._cost(means, step[0].space, ()))
        return Plan("", (errand,), self.moves(means.space, errand.space), 0.1)

    def orders(self) -> list[tuple[str, int]]:
        """The orders within reach and their towers: the waiting one alone while there is one (C-39), at no tower."""
        if self.boy.waiting:
            return [(self.boy.waiting, -1)]
        return [(name, space) for space, name in self.view.towers.items() if name]

    def gain(self, name: str, space: int) -> float:
        """What filling an order brings beyond the goods it takes."""
        taken = sum(VALUE[good] * count for good, count in enumerate(self.needs(name))) + OPIUM * self.opium
        revenue = ORDERS[name].value + self.arrow(name, space) - taken
        return revenue + self.weights.credit + (self.weights.reward if space not in (-1, RED_GATE) else 0)

    def needs(self, name: str) -> list[int]:
        """The pieces an order asks for, by good; without the three that an opium in hand saves, missing and dear first."""
        needs = [0] * 6
        for good, count in ORDERS[name].goods:
            needs[good] = count
        for _ in range(COVERED if self.opium else 0):
            asked = [good for good in range(6) if needs[good]]
            needs[max(asked, key=lambda good: (needs[good] > self.boy.goods[good], VALUE[good]))] -= 1
        return needs

    def arrow(self, name: str, space: int) -> int:
        """What the Fountain or a card adds to an order at a space."""
        bill = Bill(self.seat, "major" if space > 0 else "finish", ORDERS[name], space, self.view.fountain)
        for hook in self.hooks.arrow:
            hook(self.view, bill, ())
        return bill.arrow if bill.arrow is not None else arrow_at(space, bill.fountain)

    def plan(self, start: Means, name: str, tower: int, floor: float = 0.0) -> Plan | None:
        """The quickest errands that fill an order, found by A*; None when they are worth no more than the floor."""
        gain, needs = self.gain(name, tower), self.needs(name)
        heap: list[tuple[int, int, int, Means, tuple[Errand, ...]]] = [(0, 0, 0, start, ())]
        best: dict[Means, int] = {start: 0}
        for made in range(1, MOST_STEPS):
            if not heap:
                return None
            guess, moves, _, means, errands = heappop(heap)
            if gain * self.weights.decay ** guess <= floor:
                return None
            missing = [(good, need - have) for good, (need, have) in enumerate(zip(needs, means.goods, strict=True))
                       if need > have]
            if not missing:
                ending = 0 if tower < 0 else self._cost(means, tower, errands)
                total = moves + ending
                last = () if tower < 0 else (Errand(tower, "complete"),)
                return Plan(name, errands + last, total, gain * self.weights.decay ** total)
            for errand, then in self._steps(means, needs, missing):
                cost = moves + self._cost(means, errand.space, errands)
                if cost < best.get(then, 99):
                    best[then] = cost
                    left = sum(need > have for need, have in zip(needs, then.goods, strict=True))
                    away = 0 if tower < 0 else self.moves(then.space, tower)
                    heappush(heap, (cost + left + away, cost, made * 16 + len(heap), then, (*errands, errand)))
        return None

    def _cost(self, means: Means, space: int, before: tuple[Errand, ...]) -> int:
        return 0 if self.stopped and not before and space == means.space else self.moves(means.space, space)

    def _steps(self, means: Means, needs: list[int], missing: list[tuple[int, int]]) -> list[tuple[Errand, Means]]:
        """Everything that could help to get the missing goods, and what the seat then has."""
        found: list[tuple[Errand, Means]] = []
        short = sum(VALUE[good] * count for good, count in missing) > means.coins
        for good, count in missing:
            self._buy(means, good, count, found)
        if short:
            self._borrow(means, found)
        spare = [max(0, have - need) for have, need in zip(means.goods, needs, strict=True)]
        if any(spare):
            self._exchange(means, missing, spare, found)
            for space, tile in self.tiles:
                self._convert(means, space, tile.give, tile.get, dict(missing), spare, found)
            if short:
                self._sell(means, spare, found)
        return found

    def _buy(self, means: Means, good: int, count: int, found: list[tuple[Errand, Means]]) -> None:
        coins, bought = means.coins, 0
        room = STORAGE - sum(means.goods)
        while bought < min(count, self.view.stalls[good], room):
            price = VALUE[good]
            for hook in self.hooks.price_of:
                price = hook(self.view, self.seat, good, bought, price)
            if price > coins:
                break
            coins, bought = coins - price, bought + 1
        if bought:
            goods = changed(means.goods, {good: bought})
            stall = STALL_OF[good]
            found.append((Errand(stall, "buy", (good,) * bought), Means(stall, goods, coins, means.debt)))

    def _borrow(self, means: Means, found: list[tuple[Errand, Means]]) -> None:
        more = min(self.boy.limit - self.boy.locked - means.debt, self.boy.room - means.coins)
        if more > 0:
            west, east = (distance(means.space, changer) for changer in (CHANGER_WEST, CHANGER_EAST))
            space = CHANGER_WEST if west <= east else CHANGER_EAST
            found.append((Errand(space, "borrow"), Means(space, means.goods, means.coins + more, means.debt + more)))

    def _exchange(self, means: Means, missing: list[tuple[int, int]], spare: list[int],
                  found: list[tuple[Errand, Means]]) -> None:
        swaps: list[int] = []
        for good, count in missing:
            swaps += [TWIN[good]] * min(count, spare[TWIN[good]], self.view.tray[good])
        if swaps:
            goods = list(means.goods)
            for good in swaps:
                goods[good] -= 1
                goods[TWIN[good]] += 1
            found.append((Errand(WHITE_PAVILION, "exchange", tuple(swaps)),
                          Means(WHITE_PAVILION, tuple(goods), means.coins, means.debt)))

    def _convert(self, means: Means, space: int, give: Needs, get: Needs, missing: dict[int, int], spare: list[int],
                 found: list[tuple[Errand, Means]]) -> None:
        wanted = max((missing.get(good, 0) for good, _ in get), default=0)
        times = min(wanted, *(spare[good] // count for good, count in give),
                    *(self.view.tray[good] // count for good, count in get))
        if times <= 0:
            return
        goods = changed(means.goods, {good: -count * times for good, count in give})
        goods = changed(goods, {good: count * times for good, count in get})
        if sum(goods) <= STORAGE:
            found.append((Errand(space, "convert", (0,) * times), Means(space, goods, means.coins, means.debt)))

    def _sell(self, means: Means, spare: list[int], found: list[tuple[Errand, Means]]) -> None:
        coins, sold, goods = means.coins, list[int](), list(means.goods)
        for good in sorted(range(6), key=lambda good: VALUE[good]):
            while spare[good] and coins + VALUE[good] <= self.boy.room:
                spare[good] -= 1
                goods[good] -= 1
                coins += VALUE[good]
                sold.append(good)
        if sold:
            found.append((Errand(BLUE_PAVILION, "sell", tuple(sold)),
                          Means(BLUE_PAVILION, tuple(goods), coins, means.debt)))


def changed(goods: Goods, more: dict[int, int]) -> Goods:
    """Goods with some pieces added or taken."""
    return tuple([count + more.get(good, 0) for good, count in enumerate(goods)])


def rolling_pays(away: int, stride: int) -> bool:
    """Whether a roll brings a target closer on average than the usual steps, counted in moves."""
    def moves(steps: int) -> int:
        return -(-steps // stride)
    if away <= stride:
        return False
    rolled = sum(1 + moves(max(0, away - face)) for face in range(1, 7))
    return rolled < 6 * moves(away)
