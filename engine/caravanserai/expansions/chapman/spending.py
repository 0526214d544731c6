"""Rubies for movement and for the abilities of others (caravanserai-expansions section 4.2, rule 3; CX-61, CX-63)."""
from collections.abc import Iterable
from functools import cache

from engine.caravanserai.events import DieRolled
from engine.caravanserai.expansions.chapman.annex import chapman, gain_rubies, spend_rubies
from engine.caravanserai.expansions.chapman.box import STEP
from engine.caravanserai.expansions.chapman.events import AbilityCopied, RubiesSpent
from engine.caravanserai.expansions.chapman.purchase import no_ruby
from engine.caravanserai.kits import ABILITIES
from engine.caravanserai.table import Ask, CaravanseraiTable, resume
from engine.caravanserai.turn import Ready, Rolled
from engine.kernel import Action, Refusal, refuse

COPY_PRICE = 2
NOBODY = -1
SINGLE = 2
"""The rules from which on a copy ends when its seat takes the card itself."""


class RubyStep(Action[CaravanseraiTable, Ready | Rolled], frozen=True):
    """One more step in this move, for a ruby."""

    verb = "ruby step"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Ready | Rolled) -> Iterable["RubyStep"]:
        """Once per move, with a ruby (CX-61)."""
        return _STEP if chapman(table).brooches[asking.seat] and STEP not in table.seats[asking.seat].boons else ()

    def refusal(self, table: CaravanseraiTable, asking: Ready | Rolled) -> Refusal | None:
        """Once per move, with a ruby (CX-61)."""
        if STEP in table.seats[asking.seat].boons:
            return refuse("one-ruby-step", "caravanserai-expansions CX-61")
        held = chapman(table).brooches[asking.seat]
        return None if held else no_ruby(1, held)

    def do(self, table: CaravanseraiTable, asking: Ready | Rolled) -> None:
        """The limit rises by one, rolled or not."""
        spend_rubies(table, asking.seat, 1, "step")
        table.seats[asking.seat].grant(STEP)


def step_made(table: CaravanseraiTable, seat: int, space: int) -> None:
    """The move is over, and with it the step for a ruby."""
    table.seats[seat].revoke(STEP)


class RubyReroll(Action[CaravanseraiTable, Rolled], frozen=True):
    """Repeat the roll, for a ruby; as often as there are rubies (CX-61)."""

    verb = "ruby reroll"
    exact = True

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Rolled) -> Iterable["RubyReroll"]:
        """With a ruby."""
        return _REROLL if chapman(table).brooches[asking.seat] else ()

    def refusal(self, table: CaravanseraiTable, asking: Rolled) -> Refusal | None:
        """With a ruby."""
        held = chapman(table).brooches[asking.seat]
        return None if held else no_ruby(1, held)

    def do(self, table: CaravanseraiTable, asking: Rolled) -> None:
        """The last result stands (CX-15)."""
        spend_rubies(table, asking.seat, 1, "reroll")
        asking.face = table.dice.roll()
        table.tell(DieRolled(asking.seat, asking.face, True))


class RubyCopy(Action[CaravanseraiTable, Ask], frozen=True):
    """Use a turquoise card of the display or of another seat until the end of the turn, for two rubies."""

    verb = "ruby copy"
    exact = True
    card: str

    @classmethod
    def options(cls, table: CaravanseraiTable, asking: Ask) -> Iterable["RubyCopy"]:
        """Once per turn, with two rubies: every such card that the seat has not itself."""
        if cls.verb in table.used or chapman(table).brooches[asking.seat] < COPY_PRICE:
            return ()
        return [_copy(card) for card in to_copy(table, asking.seat)]

    def refusal(self, table: CaravanseraiTable, asking: Ask) -> Refusal | None:
        """Once per turn, with two rubies; the group rule does not apply (CX-63)."""
        if self.verb in table.used:
            return refuse("used-this-turn", "caravanserai-expansions CX-63")
        held = chapman(table).brooches[asking.seat]
        if held < COPY_PRICE:
            return no_ruby(COPY_PRICE, held)
        known = self.card in to_copy(table, asking.seat)
        return None if known else refuse("cannot-copy", "caravanserai-expansions CX-63", card=self.card)

    def do(self, table: CaravanseraiTable, asking: Ask) -> None:
        """For a card of another seat one of the rubies goes to its brooch."""
        table.used.append(self.verb)
        owner = _owner(table, self.card)
        table.tell(AbilityCopied(asking.seat, self.card, owner))
        table.seats[asking.seat].grant(self.card)
        if owner != NOBODY and chapman(table).sides[owner]:
            spend_rubies(table, asking.seat, 1, "copy")
            chapman(table).brooches[asking.seat] -= 1
            table.tell(RubiesSpent(asking.seat, 1, "owner"))
            gain_rubies(table, owner, 1)
        else:
            spend_rubies(table, asking.seat, COPY_PRICE, "copy")
        resume(table)


def to_copy(table: CaravanseraiTable, seat: int) -> list[str]:
    """The turquoise cards on display, then those of other seats; none that the seat can use already."""
    boy = table.seats[seat]
    found = [card for card in table.shelves["turquoise"].shown if card]
    found += [card for other, held in enumerate(table.seats) if other != seat for card in held.cards
              if ABILITIES[card].kind == "turquoise"]
    return [card for card in dict.fromkeys(found) if card not in boy.cards and card not in boy.boons]


def _owner(table: CaravanseraiTable, card: str) -> int:
    return next((seat for seat, boy in enumerate(table.seats) if card in boy.cards), NOBODY)


def copies_end(table: CaravanseraiTable, seat: int) -> None:
    """At the end of the turn copied abilities are gone."""
    if RubyCopy.verb in table.used:
        boy = table.seats[seat]
        boy.boons = tuple(boon for boon in boy.boons if boon not in ABILITIES)


def copy_ends(table: CaravanseraiTable, seat: int, card: str, how: str) -> None:
    """A card that a seat takes while it uses a copy of it works once, not twice."""
    if table.rules >= SINGLE:
        table.seats[seat].revoke(card)


@cache
def _copy(card: str) -> RubyCopy:
    return RubyCopy(card)


_STEP, _REROLL = (RubyStep(),), (RubyReroll(),)
