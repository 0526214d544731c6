"""Bots at the table: a driver that lets them play whole matches, each by the view of its own seat."""
from collections.abc import Callable, Sequence
from typing import Any

from engine.bots.contract import Bot, Deadline, after_polls, never
from engine.bots.levels import bot
from engine.bots.safe import choose_safely
from engine.kernel import Action, Dice, Event, Game, asking, dice_from, legal, parse, push_on, refusal
from engine.kernel.saga import Saga

MakeDeadline = Callable[[], Deadline]
"""Starts the clock for one decision."""

THOUGHTS = 400
"""How often a bot of a match without a clock may ask for the time in one decision: the same on every machine."""


class Misplayed(RuntimeError):
    """A bot crashed or named an illegal action: in a test or a tournament that is a fault, not an accident."""


def play_out(game: Game, table: Any, bots: Sequence[Bot], dice: Dice, clock: MakeDeadline = lambda: never,
             watch: Callable[[Action[Any, Any], Sequence[Event]], None] | None = None) -> tuple[list[str], Any]:
    """Play a table to its end with a bot for each seat; gives the log in notation and the last table.

    The table passed in stays as it is.  `dice` are the bots' own.  `watch` is told each action and its events.
    Raises `Misplayed`.
    """
    table = table.copy()
    log: list[str] = []
    while (asked := asking(table)) is not None:
        act = chosen(game, table, bots[asked.seat], dice, clock())
        push_on(table, act)
        log.append(str(act))
        if watch is not None:
            watch(act, table.told)
    return log, table


def chosen(game: Game, table: Any, player: Bot, dice: Dice, deadline: Deadline) -> Action[Any, Any]:
    """What a bot does at a table, by the view of the asked seat alone; raises `Misplayed`."""
    seat, listed = table.pending[-1].seat, legal(game, table)
    choice = choose_safely(player, game.view(table, seat), listed, dice, deadline,
                           allowed=lambda act: refusal(game, table, act) is None)
    if choice.fell_back:
        at = type(table.pending[-1]).__name__
        raise Misplayed(f"{type(player).__name__} in seat {seat} at {at}: {choice.fell_back}")
    return parse(game, table, choice.action)


def play_match(saga: Saga, thoughts: int = THOUGHTS) -> None:
    """Let bots of the seats' levels play a match to its end; raises `NoSuchBot` for a level nobody has.

    Bots get no clock but a number of thoughts, so the same match is played on every machine.
    """
    bots = [bot(saga.game.name, seat.level) for seat in saga.seats]
    dice = dice_from(f"{saga.seed}/bots")
    saga.play_while(lambda table: chosen(saga.game, table, bots[table.pending[-1].seat], dice, after_polls(thoughts)))
