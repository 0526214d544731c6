"""The account in the page (rihla 9): Barakah is added once, when a game ends, whatever is tried; skins; files; BA-cases."""
import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel import BadRecord, dice_from
from engine.kernel.link import link_text
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import load_text, save_text
from engine.rihla.account import Account, Worn
from engine.rihla.game import GAME
from engine.rihla.turn import Manage
from tests.ui.desk import Desk, run
from tests.ui.rihla.deals import Road
from tests.ui.rihla.setting import lively
from ui import account
from ui.faces import playable
from ui.rihla.skins import Dress

KINDS = ("person", "bot", "bot", "bot")


def book(desk):
    return json.loads(desk.hands.store["sarai:account"])


def balance(desk):
    return account.mine(desk.app.store).balance()


def mine(desk):
    desk.use()
    return account.mine(desk.app.store).id


def last_turn(*barakah, asked=1):
    """A table of four (or as many as have Barakah) on which only `asked` and seat 0 still travel."""
    table = GAME.deal(len(barakah), GAME.check_options(len(barakah), {}), dice_from("77"))
    table.told.clear()
    for seat, amount in enumerate(barakah):
        merchant = table.merchants[seat]
        merchant.barakah = amount
        if seat not in (0, asked):
            table.bank -= merchant.cash
            merchant.out, merchant.place, merchant.cash = True, seat + 1, 0
    table.pending, table.current = [Manage(asked)], asked
    return table


def leave(desk):
    for what in ("page-estate", "do-leave"):
        desk.pick(what)
    desk.press("commit")


def won(desk, *barakah, kinds=None, notes=None, seed="77"):
    """A game that ends now, seat 1 leaving."""
    kinds = kinds or ("person",) * 2 + ("bot",) * (len(barakah) - 2)
    notes = account.notes_of([mine(desk)]) if notes is None else notes
    key = desk.road(last_turn(*barakah), kinds, seed, notes)
    leave(desk)
    assert desk.saga.table.ended
    return key


def played_game(seed="q", kinds=("person", "person"), least=1):
    """A whole game from its deal, in which seat 0 has earned something and seat 1 then leaves."""
    luck, saga = Random(3), Saga(GAME, [Seat(f"P{n}", kind) for n, kind in enumerate(kinds)], seed, {}, "whole")
    while saga.table.merchants[0].barakah < least or saga.table.pending[-1].seat != 1:
        saga.play(lively(saga.legal(), luck))
    saga.play_text("leave")
    return saga


def file_of(saga, notes=None):
    return save_text(saga, notes or {})


def open_text(desk, text):
    """Bring a file or a link in by the open page."""
    desk.press("go", to="#/open")
    desk.press("paste", "submit", fields={"text": text})


# ---- credit


def test_BA_01_a_new_account_wears_what_is_free():
    async def scenario():
        desk = Desk()
        desk.press("go", to="#/account")
        one = account.mine(desk.app.store)
        assert one.balance() == 0 and one.worn == Worn("K01", "K07", "K13")
        desk.press("skin-wear", skin="K02")
        assert "You do not own this yet." in desk.words() and account.mine(desk.app.store).worn.caravan == "K01"
        desk.healthy()
    run(scenario)


def test_BA_02_the_end_adds_what_was_earned_and_the_score_page_says_so():
    async def scenario():
        desk = Road()
        key = won(desk, 5, 0, 0, 0)
        assert book(desk)["accounts"][0]["credits"] == {"rihla-4-77": 5}
        desk.press("go", to=f"#/score/{key}")
        assert "5 added, 5 on the account of" in desk.words()
        desk.healthy()
    run(scenario)


def test_BA_03_nothing_is_added_while_the_game_goes_on():
    async def scenario():
        desk = Road()
        key = desk.road(last_turn(3, 0, 0, 0), ("person",) * 2 + ("bot",) * 2, notes=account.notes_of([mine(desk)]))
        desk.press("go", to=f"#/score/{key}")
        assert balance(desk) == 0 and "when the game has ended" in desk.words()
        desk.press("go", to=f"#/table/{key}")
        leave(desk)
        assert balance(desk) == 3
    run(scenario)


def test_BA_04_reload_tab_import_and_link_add_nothing():
    async def scenario():
        desk = Road()
        saga = played_game()
        earned = saga.table.merchants[0].barakah
        open_text(desk, file_of(saga, account.notes_of([mine(desk)])))
        desk.press("link-add")
        assert balance(desk) == earned > 0
        desk.reload()
        assert balance(desk) == earned
        other = Road(desk.hands.store, f"/score/{desk.session.key}", first_seed=9)
        assert balance(other) == earned
        desk.use()
        for text in (file_of(saga, account.notes_of([mine(desk)])), link_text(saga)):
            open_text(desk, text)
            desk.press("link-add")
            assert balance(desk) == earned
        desk.healthy()
    run(scenario)


def test_BA_05_another_end_after_undo_adds_nothing():
    async def scenario():
        desk = Road()
        key = won(desk, 5, 0, 0, 0)
        desk.press("undo-step")
        assert not desk.saga.table.ended
        desk.saga.table.merchants[0].barakah = 7
        leave(desk)
        desk.press("go", to=f"#/score/{key}")
        assert balance(desk) == 5 and "has been counted with 5" in desk.words()
    run(scenario)


def test_BA_06_the_same_deal_is_counted_once_and_a_rematch_counts():
    async def scenario():
        desk = Road()
        won(desk, 5, 0, 0, 0)
        key = won(desk, 9, 0, 0, 0)
        desk.press("go", to=f"#/score/{key}")
        assert balance(desk) == 5 and "has been counted with 5" in desk.words()
        desk.press("same-deal")
        assert desk.saga.seed == "77" and account.seated(desk.session)[0] == mine(desk)
        won(desk, 9, 0, 0, 0, seed="78")
        assert balance(desk) == 14
    run(scenario)


def test_BA_07_guests_earn_nowhere():
    async def scenario():
        desk = Road()
        here = mine(desk)
        shelf = account.read(desk.app.store)
        other = account.new(shelf, "Bilal")
        account.write(desk.app.store, shelf)
        table = last_turn(4, 6, 1)
        key = desk.road(table, ("person",) * 3, notes=account.notes_of([here, "", other.id]))
        leave(desk)
        shelf = account.read(desk.app.store)
        assert [one.balance() for one in shelf.accounts] == [4, 1]
        desk.press("go", to=f"#/score/{key}")
        assert "A guest: added nowhere." in desk.words()
    run(scenario)


def test_BA_08_one_account_takes_one_seat():
    async def scenario():
        desk = Road()
        desk.press("go", to="#/new/rihla")
        desk._arg("new-seat-kind", seat="1", value="person")
        desk.hands.press("new-seat-level", "change", value=f"account:{mine(desk)}", seat="1")
        assert "has a seat already" in desk.words() and desk.app.desk["wish"].owners[:2] == [mine(desk), ""]
        won(desk, 2, 0, 8, 0, kinds=("person",) * 4, notes=account.notes_of([mine(desk), "", mine(desk), ""]))
        assert balance(desk) == 2
    run(scenario)


@pytest.mark.parametrize("reason", GAME.ends)
def test_BA_09_every_end_counts(reason):
    async def scenario():
        desk = Road()
        table = last_turn(5, 0, 0, 0)
        table.pending, table.ended = [], reason
        desk.road(table, notes=account.notes_of([mine(desk)]))
        assert balance(desk) == 5
    run(scenario)


def test_BA_10_a_forgotten_game_adds_nothing():
    async def scenario():
        desk = Road()
        key = desk.road(last_turn(4, 0, 0, 0), ("person",) * 4, notes=account.notes_of([mine(desk)]))
        desk.press("forget", ident=key)
        desk.press("forget-sure", ident=key)
        assert balance(desk) == 0
    run(scenario)


@pytest.mark.parametrize("trick", ("table", "start"))
def test_BA_11_a_file_whose_log_does_not_lead_to_its_result_adds_nothing(trick):
    async def scenario():
        desk = Road()
        saga = played_game()
        if trick == "table":
            whole = json.loads(file_of(saga, account.notes_of([mine(desk)])))
            whole["seed"] = "another"
            text = json.dumps(whole)
        else:
            claimed = Saga(GAME, saga.seats, "claimed", {}, "claimed", last_turn(99, 0))
            claimed.play_text("leave")
            text = file_of(claimed, account.notes_of([mine(desk)]))
        assert load_text(text, playable).saga.table.ended
        open_text(desk, text)
        desk.press("link-add")
        key = desk.session.key
        assert balance(desk) == 0
        desk.press("go", to=f"#/score/{key}")
        assert "do not lead to this result" in desk.words()
        desk.reload()
        assert balance(desk) == 0
        desk.hands.picked = {"name": "all", "text": json.dumps({"sarai-all": 1, "games": [json.loads(text)]})}
        desk.press("open-file")
        await desk.rest()
        assert balance(desk) == 0
    run(scenario)


def test_a_longer_log_that_claims_another_beginning_adds_nothing():
    """The arrival goes on from mine, move for move, but from a table that nobody dealt."""
    async def scenario():
        desk = Road()
        saga = Saga(GAME, [Seat("P0"), Seat("P1")], "s", {}, "same")
        open_text(desk, file_of(saga, account.notes_of([mine(desk)])))
        desk.press("link-add")
        table = GAME.deal(2, GAME.check_options(2, {}), dice_from("s"))
        table.told.clear()
        table.merchants[1].barakah = table.merchants[0].barakah = 99
        forged = Saga(GAME, saga.seats, "s", {}, "same", table)
        forged.play_text("leave")
        open_text(desk, file_of(forged, account.notes_of([mine(desk)])))
        desk.press("link-go-on")
        assert desk.session is not None and balance(desk) == 0
    run(scenario)


def test_BA_17_nobody_sits_down_on_barakah_already_earned():
    async def scenario():
        desk = Road()
        fresh = Saga(GAME, [Seat("P0"), Seat("P1", "away")], "f", {}, "fresh")
        open_text(desk, link_text(fresh))
        desk.press("link-seat", "change", value="1", seat="1")
        desk.press("link-seat", "change", value="", seat="0")
        desk.press("link-add")
        assert account.seated(desk.session) == [None, mine(desk)]
        luck, old = Random(5), Saga(GAME, [Seat("P0"), Seat("P1", "away")], "o", {}, "old")
        while not any(old.mark(place).seat == 1 for place in range(old.cursor)):
            old.play(lively(old.legal(), luck))
        open_text(desk, link_text(old))
        desk.press("link-seat", "change", value="", seat="0")
        desk.press("link-seat", "change", value="1", seat="1")
        desk.press("link-add")
        assert account.seated(desk.session) == [None, None] and "has played already" in desk.words()
        desk.healthy()
    run(scenario)


def test_BA_18_skins_are_in_no_save_link_or_state():
    async def scenario():
        texts = []
        for worn in (("K01", "K07", "K13"), ("K06", "K12", "K18")):
            desk = Road()
            shelf = account.read(desk.app.store)
            shelf.accounts.append(Account("A", "Amina", {"x": 99}, {"K06": 30, "K12": 35, "K18": 24}, Worn(*worn)))
            shelf.mine = "A"
            account.write(desk.app.store, shelf)
            key = won(desk, 5, 0, 0, 0)
            assert desk.session.dress == Dress((worn[0], "K01", "K01", "K01"), worn[1], worn[2])
            texts.append((desk.hands.store[f"sarai:game:{key}"], link_text(played_game())))
        assert texts[0] == texts[1]
    run(scenario)


# ---- skins


def rich(desk, amount):
    shelf = account.read(desk.app.store)
    shelf.accounts, shelf.mine = [Account("A", "Amina", {"rihla-4-1": amount})], "A"
    account.write(desk.app.store, shelf)
    desk.press("go", to="#/account")


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


# ---- files and tabs


def exported(desk):
    desk.press("export-all")
    return desk.hands.files[-1][1]


def imported(desk, text):
    desk.use()
    desk.hands.picked = {"name": "all", "text": text}
    desk.press("open-file")


def account_file(*accounts):
    return json.dumps({"sarai-all": 1, "games": [], "accounts": {"mine": accounts[0]["id"], "accounts": list(accounts)}})


def an(ident, credits, skins=()):
    return {"id": ident, "name": "Amina", "credits": credits, "skins": dict(skins), "worn": Worn().to_json()}


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
