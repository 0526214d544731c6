"""Kits: the hooks that hold for a seat, joined once for each set of cards, boons and parts, and kept."""
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.caravanserai.box_cards import Ability
from engine.caravanserai.hooks import Hooks, Menu, Part
from engine.caravanserai.table import CaravanseraiTable
from engine.kernel import Action
from engine.kernel.listing import listers

PASSING = ("move", "skip", "done", "end turn")
"""The verbs that only go on: they stand last in every menu, whatever cards and parts add."""

KNOWN: dict[str, Hooks] = {}
"""The hooks of everything that has some, by name: `"base"`, cards, boons, parts."""

ABILITIES: dict[str, Ability] = {}
"""Every ability card that may occur, by number."""

class Answers:
    """The kinds of action that answer a question, and what lists those that are legal."""

    __slots__ = ("kinds", "listers")

    def __init__(self, kinds: tuple[type[Action[Any, Any]], ...]) -> None:
        """The kinds in the order of the menu."""
        self.kinds, self.listers = kinds, listers(kinds)


if TYPE_CHECKING:
    class Kit(Hooks):
        """As below, said so that type checkers know the fields."""

        def __init__(self, hooks: Hooks) -> None:
            """As below."""

        answers: dict[Any, Answers]
else:
    class Kit:
        """Hooks joined for a seat, each in a slot, which is read in less than half the time of a tuple's field.

        `answers` keeps what answers a kind of question, or a stop at a space, once worked out.
        """

        __slots__ = (*Hooks._fields, "answers")

        def __init__(self, hooks: Hooks) -> None:
            """The hooks, and nothing worked out yet."""
            for name, several in hooks._asdict().items():
                setattr(self, name, several)
            self.answers = {}


_kits: dict[tuple[Any, ...], Kit] = {}
_MOST_KITS = 1 << 14


def learn(name: str, hooks: Hooks) -> None:
    """Make hooks known under a name; sets joined before are forgotten."""
    KNOWN[name] = hooks
    _kits.clear()


def learn_card(card: Ability, hooks: Hooks) -> None:
    """Make an ability card known, with what it does."""
    ABILITIES[card.id] = card
    learn(card.id, hooks)


def learn_part(part: Part) -> None:
    """Make an expansion or a mode known, with its cards and boons."""
    learn(part.name, part.hooks)
    for card, hooks in part.cards:
        learn_card(card, hooks)
    for name, hooks in part.effects:
        learn(name, hooks)


def kit(table: CaravanseraiTable, seat: int) -> Kit:
    """Everything that holds for a seat now: base, its cards and boons, the parts in play.

    Each action asks several times.  What was joined last is kept at the seat, and is it still as long as cards, boons
    and parts are the very same tuples.
    """
    boy, parts = table.seats[seat], table.parts
    joined = boy.joined
    if joined and joined[0] is boy.cards and joined[1] is boy.boons and joined[2] is parts:
        kept: Kit = joined[3]
        return kept
    key = (parts, *boy.cards, *boy.boons)
    found = _kits.get(key) or _join(key)
    joined[:] = boy.cards, boy.boons, parts, found
    return found


def house(parts: tuple[str, ...]) -> Kit:
    """What holds for the whole table, whoever's turn it is: base and parts, no cards."""
    key = (parts,)
    found = _kits.get(key)
    return _join(key) if found is None else found


def _join(key: tuple[Any, ...]) -> Kit:
    if len(_kits) >= _MOST_KITS:
        _kits.clear()
    parts, *own = key
    made = _kits[key] = Kit(joined([KNOWN["base"], *(KNOWN[name] for name in own), *(KNOWN[name] for name in parts)]))
    return made


def joined(several: Iterable[Hooks]) -> Hooks:
    """Several hooks as one: functions in order, menus added up, steps without the die by the longest."""
    columns = dict(zip(Hooks._fields, zip(*several, strict=True), strict=True))
    without = _merged(columns["without"])
    menu = {ask: tuple(sorted((act for act in acts if act not in without.get(ask, ())), key=_modesty))
            for ask, acts in _merged(columns["menu"]).items()}
    made: dict[str, Any] = {name: _column(name, values) for name, values in columns.items()
                            if name not in ("menu", "without")}
    return Hooks(menu=menu, without=without, **made)


def _modesty(act: type[Action[Any, Any]]) -> bool:
    return act.verb in PASSING


def _column(name: str, values: tuple[Any, ...]) -> Any:
    usual = Hooks._field_defaults[name]
    if isinstance(usual, bool):
        return any(values)
    if isinstance(usual, int):
        return max(values) if name == "stride" else sum(values)
    return tuple(one for several in values for one in several)


def _merged(menus: tuple[Menu, ...]) -> dict[Any, tuple[type[Action[Any, Any]], ...]]:
    merged: dict[Any, tuple[type[Action[Any, Any]], ...]] = {}
    for menu in menus:
        for ask, acts in menu.items():
            merged[ask] = merged.get(ask, ()) + acts
    return merged
