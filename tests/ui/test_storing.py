"""Saving: full, forbidden, damaged, two tabs, lost index, crash while drawing (faults 13, 14, 16, 18)."""
import copy
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.ui.desk import Desk, Hands, run
from ui import host, shelf
from ui.keeper import read
from ui.store import Store


async def played(desk: Desk, turns: int = 3, kinds: tuple[str, ...] = ("person", "bot")) -> str:
    key = desk.new_game(kinds, first="0")
    for _ in range(turns):
        await desk.rest()
        desk.play_one()
    await desk.rest()
    return key


def stored_log(desk: Desk, key: str) -> list[str]:
    return json.loads(desk.hands.store[f"sarai:game:{key}"])["log"]


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


# ---- damage


def hurt(whole: dict, path: list, how: str) -> None:
    """Remove, rename, null or retype one field in place."""
    for step in path[:-1]:
        whole = whole[step]
    last = path[-1]
    if how == "remove":
        del whole[last]
    elif how == "rename" and isinstance(whole, dict):
        whole[f"{last}x"] = whole.pop(last)
    else:
        whole[last] = {"null": None, "number": -7, "text": "x", "list": [1], "object": {"a": 1}, "rename": None}[how]


def paths(value: object, before: tuple = ()) -> list[list]:
    found = []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in items:
        found.append([*before, name])
        found += paths(inner, (*before, name))
    return found


@pytest.fixture(scope="module")
def a_save() -> str:
    texts: list[str] = []

    async def scenario():
        desk = Desk()
        key = await played(desk, 6)
        texts.append(desk.hands.store[f"sarai:game:{key}"])
    run(scenario)
    return texts[0]


@pytest.mark.cpython
@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_damaged_game_is_shown_as_such_and_the_others_still_open(a_save, data):
    whole = json.loads(a_save)
    path = data.draw(st.sampled_from(paths(whole)))
    broken = copy.deepcopy(whole)
    hurt(broken, path, data.draw(st.sampled_from(("remove", "rename", "null", "number", "text", "list", "object"))))

    async def scenario():
        store = {"sarai:game:good": a_save, "sarai:game:bad": json.dumps(broken)}
        desk = Desk(store)
        desk.healthy()
        desk.press("go", to="#/table/bad")
        desk.healthy()
        assert desk.app.route.page in ("table", "recover")
        if desk.app.route.page == "recover":
            assert "save-file" in desk.hands.html and "Traceback" not in desk.page
            desk.press("save-file", ident="bad")
            assert desk.hands.files[-1][1] == store["sarai:game:bad"]
        desk.press("go", to="#/")
        desk.healthy()
        desk.press("go", to="#/table/good")
        assert desk.app.route.page == "table"
        desk.stop()
        desk.healthy()
    run(scenario)


NO_GAMES = ["", "{", "null", "[]", "7", '"x"', '{"sarai":1}', '{"sarai":99,"game":"tantan"}', "\0", "[" * 2000]


@pytest.mark.parametrize("text", NO_GAMES)
def test_a_text_that_is_no_game_can_be_saved_as_it_is_or_forgotten(text):
    async def scenario():
        desk = Desk({"sarai:game:bad": text})
        assert "bad" in desk.hands.html
        desk.press("go", to="#/table/bad")
        assert desk.app.route.page == "recover"
        desk.press("save-file", ident="bad")
        assert desk.hands.files[-1][1] == text
        desk.press("forget", ident="bad")
        desk.press("forget-sure", ident="bad")
        assert not [name for name in desk.hands.store if "bad" in name] and desk.app.route.page == ""
        desk.healthy()
    run(scenario)


def test_a_picture_in_storage_cannot_bring_markup_that_acts():
    hands = Hands()
    host.use(hands)
    store = Store()
    shelf.keep_thumb(store, "x", "y" * 30_000)
    assert shelf.thumb(store, "x") == ""


# ---- crash while drawing


def break_drawing(desk: Desk, monkeypatch) -> None:
    def fails(scene):
        raise ZeroDivisionError("drawn too thin")
    monkeypatch.setattr(desk.session.face, "regions", fails)


def test_what_could_not_be_drawn_never_replaces_the_last_good_save(monkeypatch):
    async def scenario():
        desk = Desk()
        key = await played(desk)
        saved = desk.hands.store[f"sarai:game:{key}"]
        plan = desk.saga.legal()[0]
        word = str(plan).split()[-1]
        desk.pick({"buy": "stall-", "stock": "pack-", "take": "share-", "steal": "seat-", "discard": "front-"}[plan.verb] + word)
        break_drawing(desk, monkeypatch)
        desk.press("commit")
        assert desk.app.route.page == "recover" and desk.hands.store[f"sarai:game:{key}"] == saved
        assert "Traceback" not in desk.page and "recover-back" in desk.hands.html
        for _ in range(3):
            desk.reload()
            await desk.rest()
            assert desk.app.route.page == "recover", "a second start opens the recovery page"
        desk.press("go", to=f"#/table/{key}")
        assert desk.app.route.page == "recover"
        monkeypatch.undo()
        desk.press("recover-back", ident=key)
        await desk.rest()
        assert desk.app.route.page == "table" and desk.saga.cursor <= json.loads(saved)["cursor"]
        assert f"sarai:crash:{key}" not in desk.hands.store
        desk.press("play-on")
        await desk.rest()
    run(scenario)


def test_a_game_can_be_tried_again_from_its_recovery_page(monkeypatch):
    async def scenario():
        desk = Desk()
        key = await played(desk)
        cursor = desk.saga.cursor
        break_drawing(desk, monkeypatch)
        desk.app.draw()
        desk.press("go", to=f"#/table/{key}")
        assert desk.app.route.page == "recover", "it fails again"
        monkeypatch.undo()
        desk.press("go", to="#/")
        desk.press("go", to=f"#/table/{key}")
        assert desk.app.route.page == "recover", "not by the list of games"
        desk.press("go", to=f"#/table/{key}")
        assert desk.app.route.page == "table" and desk.saga.cursor == cursor and desk.session.paused
        assert f"sarai:crash:{key}" not in desk.hands.store
    run(scenario)


def test_a_game_that_is_only_looked_at_stays_where_it_is_in_the_list():
    async def scenario():
        desk = Desk()
        key = await played(desk)
        saved = desk.hands.store[f"sarai:game:{key}"]
        desk.hands.today = lambda: "2027-01-01T00:00"
        desk.press("go", to="#/")
        desk.press("go", to=f"#/table/{key}")
        desk.press("go", to="#/games")
        assert desk.hands.store[f"sarai:game:{key}"] == saved
        desk.press("go", to=f"#/table/{key}")
        desk.play_one()
        await desk.rest()
        assert json.loads(desk.hands.store[f"sarai:game:{key}"])["notes"]["played"] == "2027-01-01T00:00"
    run(scenario)


def test_a_game_whose_saved_state_cannot_be_drawn_goes_back_further(monkeypatch):
    async def scenario():
        desk = Desk()
        key = await played(desk)
        cursor = desk.saga.cursor
        break_drawing(desk, monkeypatch)
        desk.reload()
        assert desk.app.route.page == "recover"
        monkeypatch.undo()
        desk.press("recover-back", ident=key)
        assert desk.app.route.page == "table" and desk.saga.cursor == cursor - 1
    run(scenario)


def test_a_page_that_fails_without_a_game_says_so_and_leads_home(monkeypatch):
    async def scenario():
        desk = Desk()
        monkeypatch.setattr("ui.scenes.settings.settings_page", lambda scene: 1 / 0)
        desk.press("go", to="#/settings")
        assert "Traceback" not in desk.page and "safe on this device" in desk.words()
        monkeypatch.undo()
        desk.press("go", to="#/")
        assert "Sarai" in desk.words()
    run(scenario)
