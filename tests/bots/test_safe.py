"""Bots on a lead: what comes out when a bot crashes, cheats or does not stop."""
from engine.bots.chance import Chance
from engine.bots.contract import after_polls, never
from engine.bots.safe import PATIENCE, Choice, choose_safely
from engine.kernel import Dice, dice_from, legal, parse
from engine.tantan import GAME

TABLE = GAME.deal(3, {"first": 1}, dice_from("safe"))
VIEW, LEGAL = GAME.view(TABLE, 1), legal(GAME, TABLE)


def runs(choose, deadline=never, **more) -> Choice:
    class Odd:
        def choose(self, view, legal, dice, deadline):
            return choose(view, legal, dice, deadline)
    return choose_safely(Odd(), VIEW, LEGAL, Dice(1), deadline, **more)


def test_a_good_answer_is_used():
    assert runs(lambda view, legal, dice, deadline: legal[0]) == Choice("buy 1", "")


def test_a_crash_leads_to_the_last_listed_action():
    assert runs(lambda *_: 1 // 0) == Choice(str(LEGAL[-1]), "crashed")


def test_an_action_that_is_not_legal_is_not_played():
    stock = parse(GAME, TABLE, "stock food")
    assert runs(lambda *_: stock) == Choice(str(LEGAL[-1]), "illegal")
    assert runs(lambda *_: None).fell_back == "illegal"


def test_an_action_that_is_legal_but_not_listed_may_be_allowed():
    stock = parse(GAME, TABLE, "stock food")
    assert runs(lambda *_: stock, allowed=lambda act: act == stock) == Choice("stock food", "")


def test_a_bot_that_does_not_stop_is_stopped():
    asked = 0

    def stubborn(view, legal, dice, deadline):
        nonlocal asked
        while True:
            asked += 1
            deadline()
    assert runs(stubborn, after_polls(10)) == Choice(str(LEGAL[-1]), "late")
    assert asked == 10 + PATIENCE + 1


def test_an_answer_that_comes_too_late_is_dropped():
    assert runs(lambda view, legal, dice, deadline: legal[0], too_late=lambda: True).fell_back == "late"


def test_chance_takes_every_action_sometimes():
    drawn = {str(Chance().choose(VIEW, LEGAL, Dice(seed), never)) for seed in range(60)}
    assert drawn == {str(act) for act in LEGAL}


def test_a_deadline_by_polls():
    deadline = after_polls(2)
    assert [deadline() for _ in range(4)] == [False, False, True, True]
