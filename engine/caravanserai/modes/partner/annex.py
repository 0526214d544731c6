"""What Partner Mode adds to a table: who goes with whom, and cards that lie open for one seat (section 6)."""
from typing import Any

from engine.caravanserai.table import Annex

PARTNER = "partner"
DERVISH, DEALER, ANAHITA, CHAPMAN = "dervish", "opium_dealer", "anahita", "chapman"
PARTNERS = (DERVISH, DEALER, ANAHITA, CHAPMAN)
"""The partners, in the order of the rulebook."""

LOANED = ("ox19", "ox20", "ox21", "ox22")
"""Cards of the Opium Dealer's partner, each for one use (CX-87)."""

OPEN_CARDS = ("cx22", "cx23", "cy22", "cy23")
"""Cards that lie open beside the Chapman's partner (CX-86)."""


class Partner(Annex):
    """The partner of each seat, `""` until it is chosen, and the ability cards that lie open beside the Chapman's."""

    partners: list[str]
    cards: list[str] = []


def partner(table: Any) -> Partner:
    """The partners of a table or of a view."""
    found: Partner = table.annexes[PARTNER]
    return found


def house_name(name: str) -> str:
    """The part that a chosen partner puts into play for the whole table."""
    return f"partner-{name}"


def boon_name(name: str) -> str:
    """The boon that a chosen partner is for its seat."""
    return f"{name}-partner"
