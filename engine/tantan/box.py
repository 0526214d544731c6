"""What is in the box: the 105 cards, the prices on the board, and the numbers of the rules (spec, chapter 1).

Cards of one type are alike in every respect, so a card is just the name of its type.
"""

GOODS = ("food", "clothes", "fabric", "lantern", "spice", "jewellery")
"""The six goods, cheapest first: the only cards that make a collection or count as a kind (T-56)."""

CARDS = (*GOODS, "lamp", "princess", "merchant", "thief", "mouse")
"""Every type of card in the canonical order: of sorted hands, of lists of actions, and of the draw of a theft."""

RICHES = CARDS[:9]
"""The types that may lie in front of a player; thieves and mice never do (T-39)."""

UNKNOWN = "unknown"
"""The back of a card: stands for a hidden card on tables made from a view; never part of a real table."""

PLACE = {card: place for place, card in enumerate((*CARDS, UNKNOWN))}
"""Where each type stands in the canonical order, backs last."""

POINTS = {"food": 2, "clothes": 3, "fabric": 4, "lantern": 5, "spice": 6, "jewellery": 7}
"""What one card of each good scores at the end."""

COPIES = {"food": 14, "clothes": 13, "fabric": 12, "lantern": 11, "spice": 10, "jewellery": 9,
          "lamp": 6, "princess": 6, "merchant": 6, "thief": 6, "mouse": 12}
"""How many of each type the box holds: 105 in all."""

REMOVED = {
    2: {"food": 4, "clothes": 4, "fabric": 4, "lantern": 2, "spice": 2, "jewellery": 2},
    3: {"food": 2, "clothes": 2, "fabric": 2, "lantern": 1, "spice": 1, "jewellery": 1},
    4: {},
}
"""Cards put back in the box by number of players; the printed number counts for each of the values (T-01)."""

PURSE = {"food": 6, "clothes": 5, "fabric": 5, "lantern": 4, "spice": 3, "jewellery": 2,
         "lamp": 3, "princess": 3, "merchant": 3, "thief": 4, "mouse": 5}
"""The coins each type brings as purse card.  The printed numbers are not in our sources: these are designed (T-06)."""

PRICES = (1, 1, 2, 3, 5)
"""The price over each stall, from the left; stall 1 is the first."""

STALLS = len(PRICES)
SPACES = {2: 6, 3: 7, 4: 8}
"""Spaces of the caravan by number of players."""

HAND_LIMIT = 7
"""No hand may hold more; a player who holds this many must stock (T-22).  Hands start empty (T-03)."""


def deck(seats: int) -> dict[str, int]:
    """How many cards of each type are in play for a number of players, in canonical order: 87, 96 or 105 cards."""
    return {card: copies - REMOVED[seats].get(card, 0) for card, copies in COPIES.items()}


def sorted_cards(counts: dict[str, int]) -> list[str]:
    """Counts by type laid out as cards in canonical order."""
    return [card for card in CARDS for _ in range(counts.get(card, 0))]
