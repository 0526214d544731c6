"""What the Anahita box holds: favour tokens, thresholds, her ability cards, the Arbab's strides (caravanserai.toml `anahita`).

How many tokens and thresholds a table has goes by its number of seats; one seat is Solo Mode.
"""
from engine.caravanserai.box import AMBER, BRONZE, DIAMOND, EMERALD, GOLD, SILVER
from engine.caravanserai.box_board import SPACE_NAMES

FAVOURS = 36
"""Favour tokens in the box (CX-57)."""

FAVOURS_EACH = {1: 18, 2: 11, 3: 9, 4: 7}
"""Favour tokens each seat starts with."""

THRESHOLDS = {1: (3, 8, 15), 2: (4, 10, 18), 3: (5, 12, 21), 4: (6, 14, 24)}
"""Tokens spent in all that unlock the first, second and third card (section 3.5; CX-41)."""

ABILITY_CARDS = tuple(f"a{number:02}" for number in range(1, 13))
"""Anahita's cards; the list ends at a12 (CX-36)."""

SOLO_CARD = "a10"
CARDS_LAID = 3

SPECIALS = {"a01": ((BRONZE, AMBER), 2, 1), "a02": ((SILVER,), 1, 1), "a03": ((EMERALD,), 1, 1), "a04": ((GOLD,), 1, 2),
            "a05": ((DIAMOND,), 1, 2)}
"""Special prices: the goods at whose stall, how many pieces, for so many dirhams together."""

FOUNTAIN, RESTOCK, LESS, BONUS, SHARE, CALM = "a06", "a07", "a08", "a09", "a11", "a12"

LEG = 3
"""Spaces from one stop of the Arbab to the next."""

WAY_HOME = 60
"""Spaces that he walks in a whole game: three circuits (caravanserai.md 2.1)."""

CHANGER_FAVOURS = 2
"""Favour tokens he leaves at a changer."""

LAID_OPEN = 3
"""Minor Orders that lie open on the Red Gate."""

WORDS = (
    *(f"help {card} -" for card in (*SPECIALS, RESTOCK, BONUS)), "complete less-bronze", "complete less-amber", "brooch favours",
    f"help {FOUNTAIN} back", f"help {FOUNTAIN} onward", "pick N", "take favour",
    *(f"displace {space}" for space in reversed(SPACE_NAMES)),
    *(f"favour {space} {tokens}" for space in reversed(SPACE_NAMES) for tokens in (3, 2, 1)),
)
"""Notations of this expansion, the most common last (`Part.words`)."""
