"""One opened game: the saga, whose eyes look at it, what is picked, and what the page is doing with it."""
from collections.abc import Sequence
from typing import Any

from engine.kernel import Action, Event, Illegal, NotAnAction, Refusal, parse, play
from engine.kernel.saga import Saga
from ui import names
from ui.chronicle import Chronicle
from ui.kit.face import Face, Scene

BLESSED = ("rihla",)
"""Games whose Barakah goes to an account."""


class Steps:
    """Numbers that only rise: every moment a player may act on has its own, so a late tap can be told from a fresh one."""

    last = 0

    @classmethod
    def next(cls) -> int:
        """A number that was never used before."""
        cls.last += 1
        return cls.last


class Session:
    """A game on this device.  `key` is where it is stored; `text` is what was stored or read last (None: nothing yet)."""

    def __init__(self, key: str, saga: Saga, face: Face, notes: dict[str, Any], text: str | None = None) -> None:
        """Sit down at a table; nobody's hand is shown before it is known whose eyes look."""
        self.key, self.saga, self.face, self.notes, self.text = key, saga, face, dict(notes), text
        self.seats = names.shown(saga.seats)
        self.persons = [seat for seat, who in enumerate(saga.seats) if who.kind == "person"]
        self.eyes: int | None = self.persons[0] if len(self.persons) == 1 else None
        self.chronicle = Chronicle(saga, face, self.seats)
        self.dress: Any = None  # how the pieces of the persons here look (see `Scene.dress`)
        self.paused = self.busy = self.let_go = False  # bots: stopped by the player, thinking now, let go on after undo
        self.elsewhere = ""  # why this tab may only look: "" · moved (another tab plays it) · gone (deleted there)
        self.unsaved: int | None = None  # the action since which nothing could be stored
        self.remark, self.remark_seat = "", self.eyes  # a sentence of the page itself, and whom it speaks of
        self.saved_at = 0
        self.kept_as: tuple[Any, ...] = ()  # what was stored last (see `ui.keeper`)
        self.tapped = ("", 0, 0)  # the last piece tapped, the step it was tapped for, and when
        self.told_turn: tuple[int, int | None] | None = None  # the last turn that was said aloud
        self.looking: int | None = None  # the place in the log that is shown instead of now
        self._scene: Any = None
        self._views: tuple[Any, dict[int | None, Any]] = (None, {})
        self._legal: tuple[Any, tuple[Action[Any, Any], ...]] = (None, ())
        self.moment()

    def moment(self) -> None:
        """Begin another moment: a new step, nothing picked, nothing refused."""
        self.step = Steps.next()
        self.draft, self.drafts = self.face.draft(), list[Any]()
        self.refused: Refusal | None = None
        self.refused_at, self.refusals = "", 0
        self.peek = self.target = ""

    # ---- who is asked, and who looks

    @property
    def blessed(self) -> bool:
        """Whether what is earned in this game goes to an account of the device when it ends."""
        return self.saga.game.name in BLESSED

    @property
    def asked(self) -> int | None:
        """The seat that must answer now; None when the game is over."""
        pending = self.saga.table.pending
        return pending[-1].seat if pending else None

    def asked_kind(self) -> str:
        """What sits on the asked seat: `person`, `bot`, `away`, or "" when the game is over."""
        return "" if self.asked is None else self.saga.seats[self.asked].kind

    def begins(self) -> bool:
        """Whether the pending question opens something new, rather than going on with what the same seat has begun."""
        pending = self.saga.table.pending
        return not pending or pending[-1].opens

    def viewer(self) -> int | None:
        """Whose eyes look now: the only person's, or whoever has taken the device, until another person is asked."""
        if len(self.persons) > 1 and self.asked_kind() == "person" and self.asked != self.eyes:
            return None
        return self.eyes

    def covered(self) -> bool:
        """Whether the device must be handed over before the question may be shown."""
        waits = len(self.persons) > 1 and self.asked_kind() == "person" and self.asked != self.eyes
        if not waits or self.looking is not None:
            return False
        return self.face.covered(self.saga.table.pending[-1], self.saga.game.view(self.saga.table, None))

    def mine(self) -> bool:
        """Whether somebody at this device may answer now."""
        free = self.looking is None and not self.elsewhere
        return free and self.asked_kind() == "person" and not self.covered()

    def uncover(self) -> None:
        """The asked person has the device now."""
        self.eyes = self.asked
        self.moment()

    def scene(self, confirm: bool = True) -> Scene:
        """The moment as its face may draw it."""
        game = self.saga.game
        table = self.saga.table if self.looking is None else self.saga.at(self.looking)
        viewer, mine = self.viewer(), self.mine()
        view = self._view(table, viewer)
        asking = table.pending[-1] if table.pending else None
        known = asking if mine else getattr(view, "asking", None)
        whose = asking.seat if asking and self.asked_kind() == "person" else viewer  # while a bot is asked, the viewer's own wish
        scene = Scene(
            game, self.step, viewer, view, asking.seat if asking else None, known, mine,
            self.legal() if mine else (), self.draft, self.seats, self.refused, self.target, self.peek,
            over=asking is None, confirm=confirm, refused_at=self.refused_at, refusals=self.refusals,
            standing=str(self.notes.get(f"standing.{whose}", "")) if asking else "", dress=self.dress,
            looking=self.looking is not None)
        if scene != self._scene:
            self._scene = scene
        return self._scene

    # A table never changes once it is laid, and one moment is asked about and drawn several times: faces know a scene again.

    def _view(self, table: Any, viewer: int | None) -> Any:
        if self._views[0] is not table:
            self._views = (table, {})
        views = self._views[1]
        if viewer not in views:
            views[viewer] = self.saga.game.view(table, viewer)
        return views[viewer]

    def legal(self) -> tuple[Action[Any, Any], ...]:
        """What the asked seat may do now."""
        if self._legal[0] is not self.saga.table:
            self._legal = (self.saga.table, tuple(self.saga.legal()))
        return self._legal[1]

    # ---- what is picked

    def pick(self, what: str, confirm: bool) -> bool:
        """A tap on a piece.  True when it asks to play what is picked now; else the draft or the refusal has changed."""
        scene = self.scene(confirm)
        picked = self.face.pick(scene, what)
        if isinstance(picked, Refusal):
            self.refuse(picked, what)
            return False
        again = picked == self.draft
        if not again:
            self.drafts.append(self.draft)
        self.draft, self.refused, self.refused_at = picked, None, ""
        now = self.scene(confirm)
        return bool(self.face.plan(now)) and (again or (not confirm and self.face.instant(now)))

    def refuse(self, refusal: Refusal, what: str = "") -> None:
        """Remember why not, and where, for one drawing of it."""
        self.refused, self.refused_at = refusal, what
        self.refusals += 1

    def unpick(self, all_of_it: bool = False) -> bool:
        """Take back the last pick, or all; False when nothing was picked."""
        if not self.drafts:
            return False
        self.draft = self.drafts[0] if all_of_it else self.drafts[-1]
        self.drafts = [] if all_of_it else self.drafts[:-1]
        self.refused, self.refused_at = None, ""
        return True

    # ---- playing

    def play(self, plan: Sequence[str]) -> list[Event]:
        """Play a bundle of actions, all or none.  Raises `Illegal` or `NotAnAction`, and then nothing has changed."""
        if len(plan) > 1:  # one action is all or none by itself
            table = self.saga.table
            for notation in plan:
                table = play(self.saga.game, table, parse(self.saga.game, table, notation)).table
        events = [event for notation in plan for event in self.saga.play_text(notation)]
        self.remark = ""
        self.moment()
        return events

    def answer(self, plan: Sequence[str]) -> list[Event]:
        """Play for the asked person.  Whoever answered an open question has the device now, so no hand stays shown."""
        viewer, seat = self.viewer(), self.asked
        scene = self.scene() if self.mine() else None
        standing = self.face.standing(scene) if scene else None
        events = self.play(plan)
        if scene and self.asked == seat and type(self.saga.table.pending[-1]) is type(scene.asking):
            self.draft = self.face.kept(scene)
        if len(self.persons) > 1:
            self.eyes = viewer
        if standing is not None:
            self._keep_standing(f"standing.{seat}", standing)
        return events

    def _keep_standing(self, key: str, standing: str) -> None:
        """Remember a standing wish, or that there is none."""
        self.notes.pop(key, None)
        if standing:
            self.notes[key] = standing

    def standing_answer(self) -> list[str]:
        """What the asked person has told the page to answer now; empty to ask, also over moves that were taken back."""
        free = self.looking is None and not self.elsewhere and not self.held
        return self.face.answered(self.scene()) if free and self.asked_kind() == "person" else []

    def act(self, notation: str) -> Action[Any, Any]:
        """An action of the asked seat from its notation; raises `NotAnAction`."""
        return parse(self.saga.game, self.saga.table, notation)

    def why_not(self, notation: str) -> Refusal | None:
        """Why an action in notation is refused now, None when it is allowed."""
        try:
            play(self.saga.game, self.saga.table, parse(self.saga.game, self.saga.table, notation))
        except Illegal as no:
            return no.refusal
        except NotAnAction:
            return Refusal("not-now")
        return None

    # ---- back and forth

    def moved(self) -> None:
        """After undo or redo: a new moment, and nothing goes on by itself over moves that may still be wanted back."""
        self.let_go = False
        self.looking, self.remark = None, ""
        for seat in range(len(self.seats)):
            self._keep_standing(f"standing.{seat}", "")
        self.moment()

    @property
    def held(self) -> bool:
        """Whether moves have been taken back that would be lost if bots or forced answers went on now."""
        return not self.let_go and self.saga.cursor < len(self.saga.log)
