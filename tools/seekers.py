"""Players with one thing in mind, for recording what others hardly ever come to: `python tools/record.py --seek opium`.

A seeker says what it wants whenever it can, never says some words, walks to where it gets on, and is a clerk otherwise.
"""
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.bots.caravanserai import Clerk
from engine.bots.contract import never
from engine.caravanserai.board import distance
from engine.caravanserai.box import BRONZE, VALUE
from engine.caravanserai.box_board import BLUE_GATE, BLUE_PAVILION, CHANGER_EAST, CHANGER_WEST, SPACE_NUMBER, STALL_OF
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.expansions.dervish.annex import is_chatter
from engine.caravanserai.kits import ABILITIES

NOWHERE = -1
PICKER = "oy19"
"""The card that takes others for an opium."""


class Seeker:
    """Wants words that begin so, in that order; never says others; walks where `goal` says, or like a clerk."""

    def __init__(self, game: Any, dice: Any, wants: tuple[str, ...],
                 never_says: Callable[[Any, int], tuple[str, ...]] = lambda table, seat: (),
                 goal: Callable[[Any, int], int] = lambda table, seat: NOWHERE) -> None:
        self.game, self.dice, self.wants, self.never_says, self.goal = game, dice, wants, never_says, goal

    def choose(self, table: Any, acts: list[Any]) -> Any:
        """One of the actions."""
        seat = table.pending[-1].seat
        said = {str(act): act for act in acts}
        for want in self.wants:
            if found := [word for word in said if word.startswith(want)]:
                return said[self.dice.pick(found)]
        if moves := [word for word in said if word.startswith("move ")]:
            if (goal := self.goal(table, seat)) != NOWHERE:
                return said[min(moves, key=lambda word: distance(SPACE_NUMBER[word.split()[-1]], goal))]
        if banned := self.never_says(table, seat):
            acts = [act for act in acts if not str(act).startswith(banned)] or acts
        return acts[0] if len(acts) == 1 else Clerk().choose(self.game.view(table, seat), acts, self.dice, never)


def to_money(table: Any, seat: int) -> int:
    """The nearer Money Changer while it lends, else nowhere."""
    boy = table.seats[seat]
    lends = boy.debt < boy.limit - boy.locked and boy.coins < boy.room
    return min((CHANGER_WEST, CHANGER_EAST), key=lambda space: distance(boy.space, space)) if lends else NOWHERE


def to_bronze(table: Any, seat: int) -> int:
    """Where bronze is to be had, or the money for it."""
    boy = table.seats[seat]
    if boy.coins and table.stalls[BRONZE]:
        return STALL_OF[BRONZE]
    if any(boy.goods[good] for good in range(6) if good != BRONZE):
        return BLUE_PAVILION
    return to_money(table, seat)


def to_dealer(table: Any, seat: int) -> int:
    """To the Dealer with a token of each kind, else to a tile that pays the kind that lacks, if the goods are there."""
    annex, boy = table.annexes["opium"], table.seats[seat]
    kinds = {token[0] for token in annex.tokens[seat]}
    if kinds == {"S", "D"}:
        return annex.dealer if annex.dealer != boy.space else NOWHERE
    tiles = [space for space, tile in table.tiles.items() if ("S" if tile[0] == "A" else "D") not in kinds
             and space != boy.space and all(boy.goods[good] >= count for good, count in TILES[tile].give)]
    return min(tiles, key=lambda space: distance(boy.space, space), default=NOWHERE)


def to_card(table: Any, seat: int) -> int:
    """To what the card oy19 costs, or to where it is bought; when it is held, to the Dealer."""
    boy = table.seats[seat]
    if PICKER in boy.cards:
        return to_dealer(table, seat) if not table.annexes["opium"].opium[seat] else NOWHERE
    if PICKER not in table.shelves["purple"].shown:
        return NOWHERE
    lacks = [good for good, count in ABILITIES[PICKER].cost if boy.goods[good] < count]
    if not lacks:
        return BLUE_GATE
    return STALL_OF[lacks[0]] if boy.coins >= VALUE[lacks[0]] else to_money(table, seat)


def to_advice(table: Any, seat: int) -> int:
    """To the Dervish while his card is worth taking and the seat holds none."""
    annex = table.annexes["dervish"]
    return BLUE_GATE if not annex.hands[seat] and not is_chatter(annex.deck[0]) else NOWHERE


def to_rubies(table: Any, seat: int) -> int:
    """To the stall with a ruby beside a good that the seat can pay, or to money."""
    rubies, boy = table.annexes["chapman"].rubies, table.seats[seat]
    stalls = [STALL_OF[good] for good in range(6) if rubies[good] and table.stalls[good] and VALUE[good] <= boy.coins]
    stalls = [space for space in stalls if space != boy.space]
    return min(stalls, key=lambda space: distance(boy.space, space)) if stalls else to_money(table, seat)


class Quest(NamedTuple):
    """How a thing is sought: the options of the match, its seats, and who sits there."""

    options: dict[str, Any]
    seats: int
    players: Callable[[Any, Any], list[Any]]


def keeps(*words: str) -> Callable[[Any, int], tuple[str, ...]]:
    """Words never said at all."""
    return lambda table, seat: words


def keeps_opium(table: Any, seat: int) -> tuple[str, ...]:
    """No opium is used: no order is completed with it, and none drawn that would have to be."""
    used = ("complete opium", "finish opium", "exchange tokens", "surrender")
    return (*used, "draw") if table.annexes["opium"].opium[seat] else used


HOARD = ("discard amber", "discard silver", "discard emerald", "discard gold", "discard diamond", "buy bronze",
         "sell amber", "sell silver", "sell emerald", "sell gold", "sell diamond", "borrow", "displace")
KEEP = keeps("complete", "draw", "open bronze", "exchange bronze", "convert", "sell bronze", "buy card")
BRONZE_GIFTS = tuple(f"reward {card.id}" for card in ABILITIES.values() if BRONZE in dict(card.cost))
TOKENS = ("buy opium", "convert token", "pay inspection")
RUBIES = ("brooch side B", "brooch favours", "brooch opium", "ruby buy", "hand ruby")
THRIFT = keeps("ruby step", "ruby reroll", "ruby copy", "ruby barter")

ADVICE_WANTED = ("use dervish d04", "use dervish d05", "use dervish d12", "use dervish dc2", "use dervish do2", "complete d06",
                 "draw d07")
RARE = ("ox21", "ox22", "oy18")

QUESTS = {
    "gifts": Quest({"threshold": 32}, 4, lambda game, dice: [
        *(Seeker(game, dice, HOARD, KEEP, to_bronze) for _ in range(3)), Seeker(game, dice, BRONZE_GIFTS)]),
    "dealer": Quest({"threshold": 56, "opium": True}, 2, lambda game, dice: [
        Seeker(game, dice, TOKENS, keeps("exchange tokens"), to_dealer) for _ in range(2)]),
    "picking": Quest({"threshold": 32, "opium": True}, 3, lambda game, dice: [
        Seeker(game, dice, (f"reward {PICKER}", f"buy card {PICKER}", *TOKENS), keeps_opium, to_card),
        *(Seeker(game, dice, ()) for _ in range(2))]),
    "brooch-opium": Quest({"threshold": 56, "opium": True, "chapman": True}, 3, lambda game, dice: [
        Seeker(game, dice, RUBIES, THRIFT) for _ in range(3)]),
    "advice": Quest({"threshold": 56, "dervish": True, "opium": True, "chapman": True}, 3, lambda game, dice: [
        Seeker(game, dice, (*ADVICE_WANTED, "use dervish", "take dervish", *(f"reward {card}" for card in RARE)), goal=to_advice)
        for _ in range(3)]),
    "help": Quest({"anahita": True, "dervish": True}, 2, lambda game, dice: [
        Seeker(game, dice, ("use dervish da2", "help a02", "help a03", "help a04", "take dervish")) for _ in range(2)]),
    "solo": Quest({}, 1, lambda game, dice: [Seeker(game, dice, ("repeat a10", "help a02", "help a03", "help a04"))]),
    "brooch-favours": Quest({"anahita": True, "chapman": True}, 3, lambda game, dice: [
        Seeker(game, dice, RUBIES, THRIFT, to_rubies) for _ in range(3)]),
}
"""What can be sought in Caravanserai."""
