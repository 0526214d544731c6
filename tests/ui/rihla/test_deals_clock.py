"""The clock in the page (rihla 3.18): wall time, warnings, extensions, and what an absence comes to (T-99 to T-102)."""
import asyncio

import pytest

from engine.rihla.game import GAME
from tests.ui.desk import run
from tests.ui.rihla.deals import Road, table_with

PEOPLE = ("person",) * 4


class Timed(Road):
    """A tab whose clocks a test moves."""

    def __init__(self, *arguments, **named):
        super().__init__(*arguments, **named)
        self.time = 0
        self.hands.nowMs = lambda: self.time

    def road(self, *arguments, **named):
        self.hands.nowMs = lambda: self.time
        return super().road(*arguments, **named)

    def pass_by(self, seconds, steps=1):
        """So many seconds in view of the table."""
        self.use()
        for _ in range(steps):
            self.time += seconds * 1000 // steps
            self.hands.wall += seconds * 1000 // steps
            self.app.clock.look()

    def away(self, seconds):
        """Closed for so many seconds, then opened again."""
        self.use()
        self.hands.tell("pagehide")
        self.hands.wall += seconds * 1000
        self.time = 5  # a monotonic clock begins anew with the page
        self.reload()


def timed(kind="on", **more):
    desk = Timed()
    desk.road(table_with({}, timer=kind), PEOPLE, timer=kind, **more)
    desk.pass_by(0)
    return desk


def shown(desk):
    return desk.hands.regions["clock"]


def extensions(desk):
    return [merchant.extensions for merchant in desk.saga.table.merchants]


@pytest.mark.parametrize("kind", ("on", "pausing"))
def test_time_runs_down_in_a_region_of_its_own(kind):
    async def scenario():
        desk = timed(kind)
        desk.pass_by(2)
        assert "0:58" in shown(desk)
        board, before = desk.hands.regions["board"], desk.session.step
        desk.pass_by(2)
        assert "0:56" in shown(desk) and desk.hands.regions["board"] is board and desk.session.step == before
        desk.healthy()
    run(scenario)


def test_it_warns_before_it_takes_an_extension_and_keeps_what_is_picked():
    async def scenario():
        desk = timed()
        desk.pick("page-trade")
        desk.pass_by(49)
        assert "10 seconds" not in " ".join(desk.hands.said) and "soon" not in shown(desk)
        desk.pass_by(1)
        assert "10 seconds, then an extension" in desk.hands.said[-1] and "then +30 s" in shown(desk)
        desk.pass_by(10)
        assert desk.saga.log == ["timeout"] and extensions(desk) == [2, 3, 3, 3]
        assert "0:30" in shown(desk) and desk.session.draft.page == "trade"
        desk.healthy()
    run(scenario)


def test_after_the_last_extension_the_merchant_is_out_and_the_next_has_full_time():
    async def scenario():
        desk = timed()
        for seconds in (60, 30, 30, 30):
            desk.pass_by(seconds)
        assert desk.saga.table.merchants[0].out and desk.saga.table.pending[-1].seat == 1
        desk.pass_by(1)
        assert "0:5" in shown(desk) or "1:00" in shown(desk)
        assert desk.saga.log == ["timeout"] * 4
        desk.healthy()
    run(scenario)


def test_every_question_starts_with_full_time_and_bots_have_no_clock():
    async def scenario():
        desk = Timed()
        desk.road(table_with({}, timer="on"), ("person", "bot", "bot", "bot"), timer="on")
        desk.pass_by(30)
        desk.pick("page-estate")
        desk.hands.bot = lambda text: (_ for _ in ()).throw(RuntimeError("slow"))
        desk.session.play(["draw"])
        desk.app.draw()
        while desk.session.asked_kind() == "person":
            desk.session.play([str(desk.saga.legal()[0])])
        desk.pass_by(500)
        assert "timeout" not in desk.saga.log and shown(desk) == ""
    run(scenario)


def closed(seconds, kind="on"):
    """20 seconds left, 3 extensions; then closed for so many seconds."""
    desk = timed(kind)
    desk.pass_by(40, steps=40)
    assert "0:20" in shown(desk)
    desk.away(seconds)
    return desk


@pytest.mark.parametrize(("kind", "away", "due", "left"), (
    ("on", 19, 0, "0:01"), ("on", 45, 1, "0:05"), ("on", 109, 3, "0:01"), ("pausing", 36000, 0, "0:20")))
def test_T_99_100_102_an_absence_costs_the_open_question_alone(kind, away, due, left):
    async def scenario():
        desk = closed(away, kind)
        assert desk.saga.log == ["timeout"] * due and left in shown(desk)
        assert extensions(desk) == [3 - due, 3, 3, 3] and desk.saga.table.pending[-1].seat == 0
        assert ("Time ran out" in desk.words()) == bool(due)
        desk.healthy()
    run(scenario)


@pytest.mark.parametrize("away", (110, 36000))
def test_T_100_101_a_long_absence_puts_one_merchant_out_and_nobody_else(away):
    async def scenario():
        desk = closed(away)
        assert desk.saga.log == ["timeout"] * 4 and desk.saga.table.merchants[0].out
        assert desk.saga.table.pending[-1].seat == 1 and extensions(desk)[1:] == [3, 3, 3] and "1:00" in shown(desk)
        desk.healthy()
    run(scenario)


def test_a_wall_clock_set_back_is_no_absence():
    async def scenario():
        desk = closed(-5000)
        assert desk.saga.log == [] and "0:20" in shown(desk)
    run(scenario)


@pytest.mark.parametrize(("kind", "left"), (("on", "0:15"), ("pausing", "0:20")))
def test_a_hidden_tab_and_another_page(kind, left):
    async def scenario():
        for leaving in ("hidden", "help"):
            desk = timed(kind)
            desk.pass_by(40, steps=40)
            if leaving == "hidden":
                desk.hands.tell("hidden")
            else:
                desk.press("go", to="#/help/rihla/turn")
            desk.pass_by(0)
            desk.time += 5000
            desk.hands.wall += 5000
            desk.app.clock.look()
            if leaving == "hidden":
                desk.hands.tell("visible")
            else:
                desk.press("go", to=f"#/table/{desk.session.key}")
            assert left in shown(desk), leaving
            desk.healthy()
    run(scenario)


def test_behind_the_cover_the_clock_stands():
    async def scenario():
        desk = Timed()
        table = table_with({2: 1}, timer="on")
        desk.road(table, PEOPLE, timer="on")
        desk.pass_by(0)
        desk.session.uncover()
        desk.session.answer(["offer 1 - 1000 2 0"])
        desk.app.draw()
        assert desk.session.covered()
        desk.pass_by(600)
        assert desk.saga.log == ["offer 1 - 1000 2 0"]
        desk.press("uncover")
        desk.pass_by(0)
        assert "1:00" in shown(desk)
        desk.healthy()
    run(scenario)


def test_a_game_without_a_clock_has_none():
    async def scenario():
        desk = Road()
        desk.road(table_with({}), PEOPLE)
        assert desk.app.clock is None and desk.hands.regions["clock"] == ""
    run(scenario)


def test_the_count_ends_with_the_game_that_is_left():
    async def scenario():
        desk = timed()
        task = desk.app.clock._task
        desk.press("go", to="#/")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert desk.app.clock is None and (task.cancelled() or task.done())
        assert GAME.name == "rihla"
    run(scenario)
