"""Favours of Anahita: she moves as many steps as tokens are paid and acts for the seat (section 3.5; CX-38 to CX-41)."""
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from engine.caravanserai.actions.move import others
from engine.caravanserai.board import exact_ends, paths
from engine.caravanserai.box_board import SPACE_NAMES, SPACE_NUMBER
from engine.caravanserai.expansions.anahita.annex import anahita, arbab, closed_to_her, count_spent
from engine.caravanserai.expansions.anahita.events import FavourAsked, FavourTaken
from engine.caravanserai.kits import kit
from engine.caravanserai.table import CaravanseraiTable, resume
from engine.caravanserai.turn import Ready, Stop
from engine.kernel import Action, Refusal, refuse

TOOK = "favour"
"""What `Stop.done` notes when a favour token was taken."""


class Favoured(Stop):
    """The state ANAHITA: she has stopped on a space and its action may be done with the seat's means (CX-100).

    `known` of her cards may be used, for the tokens of this favour counted too late for more (CX-41); `used` is the
    card that was used in it (CX-42).
    """

    known: int = 0
    used: str = ""


def favoured(table: Any) -> Favoured | None:
    """The favour that is going on, also while something of it is being decided; None outside."""
    return next((asked for asked in reversed(table.pending) if isinstance(asked, Favoured)), None)


def her_ways(table: CaravanseraiTable, seat: int) -> tuple[int, int, int]:
    """Where Anahita stands, the spaces occupied for her, and those where she may not stop."""
    return anahita(table).space, others(table, -1, kit(table, seat)), closed_to_her(table)


def way(start: int, occupied: int, end: int, steps: int) -> tuple[int, ...]:
    """The shortest path that reaches a space in exactly so many steps; `()` when there is none."""
    return next((path.vertices for path in paths(start)
                 if path.end == end and path.length - (path.between & occupied).bit_count() == steps), ())


class Favour(Action[CaravanseraiTable, Ready], frozen=True):
    """Pay tokens and send Anahita to a space exactly so many steps away, detours allowed, without a limit (CX-38)."""

    verb = "favour"
    exact = True
    to: str
    tokens: int

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Ready) -> Iterable["Favour"]:
        """Every space that the seat's tokens reach, fewest tokens first; only before a move and a roll (CX-39)."""
        tokens = anahita(table).tokens[asking.seat]
        return _favours(*her_ways(table, asking.seat), tokens) if tokens else ()

    def refusal(self, table: CaravanseraiTable, asking: Ready) -> Refusal | None:
        """Tokens held, a space she may stop on, and a way of just that length."""
        if self.to not in SPACE_NUMBER:
            return refuse("no-such-space", "caravanserai section 2", space=self.to)
        held, end = anahita(table).tokens[asking.seat], SPACE_NUMBER[self.to]
        if not 0 < self.tokens <= held:
            return refuse("favours-short", "caravanserai-expansions section 3.5", tokens=self.tokens, held=held)
        start, occupied, closed = her_ways(table, asking.seat)
        if closed >> end & 1:
            return refuse("space-closed", "caravanserai-expansions section 3.3", space=self.to)
        if end not in exact_ends(start, occupied, closed, self.tokens):
            return refuse("not-so-far", "caravanserai-expansions CX-38", space=self.to, tokens=self.tokens)
        return None

    def do(self, table: CaravanseraiTable, asking: Ready) -> None:
        """The tokens are counted, then she stops there; neither moves nor actions of the seat are used."""
        her = anahita(table)
        start, occupied, _ = her_ways(table, asking.seat)
        path = way(start, occupied, SPACE_NUMBER[self.to], self.tokens)
        known = her.unlocked
        her.tokens[asking.seat] -= self.tokens
        her.space = path[-1]
        table.tell(FavourAsked(asking.seat, self.tokens, tuple([SPACE_NAMES[space] for space in path]),
                               her.spent + self.tokens))
        count_spent(table, self.tokens)
        table.pending.append(Favoured(asking.seat, asking.move, path[-1], known=known))


@lru_cache(maxsize=1 << 12)
def _favours(start: int, occupied: int, closed: int, tokens: int) -> tuple[Favour, ...]:
    return tuple(_favour(SPACE_NAMES[end], paid) for paid in range(1, tokens + 1)
                 for end in exact_ends(start, occupied, closed, paid))


@cache
def _favour(to: str, tokens: int) -> Favour:
    return Favour(to, tokens)


class TakeFavour(Action[CaravanseraiTable, Stop], frozen=True):
    """Take a favour token that lies at the changer: once per stop, stable boys only (section 3.4; CX-40, CX-47)."""

    verb = "take favour"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Stop) -> Iterable["TakeFavour"]:
        """While tokens lie here."""
        return _TAKE if may_take(table, asking) else ()

    def refusal(self, table: CaravanseraiTable, asking: Stop) -> Refusal | None:
        """A token here, a stable boy's stop, none taken in it."""
        if type(asking) is not Stop:
            return refuse("stable-boy-only", "caravanserai-expansions CX-40")
        if TOOK in asking.done:
            return refuse("favour-taken", "caravanserai-expansions CX-47")
        lying = anahita(table).lying.get(asking.space, 0)
        return None if lying else refuse("no-favour-here", "caravanserai-expansions section 3.4")

    def do(self, table: CaravanseraiTable, asking: Stop) -> None:
        """It is the seat's."""
        her = anahita(table)
        asking.done.append(TOOK)
        her.lying[asking.space] -= 1
        her.tokens[asking.seat] += 1
        table.tell(FavourTaken(asking.seat, SPACE_NAMES[asking.space], her.tokens[asking.seat]))
        resume(table)


def may_take(table: CaravanseraiTable, stop: Stop) -> bool:
    """Whether a favour token can be taken at a stop."""
    return type(stop) is Stop and TOOK not in stop.done and anahita(table).lying.get(stop.space, 0) > 0


def at_arbab(table: CaravanseraiTable, seat: int) -> int:
    """The Arbab's space, where nobody may stop (section 3.3)."""
    return 1 << arbab(table).space


_TAKE = (TakeFavour(),)
