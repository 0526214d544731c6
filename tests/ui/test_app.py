"""The app round the table: routes, settings, news, what follows a game, and presses that make no sense."""
import json
import random

import pytest

from tests.ui.desk import Desk, run
from ui import routes
from ui.commands import ROOMS
from ui.routes import Route


@pytest.mark.parametrize("fragment, route", [
    ("", Route("")), ("/", Route("")), ("/table/abc", Route("table", ("abc",))), ("/nonsense/x", Route("")),
    ("/table/abc/+", Route("table", ("abc",))), ("/help/tantan/buying", Route("help", ("tantan", "buying"))),
    ("g=1Zz0", Route("link", ("1Zz0",))), ("%00", Route("")), ("//", Route("")), ("/+", Route(""))])
def test_addresses(fragment, route):
    assert routes.read(fragment) == route
    assert routes.read(routes.write(route)) == route


@pytest.mark.parametrize("fragment", [
    "/table/none", "/score/none", "/share/none", "/recover/none", "/new/none", "/new", "/help/none/x", "/help", "/table", "g=",
    "/open", "/about", "/games", "/settings", "/table/../..", "/new/caravanserai"])
def test_an_address_that_leads_to_nothing_breaks_nothing(fragment):
    async def scenario():
        desk = Desk(fragment=fragment)
        desk.healthy()
        assert desk.words().strip() and desk.hands.title
    run(scenario)


def test_settings_are_kept_and_felt_by_other_tabs():
    async def scenario():
        store: dict[str, str] = {}
        one, two = Desk(store, first_seed=1), Desk(store, first_seed=9)
        one.use()._arg("set", name="theme", value="dark")
        assert one.hands.root["theme"] == "dark" and json.loads(store["sarai:settings"])["theme"] == "dark"
        two.use().hands.tell("storage", key="sarai:settings")
        assert two.hands.root["theme"] == "dark"
        one.use()._arg("set", name="theme", value="purple")
        one._arg("set", name="nothing", value="x")
        assert one.hands.root["theme"] == "dark"
        for value, kept in (("no", "off"), ("yes", "on"), ("off", "off")):
            one._arg("set", name="confirm", value=value)
            assert one.app.settings.confirm == kept
    run(scenario)


@pytest.mark.parametrize("stored", ["", "null", "[]", "{", '{"theme": 7, "motion": "warp", "name": null}', '"x"'])
def test_strange_settings_become_the_usual_ones(stored):
    async def scenario():
        hands = Desk({"sarai:settings": "{}"}).hands
        hands.store["sarai:settings"] = stored
        desk = Desk.__new__(Desk)
        desk.hands = hands
        desk.begin()
        desk.healthy()
        assert (desk.app.settings.theme, desk.app.settings.motion, desk.app.settings.name) == ("auto", "normal", "")
    run(scenario)


def test_a_new_version_waits_until_the_player_says_so_and_everything_is_kept_first():
    async def scenario():
        desk = Desk()
        key = desk.new_game(first="0")
        await desk.rest()
        applied = []
        desk.hands.applyUpdate = lambda: applied.append(json.loads(desk.hands.store[f"sarai:game:{key}"])["log"])
        desk.hands.tell("update")
        assert "new version" in desk.words().lower() and not applied
        desk.press("dismiss")
        assert "new version" not in desk.words().lower()
        desk.play_one()
        desk.press("reload")
        assert applied == [desk.saga.log]
        desk.healthy()
    run(scenario)


def test_the_network_comes_and_goes_without_harm():
    async def scenario():
        desk = Desk()
        for kind in ("offline", "online", "hidden", "visible", "pagehide", "bot-ready", "unheard-of"):
            desk.hands.tell(kind)
        desk.hands.tell("offline-ready", ready=True, missing=[])
        desk.healthy()
        desk.hands.tell("offline")
        assert "ffline" in desk.words()
    run(scenario)


def test_the_browser_is_asked_once_to_keep_what_is_stored_after_my_first_move():
    async def scenario():
        desk = Desk()
        asked = []

        async def persist() -> bool:
            asked.append(1)
            return True
        desk.hands.storePersist = persist
        desk.new_game(("person", "bot"), first="0")
        await desk.rest()
        assert not asked
        for _ in range(3):
            desk.play_one()
            await desk.rest()
        assert asked == [1] and desk.app.kept_safe == "yes"
    run(scenario)


def test_after_a_game_the_same_people_play_another_deal_or_the_same_or_look_at_it_again():
    async def scenario():
        desk = Desk()
        key = desk.new_game(("person", "bot", "bot"), ("Ada",), first="0")
        await desk.rest()
        seed, seats = desk.saga.seed, [seat.to_json() for seat in desk.saga.seats]
        dealt = desk.saga.at(0).to_json()
        desk.play_one()
        await desk.rest()
        desk.press("go", to=f"#/score/{key}")
        desk.press("rematch", ident=key)
        await desk.rest()
        assert desk.saga.seed != seed and [seat.to_json() for seat in desk.saga.seats] == seats and desk.session.key != key
        desk.press("go", to=f"#/score/{key}")
        desk.press("same-deal", ident=key)
        await desk.rest()
        assert desk.saga.at(0).to_json() == dealt and desk.saga.ident != key
        desk.press("replay", ident=key)
        assert desk.session.key == key and desk.session.looking == 0
        for move in ("look-next", "look-next", "look-back"):
            desk.press(move)
        assert desk.session.looking == 1
        for value, place in (("9", 9), ("0", 0), (str(desk.saga.cursor), 0), ("x", 0), ("4", 4)):  # the slider over the match
            desk.press("look-to", "input", value=value)
            assert desk.session.looking == place and f'value="{place}"' in desk.hands.html
        desk.press("look-end")
        await desk.rest()
        assert desk.session.looking is None
        desk.healthy()
    run(scenario)


def test_the_home_page_tells_whose_turn_it_is():
    async def scenario():
        desk = Desk()
        key = desk.new_game(("person", "away"), ("", "Leyla"), first="0")
        await desk.rest()
        desk.press("go", to="#/")
        assert "Your turn" in desk.words() and key in desk.hands.html
        desk.press("go", to=f"#/table/{key}")
        for _ in range(20):
            if desk.session.asked_kind() == "away":
                break
            desk.play_one()
        desk.press("go", to="#/")
        assert "Leyla" in desk.words() and "turn" in desk.words()
        desk.healthy()
    run(scenario)


def test_the_rules_lead_back_to_the_new_game_they_were_read_for_else_to_the_table():
    async def scenario():
        desk = Desk()
        desk.press("go", to="#/new/tantan")
        desk.press("new-seat-count", value="2")
        desk.press("go", to="#/help/tantan")
        assert 'href="#/new/tantan"' in desk.page
        desk.press("go", to="#/new/tantan")
        assert "2 seats" in desk.words()
        key = desk.new_game()
        desk.press("go", to="#/help/tantan")
        assert f'href="#/table/{key}"' in desk.page
        desk.healthy()
    run(scenario)


def test_hundreds_of_presses_that_make_no_sense_break_nothing():
    async def scenario():
        chance = random.Random(5)
        words = ["", "0", "1", "2", "7", "-1", "x", "stall-1", "stall-9", "pack-food", "share-lamp", "seat-1", "front-", "menu",
                 "mode-stock", "log", "seat", "bot", "person", "theme", "dark", "tantan", "caravanserai", "#/", "#/games",
                 "#/settings", "#/help/tantan/x", "#/about", "first", "yes", "#g=1abc", "count-more"]
        desk = Desk()
        key = desk.new_game(("person", "person", "bot"), first="0")
        presses = sorted(set(ROOMS) - {"forget-sure"})
        for number in range(900):
            if number % 30 == 0:
                await desk.rest(40)
                desk.press("go", to=f"#/table/{key}")
            do = chance.choice(presses)
            args = {name: chance.choice(words) for name in ("what", "place", "name", "seat", "value", "to", "game", "ident")
                    if chance.random() < .8}
            step = desk.session.step if desk.session is not None and chance.random() < .7 else None
            event, value = chance.choice(("click", "change", "peek", "unpeek")), chance.choice(words)
            desk.hands._command(json.dumps({"do": do, "event": event, "step": step, "args": args, "value": value,
                                            "fields": {"text": chance.choice(words)}}))
            desk.healthy()
            assert desk.words().strip()
        desk.stop()
    run(scenario)
