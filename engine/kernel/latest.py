"""Remembering the last thing that was worked out of a list, for what is asked often and changes seldom.

Nothing derived is ever stored in state.  What a table's rules ask over and over (who owns which streets) is worked out
of one list of the table and kept here beside a copy of that list; as long as the list reads the same, so does the
answer, whatever table or view it belongs to.  Comparing two short lists costs a tenth of a microsecond.
"""
from collections.abc import Callable, Hashable
from typing import TypeVar

KeyT = TypeVar("KeyT", bound=Hashable)
AnswerT = TypeVar("AnswerT")


def latest(work_out: Callable[[list[KeyT]], AnswerT]) -> Callable[[list[KeyT]], AnswerT]:
    """The same function with a memory for its last answer; the answer must never be changed by the caller."""
    known: list[KeyT] | None = None
    answer: AnswerT

    def ask(now: list[KeyT]) -> AnswerT:
        nonlocal known, answer
        if now != known:
            answer = work_out(now)
            known = now[:]
        return answer
    return ask
