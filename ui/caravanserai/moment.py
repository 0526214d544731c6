"""A scene worked out: whose board is shown, what the draft leads to, and which question the panel speaks of."""
from typing import Any, NamedTuple

from engine.caravanserai.box_board import SPACE_NAMES, SPACE_NUMBER
from engine.caravanserai.orders import Payout, Reward
from engine.caravanserai.table import CaravanseraiTable, StableBoy
from engine.caravanserai.turn import Ready, Rolled, Stop
from engine.caravanserai.view import CaravanseraiView
from ui.caravanserai.ask import Ahead, play_out, start
from ui.caravanserai.draft import Draft, chosen, goal, plan, where
from ui.kit.face import Scene
from ui.words import Name


class Moment(NamedTuple):
    """What every panel draws from.

    `asking` is the question that the panel speaks of and `table` the table it is asked on; `answer` is what the draft
    answers it with ("" for nothing yet); `options` are the actions open to it, in notation.
    """

    scene: Scene
    view: CaravanseraiView
    me: int
    draft: Draft
    ahead: Ahead
    bundle: tuple[str, ...]
    asking: Any
    table: CaravanseraiTable
    answer: str
    options: tuple[str, ...]
    walked: dict[int, tuple[int, ...]] = {}
    """The spaces that a seat's figure has passed since the last picture, both ends included."""

    @property
    def before(self) -> StableBoy:
        """My board as it is."""
        return self.view.seats[self.me]

    @property
    def after(self) -> StableBoy:
        """My board after the draft."""
        return self.ahead.table.seats[self.me]

    def name(self, seat: int) -> Name:
        """The name of a seat."""
        return Name(self.scene.seats[seat].name)

    def asks(self, *kinds: type[Any]) -> bool:
        """Whether the panel's question is of one of these kinds, and mine to answer."""
        return self.scene.mine and isinstance(self.asking, kinds)

    @property
    def walking(self) -> bool:
        """Whether I am to move now."""
        return self.scene.mine and isinstance(self.scene.asking, Ready | Rolled)

    @property
    def walk(self) -> tuple[Any, Any]:
        """The table and the question that my walk begins at, after what the draft does before it (one step more)."""
        steps = [(step.table, step.asking) for step in self.ahead.steps if isinstance(step.asking, Ready | Rolled)]
        if isinstance(self.ahead.asking, Ready | Rolled):
            steps.append((self.ahead.table, self.ahead.asking))
        return steps[-1] if steps else (self.view, self.scene.asking)

    def refused(self, piece: str) -> str:
        """The class of a piece that was just refused, or ""; it changes with every refusal, so that each one shakes."""
        scene = self.scene
        return ("refused", "refused again")[scene.refusals % 2] if scene.refused and scene.refused_at == piece else ""

    @property
    def target(self) -> str:
        """The space that the draft walks to, or ""."""
        return next((space for act in reversed(self.draft.bundle) if (space := goal(act))), "")

    @property
    def past(self) -> bool | None:
        """Whether the draft walks past a watched figure, where one is watched; None while nothing is drafted."""
        walks = [act for act in self.draft.bundle if act.startswith("move ")]
        return len(walks[-1].split()) > 2 if walks else None

    @property
    def going(self) -> tuple[Any, str] | None:
        """The move whose way is drawn: the question that asks for it and the space; mine, or that of a bot about to go."""
        if self.walking:
            return (self.scene.asking, self.looked) if self.looked else None
        asking = self.view.pending[-1] if self.view.pending else None
        space = self.scene.target.removeprefix("space ") if self.scene.target.startswith("space ") else ""
        return (asking, space) if space in SPACE_NUMBER and isinstance(asking, Ready | Rolled) else None

    @property
    def looked(self) -> str:
        """The space that is looked at: the target, else the one under the pointer, else one just refused."""
        peek = self.scene.peek.partition(" ")[2] if self.scene.peek.startswith("space ") else ""
        refused = self.scene.refused_at.partition(" ")[2] if self.scene.refused_at.startswith("space ") else ""
        return self.target or (peek if peek in SPACE_NUMBER else "") or (refused if refused in SPACE_NUMBER else "")

    @property
    def here(self) -> int:
        """The space that the panel speaks of: where the question stands, else my figure's."""
        space = getattr(self.asking, "space", None)
        return space if isinstance(space, int) and space >= 0 else self.ahead.table.seats[self.me].space

    @property
    def here_name(self) -> str:
        """Its name, "" before the figure stands anywhere."""
        return SPACE_NAMES[self.here] if self.here >= 0 else ""

    def drafted(self, *beginnings: str) -> list[str]:
        """The actions of the draft that begin so."""
        return [act for act in self.draft.bundle if not beginnings or act.startswith(beginnings)]


def look(scene: Scene) -> Moment:
    """Work a scene out."""
    draft = chosen(scene)
    ahead = where(scene, draft) if scene.mine else start(scene.view)
    me = scene.viewer if scene.viewer is not None else scene.asked if scene.asked is not None and scene.mine else 0
    asking, table, answer = _focus(scene, ahead)
    options = ahead.options()
    if not ahead.steps:
        options = tuple(str(act) for act in scene.legal)
    elif ahead.closed:
        options = play_out(start(scene.view), ahead.acts[:-1]).options()
    return Moment(scene, scene.view, me, draft, ahead, tuple(plan(scene)), asking, table, answer, options)


def _focus(scene: Scene, ahead: Ahead) -> tuple[Any, CaravanseraiTable, str]:
    """The question that the panel speaks of: the next one, or the last that a draft has answered before it must stop."""
    if not ahead.closed:
        return scene.asking if not ahead.steps else ahead.asking, ahead.table, ""
    if not ahead.steps:
        return None, ahead.table, ""
    last = ahead.steps[-1]
    return last.asking, last.table, last.act


ORDERING = (Payout, Reward)
"""Questions that follow an order."""


def stop_of(moment: Moment) -> Stop | None:
    """The stop at which the draft or the game stands now, if any."""
    stops = [asked for asked in moment.table.pending if isinstance(asked, Stop)]
    return stops[-1] if stops else None
