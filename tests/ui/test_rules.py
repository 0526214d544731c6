"""Games on a device whose rules have another number: older ones go on by theirs, newer ones are told and left alone."""
import json

from engine.caravanserai.game import GAME
from engine.kernel.saga import Saga, Seat
from engine.kernel.save import save_text
from tests.ui.desk import Desk, run


def begun(rules: int) -> str:
    """A game of Caravanserai that was begun under these rules."""
    saga = Saga(GAME.under(rules), [Seat("Ada"), Seat("Omar")], "rules", {"dervish": True}, "old")
    while saga.cursor < 9:
        saga.play(saga.legal()[0])
    return save_text(saga, {"made": "2026-01-01"})


def test_a_game_begun_under_older_rules_goes_on_by_them_and_its_rematch_by_the_present_ones():
    async def scenario():
        desk = Desk({"sarai:game:old": begun(1)})
        desk.press("go", to="#/table/old")
        assert desk.session.remark == "" and desk.saga.game.rules == desk.saga.table.rules == 1
        before = desk.saga.cursor
        desk.session.saga.play(desk.saga.legal()[0])
        desk.press("go", to="#/")
        desk.press("go", to="#/table/old")
        assert desk.saga.cursor > before and json.loads(save_text(desk.saga))["rules"] == 1
        desk.press("rematch", ident="old")
        assert desk.saga.game.rules == desk.saga.table.rules == GAME.rules
        desk.press("go", to="#/table/old")
        desk.press("same-deal", ident="old")
        assert desk.saga.game.rules == 1
        desk.healthy()
    run(scenario)


def test_a_game_of_newer_rules_is_told_and_stays_as_it_was():
    whole = json.loads(begun(GAME.rules))
    whole["rules"] = GAME.rules + 1
    stored = json.dumps(whole)

    async def scenario():
        desk = Desk({"sarai:game:new": stored})
        desk.press("go", to="#/table/new")
        assert desk.app.route.page == "recover"
        assert "It was made by a newer Sarai" in desk.page and "Load this page again with a network" in desk.page
        desk.press("go", to="#/")
        desk.healthy()
        assert desk.hands.store["sarai:game:new"] == stored
    run(scenario)
