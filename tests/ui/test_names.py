"""Names made by players: harmless, never empty, and the same after a link (faults 24 and 68)."""
import json

import pytest

from engine.kernel.saga import Seat
from tests.ui.desk import Desk, run
from ui import names

HOSTILE = ["<img src=x onerror=alert(1)>", '"><svg onload=alert(1)>', "javascript:alert(1)", "</button><script>alert(1)</script>",
           "{who}", "{0}", "%s", "&amp;&lt;", "a\u202eb", "\u200b\u200b", "", "   ", "e" + "\u0301" * 40,
           "👨\u200d👩\u200d👧\u200d👦", "مريم", "שרה Cohen", "x" * 500, "Ada\nLovelace", "😀"]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_plain_text_everywhere_and_travels_exactly(name):
    async def scenario():
        desk = Desk(name=name)
        desk.new_game(("person", "person", "bot"), (name, name, name))
        for _ in range(4):
            await desk.rest()
            desk.play_one()
        desk.healthy()
        pages = [desk.hands.html]
        key = desk.session.key
        for to in ("#/", "#/games", "#/settings", f"#/table/{key}", f"#/share/{key}", f"#/score/{key}"):
            desk.press("go", to=to)
            desk.healthy()
            pages.append(desk.hands.html)
        desk.press("copy-link")
        address, sent = desk.hands.copied[-1], [seat.name for seat in desk.saga.seats]
        other = Desk(fragment=address.split("#")[1], first_seed=999)
        pages.append(other.hands.html)
        other.press("link-add")
        other.healthy()
        assert [seat.name for seat in other.saga.seats] == [one[:40] for one in sent]
        for page in pages:
            assert "<img" not in page and "<svg onload" not in page and "<script" not in page
            assert "\u202e" not in page.replace(' value="a\u202eb"', ""), "only the field it is typed into shows it"
        assert not any("\u202e" in said for said in [*desk.hands.said, desk.hands.title])
        assert all(seat.name for seat in desk.session.seats)
    run(scenario)


def test_names_are_cut_where_a_reader_sees_letters():
    family = "👨\u200d👩\u200d👧\u200d👦"
    assert names.clean(family) == family and names.graphemes(family + "x") == [family, "x"]
    assert len(names.clean("e" + "\u0301" * 40)) <= 6
    assert names.clean("x" * 500) == "x" * names.LONGEST
    assert names.clean("A\u030a" * 30) == "A\u030a" * names.LONGEST
    assert names.clean(" Ada \t Lovelace\n") == "Ada Lovelace"
    assert names.clean("\u200d\u200c\ufe0f \u2066") == ""


def test_twins_and_the_nameless_are_told_apart_by_number():
    shown = names.shown([Seat(""), Seat("", "away"), Seat("Ada"), Seat("Ada")])
    assert [seat.name for seat in shown] == ["Player 1", "Player 2", "Ada", "Ada"]
    assert names.shown([Seat(""), Seat("", "bot")])[0].name == "You"


def test_bots_never_take_a_name_that_is_taken():
    assert not set(names.bot_names(5, ["Yusuf", "Samira"])) & {"Yusuf", "Samira"}
    assert len(set(names.bot_names(5, []))) == 5


def test_you_is_no_name_that_travels():
    async def scenario():
        desk = Desk()
        desk.new_game(("person", "away"))
        assert desk.saga.seats[0].name == "" and "You" in desk.words()
        assert json.loads(desk.hands.store[f"sarai:game:{desk.session.key}"])["seats"][0]["name"] == ""
    run(scenario)
