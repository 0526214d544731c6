"""The contract of a game: what the kernel, the page, the bots and the tests may ask of any game.

A game is one object, made once; it holds no state of any match.
"""
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from engine.kernel.dice import Dice
from engine.kernel.listing import Lister, listers
from engine.kernel.record import Record
from engine.kernel.table import Action, Decision, Table, View

Options = dict[str, Any]
"""The chosen options of a match: bool, int or str by option name."""


class Option(Record, frozen=True):
    """One thing a table may choose before it starts: its name, the values it may take, and the usual one."""

    name: str
    choices: tuple[bool | int | str, ...]
    default: bool | int | str


class Result(Record):
    """The account of a table, finished or not: `parts[seat][name]` add up to `totals[seat]`; rank 1 is best, ties share it.

    `decided_by` is the key of the criterion that parted the first two ranks (`""`: nothing did, they share; `total`: the
    points alone).  `reason` is the key of how the game ended (`""` while it goes on).
    """

    parts: list[dict[str, int]]
    totals: list[int]
    ranks: list[int]
    decided_by: str = ""
    reason: str = ""

    def winners(self) -> list[int]:
        """The seats of rank 1."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


class BadOption(ValueError):
    """An option, or a number of seats, that the game does not know."""


class Game:
    """What every game provides.  Subclasses fill in the data and the seven questions."""

    name: ClassVar[str]
    rules: int = 1
    """The number of the rules it is played by.  Rises when any recorded game replays differently (see `under`)."""
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    table_type: ClassVar[type[Table]]
    view_type: ClassVar[type[View]]
    menu: ClassVar[Mapping[type[Decision], tuple[type[Action[Any, Any]], ...]]]
    ends: ClassVar[tuple[str, ...]] = ()
    """Every way a match can end: the values of `Result.reason`."""
    hot_words: ClassVar[tuple[str, ...]] = ()
    """Notations that are common in logs, the most common last: what links need not spell.

    Links that were sent depend on their order: new ones are put in front, and none ever leaves.
    """
    migrations: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
    """From a save (its JSON) of the rules numbered so to one of the next number, for a match that may go on by those."""

    def under(self, rules: int) -> Self:
        """The same game by the rules of this number, for a match that was begun under them: it goes on by them to its end.

        Saves and links carry the number.  Where its rules differ by it, a game asks its table: `deal` writes `self.rules`
        into a field `rules: int = 1` there, which is `unsaid`, so that tables from before the number look as they did.
        """
        if rules == self.rules:
            return self
        other = type(self)()
        other.rules = rules
        return other

    def newest(self) -> Self:
        """The same game by its present rules, for a match that begins now."""
        return self.under(type(self).rules)

    def actions(self, table: Any, asking: Any) -> tuple[type[Action[Any, Any]], ...]:
        """The kinds of action a decision may be answered with (games with expansions choose by table)."""
        return self.menu.get(type(asking), ())

    def listers(self, table: Any, asking: Any) -> tuple[Lister, ...]:
        """What lists the legal actions of those kinds (a game that chooses them by table says this by table too)."""
        return self._listers.get(type(asking), ())

    _listers: ClassVar[Mapping[type[Decision], tuple[Lister, ...]]] = {}

    def __init_subclass__(cls) -> None:
        """Work out once what lists each menu."""
        if "menu" in cls.__dict__:
            cls._listers = {ask: listers(kinds) for ask, kinds in cls.menu.items()}

    def deal(self, seats: int, options: Options, dice: Dice) -> Any:
        """Set a table up and ask its first question; events of the set-up are told on it."""
        raise NotImplementedError

    def view(self, table: Any, seat: int | None) -> Any:
        """What a seat may see, built up from nothing (None: someone who only watches)."""
        raise NotImplementedError

    def imagine(self, view: Any, dice: Dice) -> Any:
        """A whole table that fits a view, its hidden things dealt by other dice."""
        raise NotImplementedError

    def result(self, table: Any) -> Result:
        """The account as it stands (also in the middle of a game)."""
        raise NotImplementedError

    def faults(self, table: Any) -> list[str]:
        """What is wrong with a table: invariants that do not hold (nothing lost, nothing negative).  Empty when sound."""
        raise NotImplementedError

    def progress(self, table: Any) -> dict[str, int | str]:
        """How far the game is, for the list of games: numbers and names by key (`{"turn": 22}`)."""
        return {}

    def seating(self, table: Any) -> list[int]:
        """Which participant was dealt to each seat; in most games everybody sits where they sat down."""
        return list(range(len(self.result(table).totals)))

    def check_options(self, seats: int, options: Options) -> Options:
        """The options filled up with the usual values; raises `BadOption` for what the game does not know."""
        if seats not in self.seats:
            raise BadOption(f"{self.name} is for {self.seats.start} to {self.seats.stop - 1} seats, not {seats}")
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(f"{self.name} has no option {name!r}")
            choices = known[name].choices
            if not any(type(value) is type(choice) and value == choice for choice in choices):
                raise BadOption(f"{name} can be {', '.join(map(str, choices))}, not {value}")
        return {option.name: options.get(option.name, option.default) for option in self.options}


def ranks(keys: Sequence[Any]) -> list[int]:
    """Ranks by key, larger is better: 1 + how many are better, so equal keys share a rank."""
    return [1 + sum(other > key for other in keys) for key in keys]
