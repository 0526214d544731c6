"""What is said aloud beside the moves: refusals, undo, whose turn; each once, and nothing when nothing happened."""
from tests.browser.playing import LAPTOP, Sit


def test_refusals_are_said_with_their_rule_and_every_time(sit: Sit):
    me = sit(luck=101, size=LAPTOP).quick()
    me.new_game(["person", "apprentice"])
    me.next()
    me.spoken()
    barred = next((one for one in me.look()["pieces"] if one["barred"] and one["what"].startswith("stall")), None)
    if barred is None:  # everything can be paid for: choose until something cannot
        me.choose()
        me.spoken()
        barred = next(one for one in me.look()["pieces"] if one["barred"])
    for _ in range(2):
        me.press(f"#{barred['id']}")
        said = me.spoken()
        assert len(said) == 1 and "Rule" in said[0] and said[0] in " ".join(me.look()["say"].split()), said
        me.page.wait_for_timeout(400)
    me.page.keyboard.press("Escape")
    before = me.look()
    me.press("#bar-main")  # nothing is chosen
    said = me.spoken()
    assert len(said) == 1 and said[0] and me.look()["pieces"] == before["pieces"]


def test_undo_redo_and_the_turn_are_said_once(sit: Sit):
    me = sit(luck=102, size=LAPTOP).quick()
    me.new_game(["person", "person"], names=["Amira", "Basil"], options=["open_hands"])
    after: list[str] = []
    while not any("stocked" in words for words in after) or any("caravan is full" in words for words in after):
        me.spoken()
        me.play(1)
        after = me.spoken()
    assert sum("to play" in words for words in after) == 1, after
    me.press("#bar-undo")
    assert me.spoken()[0] == "Taken back."
    me.press("#bar-redo")
    assert me.spoken()[0] == "Played again."
    me.press("#open-menu")
    me.press("#menu-sheet-close")
    me.choose()
    me.page.keyboard.press("Escape")
    assert me.spoken() == []  # looking around is no news


def test_the_live_region_is_one_polite_and_never_grows(sit: Sit):
    me = sit(luck=103).quick()
    me.new_game(["person", "apprentice"])
    me.play(12)
    live = me.page.locator("#live")
    assert live.get_attribute("aria-live") == "polite"
    assert me.page.locator("#live p").count() <= 12
    assert me.page.locator("[aria-live]").count() == 1
