"""The face of a game: what the page must know to show and play one game.  Each game's folder has one.

The page owns the saga, the turn, bots, film, undo and saving.  A face owns how its board looks, what a tap on a piece
means for the draft, and how its events and refusals are worded.  A face computes no rule: it narrows the legal list by
what is picked, and asks the engine for previews.
"""
from typing import Any, ClassVar, NamedTuple

from engine.kernel import Action, Decision, Event, Game, Option, Refusal
from engine.kernel.saga import Saga, Seat
from ui.kit.html import Html
from ui.kit.rows import Row, Setting
from ui.words import say


class Scene(NamedTuple):
    """Everything a face may look at to draw one moment.

    `viewer` is the seat whose eyes these are (None: nobody's), `view` what it may see.  `asked` is the seat that must
    answer and `asking` its question as far as the viewer may know it.  `legal` is empty unless the viewer itself may act
    now (`mine`).  `draft` is the face's own selection.  `refused` is the last refused tap.  `target` names what a bot is
    about to touch (film), as the face itself named it in `target()`.  `peek` is the piece under the pointer, or "".
    `refused_at` is the piece (its `data-what`) whose tap was refused, `refusals` how many taps were, so that two in a row
    can be drawn as two.  An open question (not `Face.covered`) may be `mine` with `viewer` None: several people look.
    `standing` is what the asked seat has told the page to answer for it (see `Face.standing`), only ever shown to that
    seat.  `dress` is how the pieces of the persons here look, in the face's own terms; no rule reads it.  `looking` is
    whether this is an earlier moment that is looked at.
    """

    game: Game
    step: int
    viewer: int | None
    view: Any
    asked: int | None
    asking: Decision | None
    mine: bool
    legal: tuple[Action[Any, Any], ...]
    draft: Any
    seats: tuple[Seat, ...]
    refused: Refusal | None = None
    target: str = ""
    peek: str = ""
    over: bool = False
    confirm: bool = True
    refused_at: str = ""
    refusals: int = 0
    standing: str = ""
    dress: Any = None
    looking: bool = False


class Bar(NamedTuple):
    """The action bar: one line (and whether it says why not), the main action and up to one aside.

    `main` and `aside` are words on buttons; `main_ready` is False for a main action that cannot be taken yet;
    `aside_do` is the name given to `pick` when the aside is pressed; `chips` are the preview in cost, gain, consequence.
    `second` is one more aside for narrow screens, where the tray has no room for it.
    """

    say: Html
    why: bool
    main: Html
    main_ready: bool
    aside: Html | None = None
    aside_do: str = ""
    chips: Html = Html("")
    second: Html | None = None
    second_do: str = ""


class Line(NamedTuple):
    """One line of the log: whose it is (None: the table's), the sentence, a delta at the right, and its tone."""

    seat: int | None
    words: Html
    delta: str = ""
    tone: str = ""  # "", "up" or "down"
    opens_turn: str = ""  # plain words of a heading when this line begins a turn


class Clock(NamedTuple):
    """The clock of an open question: `on` or `pausing` (it stands while nobody looks), seconds for a new question and
    for an extension, how many extensions the asked seat has left, and the action that says its time has run out."""

    kind: str
    full: int
    extension: int
    left: int
    act: str


class Chapter(NamedTuple):
    """One chapter of the help: an id to jump to, a title, and its body."""

    ident: str
    title: str
    body: Html


class Teller:
    """Hears a match from its first action to its last, for what its score page tells beside the score."""

    def hear(self, before: Any, events: tuple[Event, ...]) -> None:
        """One action: the table it was played on, and what happened."""
        raise NotImplementedError

    def told(self, seats: tuple[Seat, ...], order: tuple[int, ...]) -> Html:
        """What there is to tell, as parts of the page; `order` are the seats as the page ranks them."""
        raise NotImplementedError


class Face:
    """What each game's folder provides as `FACE`; see the methods."""

    game: ClassVar[Game]
    seats: ClassVar[range | None] = None
    """The numbers of seats that can be shown; None: all that the game knows."""
    shown: ClassVar[tuple[str, ...] | None] = None
    """The options that can be shown; None: all.  The others are not offered, and keep their usual value."""
    unit: ClassVar[str] = "point"
    """What the number on a seat's panel counts, for those who hear it: "point" or "purse"."""

    def seat_counts(self) -> range:
        """How many may sit at a table on this page."""
        return self.game.seats if self.seats is None else self.seats

    def options(self) -> list[Option]:
        """The options a new table on this page may choose from."""
        return [option for option in self.game.options if self.shown is None or option.name in self.shown]

    def rows(self, setting: Setting) -> tuple[Row, ...] | None:
        """The rows of the new-game sheet; None: the page makes a chip or a switch of each option."""
        return None

    def chosen(self, setting: Setting, name: str, value: str) -> Setting:
        """A game being set up after a choice in one of these rows; the same one for a choice that is none."""
        return setting

    def counts(self, setting: Setting) -> range:
        """How many may sit at a table that is set up so."""
        return self.seat_counts()

    def opening(self, setting: Setting) -> list[str]:
        """Actions, in notation, that were wished for on the sheet and are played as soon as the game is dealt."""
        return []

    def can_show(self, saga: Saga) -> bool:
        """Whether a match from elsewhere has only what this face can show."""
        known = [option.name for option in self.options()]
        usual = all(saga.options[option.name] == option.default for option in self.game.options if option.name not in known)
        return usual and len(saga.seats) in self.seat_counts()

    def draft(self) -> Any:
        """An empty selection (an immutable value)."""
        raise NotImplementedError

    def pick(self, scene: Scene, what: str) -> Any:
        """The draft after a tap on the piece called `what` (its `data-what`), or a `Refusal` that says why not.

        The same draft again, with a plan that is ready, means: play it (a second tap on what is picked).
        """
        raise NotImplementedError

    def tallies(self, what: str) -> bool:
        """Whether every tap on a piece counts, however quick (a stepper); else two at once are one intention."""
        return False

    def plan(self, scene: Scene) -> list[str]:
        """The actions, in notation, that the main button would play now; empty while the draft is not complete."""
        raise NotImplementedError

    def kept(self, scene: Scene) -> Any:
        """The selection that stays when the plan is played and the same seat is asked the same kind of question again."""
        return self.draft()

    def instant(self, scene: Scene) -> bool:
        """Whether the plan that one tap has just made may be played at once, for those who want no second tap."""
        return False

    def auto(self, scene: Scene) -> bool:
        """Whether a question with one answer is answered by the page itself (told in the log), not asked."""
        return False

    def standing(self, scene: Scene) -> str:
        """What the asked seat wants answered for it from now on, once the plan is played; "" for nothing.

        Kept in the game's notes, never in the state; undo drops it.
        """
        return ""

    def answered(self, scene: Scene) -> list[str]:
        """The actions that the asked seat's standing wish answers this question with; empty to ask as usual."""
        return []

    def answered_remark(self) -> str:
        """The key of what the page says when it has answered so."""
        return ""

    def leaving(self, scene: Scene, seat: int) -> tuple[str, Html] | None:
        """The action by which a person's seat leaves the game for good, and what that means; None where it cannot."""
        return None

    def watching(self, scene: Scene) -> bool:
        """Whether everybody at this device is out and only watches."""
        return False

    def clock(self, table: Any, options: dict[str, Any]) -> Clock | None:
        """The clock of the question that waits, None for none."""
        return None

    def absence(self, clock: Clock, seconds: int, away: int) -> tuple[int, int]:
        """How many time-outs fell due while nobody looked for `away` seconds, and the seconds left after them."""
        return 0, seconds

    def clock_piece(self, clock: Clock, seconds: int, soon: bool) -> Html:
        """The clock as a small piece of the top line; `soon` when it must warn."""
        return Html("")

    def regions(self, scene: Scene) -> dict[str, Html]:
        """The face's own regions: always `board` and `tray`."""
        raise NotImplementedError

    def bar(self, scene: Scene) -> Bar:
        """The action bar of this moment (for a viewer who may act)."""
        raise NotImplementedError

    def stage(self, scene: Scene) -> Html:
        """A few words at the right of the top line: how far the game is."""
        raise NotImplementedError

    def seat_score(self, scene: Scene, seat: int) -> int:
        """The number shown on a seat's panel."""
        raise NotImplementedError

    def seat_more(self, scene: Scene, seat: int) -> Html:
        """The small second line of a seat's panel (cards in hand, ...)."""
        return Html("")

    def seat_sheet(self, scene: Scene, seat: int) -> Html:
        """What a tap on a seat's panel opens: everything public about it."""
        raise NotImplementedError

    def sheet(self, scene: Scene, what: str) -> tuple[Html, Html] | None:
        """Title and body of the sheet that a piece opens (a full card with its table), None where there is none."""
        return None

    def covered(self, asking: Decision, view: Any = None) -> bool:
        """Whether this question shows secrets of its seat, so that the device must be handed over first.

        `view` is what anybody may see: a table that plays with open hands has nothing to cover.
        """
        return True

    def target(self, act: Action[Any, Any]) -> str:
        """The name of the piece an action will touch, to ring it before a bot plays ("" for none)."""
        return ""

    def line(self, event: Event, seats: tuple[Seat, ...], viewer: int | None) -> Line | None:
        """An event as a line of the log; None for events that need no words."""
        raise NotImplementedError

    def sound(self, event: Event) -> str:
        """The sound of an event (see `host.play_sound`), or ""."""
        return ""

    def why(self, refusal: Refusal) -> Html:
        """A refusal in words, with the way out and the rule."""
        raise NotImplementedError

    def thumb(self, view: Any) -> Html:
        """A small square picture of the table (an SVG, 96 by 96) from what nobody need hide."""
        raise NotImplementedError

    def chapters(self) -> list[Chapter]:
        """The rules in our own words."""
        raise NotImplementedError

    def chapter_for(self, asking: Decision | None) -> str:
        """The id of the chapter that the current question needs."""
        raise NotImplementedError

    def part_words(self, part: str) -> Html:
        """The name of a part of the score: its words under the game's own name."""
        return say(f"{self.game.name}.part.{part}")

    def teller(self, seats: int) -> Teller | None:
        """Somebody to hear a match of so many seats; None where the score page has nothing to add."""
        return None

    def progress_words(self, progress: dict[str, int | str]) -> str:
        """How far a game is, for the list of games ("turn 22")."""
        raise NotImplementedError
