"""Engine speed: actions per second in random play (legal list, choice, apply), side by side with catanatron.

Catanatron is the nearest relative that people hold up as quick: a Euro game of some 700 actions in pure Python.  Both
play their own random games in turns within one run, so that a busy machine slows both.
"""
from time import perf_counter

from engine.games import SHELF, game
from engine.kernel import dice_from, legal, push_on
from tests.bench.rows import Row

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


def rate(play, seconds: float, first: int) -> float:
    """Actions per second over at least so many seconds."""
    began, actions, number = perf_counter(), 0, first
    while perf_counter() - began < seconds:
        actions += play(number)
        number += 1
    return actions / (perf_counter() - began)


def measure(seconds: float = 1.0) -> list[Row]:
    """A row for each game; the best of several rounds each, taken in turns."""
    plays = {name: (lambda number, name=name: random_match(name, game(name).seats.stop - 1, number)) for name in SHELF}
    best = dict.fromkeys(plays, 0.0)
    peer = 0.0
    for turn in range(ROUNDS):
        peer = max(peer, rate(catan_match, seconds, turn * 100))
        for name, play in plays.items():
            best[name] = max(best[name], rate(play, seconds, turn * 100))
    return [Row(f"{name}: random play against catanatron", best[name], peer, "actions/s", wanted=5) for name in plays]


if __name__ == "__main__":
    for row in measure():
        print(row.text())
