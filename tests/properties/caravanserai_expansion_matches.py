"""Seeded matches of Caravanserai with Dervish, Opium and Chapman, alone and together."""
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from engine.caravanserai.expansions.dervish.annex import is_chatter
from engine.caravanserai.game import GAME
from engine.caravanserai.turn import Ready
from engine.kernel import dice_from, legal, play
from tests.properties.caravanserai_matches import Moment, anything, clerk, eager, slips

NAMES = ("dervish", "opium", "chapman")
SETS = tuple(names for size in (1, 2, 3) for names in combinations(NAMES, size))
"""The seven sets of these expansions."""

NEW = ("use dervish", "take dervish", "move over", "convert token", "exchange tokens", "buy opium", "shift dealer", "ruby",
       "brooch", "hand ruby", "take rubies", "score", "pay", "surrender")


def curious(table, listed, dice):
    """Does what the expansions add whenever it can, often; else it slips like a clerk."""
    new = [act for act in listed if act.verb.startswith(NEW)]
    if new and dice.below(2):
        return dice.pick(new)
    tempting = [act for act in listed if act.verb.startswith(("borrow", "buy", "convert"))]
    return dice.pick(tempting) if tempting and dice.below(3) == 0 else slips(table, listed, dice)


TEMPERS = (curious, curious, clerk, eager, anything)


def rich(table, number: int):
    """The table with tokens, opium, rubies and cards of the expansions for everybody, that all is met sooner."""
    table = table.copy()
    dervish, opium, chapman = (table.annexes.get(name) for name in NAMES)
    for seat, boy in enumerate(table.seats):
        if dervish:
            advice = [card for card in dervish.deck[1:] if not is_chatter(card)][0] if seat else "d15"
            if advice in dervish.deck[1:]:
                dervish.deck.reverse()
                dervish.deck.remove(advice)
                dervish.deck.reverse()
                dervish.hands[seat].append(advice)
        for pile in table.shelves.values():
            own = [card for card in pile.deck if len(card) > 3][(seat + number) % 2::2][:1]
            boy.cards += own
            pile.deck[:] = [card for card in pile.deck if card not in own]
        if opium:
            opium.tokens[seat] += [opium.piles[kind].pop() for kind in "SD"]
            opium.opium[seat], opium.total = 1, opium.total + 1
        if chapman:
            chapman.brooches[seat], chapman.supply = 2, chapman.supply - 2
    return table


def match(names: tuple[str, ...], number: int, most: int = 10_000) -> Iterator[Moment]:
    """Each moment of a match with these expansions; the seats go by its number, every other one begins rich."""
    seats = 2 + number % 3
    options = GAME.check_options(seats, {"threshold": (0, 20, 40)[number % 3]} | dict.fromkeys(names, True))
    seed = f"{'+'.join(names)} {number}"
    table, dice = GAME.deal(seats, options, dice_from(seed)), dice_from(f"players {seed}")
    temper, poor = TEMPERS[number % len(TEMPERS)], number % 2 == 1
    for _ in range(most):
        if not table.pending:
            return
        if poor and isinstance(table.pending[-1], Ready):
            table, poor = rich(table, number), False
        listed = legal(GAME, table)
        act = temper(table, listed, dice)
        after = play(GAME, table, act).table
        yield Moment(table, listed, act, after, dice)
        table = after


@cache
def _opening(names: tuple[str, ...], number: int) -> tuple[Moment, ...]:
    return tuple(match(names, number, 300))


def moments(games: int, sets: tuple[tuple[str, ...], ...] = SETS) -> Iterator[Moment]:
    """The first moments of so many matches with each set; nobody may change the tables, for they are kept."""
    for names in sets:
        for number in range(games):
            yield from _opening(names, number)
