"""Caravanserai as the table page sees it: every question of the page goes on to the panel that knows."""
from typing import Any, ClassVar

from engine.caravanserai.actions.order import MinorPick
from engine.caravanserai.actions.setup import ChooseGate, ChooseGood
from engine.caravanserai.game import GAME
from engine.caravanserai.orders import Payout
from engine.caravanserai.stock import Overflow
from engine.caravanserai.turn import Doing, Ready, Rolled, Stop
from engine.kernel import Action, Decision, Event, Game, Refusal
from engine.kernel.saga import Seat
from ui.caravanserai import draft as drafts
from ui.caravanserai import log, taps
from ui.caravanserai.bar import bar
from ui.caravanserai.court.board import court
from ui.caravanserai.help import chapter_for, chapters
from ui.caravanserai.moment import Moment, look
from ui.caravanserai.names import k, t
from ui.caravanserai.seat import part_words, seat_more, seat_sheet
from ui.caravanserai.sheets import sheet
from ui.caravanserai.thumb import thumb
from ui.caravanserai.tray import tray
from ui.caravanserai.why import why
from ui.kit.face import Bar, Chapter, Face, Line, Scene
from ui.kit.html import Html, div

COVERED: list[type[Decision]] = [MinorPick]
"""Questions that show their seat something hidden; those of expansions are added here."""
ONE_TAP = (Ready, Rolled, ChooseGood, ChooseGate)
"""Questions that one tap answers, for those who want no second one."""
BY_ITSELF = (Stop, Doing, Payout, Overflow)
"""Questions that are not asked when there is one answer."""


class CaravanseraiFace(Face):
    """The face of Caravanserai."""

    game: ClassVar[Game] = GAME
    seats = range(2, 5)
    shown = ("threshold",)  # the expansions and modes have rules already, but no panels yet

    def __init__(self) -> None:
        """Begin with no picture seen."""
        self._last: tuple[Scene, Moment] | None = None

    def _look(self, scene: Scene) -> Moment:
        """The moment of a scene, worked out once for all panels that are drawn of it."""
        if self._last is None or self._last[0] is not scene:
            self._last = (scene, look(scene))
        return self._last[1]

    def draft(self) -> drafts.Draft:
        """Nothing picked."""
        return drafts.NOTHING

    def pick(self, scene: Scene, what: str) -> drafts.Draft | Refusal:
        """The draft after a tap, or why not."""
        return taps.pick(scene, what)

    def plan(self, scene: Scene) -> list[str]:
        """The actions of the draft, and the end of what they have begun."""
        return drafts.plan(scene)

    def instant(self, scene: Scene) -> bool:
        """Moves and the first choices are one tap each; amounts are put together first."""
        bundle = drafts.chosen(scene).bundle
        return isinstance(scene.asking, ONE_TAP) and len(bundle) == 1 and bundle[0] not in ("roll", "reroll")

    def auto(self, scene: Scene) -> bool:
        """A stop where nothing can be done, a full purse, or the last possible piece leaves no choice."""
        return isinstance(scene.asking, BY_ITSELF) and len(scene.legal) == 1

    def regions(self, scene: Scene) -> dict[str, Html]:
        """Board and tray."""
        moment = self._look(scene)
        return {"board": div(court(moment), class_="cv yard"), "tray": tray(moment)}

    def bar(self, scene: Scene) -> Bar:
        """The bar."""
        return bar(self._look(scene))

    def stage(self, scene: Scene) -> Html:
        """The round, and the points that bring the end."""
        view = scene.view
        if view.reason:
            return k("stage.over")
        if view.trigger >= 0:
            return k("stage.last")
        if not view.round:
            return k("stage.setup")
        return k("stage" if view.threshold else "stage.open", round=view.round, threshold=view.threshold)

    def seat_score(self, scene: Scene, seat: int) -> int:
        """The points on the scoring board; once the game is over, all of them."""
        return GAME.result(scene.view).totals[seat] if scene.over else scene.view.seats[seat].points

    def seat_more(self, scene: Scene, seat: int) -> Html:
        """Coins, debt and goods."""
        return seat_more(self._look(scene), seat)

    def seat_sheet(self, scene: Scene, seat: int) -> Html:
        """Everything public about a seat."""
        return seat_sheet(self._look(scene), seat)

    def sheet(self, scene: Scene, what: str) -> tuple[Html, Html] | None:
        """The sheet of a space, of all orders, of all cards, of my points."""
        return sheet(self._look(scene), what)

    def covered(self, asking: Decision, view: Any = None) -> bool:
        """Minor Orders drawn are for their seat alone; everything else lies open."""
        return isinstance(asking, tuple(COVERED))

    def target(self, act: Action[Any, Any]) -> str:
        """The piece an action touches."""
        words = str(act)
        if act.verb in ("move", "enter"):
            return f"space {words.split()[1]}"
        return f"act {words}"

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

    def part_words(self, part: str) -> Html:
        """The name of a part of the account."""
        return part_words(part)

    def progress_words(self, progress: dict[str, int | str]) -> str:
        """Round and points."""
        key = "progress" if progress["threshold"] else "progress.open"
        return t(key if progress["round"] else "progress.setup", **progress)


FACE = CaravanseraiFace()
