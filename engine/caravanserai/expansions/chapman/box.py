"""The pieces of the expansion Chapman (caravanserai-expansions section 4; caravanserai.toml `chapman`)."""
from engine.caravanserai.box import DIAMOND, GOLD, GOODS
from engine.caravanserai.box_cards import ability

NAME = "chapman"
THRESHOLD = 50
RUBIES = 20

DECK = tuple(good for good in GOODS for _ in range(3))
"""The Chapman cards: three for each stall (CX-59)."""

LIMIT = (1, 1, 1, 1, 2, 2)
"""Rubies that a stall can hold, by good."""

REPLENISHED = (GOLD, DIAMOND)
"""The stalls that an arriving Chapman fills up with three players."""

SLOTS = {"A": 3, "B": 4}
POINTS = {"A": 6, "B": 8}
"""Rubies of a full brooch by side, and the points it pays."""

FLIPPED = {"A": "B", "B": "A"}

SETUP = {1: (3, 3), 2: (3, 3), 3: (2, 2), 4: (1, 3)}
"""Figures and cards drawn at the start, by number of players."""

BARTER, RUBY_TRADE, DOUBLED, PER_RUBY = "cx22", "cx23", "cy22", "cy23"

CARDS = {
    BARTER: ability(BARTER, "turquoise", "am si"),
    RUBY_TRADE: ability(RUBY_TRADE, "turquoise", "bz em"),
    DOUBLED: ability(DOUBLED, "purple", "am go"),
    PER_RUBY: ability(PER_RUBY, "purple", "bz di"),
}
"""The ability cards of the expansion, by number (CX-58)."""

STEP = "ruby-step"
"""The boon of one more step for a ruby."""

WORDS = (
    "brooch side B", "brooch side A", "brooch points", "score nothing", "take rubies yes", "take rubies no", "ruby reroll",
    *(f"ruby barter {good}" for good in GOODS if good not in ("gold", "diamond")), "hand ruby",
    *(f"ruby buy {good}" for good in reversed(GOODS)), "ruby copy x", "brooch card ", "ruby step",
)
"""Notations of this expansion, the most common last (`Part.words`)."""
