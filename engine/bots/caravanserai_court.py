"""What the clerk says to Anahita, the Arbab and the partners, and how he uses the dice of Solo Mode (section 10).

Rules like those of `caravanserai_extras`: each belongs to the beginning of a word, gets the choice and the words that
begin so, and says one or `""`.
"""
from collections.abc import Callable
from typing import Any

from engine.bots.caravanserai_worth import card_worth, piece_worth, rounds_left
from engine.caravanserai.board import arrow_at, distance
from engine.caravanserai.box import NUMBER
from engine.caravanserai.box_board import RED_GATE, SPACE_NUMBER
from engine.caravanserai.expansions.anahita.annex import anahita
from engine.caravanserai.kits import ABILITIES

LIKED = ("anahita", "chapman", "opium_dealer", "dervish")
"""Partners, the one that helps a clerk most first: judged by tournaments of clerks."""

MEAN_DIE = 3.5


def _favour(choice: Any, words: list[str]) -> str:
    """Let her do the next errand if she is near enough, so that the tokens last to the end of the game."""
    plan = choice.plan
    if not plan or not plan.errands:
        return ""
    there = [word for word in words if SPACE_NUMBER[word.split()[1]] == plan.errands[0].space]
    if not there:
        return ""
    best, left = min(there, key=_tokens), rounds_left(choice.view)
    held = anahita(choice.view).tokens[choice.seat]
    return best if left < 1 or _tokens(best) <= 1 + held / left else ""


def _tokens(word: str) -> int:
    return int(word.split()[2])


def _help(choice: Any, words: list[str]) -> str:
    """A special price for a piece that is missing, a stall restocked for it, a loan, the Fountain when it pays."""
    needs, goods, errand = choice.needs(), choice.boy.goods, choice.errand_here()
    for word in words:
        card, way = word.split()[1:]
        if card in ("a01", "a02", "a03", "a04", "a05", "a07") and errand and errand.deed == "buy" \
                and goods[errand.goods[0]] < needs[errand.goods[0]]:
            return word
        if card == "a09" or (card == "a06" and fountain_helps(choice, 1 if way == "onward" else -1)):
            return word
    return ""


def fountain_helps(choice: Any, units: int) -> bool:
    """Whether so many turns of the Fountain help the order that is planned."""
    if not choice.plan or not choice.plan.errands:
        return False
    tower, fountain = choice.plan.errands[-1].space, choice.view.fountain
    return arrow_at(tower, (fountain + units) % 6) > arrow_at(tower, fountain)


def _first(choice: Any, words: list[str]) -> str:
    return words[0]


def _pick(choice: Any, words: list[str]) -> str:
    """An order that lies open: one that can be completed at once, else the one that pays soonest, if it is worth a visit."""
    def soon(word: str) -> float:
        plan = choice.planner.plan(choice.planner.means(), word.split()[1], -1)
        return float(plan.worth) if plan else -1.0
    best = max(words, key=soon)
    at_once = choice.planner.opium or not any(choice.missing(best.split()[1]))
    return best if at_once or choice.target() == RED_GATE else ""


def _displace(choice: Any, words: list[str]) -> str:
    """Out of his way, towards where the clerk wants to go."""
    target = choice.target()
    return min(words, key=lambda word: distance(SPACE_NUMBER[word.split()[1]], target))


def _give_up(choice: Any, words: list[str]) -> str:
    """The card whose goods are worth most, less what it could have brought."""
    needs = choice.needs()

    def value(word: str) -> float:
        card = word.split()[2]
        goods = sum(count * piece_worth(choice.view, choice.seat, good, needs) for good, count in ABILITIES[card].cost)
        return goods - 0.3 * card_worth(choice.view, choice.seat, card, choice.weights)
    return max(words, key=value)


def _die(choice: Any, words: list[str]) -> str:
    """The smallest die that brings the target as near as any."""
    away = distance(choice.boy.space, choice.target()) or 2

    def moves(word: str) -> tuple[int, int]:
        face = int(word.split()[1])
        return -(-max(0, away - face) // 3), face
    return choice.spare_slot() or min(words, key=moves)


def _repeat(choice: Any, words: list[str]) -> str:
    """Roll the lowest die again when it is low; rubies are kept for the brooch."""
    word = min((word for word in words if "ruby" not in word), key=lambda word: int(word.split()[2]), default="")
    return word if word and int(word.split()[2]) < MEAN_DIE else ""


def _partner(choice: Any, words: list[str]) -> str:
    return min(words, key=lambda word: LIKED.index(word.split()[1]))


def _start(choice: Any, words: list[str]) -> str:
    """The space from which the first order comes soonest."""
    return max(words, key=lambda word: choice.prospect(SPACE_NUMBER[word.split()[1]], tuple(choice.boy.goods)))


def _extra(choice: Any, words: list[str]) -> str:
    """The goods with which the first order comes soonest."""
    def sooner(word: str) -> float:
        goods = list(choice.boy.goods)
        for good in word.split()[1].split(","):
            goods[NUMBER[good]] += 1
        return float(choice.prospect(choice.boy.space, tuple(goods)))
    return max(words, key=sooner)


COURT: dict[str, Callable[[Any, list[str]], str]] = {
    "take favour": _first, "refresh": _first, "favour": _favour, "help": _help, "pick": _pick, "displace": _displace,
    "give up": _give_up, "repeat": _repeat, "die": _die, "partner": _partner, "start": _start, "extra": _extra,
}
"""The rules by the beginning of the word."""
