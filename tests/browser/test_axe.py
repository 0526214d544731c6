"""Every page and every kind of decision in noon and evening: axe-core finds nothing, and nothing is told by colour alone."""
from collections.abc import Callable

import pytest

from tests.browser.gauges import nothing, violations
from tests.browser.player import Player
from tests.browser.playing import Sit

MARKS = """() => [...document.querySelectorAll('#seats .seat-tap')].map((one) => one.querySelector('.mark use, .mark path, svg')
    ?.outerHTML.replace(/\\s(class|id|data-\\w+)="[^"]*"/g, '') ?? '')"""
PICTURES = """() => [...document.querySelectorAll('.card:not(.covered *)')].filter((one) => one.checkVisibility()).map((one) =>
    [[...one.classList].find((name) => name.startsWith('c-')), one.querySelector('use')?.getAttribute('href') ?? ''])"""


def in_both_lights(me: Player, what: str, wrong: list[str]) -> None:
    """Measure the page at noon and in the evening."""
    for scheme in ("light", "dark"):
        me.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        wrong.extend(f"{what} ({scheme}): {fault}" for fault in violations(me.page))


@pytest.mark.timeout(400)
def test_every_page_is_clean(sit: Sit):
    me = sit(luck=71).quick()
    wrong: list[str] = []

    def check(what: str, press: str = "", wait: str = "") -> None:
        if press:
            me.press(press)
        if wait:
            me.page.locator(wait).first.wait_for()
        in_both_lights(me, what, wrong)

    check("home, empty")
    assert me.page.locator("#doors .shut").count() == 0  # every game is built; a door that is not would lead to a sheet
    me.press("#door-tantan")
    check("new game", "", "#new-start")
    me.press("#new-game-close")
    me.new_game(["person", "apprentice", "apprentice"])
    me.play(1)
    me.next()
    check("menu", "#open-menu", "#menu-sheet")
    check("log", "#menu-sheet [data-name=log]", "#log-sheet")
    me.press("#log-sheet-close")
    check("seat", "#seat-1", "#seat-sheet")
    me.press("#seat-sheet-close")
    _pages_from_the_menu(me, check)
    me.page.goto(me.visit.host.url + "?broken#/recover/none")
    me.visit.ready()
    check("no such game")
    me.press("#to-home")
    _a_broken_game(me, check)
    nothing(wrong)


def _pages_from_the_menu(me: Player, check: Callable[..., None]) -> None:
    for what, link, there in (("help", "#/help", "#contents"), ("share", "#/share", "#share-address"),
                              ("account so far", "#/score", "#arches"), ("settings", "#/settings", "#set-motion-off"),
                              ("games", "#/games", "#export-all")):
        me.press("#open-menu")
        check(what, f"#menu-sheet a[href^='{link}']", there)
        me.page.go_back()
        me.wait("mine")
    me.press("#go-back")
    check("home", "", "#body .save:not(.day-b)")
    check("open", "#to-open", "#open-text")
    me.page.fill("#open-text", "nothing")
    check("open, refused", "#paste-go", "#trouble")
    me.press("#go-back")
    me.press("#to-settings")
    check("about", "#to-about", ".prose")
    me.press("#go-back")
    me.press("#go-back")


def _a_broken_game(me: Player, check: Callable[..., None]) -> None:
    me.page.evaluate("""localStorage.setItem(Object.keys(localStorage).find((key) => key.startsWith('sarai:game:')), 'x');
        localStorage.removeItem('sarai:index')""")
    me.page.goto(me.visit.host.url + "?again#/")
    me.visit.ready()
    check("recovery", "#body .save:not(.day-b)", "#save-file")
    check("forget", "#forget-open", "#forget-sure")
    me.press("#forget-not")


@pytest.mark.timeout(500)
def test_faults_62_every_kind_of_decision_is_clean_and_nothing_is_told_by_colour_alone(sit: Sit):
    """Faults 62: each owner has a shape, each card a picture; turns, shares, thefts and mice in both lights."""
    me = sit(luck=72).quick()
    me.new_game(["person", "apprentice", "apprentice", "apprentice"])
    wrong: list[str] = []
    seen: set[str] = set()
    cards: dict[str, set[str]] = {}

    def look() -> None:
        kind = "/".join(sorted({one["what"].split("-")[0] for one in me.look()["pieces"] if one["lit"]}))
        for card, picture in me.page.evaluate(PICTURES):
            if card:
                cards.setdefault(card, set()).add(picture)
        if kind not in seen:
            seen.add(kind)
            in_both_lights(me, kind, wrong)
            me.choose()
            in_both_lights(me, f"{kind}, chosen", wrong)
            me.page.keyboard.press("Escape")

    marks = me.page.evaluate(MARKS)
    assert len(set(marks)) == 4 and all(marks)
    me.play(at=look)
    assert {"share"} <= seen
    pictures = [tuple(sorted(found)) for found in cards.values()]
    assert len(cards) >= 10 and all(len(found) == 1 for found in pictures) and len(set(pictures)) == len(pictures), cards
    me.wait("over")
    in_both_lights(me, "over", wrong)
    me.to_score()
    in_both_lights(me, "score", wrong)
    nothing(wrong)


def test_the_cover_and_the_preview_are_clean(sit: Sit):
    me = sit(luck=73).quick()
    wrong: list[str] = []
    me.new_game(["person", "person"], names=["Amira", "Basil"])
    me.wait("cover", "mine")
    if me.look()["kind"] == "mine":
        me.decide()
        me.wait("cover")
    in_both_lights(me, "cover", wrong)
    me.press("#open-menu")
    me.press("#menu-sheet a[href^='#/share']")
    link = me.page.input_value("#share-address")
    you = sit(luck=74, path="#" + link.partition("#")[2])
    you.page.locator("#link-add").wait_for()
    in_both_lights(you, "preview", wrong)
    nothing(wrong)
