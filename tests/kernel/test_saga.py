"""Sagas: any moment again, undo over the bots' replies, stopped at a reveal, redo to the letter (faults 1, 6, 8)."""
import pytest

from engine.kernel.saga import KEEP_EVERY, Diverged, Saga, Seat
from engine.kernel.save import state_hash
from tests.kernel.pebbles import GAME

ME, BOT, AWAY = Seat("Mina"), Seat("Yusuf", "bot", "trader"), Seat("Leyla", "away")


def saga(*log: str, seats=(ME, BOT), turns=20) -> Saga:
    made = Saga(GAME, seats, "seed", {"turns": turns, "rich": True}, "id")
    made.replay(log)
    return made


def test_faults_6_undo_goes_to_my_own_last_decision_over_every_reply():
    match = saga("offer 1", "offer 1", seats=(ME, BOT))
    match.replay(["offer 2", "offer 2"])
    after = state_hash(match.table)
    match.undo()
    assert match.cursor == 2 and match.table.pending[-1].seat == 0
    match.undo()
    assert match.cursor == 0
    match.redo()
    match.redo()
    assert match.cursor == 4 and state_hash(match.table) == after
    assert match.log == ["offer 1", "offer 1", "offer 2", "offer 2"]


def test_faults_1_undo_stops_at_a_reveal_and_says_so():
    match = saga("offer 1", "offer 1", "draw", "offer 1", "offer 1", "offer 1")
    deck = match.table.deck[:]
    assert match.can_undo() == ""
    match.undo()
    assert match.cursor == 4
    assert match.can_undo() == "revealed"
    with pytest.raises(ValueError, match="revealed"):
        match.back_to(2)
    assert match.table.deck == deck and match.cursor == 4


def test_a_die_is_a_reveal_without_anybody_saying_so():
    match = saga("roll")
    assert match.can_undo() == "revealed"


def test_what_somebody_away_has_played_is_not_mine_to_take_back():
    match = saga("offer 1", "offer 1", seats=(ME, AWAY))
    assert match.can_undo() == "theirs"


def test_undo_goes_back_to_the_question_that_opened_a_choice():
    match = saga("draw", "offer 1")
    match.play_text(f"sell {match.table.hands[0][0]}")
    match.play_text("sell count 1")
    match.undo()
    assert match.cursor == 2


def test_single_steps_and_any_place():
    match = saga("offer 1", "offer 1", "offer 1")
    match.undo_step()
    assert match.cursor == 2
    match.redo_step()
    match.back_to(1)
    assert (match.cursor, match.table.turn) == (1, 1)
    match.on_to(3)
    assert match.table.turn == 3
    with pytest.raises(ValueError, match="nothing"):
        match.redo_step()


def test_a_new_action_gives_up_what_was_undone():
    match = saga("offer 1", "offer 1", "offer 1", "offer 1")
    match.undo()
    match.play_text("offer 2")
    assert match.log == ["offer 1", "offer 1", "offer 2"]
    assert state_hash(match.at(3)) == state_hash(match.table)


def test_faults_8_every_moment_is_the_same_whichever_way_it_is_reached():
    match = saga(turns=1600)
    hashes = [state_hash(match.table)]
    for place in range(3 * KEEP_EVERY + 5):
        match.play(match.legal()[place % len(match.legal())])
        hashes.append(state_hash(match.table))
    assert [state_hash(table) for _, table in match.walk()] == hashes
    for place in (0, 1, KEEP_EVERY - 1, KEEP_EVERY, KEEP_EVERY + 1, 2 * KEEP_EVERY + 7):
        assert state_hash(match.at(place)) == hashes[place]


def test_a_log_that_the_rules_do_not_follow_names_its_first_wrong_action():
    with pytest.raises(Diverged) as away:
        saga("offer 1", "offer 99", "draw")
    assert (away.value.place, away.value.notation) == (1, "offer 99")
