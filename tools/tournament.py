"""Let bots play many matches against each other and print who wins.

    python tools/tournament.py [tantan] [--levels trader,apprentice] [--matches 100] [--seconds 0.5]

Levels are those a player can choose, and `chance`.  For every number of seats, one seat is the challenger's (the first
level) and the others play by the second level; the challenger sits in every seat in turn, on the same deals.  Without
`--seconds` bots get a number of thoughts instead of a clock, so the table comes out the same on every machine.
"""
import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent))

from engine.bots.chance import Chance
from engine.bots.contract import Bot, Deadline, after_polls
from engine.bots.drive import THOUGHTS, play_out
from engine.bots.levels import bot
from engine.games import game
from engine.kernel import dice_from


def clock(seconds: float | None) -> Callable[[], Deadline]:
    """What starts the time of one decision."""
    def started() -> Deadline:
        if seconds is None:
            return after_polls(THOUGHTS)
        end = monotonic() + seconds
        return lambda: monotonic() >= end
    return started


def player(name: str, level: str) -> Bot:
    """A bot of a level, or one that plays by chance."""
    return Chance() if level == "chance" else bot(name, level)


def duel(name: str, seats: int, levels: tuple[str, str], matches: int, seconds: float | None):
    """The challenger's victories (a shared one counts in part), its mean points, the others', and actions played."""
    victories, own, others, actions = 0.0, 0, 0.0, 0
    for number in range(matches):
        found, place = game(name), number % seats
        players = [player(name, levels[0] if seat == place else levels[1]) for seat in range(seats)]
        deal = f"tournament {seats} {number // seats}"
        log, end = play_out(found, found.deal(seats, found.check_options(seats, {}), dice_from(deal)), players,
                            dice_from(f"{deal} bots {place}"), clock(seconds))
        result = found.result(end)
        victories += (place in result.winners()) / len(result.winners())
        own, actions = own + result.totals[place], actions + len(log)
        others += (sum(result.totals) - result.totals[place]) / (seats - 1)
    return victories, own / matches, others / matches, actions


def main() -> None:
    """Print one line for each number of seats."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("game", nargs="?", default="tantan")
    reader.add_argument("--levels", default="trader,apprentice", help="the challenger's level, and the others'")
    reader.add_argument("--matches", type=int, default=100)
    reader.add_argument("--seconds", type=float, help="a clock for each decision")
    asked = reader.parse_args()
    first, second = asked.levels.split(",")
    print(f"{asked.game}: one {first} among {second}s, {asked.matches} matches for each number of seats")
    print("seats  victories  (by chance)  points  the others'  ms per action")
    for seats in game(asked.game).seats:
        start = perf_counter()
        won, own, others, actions = duel(asked.game, seats, (first, second), asked.matches, asked.seconds)
        spent = (perf_counter() - start) / actions * 1000
        print(f"{seats:5}  {won:9.1f}  {asked.matches / seats:11.1f}  {own:6.1f}  {others:11.1f}  {spent:13.2f}", flush=True)


if __name__ == "__main__":
    main()
