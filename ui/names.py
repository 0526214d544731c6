"""Names: a player's own, made harmless to show, and those the bots go by."""
from unicodedata import category

from engine.kernel.saga import Seat
from ui.words import tell

BOTS = ("Yusuf", "Leyla", "Samira", "Farid", "Nadia", "Idris", "Zahra", "Tariq", "Maryam", "Hakim", "Soraya", "Omar")
LONGEST = 24
"""Graphemes of a name that are shown."""
MARKS = 4
"""Combining marks on one letter that are shown: real scripts need three at most."""
_JOINER = "\u200d"
_KEPT = f"{_JOINER}\u200c\ufe0f"
"""Invisible, but part of how a name is written: joiner, non-joiner, emoji style."""


def graphemes(text: str) -> list[str]:
    """The text cut where a reader sees letters: marks stay with their letter, a family emoji is one."""
    found: list[str] = []
    for ch in text:
        kind = category(ch)
        glued = kind in ("Mn", "Me", "Mc") or ch in _KEPT or "\U0001f3fb" <= ch <= "\U0001f3ff"
        if found and (glued or found[-1].endswith(_JOINER)):
            if len(found[-1]) < MARKS + 1 or _JOINER in found[-1] or ch == _JOINER:
                found[-1] += ch
        elif not glued:
            found.append(ch)
    return [cluster[:12] for cluster in found]


def clean(name: str) -> str:
    """A name without control, direction and invisible characters, its spaces single, no longer than is shown."""
    kept = "".join(ch if ch in _KEPT or category(ch)[0] not in "CZ" else
                   " " if category(ch)[0] == "Z" or ch in "\t\n" else "" for ch in name)
    cut = "".join(graphemes(" ".join(kept.split()))[:LONGEST]).strip(f" {_KEPT}")
    return cut if any(category(ch)[0] in "LNSP" for ch in cut) else ""


def shown(seats: list[Seat]) -> tuple[Seat, ...]:
    """The seats as they are shown: names cleaned, and never empty (a nameless person who sits here alone is "You")."""
    alone = sum(seat.kind == "person" for seat in seats) == 1
    return tuple(Seat(clean(seat.name) or tell("table.you" if alone and seat.kind == "person" else "table.player", n=place + 1),
                      seat.kind, seat.level) for place, seat in enumerate(seats))


def bot_names(count: int, taken: list[str], start: int = 0) -> list[str]:
    """Names for bots that nobody at the table has."""
    free = [name for name in BOTS[start % len(BOTS):] + BOTS[:start % len(BOTS)] if name not in taken]
    return free[:count]
