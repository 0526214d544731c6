"""Caravanserai alone: Solo Mode with any of its expansions, its medals, and a game for each day."""
from typing import Any

from engine.kernel import dice_from
from ui.kit.html import Html
from ui.ladders import DAILY, Plan
from ui.words import say, tell

PARTS = ("dervish", "opium", "chapman")
"""The expansions that may come to the one that Solo Mode always has."""


class Solo:
    """The ladder of Solo Mode.

    The rulebook knows no medals, only one's own record: the marks are Sarai's.  In 320 games of our clerk, 40 for each set
    of expansions, one in ten made no more than 34 points, half 52, one in ten 67; by set half made 47 to 59.
    """

    medals = (("bronze", 35), ("silver", 50), ("gold", 65))

    def course(self, options: dict[str, Any], seats: int) -> str:
        """`solo`, and the expansions in play: `solo+dervish`."""
        return "+".join(("solo", *(part for part in PARTS if options.get(part)))) if seats == 1 else ""

    def course_words(self, course: str) -> Html:
        """The expansions by name, or that it is Solo Mode alone."""
        parts = [tell(f"option.caravanserai.{part}") for part in course.split("+")[1:] if part in PARTS]
        return say("records.solo.with", parts=_row(parts)) if parts else say("records.solo")

    def daily(self, day: str) -> Plan:
        """Each expansion is there every other day, by the day's own dice."""
        dice = dice_from(f"sarai {day}")
        return Plan({part: dice.below(2) == 1 for part in PARTS}, 1, f"{DAILY}{day}")


def _row(parts: list[str]) -> str:
    """Names in a row: "a, b and c"."""
    row = parts[0]
    for place, part in enumerate(parts[1:], 2):
        row = tell("records.and" if place == len(parts) else "records.comma", a=row, b=part)
    return row


LADDER = Solo()
"""The ladder."""
