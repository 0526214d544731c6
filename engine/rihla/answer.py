"""Answers that are always allowed when their question is asked: yes or no, take or leave."""
from typing import Self, TypeVar

from engine.kernel import Action, Refusal
from engine.rihla.table import Question, RihlaTable

AskT = TypeVar("AskT", bound=Question)


class Answer(Action[RihlaTable, AskT]):
    """One plain answer without words of its own; whether it can be paid was seen before the question was asked."""

    exact = True

    @classmethod
    def options(cls, table: RihlaTable, asking: AskT) -> tuple[Self, ...]:
        """Itself."""
        return (cls(),)

    def refusal(self, table: RihlaTable, asking: AskT) -> Refusal | None:
        """Nothing forbids it."""
        return None
