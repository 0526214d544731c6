"""What grows with a match: time per action, bytes of its save, characters of its link, time to load and to step back.

Each setting is looked at after its whole match and, as the peer, after the first quarter of it: figures for each action
should stay what they are or fall (a ratio near 1 or above), and a step back should not depend on the place.
"""
from collections.abc import Callable, Iterator
from time import process_time
from typing import NamedTuple

from engine.games import SHELF, game
from engine.kernel import asking, dice_from, push_on
from engine.kernel.game import BadOption, Options
from engine.kernel.link import link_text
from engine.kernel.play import legal, parse
from engine.kernel.saga import KEEP_EVERY, Saga, Seat
from engine.kernel.save import load_text, save_text
from tests.bench.rows import Row

MOST = 1_500
EXPANSIONS = ("dervish", "opium", "anahita", "chapman")


class Setting(NamedTuple):
    """A game, a number of seats and options."""

    name: str
    seats: int
    options: Options

    def text(self) -> str:
        """For the head of a row."""
        chosen = ", ".join(key if value is True else f"{key} {value}" for key, value in self.options.items())
        return f"{self.name}, {self.seats} seats{', ' + chosen if chosen else ''}"


def settings() -> Iterator[Setting]:
    """Every number of seats of every game; with all seats Caravanserai's expansions one after the other; its modes."""
    for name in SHELF:
        for seats in game(name).seats:
            try:
                game(name).check_options(seats, {})
            except BadOption:
                continue
            yield Setting(name, seats, {})
    for count in range(1, len(EXPANSIONS) + 1):
        yield Setting("caravanserai", 4, dict.fromkeys(EXPANSIONS[:count], True))
    yield Setting("caravanserai", 2, {"partner": True, "arbab": True})
    yield Setting("caravanserai", 1, dict.fromkeys(EXPANSIONS, True))


def match(setting: Setting, most: int) -> Saga:
    """A match by chance of at most so many actions."""
    people = [Seat(f"Seat {seat + 1}") for seat in range(setting.seats)]
    saga, dice = Saga(game(setting.name), people, "growth", setting.options, "g"), dice_from("growth")
    while asking(saga.table) is not None and saga.cursor < most:
        saga.play(dice.pick(saga.legal()))
    return saga


def measure() -> list[Row]:
    """Rows for each setting: the whole match (at most 1,500 actions) beside its first quarter."""
    rows = []
    for setting in settings():
        whole = match(setting, MOST)
        ends, quarter = figures(whole), figures(match(setting, whole.cursor // 4))
        head = f"{setting.text()}, {whole.cursor} actions"
        rows += [Row(f"{head}: {what}", figure, quarter[what, unit], unit, False) for (what, unit), figure in ends.items()]
        rows.append(Row(f"{head}: link", len(link_text(whole)), None, "characters", False, 2_000))
    return rows


def figures(saga: Saga) -> dict[tuple[str, str], float]:
    """What is measured of one match, by what and unit."""
    text, code, count = save_text(saga), link_text(saga), max(1, saga.cursor)
    return {("list and play, each", "µs"): seconds(lambda: again(saga)) / count * 1e6,
            ("load, each", "µs"): seconds(lambda: load_text(text, game)) / count * 1e6,
            ("a step back", "µs"): seconds(lambda: steps_back(saga)) / min(KEEP_EVERY, count) * 1e6,
            ("save, each", "bytes"): len(text.encode()) / count,
            ("link, each", "characters"): len(code) / count}


def again(saga: Saga) -> None:
    """List and play the log once more on one draft, as a bot does."""
    table = saga.at(0).copy()
    for notation in saga.log:
        legal(saga.game, table)
        push_on(table, parse(saga.game, table, notation))


def steps_back(saga: Saga) -> None:
    """Work out the last moments, each from the kept tables alone, as many as lie between two of these.

    So every distance from a kept table occurs once, wherever the match ends.
    """
    for place in range(max(0, saga.cursor - KEEP_EVERY), saga.cursor):
        saga._near.clear()
        saga.at(place)


def seconds(what: Callable[[], object]) -> float:
    """The least processor time of three runs."""
    best = float("inf")
    for _ in range(3):
        began = process_time()
        what()
        best = min(best, process_time() - began)
    return best


if __name__ == "__main__":
    for row in measure():
        print(row.text())
