"""Bots on a lead: whatever a bot does, an action comes out that can be played, and what went wrong is said.

A bot cannot be interrupted here, since the engine knows no threads and no clock.  But one that goes on thinking after
it was told that time is up is stopped the next few times it asks; whoever runs it may end a bot that never asks.
"""
from collections.abc import Callable
from typing import Any

from engine.bots.contract import Acts, Bot, Deadline, never
from engine.kernel import Dice, Record

PATIENCE = 1000
"""How many times a bot may ask for the time once it is up."""


class Choice(Record):
    """An action in notation, and why the bot's own was not used: `` (it was), `crashed`, `illegal` or `late`."""

    action: str
    fell_back: str = ""


class Late(Exception):
    """Raised into a bot that does not stop."""


def choose_safely(bot: Bot, view: Any, legal: Acts, dice: Dice, deadline: Deadline,
                  too_late: Deadline = never, allowed: Callable[[Any], bool] | None = None) -> Choice:
    """The bot's choice, or a modest legal one with the reason.

    `too_late` says, once the bot has answered, whether the answer is of no use any more.  `allowed` judges an action
    that is not listed (games with open bids); without it only listed actions are taken.
    """
    try:
        act = bot.choose(view, legal, dice, _patient(deadline))
        if not (act in legal or (allowed is not None and allowed(act))):
            return Choice(modest(legal), "illegal")
    except Late:
        return Choice(modest(legal), "late")
    except Exception:
        return Choice(modest(legal), "crashed")
    return Choice(modest(legal), "late") if too_late() else Choice(str(act))


def modest(legal: Acts) -> str:
    """A legal action taken without thought: the last listed, as games list from bold to modest, passing last."""
    return str(legal[-1])


def _patient(deadline: Deadline) -> Deadline:
    """The deadline, which loses patience with a bot that asks on and on after the time is up."""
    overtime = 0

    def asked() -> bool:
        nonlocal overtime
        if not deadline():
            return False
        overtime += 1
        if overtime > PATIENCE:
            raise Late
        return True
    return asked
