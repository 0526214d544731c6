"""Moving by the dice: choose one that waits, or roll one of them again (section 7; CX-90)."""
from collections.abc import Iterable
from functools import cache
from typing import Any

from engine.caravanserai.expansions.anahita.abilities import free, use
from engine.caravanserai.expansions.anahita.box import SOLO_CARD
from engine.caravanserai.expansions.anahita.favour import Favoured
from engine.caravanserai.expansions.chapman.annex import chapman, spend_rubies
from engine.caravanserai.expansions.chapman.box import NAME as CHAPMAN
from engine.caravanserai.expansions.dervish.advice import ADVICE, Choice
from engine.caravanserai.expansions.dervish.annex import spend as spend_advice
from engine.caravanserai.expansions.dervish.annex import usable
from engine.caravanserai.expansions.dervish.box import NAME as DERVISH
from engine.caravanserai.modes.solo.annex import SOLO, solo
from engine.caravanserai.modes.solo.events import DieRepeated, DieTaken
from engine.caravanserai.table import CaravanseraiTable, resume
from engine.caravanserai.turn import Ready, Rolled
from engine.kernel import Action, Refusal, refuse

REROLL_ADVICE = "d04"


class UseDie(Action[CaravanseraiTable, Ready], frozen=True):
    """Use a waiting die: its face is the limit of this move; less may be walked (CX-90)."""

    verb = "die"
    exact = True
    face: int

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Ready) -> Iterable["UseDie"]:
        """Every face that waits."""
        return [_DIE[face] for face in sorted(set(solo(table).waiting))]

    def refusal(self, table: CaravanseraiTable, asking: Ready) -> Refusal | None:
        """The face must wait."""
        return _missing(table, self.face)

    def do(self, table: CaravanseraiTable, asking: Ready) -> None:
        """The die is used up."""
        dice = solo(table)
        dice.waiting.remove(self.face)
        dice.used.append(self.face)
        table.pending[-1] = Rolled(asking.seat, asking.move, self.face)
        table.tell(DieTaken(asking.seat, self.face, tuple(dice.waiting)))


class RepeatDie(Action[CaravanseraiTable, Any], frozen=True):
    """Roll a waiting die again: by a10 in a favour, by d04 or a ruby before a die is used (section 7)."""

    verb = "repeat"
    exact = True
    by: str
    face: int

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Any) -> Iterable["RepeatDie"]:
        """Each means that serves now, for each face that waits."""
        faces = sorted(set(solo(table).waiting))
        return [_repeat(by, face) for by in MEANS if MEANS[by].serves(table, asking) for face in faces]

    def refusal(self, table: CaravanseraiTable, asking: Any) -> Refusal | None:
        """A means that serves now, and the face must wait."""
        if self.by not in MEANS or not MEANS[self.by].serves(table, asking):
            return refuse("no-repeat", "caravanserai-expansions section 7", by=self.by)
        return _missing(table, self.face)

    def do(self, table: CaravanseraiTable, asking: Any) -> None:
        """The new face waits instead of the old one."""
        MEANS[self.by].pay(table, asking)
        waiting = solo(table).waiting
        now = table.dice.roll()
        waiting[waiting.index(self.face)] = now
        table.tell(DieRepeated(asking.seat, self.by, self.face, now))
        resume(table)


class Means:
    """By what a waiting die may be rolled again."""

    def serves(self, table: CaravanseraiTable, asking: Any) -> bool:
        """Whether it may be used now."""
        raise NotImplementedError

    def pay(self, table: CaravanseraiTable, asking: Any) -> None:
        """Use it up."""
        raise NotImplementedError


class _Help(Means):
    """Anahita's card a10, the one card of a favour."""

    def serves(self, table: CaravanseraiTable, asking: Any) -> bool:
        return isinstance(asking, Favoured) and free(table, asking, SOLO_CARD) and bool(solo(table).waiting)

    def pay(self, table: CaravanseraiTable, asking: Any) -> None:
        use(table, asking, SOLO_CARD)


class _Advice(Means):
    """The Dervish's card d04."""

    def serves(self, table: CaravanseraiTable, asking: Any) -> bool:
        return isinstance(asking, Ready) and DERVISH in table.annexes and REROLL_ADVICE in usable(table, asking.seat)

    def pay(self, table: CaravanseraiTable, asking: Any) -> None:
        spend_advice(table, asking.seat, REROLL_ADVICE)


class _Ruby(Means):
    """A ruby of the brooch, as often as there are rubies (CX-61)."""

    def serves(self, table: CaravanseraiTable, asking: Any) -> bool:
        return isinstance(asking, Ready) and CHAPMAN in table.annexes and chapman(table).brooches[asking.seat] > 0

    def pay(self, table: CaravanseraiTable, asking: Any) -> None:
        spend_rubies(table, asking.seat, 1, "reroll")


MEANS: dict[str, Means] = {SOLO_CARD: _Help(), REROLL_ADVICE: _Advice(), "ruby": _Ruby()}
"""Everything that rolls a waiting die again, by its name in the notation."""


_ROLLED_ONLY = ADVICE[REROLL_ADVICE].why


def _no_roll(table: CaravanseraiTable, asking: Any, choice: Choice) -> Refusal | None:
    """Here no roll is made for a move that the card could repeat: it serves a waiting die."""
    if SOLO in table.annexes:
        return refuse("waiting-dice-only", "caravanserai-expansions section 7", card=REROLL_ADVICE)
    return _ROLLED_ONLY(table, asking, choice)


ADVICE[REROLL_ADVICE] = ADVICE[REROLL_ADVICE]._replace(why=_no_roll)


def lingers(table: CaravanseraiTable, stop: Any) -> bool:
    """A favour goes on while a waiting die may be rolled again in it."""
    return MEANS[SOLO_CARD].serves(table, stop)


def _missing(table: CaravanseraiTable, face: int) -> Refusal | None:
    known = face in solo(table).waiting
    return None if known else refuse("no-such-die", "caravanserai-expansions section 7", face=face)


@cache
def _repeat(by: str, face: int) -> RepeatDie:
    return RepeatDie(by, face)


_DIE = tuple(UseDie(face) for face in range(7))
