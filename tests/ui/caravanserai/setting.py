"""Scenes of Caravanserai for tests: tables at any moment, seen and drawn as the page does."""
import re
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.caravanserai.game import GAME
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
