"""The road: forty spaces and nine streets, as printed on the board (rihla 1.2 to 1.5).

No holy city and no improper goods are for sale [R-57].  Money is in k.  A space has a key for the words of the page;
the rules know it by its place on the road, 0 to 39.
"""
from typing import NamedTuple


class Space(NamedTuple):
    """One space: its kind, key, street letter (`""`: none), price and what visitors pay.

    `pay` is base, full street, 1, 2, 3, 4 Souq Stalls, Grand Khan; empty where nobody pays by that table.
    """

    kind: str
    key: str
    street: str = ""
    price: int = 0
    pay: tuple[int, ...] = ()


class Street(NamedTuple):
    """One street: its letter, key, businesses, and what a Souq Stall and a Grand Khan cost there."""

    letter: str
    key: str
    spots: tuple[int, ...]
    stall_cost: int
    khan_cost: int


ROAD = (
    Space("start", "bab-al-safar"),
    Space("business", "taghaza", "A", 800, (160, 320, 800, 1900, 3850, 5450, 7200)),
    Space("business", "bilma", "A", 1000, (200, 400, 1000, 2400, 4800, 6800, 9000)),
    Space("sadaqah", "sadaqah"),
    Space("business", "timbuktu", "B", 1200, (200, 400, 1000, 2400, 4800, 6800, 9000)),
    Space("service", "desert-guides", price=2000),
    Space("business", "gao", "B", 1400, (240, 480, 1200, 2900, 5750, 8150, 10800)),
    Space("waqf", "sankore-school"),
    Space("business", "sijilmasa", "C", 1600, (240, 480, 1200, 2900, 5750, 8150, 10800)),
    Space("business", "fez", "C", 1800, (270, 540, 1350, 3250, 6500, 9200, 12150)),
    Space("bayt_al_dayn", "bayt-al-dayn"),
    Space("business", "qus", "D", 2000, (280, 560, 1400, 3350, 6700, 9500, 12600)),
    Space("sadaqah", "sadaqah"),
    Space("business", "fustat", "D", 2200, (310, 620, 1550, 3700, 7450, 10550, 13950)),
    Space("zakat", "house-of-zakat"),
    Space("service", "nile-ferry", price=2000),
    Space("business", "shabwa", "E", 2400, (290, 580, 1450, 3500, 6950, 9850, 13050)),
    Space("hikma", "hikma"),
    Space("business", "marib", "E", 2400, (290, 580, 1450, 3500, 6950, 9850, 13050)),
    Space("business", "najran", "E", 2600, (310, 620, 1550, 3700, 7450, 10550, 13950)),
    Space("rest", "oasis-rest"),
    Space("business", "bosra", "F", 2800, (340, 680, 1700, 4100, 8150, 11550, 15300)),
    Space("hikma", "hikma"),
    Space("business", "damascus", "F", 2800, (340, 680, 1700, 4100, 8150, 11550, 15300)),
    Space("waqf", "nuri-bimaristan"),
    Space("service", "barid-relay", price=2000),
    Space("business", "aleppo", "F", 3000, (360, 720, 1800, 4300, 8650, 12250, 16200)),
    Space("business", "basra", "G", 3000, (360, 720, 1800, 4300, 8650, 12250, 16200)),
    Space("sadaqah", "sadaqah"),
    Space("business", "mosul", "G", 3200, (380, 760, 1900, 4550, 9100, 12900, 17100)),
    Space("ghaflah", "ghaflah"),
    Space("business", "nishapur", "H", 3400, (410, 820, 2050, 4900, 9850, 13950, 18450)),
    Space("hikma", "hikma"),
    Space("business", "merv", "H", 3600, (430, 860, 2150, 5150, 10300, 14600, 19350)),
    Space("waqf", "malik-sardoba"),
    Space("service", "cameleers-guild", price=2000),
    Space("sadaqah", "sadaqah"),
    Space("business", "samarkand", "I", 3800, (460, 920, 2300, 5500, 11050, 15650, 20700)),
    Space("hikma", "hikma"),
    Space("business", "kashgar", "I", 4200, (500, 1000, 2500, 6000, 12000, 17000, 22500)),
)
"""The spaces in order of travel; index 0 is Bab al-Safar."""

STREETS = (
    Street("A", "salt-road", (1, 2), 700, 700),
    Street("B", "sahel-road", (4, 6), 800, 800),
    Street("C", "maghrib-road", (8, 9), 900, 900),
    Street("D", "nile-road", (11, 13), 1000, 1000),
    Street("E", "incense-road", (16, 18, 19), 1200, 1200),
    Street("F", "sham-road", (21, 23, 26), 1300, 1300),
    Street("G", "tigris-road", (27, 29), 1500, 1500),
    Street("H", "khurasan-road", (31, 33), 1700, 1700),
    Street("I", "silk-road", (37, 39), 2000, 2000),
)
"""The streets in the order of the road."""
