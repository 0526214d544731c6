"""Two tabs of one browser: the game is played in one of them, and no move is lost."""
import pytest

from tests.browser.player import Player
from tests.browser.playing import Sit
from tests.browser.test_resume import facts


@pytest.mark.timeout(300)
def test_faults_18_the_same_game_in_two_tabs(sit: Sit):
    first = sit(luck=51).quick()
    first.new_game(["person", "apprentice"])
    first.play(1)
    first.next()
    known = facts(first)
    second = sit(luck=52, at=first.visit.context, path=first.look()["hash"])
    second.wait("mine")
    assert facts(second) == known
    seen = first.wait("elsewhere", seconds=10)
    assert "another tab" in seen["say"] and "Continue here" in seen["main"]
    for piece in seen["pieces"]:
        first.press(f"#{piece['id']}")
    assert not any(one["chosen"] or one["lit"] for one in first.look()["pieces"])
    second.play(2)
    second.next()
    moved = facts(second)
    assert int(moved["Moves"]) > int(known["Moves"])
    assert first.look()["kind"] == "elsewhere"
    first.press("#bar-main")  # continue here
    first.wait("mine")
    assert facts(first) == moved
    second.wait("elsewhere", seconds=10)
    second.page.keyboard.press("Enter")
    first.play(1)
    first.next()
    latest = facts(first)
    second.page.reload()
    second.visit.ready()
    second.wait("mine")
    assert facts(second) == latest
    _another_game_there_disturbs_nothing(first, second)
    _deleted_there_it_can_be_kept_here(first, second)


def _another_game_there_disturbs_nothing(first: Player, second: Player) -> None:
    first.press("#bar-main")
    first.wait("mine")
    second.press("#go-back")
    second.page.locator("#doors").wait_for()
    second.new_game(["person", "apprentice"])
    second.play(1)
    second.next()
    assert first.look()["kind"] == "mine"
    before = facts(first)
    first.play(1)
    first.next()
    assert int(facts(first)["Moves"]) > int(before["Moves"]) and first.look()["kind"] == "mine"
    assert second.look()["kind"] == "mine"


def _deleted_there_it_can_be_kept_here(first: Player, second: Player) -> None:
    known = facts(first)
    key = first.look()["hash"].rpartition("/")[2]
    second.press("#go-back")
    second.press("#to-games")
    second.page.locator(f"[data-do=forget][data-ident='{key}']").click()
    second.press("#forget-sure")
    assert "deleted in another tab" in first.wait("elsewhere", seconds=10)["say"]
    first.press("#bar-main")
    first.wait("mine")
    assert facts(first) == known
    first.page.reload()
    first.visit.ready()
    first.wait("mine")
    assert facts(first) == known


def test_a_setting_made_in_one_tab_is_seen_in_the_other(sit: Sit):
    first = sit(luck=53)
    second = sit(luck=54, at=first.visit.context)
    first.press("#theme-next")
    theme = first.page.get_attribute("html", "data-theme")
    second.visit.until(f"document.documentElement.dataset.theme === {theme!r}", 10)
