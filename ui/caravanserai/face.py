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
from ui.caravanserai import log, new_table, taps
from ui.caravanserai.attach import attach, doors, every, first_word
from ui.caravanserai.bar import bar
from ui.caravanserai.court.board import court
from ui.caravanserai.expansions import EXPANSIONS
from ui.caravanserai.help import chapter_for, chapters
from ui.caravanserai.memory import Walks
from ui.caravanserai.modes import MODES
from ui.caravanserai.moment import Moment, look
from ui.caravanserai.names import k, t
from ui.caravanserai.seat import part_words, seat_more, seat_sheet
from ui.caravanserai.sheets import sheet
from ui.caravanserai.thumb import thumb
from ui.caravanserai.tray import tray
from ui.caravanserai.why import why
from ui.kit.face import Bar, Chapter, Face, Line, Scene
from ui.kit.html import Html, div, join
from ui.kit.rows import Row, Setting

for _part in (*EXPANSIONS, *MODES):
    attach(_part)

COVERED = (MinorPick,)
"""Questions that show their seat something hidden."""
ONE_TAP = (Ready, Rolled, ChooseGood, ChooseGate)
"""Questions that one tap answers, for those who want no second one."""
BY_ITSELF = (Stop, Doing, Payout, Overflow)
"""Questions that are not asked when there is one answer."""


class CaravanseraiFace(Face):
    """The face of Caravanserai."""

    game: ClassVar[Game] = GAME
    seats = range(min((2, *every().seats)), 5)
    shown = ("threshold", *every().options)  # a part whose panels are not whole opens no option

    def __init__(self) -> None:
        """Begin with no picture seen."""
        self._last: tuple[Scene, Moment] | None = None
        self._walks = Walks()

    def rows(self, setting: Setting) -> tuple[Row, ...]:
        """The way to play, expansions, and what brings the end."""
        return new_table.rows(setting, self._open(), self.seat_counts())

    def chosen(self, setting: Setting, name: str, value: str) -> Setting:
        """A choice on the new-game sheet; what is not open cannot be chosen."""
        return new_table.chosen(setting, name, value, self._open(), self.seat_counts())

    def counts(self, setting: Setting) -> range:
        """How many the way to play is for."""
        return new_table.counts(setting, self.seat_counts())

    def opening(self, setting: Setting) -> list[str]:
        """First moves wished for."""
        return new_table.mode_of(setting).opening(setting)

    def _open(self) -> tuple[str, ...]:
        return tuple(option.name for option in self.options())

    def _look(self, scene: Scene) -> Moment:
        """The moment of a scene, worked out once for all panels that are drawn of it."""
        if self._last is None or self._last[0] is not scene:
            self._last = (scene, look(scene)._replace(walked=self._walks.since(scene.view)))
        return self._last[1]

    def draft(self) -> drafts.Draft:
        """Nothing picked."""
        return drafts.NOTHING

    def pick(self, scene: Scene, what: str) -> drafts.Draft | Refusal:
        """The draft after a tap, or why not."""
        return taps.pick(scene, what)

    def tallies(self, what: str) -> bool:
        """Steppers: one piece more, one less."""
        kind, _, act = what.partition(" ")
        return kind == "less" or (kind == "act" and act in taps.FIRST_UNIT)

    def plan(self, scene: Scene) -> list[str]:
        """The actions of the draft, and the end of what they have begun."""
        return drafts.plan(scene)

    def instant(self, scene: Scene) -> bool:
        """Moves and the first choices are one tap each; amounts are put together first."""
        bundle = drafts.chosen(scene).bundle
        if len(bundle) != 1 or bundle[0] in ("roll", "reroll") or not isinstance(scene.asking, (*ONE_TAP, *every().one_tap)):
            return False
        there = drafts.goal(bundle[0])  # a space with two ways asks which
        return not there or sum(drafts.goal(str(act)) == there for act in scene.legal) < 2

    def auto(self, scene: Scene) -> bool:
        """A stop where nothing can be done, a full purse, or the last possible piece leaves no choice."""
        return isinstance(scene.asking, (*BY_ITSELF, *every().by_itself)) and len(scene.legal) == 1

    def standing(self, scene: Scene) -> str:
        """Whoever buys a card at the Blue Gate leaves it then, unless they want to stay."""
        return drafts.afterwards(scene)

    def answered(self, scene: Scene) -> list[str]:
        """The end of a visit to the Blue Gate."""
        return drafts.wanted(scene)

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
        told = next((words for stage in doors(view).stage if (words := stage(view))), None)
        if told:
            return join(told)
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
        if isinstance(asking, (*COVERED, *every().covered)):
            return True
        return view is not None and any(hidden(asking, view) for hidden in doors(view).hidden)

    def target(self, act: Action[Any, Any]) -> str:
        """The piece an action touches."""
        words = str(act)
        piece = first_word(every().target, words)
        if piece:
            return piece
        if drafts.goal(words):
            return f"space {drafts.goal(words)}"
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
