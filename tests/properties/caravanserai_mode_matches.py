"""Seeded matches of Caravanserai with Anahita, in Partner Mode and in Solo Mode."""
from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

from engine.caravanserai.game import GAME
from engine.caravanserai.modes.partner.annex import PARTNERS
from engine.kernel import dice_from, legal, parse, play
from tests.properties.caravanserai_expansion_matches import NEW
from tests.properties.caravanserai_matches import Moment, anything, clerk, eager, slips

OTHERS = ("dervish", "opium", "chapman")
SUBSETS = tuple(tuple(name for name, on in zip(OTHERS, flags, strict=True) if on)
                for flags in product((False, True), repeat=3))
ANAHITA = tuple((f"{seats} {' '.join(('anahita', *names))}", seats, {"anahita": True} | dict.fromkeys(names, True), ())
                for seats, names in zip((2, 3, 4, 2, 3, 4, 2, 4), SUBSETS, strict=True))
SOLO = tuple((f"solo {' '.join(names)}", 1, dict.fromkeys(names, True), ()) for names in SUBSETS)
PAIRS = tuple((f"{one} and {other}{' and the Arbab' if walks else ''}", 2,
               {"partner": True, "arbab": walks, "threshold": 20}, (one, other))
              for walks, (one, other) in zip((False, True) * 6, permutations(PARTNERS, 2), strict=True))
CASES = {name: (seats, options, partners) for name, seats, options, partners in (*ANAHITA, *SOLO, *PAIRS)}
"""Seats, options and partners of every kind of match, by its name."""

OWN = ("favour", "help", "take favour", "displace", "pick", "give up", "die", "repeat", "partner", "start", "extra",
       "refresh", "brooch favours")
"""The verbs of these chapters."""


def curious(table, listed, dice):
    """Does what these chapters and the expansions add whenever it can, often; else it slips like a clerk."""
    new = [act for act in listed if act.verb.startswith((*OWN, *NEW))]
    helps = [act for act in new if act.verb in ("help", "repeat", "pick", "take favour", "refresh")]
    if helps and dice.below(4):
        return dice.pick(helps)
    if new and dice.below(2):
        return dice.pick(new)
    tempting = [act for act in listed if act.verb.startswith(("borrow", "buy", "convert"))]
    return dice.pick(tempting) if tempting and dice.below(3) == 0 else slips(table, listed, dice)


TEMPERS = (curious, curious, clerk, eager, anything)


def match(case: str, number: int, most: int = 10_000) -> Iterator[Moment]:
    """Each moment of a match of a kind."""
    seats, options, partners = CASES[case]
    seed = f"{case} {number}"
    table, dice = GAME.deal(seats, GAME.check_options(seats, options), dice_from(seed)), dice_from(f"players {seed}")
    for name in partners:
        act = parse(GAME, table, f"partner {name}")
        after = play(GAME, table, act).table
        yield Moment(table, legal(GAME, table), act, after, dice)
        table = after
    temper = TEMPERS[number % len(TEMPERS)]
    for _ in range(most):
        if not table.pending:
            return
        listed = legal(GAME, table)
        act = temper(table, listed, dice)
        after = play(GAME, table, act).table
        yield Moment(table, listed, act, after, dice)
        table = after


@cache
def opening(case: str, number: int) -> tuple[Moment, ...]:
    """The first moments of a match; nobody may change the tables, for they are kept."""
    return tuple(match(case, number, 300))


def moments(games: int) -> Iterator[Moment]:
    """The first moments of so many matches of each kind."""
    for case in CASES:
        for number in range(games):
            yield from opening(case, number)
