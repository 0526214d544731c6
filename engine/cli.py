"""The command line, on the same library as the page.

    python -m engine play GAME --seats trader,trader,apprentice --seed 7 [--option name=value] [--save FILE]
    python -m engine replay FILE [--until N]
    python -m engine position FILE [ACTION ...] [--as SEAT]

`play` lets bots play a whole match and prints the account and the hash of the last table.  `replay` plays a save, a
recorded game or a link again, strictly, and names the first action that differs.  `position` loads a position made by
hand (`{"game": "tantan", "table": {...}}`, fields as `to_json` writes them; those with a usual value may be left out),
plays the actions given, prints the position it leads to as JSON and lists what may be done there.  Exit status 1 and
one sentence on bad input.
"""
import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.games import READY, game
from engine.kernel import BadOption, BadRecord, Game, Illegal, NotAnAction, Table, legal, outside, parse, play
from engine.kernel.link import open_link
from engine.kernel.saga import Diverged, Saga, Seat
from engine.kernel.save import BadSave, migrate, read_json, save_text, state_hash


class Wrong(Exception):
    """Bad input, as one sentence for the person at the terminal."""


def main(arguments: Sequence[str]) -> int:
    """Run one command; returns the exit status."""
    asked = _reader().parse_args(arguments)
    try:
        asked.run(asked)
    except (Wrong, BadSave, BadOption, BadRecord, Illegal, NotAnAction, Diverged) as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 1
    return 0


def _reader() -> argparse.ArgumentParser:
    reader = argparse.ArgumentParser(prog="python -m engine", description=str(__doc__).split("\n")[0])
    commands = reader.add_subparsers(required=True)
    one = commands.add_parser("play", help="let bots play a whole match")
    one.add_argument("game", choices=READY)
    one.add_argument("--seats", default="trader,trader", help="a level for each seat, separated by commas")
    one.add_argument("--seed", default="1")
    one.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    one.add_argument("--save", type=Path, help="write the match to this file")
    one.set_defaults(run=_play)
    two = commands.add_parser("replay", help="play a save, a recorded game or a link again, strictly")
    two.add_argument("file", type=Path)
    two.add_argument("--until", type=int, help="stop after so many actions")
    two.set_defaults(run=_replay)
    three = commands.add_parser("position", help="look at a position and what may be done there")
    three.add_argument("file", type=Path)
    three.add_argument("actions", nargs="*")
    three.add_argument("--as", dest="seat", type=int, help="print what this seat sees instead of the whole table")
    three.set_defaults(run=_position)
    return reader


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


def _text(file: Path) -> str:
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as bad:
        raise Wrong(f"{file} cannot be read: {bad}") from bad


def _option(text: str) -> tuple[str, bool | int | str]:
    """`name=value`, the value read as a number or yes/no where it is one."""
    name, equals, value = text.partition("=")
    if not equals:
        raise Wrong(f"an option is given as name=value, not {text!r}")
    if value in ("yes", "true", "no", "false"):
        return name, value in ("yes", "true")
    return name, int(value) if value.lstrip("-").isdecimal() else value


def _play(asked: argparse.Namespace) -> None:
    from engine.bots.drive import play_match
    levels = asked.seats.split(",")
    seats = [Seat(f"{level} {place + 1}", "bot", level) for place, level in enumerate(levels)]
    saga = Saga(game(asked.game), seats, asked.seed, dict(map(_option, asked.option)))
    try:
        play_match(saga)
    except KeyError as unknown:
        raise Wrong(f"there is no bot of level {unknown}") from unknown
    _account(saga)
    if asked.save:
        asked.save.write_text(save_text(saga), encoding="utf-8")


def _account(saga: Saga) -> None:
    """Print how a match stands: each seat's parts, total and rank, and the hash of the table."""
    result = saga.game.result(saga.table)
    for seat, parts in enumerate(result.parts):
        sums = " + ".join(f"{name} {points}" for name, points in parts.items())
        _say(f"{result.ranks[seat]}. {saga.seats[seat].name}: {result.totals[seat]} = {sums}")
    _say(f"{saga.cursor} actions, {result.reason or 'not finished'}"
         + (f", decided by {result.decided_by}" if result.decided_by else ""))
    _say(f"hash {state_hash(saga.table)}")


def _saga_of(text: str) -> tuple[Saga, list[str], str]:
    """A match at its start, the log to play, and the hash it should end with."""
    if not text.lstrip().startswith("{"):
        opened = open_link(text, game).saga
        return Saga(opened.game, opened.seats, opened.seed, opened.options), opened.log, state_hash(opened.table)
    whole = read_json(text)
    try:
        found = game(whole["game"])
        whole = migrate(whole, found)
        seats = [Seat.from_json(seat) for seat in whole["seats"]]
        saga = Saga(found.under(whole["rules"]), seats, whole["seed"], whole.get("options", {}))
        return saga, list(whole["log"][:whole.get("cursor", len(whole["log"]))]), str(whole.get("check", ""))
    except (KeyError, TypeError) as bad:
        raise Wrong(f"this is no save: {bad} is missing or wrong") from bad


def _replay(asked: argparse.Namespace) -> None:
    saga, log, check = _saga_of(_text(asked.file))
    saga.replay(log[:asked.until])
    _account(saga)
    if asked.until is None and check and check != state_hash(saga.table):
        raise Wrong(f"every action is legal, but the last table should have the hash {check}")


def _hand_made(text: str) -> tuple[Game, Table]:
    try:
        whole = outside.parse(text)
        found = game(whole["game"])
        return found, found.table_type.from_json(whole["table"])
    except (ValueError, KeyError, TypeError) as bad:
        raise Wrong(f"a position is {{\"game\": ..., \"table\": ...}}: {bad}") from bad


def _position(asked: argparse.Namespace) -> None:
    found, table = _hand_made(_text(asked.file))
    for notation in asked.actions:
        table = play(found, table, parse(found, table, notation)).table
    shown: Any = table if asked.seat is None else found.view(table, asked.seat)
    _say(json.dumps({"game": found.name, "view" if asked.seat is not None else "table": shown.to_json()}, indent=1))
    _say(f"# hash {state_hash(table)}")
    for act in legal(found, table):
        _say(f"# {act}")
    for fault in found.faults(table):
        _say(f"! {fault}")
