"""Refusals: why the rules say no, as a key, its facts and the rule, so that any language can word them."""
from engine.kernel.record import Record


class Refusal(Record, frozen=True):
    """Why an action is not allowed: a key for `ui/words`, the rule that says so (ruling or section), and its numbers."""

    why: str
    rule: str = ""
    facts: tuple[tuple[str, int | str], ...] = ()

    def fact(self, name: str) -> int | str:
        """One number or name of the refusal; raises `KeyError`."""
        return dict(self.facts)[name]


def refuse(why: str, rule: str = "", **facts: int | str) -> Refusal:
    """A refusal with its facts by name: `refuse("too-dear", "tantan T-09", price=5, coins=3)`."""
    return Refusal(why, rule, tuple(facts.items()))


class Illegal(ValueError):
    """An action the rules refuse; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal for whoever words it."""
        super().__init__(f"{refusal.why} ({refusal.rule})" if refusal.rule else refusal.why)
        self.refusal = refusal


class NotAnAction(ValueError):
    """Text that names no action of the pending decision."""
