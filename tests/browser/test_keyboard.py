"""Keys alone: a whole game, dialogs that hold the focus, shortcuts."""
import pytest

from tests.browser.player import Player
from tests.browser.playing import LAPTOP, Sit

LOG = """[...document.querySelectorAll('#log [data-do=look]')].map((one, at) => [Number(one.dataset.place), -at,
    ['.what', '.delta'].map((part) => one.querySelector(part)?.textContent.trim()).filter(Boolean).join(', ')])"""
"""The log is written newest first, and said as it happens."""


def lines(me: Player) -> dict[int, list[str]]:
    """The log as far as it is shown: place -> its sentences."""
    found: dict[int, list[str]] = {}
    for place, _, words in sorted(me.page.evaluate(LOG)):
        found.setdefault(place, []).append(words)
    return found


@pytest.mark.timeout(600)
def test_faults_64_a_whole_game_by_keys_and_every_change_is_said_once_in_order(sit: Sit):
    me = sit("keys", size=LAPTOP, luck=2).quick()
    me.new_game(["person", "apprentice"])
    log: dict[int, list[str]] = {}
    said: list[str] = []
    asked: set[str] = set()

    def look() -> None:
        asked.add(me.look()["say"])
        log.update(lines(me))
        said.extend(me.spoken())
        assert me.focus() != "body"

    made = me.play(at=look)
    look()
    assert {"stall", "pack", "share"} <= set(made) and me.lost_focus == []
    expected = [words for place in sorted(log) for words in log[place][-4:]]
    turns = [words for words in said if words.startswith("Your turn.")]
    assert [words for words in said if words not in {*asked, *turns}] == expected
    assert len(turns) > len(made) / 3  # after each of the bot's turns, not at each decision of mine
    assert max(map(len, said)) < 120
    me.to_score()
    assert me.focus() != "body"


def test_faults_66_dialogs_take_the_focus_hold_it_and_give_it_back(sit: Sit):
    me = sit("keys", size=LAPTOP, luck=3).quick()
    me.new_game(["person", "apprentice"])
    me.next()
    for opener, dialog in (("#open-menu", "menu-sheet"), ("#seat-1", "seat-sheet"), ("#log .log-all, #open-menu", "")):
        if me.page.locator(opener).first.is_visible() and dialog:
            me.press(opener)
            _stays_in(me, dialog)
            me.key("Escape")
            assert me.look()["dialog"] == "" and f"#{me.focus()}" == opener
    _a_dialog_from_a_dialog(me)
    _a_dialog_whose_opener_went(me)
    assert me.lost_focus == []


def _stays_in(me: Player, dialog: str) -> None:
    inside = f"document.getElementById({dialog!r}).contains(document.activeElement)"
    assert me.page.evaluate(inside)
    before = me.look()
    for _ in range(14):
        me.page.keyboard.press("Tab")
        assert me.page.evaluate(f"{inside} || document.activeElement === document.body")  # the browser's own bar comes between
    for key in ("u", "a", "r"):
        me.page.keyboard.press(key)
    assert (me.look()["pieces"], me.look()["dialog"]) == (before["pieces"], dialog)


def _a_dialog_from_a_dialog(me: Player) -> None:
    """The log out of the menu takes its place; Escape leads to the table, never to nothing."""
    me.press("#open-menu")
    me.press("#menu-sheet [data-name=log]")
    assert me.look()["dialog"] == "log-sheet"
    assert me.page.evaluate("document.getElementById('log-sheet').contains(document.activeElement)")
    me.key("Escape")
    assert (me.look()["dialog"], me.look()["kind"]) == ("", "mine")
    assert me.focus() == "open-menu"


def _a_dialog_whose_opener_went(me: Player) -> None:
    """A line of the log opens the look back; the way back to now is where the focus is, not nowhere."""
    me.decide()
    me.next()
    me.press("#open-menu")
    me.press("#menu-sheet [data-name=log]")
    me.press("#log-sheet [data-do=look]")
    assert me.look()["kind"] == "look" and me.focus() != "body"
    me.key("Escape")
    assert me.look()["kind"] in ("mine", "bots") and me.focus() != "body"


def test_escape_on_the_first_screens_never_leaves_nothing(sit: Sit):
    me = sit("keys")
    me.key("Escape")
    assert me.page.locator("#doors").is_visible()
    me.press("#door-tantan")
    me.visit.until("document.querySelector('#new-game')?.open")  # what the game lacks is imported first
    assert me.look()["dialog"] == "new-game"
    me.walk("#new-seat-1 select")
    me.key("ArrowUp")
    assert me.page.locator("#new-seat-1 select").input_value() == "apprentice"
    assert me.page.evaluate("Boolean(document.activeElement.closest('#new-seat-1'))"), me.focus()
    me.key("Escape")
    assert me.look()["dialog"] == "" and me.page.locator("#doors").is_visible() and me.focus() == "door-tantan"


def test_enter_presses_what_has_the_focus(sit: Sit):
    me = sit("keys", luck=3).quick()
    me.new_game(["person", "apprentice"])
    me.next()
    stall = next(one for one in me.look()["pieces"] if one["lit"] and one["what"].startswith("stall"))
    me.walk(f"#{stall['id']}")
    me.key("Enter")
    seen = me.look()
    assert [one["id"] for one in seen["pieces"] if one["chosen"]] == [stall["id"]], seen["say"]
    me.walk("#open-menu")
    me.key("Enter")
    assert me.look()["dialog"] == "menu-sheet"
    me.key("Escape")
    me.key("Escape")
    assert not any(one["chosen"] for one in me.look()["pieces"])


def test_shortcuts_at_the_table(sit: Sit):
    me = sit("keys", luck=3).quick()
    me.new_game(["person", "apprentice"])
    me.next()
    if me.page.locator("#bar-aside").count():
        before = me.text("#bar-aside")
        me.key("a")
        assert me.text("#bar-aside") != before
        me.key("Escape")
    me.choose()
    assert any(one["chosen"] for one in me.look()["pieces"])
    me.key("u")
    me.key("u")
    assert not any(one["chosen"] for one in me.look()["pieces"])
    me.choose()
    me.page.evaluate("document.activeElement.blur()")
    me.key("Enter")
    assert me.look()["kind"] != "mine" or lines(me)
