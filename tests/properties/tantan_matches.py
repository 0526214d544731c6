"""Seeded matches of Tan-tan Caravan for the properties: five tempers of chance, so that the corners are met too."""
from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.kernel import Action, Dice, Event, dice_from, legal, play
from engine.tantan import GAME
from engine.tantan.table import TantanTable

GAMES = 70
"""Matches for each number of seats: 210 for each property."""
SEATS = (2, 3, 4)
CLOSING = (101, 376)
"""Two matches for four that end because nobody can add a card; about one in eighty does, so they are named."""


def anything(options: list[str], dice: Dice) -> str:
    return dice.pick(options)


def one_by_one(options: list[str], dice: Dice) -> str:
    """Stocks whenever possible, a single card at a time: empties hands, and closes games early."""
    return next((word for word in options if word in ("count 1", "mice 0", "buy done")),
                dice.pick([word for word in options if word.startswith("stock")] or options))


def hoarder(options: list[str], dice: Dice) -> str:
    """Buys as much as it can, so that hands are full and stocking is forced."""
    return dice.pick([word for word in options if word.startswith("buy ") and word != "buy done"] or options)


def mouse_lover(options: list[str], dice: Dice) -> str:
    """Stocks mice whenever it holds some."""
    return next((word for word in options if word == "stock mouse"), dice.pick(options[-2:]))


def spender(options: list[str], dice: Dice) -> str:
    """Stocks all it holds of a type, at once: caravans fill quickly."""
    stocks = [word for word in options if word.startswith("stock")]
    return options[-1] if options[0].startswith(("count", "mice")) else dice.pick(stocks or options)


TEMPERS: tuple[Callable[[list[str], Dice], str], ...] = (anything, one_by_one, hoarder, mouse_lover, spender)


class Moment(NamedTuple):
    """A table that waits, what may be done, what is done now, and the dice of the match's players."""

    table: TantanTable
    listed: list[Action]
    act: Action
    dice: Dice


def new_match(seats: int, number: int, **options) -> TantanTable:
    return GAME.deal(seats, options, dice_from(f"match {seats} {number}"))


def match(seats: int, number: int, **options) -> Iterator[Moment | TantanTable]:
    """Each moment of a match, and the table at its end."""
    table, dice = new_match(seats, number, **options), dice_from(f"players {seats} {number}")
    temper = TEMPERS[number % len(TEMPERS)]
    while table.pending:
        listed = legal(GAME, table)
        words = [str(act) for act in listed]
        act = listed[words.index(temper(words, dice))]
        yield Moment(table, listed, act, dice)
        table = play(GAME, table, act).table
    yield table


def numbers(seats: int) -> list[int]:
    """The matches to try for a number of seats."""
    return [*range(GAMES), *(CLOSING if seats == 4 else ())]


def moments(seats: int, games: int | None = None) -> Iterator[Moment]:
    """Every moment before the end, of every match (or of the first few)."""
    for number in numbers(seats)[:games]:
        yield from (at for at in match(seats, number) if isinstance(at, Moment))


def story(seats: int, number: int) -> Iterator[tuple[list[Event], TantanTable]]:
    """All that was told so far, and the table, after every action (one growing list)."""
    told: list[Event] = []
    for at in match(seats, number):
        if isinstance(at, Moment):
            told += at.table.told
            yield told, at.table
        else:
            told += at.told
            yield told, at
