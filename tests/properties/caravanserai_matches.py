"""Seeded matches of Caravanserai for the properties: chance alone hardly fills an order, so clerks with slips play too."""
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from engine.bots.caravanserai import Clerk
from engine.bots.contract import never
from engine.caravanserai.game import GAME
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import Closing, Ready, Rolled, Stop
from engine.kernel import Action, Dice, dice_from, legal, play

SEATS = (2, 3, 4)
MOST = 400
"""So many moments of a match are looked at more closely."""


def anything(table: CaravanseraiTable, listed: list[Action], dice: Dice) -> Action:
    return dice.pick(listed)


def eager(table: CaravanseraiTable, listed: list[Action], dice: Dice) -> Action:
    """Seldom passes anything by."""
    doing = [act for act in listed if act.verb not in ("skip", "done", "end turn", "exchange")]
    return dice.pick(doing if doing and dice.below(5) else listed)


def clerk(table: CaravanseraiTable, listed: list[Action], dice: Dice) -> Action:
    return Clerk().choose(GAME.view(table, table.pending[-1].seat), listed, dice, never)


def slips(table: CaravanseraiTable, listed: list[Action], dice: Dice) -> Action:
    """A clerk that does anything every fifth time, and chooses rewards, cards and Minor Orders by chance."""
    asked = table.pending[-1]
    if dice.below(5) == 0 or not isinstance(asked, Ready | Rolled | Stop | Closing):
        return dice.pick(listed)
    tempting = [act for act in listed if act.verb in ("draw", "buy card", "side sell", "side exchange", "finish")]
    return dice.pick(tempting) if tempting and dice.below(2) else clerk(table, listed, dice)


TEMPERS: tuple[Callable[[CaravanseraiTable, list[Action], Dice], Action], ...] = (slips, eager, clerk, slips, anything)


class Moment(NamedTuple):
    """A table that waits, what is listed, what is done now, the table after it, and the dice of the players."""

    table: CaravanseraiTable
    listed: list[Action]
    act: Action
    after: CaravanseraiTable
    dice: Dice


def match(seats: int, number: int, most: int = 10_000) -> Iterator[Moment]:
    """Each moment of a match, or its first ones."""
    options = GAME.check_options(seats, {"threshold": (0, 20, 50)[number % 3]})
    table, dice = GAME.deal(seats, options, dice_from(f"match {seats} {number}")), dice_from(f"players {seats} {number}")
    temper = TEMPERS[number % len(TEMPERS)]
    for _ in range(most):
        if not table.pending:
            return
        listed = legal(GAME, table)
        act = temper(table, listed, dice)
        after = play(GAME, table, act).table
        yield Moment(table, listed, act, after, dice)
        table = after


@cache
def _opening(seats: int, number: int) -> tuple[Moment, ...]:
    return tuple(match(seats, number, MOST))


def moments(seats: int, games: int) -> Iterator[Moment]:
    """The first moments of so many matches; nobody may change the tables, for they are kept."""
    for number in range(games):
        yield from _opening(seats, number)
