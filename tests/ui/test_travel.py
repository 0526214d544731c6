"""Games that travel: links to another profile and back, files of one and of all, and nothing overwritten by them."""
import json

import pytest

from tests.ui.desk import Desk, run
from ui.chronicle import plain, spoken
from ui.scenes.share import hands

FIRST = {"take": "share-", "steal": "seat-", "discard": "front-", "buy": "stall-", "stock": "pack-"}


async def until_away(desk: Desk, most: int = 30) -> None:
    """Play my moves until it is the turn of somebody who is away."""
    for _ in range(most):
        await desk.rest()
        if desk.session.asked_kind() != "person":
            return
        desk.play_one()


def link_of(desk: Desk) -> str:
    desk.press("go", to=f"#/share/{desk.session.key}")
    desk.press("copy-link")
    desk.healthy()
    return desk.hands.copied[-1]


def test_nobody_has_played_before_the_first_move():
    async def scenario():
        ada = Desk(first_seed=1)
        ada.new_game(("person", "away"), ("Ada", "Leyla"), first="1")
        await ada.rest()
        assert [hand.part for hand in hands(ada.session)] == ["here", "next"]
    run(scenario)


def test_a_game_goes_to_a_second_profile_and_back():
    async def scenario():
        ada, leyla = Desk(first_seed=1), Desk(first_seed=9000)
        ada.new_game(("person", "away", "bot"), ("Ada", "Leyla", "Yusuf"), first="0")
        await until_away(ada)
        assert "Send the turn to" in ada.words() and "Leyla" in ada.words()
        key, address = ada.session.key, link_of(ada)
        await ada.rest()
        assert address.startswith("https://example.org/sarai/#g=") and address.split("//")[1] in ada.hands.html

        leyla = Desk(fragment=address.split("#")[1], first_seed=9000)
        assert leyla.session is None, "a link loads nothing by itself"
        assert not [name for name in leyla.hands.store if "game" in name]
        assert "Leyla" in leyla.words() and "Ada" in leyla.words()
        leyla.press("link-add")
        await leyla.rest()
        assert [seat.kind for seat in leyla.saga.seats] == ["away", "person", "bot"]
        assert leyla.saga.log == ada.saga.log
        await until_away(leyla)
        assert leyla.saga.cursor > ada.saga.cursor
        back = link_of(leyla)

        ada.use().press("go", to="#/open")
        ada.press("paste", "submit", fields={"text": f"Your move! {back} see you"})
        ada.healthy()
        assert "goes on from your game" in ada.words()
        ada.press("link-go-on", ident=key)
        await ada.rest()
        ada.healthy()
        assert ada.session.key == key and ada.saga.log[:leyla.saga.cursor] == leyla.saga.log
        played = leyla.session.chronicle.since(0, 0)  # what Ada is told that the others did, and hears
        assert played and plain(played[-1].words) in ada.words() and spoken(played[-1]) in ada.hands.said
        assert [seat.kind for seat in ada.saga.seats] == ["person", "away", "bot"]
        assert len([name for name in ada.hands.store if name.startswith("sarai:game:")]) == 1
        ada.press("undo")
        assert ada.saga.log[:leyla.saga.cursor] == leyla.saga.log, "what somebody away has played stays"
    run(scenario)


def test_an_older_link_and_one_that_parts_overwrite_nothing():
    async def scenario():
        ada = Desk()
        key = ada.new_game(("person", "bot"), first="0")
        await ada.rest()
        old = link_of(ada)
        ada.press("go", to=f"#/table/{key}")
        ada.play_one()
        await ada.rest()
        saved = ada.hands.store[f"sarai:game:{key}"]

        ada.press("go", to="#" + old.split("#")[1])
        assert "further on" in ada.words()
        ada.press("link-go-on", ident=key)
        assert ada.hands.store[f"sarai:game:{key}"] == saved

        other = Desk(fragment=old.split("#")[1], first_seed=7)
        other.press("link-add")
        await other.rest()
        act = other.saga.legal()[-1]
        other.press("pick", what=FIRST[act.verb] + str(act).split()[-1])
        other.press("commit")
        await other.rest()
        if other.saga.log[:ada.saga.cursor if ada.session else None] == json.loads(saved)["log"]:
            return
        parted = link_of(other)
        ada.use().press("go", to="#" + parted.split("#")[1])
        assert "parts from your game" in ada.words()
        ada.press("link-add")
        await ada.rest()
        assert ada.session.key == f"{key}-2" and ada.hands.store[f"sarai:game:{key}"] == saved
    run(scenario)


@pytest.mark.parametrize("text, words", [
    ("", "no game in this text"), ("hello", "no game"), ("#g=", "no game"), ("https://example.org/#g=1zz", ""),
    ("{}", "no game of Sarai"), ('{"sarai":1}', ""), ("[1,2]", ""), ("x" * 20000, ""), ("\u202e#g=1\u0000", "")])
def test_nonsense_gets_one_friendly_sentence(text, words):
    async def scenario():
        desk = Desk(fragment="/open")
        desk.press("paste", "submit", fields={"text": text})
        desk.healthy()
        assert desk.app.route.page == "open" and "Traceback" not in desk.page
        assert words in desk.words()
    run(scenario)


def test_a_cut_link_says_how_much_is_missing():
    async def scenario():
        desk = Desk()
        desk.new_game(first="0")
        await desk.rest()
        address = link_of(desk)
        other = Desk(fragment=address.split("#")[1][:-3], first_seed=5)
        assert "3 characters are missing" in other.words()
        other.healthy()
    run(scenario)


def test_all_games_go_into_one_file_and_merge_without_overwriting():
    async def scenario():
        here = Desk()
        one = here.new_game(("person", "bot"), first="0")
        await here.rest()
        early = here.hands.store[f"sarai:game:{one}"]
        here.play_one()
        await here.rest()
        two = here.new_game(("person", "bot"), first="0")
        await here.rest()
        here.hands.store["sarai:game:bad"] = "{broken"
        here.press("export-all")
        whole = here.hands.files[-1][1]
        assert json.loads(whole)["sarai-all"] == 1 and len(json.loads(whole)["games"]) == 3

        there = Desk({f"sarai:game:{one}": early}, first_seed=77)
        there.hands.picked = {"name": "all.json", "text": whole}
        there.press("open-file")
        await there.rest()
        there.healthy()
        logs = [json.loads(desk.hands.store[f"sarai:game:{one}"])["log"] for desk in (here, there)]
        assert logs[0] == logs[1]
        assert f"sarai:game:{two}" in there.hands.store
        assert "2 games added" in there.words() and "1 game could not be read" in there.words()
        before = {name: text for name, text in there.hands.store.items() if name.startswith("sarai:game:")}
        there.press("open-file")
        await there.rest()
        assert {name: text for name, text in there.hands.store.items() if name.startswith("sarai:game:")} == before
        assert "Nothing new" in there.words()

        longer = dict(before)
        here.use()
        there.hands.picked = {"name": "old.json", "text": json.dumps({"sarai-all": 1, "games": [json.loads(early)]})}
        there.press("open-file")
        await there.rest()
        assert {name: text for name, text in there.hands.store.items() if name.startswith("sarai:game:")} == longer
    run(scenario)


@pytest.mark.parametrize("text", ('{"sarai": 1, "cut', "\x89PNG", "nothing"))
def test_a_file_that_is_no_game_is_spoken_of_as_a_file_and_one_of_many_leads_to_them(text):
    async def scenario():
        here = Desk(fragment="/open")
        here.hands.picked = {"name": "x", "text": text}
        here.press("open-file")
        await here.rest()
        assert "This is no game of Sarai" in here.words() and "Choose a file that Sarai saved" in here.words()
        here.new_game(("person", "bot"), first="0")
        await here.rest()
        here.press("export-all")
        there = Desk(fragment="/open", first_seed=5)
        there.hands.picked = {"name": "all.json", "text": here.hands.files[-1][1]}
        there.press("open-file")
        await there.rest()
        assert there.app.route.page == "games" and "1 game added" in there.words()
        there.healthy()
    run(scenario)


def test_one_game_as_a_file_is_looked_at_before_it_is_added():
    async def scenario():
        here = Desk()
        key = here.new_game(("person", "bot"), ("Ada",), first="0")
        await here.rest()
        here.press("save-file", ident=key)
        there = Desk(fragment="/open", first_seed=99)
        there.hands.picked = {"name": "game.json", "text": here.hands.files[-1][1]}
        there.press("open-file")
        await there.rest()
        assert not [name for name in there.hands.store if name.startswith("sarai:game:")] and "Ada" in there.words()
        there.press("link-add")
        await there.rest()
        there.healthy()
        assert there.saga.log == here.saga.log and [seat.kind for seat in there.saga.seats] == ["person", "bot"]
    run(scenario)


def test_a_picture_of_the_link_is_made_or_its_absence_told(monkeypatch):
    async def scenario():
        desk = Desk()
        desk.new_game(first="0")
        await desk.rest()

        class Code:
            matrix = (bytearray([1, 1, 0]), bytearray([0, 1, 1]), bytearray([1, 0, 1]))

        class Segno:
            class DataOverflowError(ValueError):
                pass

            @staticmethod
            def make(text, **how):
                assert how["error"] == "l" and how["mode"] == "byte" and text.startswith("https://")
                return Code()
        monkeypatch.setitem(__import__("sys").modules, "segno", Segno)
        link_of(desk)
        await desk.rest()
        assert 'd="M0 0h2v1h-2zM1 1h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z"' in desk.hands.html

        def too_long(text, **how):
            raise Segno.DataOverflowError
        monkeypatch.setattr(Segno, "make", too_long)
        desk.app.desk.pop("qr")
        desk.app.draw()
        await desk.rest()
        assert "too long for a code" in desk.words()
        desk.healthy()
    run(scenario)
