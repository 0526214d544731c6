"""Scenes of Caravanserai for tests: tables at any moment, seen and drawn as the page does."""
import re
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.caravanserai.box import Needs
from engine.caravanserai.box_orders import MAJORS, MINORS
from engine.caravanserai.game import GAME
from engine.caravanserai.kits import ABILITIES
from engine.caravanserai.table import CaravanseraiTable
from engine.kernel import dice_from, legal, parse, play
from engine.kernel.saga import Seat
from ui.caravanserai.face import CaravanseraiFace
from ui.kit.face import Scene

NAMES = ("Aziza", "Yusuf", "Leyla", "Samira")


def seats(count: int, *kinds: str) -> tuple[Seat, ...]:
    """So many seats; the first is a person, the others bots unless told."""
    told = kinds or ("person", "bot", "bot", "bot")
    return tuple(Seat(name, kind) for name, kind in zip(NAMES[:count], told, strict=False))


def deal(count: int = 4, seed: str = "t", **options: object) -> CaravanseraiTable:
    return GAME.deal(count, GAME.check_options(count, dict(options)), dice_from(seed))


def after(table: CaravanseraiTable, *notations: str) -> CaravanseraiTable:
    for notation in notations:
        table = play(GAME, table, parse(GAME, table, notation)).table
    return table


def begun(count: int = 2, seed: str = "t") -> CaravanseraiTable:
    """A table at its first turn, everybody at the Red Gate with a silver, seat 0 to move."""
    table = after(deal(count, seed), *("take silver", "enter red_gate") * count)
    while table.active != 0:
        seed += "t"
        table = after(deal(count, seed), *("take silver", "enter red_gate") * count)
    return table


def scene(table: CaravanseraiTable, viewer: int | None = 0, draft: object = None, **more: Any) -> Scene:
    """The moment of a table for one pair of eyes; the asked seat may answer if it is the viewer's."""
    asked = table.pending[-1] if table.pending else None
    mine = more.pop("mine", asked is not None and asked.seat == viewer)
    facts = {"seats": seats(len(table.seats)), **more}
    return Scene(GAME, 1, viewer, GAME.view(table, viewer), asked.seat if asked else None, asked if mine else None, bool(mine),
                 tuple(legal(GAME, table)) if mine else (), draft, over=asked is None, **facts)


def asked_scene(table: CaravanseraiTable, draft: object = None, **more: Any) -> Scene:
    """The moment for the seat that is asked."""
    return scene(table, table.pending[-1].seat, draft, **more)


def drawn(face: CaravanseraiFace, moment: Scene) -> str:
    """Everything that the face draws of a moment."""
    parts = list(face.regions(moment).values())
    if moment.mine:
        shown = face.bar(moment)
        parts += [shown.say, shown.main, shown.aside or "", shown.chips]
    parts.append(face.stage(moment))
    for seat in range(len(moment.seats)):
        parts += [face.seat_more(moment, seat), face.seat_sheet(moment, seat)]
    return "".join(parts)


def taps(face: CaravanseraiFace, moment: Scene) -> list[str]:
    """Everything that can be tapped: the pieces of the regions, and the bar's aside."""
    markup = "".join(face.regions(moment).values())
    found = re.findall(r'data-do="pick"[^>]*data-what="([^"]*)"', markup)
    aside = face.bar(moment).aside_do if moment.mine else ""
    return [*dict.fromkeys(found), *([aside] if aside else [])]


def moments(count: int, seed: str, most: int = 1000) -> Iterator[CaravanseraiTable]:
    """The tables of a game of random choices."""
    table, luck = deal(count, seed), Random(seed)
    for _ in range(most):
        yield table
        if not table.pending:
            return
        table = play(GAME, table, luck.choice(legal(GAME, table))).table


def holding(goods: Needs, *more: int) -> list[int]:
    """The pieces of a list, and more of each good."""
    held = [0] * 6
    for good, count in goods:
        held[good] = count
    for good in more:
        held[good] += 1
    return held


def give(table: CaravanseraiTable, seat: int, goods: list[int]) -> None:
    """Let a seat hold these pieces, from the tray."""
    boy = table.seats[seat]
    table.tray = [tray + had - has for tray, had, has in zip(table.tray, boy.goods, goods, strict=True)]
    boy.goods = goods


def hand_out(table: CaravanseraiTable, seat: int, *cards: str) -> None:
    """Let a seat hold these ability cards, wherever they lay."""
    for card in cards:
        shelf = table.shelves[ABILITIES[card].kind]
        if card in shelf.deck:
            shelf.deck.remove(card)
        else:
            shelf.shown[shelf.shown.index(card)] = shelf.deck.pop()
        table.seats[seat].cards += (card,)


def gathering(count: int, seed: str) -> CaravanseraiTable:
    """A table where everybody is well off, so that random taps fill orders and buy cards."""
    table = begun(count, seed)
    for seat, boy in enumerate(table.seats):
        give(table, seat, [1, 1, 2, 1, 1, 1])
        boy.coins, boy.room = 4, 5
    return table


def rich() -> list[CaravanseraiTable]:
    """Tables at the questions that random play seldom comes to."""
    before = begun()
    give(before, 0, holding(MAJORS[before.towers[3]].goods, 0))
    tower = after(before, "move tower_sw")
    payout = after(tower, "complete -")
    reward = after(payout, "fill 1")
    keeps = begun()
    give(keeps, 0, holding(MINORS[keeps.minors[0]].goods))
    drawn_minor = after(keeps, "move stall_bronze", "skip", "move red_gate", "draw -")
    gate = begun()
    gate.seats[0].space = 9
    hand_out(gate, 0, "x3", "x14", "x15", "x16")
    give(gate, 0, [2, 1, 1, 1, 1, 1])
    at_gate = after(gate, "move blue_gate")
    over = begun()
    give(over, 0, [0, 3, 2, 1, 1, 0])
    overflow = after(over, "move stall_bronze", "buy bronze")
    closing = after(gate, "move blue_gate", "turn fountain", "done", "move stall_gold", "skip")
    turned = after(gate, "roll")
    keeper = begun()
    give(keeper, 0, holding(MAJORS[keeper.towers[3]].goods))
    hand_out(keeper, 0, "x11")
    return [before, tower, payout, reward, drawn_minor, gate, at_gate, after(at_gate, "turn fountain"), overflow, closing, turned,
            after(gate, "side sell gold"), after(gate, "side exchange gold"), after(keeper, "move tower_sw")]
