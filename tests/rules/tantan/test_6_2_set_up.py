"""Set-up: the cases of the rules specification, chapter 6.2."""
import pytest

from engine.kernel import BadOption, dice_from
from engine.tantan import GAME
from engine.tantan.box import CARDS, SPACES, deck
from engine.tantan.events import GameStarted, TurnStarted
from engine.tantan.game import lay_out
from tests.rules.tantan.positions import StackedDice, after, cards, expect, node


def new_game(n: int, **options):
    return GAME.deal(n, options, dice_from(f"set-up for {n}"))


def lies_ready(table, n: int, total: int, pile: int) -> None:
    """Purse, five stalls, the pile, and nothing anywhere else; the first player is asked."""
    lying = [table.purse, *table.market, *table.pile]
    assert {card: lying.count(card) for card in CARDS} == deck(n)
    assert (len(lying), len(table.market), len(table.pile)) == (total, 5, pile)
    assert table.hands == [[]] * n and table.caravan == [] and table.last_adder is None
    assert not any(table.discard.values()) and not any(any(front.values()) for front in table.fronts)
    assert node(table) == f"TURN P{table.active}" and GAME.faults(table) == []


def test_TC_01_four_players():
    table = new_game(4)
    lies_ready(table, 4, 105, 99)
    assert deck(4) == dict(zip(CARDS, (14, 13, 12, 11, 10, 9, 6, 6, 6, 6, 12), strict=True))
    assert table.free() == 8


def test_TC_02_three_players():
    table = new_game(3)
    lies_ready(table, 3, 96, 90)
    assert deck(3) == dict(zip(CARDS, (12, 11, 10, 10, 9, 8, 6, 6, 6, 6, 12), strict=True))
    assert table.free() == 7


def test_TC_03_two_players():
    table = new_game(2)
    lies_ready(table, 2, 87, 81)
    assert deck(2) == dict(zip(CARDS, (10, 9, 8, 9, 8, 7, 6, 6, 6, 6, 12), strict=True))
    assert table.free() == 6


def test_TC_04_a_stacked_deck_is_laid_out_from_the_top():
    table = lay_out(cards("Fo Cl Fa Ln Sp Je Gl Pr 10Sp"), seats=4, first=2, dice=StackedDice(0, []))
    expect(table, purse="Fo", mkt="Cl Fa Ln Sp Je", node="TURN P2")
    assert table.pile[0] == "lamp"
    table = after(table, "P2 buy 1", "buy done")
    expect(table, H2="Cl", cv="Fo", purse="Fa", mkt="Ln Sp Je Gl Pr", node="TURN P3")
    expect(after(table, "P3 buy 1", "buy done"), node="TURN P0")


def test_the_set_up_is_told():
    table = new_game(3, first=1)
    started, turn = table.told
    assert started == GameStarted(3, 1, table.purse, tuple(table.market), table.pile[0], 90)
    assert turn == TurnStarted(1, 1)


@pytest.mark.parametrize("seats", sorted(SPACES))
def test_the_first_player_is_named_or_drawn_by_lot(seats):
    assert [GAME.deal(seats, {"first": seat}, dice_from("x")).active for seat in range(seats)] == list(range(seats))
    drawn = {GAME.deal(seats, {}, dice_from(f"lot {number}")).active for number in range(60)}
    assert drawn == set(range(seats))


def test_the_lot_does_not_change_the_deck():
    dealt, named = GAME.deal(2, {}, dice_from("same")), GAME.deal(2, {"first": 0}, dice_from("same"))
    assert (dealt.purse, dealt.market, dealt.pile) == (named.purse, named.market, named.pile)


NOT_IN_THE_BOX = [(1, {}), (5, {}), (2, {"first": 2}), (3, {"first": True}), (2, {"hand": 4})]


@pytest.mark.parametrize(("seats", "options"), NOT_IN_THE_BOX)
def test_what_is_not_in_the_box_cannot_be_chosen(seats, options):
    with pytest.raises(BadOption):
        GAME.deal(seats, options, dice_from("x"))
