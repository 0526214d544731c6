"""Back and forth: to my last decision over the bots' replies, never past what was revealed, and it says why."""
import pytest

from tests.browser.player import Player
from tests.browser.playing import Sit
from tests.browser.test_resume import facts


def can_undo(me: Player) -> bool:
    """Whether the undo button is lit."""
    return me.page.get_attribute("#bar-undo", "aria-disabled") != "true"


def undone(me: Player) -> dict[str, str]:
    """Undo once; what the menu says then."""
    me.press("#bar-undo")
    me.wait("mine", "held")
    return facts(me)


@pytest.mark.timeout(500)
def test_faults_6_undo_leads_to_my_decision_over_the_bots_replies(sit: Sit):
    """Until a moment came where the bots have answered and nothing was shown since, and one with two such decisions."""
    me = sit(luck=11).quick()
    me.new_game(["person", "apprentice", "apprentice"])
    before: list[dict[str, str]] = []
    over_bots = twice = 0
    while me.next() == "mine" and not (over_bots and twice):
        now = facts(me)
        if before and can_undo(me):
            replies = int(now["Moves"]) - int(before[-1]["Moves"])
            assert undone(me) == before[-1]
            assert me.look()["kind"] == "mine"
            me.page.wait_for_timeout(300)
            assert facts(me) == before[-1]  # the bots wait
            if len(before) > 1 and can_undo(me):
                assert undone(me) == before[-2]
                twice += 1
                me.press("#bar-redo")
                assert facts(me) == before[-1]
            me.press("#bar-redo")
            me.wait("mine")
            assert facts(me) == now  # the very same replies
            over_bots += replies > 3
        before.append(now)
        me.decide()
    assert over_bots and twice


def test_faults_1_undo_stops_at_what_was_shown_and_says_why(sit: Sit):
    """Each way: the button, the key, the menu, and after a reload."""
    me = sit(luck=12, size=(1280, 800)).quick()
    me.new_game(["person", "apprentice"])
    while "stall" not in me.play(1):
        pass
    me.next()
    before = facts(me)
    assert not can_undo(me)
    for _ in range(2):
        me.press("#bar-undo")
        assert "Undo stops here: something hidden" in me.look()["say"]
        me.page.keyboard.press("Escape")
        me.page.keyboard.press("u")
        assert "Undo stops here: something hidden" in me.look()["say"]
        me.press("#open-menu")
        assert "Undo stops here: something hidden" in me.text("#menu-sheet .menu-why")
        me.press("#menu-sheet [data-do=undo]")
        assert me.look()["dialog"] == "" and facts(me) == before
        me.page.reload()
        me.visit.ready()
        me.wait("mine")
        assert facts(me) == before


def test_looking_back_changes_nothing(sit: Sit):
    me = sit(luck=13, size=(1280, 800)).quick()
    me.new_game(["person", "apprentice"])
    me.play(3)
    me.next()
    before, pieces = facts(me), me.look()["pieces"]
    first = me.page.locator("#log [data-do=look]").last
    place = first.get_attribute("data-place")
    first.click()
    seen = me.wait("look")
    assert not any(one["lit"] for one in seen["pieces"]) and place
    assert me.page.locator("#bar-aside").get_attribute("aria-disabled") == "true"  # a purchase was shown since
    me.page.keyboard.press("Escape")
    assert me.wait("mine")["pieces"] == pieces
    assert facts(me) == before
