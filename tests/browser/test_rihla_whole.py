"""Rihla from end to end in a real browser: people at one device by mouse, a small phone without network, keys alone."""
import json

import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.playing import LAPTOP, PHONE, Sit, profile, sitting
from tests.browser.rihla_road import log, open_save
from tests.browser.rihla_table import Merchant, late_game
from tests.browser.site import Host
from tests.browser.test_undo import can_undo
from tests.browser.test_whole_game import account


@pytest.mark.timeout(400)
def test_two_people_and_a_bot_play_forty_rounds_from_the_door_to_the_score(sit: Sit, browser: Browser):
    """They trade and bid up to limits that nobody else sees; half way the page is loaded anew; the link holds it all."""
    context = profile(browser, LAPTOP, permissions=["clipboard-read", "clipboard-write"])
    me = sit(luck=86, at=context).quick()
    me.new_game(["person", "person", "apprentice"], names=["Amira", "Basil"], options=["round_limit-40"], game="rihla")
    both = Merchant(me, ("Amira", "Basil"))
    both.play(60)
    me.next()
    written = log(me)
    me.page.reload()
    me.visit.ready()
    me.next()
    assert log(me) == written
    done = both.play()
    assert {"draw", "buy", "pass", "limit", "offer", "accept"} <= set(done), done
    played = json.loads(next(iter(me.stored("sarai:game:").values())))["log"]
    assert "accept" in played and played.count("bid") > done["limit"]  # a limit bids by itself
    assert "Undo stops here" in _undone(me)
    me.to_score()
    _score(me, 3)
    _opened_by_link(me, sit, browser)
    context.close()


def _undone(me: Player) -> str:
    assert not can_undo(me)
    me.press("#bar-undo")
    return me.look()["say"]


def _score(me: Player, seats: int) -> None:
    """The account adds up; wealth over time, what streets earned and luck stand there, for everybody."""
    sums, totals = account(me)
    assert sums == totals and len(totals) == seats
    assert "Wealth over time" in me.text("#sum") and me.page.locator("#sum .run path[d]").count() >= seats
    rows = me.page.locator(".earnings tbody tr")
    columns = [[int(cell.replace(",", "").replace("–", "0")) for cell in rows.nth(place).locator("td").all_inner_texts()]
               for place in range(rows.count())]
    said = [int(cell.replace(",", "")) for cell in me.page.locator(".earnings tfoot td").all_inner_texts()]
    assert columns and [sum(column) for column in zip(*columns, strict=True)] == said
    assert me.page.locator(".luck li").count() == seats and "expected" in me.text(".luck")


def _opened_by_link(me: Player, sit: Sit, browser: Browser) -> None:
    """A usual long game in 2,000 characters; somebody else opens it and sees the same score."""
    totals = account(me)[1]
    me.press("#to-share")
    me.page.locator("#share-address").wait_for()
    me.press("#copy-link")
    me.visit.until("document.getElementById('copy-link').textContent.includes('Copied')", 10)
    link = me.page.evaluate("navigator.clipboard.readText()")
    assert 400 < len(link) <= 2000
    you = sit(luck=87, path="#" + link.partition("#")[2])
    you.press("#link-add")
    you.page.locator("#arches").wait_for()
    assert account(you)[1] == totals


@pytest.mark.timeout(300)
def test_the_last_rounds_on_a_small_phone_without_network(browser: Browser, host: Host):
    """By finger at 360x640: after one visit the host is gone, and everything goes on, the reload too."""
    with sitting(browser, host) as sit:
        me = sit("touch", luck=88).quick()
        me.visit.offline_ready()
        host.stop()
        open_save(me, late_game(37, "person", "bot", "bot"))
        mine = Merchant(me)
        mine.play(5)
        me.page.reload()
        me.visit.ready()
        done = mine.play()
        assert done["draw"] >= 3
        me.to_score()
        _score(me, 3)
        host.start()


@pytest.mark.timeout(300)
def test_the_last_rounds_by_keys_alone(sit: Sit):
    me = sit("keys", size=LAPTOP, luck=89).quick()
    open_save(me, late_game(39, "person", "bot", "bot"))
    done = Merchant(me).play()
    assert done["draw"] >= 2
    assert me.lost_focus == []
    me.to_score()
    _score(me, 3)
    assert me.focus() != "body"


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize("means", ("keys", "touch"))
def test_a_whole_game_from_the_door(sit: Sit, means: str):
    me = sit(means, luck=92, size=LAPTOP if means == "keys" else PHONE).quick()
    me.new_game(["person", "apprentice"], options=["round_limit-40"], game="rihla")
    done = Merchant(me).play()
    assert done["draw"] >= 10 and me.lost_focus == []
    me.to_score()
    _score(me, 2)


@pytest.mark.timeout(200)
def test_undo_takes_back_a_lease_and_never_a_drawn_card(sit: Sit):
    me = sit(luck=90, size=LAPTOP).quick()
    open_save(me, late_game(30, "person", "bot", "bot"))
    me.wait("mine")
    before = me.text("#seats")
    me.press("#page-estate")
    way = me.page.locator("[id^=pick-lease]:not([aria-disabled]), [id^=pick-sell]:not([aria-disabled])").first.get_attribute("id")
    me.press(f"#{way}")
    me.press("#bar-main")
    me.visit.until(f"document.querySelector('#seats').innerText !== {before!r}")
    assert me.page.locator("#rh-estate").is_visible()  # more may be done there at once
    me.press("#bar-undo")
    me.wait("mine")
    assert _without_delta(me.text("#seats")) == _without_delta(before)
    merchant = Merchant(me)
    while merchant.decide() != "draw":
        me.next()
    me.wait("mine", "bots")
    me.next()
    assert "Undo stops here" in _undone(me)


def _without_delta(text: str) -> list[str]:
    return [line for line in text.split() if line[:1] not in "+−"]


@pytest.mark.timeout(200)
def test_the_clock_goes_on_where_it_was_after_a_reload(sit: Sit):
    me = sit(luck=91, size=LAPTOP).quick()
    me.new_game(["person", "apprentice"], options=["timer-on"], game="rihla")
    me.next()

    def left() -> int:
        minutes, seconds = me.text("#clock-b b").split(":")
        return int(minutes) * 60 + int(seconds)
    me.visit.until("document.querySelector('#clock-b b').textContent < '0:57'")
    before = left()
    me.page.reload()
    me.visit.ready()
    me.next()
    assert 0 < left() <= before
