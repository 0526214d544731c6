"""Pebbles: the smallest game that has everything the kernel must carry: a hidden deck, a die, a bid, a chain of choices.

On a turn a seat may draw the top pebble (which shows it), roll for coins, sell some pebbles (first which, then how many),
or offer coins for the round: any amount is legal, two are listed.  Ten turns end it.
"""
from collections.abc import Iterable

from engine.kernel import (
    Action,
    BadOption,
    Decision,
    Dice,
    Event,
    Game,
    Option,
    Options,
    Refusal,
    Result,
    Table,
    View,
    ranks,
    refuse,
)


class PebbleTable(Table):
    """The state."""

    turn: int
    last: int
    deck: list[int]
    hands: list[list[int]]
    coins: list[int]


class Turn(Decision):
    """A seat's turn."""


class HowMany(Decision):
    """How many pebbles of a value to sell."""

    opens = False
    value: int


class Drew(Event):
    """A pebble came from the deck; only its owner knows which."""

    reveals = True
    seat: int
    value: int

    def seen_by(self, seat: int | None) -> Event:
        """Others see that a pebble was drawn."""
        return self if seat == self.seat else Drew(self.seat, 0)


class Gained(Event):
    """A seat's coins changed."""

    seat: int
    coins: int


class PebbleView(View):
    """What a seat sees."""

    turn: int
    last: int
    left: int
    hand: list[int]
    counts: list[int]
    coins: list[int]
    asked: list[Decision]


def next_turn(table: PebbleTable) -> None:
    """The next seat, or the end."""
    seat = table.pending.pop().seat
    table.turn += 1
    if table.turn < table.last:
        table.pending.append(Turn((seat + 1) % len(table.hands)))


class Draw(Action[PebbleTable, Turn]):
    """Take the top pebble."""

    verb = "draw"

    @classmethod
    def options(cls, table: PebbleTable, asking: Turn) -> Iterable["Draw"]:
        return (cls(),)

    def refusal(self, table: PebbleTable, asking: Turn) -> Refusal | None:
        return None if table.deck else refuse("deck-empty", "pebbles 1")

    def do(self, table: PebbleTable, asking: Turn) -> None:
        table.hands[asking.seat].append(table.deck.pop())
        table.tell(Drew(asking.seat, table.hands[asking.seat][-1]))
        next_turn(table)


class Roll(Action[PebbleTable, Turn]):
    """Roll for coins."""

    verb = "roll"
    exact = True

    @classmethod
    def options(cls, table: PebbleTable, asking: Turn) -> Iterable["Roll"]:
        return (cls(),)

    def refusal(self, table: PebbleTable, asking: Turn) -> Refusal | None:
        return None

    def do(self, table: PebbleTable, asking: Turn) -> None:
        coins = table.dice.roll()
        table.coins[asking.seat] += coins
        table.tell(Gained(asking.seat, coins))
        next_turn(table)


class Sell(Action[PebbleTable, Turn]):
    """Choose pebbles to sell."""

    verb = "sell"
    value: int

    @classmethod
    def options(cls, table: PebbleTable, asking: Turn) -> Iterable["Sell"]:
        return [cls(value) for value in sorted(set(table.hands[asking.seat]))]

    def refusal(self, table: PebbleTable, asking: Turn) -> Refusal | None:
        return None if self.value in table.hands[asking.seat] else refuse("no-such-pebble", "pebbles 2", value=self.value)

    def do(self, table: PebbleTable, asking: Turn) -> None:
        table.pending.append(HowMany(asking.seat, self.value))


class Count(Action[PebbleTable, HowMany]):
    """Say how many."""

    verb = "sell count"
    count: int

    @classmethod
    def options(cls, table: PebbleTable, asking: HowMany) -> Iterable["Count"]:
        return [cls(n + 1) for n in range(table.hands[asking.seat].count(asking.value))]

    def refusal(self, table: PebbleTable, asking: HowMany) -> Refusal | None:
        held = table.hands[asking.seat].count(asking.value)
        return None if 1 <= self.count <= held else refuse("too-many", "pebbles 2", held=held)

    def do(self, table: PebbleTable, asking: HowMany) -> None:
        table.pending.pop()
        for _ in range(self.count):
            table.hands[asking.seat].remove(asking.value)
        table.coins[asking.seat] += self.count * asking.value
        table.tell(Gained(asking.seat, self.count * asking.value))
        next_turn(table)


class Offer(Action[PebbleTable, Turn]):
    """Give coins away, as many as you like: legal is wider than listed."""

    verb = "offer"
    wide = True
    coins: int

    @classmethod
    def options(cls, table: PebbleTable, asking: Turn) -> Iterable["Offer"]:
        return (cls(1), cls(2))

    def refusal(self, table: PebbleTable, asking: Turn) -> Refusal | None:
        held = table.coins[asking.seat]
        return None if 1 <= self.coins <= held else refuse("too-few-coins", "pebbles 3", held=held)

    def do(self, table: PebbleTable, asking: Turn) -> None:
        table.coins[asking.seat] -= self.coins
        table.tell(Gained(asking.seat, -self.coins))
        next_turn(table)


class Pebbles(Game):
    """The game."""

    name = "pebbles"
    seats = range(2, 4)
    options = (Option("turns", (10, 20, 1600), 10), Option("rich", (False, True), False))
    table_type = PebbleTable
    view_type = PebbleView
    menu = {Turn: (Draw, Roll, Sell, Offer), HowMany: (Count,)}
    hot_words = ("sell 3", "sell count 1", "sell 2", "offer 1", "draw", "roll")
    ends = ("last-turn",)

    def deal(self, seats: int, options: Options, dice: Dice) -> PebbleTable:
        deck = [1, 1, 2, 2, 3, 3] * 3
        dice.shuffle(deck)
        coins = 5 if options["rich"] else 0
        return PebbleTable(dice, [Turn(0)], 0, options["turns"], deck, [[] for _ in range(seats)], [coins] * seats)

    def view(self, table: PebbleTable, seat: int | None) -> PebbleView:
        hand = sorted(table.hands[seat]) if seat is not None else []
        return PebbleView(seat, table.turn, table.last, len(table.deck), hand, [len(h) for h in table.hands],
                          table.coins[:], [asked.copy() for asked in table.pending])

    def result(self, table: PebbleTable) -> Result:
        parts = [{"coins": coins, "pebbles": sum(hand)} for coins, hand in zip(table.coins, table.hands, strict=True)]
        totals = [sum(part.values()) for part in parts]
        return Result(parts, totals, ranks(totals), "total", "" if table.pending else "last-turn")

    def faults(self, table: PebbleTable) -> list[str]:
        return ["coins below nothing"] if min(table.coins) < 0 else []


GAME = Pebbles()


def find(name: str) -> Game:
    """The shelf of these tests."""
    return {"pebbles": GAME}[name]


__all__ = ["GAME", "BadOption", "find"]
