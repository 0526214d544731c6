"""Money in motion.  Every k moves through these functions, so the ledger of the bank always holds (rihla 3.19)."""
from engine.rihla.events import BarakahGained, Paid, Received
from engine.rihla.table import BANK, FUND, RihlaTable


def bank_pays(table: RihlaTable, seat: int, amount: int) -> None:
    """The bank, which never runs out, pays a merchant [R-29]; the caller tells why."""
    table.merchants[seat].cash += amount
    table.bank += amount


def to_bank(table: RihlaTable, seat: int, amount: int) -> None:
    """A merchant pays the bank; the caller tells why and has seen that the cash is there."""
    table.merchants[seat].cash -= amount
    table.bank -= amount


def receive(table: RihlaTable, seat: int, amount: int, reason: str) -> None:
    """The bank pays a merchant, and it is told."""
    bank_pays(table, seat, amount)
    table.tell(Received(seat, BANK, amount, reason))


def pay(table: RihlaTable, seat: int, to: int, amount: int, reason: str) -> None:
    """A merchant pays a seat, the bank or Bayt al-Mal, and it is told; the cash must be there."""
    table.merchants[seat].cash -= amount
    if to == BANK:
        table.bank -= amount
    elif to == FUND:
        table.fund += amount
    else:
        table.merchants[to].cash += amount
    table.tell(Paid(seat, to, amount, reason))


def bank_pays_out(table: RihlaTable, to: int, amount: int, reason: str) -> None:
    """The bank pays a creditor of a merchant who goes [R-08]; to itself it pays nothing."""
    if to == BANK or amount == 0:
        return
    if to == FUND:
        table.fund += amount
        table.bank += amount
    else:
        bank_pays(table, to, amount)
    table.tell(Received(to, BANK, amount, reason))


def bless(table: RihlaTable, seat: int, amount: int, why: str) -> None:
    """A merchant gains Barakah, which is never lost and never decides [R-10]."""
    table.merchants[seat].barakah += amount
    table.tell(BarakahGained(seat, amount, why))
