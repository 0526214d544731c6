"""Tan-tan as the table page sees it: every question of the page goes on to the panel that knows."""
from typing import Any, ClassVar

from engine.kernel import Action, Decision, Event, Game, Refusal
from engine.kernel.saga import Seat
from engine.tantan.game import GAME
from engine.tantan.standing import standing
from ui.kit.face import Bar, Chapter, Face, Line, Scene
from ui.kit.html import Html
from ui.tantan import draft as drafts
from ui.tantan import log, taps
from ui.tantan.bar import bar
from ui.tantan.board import board, tray
from ui.tantan.help import chapter_for, chapters
from ui.tantan.moment import COVERED, SHARING, Moment, look
from ui.tantan.panel import panel_more
from ui.tantan.pieces import Names
from ui.tantan.sheet import seat_sheet
from ui.tantan.thumb import thumb
from ui.tantan.why import why
from ui.words import say, tell


class TantanFace(Face):
    """The face of Tan-tan Caravan; it remembers only which card is which from one picture to the next."""

    game: ClassVar[Game] = GAME

    def __init__(self) -> None:
        """Begin with no picture seen."""
        self._names = Names()
        self._moment: Moment | None = None

    def _look(self, scene: Scene) -> Moment:
        """The scene worked out, once for all the questions that the page asks about it."""
        if self._moment is None or self._moment.scene is not scene:
            self._moment = look(scene, self._names.of(scene.view))
        return self._moment

    def draft(self) -> drafts.Draft:
        """Nothing picked."""
        return drafts.NOTHING

    def pick(self, scene: Scene, what: str) -> drafts.Draft | Refusal:
        """The draft after a tap, or why not."""
        return taps.pick(scene, what)

    def tallies(self, what: str) -> bool:
        """Steppers: one copy or mouse more, one less."""
        return what.startswith(("count-", "mice-"))

    def plan(self, scene: Scene) -> list[str]:
        """The bundle of the draft."""
        return drafts.plan(scene)

    def instant(self, scene: Scene) -> bool:
        """Shares, thefts and mice are one tap each; a turn is put together first."""
        return isinstance(scene.asking, SHARING)

    def auto(self, scene: Scene) -> bool:
        """A share, a victim or a mouse's meal without any choice is answered by itself."""
        return isinstance(scene.asking, SHARING) and len(scene.legal) == 1

    def regions(self, scene: Scene) -> dict[str, Html]:
        """Board and tray."""
        moment = self._look(scene)
        return {"board": board(moment), "tray": tray(moment)}

    def bar(self, scene: Scene) -> Bar:
        """The bar."""
        return bar(self._look(scene))

    def stage(self, scene: Scene) -> Html:
        """How far the game is: the pile, or the distribution."""
        view = scene.view
        if view.ended:
            return say("tantan.stage.over")
        if view.lap:
            return say("tantan.stage.last" if view.lap.final else "tantan.stage.lap")
        return say("tantan.stage.pile", n=view.pile_count) if view.pile_count else say("tantan.stage.empty")

    def seat_score(self, scene: Scene, seat: int) -> int:
        """The points in front of a seat."""
        return standing(scene.view.fronts).totals[seat]

    def seat_more(self, scene: Scene, seat: int) -> Html:
        """Leads and the number of cards in hand."""
        return panel_more(self._look(scene), seat)

    def seat_sheet(self, scene: Scene, seat: int) -> Html:
        """Everything public about a seat."""
        return seat_sheet(self._look(scene), seat)

    def covered(self, asking: Decision, view: Any = None) -> bool:
        """Turns need the hand; shares, thefts and mice do not; open hands hide nothing (spec 7.3)."""
        return isinstance(asking, COVERED) and not (view is not None and view.open_hands)

    def target(self, act: Action[Any, Any]) -> str:
        """The piece an action touches."""
        word = str(act).split()[-1]
        kind = {"buy": "stall", "take": "share", "steal": "seat", "discard": "front", "stock": "pack"}.get(act.verb)
        return f"{kind}-{word}" if kind else ""

    def line(self, event: Event, seats: tuple[Seat, ...], viewer: int | None) -> Line | None:
        """An event in words."""
        return log.line(event, seats)

    def sound(self, event: Event) -> str:
        """The sound of an event."""
        return log.sound(event)

    def why(self, refusal: Refusal) -> Html:
        """A refusal in words."""
        return why(refusal)

    def thumb(self, view: Any) -> Html:
        """A small picture of the table."""
        return thumb(view)

    def chapters(self) -> list[Chapter]:
        """The rules in chapters."""
        return chapters()

    def chapter_for(self, asking: Decision | None) -> str:
        """The chapter for a question."""
        return chapter_for(asking)

    def progress_words(self, progress: dict[str, int | str]) -> str:
        """Turn and pile."""
        key = "tantan.progress" if progress["pile"] else "tantan.progress.empty"
        return tell(key, turn=progress["turn"], pile=progress["pile"])


FACE = TantanFace()
