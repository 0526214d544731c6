"""Compulsory payments and the debts they become (rihla 3.15).

Cash that covers a payment pays it at once [R-06].  What is above cash is a debt: nothing is paid of it until all of it
can be, and there is no interest and no negative balance [R-03].  An empty purse by itself removes nobody.
"""
from engine.rihla.events import DebtOpened, DebtPaid, NothingDue
from engine.rihla.money import bank_pays_out, pay
from engine.rihla.out import take_out
from engine.rihla.scoring import worth
from engine.rihla.table import Charge, Claims, Question, RihlaTable


class Debt(Question):
    """A merchant must raise cash for what is owed, in this order of claims; any merchant, in anybody's turn."""

    claims: list[tuple[int, int]]
    reason: str

    def total(self) -> int:
        """The whole debt."""
        return sum(amount for _, amount in self.claims)

    def settled(self, table: RihlaTable) -> bool:
        """Paid at once, in one piece, as soon as cash covers it [R-06]."""
        total = self.total()
        if table.merchants[self.seat].cash < total:
            return False
        table.pending.pop()
        _pay_all(table, self.seat, self.claims, self.reason)
        table.tell(DebtPaid(self.seat, total, self.reason))
        return True

    def abandoned(self, table: RihlaTable) -> None:
        """Leaving a debt pays the creditors what could be raised, up to the debt [R-11]."""
        table.pending.pop()
        pay_out(table, self.claims, min(worth(table, self.seat), self.total()), self.reason)

    def lapse(self, creditor: int) -> None:
        """A creditor who goes is owed nothing more [R-12]."""
        self.claims = [(to, amount) for to, amount in self.claims if to != creditor]


def charge(table: RihlaTable, debtor: int, claims: Claims, reason: str) -> None:
    """Charge a merchant now: paid, or a debt to be raised.  A charge on a merchant who is out lapses [R-59]."""
    merchants = table.merchants
    if merchants[debtor].out:
        return
    open_claims = [(to, amount) for to, amount in claims if amount and (to < 0 or not merchants[to].out)]
    total = sum([amount for _, amount in open_claims])
    if not total:
        table.tell(NothingDue(debtor, reason))
    elif merchants[debtor].cash >= total:
        _pay_all(table, debtor, open_claims, reason)
    else:
        table.pending.append(Debt(debtor, open_claims, reason))
        table.tell(DebtOpened(debtor, total, reason))


def charge_later(table: RihlaTable, charges: list[Charge]) -> None:
    """Put charges in line, the first to come up first; each is settled before the next [R-55]."""
    table.dues += reversed(charges)


def pay_out(table: RihlaTable, claims: Claims, amount: int, reason: str) -> None:
    """Share what a merchant was worth among the creditors: in proportion, the remainder 1k each in their order [R-08].

    The bank buys what the merchant leaves behind, so the bank pays; it and Bayt al-Mal are creditors like others.
    """
    total = sum(owed for _, owed in claims)
    shares = [amount * owed // total for _, owed in claims]
    left = amount - sum(shares)
    for place, (to, _) in enumerate(claims):
        bank_pays_out(table, to, shares[place] + int(place < left), reason)


def share(amount: int, seats: list[int]) -> Claims:
    """An amount in equal parts, the remainder 1k each from the first on [R-40]."""
    part, left = divmod(amount, len(seats))
    return [(seat, part + int(place < left)) for place, seat in enumerate(seats)]


def go_out(table: RihlaTable, seat: int) -> None:
    """A merchant goes: what others owe them lapses too [R-12]."""
    for asked in table.pending:
        if isinstance(asked, Debt):
            asked.lapse(seat)
    take_out(table, seat)


def _pay_all(table: RihlaTable, debtor: int, claims: Claims, reason: str) -> None:
    for to, amount in claims:
        pay(table, debtor, to, amount, reason)
