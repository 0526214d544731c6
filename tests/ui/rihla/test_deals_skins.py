"""Skins are bought with Barakah and worn; accounts go along with the games to other devices and merge there (rihla 9)."""
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel import BadRecord
from tests.ui.desk import Desk, run
from tests.ui.rihla.accounts import (
    account_file,
    an,
    balance,
    exported,
    file_of,
    imported,
    last_turn,
    leave,
    mine,
    played_game,
    rich,
    won,
)
from tests.ui.rihla.deals import Road
from ui import account


def test_BA_12_skins_are_bought_with_a_second_question_put_on_and_kept():
    async def scenario():
        desk = Desk()
        desk.use()
        rich(desk, 11)
        desk.press("skin-buy", skin="K04")
        assert "1 more are needed" in desk.words() and "skin" not in desk.app.desk
        desk.press("skin-buy", skin="K08")
        assert "8 Barakah, 3 left after it" in desk.words() and balance(desk) == 11
        desk.press("skin-buy-sure")
        assert balance(desk) == 3 and account.mine(desk.app.store).worn.road == "K08"
        desk.press("skin-buy", skin="K08")
        assert "You own this already." in desk.words() and balance(desk) == 3
        desk.press("skin-wear", skin="K07")
        assert account.mine(desk.app.store).worn.road == "K07" and "K08" in account.mine(desk.app.store).skins
        desk.press("skin-buy", skin="K99")
        desk.press("skin-buy-sure")
        assert balance(desk) == 3
        desk.healthy()
    run(scenario)


def test_the_board_wears_what_was_put_on():
    async def scenario():
        desk = Road()
        desk.use()
        rich(desk, 99)
        for skin in ("K02", "K09"):
            desk.press("skin-buy", skin=skin)
            desk.press("skin-buy-sure")
        desk.road(last_turn(0, 0, 0, 0), ("person",) * 2 + ("bot",) * 2, notes=account.notes_of(["A"]))
        board = desk.hands.regions["board"]
        assert 'id="ground-K09"' in board and "beast K02" in board and "beast K01" in board
    run(scenario)


def test_the_account_goes_along_with_the_games_to_another_device():
    async def scenario():
        desk = Road()
        won(desk, 5, 0, 0, 0)
        text, other = exported(desk), Road(first_seed=77)
        other.press("go", to="#/account")
        imported(other, text)
        await other.rest()
        assert balance(other) == 5 and mine(other) == json.loads(text)["accounts"]["mine"]
        imported(other, text)
        await other.rest()
        assert balance(other) == 5
    run(scenario)


def test_BA_13_14_15_two_copies_merge():
    async def scenario():
        desk = Road()
        rich(desk, 5)
        for _ in range(2):
            imported(desk, account_file(an("A", {"rihla-4-1": 8, "rihla-4-2": 4}, {"K02": 5}), an("Z", {"rihla-4-1": 8})))
            await desk.rest()
        shelf = account.read(desk.app.store)
        assert [(one.id, one.balance()) for one in shelf.accounts] == [("A", 4), ("Z", 8)] and shelf.mine == "A"
        imported(desk, account_file(an("A", {}, {"K15": 15})))
        await desk.rest()
        desk.press("skin-buy", skin="K14")
        assert balance(desk) == -11 and "Nothing is taken away" in desk.words()
        desk.healthy()
    run(scenario)


@pytest.mark.parametrize("figure", (2.5, -1, "3", None, True))
def test_BA_16_a_file_with_a_wrong_figure_is_refused_whole(figure):
    async def scenario():
        desk = Road()
        rich(desk, 5)
        before = desk.hands.store["sarai:account"]
        whole = json.loads(account_file(an("A", {"rihla-4-2": figure}), an("B", {"rihla-4-2": 4})))
        whole["games"] = [json.loads(file_of(played_game()))]
        imported(desk, json.dumps(whole))
        await desk.rest()
        assert desk.hands.store["sarai:account"] == before and not desk.app.store.games()
        assert "figure that cannot be right" in desk.words()
    run(scenario)


def test_two_tabs_add_up_and_see_each_other():
    async def scenario():
        desk = Road()
        key = won(desk, 5, 0, 0, 0)
        other = Road(desk.hands.store, "/account", first_seed=9)
        other.press("account-name", "change", value="Amina")
        desk.use()
        desk.hands.tell("storage", key="sarai:account")
        won(desk, 4, 0, 0, 0, seed="79")
        shelf = account.read(desk.app.store)
        assert shelf.accounts[0].name == "Amina" and shelf.accounts[0].balance() == 9 and key
    run(scenario)


def test_a_full_device_says_that_nothing_was_added():
    async def scenario():
        desk = Road()
        key = desk.road(last_turn(5, 0, 0, 0), ("person",) * 4, notes=account.notes_of([mine(desk)]))
        desk.hands.room = 0
        leave(desk)
        assert balance(desk) == 0
        desk.press("go", to=f"#/score/{key}")
        assert "no room to store it" in desk.words()
        desk.hands.room = 10**9
        desk.app.sit_down(desk.session)
        assert balance(desk) == 5
    run(scenario)


def test_a_damaged_account_is_put_aside_not_written_over():
    desk = Desk({"sarai:account": "{broken"})
    desk.press("go", to="#/account")
    assert desk.hands.store["sarai:account:damaged"] == "{broken"
    desk.healthy()


@given(st.recursive(st.none() | st.booleans() | st.integers(-5, 10**6) | st.floats(allow_nan=False) | st.text(max_size=8),
                    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
                        st.sampled_from(("mine", "accounts", "id", "name", "credits", "skins", "worn", "caravan", "K02", "x")),
                        inner, max_size=5), max_leaves=12))
@settings(max_examples=150, deadline=None)
def test_whatever_a_file_calls_an_account_is_read_or_refused(json_):
    try:
        found = account.from_json({"accounts": json_})
    except BadRecord:
        return
    assert all(one.balance() is not None and all(figure >= 0 for figure in one.credits.values()) for one in found.accounts)
