"""What ability cards, pieces and the things to come are worth to a seat: the weights by which the clerk judges."""
from typing import Any, NamedTuple

from engine.caravanserai.box import CARD_CAP, VALUE, worth
from engine.caravanserai.expansions.anahita.annex import ARBAB
from engine.caravanserai.kits import ABILITIES, KNOWN
from engine.caravanserai.preview import payment

TURQUOISE = {"x1": 3, "x2": 4.5, "x3": 2, "x4": 2.5, "x5": 2.5, "x6": 3, "x7": 3, "x8": 3, "x9": 3, "x10": 1.5, "x11": 2,
             "x12": 4.5, "x13": 2.5, "x14": 1.5, "x15": 1.5, "x16": 3, "x17": 2.5}
"""What a turquoise card is worth with half a game to go, in dirhams: judged by play, not measured."""

class Weights(NamedTuple):
    """What the clerk believes in, in dirhams where nothing else is said."""

    decay: float = 0.9
    """What a gain is worth if it comes one move later."""
    reward: float = 3.0
    """The ability card of a Major Order."""
    credit: float = 0.7
    """A space of the credit track."""
    gift: float = 0.5
    """Of the goods that a reward gives to an opponent, so much counts against it."""
    turquoise: float = 1.0
    """By how much the worth of turquoise cards is multiplied."""
    growth: float = 1.0
    """By how much the hope in purple cards is multiplied."""
    minor: float = 5.0
    """What a Minor Order at the Red Gate promises beyond what it pays: nobody can take it away on the way."""
    rival: float = 1.0
    """What is left of a plan's worth when a rival will fill the order first."""
    slots: int = 3
    """Up to this size the purse grows by pieces to spare."""


USUAL = Weights()

ARBAB_ROUNDS = 11
"""Rounds of a game that the Arbab ends (caravanserai-expansions 3.2)."""

OPIUM = 6.0
"""What an opium is worth that can still be used, in dirhams: it stands for three pieces of an order."""


def rounds_left(view: Any) -> float:
    """The rounds that are left after this one where the Arbab walks, many where points decide; 0 in the last turns."""
    if view.trigger >= 0:
        return 0.0
    if ARBAB not in view.annexes:
        return 99.0
    return max(0.0, float(ARBAB_ROUNDS - view.round))


def time_left(view: Any) -> float:
    """How much of the game is left, from 1 at the start to 0: by the points of the leader, or by the Arbab's rounds."""
    if view.trigger >= 0:
        return 0.0
    if ARBAB in view.annexes:
        return min(1.0, rounds_left(view) / ARBAB_ROUNDS)
    leader: int = max(boy.points for boy in view.seats)
    return max(0.0, 1 - leader / (view.threshold or 50))


def card_worth(view: Any, seat: int, card: str, weights: Weights = USUAL) -> float:
    """What a card brings its seat by the end; purple ones pay what they pay now, and something for what is to come."""
    left = time_left(view)
    if ABILITIES[card].kind == "turquoise":
        return 2 * left * TURQUOISE.get(card, 2.0) * weights.turquoise
    if not KNOWN[card].score:
        return 2.0
    now = sum(score(view, seat) for score in KNOWN[card].score) if card != "y12" else 4
    growth = {"y1": 3, "y2": 2, "y3": 2, "y4": 4, "y5": 3, "y6": 3, "y7": 3, "y8": 1.5, "y9": 2.5}.get(card, 1)
    return float(min(CARD_CAP, now + growth * left * weights.growth))


def reward_worth(view: Any, seat: int, card: str, weights: Weights = USUAL) -> float:
    """What taking a card as a reward is worth, after the gifts to the others."""
    gifts = worth(ABILITIES[card].cost) * weights.gift * (1 if view.trigger < 0 or view.last else 0)
    return card_worth(view, seat, card, weights) - gifts * (len(view.seats) - 1) / 2


def piece_worth(view: Any, seat: int, good: int, needs: list[int]) -> float:
    """What one piece is worth to its seat: its value, and more if the next order asks for it."""
    held: int = view.seats[seat].goods[good]
    return VALUE[good] + (3 if held <= needs[good] else 0)


def best_terms(view: Any, seat: int, words: list[str]) -> str:
    """Of several ways to complete or finish an order here, the one that pays most for what it takes; `""` for none."""
    boy = view.seats[seat]

    def gain(word: str) -> float:
        deed, terms = word.split()
        chosen = () if terms == "-" else tuple(terms.split(","))
        if deed == "finish":
            paid = payment(view, seat, boy.waiting, -1, chosen, "finish")
        else:
            space = view.pending[-1].space
            paid = payment(view, seat, view.towers[space], space, chosen)
        return paid.arrow - worth(tuple(enumerate(paid.goods))) - OPIUM * ("opium" in terms)
    return max(words, key=gain, default="")
