"""The three decks (rihla 1.6 to 1.9): what each card does; what it says is in the words of the page."""
from typing import NamedTuple


class Journey(NamedTuple):
    """A Rihla card: `step`, `bonus` or `choice`, the steps it offers, and how many of it are in the deck."""

    kind: str
    steps: tuple[int, ...]
    copies: int = 1


class Card(NamedTuple):
    """A Sadaqah or Hikma card: the effect by name (1.9) and its figures; `to` is who a payment goes to."""

    effect: str
    amount: int = 0
    to: str = ""
    barakah: int = 0
    steps: tuple[int, ...] = ()
    space: int = 0
    kind: str = ""
    stall: int = 0
    khan: int = 0
    percent: int = 0


RIHLA = {
    "R01": Journey("step", (1,), 3),
    "R02": Journey("step", (2,), 3),
    "R03": Journey("step", (3,), 3),
    "R04": Journey("step", (4,), 3),
    "R05": Journey("step", (5,), 3),
    "R06": Journey("step", (6,), 3),
    "R07": Journey("step", (7,), 3),
    "R08": Journey("step", (8,), 3),
    "R09": Journey("step", (9,), 3),
    "R10": Journey("step", (10,), 3),
    "R11": Journey("step", (11,), 3),
    "R12": Journey("step", (12,), 3),
    "B01": Journey("bonus", (1,)),
    "B02": Journey("bonus", (2,)),
    "B03": Journey("bonus", (3,)),
    "B04": Journey("bonus", (4,)),
    "B05": Journey("bonus", (5,)),
    "B06": Journey("bonus", (6,)),
    "B07": Journey("bonus", (7,)),
    "B08": Journey("bonus", (8,)),
    "B09": Journey("bonus", (9,)),
    "B10": Journey("bonus", (10,)),
    "B11": Journey("bonus", (11,)),
    "B12": Journey("bonus", (12,)),
    "C01": Journey("choice", (1, 7)),
    "C02": Journey("choice", (2, 9)),
    "C03": Journey("choice", (3, 8)),
    "C04": Journey("choice", (4, 11)),
    "C05": Journey("choice", (5, 12)),
    "C06": Journey("choice", (6, 10)),
    "C07": Journey("choice", (2, 5, 8)),
    "C08": Journey("choice", (3, 6, 9)),
    "C09": Journey("choice", (4, 7, 10)),
    "C10": Journey("choice", (1, 6, 11)),
    "C11": Journey("choice", (3, 4, 5, 6)),
    "C12": Journey("choice", (7, 8, 9, 10)),
}
"""The sixty Rihla cards by id."""

SADAQAH = {
    "S01": Card("pay", amount=500, to="fund", barakah=1),
    "S02": Card("pay", amount=300, to="fund", barakah=1),
    "S03": Card("pay", amount=1000, to="fund", barakah=1),
    "S04": Card("pay_each", amount=200, barakah=1),
    "S05": Card("pay_least", amount=500, barakah=1),
    "S06": Card("pay_per_stall", to="fund", barakah=1, stall=100, khan=500),
    "S07": Card("advance_next", kind="waqf"),
    "S08": Card("pay", amount=800, to="fund", barakah=1),
    "S09": Card("pay", amount=400, to="fund", barakah=1),
    "S10": Card("gain", amount=1000),
    "S11": Card("gain", amount=1500),
    "S12": Card("gain_fund", amount=1500),
    "S13": Card("collect_each", amount=200),
    "S14": Card("gain", amount=2000),
    "S15": Card("gain", amount=500),
    "S16": Card("gain", amount=800),
    "S17": Card("choose_steps", steps=(1, 2, 3)),
    "S18": Card("advance_to", space=0),
}
"""The eighteen Sadaqah cards by id."""

HIKMA = {
    "H01": Card("choose_steps", steps=(2, 4, 6)),
    "H02": Card("advance_steps", steps=(5,)),
    "H03": Card("advance_next", kind="service"),
    "H04": Card("advance_to", space=39),
    "H05": Card("advance_to", space=11),
    "H06": Card("advance_to", space=23),
    "H07": Card("advance_to", space=0),
    "H08": Card("house"),
    "H09": Card("house"),
    "H10": Card("gain", amount=1500),
    "H11": Card("gain", amount=1000),
    "H12": Card("gain", amount=2000),
    "H13": Card("pay", amount=800, to="bank"),
    "H14": Card("pay", amount=400, to="bank"),
    "H15": Card("pay_per_stall", to="bank", stall=250, khan=1000),
    "H16": Card("pay_per_business", amount=100, to="bank"),
    "H17": Card("pay_each", amount=300),
    "H18": Card("pay_percent_cash", to="bank", percent=10),
}
"""The eighteen Hikma cards by id."""
