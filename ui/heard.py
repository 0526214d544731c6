"""What comes through the door to the browser: commands, news, and the ways in which the page can say no."""
from typing import Any, NamedTuple


class Blocked(Exception):
    """The browser refuses storage here (private window, cookies off, embedded page)."""


class Full(Exception):
    """Storage has no room left; what was stored before is still there."""


class BotFailed(Exception):
    """The bots' worker gave no answer: it raised, died or ran out of time. The text says which."""


class BotCancelled(BotFailed):
    """The question was withdrawn, or a newer step made its answer useless."""


class Command(NamedTuple):
    """What a player did to one element that carries `data-do`."""
    do: str
    event: str  # click · change · input · submit · peek · unpeek · cancel · key
    step: int | None  # the `data-step` the element was drawn for; None when it carries none
    args: dict[str, str]  # its other data-* attributes, dashes kept: data-to-seat -> "to-seat"
    value: str  # a field's value; a checkbox says "1" or ""
    fields: dict[str, str]  # every named field of the closest <form> or [data-fields]


class News(NamedTuple):
    """Something that happened outside any element: see `on_news` for the kinds."""
    kind: str
    values: dict[str, Any]


def command_from(raw: dict[str, Any]) -> Command:
    """A command as the page sends it."""
    return Command(raw["do"], raw["event"], raw["step"], raw["args"], raw["value"], raw["fields"])


def news_from(raw: dict[str, Any]) -> News:
    """News as the page sends them."""
    return News(raw.pop("kind"), raw)
