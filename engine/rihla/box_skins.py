"""The skins that Barakah buys (rihla 9.2): looks only, never what the board is read by [R-64]."""
from typing import NamedTuple


class Skin(NamedTuple):
    """One skin: what it dresses (`caravan`, `road` or `back`), its key and its price in Barakah."""

    kind: str
    key: str
    price: int


SKINS = {
    "K01": Skin("caravan", "dromedary", 0),
    "K02": Skin("caravan", "patient-donkey", 5),
    "K03": Skin("caravan", "two-humped-camel", 8),
    "K04": Skin("caravan", "desert-mare", 12),
    "K05": Skin("caravan", "curtained-litter", 18),
    "K06": Skin("caravan", "string-of-six", 30),
    "K07": Skin("road", "open-sand", 0),
    "K08": Skin("road", "salt-flat", 8),
    "K09": Skin("road", "steppe-in-spring", 12),
    "K10": Skin("road", "tiled-court", 20),
    "K11": Skin("road", "under-the-stars", 25),
    "K12": Skin("road", "travellers-map", 35),
    "K13": Skin("back", "plain-arch", 0),
    "K14": Skin("back", "palm-grove", 5),
    "K15": Skin("back", "wooden-lattice", 8),
    "K16": Skin("back", "eight-pointed-star", 12),
    "K17": Skin("back", "woven-kilim", 15),
    "K18": Skin("back", "lapis-and-gold", 24),
}
"""Every skin by id; one of each kind is free."""
