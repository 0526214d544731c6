"""Let bots play many matches against each other and print who wins.

    python tools/tournament.py [tantan] [--levels trader,apprentice] [--matches 100] [--seconds 0.5] [--half]

Levels are those a player can choose, and `chance`.  For every number of seats, one seat is the challenger's (the first
level) and the others play by the second level; the challenger sits in every seat in turn, on the same deals.  With
`--half` every second seat is the challenger's, in even numbers of seats.  What follows a share of victories is its
standard error.  Without `--seconds` bots get a number of thoughts instead of a clock, so the table comes out the same
on every machine.
"""
import argparse
import sys
from collections.abc import Callable
from math import sqrt
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


def duel(name: str, places: list[list[int]], seats: int, levels: tuple[str, str], matches: int, seconds: float | None):
    """The challengers' victories (a shared one counts in part), their mean points, the others', and actions played.

    `places` are the seats that are theirs, taken in turn.
    """
    victories, own, others, actions = 0.0, 0.0, 0.0, 0
    for number in range(matches):
        found, places_now, deal = game(name), places[number % len(places)], f"tournament {seats} {number // len(places)}"
        players = [player(name, levels[0] if seat in places_now else levels[1]) for seat in range(seats)]
        log, end = play_out(found, found.deal(seats, found.check_options(seats, {}), dice_from(deal)), players,
                            dice_from(f"{deal} bots {places_now[0]}"), clock(seconds))
        result, actions = found.result(end), actions + len(log)
        winners, mine = result.winners(), sum(result.totals[seat] for seat in places_now)
        victories += sum(seat in places_now for seat in winners) / len(winners)
        own += mine / len(places_now)
        others += (sum(result.totals) - mine) / (seats - len(places_now))
    return victories, own / matches, others / matches, actions


def challengers(seats: int, half: bool) -> list[list[int]]:
    """The seats that the first level takes, in one match after the other; none where there are no others or no half."""
    if not half:
        return [[place] for place in range(seats)] if seats > 1 else []
    return [] if seats % 2 else [[*range(place, seats, 2)] for place in range(2)]


def main() -> None:
    """Print one line for each number of seats."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("game", nargs="?", default="tantan")
    reader.add_argument("--levels", default="trader,apprentice", help="the challenger's level, and the others'")
    reader.add_argument("--matches", type=int, default=100)
    reader.add_argument("--half", action="store_true", help="every second seat is the challenger's")
    reader.add_argument("--seconds", type=float, help="a clock for each decision")
    asked = reader.parse_args()
    first, second = asked.levels.split(",")
    group = "half" if asked.half else "one"
    print(f"{asked.game}: {group} {first} among {second}s, {asked.matches} matches for each number of seats")
    print("seats  percent won       by chance  points  the others'  ms per action")
    for seats in game(asked.game).seats:
        places = challengers(seats, asked.half)
        if not places:
            continue
        start = perf_counter()
        won, own, others, actions = duel(asked.game, places, seats, (first, second), asked.matches, asked.seconds)
        spent, share = (perf_counter() - start) / actions * 1000, won / asked.matches
        doubt, even = sqrt(share * (1 - share) / asked.matches), len(places[0]) / seats
        print(f"{seats:5}  {share * 100:11.1f} ± {doubt * 100:3.1f}  {even * 100:9.1f}  {own:6.1f}  {others:11.1f}"
              f"  {spent:13.2f}", flush=True)


if __name__ == "__main__":
    main()
