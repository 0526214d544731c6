"""What must hold after every action (rihla 3.19)."""
from engine.rihla.box import DECKS, GRAND_KHAN, HOUSE_TURNS, IJARA_TURNS, KIND, OFFERS_PER_TARGET, PURSE, SPACES
from engine.rihla.box_road import STREETS
from engine.rihla.dues import Debt
from engine.rihla.table import NOBODY, RihlaTable, travelling


def faults(table: RihlaTable) -> list[str]:
    """Every invariant that does not hold, in words for a developer; empty when the table is sound."""
    return [*_money(table), *_merchants(table), *_road(table), *_decks(table), *_questions(table)]


def _money(table: RihlaTable) -> list[str]:
    """The ledger: what is in purses and Bayt al-Mal is the purses dealt and what the bank has paid out."""
    held = sum(merchant.cash for merchant in table.merchants) + table.fund
    dealt = PURSE * len(table.merchants)
    found = [] if held == dealt + table.bank else [f"money: {held} held, {dealt} dealt, {table.bank} from the bank"]
    if table.fund < 0 or any(merchant.cash < 0 for merchant in table.merchants):
        found.append("money: a purse is negative")
    return found


def _merchants(table: RihlaTable) -> list[str]:
    found = []
    for seat, merchant in enumerate(table.merchants):
        if merchant.out and (merchant.cash or seat in table.owner or not merchant.place):
            found.append(f"seat {seat} is out and has something, or has no place")
        if not 0 <= merchant.waits <= HOUSE_TURNS or not 0 <= merchant.pos < SPACES or merchant.extensions < 0:
            found.append(f"seat {seat}: waits, place on the road or extensions out of bounds")
    return found


def _road(table: RihlaTable) -> list[str]:
    found = []
    for street in STREETS:
        levels = [table.level[space] for space in street.spots]
        if any(levels) and (max(levels) - min(levels) > 1 or len({table.owner[space] for space in street.spots}) > 1):
            found.append(f"street {street.letter}: uneven, or stalls without a full street")
    for space in range(SPACES):
        level, left, owner = table.level[space], table.ijara_left[space], table.owner[space]
        if not 0 <= level <= GRAND_KHAN or not 0 <= left <= IJARA_TURNS or (level and left):
            found.append(f"space {space}: level or lease out of bounds")
        if owner == NOBODY and (level or left):
            found.append(f"space {space}: stalls or a lease without an owner")
        if owner != NOBODY and KIND[space] not in ("business", "service", "waqf"):
            found.append(f"space {space} cannot be owned")
    return found


def _decks(table: RihlaTable) -> list[str]:
    return [f"deck {name}: cards lost or doubled" for name, cards in DECKS.items()
            if sorted(table.decks[name] + table.discards[name]) != sorted(cards)]


def _questions(table: RihlaTable) -> list[str]:
    found = []
    if bool(table.ended) == bool(table.pending):
        found.append("a game that is over asks, or one that goes on does not")
    if not table.ended and len(travelling(table)) < 2:
        found.append("one merchant is left and the game goes on")
    for asked in table.pending:
        if table.merchants[asked.seat].out:
            found.append(f"seat {asked.seat} is out and asked")
        if isinstance(asked, Debt) and asked is table.pending[-1] and table.merchants[asked.seat].cash >= asked.total():
            found.append(f"seat {asked.seat} is in a debt that its cash covers")
    pairs = [(deal.maker, deal.target) for deal in table.offers]
    if any(pairs.count(pair) > OFFERS_PER_TARGET for pair in pairs) or not 0 <= table.streak <= 3:
        found.append("too many offers or bonus cards in a turn")
    return found
