"""Scenes of Tan-tan for tests: tables at any moment, seen and drawn as the page does."""
import re
from collections.abc import Iterator
from random import Random

from engine.kernel import dice_from, legal, play
from engine.kernel.saga import Seat
from engine.tantan.game import GAME
from engine.tantan.table import TantanTable, nothing_in_front
from ui.kit.face import Scene
from ui.tantan.face import TantanFace

NAMES = ("Aziza", "Yusuf", "Leyla", "Samira")


def seats(count: int, *kinds: str) -> tuple[Seat, ...]:
    """So many seats; the first is a person, the others bots unless told."""
    told = kinds or ("person", "bot", "bot", "bot")
    return tuple(Seat(name, kind) for name, kind in zip(NAMES[:count], told, strict=False))


def deal(count: int = 4, seed: str = "t", **options: object) -> TantanTable:
    return GAME.deal(count, GAME.check_options(count, {"first": 0, **options}), dice_from(seed))


def arranged(count: int = 4, **zones: object) -> TantanTable:
    """A dealt table with some zones laid out by hand."""
    table = deal(count)
    for zone, cards in zones.items():
        setattr(table, zone, cards)
    return table


def front(**cards: int) -> dict[str, int]:
    return {**nothing_in_front(), **cards}


def scene(table: TantanTable, viewer: int | None = 0, draft: object = None, **more: object) -> Scene:
    """The moment of a table for one pair of eyes; the asked seat may answer if it is the viewer's (or nobody else's)."""
    asked = table.pending[-1] if table.pending else None
    mine = more.pop("mine", asked is not None and asked.seat == viewer)
    facts = {"seats": seats(len(table.hands)), **more}
    return Scene(GAME, 1, viewer, GAME.view(table, viewer), asked.seat if asked else None, asked, bool(mine),
                 tuple(legal(GAME, table)) if mine else (), draft, over=asked is None, **facts)


def asked_scene(table: TantanTable, draft: object = None, **more: object) -> Scene:
    """The moment for the seat that is asked."""
    return scene(table, table.pending[-1].seat, draft, **more)


def drawn(face: TantanFace, moment: Scene) -> str:
    """Everything that the face draws of a moment."""
    parts = list(face.regions(moment).values())
    if moment.mine:
        shown = face.bar(moment)
        parts += [shown.say, shown.main, shown.aside or "", shown.chips]
    parts.append(face.stage(moment))
    for seat in range(len(moment.seats)):
        parts += [face.seat_more(moment, seat), face.seat_sheet(moment, seat)]
    return "".join(parts)


def taps(face: TantanFace, moment: Scene) -> list[str]:
    """Everything that can be tapped: the pieces of the regions, and the bar's aside."""
    markup = "".join(face.regions(moment).values())
    found = re.findall(r'data-do="pick"[^>]*data-what="([^"]*)"', markup)
    aside = face.bar(moment).aside_do if moment.mine else ""
    return [*dict.fromkeys(found), *([aside] if aside else [])]


def moments(count: int, seed: str, most: int = 400) -> Iterator[TantanTable]:
    """The tables of a game of random choices."""
    table, luck = deal(count, seed), Random(seed)
    for _ in range(most):
        yield table
        if not table.pending:
            return
        table = play(GAME, table, luck.choice(legal(GAME, table))).table
