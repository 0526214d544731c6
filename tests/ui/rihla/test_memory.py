"""What the face keeps from one picture to the next: the last cards and the last move of money, and nothing of another table."""
import re

from engine.rihla.auction import Bid
from engine.rihla.box_cards import RIHLA
from engine.rihla.dues import Debt
from engine.rihla.game import GAME
from engine.rihla.house import Draw
from engine.rihla.table import NOBODY
from engine.rihla.turn import Choose, Manage
from tests.ui.rihla.setting import deal, scene
from ui.rihla.ask import REACH_CARD, stop_ahead
from ui.rihla.face import RihlaFace
from ui.rihla.geometry import CENTRE
from ui.rihla.memory import Memory
from ui.rihla.panels.ahead import REACH


def test_the_strip_reaches_as_far_as_the_longest_card():
    assert max(step for card in RIHLA.values() for step in card.steps) == REACH
    assert RIHLA[REACH_CARD].kind == "choice"


def test_a_move_of_money_is_shown_until_the_next():
    memory, table = Memory(), deal(3)
    assert memory.of(GAME.view(table, None)).gains == ()
    table.merchants[0].cash -= 450
    table.merchants[2].cash += 450
    assert memory.of(GAME.view(table, None)).gains == (-450, 0, 450)
    assert memory.of(GAME.view(table, None)).gains == (-450, 0, 450)
    face = RihlaFace()
    face.regions(scene(deal(3)))
    assert "−450" in face.seat_more(scene(table), 0) and "+450" in face.seat_more(scene(table), 2)


def test_another_table_or_a_jump_in_time_is_no_move_of_money():
    memory, table = Memory(), deal(3)
    memory.of(GAME.view(table, None))
    assert memory.of(GAME.view(deal(4), None)).gains == ()
    later = deal(4)
    later.turn, later.merchants[0].cash = 9, 1
    assert memory.of(GAME.view(later, None)).gains == ()


def test_a_card_belongs_to_who_drew_it_also_when_the_turn_has_passed_on():
    memory, table = Memory(), deal(2)
    memory.of(GAME.view(table, None))
    table.discards["rihla"].append("R03")
    table.discards["sadaqah"].append("S14")
    table.current = 1
    drawn = memory.of(GAME.view(table, None))
    assert (drawn.journey, drawn.card, drawn.seat) == ("R03", "S14", 0)


def test_a_card_that_asks_is_the_one_in_sight_after_a_reload():
    table = deal(2)
    table.discards["hikma"].append("H01")
    table.pending = [Choose(0, (2, 4, 6), "H01")]
    assert Memory().of(GAME.view(table, None)).card == "H01"
    table.pending = [Debt(0, [(1, 20_000)], "H17")]
    assert Memory().of(GAME.view(table, None)).card == "H17"
    table.pending = [Debt(0, [(1, 20_000)], "visit")]
    assert Memory().of(GAME.view(table, None)).card == ""


def test_looking_ahead_draws_nothing_and_touches_no_table():
    """A preview stops at the first card: two decks in other orders foretell the same."""
    table = deal(2)
    view = GAME.view(table, 0)
    before = table.to_json()
    stop = stop_ahead(view, 0, 3)
    assert not stop.sure and stop.events[-1].deck == "sadaqah" and table.to_json() == before
    assert stop_ahead(view, 0, 1).sure


def test_a_device_is_handed_over_for_answers_outside_ones_own_turn():
    face, view = RihlaFace(), GAME.view(deal(3), None)
    assert face.covered(Bid(1, 19, 1300, []), view) and not face.covered(Bid(0, 19, 1300, []), view)
    assert not face.covered(Manage(1), view) and face.covered(Debt(2, [(0, 9)], "visit"), view)
    assert face.target(Draw()) == ""


def ways(face: RihlaFace, moment) -> dict[str, str]:
    """Which figure walks, and by which points."""
    board = str(face.regions(moment)["board"])
    return dict(re.findall(r'id="pawn-(\d)"[^>]*? data-way="([^"]*)"', board))


def test_a_figure_walks_from_space_to_space_once():
    face, table = RihlaFace(), deal(3)
    assert ways(face, scene(table)) == {}
    table.merchants[1].pos = 3
    assert ways(face, scene(table)) == {"1": way_of(0, 1, 2, 3)}
    assert ways(face, scene(table)) == {}


def way_of(*spaces: int) -> str:
    x, y = CENTRE[spaces[-1]]
    return " ".join(f"{CENTRE[space][0] - x},{CENTRE[space][1] - y}" for space in spaces)


def test_a_figure_walks_over_the_start_and_is_carried_to_the_house_and_back_in_time():
    face, table = RihlaFace(), deal(3)
    table.merchants[0].pos = 38
    ways(face, scene(table))
    table.merchants[0].pos = 1
    assert ways(face, scene(table)) == {"0": way_of(38, 39, 0, 1)}
    table.merchants[0].pos, table.merchants[0].waiting = 10, True
    assert ways(face, scene(table)) == {}
    table.merchants[1].pos = 4
    assert ways(face, scene(table)) == {"1": way_of(0, 1, 2, 3, 4)}
    table.merchants[1].pos = 0  # undone
    assert ways(face, scene(table)) == {}


def test_who_watches_is_told_what_was_theirs():
    face, table = RihlaFace(), deal(3)
    table.owner[39] = table.owner[1] = 0
    face.regions(scene(table))
    table.owner[39] = table.owner[1] = NOBODY
    table.merchants[0].out, table.merchants[0].place = True, 3
    tray = str(face.regions(scene(table, mine=False))["tray"])
    assert "at place 3" in tray and "Yours were Taghaza and Kashgar." in tray and "Wealth" in tray
    assert "Yours were" not in str(RihlaFace().regions(scene(table, mine=False))["tray"])
