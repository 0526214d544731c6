"""A whole game of four by mouse, from the doors to the account."""
import pytest

from tests.browser.player import Player
from tests.browser.playing import LAPTOP, Sit

ACCOUNT = """() => { const rows = [...document.querySelectorAll('table.account tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('\\u2212', '-').replaceAll(',', ''))))
    .filter((row) => row.length);
    return { parts: rows.slice(0, -1), total: rows.at(-1) }; }"""


def account(me: Player) -> tuple[list[int], list[int]]:
    """The sums of the parts as printed, and the totals as printed, by column."""
    shown = me.page.evaluate(ACCOUNT)
    return [sum(column) for column in zip(*shown["parts"], strict=True)], shown["total"]


@pytest.mark.timeout(600)
def test_a_whole_game_of_four_by_mouse(sit: Sit):
    me = sit(size=LAPTOP, luck=4).quick()
    me.new_game(["person", "apprentice", "trader", "master"])
    me.wait("mine")
    me.visit.until("document.title.includes('Your turn')")  # it follows the picture
    made = me.play()
    assert {"stall", "pack", "share"} <= set(made)
    points = sorted(int(score) for score in me.page.locator("#seats .score").all_inner_texts())
    me.to_score()

    sums, totals = account(me)
    assert sums == totals and sorted(totals) == points and len(totals) == 4
    assert me.page.locator(".account th[scope=row]").count() >= 5
    assert me.page.locator("#sum .run svg").count() == 1  # the points over time
    assert ("win" in me.text("#won h2") or "share" in me.text("#won h2").lower()) and me.text("#won p")
    _all_the_ways_on(me, totals)


def _all_the_ways_on(me: Player, totals: list[int]) -> None:
    """From the account: a reload keeps it, the replay shows the first moment, the same deal and a rematch begin anew."""
    me.page.reload()
    me.visit.ready()
    assert account(me)[1] == totals
    me.press("#replay")
    assert me.wait("look")["say"]
    assert me.page.locator("#log [data-do=look]").count() == 0
    me.press("#bar-main")
    me.to_score()
    seed = me.text(".seed")
    first = me.page.evaluate("location.hash")
    me.press("#same-deal")
    me.next()
    me.press("#open-menu")
    assert me.text(".facts dd:nth-of-type(2)") in seed
    me.press("#menu-sheet-close")
    me.press("#go-back")
    games = me.page.locator("#body .save:not(.day-b)")
    assert games.count() == 2
    games.filter(has_text="Finished").click()
    assert me.page.evaluate("location.hash") == first
    me.press("#main-action")
    me.next()
    me.press("#open-menu")
    assert me.text(".facts dd:nth-of-type(2)") not in seed
