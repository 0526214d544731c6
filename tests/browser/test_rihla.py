"""Rihla in a real browser: two at one device, keys alone, a small phone; what the last round holds is made by the engine."""
import json

import pytest

from engine.rihla.box import SPACES
from tests.browser.gauges import cut_off, nothing, out_of_reach, small_targets
from tests.browser.player import Player
from tests.browser.playing import LAPTOP, Sit
from tests.browser.rihla_road import last_round, log, manage, open_save, play_main, purse, two_at_one_device
from tests.browser.test_axe import in_both_lights
from tests.browser.test_whole_game import account
from tests.browser.visit import Visit
from ui.rihla.names import short_name

CUT = """(names) => { const place = document.querySelector('#rh-ahead .nm2');
    return names.filter((name) => { place.textContent = name;
        return place.scrollWidth > place.clientWidth || place.scrollHeight > place.clientHeight; }); }"""
"""Which names do not fit a tile of the spaces ahead."""
TOLD = ("Amira offered Basil 1,000k for Bilma", "Basil accepted the offer of Amira", "Amira built on Taghaza: 1 stall",
        "Amira did not buy Bosra: auction from 1,400", "Basil bid 1,400 for Bosra", "Chadi bid 1,900 for Bosra",
        "Basil bid 2,000 for Bosra", "Basil won Bosra at auction", "Basil put Shabwa on Ijara",
        "Basil owed 5,500 and could not pay: A visit to a business", "Basil put Marib on Ijara", "Basil paid the debt of 5,500",
        "The last round is over. The richest: Amira")
"""What the log says of the last round."""


def answer(me: Player) -> str:
    """One answer of a plain player: what the main button says, else the first thing that is lit."""
    if not me.look()["ready"]:
        lit = [one for one in me.look()["pieces"] if one["lit"] and not one["barred"]]
        ways = [one for one in me.look()["pieces"] if one["what"].startswith(("do-lease", "do-sell", "do-give"))]
        me.press(f"#{(lit or ways)[0]['id']}")
        if me.look()["kind"] != "mine" or not me.look()["ready"]:
            return "picked"
    words = me.look()["main"]
    me.press("#bar-main")
    return words.split()[0]


@pytest.mark.timeout(200)
def test_two_people_begin_a_game_of_forty_rounds_from_the_door(sit: Sit):
    me = sit(size=LAPTOP, luck=81).quick()
    me.new_game(["person", "person", "apprentice"], names=["Amira", "Basil"], options=["round_limit-40", "shuffle_seats"],
                game="rihla")
    _seated_by_lot(me)
    answers = []
    while len(answers) < 12:
        me.next()
        answers.append(answer(me))
    assert answers.count("Draw") >= 4 and "Buy" in answers
    me.next()
    written = log(me)
    assert "Amira" in written and "Basil" in written
    me.page.reload()
    me.visit.ready()
    me.next()
    assert log(me) == written


def _seated_by_lot(me: Player) -> None:
    """Names and kinds have gone to the seats that the game dealt them; the strip of seats shows them there."""
    saves = list(me.stored("sarai:game:").values())
    assert len(saves) == 1
    save = json.loads(saves[0])
    seating = save["table"]["seating"]
    assert save["options"]["round_limit"] == 40 and sorted(seating) == [0, 1, 2] != seating
    assert [seat["kind"] for seat in save["seats"]] == [("person", "person", "bot")[who] for who in seating]
    shown = me.page.locator("#seats .who").all_inner_texts()
    assert [shown[seating.index(who)] for who in (0, 1)] == ["Amira", "Basil"]


@pytest.mark.timeout(200)
def test_two_people_trade_bid_lease_fall_into_debt_and_come_to_the_score(sit: Sit):
    me = sit(size=LAPTOP, luck=82).quick()
    open_save(me, last_round("person", "person", "bot"))
    two_at_one_device(me, lambda stage: None)
    written = log(me)
    assert [line for line in TOLD if line not in written] == []
    me.to_score()
    sums, totals = account(me)
    assert sums == totals and len(totals) == 3
    assert me.text("#won h2") == "Amira wins"


@pytest.mark.timeout(200)
def test_a_last_round_by_keys_alone(sit: Sit):
    """A lease, an amount that is typed into an offer, a stop chosen on the road, and a purchase."""
    me = sit("keys", size=LAPTOP, luck=83).quick()
    open_save(me, last_round("person", "bot", top=("C01", "R01")))
    manage(me, "lease-1", "Lease Taghaza, +400")
    assert purse(me, 0) == 9400
    me.press("#page-trade")
    me.press("#deal-with-1")
    me.press("#deal-get-18")
    me.walk("#deal-pay")
    me.page.keyboard.press("Control+a")
    me.page.keyboard.type("1200")
    me.page.keyboard.press("Tab")
    play_main(me, "Offer")
    me.wait("mine")
    assert "1,200" in log(me)
    play_main(me, "Draw")
    me.wait("mine")
    stop = next(one for one in me.look()["pieces"] if one["lit"] and one["what"] == "space-21")
    me.press(f"#{stop['id']}")
    play_main(me, "Bosra")
    me.wait("mine")
    play_main(me, "Buy")
    me.wait("over")
    assert me.lost_focus == []
    me.to_score()
    assert me.focus() != "body"


@pytest.mark.timeout(300)
def test_every_page_on_a_small_phone_is_in_reach_and_clean_in_both_lights(sit: Sit):
    me = sit("touch", luck=84).quick()
    wrong: list[str] = []

    def measure(stage: str, main: bool = True) -> None:
        found = [*(out_of_reach(me.page) if main else []), *cut_off(me.page), *small_targets(me.page)]
        wrong.extend(f"{stage}: {fault}" for fault in found)
        in_both_lights(me, stage, wrong)
        if stage == "deed":
            for opener, sheet in (("#deed-21 .more-b", "piece-sheet"), ("#seat-0", "seat-sheet")):
                me.press(opener)
                me.page.locator(f"#{sheet}").wait_for()
                measure(sheet, main=False)
                me.press(f"#{sheet}-close")

    me.press("#to-settings")
    me.press("#to-account")
    me.page.locator("#ledger").wait_for()
    measure("account", main=False)
    me.press("#go-back")
    me.page.locator("#doors").wait_for()
    open_save(me, last_round("person", "person", "bot"))
    two_at_one_device(me, measure)
    me.to_score()
    measure("score")
    nothing(wrong)


DONE = "document.getAnimations().forEach((one) => one.finish())"
FRAMES = "document.getAnimations().map((one) => one.effect.getKeyframes().map((frame) => frame.transform))"


def pawn(x: int, y: int, way: str = "") -> str:
    """A figure on a board at half its size, as the road draws one."""
    return (f'<svg viewBox="0 0 700 700" width="350" height="350"><g id="p" data-fly="p" data-way="{way}" '
            f'transform="translate({x} {y})"><rect width="20" height="20"></rect></g></svg>')


def test_a_figure_walks_its_way_and_an_old_way_is_not_walked_again(bench: Visit):
    bench.render("lab", pawn(50, 50))
    bench.render("lab", pawn(250, 150, "-200,-100 -100,-100 0,-100 0,0"))
    walk = [f"translate({x}px, {y}px)" for x, y in ((-200, -100), (-100, -100), (0, -100), (0, 0))]
    assert bench.page.evaluate(FRAMES) == [walk]
    bench.page.evaluate(DONE)
    bench.render("lab", pawn(280, 150, "-200,-100 -100,-100 0,-100 0,0"))  # others made room for it
    assert [len(frames) for frames in bench.page.evaluate(FRAMES)] == [2]
    bench.page.evaluate(DONE)
    bench.page.emulate_media(reduced_motion="reduce")
    bench.render("lab", pawn(480, 150, "-200,0 -100,0 0,0"))
    assert bench.page.evaluate(FRAMES) == []


@pytest.mark.timeout(100)
def test_every_name_fits_the_spaces_ahead_on_small_screens(sit: Sit):
    me = sit("touch", luck=84).quick()
    open_save(me, last_round("person", "bot", "bot"))
    names = sorted({short_name(space) for space in range(SPACES)})
    for wide, tall in ((360, 640), (640, 360), (360, 800)):
        me.page.set_viewport_size({"width": wide, "height": tall})
        assert me.page.evaluate(CUT, names) == [], (wide, tall)
