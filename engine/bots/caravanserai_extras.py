"""What the clerk says to the Dervish, the Opium Dealer and the Chapmen: short rules of thumb (caravanserai-expansions 10).

Each rule belongs to the beginning of a word; it gets the choice and the words that begin so, and says one or `""`.
"""
from collections.abc import Callable
from typing import Any

from engine.bots.caravanserai_court import COURT, fountain_helps
from engine.bots.caravanserai_worth import OPIUM, card_worth, time_left
from engine.caravanserai.board import distance
from engine.caravanserai.box import NUMBER, VALUE
from engine.caravanserai.box_board import SPACE_NUMBER
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.expansions.opium.annex import inspected
from engine.caravanserai.expansions.opium.box import (
    CHANGER_OF,
    CURRENCIES,
    FEE,
    LEAST_TOTAL,
    NAME,
    OPIUM_FOR_CARDS,
    OPIUM_LEFT,
    RATE,
)
from engine.caravanserai.expansions.opium.tokens import pays, worth
from engine.caravanserai.kits import KNOWN
from engine.caravanserai.turn import Ready

GIFTS = ("d01", "d02", "d03", "d16", "dc1", "da1")
"""Dervish cards that are worth their use at any time."""

SWAPS = {"d10": "silver", "d11": "emerald", "d12": "amber", "d13": "bronze"}
"""Dervish cards that take a piece: worth it when no plan needs the piece."""


def reaches(said: dict[str, Any], space: str) -> bool:
    """Whether a move to a space can be said, by any way."""
    return f"move {space}" in said or f"move over {space}" in said


def best_move(said: dict[str, Any], worth_of: Callable[[str], float]) -> str:
    """The move to the space worth most; of two ways the plain one."""
    words = [word for word in said if word.startswith(("move ", "move over "))]
    return max(words, key=lambda word: (worth_of(word.split()[-1]), not word.startswith("move over")), default="")


def extra_word(choice: Any) -> str:
    """What is worth saying to the figures of the expansions; `""` for nothing."""
    for start, rule in _RULES.items():
        words = [word for word in choice.said if word.startswith(start)]
        if words and (word := rule(choice, words)):
            return word
    return ""


def extra_target(choice: Any) -> int:
    """A space that is worth more than the plan: a Money Changer or the Dealer for tokens, a gate for opium; -1 for none."""
    annex = choice.view.annexes.get(NAME)
    if annex is None or choice.last_move_counts():
        return -1
    gains = _exchanges(choice, annex.tokens[choice.seat])
    if annex.dealer >= 0 and _wants_opium(choice) and {token[0] for token in annex.tokens[choice.seat]} == {*CURRENCIES}:
        gains[annex.dealer] = OPIUM
    best, most = -1, choice.plan.worth if choice.plan else 0.5
    for space, gain in gains.items():
        promised = gain * choice.weights.decay ** choice.planner.moves(choice.boy.space, space)
        if promised > most:
            best, most = space, promised
    return best


def inspection(choice: Any, space: int) -> float:
    """What stopping on a space costs those who have opium: a fee, or all of it, as moves are counted."""
    if not choice.planner.opium or space != inspected(choice.view):
        return 0.0
    return 0.7 if choice.boy.coins >= FEE else 2.0


def _exchanges(choice: Any, tokens: list[str]) -> dict[int, float]:
    """What the Money Changers would pay for tokens, by space."""
    gains: dict[int, float] = {}
    for space, kind in CHANGER_OF.items():
        total = sum(int(token[1:] or 0) for token in tokens if token[0] == kind)
        if total >= LEAST_TOTAL:
            gains[space] = RATE[kind].get(total, 0)
    return gains


def _wants_opium(choice: Any) -> bool:
    """One at a time is enough, for one order after the other; at the end only cards ask for it."""
    if choice.view.annexes[NAME].opium[choice.seat]:
        return False
    return not choice.last_move_counts() or any(card in choice.boy.cards for card in (OPIUM_LEFT, OPIUM_FOR_CARDS))


def _first(choice: Any, words: list[str]) -> str:
    return words[0]


def _last(choice: Any, words: list[str]) -> str:
    return words[-1]


def _exchange(choice: Any, words: list[str]) -> str:
    return max(words, key=lambda word: pays(choice.view, choice.seat, tuple(word.split()[-1].split(","))))


def _opium(choice: Any, words: list[str]) -> str:
    """The cheapest pair, while the opium can still be used, or pays by itself."""
    if not _wants_opium(choice):
        return ""
    return min(words, key=lambda word: worth(tuple(word.split()[-2:])))


def _token(choice: Any, words: list[str]) -> str:
    """A token for goods that no plan needs, while there is time to change it."""
    goods, needs = choice.boy.goods, choice.needs()
    spare = all(goods[good] - count >= needs[good] for good, count in TILES[choice.view.tiles[choice.asked.space]].give)
    return words[0] if spare and time_left(choice.view) > 0.2 else ""


def _advice(choice: Any, words: list[str]) -> str:
    """Gifts at once; the rest when it serves the plan."""
    return next((word for word in words if _serves(choice, *word.split()[2:])), "")


def _serves(choice: Any, card: str, what: str) -> bool:
    needs, goods = choice.needs(), choice.boy.goods
    if card in SWAPS:
        good = NUMBER[SWAPS[card]]
        return bool(goods[good] > needs[good])
    if card == "d08":
        return bool(goods[NUMBER[what]] < needs[NUMBER[what]])
    if card == "d05":
        return bool(distance(choice.boy.space, choice.target()) == choice.planner.stride + 1)
    if card == "d04":
        return bool(choice.asked.face < min(4, distance(choice.boy.space, choice.target())))
    if card == "d14":
        return fountain_helps(choice, 1)
    if card == "d15":
        errand = choice.plan.errands[0] if choice.plan and choice.plan.errands else None
        return bool(errand and errand.deed == "convert" and errand.space == SPACE_NUMBER[what])
    return card in GIFTS


def _take(choice: Any, words: list[str]) -> str:
    return "" if choice.last_move_counts() else words[0]


def _brooch(choice: Any, words: list[str]) -> str:
    """Points, unless a card, an opium or favours are worth more."""
    def value(word: str) -> float:
        if word.startswith("brooch card"):
            return card_worth(choice.view, choice.seat, word.split()[-1])
        if word == "brooch opium":
            return 9.0 * (OPIUM_LEFT in choice.boy.cards) + OPIUM * time_left(choice.view) if _wants_opium(choice) else 0.0
        return {"brooch favours": 9 * time_left(choice.view)}.get(word, 8.0 if "brooch favours" in words else 6.5)
    return max((word for word in words if not word.startswith("brooch side")), key=value, default="")


def _step(choice: Any, words: list[str]) -> str:
    """When it saves a move."""
    asked = choice.asked
    limit = choice.planner.stride if isinstance(asked, Ready) else asked.face + choice.planner.hooks.extra
    return words[0] if distance(choice.boy.space, choice.target()) == limit + 1 else ""


def _barter(choice: Any, words: list[str]) -> str:
    needs, goods = choice.needs(), choice.boy.goods
    wanted = [word for word in words if goods[NUMBER[word.split()[-1]]] < needs[NUMBER[word.split()[-1]]]]
    return max(wanted, key=lambda word: VALUE[NUMBER[word.split()[-1]]], default="")


def _hand(choice: Any, words: list[str]) -> str:
    return words[0] if choice.boy.room - choice.boy.coins >= 2 else ""


def _score(choice: Any, words: list[str]) -> str:
    """The purple card that pays most now."""
    def value(word: str) -> int:
        card = word.split()[-1]
        return 4 if card == "y12" else sum(score(choice.view, choice.seat) for score in KNOWN[card].score)
    best = max(words, key=value)
    return best if value(best) else ""


_RULES: dict[str, Callable[[Any, list[str]], str]] = {
    "brooch side": _first, "brooch": _brooch, "pay inspection": _first, "take rubies": _last, "score card": _score,
    "exchange tokens": _exchange, "buy opium": _opium, "take dervish": _take, "use dervish": _advice,
    "convert token": _token, "ruby step": _step, "ruby barter": _barter, "hand ruby": _hand, **COURT,
}

