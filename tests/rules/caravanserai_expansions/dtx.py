"""The default test position of caravanserai-expansions.md 11.1: A on 3, B on 7, and the pieces of some expansions.

`dtx("D O", a)` has Dervish and Opium in play.  Cards of expansions that nobody holds lie under the two decks.
"""
from collections.abc import Callable

from engine.caravanserai.expansions.chapman.annex import ChapmanAnnex
from engine.caravanserai.expansions.dervish.annex import DervishAnnex
from engine.caravanserai.expansions.dervish.box import cards_for
from engine.caravanserai.expansions.opium.annex import OpiumAnnex
from engine.caravanserai.kits import house
from engine.caravanserai.table import CaravanseraiTable, StableBoy
from tests.rules.caravanserai.courtyard import arrived, boy, courtyard, ready, rolled

PART = {"D": "dervish", "O": "opium", "C": "chapman", "N": "anahita"}
TOKENS = {"S": ["S2", "S3", "S5", "S3", "S4"], "D": ["D5", "D2", "D4", "D2", "D3"]}
"""The tops of the two piles; the rest follows in order of value."""


def dtx(letters: str, a: StableBoy | None = None, *others: StableBoy, **fields) -> CaravanseraiTable:
    """The default position with the expansions of these letters; `fields` as in `courtyard`."""
    seats = [a or boy(3), *(others or (boy(7),))]
    added = [(seat, [card for card in seat.cards if len(card) > 3]) for seat in seats]
    for seat, cards in added:
        seat.cards = tuple(card for card in seat.cards if card not in cards)
    table = courtyard(*seats, **fields)
    table.threshold = fields.get("threshold", 50)
    for seat, cards in added:
        seat.cards += tuple(cards)
    for letter in letters.split():
        ADD[letter](table)
    return table


def join(table: CaravanseraiTable, name: str) -> None:
    """A part is in play: its name, and its cards below the decks."""
    table.parts = (*table.parts, name)
    held = [card for seat in table.seats for card in seat.cards]
    for card in house(table.parts).abilities:
        pile = table.shelves["turquoise" if "x" in card else "purple"]
        if card not in (*held, *pile.deck):
            pile.deck.append(card)


def add_dervish(table: CaravanseraiTable) -> None:
    """The deck from the top d03, d17, d10, d14; nobody holds a card."""
    join(table, "dervish")
    cards = cards_for(table.parts)
    top = ["d03", "d17", "d10", "d14"]
    table.annexes["dervish"] = DervishAnnex(
        sorted(cards), top + [card for card in cards if card not in top], [[] for _ in table.seats])


def add_opium(table: CaravanseraiTable) -> None:
    """The Dealer on 0, two opium for each seat, S4 and D3 beside the tiles, S2 and D5 on the piles."""
    join(table, "opium")
    if "dervish" in table.annexes:
        _again(table)
    table.annexes["opium"] = OpiumAnnex(
        2 * len(table.seats), 2 * len(table.seats), [0] * len(table.seats), [[] for _ in table.seats], {"A": "S4", "B": "D3"},
        {kind: _pile(kind, TOKENS[kind]) for kind in "SD"})


def _pile(kind: str, top: list[str]) -> list[str]:
    rest = [f"{kind}{value}" for value in (2, 3, 4, 5) for _ in range(4)]
    for token in (*top, "S4" if kind == "S" else "D3"):
        rest.remove(token)
    return top + rest


def add_chapman(table: CaravanseraiTable) -> None:
    """Chapmen and rubies on 1, 8, 14; the deck from the top silver, gold, bronze, amber; A on side A, B on side B."""
    join(table, "chapman")
    if "dervish" in table.annexes:
        _again(table)
    deck = ["silver", "gold", "bronze", "amber"]
    rest = [good for good in ("bronze", "amber", "silver", "emerald", "gold", "diamond") for _ in range(3)]
    for good in deck:
        rest.remove(good)
    sides = ["A" if seat % 2 == 0 else "B" for seat in range(len(table.seats))]
    table.annexes["chapman"] = ChapmanAnnex(
        17, [1, 0, 0, 1, 1, 0], [1, 8, 14], sides, [0] * len(table.seats), deck + rest)


def _again(table: CaravanseraiTable) -> None:
    """The Dervish's deck also gets the cards of the part that joined."""
    annex = table.annexes["dervish"]
    added = [card for card in cards_for(table.parts) if card not in annex.cards]
    annex.cards = sorted(annex.cards + added)
    annex.deck += added


def add_anahita(table: CaravanseraiTable) -> None:
    """The Arbab and Anahita, as the module of their cases sets them up."""
    from tests.rules.caravanserai_expansions.court import add_anahita as add
    add(table)


ADD: dict[str, Callable[[CaravanseraiTable], None]] = {
    "D": add_dervish, "O": add_opium, "C": add_chapman, "N": add_anahita}


def stop(table: CaravanseraiTable, move: int = 1) -> CaravanseraiTable:
    """A has just arrived on its space."""
    return arrived(table, move)


def holds(table: CaravanseraiTable, card: str, seat: int = 0) -> CaravanseraiTable:
    """A seat holds a Dervish card that it may use."""
    annex = table.annexes["dervish"]
    annex.deck.remove(card)
    annex.hands[seat].append(card)
    return table


def carries(table: CaravanseraiTable, opium: int = 0, tokens: str = "", seat: int = 0) -> CaravanseraiTable:
    """A seat has opium (more than the supply) and tokens from the bottom of the piles: "S4 D4"."""
    annex = table.annexes["opium"]
    annex.opium[seat] += opium
    annex.total += opium
    for token in tokens.split():
        pile = annex.piles[token[0]]
        del pile[len(pile) - 1 - pile[::-1].index(token)]
        annex.tokens[seat].append(token)
    return table


def rubies(table: CaravanseraiTable, count: int, side: str = "", seat: int = 0) -> CaravanseraiTable:
    """A seat has so many rubies on its brooch, out of the supply."""
    annex = table.annexes["chapman"]
    annex.brooches[seat] = count
    annex.supply -= count
    annex.sides[seat] = side or annex.sides[seat]
    return table


__all__ = ["add_anahita", "add_chapman", "add_dervish", "add_opium", "arrived", "boy", "carries", "courtyard", "dtx",
           "holds", "ready", "rolled", "rubies", "stop"]
