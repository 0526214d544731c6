"""Seeded matches of Rihla for the properties: tempers of chance, so that trades, growth, debts and leaving are met too.

Uniform chance almost never ends a game of this kind, so every match has a limit of rounds (rihla 5.1).
"""
from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.kernel import Action, Dice, dice_from, legal, play, refusal
from engine.rihla import GAME
from engine.rihla.dues import Debt
from engine.rihla.leave import AskToLeave, Leave, TimeOut
from engine.rihla.table import RihlaTable
from engine.rihla.trade import Accept, Offer, tradeable
from engine.rihla.turn import Manage

SEATS = (2, 3, 4, 5, 6)


def random_offer(table: RihlaTable, dice: Dice) -> Offer | None:
    """Up to two assets a side and cash on one at most; None when chance made one that is not legal."""
    asking = table.pending[-1]
    target = dice.below(len(table.merchants))
    give, get = (_some(tradeable(table, seat), dice) for seat in (asking.seat, target))
    cash = [0, 0]
    if dice.below(2):
        cash[dice.below(2)] = 100 * dice.below(60)
    offer = Offer(target, give, cash[0], get, cash[1])
    return offer if refusal(GAME, table, offer) is None else None


def _some(spaces: list[int], dice: Dice) -> tuple[int, ...]:
    dice.shuffle(spaces)
    return tuple(spaces[:dice.below(3)])


def anything(table: RihlaTable, options: list[Action], dice: Dice) -> Action:
    return dice.pick(options)


def trader(table: RihlaTable, options: list[Action], dice: Dice) -> Action:
    """Tries offers of all kinds, and accepts most."""
    if isinstance(table.pending[-1], Manage | Debt) and dice.below(2):
        for _ in range(6):
            offer = random_offer(table, dice)
            if offer is not None:
                return offer
    return next((act for act in options if isinstance(act, Accept) and dice.below(4)), dice.pick(options))


def builder(table: RihlaTable, options: list[Action], dice: Dice) -> Action:
    """Buys, bids and builds whenever possible, and never leases but in a debt: growth, big bills, ruin."""
    for verb in ("buy", "build", "accept", "reclaim", "endow", "offer"):
        wanted = [act for act in options if act.verb == verb]
        if wanted and dice.below(5):
            return dice.pick(wanted)
    calm = [act for act in options if act.verb not in ("lease", "sell")]
    return dice.pick(calm if calm and not isinstance(table.pending[-1], Debt) else options)


def restless(table: RihlaTable, options: list[Action], dice: Dice) -> Action:
    """As the trader, and now and then somebody leaves, asks to leave, or lets the clock run out."""
    if not dice.below(60):
        way_out: list[Action] = [Leave(), AskToLeave(dice.below(len(table.merchants))), TimeOut()]
        act = way_out[dice.below(3)]
        if refusal(GAME, table, act) is None:
            return act
    return trader(table, options, dice)


TEMPERS: tuple[Callable[[RihlaTable, list[Action], Dice], Action], ...] = (anything, trader, builder, restless, builder)


class Moment(NamedTuple):
    """A table that waits, what is listed, what is done now, the table after it, and the dice of the players."""

    table: RihlaTable
    listed: list[Action]
    act: Action
    after: RihlaTable
    dice: Dice


def new_match(seats: int, number: int) -> RihlaTable:
    table = GAME.deal(seats, {"round_limit": 60, "timer": "on"}, dice_from(f"match {seats} {number}"))
    if number % 4 == 3:
        table.wealth_goal = 40_000
    return table


def match(seats: int, number: int) -> Iterator[Moment]:
    """Each moment of a match."""
    table, dice = new_match(seats, number), dice_from(f"players {seats} {number}")
    temper = TEMPERS[number % len(TEMPERS)]
    while table.pending:
        listed = legal(GAME, table)
        act = temper(table, listed, dice)
        after = play(GAME, table, act).table
        yield Moment(table, listed, act, after, dice)
        table = after


def moments(seats: int, games: int) -> Iterator[Moment]:
    """Every moment of so many matches."""
    for number in range(games):
        yield from match(seats, number)
