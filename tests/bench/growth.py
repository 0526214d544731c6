"""What grows with a match: time per action, bytes of its save, characters of its link, time to load and to undo."""
from time import perf_counter

from engine.games import SHELF, game
from engine.kernel import asking, dice_from
from engine.kernel.link import link_text
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import load_text, save_text
from tests.bench.rows import Row


def match(name: str, seats: int, most: int) -> Saga:
    """A match by chance of at most so many actions."""
    saga, dice = Saga(game(name), [Seat(f"Seat {n + 1}") for n in range(seats)], "growth", {}, "g"), dice_from("growth")
    while asking(saga.table) is not None and saga.cursor < most:
        saga.play(dice.pick(saga.legal()))
    return saga


def measure() -> list[Row]:
    """Rows for each game at each number of seats, at a quarter of the match and at its end (at most 1,500 actions)."""
    rows = []
    for name in SHELF:
        for seats in game(name).seats:
            whole = match(name, seats, 1_500)
            for saga in (match(name, seats, whole.cursor // 4), whole):
                rows += one(name, seats, saga)
    return rows


def one(name: str, seats: int, saga: Saga) -> list[Row]:
    """The rows of one match."""
    at = f"{name}, {seats} seats, {saga.cursor} actions:"
    text, code = save_text(saga), link_text(saga)
    began = perf_counter()
    load_text(text, game)
    load = perf_counter() - began
    began = perf_counter()
    saga.at(max(0, saga.cursor - 1))
    back = perf_counter() - began
    return [Row(f"{at} link", len(code), None, "characters", False, 2_000),
            Row(f"{at} save", len(text), None, "characters", False),
            Row(f"{at} load, each action", load / max(1, saga.cursor) * 1e6, None, "µs", False),
            Row(f"{at} one step back", back * 1e3, None, "ms", False)]


if __name__ == "__main__":
    for row in measure():
        print(row.text())
