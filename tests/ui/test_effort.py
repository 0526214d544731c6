"""How often the page draws and stores: counts, never seconds."""
from collections.abc import Callable
from typing import Any

import pytest

from tests.ui.desk import Desk, played, run
from ui import keeper
from ui.app import App


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How often each of these was called."""
    counts = {"draw": 0, "save_text": 0}

    def count(owner: Any, name: str) -> None:
        real: Callable[..., Any] = getattr(owner, name)

        def counting(*given: Any, **named: Any) -> Any:
            counts[name] += 1
            return real(*given, **named)
        monkeypatch.setattr(owner, name, counting)
    count(App, "draw")
    count(keeper, "save_text")
    return counts


def test_a_move_is_drawn_once_before_the_paint_and_stored_after_it(counted: dict[str, int]):
    async def scenario() -> None:
        desk = Desk()
        await played(desk, kinds=("person", "person"))
        desk.hands.afterPaint = lambda: None
        if desk.session.covered():
            desk.press("uncover")
        before = dict(desk.hands.store)
        counted.update(draw=0, save_text=0)
        desk.play_one()
        assert counted == {"draw": counted["draw"], "save_text": 0} and counted["draw"] <= 3  # picks, then the move itself
        assert desk.hands.store == before
        desk.hands.tell("painted")
        assert counted["save_text"] <= 2 and desk.hands.store != before
        counted.update(draw=0, save_text=0)
        desk.hands.tell("painted")
        assert counted == {"draw": 0, "save_text": 0}
        desk.healthy()
    run(scenario)


def test_one_moment_asks_the_rules_once(monkeypatch: pytest.MonkeyPatch):
    async def scenario() -> None:
        desk = Desk()
        await played(desk)
        saga, asked = desk.saga, [0]
        real = saga.legal
        monkeypatch.setattr(saga, "legal", lambda: asked.__setitem__(0, asked[0] + 1) or real())
        desk.session._legal = (None, ())
        for _ in range(3):
            desk.app.draw()
        assert asked[0] <= 1
    run(scenario)
