"""Thieves and chains: the cases of the rules specification, chapter 6.6."""
from engine.tantan.events import TheftsLapsed
from tests.rules.tantan.positions import after, expect, position, told


def test_TC_43_one_thief():
    table = position(cv="5Fo Th", H1="Cl Je", rng=(1,))
    # index 1 of the sorted hand [Cl, Je]
    table = after(table, "P0 take thief", "steal 1")
    expect(table, H1="Cl", F0="Je", discard="Th", node="PICK P1", legal="take food")


def test_TC_44_two_thieves_two_victims():
    table = position(n=3, cv="5Fo 2Th", H1="Cl", H2="Je", rng=(0, 0))
    table = after(table, "P0 take thief", "steal 1", "steal 2")
    expect(table, H1="", H2="", F0="Cl Je", discard="2Th", node="PICK P1")


def test_TC_45_victim_with_an_empty_hand_is_not_offered():
    table = position(n=3, cv="5Fo 2Th", H1="Cl", H2="Je", rng=(0,))
    table = after(table, "P0 take thief", "steal 1")
    expect(table, node="STEAL P0", legal="steal 2")


def test_TC_46_more_thieves_than_cards():
    table = position(n=3, cv="3Th 4Fo", H0="2Je", H2="Sp", rng=(0,))
    # two thieves without effect; own hand is never a target
    table = after(table, "P0 take thief", "steal 2")
    expect(table, F0="Sp", H0="2Je", H2="", discard="3Th", node="PICK P1")
    assert TheftsLapsed(0, 2) in told(position(n=3, cv="3Th 4Fo", H2="Sp", rng=(0,)), "take thief", "steal 2")


def test_TC_47_stolen_thief_gives_one_more_theft():
    table = position(cv="5Fo Th", H1="Fo Th", rng=(1, 0))
    table = after(table, "P0 take thief", "steal 1", "steal 1")
    expect(table, F0="Fo", H1="", discard="2Th", node="PICK P1")


def test_TC_48_stolen_mouse_bites_at_once_even_the_starter():
    table = position(cv="4Fo 2Th", H1="Je Mo", F0="Cl Gl", rng=(1, 0))
    # discard happens between the two thefts
    table = after(table, "P0 take thief", "steal 1", "discard clothes", "steal 1")
    expect(table, F0="Je Gl", H1="", discard="Cl 2Th Mo", node="PICK P1")


def test_TC_49_stolen_mouse_with_nothing_in_front():
    table = position(cv="4Fo 2Th", H1="Je Mo", rng=(1, 0))
    # no DISCARD node; the card stolen second is safe
    table = after(table, "P0 take thief", "steal 1", "steal 1")
    expect(table, F0="Je", discard="2Th Mo", node="PICK P1")


def test_TC_50_stolen_princess_and_merchant_go_in_front():
    table = position(cv="4Fo 2Th", H0="7Cl", H1="Pr Me", rng=(0, 0))
    # the hand limit does not apply
    table = after(table, "P0 take thief", "steal 1", "steal 1")
    expect(table, F0="Pr Me", H0="7Cl", H1="", node="PICK P1")


def test_TC_51_thief_first_mouse_second():
    table = position(cv="4Fo Th Mo", H0="Je", rng=(0,))
    # the only card P1 owned was the one just stolen
    table = after(table, "P0 take food", "P1 take thief", "steal 0", "discard jewellery")
    expect(table, F1="", H0="", discard="Je Th Mo", cv="", node="TURN P0",
            legal="buy 1 / buy 2 / buy 3 / buy 4 / buy 5")


def test_TC_52_robbery_before_the_turn_lifts_the_forced_stock():
    table = position(cv="5Fo Th", H0="7Cl", rng=(3,))
    # hand size is judged after the start-of-turn distribution
    table = after(table, "P0 take food", "P1 take thief", "steal 0")
    expect(table, H0="6Cl", F1="Cl", node="TURN P0", legal="buy 1 / buy 2 / buy 3 / buy 4 / buy 5 / stock clothes")
