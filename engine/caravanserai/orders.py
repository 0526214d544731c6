"""Completing an order, and the steps that follow it (caravanserai.md 8).

The steps wait on the stack as `OrderSteps`; what a seat must choose on the way (purse, reward, another seat's full
storage) lies above them, so an order can be saved in the middle of any step.
"""
from collections.abc import Sequence
from itertools import product
from typing import ClassVar

from engine.caravanserai.actions.board import can_open
from engine.caravanserai.board import arrow_at
from engine.caravanserai.box import GOODS, MOST_ROOM
from engine.caravanserai.box_board import SPACE_NAMES
from engine.caravanserai.box_orders import MAJORS, ORDERS, Order
from engine.caravanserai.cards import rewards
from engine.caravanserai.events_orders import CreditRaised, DebtPaid, FountainTurned, OrderCompleted, OrderShown, PurseFilled
from engine.caravanserai.hooks import Bill
from engine.caravanserai.kits import kit
from engine.caravanserai.stock import covers, give_back, refill_stalls
from engine.caravanserai.table import Ask, CaravanseraiTable
from engine.caravanserai.turn import gain_points

PLAIN: tuple[tuple[str, ...], ...] = ((),)
"""The one way to complete an order when no card or part offers terms."""


class Payout(Ask):
    """Revenue is left after the debt: its seat says how much goes into the purse; the rest are points (C-18)."""

    opens: ClassVar[bool] = False
    rest: int


class Reward(Ask):
    """A Major Order is completed: its seat takes an ability card from a display or from the top of a deck."""


class OrderSteps(Ask):
    """The steps after an order that are still to come, from `step` on; `rest` is revenue not yet used."""

    runs: ClassVar[bool] = True
    order: str
    space: int
    rest: int
    step: str = "debt"

    def run(self, table: CaravanseraiTable) -> bool:
        """Take the next step; each names the one after it, or the steps are over."""
        following = _STEPS[self.step](table, self)
        if following:
            self.step = following
        else:
            table.pending.pop()
        return True


def bill_for(table: CaravanseraiTable, seat: int, deed: str, order: Order, space: int, words: tuple[str, ...]) -> Bill:
    """What completing an order asks for and pays under the words chosen."""
    bill, hooks = Bill(seat, deed, order, space, table.fountain), kit(table, seat)
    for hook in (*hooks.bill, *hooks.arrow):
        hook(table, bill, words)
    return bill


def arrow_of(bill: Bill) -> int:
    """What the Fountain adds to an order: only at a tower, or at the Red Gate on taking (C-37)."""
    return arrow_at(bill.space, bill.fountain) if bill.arrow is None else bill.arrow


def choices(table: CaravanseraiTable, seat: int, deed: str, order: Order | None) -> Sequence[tuple[str, ...]]:
    """Every set of words that a seat may add to a deed, none first; no question whether it can pay."""
    hooks = kit(table, seat)
    if not hooks.terms:
        return PLAIN
    offered = [hook(table, seat, deed, order) for hook in hooks.terms]
    return [tuple(word for word in words if word) for words in product(*(words for words in offered if words))]


def terms(table: CaravanseraiTable, seat: int, deed: str, order: Order, space: int) -> Sequence[tuple[str, ...]]:
    """Every set of words with which a seat can complete an order now; empty when it cannot at all."""
    goods = table.seats[seat].goods
    if not kit(table, seat).bill:  # then every choice asks for what is printed
        return choices(table, seat, deed, order) if covers(goods, order.goods) else ()
    return [words for words in choices(table, seat, deed, order)
            if _payable(goods, bill_for(table, seat, deed, order, space, words))]


def takings(table: CaravanseraiTable, seat: int, names: Sequence[str], space: int) -> Sequence[tuple[str, tuple[str, ...]]]:
    """Which of some Minor Orders a seat may take, each with its words: those that it can complete; any of them to wait, when
    it can complete none (C-41), or none without a wish, since nobody need do what a card says that one *may* do."""
    ready = [(name, words) for name in names for words in terms(table, seat, "keep", ORDERS[name], space)]
    wishes = kit(table, seat).wishes
    if any(not any(word in wishes for word in words) for _, words in ready):
        return ready
    return [*ready, *((name, ()) for name in names)]


def _payable(goods: list[int], bill: Bill) -> bool:
    return not bill.void and all(held >= need for held, need in zip(goods, bill.needs, strict=True))


def complete(table: CaravanseraiTable, seat: int, deed: str, name: str, space: int, words: tuple[str, ...]) -> None:
    """Hand in the goods of an order, take the card, and put its steps on the stack (section 8, step 0)."""
    order, boy = ORDERS[name], table.seats[seat]
    bill = bill_for(table, seat, deed, order, space, words)
    arrow = arrow_of(bill)
    for hook in kit(table, seat).on_terms:
        hook(table, seat, words)
    give_back(table, seat, tuple(enumerate(bill.needs)))
    if name in MAJORS:
        table.towers[space] = ""
        boy.majors.append(name)
    else:
        boy.minors.append(name)
    table.tell(OrderCompleted(seat, name, order.value, arrow, tuple(bill.needs)))
    table.pending.append(OrderSteps(seat, name, space, order.value + arrow))


def turn_fountain(table: CaravanseraiTable, units: int = 1) -> None:
    """Turn the Fountain clockwise, through six orientations (C-35)."""
    table.fountain = (table.fountain + units) % 6
    table.tell(FountainTurned(table.fountain))


def _pay_debt(table: CaravanseraiTable, steps: OrderSteps) -> str:
    boy = table.seats[steps.seat]
    paid = min(boy.debt, steps.rest)  # C-17: what the revenue does not cover stays
    boy.debt -= paid
    steps.rest -= paid
    if paid:
        table.tell(DebtPaid(steps.seat, paid, boy.debt))
    if steps.rest > 0 and (boy.coins < boy.room or can_open(boy)):
        table.pending.append(Payout(steps.seat, steps.rest))
    return "points"


def fill_purse(table: CaravanseraiTable, asking: Payout, coins: int) -> None:
    """Answer a payout: so many dirhams into the purse, the rest becomes points."""
    table.pending.pop()
    steps: OrderSteps = table.pending[-1]  # type: ignore[assignment]  # a payout always lies on the steps of its order
    table.seats[asking.seat].coins += coins
    steps.rest -= coins
    if coins:
        table.tell(PurseFilled(asking.seat, coins))


def _score(table: CaravanseraiTable, steps: OrderSteps) -> str:
    gain_points(table, steps.seat, steps.rest)
    steps.rest = 0
    return "credit"


def _raise_credit(table: CaravanseraiTable, steps: OrderSteps) -> str:
    boy = table.seats[steps.seat]
    if boy.limit < MOST_ROOM:
        boy.limit += 1
        boy.locked += 1  # C-16
        table.tell(CreditRaised(steps.seat, boy.limit))
    return "reward" if steps.order in MAJORS else "minor-done"


def _ask_reward(table: CaravanseraiTable, steps: OrderSteps) -> str:
    if any(shelf.deck for shelf in table.shelves.values()) or rewards(table, steps.seat):  # C-45
        table.pending.append(Reward(steps.seat))
    return "fountain"


def _after_major(table: CaravanseraiTable, steps: OrderSteps) -> str:
    turn_fountain(table)
    if table.majors:  # C-38
        table.towers[steps.space] = table.majors.pop(0)
        table.tell(OrderShown(SPACE_NAMES[steps.space], table.towers[steps.space]))
    refill_stalls(table)
    return ""


def _after_minor(table: CaravanseraiTable, steps: OrderSteps) -> str:
    if steps.space >= 0:  # taken at the Red Gate, so an action closes; finishing later is none
        refill_stalls(table)
    return ""


_STEPS = {"debt": _pay_debt, "points": _score, "credit": _raise_credit, "reward": _ask_reward,
          "fountain": _after_major, "minor-done": _after_minor}


def lacking(goods: list[int], bill: Bill) -> tuple[tuple[str, int], ...]:
    """The goods a seat lacks for a bill, by name and pieces: the facts of a refusal."""
    return tuple((GOODS[good], need - goods[good]) for good, need in enumerate(bill.needs) if goods[good] < need)
