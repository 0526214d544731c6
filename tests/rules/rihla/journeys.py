"""Journeys in the notation of the rules specification (6.1), for the cases of its chapter 6.

What a journey does not name is: four merchants with 15,000k at the start, nobody waiting, nothing owned, an empty
Bayt al-Mal, round 1, and P0 to manage.  Spaces are numbers on the road; all money is in k.
"""
from typing import Any

from engine.kernel import Event, Illegal, dice_from, legal, parse, play, refusal
from engine.rihla import GAME
from engine.rihla.box import DECKS, HOUSE, IJARA_TURNS, PURSE
from engine.rihla.dues import Debt
from engine.rihla.table import RihlaTable

DECK_OF = {"R": "rihla", "B": "rihla", "C": "rihla", "S": "sadaqah", "H": "hikma"}
SALT_ROAD, SILK_ROAD = (1, 2), (37, 39)

Seats = dict[int, Any]


def journey(merchants: int = 4, *, top: str = "", at: Seats | None = None, cash: Seats | None = None,
            owns: Seats | None = None, stalls: Seats | None = None, leased: Seats | None = None,
            waits: Seats | None = None, stopped: Seats | None = None, barakah: Seats | None = None, fund: int = 0,
            turn_of: int = 0, **fields: Any) -> RihlaTable:
    """A table in the manage step of `turn_of`.

    `top` names cards on top of their decks, first card first.  By seat: `at`, `cash`, `owns` (spaces, endowed Waqfs
    too), `waits` (waiting in Bayt al-Dayn, so many turns done), `stopped` (Waqfs visited), `barakah`.  By space:
    `stalls` (5: Grand Khan), `leased` (the clock, set in an earlier turn).
    """
    table = GAME.deal(merchants, {}, dice_from(f"journey {top}"))
    table.current = table.pending[0].seat = turn_of
    for seat, place in (at or {}).items():
        table.merchants[seat].pos = place
    for seat, amount in (cash or {}).items():
        table.merchants[seat].cash = amount
    for seat, spaces in (owns or {}).items():
        for space in spaces:
            table.owner[space] = seat
    for space, level in (stalls or {}).items():
        table.level[space] = level
    for space, clock in (leased or {}).items():
        assert clock <= IJARA_TURNS
        table.ijara_left[space] = clock
    for seat, turns in (waits or {}).items():
        merchant = table.merchants[seat]
        merchant.pos, merchant.waiting, merchant.waits = HOUSE, True, turns
    for seat, waqfs in (stopped or {}).items():
        table.merchants[seat].waqf_stops = list(waqfs)
    for seat, blessing in (barakah or {}).items():
        table.merchants[seat].barakah = blessing
    table.fund = fund
    for name, value in fields.items():
        setattr(table, name, value)
    stack(table, top)
    table.bank = sum(merchant.cash for merchant in table.merchants) + fund - PURSE * merchants
    table.told.clear()
    assert GAME.faults(table) == []
    return table


def stack(table: RihlaTable, top: str) -> None:
    """Put named cards on top of their decks (the top is the end of the list)."""
    for card in reversed(top.split()):
        deck = table.decks[DECK_OF[card[0]]]
        deck.remove(card)
        deck.append(card)


def after(table: RihlaTable, *actions: str) -> RihlaTable:
    """Play actions in their notation; `P2 bid` also says whose answer it must be.  Every step keeps the ledger."""
    return told(table, *actions)[0]


def told(table: RihlaTable, *actions: str) -> tuple[RihlaTable, list[Event]]:
    """The table after the actions, and all that was told on the way."""
    events: list[Event] = []
    for text in actions:
        seat, _, rest = text.partition(" ")
        if seat in ("P0", "P1", "P2", "P3", "P4", "P5"):
            assert table.pending[-1].seat == int(seat[1]), f"{text}: it is {asked(table)}"
            text = rest
        table, happened = play(GAME, table, parse(GAME, table, text))
        events += happened
        assert GAME.faults(table) == [], f"after {text}"
    return table, events


def why_not(table: RihlaTable, action: str) -> str:
    """The key of why an action is refused (`""`: it is allowed); what is refused changes nothing."""
    act, before = parse(GAME, table, action), table.to_json()
    no = refusal(GAME, table, act)
    if no is None:
        return ""
    assert no.rule.startswith("rihla ") or no.why == "not-now"
    try:
        play(GAME, table, act)
    except Illegal as refused:
        assert refused.refusal == no and table.to_json() == before
        return no.why
    raise AssertionError(f"{action} is refused and yet played")


def asked(table: RihlaTable) -> str:
    """Who must answer what: `manage P0`, `buy P0 2`, `bid P1 500`, `debt P2 200`, or `over`."""
    if not table.pending:
        return "over"
    asking = table.pending[-1]
    kind = type(asking).__name__.lower()
    fact = {"buy": "space", "endow": "space", "bid": "amount"}.get(kind)
    more = f" {getattr(asking, fact)}" if fact else f" {asking.total()}" if isinstance(asking, Debt) else ""
    return f"{kind} P{asking.seat}{more}"


def listed(table: RihlaTable) -> list[str]:
    """The listed actions in their notation."""
    return [str(act) for act in legal(GAME, table)]


def purses(table: RihlaTable) -> list[int]:
    """Everybody's cash."""
    return [merchant.cash for merchant in table.merchants]


def cards_left(table: RihlaTable, deck: str = "rihla") -> int:
    """How many cards a deck still has; with its discard it is always whole."""
    assert len(table.decks[deck]) + len(table.discards[deck]) == len(DECKS[deck])
    return len(table.decks[deck])
