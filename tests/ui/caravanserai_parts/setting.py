"""Scenes of Caravanserai with expansions and modes, for tests of what these add to the page."""
import re
from collections.abc import Iterator
from random import Random

from engine.caravanserai.game import GAME
from engine.caravanserai.table import CaravanseraiTable
from engine.kernel import Refusal, dice_from, legal, play
from tests.ui.caravanserai.setting import after, asked_scene, taps
from ui.caravanserai.draft import NOTHING, Draft
from ui.caravanserai.face import CaravanseraiFace

FACE = CaravanseraiFace()
FIRST = {"BroochSide": "brooch side A", "ChooseGood": "take silver", "ChooseGate": "enter red_gate"}
"""How everybody answers the questions of the set-up."""


def deal(count: int = 3, seed: str = "p", **options: object) -> CaravanseraiTable:
    """A table with the parts that the options want, before its first question is answered."""
    return GAME.deal(count, GAME.check_options(count, dict(options)), dice_from(seed))


def begun(count: int = 2, seed: str = "p", **options: object) -> CaravanseraiTable:
    """A table at its first turn, everybody at the Red Gate with a silver, seat 0 to move."""
    while True:
        table = deal(count, seed, **options)
        while (answer := FIRST.get(type(table.pending[-1]).__name__)) is not None:
            table = after(table, answer)
        if table.active == 0:
            return table
        seed += "p"


def moments(count: int, seed: str, most: int = 1000, **options: object) -> Iterator[CaravanseraiTable]:
    """The tables of a game of random choices, in which nobody stops the game's going on by idling for long."""
    table, luck = deal(count, seed, **options), Random(seed)
    for _ in range(most):
        yield table
        if not table.pending:
            return
        table = play(GAME, table, luck.choice(legal(GAME, table))).table


def reached(face: CaravanseraiFace, table: CaravanseraiTable, deep: int = 2) -> set[str]:
    """The first actions of all plans within reach of so many taps on what is offered."""
    found: list[tuple[str, ...]] = []
    drafts, seen = [NOTHING], [NOTHING]
    for _ in range(deep + 1):
        drafts = [then for draft in drafts for then in _then(face, table, draft, found) if then not in seen]
        seen += drafts
    return {bundle[0] for bundle in found if bundle}


def _then(face: CaravanseraiFace, table: CaravanseraiTable, draft: Draft, found: list[tuple[str, ...]]) -> list[Draft]:
    """The drafts one tap further; what is played by then goes to `found`.  What has begun may only be done otherwise."""
    moment = asked_scene(table, draft)
    found += [draft.bundle[:1], tuple(face.plan(moment))[:1]]
    offered = [what for what in taps(face, moment) if not draft.bundle or what.startswith(("act move ", "act favour "))]
    picked = [face.pick(moment, what) for what in offered]
    return list(dict.fromkeys(then for then in picked if not isinstance(then, Refusal)))


def plain(markup: str) -> str:
    """Words of markup, without the markup."""
    return " ".join(re.sub(r"<[^>]*>", " ", markup).split())

# ---- what a row of presses leads to


def picked(made: CaravanseraiTable, *what: str) -> Draft:
    """The draft after these presses, none of them refused."""
    draft: Draft | Refusal = NOTHING
    for piece in what:
        assert isinstance(draft, Draft), draft
        draft = FACE.pick(asked_scene(made, draft), piece)
    assert isinstance(draft, Draft), draft
    return draft


def plan(made: CaravanseraiTable, *what: str) -> list[str]:
    """The actions that are played by then."""
    return FACE.plan(asked_scene(made, picked(made, *what)))


def region(name: str, made: CaravanseraiTable, *what: str) -> str:
    """A region of the page by then."""
    return FACE.regions(asked_scene(made, picked(made, *what)))[name]


def bar(made: CaravanseraiTable, *what: str) -> str:
    """The bar by then, in words."""
    shown = FACE.bar(asked_scene(made, picked(made, *what)))
    return plain(f"{shown.say} | {shown.main}")
