"""What is foretold of a draft, and how the fronts stand (rules specification 7.1 and 7.2)."""
import pytest

from engine.kernel import Illegal, NotAnAction, asking, play
from engine.tantan import GAME
from engine.tantan.box import CARDS, SPACES
from engine.tantan.preview import first_pickers, foresee
from engine.tantan.standing import standing
from engine.tantan.table import BuyMore, Pick, StockMice, Turn
from engine.tantan.view import view
from tests.properties.tantan_matches import match
from tests.rules.tantan.positions import after, cards, position


def ahead(table, *draft: str):
    """What the asked seat foresees."""
    return foresee(view(table, table.pending[-1].seat), draft)


def test_a_purchase_tells_coins_hand_and_the_next_purse():
    seen = ahead(position(pile="Je Gl 8Fo", H0="Sp"), "buy 1", "buy 4")
    assert (seen.coins_left, seen.hand, seen.caravan, seen.free) == (1, cards("Fo Ln Sp"), {"fabric": 1}, 5)
    assert (seen.next_purse, seen.next_coins, seen.top_lands, seen.pile_left) == ("clothes", 5, 3, 7)
    assert (seen.picks_first, seen.warnings) == (None, ["coins-unused"])
    assert ahead(position(pile="Je Gl 8Fo", H0="Sp"), "buy 1", "buy 4", "buy done") == seen
    assert ahead(after(position(pile="Je Gl 8Fo", H0="Sp"), "buy 4"), "buy 1") == seen


def test_a_purse_card_that_fills_the_caravan_warns():
    seen = ahead(position(3, purse="Cl", cv="2Je 2Sp Mo Fo"), "buy 5")
    assert (seen.picks_first, seen.last, seen.mice, seen.mice_go_to) == (1, False, 1, [2])
    assert seen.warnings == ["next-seat-picks-first"]


def test_the_purchase_that_empties_the_pile_warns():
    seen = ahead(position(pile="2Je", purse="Je", cv="5Fo"), "buy 1")
    assert seen.last and seen.pile_left == 0
    assert seen.warnings == ["next-seat-picks-first", "coins-unused", "pile-empties", "last-distribution"]


def test_the_top_of_the_pile_stays_when_nothing_comes():
    assert ahead(position(pile="", mkt="Fo Cl Fa"), "buy 1").top_lands is None


def test_a_stock_tells_hand_caravan_and_who_picks_first():
    seen = ahead(position(cv="3Fo", H0="2Sp 3Mo"), "stock spice", "count 2", "mice 1")
    assert (seen.hand, seen.caravan, seen.free) == (cards("2Mo"), {"food": 3, "spice": 2, "mouse": 1}, 0)
    assert (seen.picks_first, seen.mice_go_to, seen.warnings) == (0, [1], [])


def test_one_free_space_warns():
    assert ahead(position(cv="3Fo", H0="2Sp 3Mo"), "stock spice", "count 2").warnings == ["one-space-stays-free"]
    assert ahead(position(cv="4Fo", purse="Je"), "buy 1", "buy 2").warnings == ["one-space-stays-free"]
    assert ahead(position(cv="3Fo", H0="2Sp"), "stock spice", "count 1").warnings == []


def test_mice_only_are_counted_before_they_run():
    seen = ahead(position(cv="3Mo", H0="3Mo", F1="Je"), "stock mouse", "count 3")
    assert (seen.caravan, seen.mice, seen.mice_go_to, seen.free) == ({"mouse": 6}, 6, [1], 0)


def test_a_stock_that_is_only_begun_moves_nothing():
    seen = ahead(position(H0="2Sp"), "stock spice")
    assert (seen.hand, seen.caravan, seen.free) == (cards("2Sp"), {}, 6)


def test_a_share_tells_lamps_and_majorities_of_all_seats():
    table = position(3, cv="2Pr 2Gl 3Sp", F0="3Fo Pr Gl", F1="2Je 2Pr")
    assert ahead(table, "take lamp").points == [8, 0, 0]
    assert ahead(table, "take spice").points == [18, 0, 0]
    princesses = ahead(table, "take princess")
    assert princesses.points == [9, -4, 0], "3 princesses of a collection of 3, and P1 loses its lead"
    assert princesses.parts == {"goods": 0, "lamps": 0, "princesses": 9, "merchants": 0}
    assert princesses.caravan == {"spice": 3, "lamp": 2}


def test_a_share_with_mice_tells_who_takes_them():
    table = after(position(4, cv="2Fo 2Cl 2Fa 2Mo", F1="Je"), "take food")
    seen = ahead(table, "take fabric")
    assert (seen.mice, seen.mice_go_to, seen.mouse_follows) == (2, [1, 2], True)
    assert ahead(after(table, "take fabric"), "discard jewellery").mice_go_to == [2]
    assert ahead(position(4, cv="2Fo 2Cl 2Fa 2Mo"), "take food").mice_go_to == [1, 2]


def test_thieves_tell_how_many_thefts():
    table = position(cv="4Fo 2Th", H1="2Je")
    assert ahead(table, "take thief").thefts == 2
    robbing = after(table, "take thief")
    assert (ahead(robbing).thefts, ahead(robbing, "steal 1").thefts) == (2, 1)
    lonely = ahead(position(cv="4Fo 2Th"), "take thief")
    assert (lonely.thefts, lonely.warnings) == (0, ["nobody-to-rob"])


def test_a_card_for_the_mouse_tells_what_it_costs():
    table = after(position(cv="3Sp 2Fo Mo", F0="Pr Me Fo", F1="Fo Gl Pr Me"), "take spice", "take food")
    assert ahead(table, "discard lamp").points == [0, -1]
    food, princess = ahead(table, "discard food"), ahead(table, "discard princess")
    assert (food.points, food.warnings) == ([0, -3], ["breaks-largest-collection"])
    assert (princess.points, princess.warnings) == ([0, -3], ["loses-princess-lead"])
    assert ahead(table, "discard merchant").warnings == ["loses-merchant-lead"]


def test_a_draft_the_rules_refuse_is_refused():
    with pytest.raises(Illegal) as no:
        ahead(position(purse="Je"), "buy 1", "buy 3")
    assert no.value.refusal.why == "too-dear"
    with pytest.raises(Illegal):
        ahead(after(position(cv="5Fo Th", H1="Je"), "take thief"), "steal 0")
    with pytest.raises(NotAnAction):
        ahead(position(), "take food")


def test_who_would_pick_first():
    assert first_pickers(view(position(3, act=2), 0)) == (2, 0)


def test_standing_tells_leaders_and_what_they_are_worth():
    now = standing(position(3, F0="3Fo 2Pr", F1="2Je 2Pr Me", F2="Cl").fronts)
    assert (now.princess_leaders, now.princess_worth) == ([0, 1], [6, 4, 0])
    assert (now.merchant_leaders, now.merchant_worth) == ([1], [0, 2, 0])
    assert now.totals == [12, 20, 3]
    assert standing(position().fronts).princess_leaders == []


@pytest.mark.parametrize("seats", sorted(SPACES))
def test_what_was_foreseen_comes_true(seats):
    """Along whole matches: every action but a theft turns out as foretold, for the seat that chose it."""
    checked = 0
    for number in range(10):
        moments = [at for at in match(seats, number) if hasattr(at, "act")]
        for at in moments:
            asked = asking(at.table)
            if at.act.verb == "steal" or isinstance(asked, Turn | BuyMore | StockMice) and at.act.verb != "buy done":
                continue
            seen, later = ahead(at.table, str(at.act)), play(GAME, at.table, at.act).table
            if not isinstance(later.pending[-1] if later.pending else None, StockMice):
                assert seen.hand == later.hands[asked.seat]
                assert (seen.next_purse, seen.pile_left) == (later.purse, len(later.pile))
                checked += 1
            before, now = GAME.result(at.table).totals, GAME.result(later).totals
            assert seen.points == [new - old for new, old in zip(now, before, strict=True)]
            if not isinstance(asked, Pick):
                assert sum(seen.caravan.values()) + seen.free == SPACES[seats]
            assert list(seen.caravan) == [card for card in CARDS if card in seen.caravan]
    assert checked > 500
