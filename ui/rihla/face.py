"""Rihla as the table page sees it: every question of the page goes on to the panel that knows."""
from typing import Any, ClassVar

from engine.kernel import Action, Decision, Event, Game, Refusal
from engine.kernel.saga import Seat
from engine.rihla.auction import Bid
from engine.rihla.box import CARDS, SPACES
from engine.rihla.box_cards import RIHLA
from engine.rihla.dues import Debt
from engine.rihla.game import GAME
from engine.rihla.trade import Reply
from ui.kit.face import Bar, Chapter, Clock, Face, Line, Scene
from ui.kit.html import Html, join
from ui.rihla import log
from ui.rihla.bar import bar
from ui.rihla.board import board
from ui.rihla.drafts import auction as auctions
from ui.rihla.drafts import pick as drafts
from ui.rihla.drafts.draft import NOTHING, Draft
from ui.rihla.help import chapter_for, chapters
from ui.rihla.memory import Memory
from ui.rihla.moment import Moment, look
from ui.rihla.names import card_name, space_name
from ui.rihla.panels import timer
from ui.rihla.panels.deed import deed_sheet
from ui.rihla.panels.leaving import leaving, watching
from ui.rihla.panels.news import card_sheet, journey_sheet
from ui.rihla.panels.tale import RihlaTeller
from ui.rihla.panels.tray import tray
from ui.rihla.seat import seat_more, seat_sheet
from ui.rihla.thumb import thumb
from ui.rihla.why import why
from ui.words import say, tell

GRAVE = ("leave", "give", "offer")
"""Answers that one tap alone never plays."""


class RihlaFace(Face):
    """The face of Rihla; it remembers only which card was turned over last from one picture to the next."""

    game: ClassVar[Game] = GAME
    unit: ClassVar[str] = "purse"

    def __init__(self) -> None:
        """Begin with no picture seen."""
        self._memory = Memory()
        self._last: tuple[Scene, Moment] | None = None

    def _look(self, scene: Scene) -> Moment:
        """The moment of a scene, worked out once for all panels that are drawn of it."""
        if self._last is None or self._last[0] is not scene:
            self._last = (scene, look(scene, self._memory.of(scene.view)))
        return self._last[1]

    def draft(self) -> Draft:
        """Nothing picked."""
        return NOTHING

    def pick(self, scene: Scene, what: str) -> Draft | Refusal:
        """The draft after a tap, or why not."""
        return drafts.pick(scene, what)

    def plan(self, scene: Scene) -> list[str]:
        """The answer of the main button."""
        return drafts.plan(scene)

    def kept(self, scene: Scene) -> Draft:
        """One builds or leases more than once in a row: the page of the estate stays open."""
        return drafts.kept(scene)

    def instant(self, scene: Scene) -> bool:
        """An answer that was tapped is played by that tap; opening a card or a page plays nothing."""
        act = drafts.chosen(scene).act
        return bool(act) and act.split()[0] not in GRAVE

    def auto(self, scene: Scene) -> bool:
        """Every question of this game is a real one: one may always leave, or trade first."""
        return False

    def standing(self, scene: Scene) -> str:
        """A limit in an auction, new or kept."""
        return auctions.standing(scene, drafts.chosen(scene))

    def answered(self, scene: Scene) -> list[str]:
        """A bid within the limit."""
        return auctions.answered(scene)

    def answered_remark(self) -> str:
        """Whose limit has bid."""
        return "rihla.remark.limit"

    def leaving(self, scene: Scene, seat: int) -> tuple[str, Html] | None:
        """How a seat leaves, and what that means."""
        return leaving(scene, seat)

    def watching(self, scene: Scene) -> bool:
        """Whether all persons here are out."""
        return watching(scene)

    def clock(self, table: Any, options: dict[str, Any]) -> Clock | None:
        """The clock of the question that waits."""
        return timer.clock_of(table, options)

    def absence(self, clock: Clock, seconds: int, away: int) -> tuple[int, int]:
        """What an absence comes to."""
        return timer.absence(clock, seconds, away)

    def clock_piece(self, clock: Clock, seconds: int, soon: bool) -> Html:
        """The clock of the top line."""
        return timer.clock_piece(clock, seconds, soon)

    def regions(self, scene: Scene) -> dict[str, Html]:
        """Board and tray."""
        moment = self._look(scene)
        return {"board": board(moment), "tray": tray(moment)}

    def bar(self, scene: Scene) -> Bar:
        """The bar."""
        return bar(self._look(scene))

    def stage(self, scene: Scene) -> Html:
        """The round, and what is going on."""
        view = scene.view
        if view.ended:
            return say("rihla.stage.over")
        asking = scene.asking
        kind = type(asking).__name__.lower() if asking is not None else "none"
        return join(say("rihla.stage.round", n=view.round), " · ", say(f"rihla.stage.{kind}"))

    def seat_score(self, scene: Scene, seat: int) -> int:
        """The cash of a seat."""
        cash: int = scene.view.merchants[seat].cash
        return cash

    def seat_more(self, scene: Scene, seat: int) -> Html:
        """Barakah and wealth."""
        return seat_more(self._look(scene), seat)

    def seat_sheet(self, scene: Scene, seat: int) -> Html:
        """Everything about a seat: nothing is hidden in this game."""
        return seat_sheet(self._look(scene), seat)

    def sheet(self, scene: Scene, what: str) -> tuple[Html, Html] | None:
        """The full card of a space (`space-12`) or of a drawn card (`card-S04`): title and body."""
        kind, _, which = what.partition("-")
        if kind == "clock":
            return say("rihla.clock"), timer.clock_sheet(self._look(scene))
        if kind == "space" and which.isdecimal() and int(which) < SPACES:
            return join(space_name(int(which))), deed_sheet(self._look(scene), int(which))
        if kind == "card" and which in RIHLA:
            return join(card_name(which)), journey_sheet(which)
        return (join(card_name(which)), card_sheet(which)) if kind == "card" and which in CARDS else None

    def covered(self, asking: Decision, view: Any = None) -> bool:
        """Nothing is secret; the cover only keeps others from answering for somebody outside that one's own turn."""
        return isinstance(asking, Reply | Bid | Debt) and (view is None or asking.seat != view.current)

    def target(self, act: Action[Any, Any]) -> str:
        """The piece an action touches: a space on the road, a button beside it."""
        word = str(act).split()[-1]
        if act.verb in ("build", "sell", "lease", "reclaim"):
            return f"space-{word}"
        if act.verb == "stop":
            return f"steps-{word}"
        return "asked" if act.verb in ("buy", "pass", "bid", "fold", "endow", "visit") else ""

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

    def teller(self, seats: int) -> RihlaTeller:
        """What streets earned, and the luck of the draw."""
        return RihlaTeller(seats)

    def progress_words(self, progress: dict[str, int | str]) -> str:
        """Round and turn."""
        return tell("rihla.progress", round=progress["round"], turn=progress["turn"])


FACE = RihlaFace()
