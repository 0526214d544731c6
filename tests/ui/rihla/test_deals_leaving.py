"""Leaving, staying to watch, and running the rest to its end (rihla 3.16, R-60, T-103)."""
import json
from random import Random

import pytest

from engine.rihla.dues import Debt
from engine.rihla.events import AuctionWon, Folded
from engine.rihla.game import GAME
from tests.rules.rihla.journeys import journey
from tests.ui.desk import run
from tests.ui.rihla.deals import Road, after, table_with
from ui.rihla.ask import ahead

BOTS = ("person", "bot", "bot", "bot")


def careless(luck):
    """Bots that play on and leave now and then, so that a game ends soon."""
    def answer(text):
        asked = json.loads(text)
        if asked["view"]["round"] > 3:
            return json.dumps({"act": "leave"})
        acts = [act for act in asked["legal"] if not act.startswith("offer")]
        return json.dumps({"act": luck.choice(acts)})
    return answer


def leave(desk):
    desk.press("sheet", name="menu")
    assert "Leave the journey" in desk.words()
    desk.press("leave")
    assert "Leave this game for good?" in desk.words()
    desk.press("leave-sure", seat=desk.app.sheet[1])


def test_leaving_asks_twice_says_what_it_means_and_can_be_refused():
    async def scenario():
        desk = Road()
        desk.road(table_with({1: 0}), ("person",) * 4)
        desk.press("leave")
        assert "free again, without stalls" in desk.words() and "Your turn ends here." in desk.words()
        desk.press("leave-not")
        assert desk.app.sheet is None and desk.saga.log == []
        leave(desk)
        assert desk.saga.log == ["leave"] and desk.saga.table.merchants[0].out
        desk.healthy()
    run(scenario)


def test_who_is_not_asked_leaves_at_the_end_of_the_turn():
    async def scenario():
        desk = Road()
        desk.hands.bot = careless(Random(1))
        desk.road(after(table_with({}), "draw"), BOTS)
        while desk.session.asked_kind() == "person":
            desk.session.play([str(desk.saga.legal()[0])])
        desk.press("leave")
        assert "when you are next asked" in desk.words()
        desk.press("leave-sure", seat="0")
        assert desk.saga.log[-1] == "ask leave 0" and desk.saga.table.merchants[0].leaving
        await desk.rest(30)
        desk.press("leave")
        assert desk.app.sheet is None
        desk.healthy()
    run(scenario)


def test_in_a_debt_leaving_says_what_the_creditors_receive():
    async def scenario():
        desk = Road()
        table = table_with({1: 0}, {0: 100})
        table.pending.append(Debt(0, [(1, 5000)], "visit"))
        desk.road(table, ("person",) * 4)
        desk.press("leave")
        assert "receive 500k" in desk.words()
    run(scenario)


def test_a_watcher_sees_everything_is_never_asked_and_cannot_leave_again():
    async def scenario():
        desk = Road()
        desk.hands.bot = careless(Random(2))
        desk.road(table_with({}), BOTS)
        leave(desk)
        assert "You are out and watch" in desk.words() and 'data-do="run-on"' in desk.hands.html
        assert "road" in desk.hands.regions["board"]
        desk.press("dismiss", what=f"watching {desk.session.key}")
        assert "You are out and watch" not in desk.words()
        desk.press("sheet", name="menu")
        assert "Run to the end" in desk.words() and "Leave the journey" not in desk.words()
        desk.press("close-sheet")
        before = list(desk.saga.log)
        desk.press("leave-sure", seat="0")
        assert desk.saga.log[:len(before)] == before and "ask leave 0" not in desk.saga.log
        mine, other = (GAME.view(desk.saga.table, seat).to_json() for seat in (0, 1))
        assert {**mine, "seat": None} == {**other, "seat": None}
        await desk.rest()
        assert not any(desk.saga.mark(place).seat == 0 for place in range(1, desk.saga.cursor))
        desk.healthy()
    run(scenario)


def test_the_rest_can_be_run_at_once_with_the_same_moves():
    async def scenario():
        ends = []
        for at_once in (True, False):
            desk = Road()
            desk.hands.bot = careless(Random(4))
            desk.road(table_with({}), BOTS)
            desk.app.film.stop()
            leave(desk)
            if at_once:
                desk.press("run-on")
            for _ in range(40):
                await desk.rest()
                if desk.saga.table.ended:
                    break
            assert desk.saga.table.ended == "last-standing"
            assert desk.stored(desk.session.key)["log"] == desk.saga.log
            ends.append(list(desk.saga.log))
            desk.healthy()
        assert ends[0] == ends[1]
    run(scenario)


def test_running_on_stops_when_it_is_paused():
    async def scenario():
        desk = Road()
        luck = Random(5)
        desk.hands.bot = lambda text: json.dumps(
            {"act": luck.choice([act for act in json.loads(text)["legal"] if not act.startswith("offer")])})
        desk.road(table_with({}), BOTS)
        leave(desk)
        desk.press("run-on")
        await desk.rest(30)
        desk.press("pause")
        await desk.rest()
        played = desk.saga.cursor
        await desk.rest(30)
        assert desk.saga.cursor == played and not desk.saga.table.ended
        desk.healthy()
    run(scenario)


@pytest.mark.parametrize("what", ("leave", "run-on", "leave-sure"))
def test_out_of_place_these_commands_do_nothing(what):
    async def scenario():
        desk = Road()
        desk.press(what, seat="0")
        desk.new_game(("person", "bot"))
        desk.press(what, seat="0")
        assert "leave" not in desk.saga.log
        desk.healthy()
    run(scenario)


def test_a_preview_of_anothers_answer_leaves_out_the_leave_that_was_asked_for():
    """P0 passes and asks to leave; what P2 is told of dropping out is that P1 gets the spot, and nothing more."""
    table = journey(3, top="R02", owns={0: (39,)})
    told = ahead(GAME.view(after(table, "draw", "pass", "ask leave 0", "bid"), 2), "fold")
    assert [type(event) for event in told.events] == [Folded, AuctionWon] and told.table.owner[39] == 0
