"""Setting the expansion Opium up, what seats may see of it, and what must hold (caravanserai-expansions section 2.1)."""
from collections.abc import Iterable
from typing import Any

from engine.caravanserai.expansions.opium.annex import GONE, OpiumAnnex, draw_token, opium, tokens_of
from engine.caravanserai.expansions.opium.box import CURRENCIES, CURRENCY_OF, MOST_TOKENS, NAME, OPIUM_EACH
from engine.caravanserai.table import Annex, CaravanseraiTable
from engine.kernel import Dice, Options


def set_up(table: CaravanseraiTable, options: Options) -> None:
    """Two opium for each seat, shuffled piles, a token beside the tiles of each area, the Dealer at the Red Gate."""
    seats = len(table.seats)
    piles = {kind: tokens_of(kind) for kind in CURRENCIES}
    for pile in piles.values():
        table.dice.shuffle(pile)
    supply = OPIUM_EACH * seats
    table.annexes[NAME] = OpiumAnnex(supply, supply, [0] * seats, [[] for _ in table.seats], {}, piles)
    opium(table).slots = {area: draw_token(table, kind) for area, kind in CURRENCY_OF.items()}


def masked(table: CaravanseraiTable, seat: int | None) -> tuple[str, Annex]:
    """The annex as a seat may see it: of tokens that are not its own only the currency (CX-22)."""
    annex = opium(table).copy()
    annex.slots = {area: token[:1] for area, token in annex.slots.items()}
    annex.piles = {kind: [kind] * len(pile) for kind, pile in annex.piles.items()}
    annex.tokens = [tokens if owner == seat else [token[0] for token in tokens]
                    for owner, tokens in enumerate(annex.tokens)]
    return NAME, annex


def refill(view: Any, table: CaravanseraiTable, dice: Dice) -> None:
    """Deal the hidden tokens of an imagined table."""
    annex = opium(table)
    left = {kind: _hidden(annex, kind, dice) for kind in CURRENCIES}

    def known(tokens: Iterable[str]) -> list[str]:
        return [left[token].pop() if token in left else token for token in tokens]
    annex.slots = dict(zip(annex.slots, known(annex.slots.values()), strict=True))
    annex.piles = {kind: known(pile) for kind, pile in annex.piles.items()}
    annex.tokens = [known(tokens) for tokens in annex.tokens]


def _hidden(annex: OpiumAnnex, kind: str, dice: Dice) -> list[str]:
    """The tokens of a currency whose place is not known, shuffled."""
    tokens = tokens_of(kind)
    for token in _everywhere(annex):
        if token in tokens:
            tokens.remove(token)
    dice.shuffle(tokens)
    return tokens


def _everywhere(annex: OpiumAnnex) -> list[str]:
    piles = [*annex.tokens, *annex.piles.values(), list(annex.slots.values())]
    return [token for pile in piles for token in pile if token]


def faults(table: CaravanseraiTable) -> list[str]:
    """No token and no opium is lost, nobody holds too many, and the Dealer is there while there is opium."""
    annex, found = opium(table), []
    if sorted(_everywhere(annex)) != sorted(token for kind in CURRENCIES for token in tokens_of(kind)):
        found.append(f"tokens: {sorted(_everywhere(annex))}")
    if annex.supply + sum(annex.opium) + annex.gone != annex.total or min(annex.supply, annex.gone, *annex.opium) < 0:
        found.append(f"opium: {annex.supply} in the supply, {annex.opium} held, {annex.gone} gone of {annex.total}")
    if any(len(tokens) > MOST_TOKENS for tokens in annex.tokens):
        found.append(f"too many tokens: {annex.tokens}")
    if (annex.supply == 0) != (annex.dealer == GONE):
        found.append(f"the Dealer is at {annex.dealer} with {annex.supply} opium in the supply")
    return found
