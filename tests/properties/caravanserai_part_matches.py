"""Seeded matches of Caravanserai with its expansions, alone and together, in Partner Mode and in Solo Mode."""
from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations, product
from typing import Any, NamedTuple

from engine.caravanserai.expansions.dervish.annex import is_chatter
from engine.caravanserai.game import GAME
from engine.caravanserai.modes.partner.annex import PARTNERS
from engine.caravanserai.turn import Ready
from engine.kernel import dice_from, legal, parse, play
from tests.properties.caravanserai_matches import Moment, anything, clerk, eager, slips

NAMES = ("dervish", "opium", "chapman")
SETS = tuple(names for size in (1, 2, 3) for names in combinations(NAMES, size))
"""The seven sets of these expansions."""

SUBSETS = tuple(tuple(name for name, on in zip(NAMES, flags, strict=True) if on) for flags in product((False, True), repeat=3))


class Case(NamedTuple):
    """A kind of match: its seats and thresholds (taken by the number of the match), options, partners.

    `rich`: in every other match everybody begins with things of the expansions, that all is met sooner.
    """

    seats: tuple[int, ...]
    options: dict[str, Any]
    thresholds: tuple[int, ...] = ()
    partners: tuple[str, ...] = ()
    rich: bool = False


EXPANSIONS = {"+".join(names): Case((2, 3, 4), dict.fromkeys(names, True), (0, 20, 40), rich=True) for names in SETS}
ANAHITA = {f"{seats} {' '.join(('anahita', *names))}": Case((seats,), {"anahita": True} | dict.fromkeys(names, True))
           for seats, names in zip((2, 3, 4, 2, 3, 4, 2, 4), SUBSETS, strict=True)}
SOLO = {f"solo {' '.join(names)}": Case((1,), dict.fromkeys(names, True)) for names in SUBSETS}
PAIRS = {f"{one} and {other}{' and the Arbab' if walks else ''}":
         Case((2,), {"partner": True, "arbab": walks, "threshold": 20}, partners=(one, other))
         for walks, (one, other) in zip((False, True) * 6, permutations(PARTNERS, 2), strict=True)}
MODES = {**ANAHITA, **SOLO, **PAIRS}
CASES = {**EXPANSIONS, **MODES}
"""Every kind of match by its name."""

GROUPS = ((tuple(EXPANSIONS), 3), (tuple(MODES), 2))
"""The kinds of match that are looked at together, and how many matches of each."""

OWN = ("favour", "help", "take favour", "displace", "pick", "give up", "die", "repeat", "partner", "start", "extra",
       "refresh", "brooch favours")
"""The verbs of Anahita and the modes."""

NEW = ("use dervish", "take dervish", "move over", "convert token", "exchange tokens", "buy opium", "shift dealer", "ruby",
       "brooch", "hand ruby", "take rubies", "score", "pay", "surrender")
"""The verbs of the other expansions."""


def curious(table, listed, dice):
    """Does what expansions and modes add whenever it can, often; else it slips like a clerk."""
    new = [act for act in listed if act.verb.startswith((*OWN, *NEW))]
    helps = [act for act in new if act.verb in ("help", "repeat", "pick", "take favour", "refresh")]
    if helps and dice.below(4):
        return dice.pick(helps)
    if new and dice.below(2):
        return dice.pick(new)
    tempting = [act for act in listed if act.verb.startswith(("borrow", "buy", "convert"))]
    return dice.pick(tempting) if tempting and dice.below(3) == 0 else slips(table, listed, dice)


TEMPERS = (curious, curious, clerk, eager, anything)


def enriched(table, number: int):
    """The table with tokens, opium, rubies and cards of the expansions for everybody."""
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
            boy.cards += tuple(own)
            pile.deck[:] = [card for card in pile.deck if card not in own]
        if opium:
            opium.tokens[seat] += [opium.piles[kind].pop() for kind in "SD"]
            opium.opium[seat], opium.total = 1, opium.total + 1
        if chapman:
            chapman.brooches[seat], chapman.supply = 2, chapman.supply - 2
    return table


def match(case: str, number: int, most: int = 10_000) -> Iterator[Moment]:
    """Each moment of a match of a kind, or its first ones."""
    kind = CASES[case]
    seats = kind.seats[number % len(kind.seats)]
    asked = {"threshold": kind.thresholds[number % len(kind.thresholds)]} if kind.thresholds else {}
    options = GAME.check_options(seats, asked | kind.options)
    seed = f"{case} {number}"
    table, dice = GAME.deal(seats, options, dice_from(seed)), dice_from(f"players {seed}")
    temper, poor = TEMPERS[number % len(TEMPERS)], kind.rich and number % 2 == 1
    for moment in range(most):
        if not table.pending:
            return
        if poor and isinstance(table.pending[-1], Ready):
            table, poor = enriched(table, number), False
        listed = legal(GAME, table)
        forced = kind.partners[moment:moment + 1]
        act = parse(GAME, table, f"partner {forced[0]}") if forced else temper(table, listed, dice)
        after = play(GAME, table, act).table
        yield Moment(table, listed, act, after, dice)
        table = after


@cache
def opening(case: str, number: int) -> tuple[Moment, ...]:
    """The first moments of a match; nobody may change the tables, for they are kept."""
    return tuple(match(case, number, 300))


def moments(games: int, cases: tuple[str, ...]) -> Iterator[Moment]:
    """The first moments of so many matches of each kind."""
    for case in cases:
        for number in range(games):
            yield from opening(case, number)
