"""What Anahita and the Arbab add to a table, and the smallest things done with it."""
from typing import Any

from engine.caravanserai.expansions.anahita.box import CALM, SHARE, WAY_HOME
from engine.caravanserai.expansions.anahita.events import CardUnlocked, FavoursGained
from engine.caravanserai.table import Annex, CaravanseraiTable

ARBAB, ANAHITA = "arbab", "anahita"


class Arbab(Annex):
    """His figure: where he stands, where his round began, and how many spaces he has walked.

    `acts`: he does something at his stops, besides those he meets.  `alone`: Solo Mode, where he walks after every
    move.  `last` is the last round of the game, 0 while he is on his way.  `down` is the order turned face down, by
    its number (CX-48).  `open`: Minor Orders lie face up in `gate` instead of being drawn (CX-50).
    """

    space: int = 0
    start: int = -1
    walked: int = 0
    last: int = 0
    acts: bool = True
    alone: bool = False
    down: str = ""
    open: bool = False
    gate: list[str] = []


class Anahita(Annex):
    """Her figure, the favour tokens, and her cards.

    `tokens` go by seat, `lying` by changer.  `spent` counts the tokens ever paid; card number `n` is unlocked at
    `thresholds[n]`.  `unlocked` of the `cards` are face up; `deck` names all cards that these were drawn from.
    """

    space: int
    tokens: list[int]
    supply: int
    thresholds: list[int]
    cards: list[str]
    deck: list[str]
    lying: dict[int, int] = {}
    spent: int = 0
    unlocked: int = 0


def arbab(table: Any) -> Arbab:
    """The Arbab of a table or of a view; raises `KeyError` where he does not walk."""
    found: Arbab = table.annexes[ARBAB]
    return found


def anahita(table: Any) -> Anahita:
    """Anahita of a table or of a view; raises `KeyError` where she does not help."""
    found: Anahita = table.annexes[ANAHITA]
    return found


def arbab_mask(table: Any) -> int:
    """The Arbab's space as a mask; 0 where he does not walk."""
    return 1 << arbab(table).space if ARBAB in table.annexes else 0


def unlocked(table: Any, card: str) -> bool:
    """Whether one of her cards lies face up."""
    if ANAHITA not in table.annexes:
        return False
    her = anahita(table)
    return card in her.cards[:her.unlocked]


def closed_to_her(table: Any) -> int:
    """The spaces where Anahita may not stop: the Arbab's, without a11."""
    return 0 if unlocked(table, SHARE) else arbab_mask(table)


def calmed(table: Any) -> bool:
    """Whether she keeps the Arbab from acting where he stands (a12)."""
    return unlocked(table, CALM) and anahita(table).space == arbab(table).space


def is_home(table: Any) -> bool:
    """Whether the Arbab has come back for good."""
    return arbab(table).walked >= WAY_HOME


def favours_left(table: Any) -> int:
    """The favour tokens in the supply."""
    return anahita(table).supply if ANAHITA in table.annexes else 0


def gain_favours(table: CaravanseraiTable, seat: int, count: int) -> int:
    """Give a seat favour tokens from the supply, as far as it goes (CX-57); how many it got."""
    her = anahita(table)
    count = min(count, her.supply)
    her.supply -= count
    her.tokens[seat] += count
    if count:
        table.tell(FavoursGained(seat, count, her.tokens[seat]))
    return count


def count_spent(table: CaravanseraiTable, tokens: int) -> None:
    """Count tokens paid for a favour, return them to the supply, and unlock what that reaches (CX-41)."""
    her = anahita(table)
    her.spent += tokens
    her.supply += tokens
    while her.unlocked < len(her.cards) and her.spent >= her.thresholds[her.unlocked]:
        table.tell(CardUnlocked(her.cards[her.unlocked]))
        her.unlocked += 1
