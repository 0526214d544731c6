"""Which picture stands for what: every street, service, Waqf and kind of space has a symbol beside its colour."""
from engine.rihla.box import KIND
from engine.rihla.box_road import ROAD

SYMBOL = {"A": "salt", "B": "book", "C": "palm", "D": "sail", "E": "incense", "F": "loom", "G": "pearl", "H": "ring",
          "I": "thread"}
"""The icon of each street, always shown with its colour (rihla 1.3)."""

_OWN = {"desert-guides": "guides", "nile-ferry": "ferry", "barid-relay": "relay", "cameleers-guild": "guild",
        "sankore-school": "school", "nuri-bimaristan": "hospital", "malik-sardoba": "cistern"}
_KIND = {"start": "start", "sadaqah": "sadaqah", "hikma": "hikma", "zakat": "zakat", "bayt_al_dayn": "debt",
         "rest": "oasis", "ghaflah": "ghaflah"}
DECK = {"rihla": "walk", "sadaqah": "sadaqah", "hikma": "hikma"}
JOURNEY = {"step": "walk", "bonus": "bonus", "choice": "choice"}
"""The icon of each kind of Rihla card."""


def picture(space: int) -> str:
    """The icon of a space."""
    spot = ROAD[space]
    return SYMBOL.get(spot.street) or _OWN.get(spot.key) or _KIND[KIND[space]]


def tint(space: int) -> str:
    """The class that colours the band of a space: its street's, or its kind's."""
    street = ROAD[space].street
    return f"st-{street.lower()}" if street else f"k-{KIND[space]}"
