"""The printed board: 20 ring spaces, two pavilions, the links between them, the Fountain (caravanserai.md 2.2, 2.4)."""
from typing import NamedTuple

from engine.caravanserai.box import AMBER, BRONZE, DIAMOND, EMERALD, GOLD, SILVER


class Space(NamedTuple):
    """One space: its number, name, kind, centre on the drawn board, and the good of a stall (-1 elsewhere)."""

    number: int
    id: str
    kind: str
    at: tuple[int, int]
    good: int = -1


RING = 20
"""Ring spaces (C-01); their numbers rise clockwise as seen on screen, from the Red Gate to the left (C-03)."""
RED_GATE, CHANGER_WEST, BLUE_GATE, CHANGER_EAST, BLUE_PAVILION, WHITE_PAVILION = 0, 5, 10, 15, 20, 21

SPACES = (
    Space(0, "red_gate", "red_gate", (380, 480)),
    Space(1, "stall_bronze", "stall", (280, 480), BRONZE),
    Space(2, "caravan_a1", "caravan", (180, 480)),
    Space(3, "tower_sw", "tower", (80, 480)),
    Space(4, "stall_silver", "stall", (80, 380), SILVER),
    Space(5, "changer_west", "changer", (80, 280)),
    Space(6, "caravan_a2", "caravan", (80, 180)),
    Space(7, "tower_nw", "tower", (80, 80)),
    Space(8, "stall_gold", "stall", (180, 80), GOLD),
    Space(9, "caravan_a3", "caravan", (280, 80)),
    Space(10, "blue_gate", "blue_gate", (380, 80)),
    Space(11, "stall_amber", "stall", (480, 80), AMBER),
    Space(12, "caravan_b1", "caravan", (580, 80)),
    Space(13, "tower_ne", "tower", (680, 80)),
    Space(14, "stall_emerald", "stall", (680, 180), EMERALD),
    Space(15, "changer_east", "changer", (680, 280)),
    Space(16, "caravan_b2", "caravan", (680, 380)),
    Space(17, "tower_se", "tower", (680, 480)),
    Space(18, "stall_diamond", "stall", (580, 480), DIAMOND),
    Space(19, "caravan_b3", "caravan", (480, 480)),
    Space(20, "blue_pavilion", "blue_pavilion", (240, 240)),
    Space(21, "white_pavilion", "white_pavilion", (520, 320)),
)

LINKS = ((BLUE_PAVILION, CHANGER_WEST), (BLUE_PAVILION, BLUE_GATE),
         (WHITE_PAVILION, CHANGER_EAST), (WHITE_PAVILION, RED_GATE))
"""How the pavilions hang on the ring (C-02)."""

VIEW_BOX = (0, 0, 760, 560)
FOUNTAIN_AT, FOUNTAIN_RADIUS = (380, 280), 56

SPACE_NAMES = tuple(space.id for space in SPACES)
SPACE_NUMBER = {space.id: space.number for space in SPACES}
KIND = tuple(space.kind for space in SPACES)
"""The kind of every space, by number."""

GOOD_AT = tuple(space.good for space in SPACES)
"""The good of every stall, by space number; -1 where nothing is sold."""

STALL_OF = tuple(GOOD_AT.index(good) for good in range(6))
"""The stall of every good."""

TOWERS = (13, 17, 3, 7)
"""The four towers in the order in which they get their first orders: NE, SE, SW, NW (section 5)."""

CARAVANS = {"A": (2, 6, 9), "B": (12, 16, 19)}
"""The rest areas by the letter of their tiles."""

SECTORS = (BLUE_GATE, 13, 17, RED_GATE, 3, 7)
"""The spaces the Fountain can point at, clockwise."""

ARROWS = (2, -1, 0, 2, 0, -1)
"""What the six arrows pay: green +2, red -1; under orientation `o` arrow `k` points at sector `k + o`."""
