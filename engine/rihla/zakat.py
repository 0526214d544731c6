"""Zakat (rihla 3.12): a fortieth of one's wealth to the merchant who has the least."""
from engine.rihla.box import ZAKAT_DIVISOR
from engine.rihla.dues import charge, share
from engine.rihla.events import ZakatReckoned
from engine.rihla.money import bless
from engine.rihla.road import stops_at
from engine.rihla.scoring import wealth
from engine.rihla.table import Open, RihlaTable, from_left, travelling


def zakat(state: Open, seat: int) -> int:
    """What Zakat would take now: rounded down, and nothing from a merchant who has, or ties for, least [R-40]."""
    own = wealth(state, seat)
    return own // ZAKAT_DIVISOR if any(wealth(state, other) < own for other in travelling(state)) else 0


def poorest(state: Open, seat: int) -> list[int]:
    """The others with the least wealth among the others, in turn order from the seat's left."""
    others = {other: wealth(state, other) for other in from_left(state, seat)}
    least = min(others.values())
    return [other for other, has in others.items() if has == least]


@stops_at("zakat")
def stop_at_zakat(table: RihlaTable, seat: int, space: int) -> None:
    """Barakah for all; recipients and amounts are fixed now, before any cash is raised [R-41].

    What is leased counts 0, so one can always raise it: Zakat ruins nobody [R-39].
    """
    bless(table, seat, 1, "zakat")
    due = zakat(table, seat)
    recipients = poorest(table, seat) if due else []
    table.tell(ZakatReckoned(seat, wealth(table, seat), due, tuple(recipients)))
    if due:
        charge(table, seat, share(due, recipients), "zakat")
