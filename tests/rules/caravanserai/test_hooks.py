"""Hooks: a part attaches to the base without a change to it (a little expansion that exists only in these tests)."""
import pytest

from engine.caravanserai import kits
from engine.caravanserai.faults import faults
from engine.caravanserai.orders import Reward
from engine.caravanserai.scoring import account
from engine.caravanserai.setup import ability_cards, deal
from engine.caravanserai.table import CaravanseraiTable
from engine.caravanserai.turn import begin_turn
from engine.caravanserai.view import imagine, view
from engine.kernel import dice_from, legal, push_on
from tests.rules.caravanserai.courtyard import GAME, SW, after, arrived, boy, courtyard, ends, ready, texts
from tests.rules.caravanserai.lamplighter import LAMPLIGHTER, LIGHT, NAME, Lamp, lamp


@pytest.fixture(autouse=True)
def known():
    """The lamplighter is known while a test runs, and forgotten after it."""
    before, cards = kits.KNOWN.copy(), kits.ABILITIES.copy()
    kits.learn_part(LAMPLIGHTER)
    yield
    for kept, was in ((kits.KNOWN, before), (kits.ABILITIES, cards)):
        kept.clear()
        kept.update(was)
    kits._kits.clear()


def lit(a, *others, at_stop: bool = False) -> CaravanseraiTable:
    """The default position with the lamplighter on the Blue Gate."""
    table = courtyard(a, *(others or (boy(3),)))
    table.parts, table.annexes = (NAME,), {NAME: Lamp(lit=[0] * len(table.seats))}
    return arrived(table) if at_stop else ready(table)


def test_a_watched_figure_makes_moves_of_their_own():
    table = lit(boy(9))
    listed = [text for text in texts(table) if text.startswith("move")]
    assert "move over tower_ne" not in listed and "move over caravan_a2" in listed and "move caravan_a2" in listed
    assert not lamp(after(table, "move over caravan_a2")).burns
    assert lamp(after(table, "move caravan_a2")).burns


def test_nobody_stops_on_a_closed_space():
    assert 13 not in ends(lit(boy(12)))


def test_a_stop_lingers_while_something_is_left():
    table = after(lit(boy(10, "em"), boy(3), at_stop=True), "turn fountain", "done")
    assert texts(table) == ["light", "skip"]
    table = after(table, "light")
    assert table.pending[-1].move == 2


def test_a_boon_adds_a_step_for_one_move():
    table = after(lit(boy(10), boy(3), at_stop=True), "light")
    assert texts(table) == ["turn fountain", "skip"]
    table = after(table, "skip")
    assert table.seats[0].boons == (LIGHT,) and 14 in ends(table)
    assert after(table, "move stall_emerald").seats[0].boons == ()


def test_terms_and_the_arrow_of_an_order():
    table = lit(boy(7, "bz am am go", purse="3/3"), boy(3), at_stop=True)
    assert texts(table, "complete") == ["complete -", "complete quietly"]
    assert after(table, "complete quietly").seats[0].points == 11
    assert after(table, "complete -").seats[0].points == 10


def test_terms_of_several_cards_combine():
    table = lit(boy(SW, "bz am si em", purse="3/3", cards=["x11"]), boy(10), at_stop=True)
    assert texts(table, "complete") == [
        "complete -", "complete quietly", "complete turned", "complete turned,quietly"]
    table = after(table, "complete turned,quietly")
    assert (table.seats[0].points, table.fountain) == (11, 1)
    assert isinstance(table.pending[-1], Reward)


def test_cards_of_a_part_lie_in_the_decks():
    cards = ability_cards((NAME,))
    assert "lx1" in cards and "x1" not in cards
    table = lit(boy(0))
    table.seats[0].cards = ("lx1",)
    assert max(ends(table).values()) == 5


def test_what_a_part_asks_first_comes_first():
    table = lit(boy(0))
    table.pending = []
    begin_turn(table, 0)
    assert type(table.pending[-1]).__name__ == "Walk"


def test_a_whole_match_with_a_part():
    dice = dice_from("lamps")
    for seats in (2, 3, 4):
        table = deal((NAME,), 0, seats, {}, dice_from(f"lamps {seats}"))
        while table.pending:
            seen = view(table, 0)
            assert seen.annexes[NAME].wick == 0
            assert view(imagine(seen, dice), 0) == seen
            assert CaravanseraiTable.from_json(table.to_json()) == table
            push_on(table, dice.pick(legal(GAME, table)))
            assert faults(table) == []
        assert (table.reason, table.round, lamp(table).space) == ("lamps-out", 3, 13)
        assert [account(table, seat)["lamps"] for seat in range(seats)] == lamp(table).lit


def test_forgotten_parts_leave_nothing_behind():
    assert NAME not in GAME.deal(2, GAME.check_options(2, {}), dice_from("x")).annexes
