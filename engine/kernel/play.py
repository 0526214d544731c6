"""The kernel's door: everything that happens to a table happens through these few functions."""
from functools import cache
from typing import Any, NamedTuple

from engine.kernel.game import Game
from engine.kernel.refusal import Illegal, NotAnAction, Refusal, refuse
from engine.kernel.table import Action, Decision, Event, Table


class Step(NamedTuple):
    """A table after an action, and what happened on the way."""

    table: Any
    events: tuple[Event, ...]


def asking(table: Table) -> Decision | None:
    """The decision that waits for an answer; None when the game is over."""
    return table.pending[-1] if table.pending else None


def legal(game: Game, table: Table) -> list[Action[Any, Any]]:
    """Every listed action the asked seat may take now, in the game's canonical order."""
    if not table.pending:
        return []
    asked = table.pending[-1]
    found: list[Action[Any, Any]] = []
    for options in game.listers(table, asked):
        found += options(table, asked)
    return found


def refusal(game: Game, table: Table, act: Action[Any, Any]) -> Refusal | None:
    """Why an action is refused now, or None when it is allowed."""
    asked = asking(table)
    if asked is None:
        return refuse("game-over")
    if type(act) not in game.actions(table, asked):
        return refuse("not-now")
    return act.refusal(table, asked)


def check(game: Game, table: Table, act: Action[Any, Any]) -> None:
    """Raise `Illegal` with the reason when an action is refused now."""
    no = refusal(game, table, act)
    if no is not None:
        raise Illegal(no)


def play(game: Game, table: Table, act: Action[Any, Any]) -> Step:
    """Play one action on a copy; the table passed in is never touched.  Raises `Illegal` with the reason."""
    check(game, table, act)
    draft = table.copy()
    act.do(draft, draft.pending[-1])
    return Step(draft, tuple(draft.told))


def push_on(table: Table, act: Action[Any, Any]) -> None:
    """Play a legal action on this very table, without a copy or a check: for bots on drafts of their own."""
    table.told.clear()
    act.do(table, table.pending[-1])


def parse(game: Game, table: Table, text: str) -> Action[Any, Any]:
    """Read an action of the pending decision from its notation; raises `NotAnAction`."""
    asked = asking(table)
    longest, by_verb = _verbs(game.actions(table, asked) if asked is not None else ())
    words = text.split(maxsplit=longest)
    for length in range(min(longest, len(words)), 0, -1):
        for kind in by_verb.get(" ".join(words[:length]), ()):
            act = kind.parse(text)
            if act is not None:
                return act
    raise NotAnAction(f"{text[:60]!r} names nothing that can be done now")


@cache
def _verbs(kinds: tuple[type[Action[Any, Any]], ...]) -> tuple[int, dict[str, list[type[Action[Any, Any]]]]]:
    """The kinds of a menu by verb, and how many words the longest verb has; worked out once per menu."""
    by_verb: dict[str, list[type[Action[Any, Any]]]] = {}
    for kind in kinds:
        by_verb.setdefault(" ".join(kind.verb.split()), []).append(kind)
    return max([len(verb.split()) for verb in by_verb], default=0), by_verb


def forced(game: Game, table: Table) -> Action[Any, Any] | None:
    """The one action left to the asked seat, or None when there is a choice (also one that is legal but not listed)."""
    asked = asking(table)
    if asked is None or any(kind.wide for kind in game.actions(table, asked)):
        return None
    only = legal(game, table)
    return only[0] if len(only) == 1 else None
