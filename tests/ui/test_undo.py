"""Undo and redo at the table (faults 1 and 6), and looking at earlier moments."""
from tests.ui.desk import Desk, run


async def opening(desk: Desk, turns: int = 2) -> None:
    desk.new_game(("person", "bot", "bot", "bot"), first="0")
    for _ in range(turns):
        await desk.rest()
        desk.play_one()
    await desk.rest()


def test_one_undo_goes_over_all_replies_to_my_last_decision_and_redo_brings_the_same_ones():
    async def scenario():
        desk = Desk()
        await opening(desk)
        for _ in range(30):
            if not desk.saga.can_undo():
                break
            desk.play_one()
            await desk.rest()
        assert not desk.saga.can_undo(), "no moment that can be undone"
        log, mine = list(desk.saga.log), desk.saga.last_choice()
        desk.press("undo")
        await desk.rest()
        assert desk.saga.cursor == mine and desk.saga.log == log and desk.session.asked == 0
        desk.press("redo")
        await desk.rest()
        assert desk.saga.log == log and desk.saga.cursor == desk.saga.next_choice() or desk.saga.cursor == len(log)
        desk.healthy()
    run(scenario)


def test_undo_stops_at_a_reveal_says_why_and_leaves_everything_as_it_is():
    async def scenario():
        desk = Desk()
        desk.new_game(("person", "bot"), first="0")
        desk.play_one()
        await desk.rest()
        for _ in range(60):
            if desk.saga.can_undo() == "revealed":
                break
            desk.play_one()
            await desk.rest()
        before = desk.saga.table.to_json()
        for way in ("undo", "reload", "undo-step"):
            if way == "reload":
                desk.reload()
                await desk.rest()
                way = "undo"
            desk.press(way)
        assert desk.saga.table.to_json() == before
        assert "something hidden was shown" in desk.page
        desk.healthy()
    run(scenario)


def test_nothing_goes_on_by_itself_over_moves_that_were_taken_back():
    async def scenario():
        desk = Desk()
        await opening(desk)
        for _ in range(60):
            if not desk.saga.why_not_back(desk.saga.cursor - 1):
                break
            desk.play_one()
            await desk.rest()
        log = list(desk.saga.log)
        desk.press("undo-step")
        await desk.rest()
        assert desk.saga.log == log and desk.saga.cursor == len(log) - 1
        if desk.session.asked_kind() == "bot":
            assert "Play on" in desk.words()
            desk.press("play-on")
            await desk.rest()
            assert desk.saga.cursor == len(desk.saga.log)
    run(scenario)


def test_a_look_at_an_earlier_moment_changes_nothing_and_comes_back():
    async def scenario():
        desk = Desk()
        await opening(desk)
        cursor, now = desk.saga.cursor, desk.hands.regions["board"]
        desk.press("look", place="0")
        assert desk.session.looking == 0 and desk.hands.regions["board"] != now
        assert "Before move 1" in desk.words() and "as it was then" in desk.words().lower()
        desk.pick("stall-1")
        desk.press("commit")
        assert desk.saga.cursor == cursor and not desk.session.drafts
        desk.press("back-to", place="0")
        assert desk.saga.cursor == cursor or desk.saga.cursor == 0
        desk.press("look-end")
        await desk.rest()
        assert desk.session.looking is None
        desk.healthy()
    run(scenario)


def test_the_log_and_the_menu_open_and_close_and_back_closes_the_dialog_first():
    async def scenario():
        desk = Desk()
        await opening(desk)
        for name in ("menu", "log"):
            desk.press("sheet", name=name)
            assert "<dialog" in desk.hands.regions["overlay"]
            desk.press("close-sheet", step=None)
            assert desk.hands.regions["overlay"] == ""
        desk.press("sheet", name="seat", seat="1")
        assert "seat-sheet" in desk.hands.regions["overlay"]
        key = desk.session.key
        desk.hands.goBack()
        assert desk.hands.regions["overlay"] == "" and desk.session.key == key
        desk.hands.goBack()
        desk.healthy()
        assert desk.session is None or desk.app.route.page != "table"
    run(scenario)
