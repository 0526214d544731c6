"""Damaged saves, and games that crash while they are drawn (faults 13 and 16)."""
import copy
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.ui.desk import Desk, Hands, played, run
from ui import host, shelf
from ui.store import Store


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
