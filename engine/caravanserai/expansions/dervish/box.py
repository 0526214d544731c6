"""The cards of the Dervish: 16 pieces of advice and 8 of chatter, and what other expansions add (CX-18, CX-37)."""
from engine.caravanserai.box_board import BLUE_GATE

NAME = "dervish"
SPACE = BLUE_GATE
"""Where the Dervish stands for the whole game."""

THRESHOLD = 50
ONE_CARD = 1
"""Cards a seat may hold."""

ADDED = {"opium": ("do1", "do2", "do3", "do4"), "anahita": ("da1", "da2", "da3"), "chapman": ("dc1", "dc2")}
"""The cards that other expansions put into the deck, by expansion."""

OWN = tuple(f"d{number:02}" for number in range(1, 25))
CHATTER = (*(f"d{number:02}" for number in range(17, 25)), "do3", "do4", "da3")
"""Cards that say nothing: nobody may take them."""

CALM, THREE_MINORS = "d06", "d07"
"""The two cards that are words of a deed: the Fountain is ignored; three Minor Orders are drawn."""

CHOICE = 3
"""Minor Orders to choose from with the second."""

EARNEST = 2
"""The rules from which on the second is kept where there are not so many to choose from (CX-10, CX-30)."""

STEP = "d05"
"""The card, and the boon, of one more step."""


def cards_for(parts: tuple[str, ...]) -> list[str]:
    """The deck of a game with these parts, in the order of the box."""
    return [*OWN, *(card for part, cards in ADDED.items() if part in parts for card in cards)]
