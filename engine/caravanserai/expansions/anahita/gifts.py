"""Favour tokens that other expansions bring: two cards of the Dervish, a reward of the brooch (sections 1 and 4.1)."""
from collections.abc import Iterable
from typing import Any

from engine.caravanserai.expansions.anahita.annex import ANAHITA, favours_left, gain_favours
from engine.caravanserai.expansions.chapman.brooch import BroochReward, close_brooch, is_wide
from engine.caravanserai.expansions.dervish.advice import ADVICE, Advice, Choice, pay
from engine.caravanserai.table import CaravanseraiTable, resume
from engine.kernel import Action, Refusal, refuse

REWARD = 2
"""Favour tokens of a full brooch."""

DEAR, PRICE = 2, 1
"""Favour tokens that the card da2 sells, and what for, in dirhams."""


def _none_left(table: CaravanseraiTable, asking: Any, choice: Choice) -> Refusal | None:
    if ANAHITA not in table.annexes or favours_left(table) == 0:
        return refuse("supply-empty", "caravanserai-expansions CX-57")
    return None


def _too_dear(table: CaravanseraiTable, asking: Any, choice: Choice) -> Refusal | None:
    coins = table.seats[asking.seat].coins
    if coins < PRICE:
        return refuse("too-dear", "caravanserai-expansions section 1", price=PRICE, coins=coins)
    return _none_left(table, asking, choice)


def _gain(table: CaravanseraiTable, asking: Any, choice: Choice) -> None:
    gain_favours(table, asking.seat, 1)


def _buy(table: CaravanseraiTable, asking: Any, choice: Choice) -> None:
    pay(table, asking.seat, PRICE)
    gain_favours(table, asking.seat, DEAR)


ADVICE["da1"] = Advice(_none_left, _gain)
ADVICE["da2"] = Advice(_too_dear, _buy)


class BroochFavours(Action[CaravanseraiTable, BroochReward], frozen=True):
    """Take two favour tokens from the supply."""

    verb = "brooch favours"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: BroochReward) -> Iterable["BroochFavours"]:
        """On side B, while the supply holds some (CX-67)."""
        return _FAVOURS if is_wide(table, asking.seat) and favours_left(table) else ()

    def refusal(self, table: CaravanseraiTable, asking: BroochReward) -> Refusal | None:
        """On side B, while the supply holds some (CX-67)."""
        if not is_wide(table, asking.seat):
            return refuse("other-side", "caravanserai-expansions section 4.1")
        return None if favours_left(table) else refuse("supply-empty", "caravanserai-expansions CX-67")

    def do(self, table: CaravanseraiTable, asking: BroochReward) -> None:
        """The brooch is flipped."""
        close_brooch(table, asking)
        gain_favours(table, asking.seat, REWARD)
        resume(table)


_FAVOURS = (BroochFavours(),)
