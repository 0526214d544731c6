"""Decisions, events, actions and the table: the four kinds of records a game is written in."""
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from engine.kernel.dice import Dice
from engine.kernel.record import FrozenRecordType, Record
from engine.kernel.refusal import Refusal


class Decision(Record, tagged=True):
    """A question the table waits on: which seat must answer, and what the question remembers.

    Decisions lie on the stack `table.pending`; the last one is asked.  `opens` is False for questions that continue
    what the same seat has begun (the second card of a purchase): undo goes back to the question that opened it.
    """

    opens: ClassVar[bool] = True
    seat: int


class Event(Record, metaclass=FrozenRecordType, frozen=True):
    """A typed fact of what happened.  Log, animation, sound, statistics and tests read events.

    `reveals` is True for kinds that show something hidden until then (a draw, a die, a look): undo stops there.
    """

    reveals: ClassVar[bool] = False

    def seen_by(self, seat: int | None) -> "Event | None":
        """The event as a seat may know it (None: nothing at all); seat None is someone who only watches."""
        return self

    def shows(self) -> bool:
        """Whether this very event revealed something hidden (override where it depends on the fields)."""
        return self.reveals


class Table(Record):
    """The state of a game: dice, pending decisions, and what the game adds.  `told` gathers the events of one action."""

    transient = ("told",)
    dice: Dice
    pending: list[Decision]

    if TYPE_CHECKING:
        @property
        def told(self) -> list[Event]:
            """The events of the action being played; a list beside the fields."""

    def tell(self, event: Event) -> None:
        """Note an event of the action that is being played."""
        self.told.append(event)


TableT = TypeVar("TableT", bound=Table)
AskT = TypeVar("AskT", bound=Decision)


class Action(Record, Generic[TableT, AskT], metaclass=FrozenRecordType, frozen=True):
    """A choice of the asked seat, with its whole rule in three short methods: `options`, `refusal`, `do`.

    `refusal` is the one source of legality.  `options` lists candidates for it.
    `exact`: every candidate listed is legal by construction, so listing need not ask again (a property test does).
    `wide`: more is legal than is listed (any bid, any trade).
    `listed`: False for what may always be done and is never listed (leaving the table); its options are not asked for.
    """

    verb: ClassVar[str] = ""
    exact: ClassVar[bool] = False
    wide: ClassVar[bool] = False
    listed: ClassVar[bool] = True

    @classmethod
    def options(cls, table: TableT, asking: AskT) -> Iterable[Self]:
        """The candidates worth listing for this decision, in the game's canonical order."""
        raise NotImplementedError

    def refusal(self, table: TableT, asking: AskT) -> Refusal | None:
        """Why the rules forbid this now, or None when they allow it."""
        raise NotImplementedError

    def do(self, table: TableT, asking: AskT) -> None:
        """Carry it out on this very table."""
        raise NotImplementedError

    def __str__(self) -> str:
        """The notation a person can read and type: the verb, then each field (`buy 1`, `take lantern`)."""
        return " ".join([self.verb, *(_word(getattr(self, name)) for name in type(self).FIELDS)])

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """Read the notation back; None when it is not this verb or its words do not fit the fields."""
        verb = cls.verb.split()
        words = text.split()
        if words[:len(verb)] != verb or len(words) != len(verb) + len(cls.FIELDS):
            return None
        try:
            values = [shape.read(word) for shape, word in zip(cls.FIELDS.values(), words[len(verb):], strict=True)
                      if shape.read is not None]
        except ValueError:
            return None
        return cls(*values) if len(values) == len(cls.FIELDS) else None


def _word(value: Any) -> str:
    """A field as one word: yes or no for truth, a dash for nothing, commas between the parts of a tuple."""
    if value is None or value == ():
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(_word(part) for part in value) if isinstance(value, tuple) else str(value)


class View(Record):
    """What one seat may see of a table: built up, never cut down; holds no seed and no dice."""

    seat: int | None
