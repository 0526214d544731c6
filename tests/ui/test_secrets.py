"""Between two people at one device nothing hidden of the other is anywhere in the page (faults 3 and 5)."""
import json
import re

from engine.games import game
from engine.kernel.save import load_text
from tests.ui.desk import Desk, run

CARDS = ("food", "clothes", "fabric", "lantern", "spice", "jewellery", "lamp", "princess", "merchant", "thief", "mouse")


async def turns(desk: Desk, count: int):
    for _ in range(count):
        await desk.rest()
        if desk.session.asked is None:
            return
        yield
        desk.play_one()


def test_the_cover_stands_between_two_people_and_shows_no_card():
    async def scenario():
        desk = Desk()
        desk.new_game(("person", "person"), ("Ada", "Leyla"), first="0")
        covers = 0
        async for _ in turns(desk, 60):
            if desk.session.covered():
                covers += 1
                name = desk.session.seats[desk.session.asked].name
                assert "Hand over to" in desk.words() and name in desk.words()
                assert set(desk.hands.regions) <= {"app", "top", "body", "overlay", "toast"}
                assert not any(re.search(rf"#{card}\b", desk.hands.html) for card in CARDS)
                desk.pick("stall-1")
                desk.press("commit")
                assert desk.session.covered()
        assert covers > 4
        desk.healthy()
    run(scenario)


def test_the_hand_on_the_page_is_only_ever_the_viewers():
    async def scenario():
        desk = Desk()
        desk.new_game(("person", "person", "bot"), ("Ada", "Leyla", "Yusuf"))
        async for _ in turns(desk, 80):
            session = desk.session
            viewer = session.viewer()
            table = session.saga.table
            scene = session.scene()
            assert viewer in (None, session.eyes) and scene.view.to_json() == session.saga.game.view(table, viewer).to_json()
            if viewer is None:
                assert scene.view.hand == []
            elif session.asked_kind() == "person":
                assert viewer == session.asked
        desk.healthy()
    run(scenario)


def test_swapping_the_hidden_hands_of_others_changes_nothing_on_the_page():
    """Deal the same table twice with other cards in the hands the viewer may not see: every region must be the same."""
    async def scenario():
        desk = Desk()
        desk.new_game(("person", "person", "bot"), ("Ada", "Leyla", "Yusuf"))
        compared = 0
        async for _ in turns(desk, 60):
            session = desk.session
            viewer, table = session.viewer(), session.saga.table
            others = [seat for seat in range(3) if seat != viewer]
            first, second = (table.hands[seat] for seat in others[:2])
            swapped = table.copy()
            size = min(len(first), len(second))
            if size == 0 or first[:size] == second[:size]:
                continue
            swapped.hands[others[0]][:size], swapped.hands[others[1]][:size] = second[:size], first[:size]
            before = dict(desk.hands.regions)
            session.saga.table = swapped
            desk.app.painter.forget()
            desk.app.draw()
            assert desk.hands.regions == before
            session.saga.table = table
            compared += 1
        assert compared > 5
        desk.healthy()
    run(scenario)


def test_titles_and_index_hold_no_secret():
    async def scenario():
        desk = Desk()
        desk.new_game(("person", "person"), ("Ada", "Leyla"))
        async for _ in turns(desk, 12):
            assert not any(card in desk.hands.title for card in CARDS)
            index = json.loads(desk.hands.store["sarai:index"])
            assert not any(card in json.dumps(index) for card in CARDS)
        saved = load_text(desk.hands.store[f"sarai:game:{desk.session.key}"], game)
        assert saved.saga.log == desk.saga.log
    run(scenario)


def test_who_takes_the_device_hears_whose_turn_it_is_and_what_the_other_did():
    async def scenario():
        desk = Desk()
        desk.new_game(("person", "person"), ("Ada", "Leyla"), first="0")
        desk.press("uncover")
        while desk.session.eyes == 0 and not desk.session.covered():
            desk.play_one()
        desk.hands.said.clear()
        desk.press("uncover")
        heard = [words.replace("\u2068", "").replace("\u2069", "") for words in desk.hands.said]
        assert heard[0] == "Leyla to play." and heard[1].startswith("Ada ") and not any("hand" in words for words in heard), heard
        assert desk.session.chronicle.since(1, 1)[-1].words in desk.hands.regions["act"]
        desk.healthy()
    run(scenario)


def test_undo_from_the_cover_shows_nobodys_hand():
    async def scenario():
        desk = Desk()
        desk.new_game(("person", "person"), ("Ada", "Leyla"), first="0")
        desk.press("uncover")
        desk.play_one()
        while not (desk.session.covered() and not desk.saga.why_not_back(desk.saga.cursor - 1)):
            desk.play_one()
            if desk.session.asked is None:
                return
        desk.press("undo-step")
        assert desk.session.eyes is None and (desk.session.covered() or desk.session.scene().view.hand == [])
        desk.healthy()
    run(scenario)


def test_undo_never_uncovers_a_hand():
    async def scenario():
        desk = Desk()
        desk.new_game(("person", "person"), ("Ada", "Leyla"))
        async for _ in turns(desk, 40):
            desk.press("undo")
            await desk.rest()
            session = desk.session
            assert session.viewer() in (None, session.eyes)
            if session.asked_kind() == "person" and session.asked != session.eyes:
                assert session.viewer() is None
        desk.healthy()
    run(scenario)
