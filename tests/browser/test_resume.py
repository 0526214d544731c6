"""Leaving in the middle: reload, Back, a closed tab; the same decision waits, and nothing is played twice."""
from tests.browser.player import Player
from tests.browser.playing import Sit

MENU = "#menu-sheet"


def facts(me: Player) -> dict[str, str]:
    """What the menu says of the game: version, deal, moves, state."""
    me.press("#open-menu")
    found = dict(zip(me.page.locator(".facts dt").all_inner_texts(), me.page.locator(".facts dd").all_inner_texts(), strict=True))
    me.press("#menu-sheet-close")
    return found


def test_faults_26_back_closes_the_top_dialog_first_and_a_reload_keeps_the_decision(sit: Sit):
    me = sit(luck=7).quick()
    me.new_game(["person", "apprentice"])
    me.play(2)
    me.next()
    before, pieces = facts(me), me.look()["pieces"]
    me.choose()
    picked = [one["id"] for one in me.look()["pieces"] if one["chosen"]]
    assert picked
    me.press("#open-menu")
    me.page.go_back()
    me.visit.until("!document.querySelector('dialog[open]')", 5)
    assert me.look()["kind"] == "mine" and [one["id"] for one in me.look()["pieces"] if one["chosen"]] == picked
    me.press("#open-menu")
    me.press("#menu-sheet [data-name=log]")
    me.page.go_back()
    me.visit.until("!document.querySelector('dialog[open]')", 5)
    assert me.look()["kind"] == "mine"
    _a_reload_keeps_it(me, before, pieces)
    _back_leads_home_and_forward_to_the_table(me, before)


def _a_reload_keeps_it(me: Player, before: dict[str, str], pieces: object) -> None:
    """The half-made choice goes, the decision stays, nothing was played."""
    me.page.reload()
    me.visit.ready()
    assert me.wait("mine")["pieces"] == pieces
    assert facts(me) == before


def _back_leads_home_and_forward_to_the_table(me: Player, before: dict[str, str]) -> None:
    me.page.go_back()
    me.page.locator("#doors").wait_for()
    assert me.look()["dialog"] == ""
    me.page.go_forward()
    me.wait("mine")
    assert facts(me) == before
    me.decide()
    me.next()
    assert int(facts(me)["Moves"]) > int(before["Moves"])


def test_a_closed_tab_is_found_again_also_in_the_middle_of_a_bundle(sit: Sit):
    """One step back after stocking leads into the bundle: how many mice, or how many cards.  Open hands need no cover."""
    me = sit(luck=8).quick()
    me.new_game(["person", "person"], options=["open_hands"])
    _into_the_bundle(me)
    middle, say = facts(me), me.look()["say"]
    me.page.close()

    again = sit(luck=9, at=me.visit.context)
    assert "Your turn" in again.text("#body .save:not(.day-b) .when")
    again.press("#body .save:not(.day-b)")
    assert again.wait("mine")["say"] == say
    assert facts(again) == middle
    again.page.reload()
    again.visit.ready()
    assert again.wait("mine")["say"] == say
    assert facts(again) == middle
    if not again.look()["ready"]:
        again.choose()
    again.press("#bar-main")
    again.wait("mine")
    assert int(facts(again)["Moves"]) > int(middle["Moves"])


def _into_the_bundle(me: Player) -> None:
    """Play until something was stocked, then take back its last step alone."""
    while "pack" not in me.play(1):
        pass
    me.press("#open-menu")
    me.press("#menu-sheet [data-do=undo-step]")
    assert me.wait("mine")["ready"]
