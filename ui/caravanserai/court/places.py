"""Where everything stands in the court, a square of 720: bays along the walls, towers in the corners, stones before them."""
from typing import NamedTuple

from engine.caravanserai.box_board import BLUE_PAVILION, SPACE_NAMES, WHITE_PAVILION

SIZE = 720
_ALONG = {"bottom": {0: 360, 1: 257, 2: 163, 18: 557, 19: 463}, "left": {4: 526, 5: 360, 6: 194},
          "top": {8: 163, 9: 257, 10: 360, 11: 463, 12: 557}, "right": {14: 194, 15: 360, 16: 526}}
"""The middle of every bay along its wall."""
_TOWERS = {3: (0, 1), 7: (0, 0), 13: (1, 0), 17: (1, 1)}
_PAVILIONS = {BLUE_PAVILION: (238, 238), WHITE_PAVILION: (482, 482)}

TOP, LEFT, BOTTOM, RIGHT = "top", "left", "bottom", "right"


class Place(NamedTuple):
    """One space: which wall, how its bay is turned, where its content stands, where its stone lies, and the way inwards."""

    wall: str
    turn: str
    at: tuple[int, int]
    stone: tuple[int, int]
    inward: tuple[int, int]


def _bay(wall: str, along: int) -> Place:
    return {
        TOP: Place(TOP, f"translate({along} 0)", (along, 66), (along, 138), (0, 1)),
        BOTTOM: Place(BOTTOM, f"translate({along} 720) rotate(180)", (along, 654), (along, 582), (0, -1)),
        LEFT: Place(LEFT, f"translate(0 {along}) rotate(-90)", (62, along), (138, along), (1, 0)),
        RIGHT: Place(RIGHT, f"translate(720 {along}) rotate(90)", (658, along), (582, along), (-1, 0)),
    }[wall]


def _tower(east: int, south: int) -> Place:
    at, stone = (662 if east else 58, 662 if south else 58), (598 if east else 122, 598 if south else 122)
    return Place("tower", f"translate({at[0]} {at[1]})", at, stone, (-1 if east else 1, -1 if south else 1))


def _pavilion(at: tuple[int, int]) -> Place:
    west = at[0] < 360
    return Place("pavilion", f"translate({at[0]} {at[1]})", at, (at[0] + (-40 if west else 40), at[1] - 40),
                 (1, 1))


PLACES: dict[int, Place] = {
    **{space: _bay(wall, along) for wall, spaces in _ALONG.items() for space, along in spaces.items()},
    **{space: _tower(*corner) for space, corner in _TOWERS.items()},
    **{space: _pavilion(at) for space, at in _PAVILIONS.items()},
}
"""Every space by number."""


def stone(space: int) -> tuple[int, int]:
    """Where a figure stands: on the stone, in a pavilion in its middle."""
    place = PLACES[space]
    return place.at if place.wall == "pavilion" else place.stone


assert len(PLACES) == len(SPACE_NAMES)
