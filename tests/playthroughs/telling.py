"""Whole games told line by line: every action in notation, what happened, and the position now and then.

A playthrough is a text that people read and the engine plays again.  When a rule changes, the texts are made anew and the
change is reviewed as a diff:  `python tools/playthrough.py tests/playthroughs/caravanserai_base.txt`.

    game: caravanserai        ── the head: game, seed, seats with the bots that played, options; rules, if not the first
    0  take silver            ── seat and action, then its events, one a line
         GoodChosen seat=0 good=silver
    = after 20 actions        ── the position: one line for each part of the table, long decks by their first cards
"""
from collections.abc import Iterator
from typing import Any

from engine.games import game
from engine.kernel import Record
from engine.kernel.saga import Saga, Seat

EVERY = 25
"""Actions from one position to the next."""

LONG = 10
"""Longer lists are told by their first three and their length."""

UNTOLD = ("dice", "pending")


def told(saga: Saga) -> str:
    """The text of a match, to its cursor."""
    lines = [f"game: {saga.game.name}", f"seed: {saga.seed}",
             f"seats: {', '.join(seat.level for seat in saga.seats)}",
             f"options: {', '.join(f'{name}={value(given)}' for name, given in saga.options.items())}"]
    lines += [f"rules: {saga.game.rules}", ""] if saga.game.rules > 1 else [""]
    lines += [f"     {event_line(event)}" for event in saga.dealt]
    for place, table in saga.walk():
        if place % EVERY == 0 or place == saga.cursor:
            lines += ["", f"= after {place} actions", *position(table), ""]
        if place < saga.cursor:
            lines += [f"{table.pending[-1].seat}  {saga.log[place]}", *(f"     {event_line(e)}" for e in saga.events(place))]
    result = saga.game.result(saga.table)
    lines += [f"! {result.reason}", *(f"seat {seat}: rank {result.ranks[seat]}, {result.totals[seat]} = {value(parts)}"
                                      for seat, parts in enumerate(result.parts))]
    return "\n".join(lines) + "\n"


def event_line(event: Record) -> str:
    """An event with its fields by name."""
    return " ".join([type(event).__name__, *fields(event)])


def fields(record: Record) -> Iterator[str]:
    """The fields of a record that are not as usual, by name."""
    for name in type(record).FIELDS:
        given = getattr(record, name)
        if given != type(record).DEFAULTS.get(name, ...):
            yield f"{name}={value(given)}"


def value(given: Any) -> str:
    """A value in a few letters, without spaces."""
    if isinstance(given, Record):
        return f"({' '.join(fields(given))})"
    if isinstance(given, dict):
        return "{" + ",".join(f"{key}:{value(part)}" for key, part in given.items()) + "}"
    if isinstance(given, list | tuple):
        parts = [value(part) for part in given]
        return f"[{','.join(parts if len(parts) <= LONG else [*parts[:3], f'...{len(parts)}'])}]"
    if isinstance(given, bool) or given is None:
        return {True: "yes", False: "no", None: "-"}[given]
    return str(given).replace(" ", "_")


def position(table: Any) -> Iterator[str]:
    """The position, one line for each part of the table; seats and other lists of records one line for each."""
    yield "asked: " + " < ".join(f"{type(asked).__name__}({' '.join(fields(asked))})" for asked in reversed(table.pending))
    plain = []
    for name in type(table).FIELDS:
        given = getattr(table, name)
        if name in UNTOLD:
            continue
        if isinstance(given, list) and given and isinstance(given[0], Record):
            yield from (f"{name} {place}: {' '.join(fields(part))}" for place, part in enumerate(given))
        elif isinstance(given, dict) and given and isinstance(next(iter(given.values())), Record):
            yield from (f"{name} {key}: {' '.join(fields(part))}" for key, part in given.items())
        elif given != type(table).DEFAULTS.get(name, ...):
            plain.append(f"{name}={value(given)}")
    yield " ".join(plain)


def head(text: str) -> Saga:
    """The match at its start, from the head of a text."""
    lines = dict(line.split(": ", 1) for line in text.partition("\n\n")[0].splitlines())
    found = game(lines["game"]).under(int(lines.get("rules", 1)))
    usual = {option.name: option for option in found.options}
    words = dict(pair.split("=") for pair in lines["options"].split(", ") if pair)
    options = {name: next(choice for choice in usual[name].choices if value(choice) == word) for name, word in words.items()}
    seats = [Seat(f"Seat {place + 1}", "bot", level) for place, level in enumerate(lines["seats"].split(", "))]
    return Saga(found, seats, lines["seed"], options)


def actions(text: str) -> list[str]:
    """The actions of a text in order."""
    return [line[3:] for line in text.splitlines() if line[:1].isdecimal() and line[1:3] == "  "]
