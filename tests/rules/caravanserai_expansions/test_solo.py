"""Solo Mode (caravanserai-expansions.md 7): X-201 to X-220."""
import pytest

from engine.caravanserai.expansions.anahita.annex import anahita, arbab
from engine.caravanserai.expansions.anahita.walk import SettingOff
from engine.caravanserai.expansions.dervish.annex import dervish
from engine.caravanserai.expansions.dervish.events import AdviceShown
from engine.caravanserai.game import GAME
from engine.caravanserai.modes.solo.annex import solo
from engine.caravanserai.table import CaravanseraiTable, resume
from engine.caravanserai.turn import Closing, Ready, Rolled
from engine.kernel import BadOption, dice_from, legal, play
from tests.rules.caravanserai.courtyard import (
    SW,
    after,
    boy,
    ends,
    ready,
    rolling,
    stock,
    stored,
    texts,
    why_not,
)
from tests.rules.caravanserai_expansions.court import stop_at
from tests.rules.caravanserai_expansions.lonely import here, lonely


def dealt(seed: str = "solo", **options) -> CaravanseraiTable:
    return GAME.deal(1, GAME.check_options(1, options), dice_from(seed))


def test_the_dervish_never_shows_the_card_that_is_taken_out():
    for seed in range(60):
        table = dealt(f"d07 {seed}", dervish=True)
        shown = [event.card for event in table.told if isinstance(event, AdviceShown)]
        assert shown == [dervish(table).deck[0]] and "d07" not in dervish(table).cards


def test_X_201_a_die_is_the_limit():
    table = lonely(dice=(2, 2, 5, 6))
    assert texts(table, "die") == ["die 2", "die 5", "die 6"] and why_not(table, "die 3") == "no-such-die"
    table = after(table, "die 2")
    assert solo(table).waiting == [2, 5, 6] and solo(table).used == [2]
    assert table.pending[-1] == Rolled(0, 1, 2) and max(ends(table).values()) == 2


def test_X_202_all_four_are_rolled_again():
    table = lonely(boy(0), dice=(3,), used=(1, 1, 6))
    table = after(table, "die 3", "move stall_bronze", "skip")
    assert isinstance(table.pending[-1], Ready) and len(solo(table).waiting) == 4 and solo(table).used == []


def test_X_202_before_the_next_turn_too():
    table = ready(lonely(boy(0), dice=(3,), used=(1, 1, 6)), 2)
    table = after(table, "die 3", "move stall_bronze", "skip")
    assert table.pending[-1] == Ready(0, 1) and len(solo(table).waiting) == 4


def test_X_203_no_move_without_a_die():
    assert all(text.startswith(("die", "favour")) for text in texts(lonely()))


def test_X_204_an_empty_stall_stays_empty():
    table = after(here(boy(1, purse="6/6")), *["buy bronze"] * 5, "done")
    assert stock(table.stalls, "bz") == 0


def test_X_205_the_reward_refills_the_stalls():
    table = here(boy(SW, "bz am si em", purse="3/3"), stalls="am 3", tray="am 16")
    table = after(table, "complete -", "reward x8")
    assert stock(table.stalls, "am") == 4 and stock(table.stalls, "em") == 4


def test_X_205_a_bought_card_refills_nothing():
    table = here(boy(10, "am em", purse="3/3"), stalls="am 3", tray="am 16")
    assert stock(after(table, "buy card x8", "done").stalls, "am") == 3


def set_off(face: int) -> CaravanseraiTable:
    table = lonely(boy(7), his=0)
    table.pending = [Closing(0), SettingOff(0)]
    resume(rolling(table, face))
    return table


def test_X_206_the_setup_action_at_a_tower():
    table = set_off(3)
    assert table.out[-1] == "M03" and table.towers[SW] == "M13" and arbab(table).down == ""


def test_X_207_he_walks_after_each_move():
    table = after(lonely(boy(0), his=3), "die 2", "move stall_bronze", "skip")
    assert arbab(table).space == 6 and table.uses[6] == 2 and table.pending[-1] == Ready(0, 2)


def test_X_208_favours_do_not_move_him():
    table = after(lonely(), "favour red_gate 1", "skip", "favour stall_bronze 1", "skip")
    assert arbab(table).space == 5 and arbab(table).walked == 0


def test_X_209_the_red_gate():
    table = lonely(gate=("N01", "N05", "N09"))
    while True:
        after_stop = stop_at(table, 0)
        if "N05" not in arbab(after_stop).gate:
            break
        table.dice.below(2)
    assert arbab(after_stop).gate == ["N01", "N09"] and after_stop.out[-1] == "N05"


def test_X_209_an_empty_gate_stays_empty():
    assert arbab(stop_at(lonely(), 0)).gate == []


def test_X_210_the_blue_gate():
    table = stop_at(lonely(), 10)
    assert table.fountain == 1 and texts(table) == ["give up x4", "give up y1"]
    assert why_not(table, "give up x5") == "not-outermost"
    table = after(table, "give up y1")
    assert stored(table.seats[0]) == "si em"
    assert table.shelves["purple"].shown == ["y4", "y6", "y10", "y13", "y2"]
    assert table.shelves["turquoise"].shown == ["x4", "x5", "x8", "x12", "x14"]


def test_X_210_without_a_card_in_one_display_the_other_goes():
    table = lonely()
    table.shelves["purple"].shown = [""] * 5
    assert texts(stop_at(table, 10)) == ["give up x4"]


def test_X_212_thresholds():
    table = lonely()
    assert anahita(table).thresholds == [3, 8, 15] and anahita(table).tokens == [18]
    counts = []
    for tokens in (3, 5, 7):
        text = next(text for text in texts(table, "favour") if text.endswith(f" {tokens}"))
        table = after(table, text, *(["skip"]))
        counts.append(anahita(table).unlocked)
    assert counts == [1, 2, 3]


def test_X_213_a10_rolls_a_waiting_die_again():
    table = lonely(dice=(5, 6), used=(1, 1), has=("a10",))
    assert not texts(table, "repeat")
    table = after(table, "favour red_gate 1")
    assert texts(table, "repeat") == ["repeat a10 5", "repeat a10 6"]
    table = after(rolling(table, 1), "repeat a10 5")
    assert solo(table).waiting == [1, 6] and not texts(table, "repeat")
    assert why_not(table, "repeat a10 6") == "no-repeat"


def test_X_215_the_last_turn_has_one_move():
    table = lonely(boy(1), his=2)
    arbab(table).start, arbab(table).walked, table.round = 5, 57, 10
    before = anahita(table).lying[5]
    table = after(ready(table, 2), "die 2", "move red_gate", "skip")
    assert arbab(table).space == 5 and anahita(table).lying[5] == before
    assert table.round == 11 and [type(asked) for asked in table.pending] == [Closing, Ready]
    table = after(table, "favour red_gate 1", "skip")
    face = solo(table).waiting[0]
    table = after(table, f"die {face}", "move stall_bronze", "skip")
    assert table.reason == "arbab-home" and arbab(table).walked == 60


def test_X_215_twenty_one_moves_and_six_rolls():
    for number in range(3):
        table, dice = dealt(f"moves {number}"), dice_from("player")
        faces, rolls = 0, 1  # the first roll is part of the set-up
        while table.pending:
            step = play(GAME, table, dice.pick(legal(GAME, table)))
            names = [type(event).__name__ for event in step.events]
            faces, rolls, table = faces + names.count("DieTaken"), rolls + names.count("DiceRolled"), step.table
        assert (faces, rolls, table.reason) == (21, 6, "arbab-home")


def test_X_216_one_that_can_be_completed_comes_first():
    table = here(boy(0, "bz am si"), gate=("N01", "N05", "N09"))
    assert texts(table, "pick") == ["pick N01 -"]


def test_X_217_setup():
    table = dealt()
    turquoise = table.shelves["turquoise"]
    cards = [*turquoise.shown, *turquoise.deck]
    assert len(cards) == 13 and not {"x1", "x2", "x3", "x10"} & set(cards)
    assert len(arbab(table).gate) == 3 and table.minors == [] and len(solo(table).waiting) == 4
    assert anahita(table).tokens == [18] and anahita(table).supply == 18 and "a10" in anahita(table).deck
    assert GAME.faults(table) == []


def test_X_219_once_a_turn_means_two_moves():
    table = lonely(boy(0, "bz bz", cards=["x15"], purse="0/3"), dice=(2, 2, 2, 2))
    table = after(table, "die 2", "move stall_bronze", "skip", "side sell bronze", "done")
    assert why_not(table, "side sell bronze") == "used-this-turn"
    table = after(table, "die 2", "move caravan_a1")
    assert not texts(table, "side sell")
    table = after(table, "skip", "end turn")
    assert texts(table, "side sell") == ["side sell bronze"]


def test_X_220_the_stable_boy_is_displaced():
    table = after(here(boy(8)), "skip")
    assert texts(table) == ["displace tower_nw", "displace caravan_a3"] and stock(table.stalls, "go") == 3
    assert stock(after(table, "displace caravan_a3").stalls, "go") == 2


def test_one_seat_is_solo_and_nothing_else():
    table = dealt(threshold=20)
    assert table.parts == ("anahita", "solo") and table.threshold == 0
    with pytest.raises(BadOption):
        GAME.check_options(0, {})
    assert "solo" not in GAME.deal(2, GAME.check_options(2, {"anahita": True}), dice_from("x")).parts


def test_a_single_seat_wins():
    result = GAME.result(dealt())
    assert result.ranks == [1] and result.decided_by == ""
