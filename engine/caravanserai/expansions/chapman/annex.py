"""The Chapmen, their deck, and the rubies (caravanserai-expansions section 4)."""
from collections.abc import Callable
from typing import Any, ClassVar

from engine.caravanserai.box import GOODS, NUMBER
from engine.caravanserai.box_board import GOOD_AT, STALL_OF
from engine.caravanserai.expansions.chapman.box import LIMIT, NAME, REPLENISHED, SLOTS
from engine.caravanserai.expansions.chapman.events import (
    CardDrawn,
    ChapmanMoved,
    DeckShuffled,
    RubiesReturned,
    RubiesSpent,
    RubyGained,
    RubyPlaced,
)
from engine.caravanserai.kits import house
from engine.caravanserai.table import Annex, Ask, CaravanseraiTable


class ChapmanAnnex(Annex):
    """Rubies in the supply, at the stalls (by good) and on the brooches (by seat); the Chapmen's spaces; their deck.

    `sides` are the sides of the brooch cards, `""` for a seat that has none.  `drawn` are the cards drawn since the
    deck was shuffled.  `discounted` tells that the running purchase had its ruby, `handed` that the running trade had.
    `plain` leaves only points as the reward of side B (CX-79).
    """

    supply: int
    rubies: list[int]
    chapmen: list[int]
    sides: list[str]
    brooches: list[int]
    deck: list[str]
    drawn: list[str] = []
    discounted: bool = False
    handed: bool = False
    plain: bool = False


def chapman(table: Any) -> ChapmanAnnex:
    """The annex of a table or a view."""
    found: ChapmanAnnex = table.annexes[NAME]
    return found


# ---- rubies

class RubyGain(Ask):
    """Rubies on their way to a seat's brooch, one by one; when it is full its reward comes in between (CX-60)."""

    runs: ClassVar[bool] = True
    rubies: int

    def run(self, table: CaravanseraiTable) -> bool:
        """Lay the next one."""
        if self.rubies == 0:
            table.pending.pop()
            return True
        annex = chapman(table)
        self.rubies -= 1
        annex.brooches[self.seat] += 1
        side, rubies = annex.sides[self.seat], annex.brooches[self.seat]
        table.tell(RubyGained(self.seat, side, rubies))
        if rubies == SLOTS[side]:
            table.pending.append(BroochReward(self.seat))
        return True


class BroochReward(Ask):
    """A brooch is full: its seat chooses the reward, also out of turn (CX-67)."""


def gain_rubies(table: CaravanseraiTable, seat: int, rubies: int) -> None:
    """Put rubies that left their place on their way to a seat's brooch; the caller goes on with `resume`."""
    table.pending.append(RubyGain(seat, rubies))


def spend_rubies(table: CaravanseraiTable, seat: int, rubies: int, use: str) -> None:
    """A seat gives rubies from its brooch to the supply."""
    annex = chapman(table)
    annex.brooches[seat] -= rubies
    annex.supply += rubies
    table.tell(RubiesSpent(seat, rubies, use))


def place_ruby(table: CaravanseraiTable, good: int, rubies: int = 1) -> None:
    """Lay rubies beside a stall's goods, as far as its limit and the supply go (CX-70)."""
    annex = chapman(table)
    laid = min(rubies, LIMIT[good] - annex.rubies[good], annex.supply)
    if laid > 0:
        annex.supply -= laid
        annex.rubies[good] += laid
        table.tell(RubyPlaced(GOODS[good], laid))


def confiscate(table: CaravanseraiTable, good: int) -> None:
    """A ruby of a stall goes back to the supply, if there is one."""
    annex = chapman(table)
    if annex.rubies[good]:
        annex.rubies[good] -= 1
        annex.supply += 1
        table.tell(RubiesReturned(GOODS[good]))


# ---- the Chapmen

def standing_at(table: Any, space: int) -> list[int]:
    """The Chapmen at a stall, by their place in the list of figures."""
    return [figure for figure, at in enumerate(chapman(table).chapmen) if at == space]


def closed_stalls(table: CaravanseraiTable) -> int:
    """The spaces that no Chapman may enter, as a mask (CX-66)."""
    mask = 0
    for hook in house(table.parts).closed:
        mask |= hook(table, table.active)
    return mask


def draw_card(table: CaravanseraiTable, fits: Callable[[int], bool] = lambda good: True) -> int:
    """The good of the next Chapman card that fits; others are passed over (CX-66)."""
    annex = chapman(table)
    while True:
        if not annex.deck:
            annex.deck, annex.drawn = annex.drawn, []
            table.dice.shuffle(annex.deck)
            table.tell(DeckShuffled(len(annex.deck)))
        card = annex.deck.pop(0)
        annex.drawn.append(card)
        table.tell(CardDrawn(card))
        if fits(NUMBER[card]):
            return NUMBER[card]


def move_chapman(table: CaravanseraiTable, figure: int, may_stay: bool = True) -> None:
    """Move a Chapman by the next card, or by two with four players; rubies come with him (section 4.2 rule 4).

    He never goes where nobody may stop; where he is already he may stay, unless he is sent away (CX-66).
    """
    annex, closed = chapman(table), closed_stalls(table)
    here = annex.chapmen[figure]
    if len(table.seats) == 4:
        place_ruby(table, draw_card(table))
    good = draw_card(table, lambda good: not closed >> STALL_OF[good] & 1 or (may_stay and STALL_OF[good] == here))
    annex.chapmen[figure] = STALL_OF[good]
    table.tell(ChapmanMoved(GOODS[GOOD_AT[here]], GOODS[good]))
    filled = len(table.seats) == 3 and good in REPLENISHED  # CX-65
    place_ruby(table, good, LIMIT[good] if filled else 1)


def send_away(table: CaravanseraiTable, space: int) -> None:
    """Each Chapman at a stall is sent away by a card, never back to a closed stall (CX-66)."""
    for figure in standing_at(table, space):
        move_chapman(table, figure, may_stay=False)
