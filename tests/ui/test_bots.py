"""Bots at the table: what they are told, what happens when they fail, are late, are stopped or hurried (faults 49, 50, 69)."""
import asyncio
import json

import pytest

from tests.ui.desk import Desk, first_legal, run
from ui import worker
from ui.bots import question
from ui.host import BotFailed


def test_real_bots_play_a_whole_game_through_the_workers_door():
    async def scenario():
        desk = Desk()
        desk.hands.bot = worker.answer
        desk.new_game(("bot", "bot", "bot"))
        await desk.rest(20_000)
        desk.healthy()
        assert desk.session.asked is None and desk.saga.game.result(desk.saga.table).reason
        assert "found no move" not in desk.page
        assert json.loads(desk.hands.store[f"sarai:game:{desk.session.key}"])["log"] == desk.saga.log
    run(scenario)


def test_a_question_holds_no_seed_of_the_deal_and_no_other_hand():
    async def scenario():
        desk = Desk()
        desk.new_game(("bot", "bot"))
        await desk.rest(30)
        desk.stop()
        asked = question(desk.session)
        assert asked["view"] == desk.saga.game.view(desk.saga.table, asked["seat"]).to_json()
        assert "dice" not in json.dumps(asked["view"]) and asked["legal"] == [str(act) for act in desk.saga.legal()]
    run(scenario)


@pytest.mark.parametrize("answer", ["", "{}", "null", '{"act": "fly home"}', '{"act": 7}', '{"act": "buy 99"}', "[]", "raise"])
def test_a_bot_that_fails_plays_a_safe_move_and_the_page_says_so(answer):
    async def scenario():
        desk = Desk()

        def fails(text: str) -> str:
            if answer == "raise":
                raise ValueError("no idea")
            return answer
        desk.hands.bot = fails
        desk.new_game(("person", "bot"), first="1")
        await desk.rest()
        desk.healthy()
        assert desk.session.asked == 0 and desk.saga.cursor
        assert "found no move in time" in desk.page
        for _ in range(200):
            if desk.session.asked is None:
                break
            desk.play_one()
            await desk.rest()
        assert desk.session.asked is None, "the game comes to its end with bots that only ever fail"
        desk.healthy()
    run(scenario)


class Slow:
    """A bot that answers when told to."""

    def __init__(self, desk: Desk) -> None:
        self.gate = asyncio.Event()
        self.asked: list[str] = []
        self.cancelled = 0
        desk.hands.askBot = self.ask
        desk.hands.cancelBot = self.cancel

    def cancel(self) -> None:
        self.cancelled += 1

    async def ask(self, text: str, step: int, deadline: int) -> str:
        self.asked.append(text)
        await self.gate.wait()
        return json.dumps({"ok": first_legal(text)})


async def ticks(count: int = 30) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def test_while_a_bot_thinks_the_page_answers_and_taps_do_no_harm():
    async def scenario():
        desk = Desk()
        slow = Slow(desk)
        desk.new_game(("person", "bot"), first="1")
        await ticks()
        assert "is playing" in desk.words() and 'class="dots"' in desk.hands.html
        desk.pick("stall-1")
        desk.press("commit")
        desk.press("sheet", name="menu")
        assert "<dialog" in desk.hands.regions["overlay"] and not desk.saga.log
        desk.press("close-sheet", step=None)
        slow.gate.set()
        await desk.rest()
        assert desk.session.asked == 0 and "dots" not in desk.hands.regions["seats"]
        desk.healthy()
    run(scenario)


def test_pausing_withdraws_the_question_and_a_late_answer_is_dropped():
    async def scenario():
        desk = Desk()
        slow = Slow(desk)
        desk.new_game(("person", "bot"), first="1")
        await ticks()
        desk.press("pause")
        assert slow.cancelled and "paused" in desk.words()
        slow.gate.set()
        await ticks(60)
        assert not desk.saga.log
        desk.press("play-on")
        await desk.rest()
        assert desk.session.asked == 0 and len(slow.asked) >= 2
        desk.healthy()
    run(scenario)


def test_an_answer_that_comes_after_undo_is_dropped():
    async def scenario():
        desk = Desk()
        desk.new_game(("person", "bot", "bot", "bot"), first="0")
        for _ in range(40):
            await desk.rest()
            if not desk.saga.can_undo():
                break
            desk.play_one()
        slow = Slow(desk)
        for _ in range(40):
            desk.play_one()
            await ticks()
            if slow.asked and not desk.saga.can_undo():
                break
            slow.gate.set()
            await desk.rest()
            slow.gate.clear()
            slow.asked.clear()
        desk.press("undo")
        cursor = desk.saga.cursor
        slow.gate.set()
        await ticks(60)
        assert desk.saga.cursor == cursor and desk.session.asked == 0
        desk.healthy()
    run(scenario)


def test_a_bot_that_thinks_long_can_be_moved_on(monkeypatch):
    monkeypatch.setattr("ui.film.SLOW", 5)

    async def scenario():
        desk = Desk()
        slow = Slow(desk)
        desk.new_game(("person", "bot"), first="1")
        await asyncio.sleep(0.05)
        assert 'data-do="move-on"' in desk.hands.html
        desk.press("move-on")
        assert desk.saga.cursor == 1 and slow.cancelled
        assert "moved on" in desk.page
        slow.gate.set()
        await desk.rest()
        assert desk.session.asked == 0
        desk.healthy()
    run(scenario)


def test_leaving_the_table_stops_the_bots_and_coming_back_lets_them_go_on():
    async def scenario():
        desk = Desk()
        slow = Slow(desk)
        key = desk.new_game(("person", "bot"), first="1")
        await ticks()
        desk.press("go", to="#/")
        slow.gate.set()
        await ticks(60)
        assert desk.session is None and not json.loads(desk.hands.store[f"sarai:game:{key}"])["log"]
        desk.press("go", to=f"#/table/{key}")
        await desk.rest()
        assert desk.session.asked == 0
        desk.healthy()
    run(scenario)


def test_a_tap_hurries_the_film_and_a_hidden_tab_waits_for_nothing():
    async def scenario():
        for hide in (False, True):
            desk = Desk(motion="normal")
            desk.app.settings = desk.app.settings.with_("motion", "normal")
            desk.new_game(("person", "bot", "bot"), first="1")
            await ticks()
            assert not desk.saga.log, "the film takes its time"
            if hide:
                desk.hands.tell("hidden")
            else:
                desk.press("hurry")
            await desk.rest(2000)
            assert desk.session.asked == 0 and desk.saga.cursor
            sounds = list(desk.hands.sounds)
            assert not sounds
            desk.stop()
            desk.healthy()
    run(scenario)


def test_what_bots_do_is_said_once_and_in_order():
    async def scenario():
        desk = Desk()
        desk.new_game(("person", "bot", "bot"), first="1")
        await desk.rest()
        said = list(desk.hands.said)
        turns = [words for words in said if words.startswith("Your turn.")]
        assert len(turns) == 1 and said[-1] == turns[0] and len(turns[0]) > 12
        assert len(said) == len(set(said)) or len(said) < 12
        assert all(len(words) < 120 and "<" not in words for words in said)
        desk.app.draw()
        desk.press("go", to="#/settings")
        desk.press("go", to=f"#/table/{desk.session.key}")
        assert desk.hands.said == said
    run(scenario)


def test_the_same_seed_and_step_have_the_same_answer():
    asked = None

    async def scenario():
        nonlocal asked
        desk = Desk()
        desk.new_game(("bot", "bot"))
        await ticks(3)
        desk.stop()
        asked = question(desk.session)
    run(scenario)
    assert worker.answer(json.dumps(asked)) == worker.answer(json.dumps(asked))
    with pytest.raises(KeyError):
        worker.answer(json.dumps({**asked, "game": "chess"}))
    assert issubclass(BotFailed, Exception)
