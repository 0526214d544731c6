"""One moment as the panels see it: the scene with its draft worked out, asked of the engine once."""
from typing import NamedTuple

from engine.kernel import Refusal
from engine.rihla.box import KIND, SPACES
from engine.rihla.scoring import wealth
from engine.rihla.table import NOBODY, Merchant, owns_street
from engine.rihla.view import RihlaView
from ui.kit.face import Scene
from ui.rihla.ask import Ahead, ahead
from ui.rihla.drafts.draft import Draft
from ui.rihla.drafts.pick import chosen, plan
from ui.rihla.memory import Drawn
from ui.rihla.names import whom
from ui.words import Name

BLIND = ("draw", "wait", "leave")
"""Answers that nothing can be foretold of."""


class Moment(NamedTuple):
    """`draft` is what is chosen, `bundle` the action of the main button, `fore` what it leads to (None: not to be told).

    `act` is the action that was picked by hand, "" while the main button only offers the usual one.
    """

    scene: Scene
    view: RihlaView
    draft: Draft
    bundle: tuple[str, ...]
    fore: Ahead | None
    drawn: Drawn
    listed: tuple[str, ...]

    @property
    def me(self) -> int:
        """The seat whose things lie in the tray: who may answer here, else the viewer, else seat 0."""
        seat = self.scene.asked if self.scene.mine else self.scene.viewer
        return seat or 0

    @property
    def mine(self) -> Merchant:
        """The merchant of the tray."""
        return self.view.merchants[self.me]

    @property
    def act(self) -> str:
        """What was picked by hand, while it is allowed."""
        return self.draft.act if self.bundle else ""

    @property
    def looked(self) -> int:
        """The space whose card is looked at: tapped, else under the pointer; -1 for none."""
        word, _, number = self.scene.peek.partition("-")
        peeked = int(number) if word == "space" and number.isdecimal() and self.scene.mine else -1
        return self.draft.space if self.draft.space >= 0 else peeked

    @property
    def target(self) -> int:
        """The space that a bot is about to touch, -1 for none (`RihlaFace.target` names it)."""
        word, _, number = self.scene.target.partition("-")
        asking = self.scene.asking
        if word == "asked":
            return int(getattr(asking, "space", -1))
        if word == "steps" and asking is not None:
            return (self.view.merchants[asking.seat].pos + int(number)) % SPACES
        return int(number) if word == "space" else -1

    def asks(self, *kinds: type) -> bool:
        """Whether the viewer must answer a question of one of these kinds."""
        return self.scene.mine and isinstance(self.scene.asking, kinds)

    def name(self, seat: int) -> Name:
        """The name of a seat."""
        return Name(self.scene.seats[seat].name)

    def whom(self, seat: int) -> Name:
        """The name in the middle of a sentence: a lone person is "you" there."""
        return whom(self.name(seat))

    def wealth(self, seat: int) -> int:
        """What a seat has in all."""
        return wealth(self.view, seat)

    def full(self, space: int) -> bool:
        """Whether the street of a business belongs to one merchant."""
        return KIND[space] == "business" and self.view.owner[space] != NOBODY and owns_street(self.view, space)

    def refused(self, piece: str) -> str:
        """The class of a piece that was just refused, or ""; it changes with every refusal, so that each one shakes."""
        scene = self.scene
        return ("refused", "refused again")[scene.refusals % 2] if scene.refused and scene.refused_at == piece else ""

    def touched(self, piece: str) -> str:
        """The classes of a piece that a bot is about to touch, or ""."""
        scene = self.scene
        return f"touched seat-{(scene.asked or 0) + 1}" if scene.target and piece in scene.target.split() else ""


def look(scene: Scene, drawn: Drawn) -> Moment:
    """Work a scene out."""
    bundle = tuple(plan(scene))
    told = ahead(scene.view, *bundle) if bundle and bundle[0] not in BLIND else None
    fore = None if isinstance(told, Refusal) else told
    return Moment(scene, scene.view, chosen(scene), bundle, fore, drawn, tuple(str(act) for act in scene.legal))
