"""Dice: one whole number in the table, stepped by SplitMix64 (Steele, Lea and Flood, 2014).

The algorithm is ours to keep: `random` may change between Python versions, and a game replayed in ten years must roll
the same dice.  Test vectors are pinned in `tests/kernel/test_dice.py`.  Bots use dice of their own, never the table's.
"""
from typing import Any, TypeVar

from engine.kernel.record import Record

T = TypeVar("T")
_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Dice(Record):
    """A stream of random numbers whose whole state is one 64-bit integer."""

    state: int

    def below(self, count: int) -> int:
        """A whole number from 0 to `count` - 1, each exactly as likely (draws that would favour some are thrown away)."""
        while True:
            self.state = z = (self.state + _STEP) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK  # _mix, written out: every choice of a bot comes by here
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            drawn = z ^ (z >> 31)
            if drawn <= _MASK - count or drawn < _MASK + 1 - (_MASK + 1) % count:
                return drawn % count

    def roll(self, sides: int = 6) -> int:
        """One die: 1 to `sides`."""
        return 1 + self.below(sides)

    def pick(self, options: "list[T] | tuple[T, ...]") -> T:
        """One of the options, each as likely."""
        return options[self.below(len(options))]

    def shuffle(self, cards: list[Any]) -> None:
        """Shuffle in place (Fisher and Yates, from the last card down)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def dice_from(seed: str) -> Dice:
    """Dice for a seed: its UTF-8 bytes folded into the state one by one."""
    state = 0
    for byte in seed.encode():
        state = _mix((state ^ byte) + _STEP & _MASK)
    return Dice(state)
