"""Scenes of any game for tests of its face: a table seen by one pair of eyes, drawn as the page does, and its taps."""
import re
from collections.abc import Callable, Iterator
from typing import Any

from engine.kernel import Action, Game, legal, play
from engine.kernel.saga import Seat
from ui.kit.face import Face, Scene

NAMES = ("Aziza", "Yusuf", "Leyla", "Samira", "Farid", "Nadia")


def seats(count: int, *kinds: str) -> tuple[Seat, ...]:
    """So many seats; the first is a person, the others bots unless told."""
    told = kinds or ("person", *["bot"] * 5)
    return tuple(Seat(name, kind) for name, kind in zip(NAMES[:count], told, strict=False))


def scene_of(game: Game, table: Any, count: int, viewer: int | None = 0, draft: object = None, **more: Any) -> Scene:
    """The moment of a table for one pair of eyes; the asked seat may answer if it is the viewer's."""
    asked = table.pending[-1] if table.pending else None
    mine = more.pop("mine", asked is not None and asked.seat == viewer)
    facts = {"seats": seats(count), **more}
    return Scene(game, 1, viewer, game.view(table, viewer), asked.seat if asked else None, asked, bool(mine),
                 tuple(legal(game, table)) if mine else (), draft, over=asked is None, **facts)


def drawn(face: Face, moment: Scene) -> str:
    """Everything that the face draws of a moment."""
    parts = list(face.regions(moment).values())
    if moment.mine:
        shown = face.bar(moment)
        parts += [shown.say, shown.main, shown.aside or "", shown.second or "", shown.chips]
    parts.append(face.stage(moment))
    for seat in range(len(moment.seats)):
        parts += [face.seat_more(moment, seat), face.seat_sheet(moment, seat)]
    return "".join(parts)


def taps(face: Face, moment: Scene) -> list[str]:
    """Everything that can be tapped: the pieces of the regions, and the bar's asides."""
    markup = "".join(face.regions(moment).values())
    found = re.findall(r'data-do="pick"[^>]*?data-what="([^"]*)"', markup)
    bar = face.bar(moment) if moment.mine else None
    return [*dict.fromkeys(found), *(what for what in (bar.aside_do, bar.second_do) if what)] if bar else [*dict.fromkeys(found)]


def tables(game: Game, table: Any, choose: Callable[[list[Action[Any, Any]]], Action[Any, Any]], most: int) -> Iterator[Any]:
    """The tables of a game of somebody's choices, the first one included."""
    for _ in range(most):
        yield table
        if not table.pending:
            return
        table = play(game, table, choose(legal(game, table))).table
