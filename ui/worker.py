"""The bots' side of the wall: a question as JSON in, an answer as JSON out.  It knows no page."""
import json
from collections.abc import Callable
from importlib import import_module
from time import monotonic


def deadline_in(milliseconds: int) -> Callable[[], bool]:
    """A clock that says whether so much time has passed since it was made: the engine itself knows none."""
    end = monotonic() + milliseconds / 1000
    return lambda: monotonic() >= end


def answer(text: str) -> str:
    """Answer one question (see `ui.bots.question`): `{"act": notation, ...}`.  Whatever goes wrong is raised."""
    asked = json.loads(text)
    think = import_module("engine.bots.answer").answer
    return json.dumps(think(asked, deadline_in(int(asked["budget_ms"]))))
