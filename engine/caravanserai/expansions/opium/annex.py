"""The things of the expansion Opium: tokens, opium, the Dealer (caravanserai-expansions section 2.1)."""
from typing import Any

from engine.caravanserai.board import opposite
from engine.caravanserai.expansions.opium.box import CURRENCY_OF, DEALER_START, MOST_TOKENS, NAME, TOKENS
from engine.caravanserai.expansions.opium.events import (
    DealerLeft,
    OpiumGained,
    OpiumRemoved,
    OpiumUsed,
    TokenReplaced,
    TokensSpent,
)
from engine.caravanserai.table import Annex, CaravanseraiTable, StableBoy

GONE = -1
"""The Dealer's space when he has left."""


class OpiumAnnex(Annex):
    """The supply of opium (of `total`), what each seat has, and what left the game; tokens of seats, slots and piles.

    `slots` holds the token beside the tiles of each area, face down; `piles` has the next token of each currency first.
    `dealer` is the Dealer's space, -1 once he left.  `taken` tells that the running trade took its token.  `partner` is
    the seat for which cards on loan work only once (CX-87), or -1.
    """

    total: int
    supply: int
    opium: list[int]
    tokens: list[list[str]]
    slots: dict[str, str]
    piles: dict[str, list[str]]
    dealer: int = DEALER_START
    gone: int = 0
    taken: bool = False
    partner: int = -1


def opium(table: Any) -> OpiumAnnex:
    """The annex of a table or a view."""
    found: OpiumAnnex = table.annexes[NAME]
    return found


def inspected(table: Any) -> int:
    """The Inspected Area: opposite the Dealer, -1 without him (CX-25, CX-28)."""
    dealer = opium(table).dealer
    return GONE if dealer == GONE else opposite(dealer)


def works(boy: StableBoy, card: str) -> bool:
    """Whether a card works for a seat: held, or on loan."""
    return card in boy.cards or card in boy.boons


def used_up(table: CaravanseraiTable, seat: int, card: str) -> None:
    """A card has worked; one that a partner has on loan is turned over (CX-87)."""
    boy = table.seats[seat]
    if seat == opium(table).partner:
        boy.revoke(card)


# ---- opium

def gain_opium(table: CaravanseraiTable, seat: int) -> None:
    """A seat gets an opium from the supply, which must have one; with the last one the Dealer leaves."""
    annex = opium(table)
    annex.supply -= 1
    annex.opium[seat] += 1
    table.tell(OpiumGained(seat, annex.supply))
    _leave_if_empty(table)


def use_opium(table: CaravanseraiTable, seat: int) -> None:
    """A seat uses an opium, which leaves the game."""
    annex = opium(table)
    annex.opium[seat] -= 1
    annex.gone += 1
    table.tell(OpiumUsed(seat))


def lose_one(table: CaravanseraiTable) -> None:
    """One opium of the supply leaves the game, if there is one (CX-73)."""
    annex = opium(table)
    if annex.supply:
        annex.supply -= 1
        annex.gone += 1
        table.tell(OpiumRemoved(annex.supply))
        _leave_if_empty(table)


def _leave_if_empty(table: CaravanseraiTable) -> None:
    annex = opium(table)
    if annex.supply == 0 and annex.dealer != GONE:
        annex.dealer = GONE
        table.tell(DealerLeft())


# ---- tokens

def may_take(annex: OpiumAnnex, seat: int) -> bool:
    """Whether a seat may take one more token."""
    return len(annex.tokens[seat]) < MOST_TOKENS


def draw_token(table: CaravanseraiTable, kind: str) -> str:
    """The next token of a pile; `""` when it is empty."""
    pile = opium(table).piles[kind]
    return pile.pop(0) if pile else ""


def put_back(table: CaravanseraiTable, token: str) -> None:
    """A token goes back to its pile, which is shuffled."""
    pile = opium(table).piles[token[0]]
    pile.append(token)
    table.dice.shuffle(pile)


def hand_in(table: CaravanseraiTable, seat: int, tokens: tuple[str, ...]) -> None:
    """A seat shows tokens, and they go back to their piles."""
    for token in tokens:
        opium(table).tokens[seat].remove(token)
        put_back(table, token)
    table.tell(TokensSpent(seat, tokens))


def replace_slot(table: CaravanseraiTable, space: int) -> None:
    """A caravan tile gave way to another: so does the token of its area (CX-31)."""
    area = table.tiles[space][0]
    slots = opium(table).slots
    if slots[area]:
        put_back(table, slots[area])
    slots[area] = draw_token(table, CURRENCY_OF[area])
    table.tell(TokenReplaced(area))


def tokens_of(kind: str) -> list[str]:
    """Every token of a currency."""
    return list(TOKENS[kind])
