"""Doors: the one way in which expansions and modes add to the page of Caravanserai.

The page never asks which part is in play.  It asks `doors(view)`, which joins what the parts of that table add, or
`every()`, which joins what all known parts add, for things that go by a class of their own.  Joined, functions stand one
after another, tables add up.  `Moment` is what drawing functions get (`ui.caravanserai.moment`), a view stands where only
what everybody sees matters.

**options** are the options of a new table that the part opens; none while its panels are not whole.  **seats** are the
numbers of seats that it opens besides the usual.

**panels** draws a question, by its class.  **stops** draws a stop instead of the base, by the kind of the space.
**beneath** adds to the body of any panel of the asked seat; it says itself for which moments.  **tall** says that what the
part draws beneath the panel now asks for more room than the usual tray of a phone.

**instead** draws a panel in the place of the one that the question would have: one opened by hand (`Draft.open`), or while
a draft speaks of something else than my walk.

**ways** are buttons of the idle panel (use a card); **looks** are its buttons that open a sheet to look closer: picture
and words by the name of the sheet.  **beside** stands in the tray all the time, on my board
**units** stand beside the storage.  **seat_more** and **seat_sheet** add to a seat on the strip and to its sheet.

**lit** gives the spaces that a press answers now, with the steps or the price shown on their stones, instead of my walk;
**goes** makes a draft of such a press, **aims** are verbs of drafts whose next word is the space picked, and **way** draws the
way to it with whoever would stand there.  Each leaves the base as it is by None.

**under** draws on the court below the bays, **over** above them.  **figures** are figures that are no stable boys: space,
id and drawing round the origin; they stand among the others and glide when they move.  **described** adds words to a space
for its name and its sheet, **laid** orders that lie open there besides those of the towers.  **space_sheet** adds a drawing
to a space's sheet, **what** names its use there instead of the base (`what.<name>` in words, "" to leave it).  **thumb** adds
to the small picture.
**stage** says how far the game is instead of the base, "" to leave it.

**sheets** opens sheets, by the first word of their name.  **taps** makes drafts of other presses, by their first word.
**from_store** are verbs that take one piece of the storage, whose name ends the action.  **must** are questions in the midst
of something: a draft that comes to one goes on.  **one_tap** are questions that one tap answers for those who want no second.
**by_itself** are questions that are not asked when there is one answer.  **covered** are questions that show hidden things,
and **hidden** says so of any question, told what everybody sees.

**verbs** are verbs by how much they say about a draft, for the main button (`do.<verb>` in words).  **aside_verbs** are
those that say least.  **main** words the main button instead of the base.  **free** are verbs that
have nothing to do with where one stands.  **thing** names what an action speaks of, "" for what it does not know.  **say**
is the sentence of the bar instead of the base, **aside** its other button.  **chips** tell what a draft changes.

**term** names a word of a deed (`complete d06`), "" for one it does not know.  **lines** and **sounds** tell events, by
class.  **reasons** words refusals whose facts need a plural; others fit `why.<reason>` as they are.  **account** names a line
of the account, "" for one it does not know.  **symbols** stands for ability cards: pictures and goods, and a number.
**target** names the piece that a bot's action touches.

**chapters** are chapters of the help (`help.<chapter>`, `help.<chapter>.1` …) with the picture before them, **explained**
is where a question is explained.
"""
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from engine.kernel import Decision, Event
from ui.kit.face import Line
from ui.kit.html import Child, Html

Draws = tuple[Callable[[Any], Child], ...]
"""Drawings of a moment; None or "" for nothing."""
Facts = dict[str, int | str]


class Attachment(NamedTuple):
    """What a part adds to the page; `name` is that of the engine's part.  The module's docstring has a word on each."""

    name: str = ""
    options: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    panels: dict[type[Any], Callable[[Any], Any]] = {}
    stops: dict[str, Callable[[Any], Any]] = {}
    beneath: Draws = ()
    tall: tuple[Callable[[Any], bool], ...] = ()
    instead: tuple[Callable[[Any], Any], ...] = ()
    ways: Draws = ()
    looks: dict[str, tuple[str, str]] = {}
    beside: Draws = ()
    units: Draws = ()
    seat_more: tuple[Callable[[Any, int], Child], ...] = ()
    seat_sheet: tuple[Callable[[Any, int], Child], ...] = ()
    lit: tuple[Callable[[Any], dict[int, int] | None], ...] = ()
    goes: tuple[Callable[[Any, Any, str], Any], ...] = ()
    """Called with scene, draft and the name of the space; gives a draft or a refusal, None to leave it to the base."""
    aims: tuple[str, ...] = ()
    way: tuple[Callable[[Any], Html | None], ...] = ()
    under: Draws = ()
    over: Draws = ()
    figures: tuple[Callable[[Any], list[tuple[int, str, Html]]], ...] = ()
    """Called with the view."""
    described: tuple[Callable[[Any, int], list[str]], ...] = ()
    """Called with the view and a space."""
    laid: tuple[Callable[[Any, int], list[str]], ...] = ()
    """Called with the view and a space."""
    space_sheet: tuple[Callable[[Any, int], Child], ...] = ()
    what: tuple[Callable[[Any, int], str], ...] = ()
    """Called with the view and a space."""
    thumb: Draws = ()
    """Called with the view."""
    stage: tuple[Callable[[Any], Child], ...] = ()
    """Called with the view."""
    sheets: dict[str, Callable[[Any, str], tuple[Html, Html] | None]] = {}
    taps: dict[str, Callable[[Any, Any, str], Any]] = {}
    """Called with scene, draft and the rest of the piece's name; gives a draft or a refusal."""
    from_store: tuple[str, ...] = ()
    must: tuple[type[Decision], ...] = ()
    one_tap: tuple[type[Decision], ...] = ()
    by_itself: tuple[type[Decision], ...] = ()
    covered: tuple[type[Decision], ...] = ()
    hidden: tuple[Callable[[Decision, Any], bool], ...] = ()
    verbs: tuple[str, ...] = ()
    aside_verbs: tuple[str, ...] = ()
    main: Draws = ()
    free: tuple[str, ...] = ()
    thing: tuple[Callable[[str], str], ...] = ()
    say: Draws = ()
    aside: tuple[Callable[[Any], tuple[Html, str] | None], ...] = ()
    chips: tuple[Callable[[Any], Iterable[Html]], ...] = ()
    term: tuple[Callable[[str], str], ...] = ()
    lines: dict[type[Event], Callable[[Any, Any], Line | None]] = {}
    sounds: dict[type[Event], str] = {}
    reasons: dict[str, Callable[[Facts], Html]] = {}
    account: tuple[Callable[[str], str], ...] = ()
    symbols: dict[str, tuple[tuple[str, ...], str]] = {}
    target: tuple[Callable[[str], str], ...] = ()
    chapters: dict[str, Callable[[], Child]] = {}
    explained: dict[type[Decision], str] = {}


_known: dict[str, Attachment] = {}


def attach(part: Attachment) -> None:
    """Make a part known to the page."""
    _known[part.name] = part
    _joined.cache_clear()


def attached() -> tuple[Attachment, ...]:
    """All parts known, in the order in which they act."""
    return tuple(_known.values())


def doors(view: Any) -> Attachment:
    """What the parts of a table (or a view of it) add."""
    return _joined(tuple(name for name in _known if name in view.parts))


def every() -> Attachment:
    """What all known parts add."""
    return _joined(tuple(_known))


@lru_cache(maxsize=128)
def _joined(names: tuple[str, ...]) -> Attachment:
    parts = [_known[name] for name in names]
    columns = {door: [getattr(part, door) for part in parts] for door in Attachment._fields if door != "name"}
    return Attachment(**{door: _column(Attachment._field_defaults[door], values) for door, values in columns.items()})


def _column(usual: Any, values: list[Any]) -> Any:
    if isinstance(usual, dict):
        return {key: value for several in values for key, value in several.items()}
    return tuple(one for several in values for one in several)


def first_word(named: Iterable[Callable[[str], str]], asked: str) -> str:
    """The first name that one of several functions has for something, or ""."""
    return next((words for name in named if (words := name(asked))), "")


def first(draws: Iterable[Callable[..., Any]], *about: Any) -> Any:
    """What the first of several doors says that says anything; None when all leave it to the base."""
    return next((said for draw in draws if (said := draw(*about)) is not None), None)
