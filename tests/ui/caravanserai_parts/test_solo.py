"""Solo Mode on the page: dice that wait, walks by the smallest die, rolls repeated, and everything that may be asked."""
import pytest

from engine.caravanserai.box_orders import MAJORS
from engine.caravanserai.expansions.chapman.annex import chapman
from engine.caravanserai.game import GAME
from engine.caravanserai.modes.solo.annex import solo
from engine.caravanserai.turn import Ready, Rolled
from engine.kernel import Refusal, legal
from tests.ui.caravanserai.setting import after, asked_scene, give, holding, taps
from tests.ui.caravanserai_parts.games import looked_through
from tests.ui.caravanserai_parts.setting import deal, plain
from ui.caravanserai.attach import attached
from ui.caravanserai.draft import Draft
from ui.caravanserai.face import CaravanseraiFace

FACE = CaravanseraiFace()
EVERYTHING = {part.name: True for part in attached() if part.name in ("dervish", "opium", "chapman")}


def alone(*dice: int, **options: object):
    """A table at the first move, at the Blue Gate, with these dice waiting."""
    table = deal(1, "solo", **options)
    while not isinstance(table.pending[-1], Ready):
        first = [str(act) for act in legal(GAME, table)]
        table = after(table, next((act for act in ("take silver", "enter blue_gate") if act in first), first[0]))
    solo(table).waiting, solo(table).used = list(dice), [1] * (4 - len(dice))
    return table


def picked(table, *taps: str):
    draft = FACE.draft()
    for tap in taps:
        draft = FACE.pick(asked_scene(table, draft), tap)
    return draft


def offered(table, draft, beginning: str) -> list[str]:
    return [what for what in taps(FACE, asked_scene(table, draft)) if what.startswith(beginning)]


def test_a_press_on_a_space_takes_the_smallest_die_that_leads_there():
    table = alone(1, 2, 5, 6)
    assert picked(table, "space stall_gold").bundle[:2] == ("die 2", "move stall_gold")
    assert picked(table, "act die 5", "space stall_gold").bundle[:2] == ("die 5", "move stall_gold")
    assert picked(table, "act die 1", "space stall_gold").bundle[:2] == ("die 2", "move stall_gold")


def test_the_first_unit_comes_with_the_walk_and_another_space_keeps_the_die():
    table = alone(3, 6)
    table.seats[0].coins = 2
    assert picked(table, "space stall_amber").bundle == ("die 3", "move stall_amber", "buy amber")
    assert picked(table, "space stall_amber", "space caravan_a3").bundle[:1] == ("die 3",)


def test_spaces_that_a_die_leads_to_are_lit_and_others_say_what_the_highest_allows():
    moment = asked_scene(alone(1, 2))
    board = str(FACE.regions(moment)["board"])
    lit = [part.split('"')[0] for part in board.split('id="sp-')[1:] if 'aria-disabled' not in part.split(">")[0]]
    assert "stall_gold" in lit and "stall_diamond" not in lit
    no = FACE.pick(moment, "space stall_diamond")
    assert isinstance(no, Refusal) and no.why == "dice-too-far"
    assert "allows 2" in plain(FACE.why(no))


def test_used_dice_are_shown_and_the_bar_says_which_move_it_is():
    moment = asked_scene(alone(4, 4))
    tray = str(FACE.regions(moment)["tray"])
    assert (tray.count('data-what="act die 4"'), tray.count("cube used")) == (4, 4)
    assert plain(FACE.stage(moment)) == "Move 1 of 21"
    assert "smallest die" in plain(FACE.bar(moment).say)
    assert plain(FACE.bar(asked_scene(alone(4, 4), Draft(("die 4",)))).main) == "Use the 4"
    assert plain(FACE.bar(asked_scene(alone(1, 4), Draft(("die 1",)))).say) == "One step with this die. Where to?"
    walked = asked_scene(alone(4, 4), picked(alone(4, 4), "space blue_pavilion"))
    assert "Use the" not in plain(FACE.bar(walked).main)


def test_a_waiting_die_is_rolled_again_for_a_ruby():
    table = alone(2, 5, chapman=True)
    chapman(table).brooches[0] = 1
    assert isinstance(table.pending[-1], Ready)
    moment = asked_scene(table, picked(table, "open again"))
    assert 'data-what="act repeat ruby 2"' in FACE.regions(moment)["tray"]
    draft = FACE.pick(moment, "act repeat ruby 2")
    assert FACE.plan(asked_scene(table, draft)) == ["repeat ruby 2"]
    rolled = after(table, "repeat ruby 2")
    assert isinstance(rolled.pending[-1], Ready) and len(solo(rolled).waiting) == 2


def test_a_ruby_for_one_step_more_stays_while_a_space_is_chosen():
    table = alone(1, 4, chapman=True)
    chapman(table).brooches[0] = 1
    draft = picked(table, "put ruby step", "space stall_gold")
    assert draft.bundle[:3] == ("ruby step", "die 1", "move stall_gold")
    assert picked(table, "act die 1", "put ruby step", "space stall_gold").bundle[:3] == ("die 1", "ruby step", "move stall_gold")
    lit = str(FACE.regions(asked_scene(table, picked(table, "put ruby step")))["board"])
    assert 'id="sp-stall_gold"' in lit


def test_a_reward_says_what_comes_back_to_the_stalls_and_speaks_of_no_others():
    table = alone(3, 6)
    give(table, 0, [0, 0, 0, 0, 0, 0])
    table.towers[7] = next(order for order in MAJORS if sum(count for _, count in MAJORS[order].goods) <= 7)
    give(table, 0, holding(MAJORS[table.towers[7]].goods))
    table.stalls = [0] * 6
    draft = picked(table, "space tower_nw", "act complete -")
    fills = offered(table, draft, "act fill ")
    draft = FACE.pick(asked_scene(table, draft), fills[0]) if fills and not draft.bundle[-1].startswith("fill") else draft
    card = next(what for what in offered(table, draft, "act reward ") if "blind" not in what)
    moment = asked_scene(table, FACE.pick(asked_scene(table, draft), card))
    words = plain(FACE.regions(moment)["tray"])
    assert "Back on the stalls" in words and "others get" not in words


def test_a_die_that_was_taken_is_shown_while_the_walk_is_open():
    moment = asked_scene(after(alone(4, 6), "die 6"))
    assert isinstance(moment.asking, Rolled)
    assert "cube waits" in FACE.regions(moment)["tray"]
    assert plain(FACE.bar(moment).say) == "Up to 6 steps with this die. Where to?", "nothing was rolled"
    assert FACE.pick(moment, "space blue_pavilion").bundle[0] == "move blue_pavilion"


@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["alone", "with everything"])
def test_every_moment_of_a_game_by_chance_can_be_drawn_and_everything_legal_is_within_two_taps(options):
    kinds, missing = looked_through(FACE, 1, f"solo {sorted(options)}", 160, **options)
    assert len(kinds) > 10 and missing == []
