"""Plays very many matches of every game by pure chance, with everything checked after every action.

    python tools/soak.py [tantan …] [--minutes 20] [--first 0]

What the tests do for hundreds of matches this does for as long as it is let: every number of seats, the options drawn
anew for each match, no table without a legal action, no fault (coins, goods and cards conserved), and at the end a save
and a link that lead to the same table. A failing match prints the numbers that bring it back and ends the run with 1.
"""
import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).parent.parent))

from engine.games import READY, game
from engine.kernel import Game, dice_from, legal
from engine.kernel.game import BadOption
from engine.kernel.link import link_text, open_link
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import load_text, save_text, state_hash

LONGEST = 20_000  # actions; no game comes near it, so a match that does goes round in circles
MIDWAY = (1, 10, 100, 1000)  # actions after which saves and links are checked too


def matches(name: str, first: int) -> Iterator[tuple[int, Saga]]:
    """Matches of a game by number: the number alone settles seats, options and dice."""
    rules = game(name)
    for number in count(first):
        dice = dice_from(f"soak {name} {number}")
        seats = rules.seats[dice.below(len(rules.seats))]
        options = {option.name: dice.pick(list(option.choices)) for option in rules.options}
        people = [Seat(f"seat {seat + 1}", "bot", "") for seat in range(seats)]
        try:
            yield number, Saga(rules, people, f"soak {number}", options)
        except BadOption:
            continue  # options that exclude each other: no match has this number


def play(saga: Saga, number: int) -> None:
    """Play a match to its end; AssertionError names what is wrong."""
    rules: Game = saga.game
    dice = dice_from(f"soak players {number}")
    while saga.table.pending:
        listed = legal(rules, saga.table)
        assert listed, f"no legal action at {saga.table.pending[-1]}"
        act = dice.pick(listed)
        saga.play(act)
        faults = rules.faults(saga.table)
        assert not faults, f"after {act}: {faults}"
        assert saga.cursor < LONGEST, "the match does not end"
        if saga.cursor in MIDWAY:
            check_travel(saga)
    check_travel(saga)


def check_travel(saga: Saga) -> None:
    """Hold a save and a link of this moment against the table."""
    here = state_hash(saga.table)
    saved = load_text(save_text(saga), game)
    assert state_hash(saved.saga.table) == here, "a save leads elsewhere"
    opened = open_link(link_text(saga), game)
    assert state_hash(opened.saga.table) == here, "a link leads elsewhere"


def main() -> None:
    """Play the games in turn until the time is up."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("games", nargs="*", default=READY, help=f"of {', '.join(READY)}")
    reader.add_argument("--minutes", type=float, default=20)
    reader.add_argument("--first", type=int, default=0, help="the first match's number")
    wish = reader.parse_args()
    end, shelf, played, actions = monotonic() + 60 * wish.minutes, {}, Counter(), Counter()
    for name in wish.games:
        shelf[name] = matches(name, wish.first)
    while monotonic() < end:
        for name, coming in shelf.items():
            number, saga = next(coming)
            try:
                play(saga, number)
            except Exception as fault:
                sys.exit(f"{name}, match {number} ({len(saga.seats)} seats, {saga.options}), action {saga.cursor}: {fault!r}\n"
                         f"again: python tools/soak.py {name} --first {number} --minutes 0.1")
            played[name] += 1
            actions[name] += saga.cursor
    for name in shelf:
        print(f"{name}: {played[name]} matches, {actions[name]} actions, no fault")


if __name__ == "__main__":
    main()
