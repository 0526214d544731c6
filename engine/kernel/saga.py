"""Sagas: a whole match as options, seats, seed, a log of actions and a cursor into it.

The log is the truth.  Any moment is the nearest kept table plus a replay of a few actions, so undo and redo only move
the cursor.  Undo stops at the last reveal (a die, a draw, a look) and at what somebody away from this device has played.
"""
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.kernel.dice import dice_from
from engine.kernel.game import Game, Options
from engine.kernel.play import asking, check, forced, legal, parse, play, push_on
from engine.kernel.record import Record
from engine.kernel.refusal import Illegal, NotAnAction
from engine.kernel.table import Action, Event, Table

KEEP_EVERY = 32
"""A table is kept after so many actions: copies cost little, and no moment is more than this many actions away."""
NEAR = 48
"""So many tables are kept beside those, the last that were played or asked for: undo and history ask for neighbours."""


class Seat(Record):
    """Who sits here: a name, and `person` (on this device), `bot` (of a level) or `away` (a person who plays by link)."""

    name: str
    kind: str = "person"
    level: str = ""


class Mark(NamedTuple):
    """What the saga remembers of one action: who was asked, whether it opened a choice, whether it showed something."""

    seat: int
    opens: bool
    shows: bool


class Diverged(ValueError):
    """A log that the rules do not follow: the place of the first differing action (from 0), its notation, and why."""

    def __init__(self, place: int, notation: str, why: str) -> None:
        """Name the first action that differs."""
        super().__init__(f"action {place + 1}, {notation!r}: {why}")
        self.place, self.notation, self.why = place, notation, why


class Saga:
    """One match.  `cursor` actions of the `log` have been played; what lies beyond may be redone."""

    def __init__(self, game: Game, seats: Sequence[Seat], seed: str, options: Options | None = None,
                 ident: str = "", start: Table | None = None, past: Sequence[str] = ()) -> None:
        """Deal a new match (or go on from `start`, a snapshot whose older history `past` can only be read).

        Raises `BadOption` for options or a number of seats that the game does not know.
        """
        self.game, self.seats, self.seed, self.ident = game, list(seats), seed, ident
        self.options = game.check_options(len(seats), options or {})
        self.start, self.past = start, list(past)
        self.log: list[str] = []
        self.cursor = 0
        first = start.copy() if start is not None else game.deal(len(seats), self.options, dice_from(seed))
        self.dealt: tuple[Event, ...] = tuple(first.told)
        first.told.clear()
        self.table: Any = first
        self._kept: dict[int, Table] = {0: first}
        self._near: dict[int, Table] = {}
        self._events: list[tuple[Event, ...]] = []
        self._marks: list[Mark] = []

    # ---- forward

    def play(self, act: Action[Any, Any]) -> tuple[Event, ...]:
        """Play an action of the asked seat; what had been undone is given up.  Raises `Illegal`."""
        asked = asking(self.table)
        step = play(self.game, self.table, act)
        assert asked is not None
        if self.cursor < len(self.log):
            self._give_up_undone()
        self._note(act, Mark(asked.seat, asked.opens, step.table.dice != self.table.dice), step.events)
        self._arrive(self.cursor + 1, step.table)
        return step.events

    def _note(self, act: Action[Any, Any], mark: Mark, events: tuple[Event, ...]) -> None:
        """Enter an action, marked with whether the dice moved; its events may have shown something besides."""
        self.log.append(str(act))
        self._events.append(events)
        shows = mark.shows or any([event.shows() for event in events])  # noqa: C419  (a list is quicker, for each action)
        self._marks.append(mark if shows == mark.shows else mark._replace(shows=shows))

    def _give_up_undone(self) -> None:
        del self.log[self.cursor:], self._events[self.cursor:], self._marks[self.cursor:]
        for tables in (self._kept, self._near):
            for place in [place for place in tables if place > self.cursor]:
                del tables[place]

    def play_text(self, notation: str) -> tuple[Event, ...]:
        """Play an action from its notation.  Raises `NotAnAction` or `Illegal`."""
        return self.play(parse(self.game, self.table, notation))

    def replay(self, log: Sequence[str]) -> None:
        """Play a whole log, every action checked; raises `Diverged` at the first that does not fit.

        All on one draft, which is copied only for the tables that are kept.
        """
        self._give_up_undone()
        draft = self.table.copy()
        for place, notation in enumerate(log):
            try:
                act = parse(self.game, draft, notation)
                check(self.game, draft, act)
            except (Illegal, NotAnAction) as no:
                self._arrive(len(self.log), draft)
                raise Diverged(place, notation, str(no)) from no
            asked, rolled = draft.pending[-1], draft.dice.state
            seat, opens = asked.seat, asked.opens
            push_on(draft, act)
            self._note(act, Mark(seat, opens, draft.dice.state != rolled), tuple(draft.told))
            if len(self.log) % KEEP_EVERY == 0 or place >= len(log) - NEAR:
                self._arrive(len(self.log), draft.copy())

    def legal(self) -> list[Action[Any, Any]]:
        """What the asked seat may do now."""
        return legal(self.game, self.table)

    # ---- any moment

    def at(self, place: int) -> Any:
        """The table after `place` actions (0: as dealt), never to be changed by the caller."""
        if place == self.cursor:
            return self.table
        if place in self._near:
            return self._near[place]
        kept = place - place % KEEP_EVERY
        near = max((known for known in self._near if kept < known < place), default=kept)
        table = (self._kept[kept] if near == kept else self._near[near]).copy()
        for notation in self.log[near:place]:  # checked when it was entered
            push_on(table, parse(self.game, table, notation))
        self._remember(place, table)
        return table

    def walk(self) -> Iterator[tuple[int, Any]]:
        """Every moment up to the cursor in order, with its table: for charts and statistics."""
        table = self._kept[0]
        yield 0, table
        for place, notation in enumerate(self.log[:self.cursor]):
            table = play(self.game, table, parse(self.game, table, notation)).table
            yield place + 1, table

    def events(self, place: int) -> tuple[Event, ...]:
        """What happened in action number `place` (from 0)."""
        return self._events[place]

    def mark(self, place: int) -> Mark:
        """Who was asked for action number `place` (from 0), and what kind of moment it was."""
        return self._marks[place]

    def _arrive(self, place: int, table: Table) -> None:
        self.cursor, self.table = place, table
        if place % KEEP_EVERY == 0:
            self._kept[place] = table
        self._remember(place, table)

    def _remember(self, place: int, table: Table) -> None:
        self._near.pop(place, None)
        self._near[place] = table
        if len(self._near) > NEAR:
            del self._near[next(iter(self._near))]

    # ---- back and forth

    def why_not_back(self, place: int) -> str:
        """Why the saga cannot go back to `place`: `nothing`, `revealed`, `theirs`; or `""` when it can."""
        if not 0 <= place < self.cursor:
            return "nothing"
        for mark in reversed(self._marks[place:self.cursor]):
            if mark.shows:
                return "revealed"
            if self.seats[mark.seat].kind == "away":
                return "theirs"
        return ""

    def last_choice(self) -> int | None:
        """The place of the last real choice by a person on this device (over bots' replies and forced moves)."""
        return next((place for place in range(self.cursor - 1, -1, -1) if self._is_choice(place)), None)

    def next_choice(self) -> int:
        """Where redo leads: the next choice of a person beyond the cursor, or the end of the log."""
        ahead = (place for place in range(self.cursor + 1, len(self.log)) if self._is_choice(place))
        return next(ahead, len(self.log))

    def _is_choice(self, place: int) -> bool:
        mark = self._marks[place]
        if not mark.opens or self.seats[mark.seat].kind != "person":
            return False
        return forced(self.game, self.at(place)) is None

    def can_undo(self) -> str:
        """Whether undo would do something: `""`, or the reason why not (see `why_not_back`)."""
        place = self.last_choice()
        return "nothing" if place is None else self.why_not_back(place)

    def back_to(self, place: int) -> None:
        """Move the cursor back to `place`; raises `ValueError` with the reason where undo must stop."""
        why = self.why_not_back(place)
        if why:
            raise ValueError(why)
        self._arrive(place, self.at(place))

    def on_to(self, place: int) -> None:
        """Move the cursor forward over undone actions to `place`; raises `ValueError` beyond the log."""
        if not self.cursor < place <= len(self.log):
            raise ValueError("nothing")
        self._arrive(place, self.at(place))

    def undo_step(self) -> None:
        """Take back one action; raises `ValueError` with the reason."""
        self.back_to(self.cursor - 1)

    def undo(self) -> None:
        """Go back to my last decision, over the bots' replies; raises `ValueError` with the reason."""
        place = self.last_choice()
        self.back_to(-1 if place is None else place)

    def redo_step(self) -> None:
        """Play one undone action again, to the letter; raises `ValueError` when there is none."""
        self.on_to(self.cursor + 1)

    def redo(self) -> None:
        """Go forward to my next decision, with the very same replies; raises `ValueError` when there is none."""
        self.on_to(self.next_choice())

    def play_while(self, answer: Callable[[Any], Action[Any, Any] | None]) -> None:
        """Play the answers a function gives for each table until it gives None or the game is over."""
        while self.table.pending:
            act = answer(self.table)
            if act is None:
                return
            self.play(act)
