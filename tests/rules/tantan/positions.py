"""Positions and results in the notation of the rules specification (6.1).

`2Fo Mo` is two food and one mouse.  What a position does not name is: two seats, P0 to play, a pile of 20 food, purse
fabric (5 coins), market food, clothes, fabric, lantern, spice, and nothing anywhere else.
"""
import re
from typing import Any

from engine.kernel import Dice, Event, Illegal, NotAnAction, legal, parse, play
from engine.tantan import GAME
from engine.tantan.box import PLACE
from engine.tantan.table import TantanTable, nothing_discarded, nothing_in_front
from engine.tantan.turn import begin_turn

CODES = {"Fo": "food", "Cl": "clothes", "Fa": "fabric", "Ln": "lantern", "Sp": "spice", "Je": "jewellery",
         "Gl": "lamp", "Pr": "princess", "Me": "merchant", "Th": "thief", "Mo": "mouse"}
NODES = {"BuyMore": "BUY_MORE", "StockCount": "STOCK_COUNT", "StockMice": "STOCK_MICE"}


class StackedDice(Dice):
    """Dice that give listed numbers, and none after them."""

    draws: list[int]

    def below(self, count: int) -> int:
        drawn = self.draws.pop(0)
        assert drawn < count, f"the position lists {drawn} for a draw below {count}"
        return drawn


def cards(text: str) -> list[str]:
    """`2Fo Mo` as a list of cards, in the order written."""
    found = []
    for word in text.split():
        number, code = re.fullmatch(r"(\d*)([A-Z][a-z])", word).groups()
        found += [CODES[code]] * int(number or 1)
    return found


def in_order(text: str) -> list[str]:
    return sorted(cards(text), key=PLACE.__getitem__)


def counted(text: str, nothing: dict[str, int]) -> dict[str, int]:
    heap = dict(nothing)
    for card in cards(text):
        heap[card] += 1
    return heap


def position(n: int = 2, act: int = 0, *, pile: str = "20Fo", purse: str = "Fa", mkt: str = "Fo Cl Fa Ln Sp",
             cv: str = "", last: int | None = None, rng: tuple[int, ...] = (), **zones: str) -> TantanTable:
    """A table with these zones (`H0` a hand, `F0` a front), after the turn of `act` has begun."""
    for zone in zones:
        assert re.fullmatch(r"[HF][0-3]", zone) and int(zone[1]) < n, zone
    table = TantanTable(
        StackedDice(0, list(rng)), [], pile=cards(pile), purse=(cards(purse) or [None])[0], market=cards(mkt),
        caravan=cards(cv), hands=[in_order(zones.get(f"H{seat}", "")) for seat in range(n)],
        fronts=[counted(zones.get(f"F{seat}", ""), nothing_in_front()) for seat in range(n)],
        discard=nothing_discarded(), active=act, last_adder=last)
    begin_turn(table, act)
    return table


def node(table: TantanTable) -> str:
    """The pending question as `TURN P0`, or `OVER`."""
    if not table.pending:
        return "OVER"
    name = type(table.pending[-1]).__name__
    return f"{NODES.get(name, name.upper())} P{table.pending[-1].seat}"


def after(table: TantanTable, *moves: str) -> TantanTable:
    """The table after these moves; `P1 take food` checks that it is P1 who is asked."""
    for move in moves:
        table = _moved(table, move).table
    return table


def told(table: TantanTable, *moves: str) -> list[Event]:
    """Everything that is told on the way."""
    events: list[Event] = []
    for move in moves:
        step = _moved(table, move)
        table, events = step.table, [*events, *step.events]
    return events


def _moved(table: TantanTable, move: str) -> Any:
    seat, notation = re.fullmatch(r"(?:P(\d) )?(.*)", move).groups()
    assert seat is None or table.pending[-1].seat == int(seat), f"{move}, but {node(table)}"
    act = parse(GAME, table, notation)
    assert act in legal(GAME, table), f"{move} is not listed at {node(table)}"
    before = table.copy()
    step = play(GAME, table, act)
    assert table == before, f"{move} touched the table it was given"
    return step


def rejected(table: TantanTable, *notations: str) -> list[str]:
    """The reasons why each is refused (`no-such-action` if it names nothing here); checks that nothing changes."""
    reasons = []
    for notation in notations:
        before, listed = table.copy(), [str(act) for act in legal(GAME, table)]
        assert notation not in listed
        try:
            play(GAME, table, parse(GAME, table, notation))
        except NotAnAction:
            reasons.append("no-such-action")
        except Illegal as no:
            assert no.refusal.rule.startswith("tantan "), no.refusal
            reasons.append(no.refusal.why)
        else:
            raise AssertionError(f"{notation} was accepted")
        assert table == before and [str(act) for act in legal(GAME, table)] == listed
    return reasons


def expect(table: TantanTable, **wanted: Any) -> None:
    """Compare zones (`H0 F0 cv purse mkt discard`), `pile` (cards left), `node`, `legal`, `totals`, `winners`."""
    for name, value in wanted.items():
        found, target = _compared(table, name, value)
        assert found == target, f"{name}: {found} instead of {target}"
    for shared in range(len(table.hands)):
        assert table.hands[shared] == sorted(table.hands[shared], key=PLACE.__getitem__)


def _compared(table: TantanTable, name: str, value: Any) -> tuple[Any, Any]:
    if re.fullmatch(r"H\d", name):
        return table.hands[int(name[1])], in_order(value)
    if re.fullmatch(r"F\d", name):
        return table.fronts[int(name[1])], counted(value, nothing_in_front())
    if name == "cv":
        return sorted(table.caravan, key=PLACE.__getitem__), in_order(value)
    if name == "discard":
        return table.discard, counted(value, nothing_discarded())
    if name == "purse":
        return table.purse, (cards(value) or [None])[0]
    if name == "mkt":
        return table.market, cards(value)
    if name == "pile":
        return len(table.pile), value
    if name == "node":
        return node(table), value
    if name == "legal":
        found, target = [str(act) for act in legal(GAME, table)], [part.strip() for part in value.split("/")]
        return (sorted(found), len(found)), (sorted(target), len(target))
    if name == "totals":
        return GAME.result(table).totals, value
    assert name == "winners", name
    return GAME.result(table).winners(), value
