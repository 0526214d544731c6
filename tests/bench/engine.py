"""Engine speed: actions per second in random play (legal list, choice, apply), side by side with catanatron.

Catanatron is the nearest relative that people hold up as quick: a Euro game of some 700 actions in pure Python.  Both
play their own random games in turns within one run, so that a busy machine slows both.  The page's engine runs in
Pyodide: its speed stands beside that of this Python, in the same run.
"""
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from time import process_time

from engine.games import SHELF, game
from engine.kernel import dice_from, legal, push_on
from tests.bench.rows import Row

ROOT = Path(__file__).parents[2]
ROUNDS = 5
LIMIT = 3_000


def random_match(name: str, seats: int, number: int) -> int:
    """Play one match by chance on one draft; gives the number of actions."""
    found, dice = game(name), dice_from(f"bench {number}")
    table = found.deal(seats, found.check_options(seats, {}), dice_from(f"bench {name} {number}"))
    actions = 0
    while table.pending and actions < LIMIT:
        push_on(table, dice.pick(legal(found, table)))
        actions += 1
    return actions


def catan_match(number: int) -> int:
    """One random game of catanatron; gives the number of actions."""
    from catanatron import Color, Game, RandomPlayer
    match = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=number)
    actions = 0
    while match.winning_color() is None and match.state.num_turns < 1000:
        match.play_tick()
        actions += 1
    return actions


def rate(play: Callable[[int], int], seconds: float, spent: Callable[[], float] = process_time) -> float:
    """Actions per second of processor time over at least so many seconds: others on the machine do not count."""
    began, actions, number = spent(), 0, 0
    while spent() - began < seconds:
        actions += play(number)
        number += 1
    return actions / (spent() - began)


def plays() -> dict[str, Callable[[int], int]]:
    """What plays a match of each game, with every seat taken."""
    return {name: (lambda number, name=name: random_match(name, game(name).seats.stop - 1, number)) for name in SHELF}


def in_pyodide(seconds: float) -> dict[str, float]:
    """The rates of the same matches in Pyodide under Node, by game."""
    said = subprocess.run(["node", ROOT / "tests/pyodide/rate.mjs", str(seconds)], capture_output=True, text=True, check=True)
    return json.loads(said.stdout.splitlines()[-1])


def measure(seconds: float = 1.0) -> list[Row]:
    """A row for each game; the best of several rounds each over the same matches, taken in turns."""
    best, peer = dict.fromkeys(SHELF, 0.0), 0.0
    for _ in range(ROUNDS):
        peer = max(peer, rate(catan_match, seconds))
        for name, play in plays().items():
            best[name] = max(best[name], rate(play, seconds))
    wasm = in_pyodide(seconds)
    return [*(Row(f"{name}: random play against catanatron", best[name], peer, "actions/s", wanted=5) for name in best),
            *(Row(f"{name}: in Pyodide against CPython", wasm[name], best[name], "actions/s", wanted=0.5) for name in best)]


if __name__ == "__main__":
    for row in measure():
        print(row.text())
