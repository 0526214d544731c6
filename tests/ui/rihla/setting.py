"""Scenes of Rihla for tests: tables at any moment, seen and drawn as the page does."""
import re
from collections.abc import Iterator
from random import Random

from engine.kernel import Action, dice_from, legal, play
from engine.kernel.saga import Seat
from engine.rihla.game import GAME
from engine.rihla.table import RihlaTable
from ui.kit.face import Scene
from ui.rihla.face import RihlaFace

NAMES = ("Aziza", "Yusuf", "Leyla", "Samira", "Farid", "Nadia")


def seats(count: int, *kinds: str) -> tuple[Seat, ...]:
    """So many seats; the first is a person, the others bots unless told."""
    told = kinds or ("person", *["bot"] * 5)
    return tuple(Seat(name, kind) for name, kind in zip(NAMES[:count], told, strict=False))


def deal(count: int = 4, seed: str = "t", **options: object) -> RihlaTable:
    return GAME.deal(count, GAME.check_options(count, options), dice_from(seed))


def scene(table: RihlaTable, viewer: int | None = 0, draft: object = None, **more: object) -> Scene:
    """The moment of a table for one pair of eyes; the asked seat may answer if it is the viewer's."""
    asked = table.pending[-1] if table.pending else None
    mine = more.pop("mine", asked is not None and asked.seat == viewer)
    facts = {"seats": seats(len(table.merchants)), **more}
    return Scene(GAME, 1, viewer, GAME.view(table, viewer), asked.seat if asked else None, asked, bool(mine),
                 tuple(legal(GAME, table)) if mine else (), draft, over=asked is None, **facts)


def asked_scene(table: RihlaTable, draft: object = None, **more: object) -> Scene:
    """The moment for the seat that is asked."""
    return scene(table, table.pending[-1].seat, draft, **more)


def drawn(face: RihlaFace, moment: Scene) -> str:
    """Everything that the face draws of a moment."""
    parts = list(face.regions(moment).values())
    if moment.mine:
        shown = face.bar(moment)
        parts += [shown.say, shown.main, shown.aside or "", shown.chips]
    parts.append(face.stage(moment))
    for seat in range(len(moment.seats)):
        parts += [face.seat_more(moment, seat), face.seat_sheet(moment, seat)]
    return "".join(parts)


def taps(face: RihlaFace, moment: Scene) -> list[str]:
    """Everything that can be tapped: the pieces of the regions, and the bar's aside."""
    markup = "".join(face.regions(moment).values())
    found = re.findall(r'data-do="pick"[^>]*?data-what="([^"]*)"', markup)
    aside = face.bar(moment).aside_do if moment.mine else ""
    return [*dict.fromkeys(found), *([aside] if aside else [])]


def lively(options: list[Action], luck: Random) -> Action:
    """A choice that keeps a random game moving: it mostly draws, buys and builds."""
    bold = [act for act in options if act.verb in ("draw", "buy", "build", "stop", "bid", "wait")]
    return luck.choice(bold if bold and luck.random() < .7 else options)


def moments(count: int, seed: str, most: int = 300, **options: object) -> Iterator[RihlaTable]:
    """The tables of a game of random choices."""
    table, luck = deal(count, seed, **options), Random(seed)
    for _ in range(most):
        yield table
        if not table.pending:
            return
        table = play(GAME, table, lively(legal(GAME, table), luck)).table
