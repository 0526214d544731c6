"""The goods and the limits printed in the box (caravanserai.md 1.1, 1.2; caravanserai.toml `goods`, `limits`).

A good is a number from 0 to 5 in tables and its printed name in actions and events.  `Needs` lists the goods something
asks for or gives, as pairs of good and pieces: "bz am am" is `((0, 1), (1, 2))`.
"""
GOODS = ("bronze", "amber", "silver", "emerald", "gold", "diamond")
"""The printed names, by number; metals are even, gems odd, and neighbours of a pair are worth the same."""

BRONZE, AMBER, SILVER, EMERALD, GOLD, DIAMOND = range(6)
NUMBER = {name: good for good, name in enumerate(GOODS)}
"""The number of a good by its printed name."""

SHORT = {"bz": BRONZE, "am": AMBER, "si": SILVER, "em": EMERALD, "go": GOLD, "di": DIAMOND}
"""The two letters by which the rules document writes a good."""

METALS = (BRONZE, SILVER, GOLD)
GEMS = (AMBER, EMERALD, DIAMOND)
VALUE = (1, 1, 2, 2, 3, 3)
"""Price at the stall, price at the Blue Pavilion, and worth in a tie, in dirhams."""

STALL_SIZE = (5, 5, 4, 4, 3, 3)
PIECES = (20, 20, 18, 18, 16, 16)
"""Pieces of each good in the box: tray, stalls and storages together, always."""

TWIN = (AMBER, BRONZE, EMERALD, SILVER, DIAMOND, GOLD)
"""What the White Pavilion gives for one piece of each good (C-29)."""

STORAGE = 7
"""Pieces a stable boy can store."""

START_ROOM, MOST_ROOM = 3, 6
"""Spaces of the purse and of the credit track that are open at the start, and at most (C-14)."""

START_COINS = 2
MOST_MINORS = 3
FREE_STEPS = 3
"""Steps of a move without the die."""

DISPLAY = 5
TILE_USES = 3
CARD_CAP = 12
"""The most an end-game card can pay (C-49)."""

THRESHOLD = 32
"""Points that bring on the last turns in the base game."""

MOST_ROUNDS = 200
"""A game nobody ends is closed after this many rounds (C-61)."""

Needs = tuple[tuple[int, int], ...]


def needs(words: str) -> Needs:
    """Read goods as the rules document writes them: `"bz am am"` is one bronze and two ambers."""
    listed = [SHORT[word] for word in words.split()]
    return tuple((good, listed.count(good)) for good in range(6) if good in listed)


def pieces(goods: Needs) -> int:
    """How many pieces a list of goods names."""
    return sum(count for _, count in goods)


def worth(goods: Needs) -> int:
    """What a list of goods is worth, in dirhams."""
    return sum(VALUE[good] * count for good, count in goods)
