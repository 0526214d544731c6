"""The door for the worker: a question as plain values in, an answer as plain values out.

The question holds all a bot may know: `game`, `options`, `level`, `seat`, the `view` of that seat, the `legal`
notations, a `seed` for the bot's dice and the `step` it is asked at.  No table is needed, and none is sent.
"""
from collections.abc import Sequence
from typing import Any

from engine.bots.contract import Acts, Bot, Deadline, never
from engine.bots.levels import bot
from engine.bots.safe import choose_safely
from engine.games import game as game_named
from engine.kernel import Action, Decision, Game, NotAnAction, dice_from, refusal

_bots: dict[tuple[str, str, int], Bot] = {}
"""Bots that have answered before: some remember the plan they are following."""


def answer(request: dict[str, Any], deadline: Deadline, too_late: Deadline = never) -> dict[str, Any]:
    """What the bot does: its `step`, the `act` in notation, and `fell_back`, the key of what went wrong (or ``).

    Raises `KeyError` (no such game or level), `BadRecord` or `NotAnAction` for a question that makes no sense.
    """
    name, level, seat = request["game"], request["level"], request["seat"]
    game = game_named(name)
    view = game.view_type.from_json(request["view"])
    legal = read_actions(game, request["legal"], getattr(view, "asking", None))
    dice = dice_from(f"{request['seed']} {request['step']} {seat}")
    asked = _bots.setdefault((name, level, seat), bot(name, level))
    choice = choose_safely(asked, view, legal, dice, deadline, too_late,
                           lambda act: refusal(game, game.imagine(view, dice_from("judge")), act) is None)
    return {"step": request["step"], "act": choice.action, "fell_back": choice.fell_back}


def read_actions(game: Game, notations: Sequence[str], asking: Decision | None = None) -> Acts:
    """The actions that notations name, by the verbs of the game's menu; raises `NotAnAction`.

    `asking` narrows the menu where the same words mean different actions at different decisions.
    """
    kinds = game.menu.get(type(asking)) if asking is not None else None
    if kinds is None:
        kinds = tuple(dict.fromkeys(kind for menu in game.menu.values() for kind in menu))
    longest_first = sorted(kinds, key=lambda kind: -len(kind.verb.split()))
    return [_read(longest_first, notation) for notation in notations]


def _read(kinds: Sequence[type[Action[Any, Any]]], notation: str) -> Action[Any, Any]:
    for kind in kinds:
        act = kind.parse(notation)
        if act is not None:
            return act
    raise NotAnAction(f"{notation[:60]!r} names no action of this game")
