"""The pieces of the expansion Opium (caravanserai-expansions section 2.1; caravanserai.toml `opium`).

A token is written with the letter of its currency and its value: `S4` is a solidus of value 4, `D3` a drachma of 3;
the letter alone is a token whose value is not known.
"""
from engine.caravanserai.box_board import CHANGER_EAST, CHANGER_WEST, RED_GATE
from engine.caravanserai.box_cards import ability

NAME = "opium"
THRESHOLD = 50

SOLIDUS, DRACHMA = "S", "D"
CURRENCIES = (SOLIDUS, DRACHMA)
VALUES = (2, 3, 4, 5)
COPIES = 4
"""Tokens of each value, in each currency."""

TOKENS = {kind: tuple(f"{kind}{value}" for value in VALUES for _ in range(COPIES)) for kind in CURRENCIES}
"""Every token of a currency."""

CURRENCY_OF = {"A": SOLIDUS, "B": DRACHMA}
"""The currency in which the caravans of each area pay (CX-20)."""

CHANGER_OF = {CHANGER_WEST: SOLIDUS, CHANGER_EAST: DRACHMA}
"""The currency that each Money Changer takes."""

MOST_TOKENS = 3
LEAST_TOTAL = 6
RATE = {
    SOLIDUS: {6: 6, 7: 7, 8: 7, 9: 8, 10: 9, 11: 10, 12: 10, 13: 11, 14: 12, 15: 13},
    DRACHMA: {6: 8, 7: 9, 8: 10, 9: 10, 10: 11, 11: 12, 12: 13, 13: 14, 14: 15, 15: 16},
}
"""The exchange boards: dirhams for a total."""

OPIUM_EACH = 2
"""Opium in the supply for each player."""

DEALER_START = RED_GATE
FEE = 2
"""Dirhams for each opium at an inspection."""

COVERED = 3
"""Pieces of an order for which one opium stands (CX-29)."""

SHIFT, SAME_KIND, SOLIDUS_BONUS, DRACHMA_BONUS = "ox19", "ox20", "ox21", "ox22"
OPIUM_LEFT, OPIUM_FOR_CARDS, PER_SOLIDUS, PER_DRACHMA = "oy18", "oy19", "oy20", "oy21"
BONUS = {SOLIDUS: SOLIDUS_BONUS, DRACHMA: DRACHMA_BONUS}
BONUS_DIRHAMS = 2

CARDS = {
    SHIFT: ability(SHIFT, "turquoise", "bz si"),
    SAME_KIND: ability(SAME_KIND, "turquoise", "em"),
    SOLIDUS_BONUS: ability(SOLIDUS_BONUS, "turquoise", "go"),
    DRACHMA_BONUS: ability(DRACHMA_BONUS, "turquoise", "di"),
    OPIUM_LEFT: ability(OPIUM_LEFT, "purple", "si go"),
    OPIUM_FOR_CARDS: ability(OPIUM_FOR_CARDS, "purple", "em di"),
    PER_SOLIDUS: ability(PER_SOLIDUS, "purple", "si em"),
    PER_DRACHMA: ability(PER_DRACHMA, "purple", "em go"),
}
"""The ability cards of the expansion, by number."""
