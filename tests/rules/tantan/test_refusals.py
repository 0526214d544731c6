"""Every way an action can be refused: its key, its ruling and its numbers."""
import pytest

from engine.kernel import legal, parse, refusal, refuse
from engine.tantan import GAME
from tests.rules.tantan.positions import after, node, position


def why(table, notation: str):
    return refusal(GAME, table, parse(GAME, table, notation))


def test_at_a_turn_with_coins():
    table = position(purse="Je", mkt="Fo Cl Fa", H0="2Sp")
    assert why(table, "buy 3") is None
    assert why(table, "buy 4") == refuse("stall-empty", "tantan T-14", stall=4)
    assert why(table, "buy 0") == refuse("no-such-stall", "tantan T-09", stall=0, stalls=5)
    assert why(table, "buy 6") == refuse("no-such-stall", "tantan T-09", stall=6, stalls=5)
    assert why(table, "buy done") == refuse("buy-at-least-one", "tantan T-08")
    assert why(table, "stock camel") == refuse("no-such-card", "tantan T-18", card="camel")
    assert why(table, "stock mouse") == refuse("not-in-hand", "tantan T-18", card="mouse")


def test_a_stall_too_dear_says_price_and_coins():
    table = position(purse="Je")
    assert why(table, "buy 5") == refuse("too-dear", "tantan T-09", price=5, coins=2)
    assert why(after(table, "buy 1"), "buy 3") == refuse("too-dear", "tantan T-09", price=2, coins=1)


def test_a_stall_is_chosen_once():
    assert why(after(position(), "buy 2"), "buy 2") == refuse("stall-chosen-already", "tantan T-09", stall=2)


def test_the_hand_limits_a_purchase():
    seven, six = position(H0="7Fo"), position(H0="6Fo")
    assert why(seven, "buy 1") == refuse("seven-cards-must-stock", "tantan T-22", cards=7)
    assert why(after(six, "buy 1"), "buy 2") == refuse("hand-full", "tantan T-11", cards=6, chosen=1, limit=7)


def test_an_empty_hand_must_buy():
    assert why(position(), "stock food") == refuse("hand-empty-must-buy", "tantan T-24")


def test_an_empty_market_sells_nothing():
    assert why(position(mkt="", pile="", H0="Fo"), "buy 1") == refuse("market-empty", "tantan T-15")


def test_the_count_of_a_stock():
    table = after(position(cv="4Fo", H0="3Sp Mo"), "stock spice")
    assert why(table, "count 0") == refuse("stock-at-least-one", "tantan T-18", card="spice")
    assert why(table, "count 3") == refuse("no-space", "tantan T-21", free=2, count=3)
    assert why(table, "count 4") == refuse("not-so-many", "tantan T-20", card="spice", held=3, count=4)


def test_the_mice_of_a_stock():
    table = after(position(cv="3Fo", H0="Sp 3Mo"), "stock spice", "count 1")
    assert why(table, "mice -1") == refuse("less-than-nothing", "tantan T-18", card="mouse")
    assert why(table, "mice 3") == refuse("no-space", "tantan T-21", free=2, count=3)
    assert why(table, "mice 4") == refuse("not-so-many", "tantan T-20", card="mouse", held=3, count=4)


def test_a_share():
    table = position(cv="4Fo Sp Mo")
    assert why(table, "take mouse") == refuse("mice-are-no-share", "tantan T-29")
    assert why(table, "take lamp") == refuse("not-in-caravan", "tantan T-27", card="lamp")
    assert why(table, "take camel") == refuse("no-such-card", "tantan T-27", card="camel")


def test_a_theft():
    table = after(position(3, cv="6Fo Th", H0="Fo", H1="Je"), "take thief")
    assert why(table, "steal 0") == refuse("own-hand-is-safe", "tantan T-42")
    assert why(table, "steal 2") == refuse("victim-hand-empty", "tantan T-41", seat=2)
    assert why(table, "steal 3") == refuse("no-such-seat", "tantan T-40", seat=3)
    assert why(table, "steal -1") == refuse("no-such-seat", "tantan T-40", seat=-1)


def test_a_card_for_the_mouse():
    table = after(position(cv="4Fo Sp Mo", F1="Je"), "take food", "take spice")
    assert why(table, "discard lamp") == refuse("not-in-front", "tantan T-36", card="lamp")
    assert why(table, "discard mouse") == refuse("not-in-front", "tantan T-36", card="mouse")
    assert why(table, "discard camel") == refuse("no-such-card", "tantan T-36", card="camel")


@pytest.mark.parametrize("moves", [(), ("buy 1",), ("stock spice",), ("stock spice", "count 1")])
def test_one_kind_of_question_is_not_answered_by_another(moves):
    """What belongs to another decision is refused without a change (T-18 among others)."""
    table = after(position(H0="2Sp Mo"), *moves)
    take = parse(GAME, position(cv="6Fo"), "take food")
    assert refusal(GAME, table, take) == refuse("not-now")


def test_after_the_end_nothing_is_left_to_do():
    table = after(position(purse="", mkt="", pile="", cv="5Fo", H0="Fo"), "stock food", "count 1", "take food")
    assert node(table) == "OVER" and legal(GAME, table) == []
    take = parse(GAME, position(cv="6Fo"), "take food")
    assert refusal(GAME, table, take) == refuse("game-over")
