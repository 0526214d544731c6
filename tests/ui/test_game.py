"""A whole game by taps, reloads in the middle of it, and what late or double taps do."""
from tests.ui.desk import Desk, run


async def play_to_the_end(desk: Desk, reload_every: int = 0) -> int:
    turns = 0
    while desk.session is not None and desk.session.asked is not None:
        await desk.rest()
        if desk.session.asked is None:
            break
        desk.play_one()
        desk.healthy()
        turns += 1
        await desk.rest()
        if reload_every and turns % reload_every == 0:
            log = list(desk.saga.log)
            desk.reload()
            await desk.rest()
            assert desk.saga.log[:len(log)] == log
    return turns


def test_a_whole_game_against_bots():
    async def scenario():
        desk = Desk()
        desk.new_game()
        assert await play_to_the_end(desk) > 10
        desk.healthy()
        assert desk.saga.game.result(desk.saga.table).reason
        assert "See the score" in desk.words()
        desk.press("go", to=f"#/score/{desk.session.key}")
        desk.healthy()
        totals = desk.saga.game.result(desk.saga.table).totals
        assert all(str(total) in desk.words() for total in totals)
        desk.press("go", to="#/")
        desk.healthy()
        assert f"won: {max(totals)}" in desk.words() or f"shared victory: {max(totals)}" in desk.words()
    run(scenario)


def test_reloading_in_the_middle_resumes_the_same_decision():
    async def scenario():
        desk = Desk()
        desk.new_game()
        await play_to_the_end(desk, reload_every=5)
        desk.healthy()
    run(scenario)


def test_a_half_made_draft_survives_nothing_and_causes_nothing():
    async def scenario():
        desk = Desk()
        desk.new_game(first="0")
        await desk.rest()
        desk.pick("stall-1")
        assert desk.session.draft != desk.session.face.draft()
        log = list(desk.saga.log)
        desk.reload()
        await desk.rest()
        assert desk.saga.log == log and desk.session.draft == desk.session.face.draft()
    run(scenario)


def test_late_and_double_taps_do_nothing():
    async def scenario():
        desk = Desk()
        desk.new_game(first="0")
        desk.pick("stall-1")
        step = desk.session.step
        for _ in range(20):
            desk.press("commit", step=step)
        assert desk.saga.log[:2] == ["buy 1", "buy done"]
        await desk.rest()
        mine = [place for place in range(desk.saga.cursor) if desk.saga.mark(place).seat == 0]
        assert mine == [0, 1]
    run(scenario)


def test_two_fast_taps_on_one_piece_are_one():
    async def scenario():
        desk = Desk()
        desk.new_game(first="0")
        desk.hands.nowMs = lambda: 5000
        desk.pick("stall-1")
        desk.pick("stall-1")
        assert desk.session.draft != desk.session.face.draft() and not desk.saga.log
    run(scenario)


def test_a_refused_tap_says_why_and_changes_nothing():
    async def scenario():
        desk = Desk()
        desk.new_game(first="0")
        desk.pick("pack-lamp")
        assert desk.session.refused is not None
        assert "why" in desk.hands.regions["act"] and desk.hands.said[-1]
        said = desk.hands.said[-1]
        desk.press("pick", what="pack-lamp")
        assert desk.hands.said[-1] == said and not desk.saga.log
        desk.healthy()
    run(scenario)


def test_committing_nothing_says_what_is_asked():
    async def scenario():
        desk = Desk()
        desk.new_game(first="0")
        desk.press("commit")
        assert not desk.saga.log and desk.hands.said[-1]
        desk.healthy()
    run(scenario)


def test_without_confirmation_one_tap_plays_what_one_tap_decides():
    async def scenario():
        desk = Desk(confirm="off")
        desk.new_game(("person", "bot"))
        for _ in range(200):
            await desk.rest()
            if desk.session.asked is None:
                break
            legal = [str(act) for act in desk.saga.legal()]
            if legal[0].startswith(("take", "steal", "discard")):
                before = desk.saga.cursor
                verb, word = legal[0].split()
                desk.pick({"take": "share-", "steal": "seat-", "discard": "front-"}[verb] + word)
                assert desk.saga.log[before] == legal[0]
                return
            desk.play_one()
        raise AssertionError("no question of one tap came up")
    run(scenario)


def test_escape_and_undo_take_picks_back_one_by_one():
    async def scenario():
        desk = Desk()
        desk.new_game(first="0")
        desk.pick("stall-1")
        one = desk.session.draft
        desk.pick("stall-2")
        if desk.session.draft != one:
            desk.press("undo")
            assert desk.session.draft == one
        desk.press("escape", "key", step=None)
        assert desk.session.draft == desk.session.face.draft() and not desk.saga.log
    run(scenario)
