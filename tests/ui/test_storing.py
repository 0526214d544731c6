"""Saving: a full device, forbidden storage, two tabs, a lost index (faults 14 and 18)."""
import json

from tests.ui.desk import Desk, played, run, stored_log
from ui import shelf
from ui.keeper import read


def test_every_move_is_stored_and_only_one_key_per_game_is_left():
    async def scenario():
        desk = Desk()
        key = await played(desk)
        assert stored_log(desk, key) == desk.saga.log
        kept = [name for name in desk.hands.store if name.startswith("sarai:game:")]
        assert kept == [f"sarai:game:{key}"] and f"sarai:crash:{key}" not in desk.hands.store
    run(scenario)


def test_a_full_device_keeps_the_last_save_whole_and_says_since_when():
    async def scenario():
        desk = Desk()
        key = await played(desk)
        saved = desk.hands.store[f"sarai:game:{key}"]
        at = desk.saga.cursor
        desk.hands.room = sum(len(name) + len(text) for name, text in desk.hands.store.items()) - 1500
        desk.play_one()
        await desk.rest()
        assert desk.hands.store[f"sarai:game:{key}"] == saved and read(saved).saga.cursor == at
        assert f"Not saved since move {at}" in desk.words() and 'data-do="save-file"' in desk.hands.html
        desk.press("save-file", ident=key)
        assert json.loads(desk.hands.files[-1][1])["log"] == desk.saga.log
        desk.press("go", to="#/games")
        assert "KB" in desk.words()
        desk.healthy()
        desk.hands.room = 10**9
        desk.press("go", to=f"#/table/{key}")
        await desk.rest()
    run(scenario)


def test_room_for_one_but_not_for_two_copies_is_enough():
    async def scenario():
        desk = Desk()
        key = await played(desk)
        desk.hands.room = sum(len(name) + len(text) for name, text in desk.hands.store.items()) + 2000
        desk.play_one()
        await desk.rest()
        assert stored_log(desk, key) == desk.saga.log and desk.session.unsaved is None
    run(scenario)


def test_where_storage_is_forbidden_the_game_is_played_in_memory_with_a_calm_note():
    async def scenario():
        desk = Desk()
        desk.hands.refusal = "blocked"
        desk.reload()
        desk.app.settings = desk.app.settings.with_("motion", "off")
        key = await played(desk)
        assert "stores nothing here" in desk.words()
        desk.press("go", to="#/")
        assert key in desk.hands.html
        desk.press("go", to=f"#/table/{key}")
        assert desk.saga.cursor
        desk.healthy()
    run(scenario)


def test_a_save_cut_off_while_being_written_is_taken_up_again():
    async def scenario():
        desk = Desk()
        key = await played(desk)
        store = desk.hands.store
        store[f"sarai:game:{key}:new"] = store.pop(f"sarai:game:{key}")
        del store["sarai:index"]
        desk.press("go", to="#/")
        assert key in desk.hands.html
        desk.press("go", to=f"#/table/{key}")
        await desk.rest()
        desk.play_one()
        await desk.rest()
        assert stored_log(desk, key) == desk.saga.log and f"sarai:game:{key}:new" not in store
        desk.healthy()
    run(scenario)


def test_the_index_is_made_anew_from_the_games():
    async def scenario():
        desk = Desk()
        key = await played(desk)
        desk.press("go", to="#/")
        whole = shelf.entries(desk.app.store)
        for lost in (None, "[]", "{}", "not json", '[{"key": 3}]', '[{"key": "x", "seats": 5}]'):
            if lost is None:
                del desk.hands.store["sarai:index"]
            else:
                desk.hands.store["sarai:index"] = lost
            assert shelf.entries(desk.app.store) == whole and whole[0].key == key
        desk.app.draw()
        desk.healthy()
    run(scenario)


# ---- two tabs


def test_the_tab_that_opened_last_owns_the_game_and_no_move_is_lost():
    async def scenario():
        store: dict[str, str] = {}
        first = Desk(store, first_seed=1)
        key = await played(first)
        second = Desk(store, f"/table/{key}", first_seed=5000)
        await second.rest()
        first.use().hands.tell("storage", key=f"sarai:open:{key}")
        assert "another tab" in first.words() and "Continue here" in first.words()
        log = list(first.saga.log)
        assert second.saga.log == log
        second.use().play_one()
        await second.rest()
        first.use()
        first.pick("stall-1")
        first.press("commit")
        assert first.saga.log == log and stored_log(second, key) == second.saga.log != log
        first.press("here")
        await first.rest()
        assert first.saga.log == second.saga.log and not first.session.elsewhere
        first.healthy(), second.healthy()
    run(scenario)


def test_a_tab_that_heard_nothing_still_never_overwrites():
    async def scenario():
        store: dict[str, str] = {}
        first = Desk(store, first_seed=1)
        key = await played(first)
        second = Desk(store, f"/table/{key}", first_seed=5000)
        await second.rest()
        second.play_one()
        await second.rest()
        first.use().play_one()
        await first.rest()
        assert stored_log(second, key) == second.saga.log
        assert first.session.elsewhere == "moved"
    run(scenario)


def test_another_game_in_another_tab_is_left_alone():
    async def scenario():
        store: dict[str, str] = {}
        first = Desk(store, first_seed=1)
        one = await played(first)
        second = Desk(store, first_seed=5000)
        two = await played(second)
        first.use().hands.tell("storage", key=f"sarai:game:{two}")
        first.play_one()
        await first.rest()
        assert not first.session.elsewhere and stored_log(first, one) == first.saga.log
        assert {entry.key for entry in shelf.entries(first.app.store)} == {one, two}
    run(scenario)


def test_a_game_deleted_in_another_tab_can_be_gone_on_with_here():
    async def scenario():
        store: dict[str, str] = {}
        first = Desk(store, first_seed=1)
        key = await played(first)
        second = Desk(store, "/games", first_seed=5000)
        second.press("forget", ident=key)
        second.press("forget-sure", ident=key)
        assert f"sarai:game:{key}" not in store
        first.use().hands.tell("storage", key=f"sarai:game:{key}")
        assert "deleted in another tab" in first.words()
        first.press("here")
        await first.rest()
        assert stored_log(first, key) == first.saga.log
        first.healthy()
    run(scenario)
