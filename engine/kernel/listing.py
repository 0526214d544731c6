"""What lists the legal actions of a menu: worked out once for each menu, whatever table it is asked for."""
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from engine.kernel.table import Action

Lister = Callable[[Any, Any], Iterable[Action[Any, Any]]]
"""From a table and its question to the legal actions of one kind."""


@cache
def listers(kinds: tuple[type[Action[Any, Any]], ...]) -> tuple[Lister, ...]:
    """What lists the legal actions of each listed kind of a menu, in its order."""
    return tuple(kind.options if kind.exact else _sifted(kind.options) for kind in kinds if kind.listed)


def _sifted(options: Lister) -> Lister:
    """Only those candidates that are not refused."""
    def sifted(table: Any, asked: Any) -> list[Action[Any, Any]]:
        return [act for act in options(table, asked) if act.refusal(table, asked) is None]
    return sifted
