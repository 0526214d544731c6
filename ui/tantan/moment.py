"""One moment as the panels see it: the scene with its draft worked out, asked of the engine once."""
from typing import NamedTuple

from engine.tantan.preview import Foresight, foresee
from engine.tantan.standing import Standing, standing
from engine.tantan.table import BuyMore, Discard, Pick, Steal, StockCount, StockMice, Turn
from engine.tantan.view import TantanView
from ui.kit.face import Scene
from ui.tantan.draft import Draft, chosen, own_hand, plan
from ui.tantan.pieces import Pieces
from ui.words import Name

COVERED = (Turn, BuyMore, StockCount, StockMice)
"""Questions that need the own hand (spec 7.3)."""


class Moment(NamedTuple):
    """`draft` is what is chosen, `bundle` the actions it stands for, `fore` what they lead to (None: nothing is complete)."""

    scene: Scene
    view: TantanView
    draft: Draft
    bundle: tuple[str, ...]
    fore: Foresight | None
    standing: Standing
    pieces: Pieces

    @property
    def me(self) -> int:
        """The seat whose things lie in the tray: who may answer here, else the viewer, else (several look on) seat 0."""
        seat = self.scene.asked if self.scene.mine else self.scene.viewer
        return seat or 0

    @property
    def hand(self) -> list[str]:
        """The cards of the hand in the tray, where they may be known."""
        return own_hand(self.view, self.me)

    @property
    def sharing(self) -> bool:
        """Whether a distribution is on."""
        return self.view.lap is not None

    @property
    def buying(self) -> bool:
        """Whether stalls may be chosen now."""
        return self.scene.mine and isinstance(self.scene.asking, Turn | BuyMore) and not self.draft.stocking

    @property
    def stocking(self) -> bool:
        """Whether cards of the hand are being chosen for the caravan."""
        return self.scene.mine and self.draft.stocking

    @property
    def shows_hand(self) -> bool:
        """Whether the viewer's hand may lie open: always for the only person here, else only for a covered question."""
        scene, view = self.scene, self.view
        if view.open_hands:
            return True
        alone = sum(seat.kind == "person" for seat in scene.seats) < 2
        return view.seat == self.me and (alone or (scene.mine and isinstance(scene.asking, COVERED)))

    def asks(self, *kinds: type) -> bool:
        """Whether the viewer must answer a question of one of these kinds."""
        return self.scene.mine and isinstance(self.scene.asking, kinds)

    def name(self, seat: int) -> Name:
        """The name of a seat."""
        return Name(self.scene.seats[seat].name)

    def refused(self, piece: str) -> str:
        """The class of a piece that was just refused, or ""; it changes with every refusal, so that each one shakes."""
        scene = self.scene
        return ("refused", "refused again")[scene.refusals % 2] if scene.refused and scene.refused_at == piece else ""

    def touched(self, piece: str, seat: int | None = None) -> str:
        """The classes of a piece that the asked seat is about to touch, or ""; a piece of one `seat` only by itself."""
        asked = self.scene.asked
        if asked is None or piece != self.scene.target or seat not in (None, asked):
            return ""
        return f"touched seat-{asked + 1}"


def look(scene: Scene, pieces: Pieces) -> Moment:
    """Work a scene out."""
    bundle = tuple(plan(scene))
    fore = foresee(scene.view, bundle) if bundle else None
    return Moment(scene, scene.view, chosen(scene), bundle, fore, standing(scene.view.fronts), pieces)


SHARING = (Pick, Steal, Discard)
"""Questions of a distribution."""
