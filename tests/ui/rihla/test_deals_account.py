"""The account in the page (rihla 9): Barakah is added once, when a game ends, whatever is tried."""
import json
from random import Random

import pytest

from engine.kernel import dice_from
from engine.kernel.link import link_text
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import load_text
from engine.rihla.account import Account, Worn
from engine.rihla.game import GAME
from tests.ui.desk import Desk, run
from tests.ui.rihla.accounts import balance, book, file_of, last_turn, leave, mine, open_text, played_game, won
from tests.ui.rihla.deals import Road
from tests.ui.rihla.setting import lively
from ui import account
from ui.faces import playable
from ui.rihla.skins import Dress


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
        assert "5 added, 5 on your account." in desk.words()
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
