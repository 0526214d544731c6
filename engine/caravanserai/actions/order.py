"""Orders: complete a Major Order, draw, keep and finish Minor Orders (caravanserai.md 7, C-36 to C-44)."""
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import ClassVar

from engine.caravanserai.box import MOST_MINORS
from engine.caravanserai.box_orders import ORDERS
from engine.caravanserai.events_orders import MinorKept, MinorsDrawn, MinorsReturned
from engine.caravanserai.hooks import Bill
from engine.caravanserai.kits import kit
from engine.caravanserai.orders import bill_for, choices, complete, lacking, takings, terms
from engine.caravanserai.stock import refill_stalls
from engine.caravanserai.table import Ask, CaravanseraiTable, resume
from engine.caravanserai.turn import Stop, can_begin
from engine.kernel import Action, Refusal, refuse

Words = tuple[str, ...]
"""Terms of cards and parts under which something is done; usually none, written `-`."""


class MinorPick(Ask):
    """Minor Orders were drawn; one must be kept (C-44)."""

    opens: ClassVar[bool] = True
    space: int
    drawn: list[str]

    def masked(self, knows: Callable[[str], bool]) -> "MinorPick":
        """Only the drawing seat sees the cards (C-40)."""
        return MinorPick(self.seat, self.space, [card if knows(card) else "" for card in self.drawn])

    def dealt(self, card: Callable[[], str]) -> None:
        """Other cards for those a seat could not see."""
        self.drawn = [known or card() for known in self.drawn]


def _cannot(table: CaravanseraiTable, seat: int, deed: str, name: str, space: int, words: Words) -> Refusal | None:
    """Why a seat cannot complete an order under these words."""
    order = ORDERS[name]
    if words in terms(table, seat, deed, order, space):
        return None
    if words not in choices(table, seat, deed, order):
        return _unknown(words)
    return unpaid(table, seat, bill_for(table, seat, deed, order, space, words))


def unpaid(table: CaravanseraiTable, seat: int, bill: Bill) -> Refusal:
    """Why a seat cannot pay a bill: words that do not go together, or goods it lacks."""
    if bill.void:
        return refuse("terms-clash", "caravanserai section 6.2", order=bill.order.id)
    return Refusal("missing-goods", "caravanserai section 8", lacking(table.seats[seat].goods, bill))


def _unknown(words: Words) -> Refusal:
    return refuse("no-such-terms", "caravanserai section 6.2", terms=" ".join(words))


def _barred(table: CaravanseraiTable, seat: int, deed: str, space: int) -> Refusal | None:
    for hook in kit(table, seat).barred:
        if no := hook(table, seat, deed, space):
            return no
    return None


class Complete(Action[CaravanseraiTable, Stop], frozen=True):
    """Complete the Major Order at the foot of a tower."""

    verb = "complete"
    exact = True
    terms: Words = ()

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop) -> Iterable["Complete"]:
        """Each set of terms under which the seat has the goods."""
        name, boy = table.towers[asking.space], table.seats[asking.seat]
        if not name or boy.waiting or not can_begin(asking) or _barred(table, asking.seat, "major", asking.space):
            return ()
        return [_complete(words) for words in terms(table, asking.seat, "major", ORDERS[name], asking.space)]

    def refusal(self, table: CaravanseraiTable, asking: Stop) -> Refusal | None:
        """An order here, none waiting (C-39), and the goods."""
        name = table.towers[asking.space]
        if not can_begin(asking):
            return refuse("action-done", "caravanserai section 6.1")
        if not name:
            return refuse("no-order-here", "caravanserai C-38")
        if table.seats[asking.seat].waiting:
            return refuse("order-waiting", "caravanserai C-39", order=table.seats[asking.seat].waiting)
        if no := _barred(table, asking.seat, "major", asking.space):
            return no
        return _cannot(table, asking.seat, "major", name, asking.space, self.terms)

    def do(self, table: CaravanseraiTable, asking: Stop) -> None:
        """Hand in the goods; the steps after an order follow."""
        asking.done.append("action")
        complete(table, asking.seat, "major", table.towers[asking.space], asking.space, self.terms)
        resume(table)


class DrawMinor(Action[CaravanseraiTable, Stop], frozen=True):
    """Draw Minor Orders at the Red Gate."""

    verb = "draw"
    exact = True
    terms: Words = ()

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop) -> Iterable["DrawMinor"]:
        """Each set of terms, when an order may be drawn at all."""
        if _no_draw(table, asking) is not None:
            return ()
        return [_draw(words) for words in choices(table, asking.seat, "draw", None)]

    def refusal(self, table: CaravanseraiTable, asking: Stop) -> Refusal | None:
        """None waiting (C-39), fewer than three in all (C-42), and a card in the deck."""
        if no := _no_draw(table, asking):
            return no
        known = self.terms in choices(table, asking.seat, "draw", None)
        return None if known else _unknown(self.terms)

    def do(self, table: CaravanseraiTable, asking: Stop) -> None:
        """Look at the top cards; drawing commits (C-44)."""
        asking.done.append("action")
        count = to_draw(table, asking.seat, self.terms)
        for hook in kit(table, asking.seat).on_terms:
            hook(table, asking.seat, self.terms)
        drawn, table.minors = table.minors[:count], table.minors[count:]
        seen = table.seats[asking.seat].seen
        seen += [card for card in drawn if card not in seen]
        table.tell(MinorsDrawn(asking.seat, tuple(drawn)))
        table.pending.append(MinorPick(asking.seat, asking.space, drawn))


def to_draw(table: CaravanseraiTable, seat: int, words: Words) -> int:
    """How many Minor Orders a seat looks at under these words, if the deck has so many."""
    count = 2
    for draws in kit(table, seat).draws:
        count = draws(table, seat, words, count)
    return count


def _no_draw(table: CaravanseraiTable, asking: Stop) -> Refusal | None:
    boy = table.seats[asking.seat]
    if not can_begin(asking):
        return refuse("action-done", "caravanserai section 6.1")
    if boy.waiting:
        return refuse("order-waiting", "caravanserai C-39", order=boy.waiting)
    if len(boy.minors) >= MOST_MINORS:
        return refuse("three-minors", "caravanserai C-42", most=MOST_MINORS)
    if no := _barred(table, asking.seat, "draw", asking.space):
        return no
    return None if table.minors else refuse("deck-empty", "caravanserai section 6.2")


class Keep(Action[CaravanseraiTable, MinorPick], frozen=True):
    """Keep a Minor Order drawn: it is completed at once when it can be, else it waits."""

    verb = "keep"
    exact = True
    order: str
    terms: Words = ()

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: MinorPick) -> Iterable["Keep"]:
        """The cards that can be completed, each under its terms; all cards when none can (C-41)."""
        return [_keep(name, words) for name, words in takings(table, asking.seat, asking.drawn, asking.space)]

    def refusal(self, table: CaravanseraiTable, asking: MinorPick) -> Refusal | None:
        """One of the cards drawn, and one that can be completed if there is such a card (C-41)."""
        if self.order not in asking.drawn:
            return refuse("not-drawn", "caravanserai C-44", order=self.order)
        return untaken(table, asking.seat, asking.drawn, self.order, asking.space, self.terms)

    def do(self, table: CaravanseraiTable, asking: MinorPick) -> None:
        """The others go under the deck in the order drawn."""
        table.pending.pop()
        keep(table, asking.seat, self.order, asking.space, self.terms)
        back = [name for name in asking.drawn if name != self.order]
        table.minors += back
        if back:
            table.tell(MinorsReturned(asking.seat, tuple(back)))
        resume(table)


def untaken(table: CaravanseraiTable, seat: int, names: Sequence[str], name: str, space: int, words: Words) -> Refusal | None:
    """Why a seat may not take this one of some Minor Orders under these words."""
    allowed = takings(table, seat, names, space)
    if (name, words) in allowed:
        return None
    if not any(each == name for each, _ in allowed):
        return refuse("completable-first", "caravanserai C-41", order=name)
    return _cannot(table, seat, "keep", name, space, words)


def keep(table: CaravanseraiTable, seat: int, name: str, space: int, words: Words) -> None:
    """Complete a Minor Order just taken if the words do, with the Fountain's effect; otherwise it waits face up."""
    if words in terms(table, seat, "keep", ORDERS[name], space):
        complete(table, seat, "keep", name, space, words)
    else:
        table.seats[seat].waiting = name
        table.tell(MinorKept(seat, name))
        refill_stalls(table)


class Finish(Action[CaravanseraiTable, Ask], frozen=True):
    """Complete the waiting Minor Order, away from the Red Gate and the Fountain (C-43)."""

    verb = "finish"
    exact = True
    terms: Words = ()

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Ask) -> Iterable["Finish"]:
        """Each set of terms under which the seat has the goods."""
        waiting = table.seats[asking.seat].waiting
        if not waiting:
            return ()
        found = terms(table, asking.seat, "finish", ORDERS[waiting], -1)
        return [_finish(words) for words in found] if found else ()

    def refusal(self, table: CaravanseraiTable, asking: Ask) -> Refusal | None:
        """An order waiting, and its goods."""
        waiting = table.seats[asking.seat].waiting
        if not waiting:
            return refuse("no-order-waiting", "caravanserai C-43")
        return _cannot(table, asking.seat, "finish", waiting, -1, self.terms)

    def do(self, table: CaravanseraiTable, asking: Ask) -> None:
        """Hand in the goods; steps 1 to 4 follow."""
        boy = table.seats[asking.seat]
        name, boy.waiting = boy.waiting, ""
        complete(table, asking.seat, "finish", name, -1, self.terms)
        resume(table)


@lru_cache(maxsize=1 << 12)
def _complete(words: Words) -> Complete:
    return Complete(words)


@lru_cache(maxsize=1 << 12)
def _draw(words: Words) -> DrawMinor:
    return DrawMinor(words)


@lru_cache(maxsize=1 << 12)
def _keep(name: str, words: Words) -> Keep:
    return Keep(name, words)


@lru_cache(maxsize=1 << 12)
def _finish(words: Words) -> Finish:
    return Finish(words)
