"""Sadaqah and Hikma cards (rihla 1.7 to 1.9, 3.11): drawn, discarded, and played at once [R-16]; Barakah first.

Each effect is one function by the name the cards use; a card adds nothing but figures.
"""
from collections.abc import Callable

from engine.kernel import Action, Refusal, refuse
from engine.rihla.box import CARDS, KIND, MAX_STALLS, SPACES
from engine.rihla.box_cards import Card
from engine.rihla.deck import draw_card
from engine.rihla.dues import charge, charge_later, share
from engine.rihla.events import NothingDue, Received
from engine.rihla.money import bless, receive
from engine.rihla.road import send_to_house, steps_to, steps_to_next, stops_at, travel
from engine.rihla.scoring import count_spots
from engine.rihla.table import BANK, FUND, Charge, Open, RihlaTable, from_left
from engine.rihla.turn import Choose, go_on
from engine.rihla.zakat import poorest


class StopAt(Action[RihlaTable, Choose]):
    """Travel one of the numbers of steps the card offers."""

    verb = "stop"
    exact = True
    steps: int

    @classmethod
    def options(cls, table: RihlaTable, asking: Choose) -> list["StopAt"]:
        """The card's steps."""
        return [_STOPS[steps] for steps in asking.steps]

    def refusal(self, table: RihlaTable, asking: Choose) -> Refusal | None:
        """Only what the card highlights [R-14]."""
        return None if self.steps in asking.steps else refuse("not-highlighted", "rihla R-14", steps=self.steps)

    def do(self, table: RihlaTable, asking: Choose) -> None:
        """Travel, arrive, go on."""
        table.pending.pop()
        travel(table, asking.seat, self.steps)
        go_on(table)


_STOPS = [StopAt(steps) for steps in range(SPACES + 1)]


@stops_at("sadaqah", "hikma")
def stop_at_cards(table: RihlaTable, seat: int, space: int) -> None:
    """Draw the top card of the deck and do what it says."""
    drawn = draw_card(table, KIND[space], seat)
    card = CARDS[drawn]
    if card.barakah:
        bless(table, seat, card.barakah, "card")
    EFFECTS[card.effect](table, seat, card, drawn)


def count_stalls(state: Open, seat: int) -> tuple[int, int]:
    """A merchant's Souq Stalls and Grand Khans; a Grand Khan counts as no stalls."""
    levels = [level for owner, level in zip(state.owner, state.level, strict=True) if owner == seat and level]
    khans = sum(1 for level in levels if level > MAX_STALLS)
    return sum(levels) - khans * (MAX_STALLS + 1), khans


Effect = Callable[[RihlaTable, int, Card, str], None]
"""What a card does: `effect(table, seat, card, id)`."""

EFFECTS: dict[str, Effect] = {}
"""The effects by name."""


def _effect(effect: Effect) -> Effect:
    """Enter an effect under its own name."""
    EFFECTS[effect.__name__] = effect
    return effect


def _creditor(card: Card) -> int:
    return FUND if card.to == "fund" else BANK


@_effect
def gain(table: RihlaTable, seat: int, card: Card, drawn: str) -> None:
    """The bank pays you."""
    receive(table, seat, card.amount, drawn)


@_effect
def gain_fund(table: RihlaTable, seat: int, card: Card, drawn: str) -> None:
    """Bayt al-Mal pays you, as far as it reaches: the only thing it pays for [R-34]."""
    amount = min(card.amount, table.fund)
    if not amount:
        table.tell(NothingDue(seat, drawn))
        return
    table.fund -= amount
    table.merchants[seat].cash += amount
    table.tell(Received(seat, FUND, amount, drawn))


@_effect
def pay(table: RihlaTable, seat: int, card: Card, drawn: str) -> None:
    """You pay the bank or Bayt al-Mal."""
    charge(table, seat, [(_creditor(card), card.amount)], drawn)


@_effect
def pay_each(table: RihlaTable, seat: int, card: Card, drawn: str) -> None:
    """You pay every other merchant: one charge with several creditors."""
    charge(table, seat, [(other, card.amount) for other in from_left(table, seat)], drawn)


@_effect
def collect_each(table: RihlaTable, seat: int, card: Card, drawn: str) -> None:
    """Every other merchant owes you: one by one from your left, each settled before the next [R-55]."""
    charge_later(table, [Charge(other, [(seat, card.amount)], drawn) for other in from_left(table, seat)])


@_effect
def pay_least(table: RihlaTable, seat: int, card: Card, drawn: str) -> None:
    """You pay the merchant with the least among the others; those who tie share."""
    charge(table, seat, share(card.amount, poorest(table, seat)), drawn)


@_effect
def pay_per_stall(table: RihlaTable, seat: int, card: Card, drawn: str) -> None:
    """You pay for every stall and Grand Khan you run."""
    stalls, khans = count_stalls(table, seat)
    charge(table, seat, [(_creditor(card), stalls * card.stall + khans * card.khan)], drawn)


@_effect
def pay_per_business(table: RihlaTable, seat: int, card: Card, drawn: str) -> None:
    """You pay for every business and service you own, leased ones included."""
    charge(table, seat, [(_creditor(card), card.amount * count_spots(table, seat))], drawn)


@_effect
def pay_percent_cash(table: RihlaTable, seat: int, card: Card, drawn: str) -> None:
    """You lose a part of your cash, rounded down; never a debt [R-54]."""
    charge(table, seat, [(_creditor(card), table.merchants[seat].cash * card.percent // 100)], drawn)


@_effect
def advance_steps(table: RihlaTable, seat: int, card: Card, drawn: str) -> None:
    """You travel on."""
    travel(table, seat, card.steps[0])


@_effect
def advance_to(table: RihlaTable, seat: int, card: Card, drawn: str) -> None:
    """You travel forward to a space."""
    travel(table, seat, steps_to(table.merchants[seat].pos, card.space))


@_effect
def advance_next(table: RihlaTable, seat: int, card: Card, drawn: str) -> None:
    """You travel forward to the next space of a kind."""
    travel(table, seat, steps_to_next(table.merchants[seat].pos, card.kind))


@_effect
def choose_steps(table: RihlaTable, seat: int, card: Card, drawn: str) -> None:
    """You choose how far to travel."""
    table.pending.append(Choose(seat, card.steps, drawn))


@_effect
def house(table: RihlaTable, seat: int, card: Card, drawn: str) -> None:
    """You go to Bayt al-Dayn."""
    send_to_house(table, seat, drawn)
