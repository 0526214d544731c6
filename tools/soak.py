"""Plays very many matches of every game by pure chance, with everything checked after every action.

    python tools/soak.py [tantan …] [--minutes 20] [--first 0] [--matches 200] [--set opium=yes …] [--seats 4]
        [--players chance,clerk] [--drafts]

What the tests do for hundreds of matches this does for as long as it is let: every number of seats, the options drawn
anew for each match, no table without a legal action, no fault (coins, goods and cards conserved), and at the end a save
and a link that lead to the same table.  `--set` and `--seats` hold some of that fast; `--players` draws who plays each
seat from bots' levels and `chance`.  A failing match prints the numbers that bring it back and ends the run with 1.
"""
import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count as numbers
from pathlib import Path
from time import monotonic
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from engine.bots.chance import Chance
from engine.bots.contract import after_polls
from engine.bots.drive import chosen
from engine.bots.levels import bot
from engine.games import READY, game
from engine.kernel import Game, dice_from, legal, push_on
from engine.kernel.game import BadOption, Option
from engine.kernel.link import link_text, open_link
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import load_text, save_text, state_hash

LONGEST = 20_000  # actions; no game comes near it, so a match that does goes round in circles
MIDWAY = (1, 10, 100, 1000)  # actions after which saves and links are checked too
THOUGHTS = 20  # of a bot in one decision


def matches(name: str, wish: argparse.Namespace) -> Iterator[tuple[int, Saga]]:
    """Matches of a game by number: the number alone settles seats, options and dice, but for what is held fast."""
    rules = game(name)
    for number in numbers(wish.first):
        dice = dice_from(f"soak {name} {number}")
        seats = rules.seats[dice.below(len(rules.seats))]
        options = {option.name: dice.pick(worth_drawing(option)) for option in rules.options} | dict(wish.set)
        people = [Seat(f"seat {seat + 1}", "bot", "") for seat in range(wish.seats or seats)]
        try:
            yield number, Saga(rules, people, f"soak {number}", options)
        except BadOption:
            continue  # options that exclude each other: no match has this number


def worth_drawing(option: Option) -> list[bool | int | str]:
    """The choices of an option; where a game can be played without an end in sight, a limit of rounds is always drawn."""
    return [choice for choice in option.choices if choice or option.name != "round_limit"]


def play(saga: Saga, number: int, levels: list[str]) -> tuple[Any, int]:
    """Play a match to its end; AssertionError names what is wrong.  Gives the last table and the number of actions."""
    rules: Game = saga.game
    dice = dice_from(f"soak players {number}")
    drawn = [dice.pick(levels) for _ in saga.seats]
    players = [Chance() if level == "chance" else bot(rules.name, level) for level in drawn]
    while saga.table.pending:
        player = players[saga.table.pending[-1].seat]
        if isinstance(player, Chance):
            listed = legal(rules, saga.table)
            assert listed, f"no legal action at {saga.table.pending[-1]}"
            act = dice.pick(listed)
        else:
            act = chosen(rules, saga.table, player, dice, after_polls(THOUGHTS))
        saga.play(act)
        faults = rules.faults(saga.table)
        assert not faults, f"after {act}: {faults}"
        assert saga.cursor < LONGEST, f"the match goes on after {LONGEST} actions: draw or set a limit (--set)"
        if saga.cursor in MIDWAY:
            check_travel(saga)
    check_travel(saga)
    return saga.table, saga.cursor


def rush(saga: Saga, number: int) -> tuple[Any, int]:
    """Play by chance on one draft, with neither copies nor travel, so many more in the same time; the end, and actions."""
    rules, table, dice = saga.game, saga.at(0).copy(), dice_from(f"soak players {number}")
    for actions in range(LONGEST):
        if not table.pending:
            return table, actions
        listed = legal(rules, table)
        assert listed, f"action {actions}: no legal action at {table.pending[-1]}"
        act = dice.pick(listed)
        push_on(table, act)
        faults = rules.faults(table)
        assert not faults, f"action {actions}, after {act}: {faults}"
    raise AssertionError(f"the match goes on after {LONGEST} actions: draw or set a limit (--set)")


def check_travel(saga: Saga) -> None:
    """Hold a save and a link of this moment against the table."""
    here = state_hash(saga.table)
    saved = load_text(save_text(saga), game)
    assert state_hash(saved.saga.table) == here, "a save leads elsewhere"
    opened = open_link(link_text(saga), game)
    assert state_hash(opened.saga.table) == here, "a link leads elsewhere"


def setting(text: str) -> tuple[str, bool | int | str]:
    """An option held fast: `opium=yes`, `threshold=20`."""
    name, _, value = text.partition("=")
    if value in ("yes", "no"):
        return name, value == "yes"
    return name, int(value) if value.lstrip("-").isdecimal() else value


def main() -> None:
    """Play the games in turn until the time is up or enough matches are played."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("games", nargs="*", default=READY, help=f"of {', '.join(READY)}")
    reader.add_argument("--minutes", type=float, default=20)
    reader.add_argument("--first", type=int, default=0, help="the first match's number")
    reader.add_argument("--matches", type=int, default=sys.maxsize, help="how many of each game at the most")
    reader.add_argument("--set", type=setting, nargs="*", default=[], metavar="NAME=VALUE")
    reader.add_argument("--seats", type=int)
    reader.add_argument("--players", default="chance", help="levels of bots, and chance")
    reader.add_argument("--drafts", action="store_true", help="by chance on drafts alone: ten times as many matches")
    wish = reader.parse_args()
    end, played, actions, ends = monotonic() + 60 * wish.minutes, Counter(), Counter(), Counter()
    shelf = {name: matches(name, wish) for name in wish.games}
    while monotonic() < end and max(played.values(), default=0) < wish.matches:
        for name, coming in shelf.items():
            number, saga = next(coming)
            try:
                end_table, count = rush(saga, number) if wish.drafts else play(saga, number, wish.players.split(","))
            except Exception as fault:
                sys.exit(f"{name}, match {number} ({len(saga.seats)} seats, {saga.options}), action {saga.cursor}: {fault!r}\n"
                         f"again: the same command with --first {number} --matches 1")
            played[name] += 1
            actions[name] += count
            ends[name, saga.game.result(end_table).reason] += 1
    for name in shelf:
        ways = ", ".join(f"{reason} {times}" for (other, reason), times in sorted(ends.items()) if other == name)
        print(f"{name}: {played[name]} matches, {actions[name]} actions, no fault ({ways})")


if __name__ == "__main__":
    main()
