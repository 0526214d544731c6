"""The end of the game and the account, read beside caravanserai.md 9 (cases B-122 to B-152, B-154)."""
import pytest

from engine.caravanserai.box import PIECES
from engine.caravanserai.events_orders import MinorScored
from engine.caravanserai.game import GAME
from engine.caravanserai.scoring import account, best_sets, result, sets_of
from engine.caravanserai.table import resume
from engine.caravanserai.turn import Ready, begin_turn, end_game, end_turn, gain_points
from tests.rules.caravanserai.courtyard import SW, after, arrived, at, boy, conserved, counts, courtyard, ready, texts

COLOUR = {"crimson": "M04 M09 M11 M18 M21 M22 M26 M27", "cobalt": "M01 M03 M08 M16 M19 M24 M28 M29",
          "olive": "M06 M07 M10 M14 M15 M23 M25 M32", "ivory": "M02 M05 M12 M13 M17 M20 M30 M31"}


def turns_until_the_end(table) -> list[int]:
    """End turn after turn without a move; the seats that came."""
    seats = []
    while table.pending:
        del table.pending[1:]
        end_turn(table)
        resume(table)
        seats += [table.pending[-1].seat] if table.pending else []
    return seats


def one(goods: str = "", purse: str = "0/3", debt: str = "0/3", **more) -> dict[str, int]:
    """The account of A at the end, holding these things."""
    return account(courtyard(boy(0, goods, purse, debt, **more)), 0)


def test_b122_the_turn_is_finished_and_the_other_has_one_more():
    table = arrived(courtyard(boy(SW, "bz am si em", purse="3/3", points=30)))
    table = after(table, "complete -", "reward y10")
    assert (table.trigger, table.last) == (0, [1])
    assert table.pending[-1] == Ready(0, 2)
    table = after(table, "move changer_west", "skip")
    assert table.pending[-1] == Ready(1, 1)
    table = after(table, "move stall_amber", "skip", "move caravan_b1", "skip")
    assert (table.pending, table.reason) == ([], "threshold")


def test_b123_the_others_in_seat_order():
    table = courtyard(boy(0), boy(10), boy(10), boy(10))
    table.pending = []
    begin_turn(table, 2)
    gain_points(table, 2, 32)
    assert turns_until_the_end(table) == [3, 0, 1]
    assert table.reason == "threshold"


def test_b124_passing_it_again_changes_nothing():
    table = courtyard(boy(0), boy(10), boy(10), boy(10))
    table.pending = []
    begin_turn(table, 2)
    gain_points(table, 2, 32)
    del table.pending[1:]
    end_turn(table)
    gain_points(table, 3, 40)
    assert (table.active, table.trigger) == (3, 2)
    assert turns_until_the_end(table) == [0, 1]


def test_b125_coins_do_not_count():
    table = courtyard(boy(0, purse="6/6", points=31))
    del table.pending[1:]
    end_turn(table)
    assert (table.trigger, table.pending[-1]) == (-1, Ready(1, 1))


def test_b126_coins_less_debt():
    assert one(purse="4/6", debt="2/3")["coins"] == 2


def test_b127_points_may_fall_below_zero():
    lines = one(purse="0/3", debt="5/6", points=3)
    assert sum(lines.values()) == -2


@pytest.mark.parametrize(("case", "card", "pays", "held"), [
    ("B-128", "y1", 5, {"majors": ["M01", "M02", "M03"], "minors": ["N01", "N02"], "waiting": "N03"}),
    ("B-129", "y2", 2, {"majors": ["M09", "M13"]}),
    ("B-130", "y3", 6, {"majors": ["M04", "M09"], "minors": ["N14"]}),
    ("B-131", "y4", 12, {"majors": [f"M0{n}" for n in range(1, 8)]}),
    ("B-132", "y5", 6, {"minors": ["N01", "N02", "N03"]}),
    ("B-133", "y6", 12, {"majors": ["M25", "M22", "M23", "M11"]}),
    ("B-134", "y7", 6, {"majors": ["M28"], "minors": ["N10"]}),
    ("B-137", "y10", 6, {"goods": "bz bz si em em em"}),
    ("B-138", "y11", 12, {"goods": "am am am em em di di"}),
])
def test_end_game_cards(case, card, pays, held):
    assert one(cards=[card], **held)[card] == pays, case


def test_b135_three_for_each_turquoise_card():
    assert one(cards=["y8", "x1", "x2", "x3"])["y8"] == 9
    assert one(cards=["y8", "x1", "x2", "x3", "x10", "x11"])["y8"] == 12


def test_b136_limit_markers():
    assert one(purse="0/5", debt="0/6", cards=["y9"])["y9"] == 5


@pytest.mark.parametrize(("drawn", "pays"), [("N15", 5), ("N01", 4)])
def test_b139_half_a_minor_order(drawn, pays):
    table = courtyard(boy(0, cards=["y12"]))
    table.minors.remove(drawn)
    table.minors.insert(0, drawn)
    table.pending = []
    end_game(table, "threshold")
    resume(table)
    assert account(table, 0)["y12"] == pays
    assert (table.aside, drawn in table.minors) == ([drawn], False)
    assert GAME.faults(table) == []


def test_b139_with_an_empty_deck_any_order_nobody_owns():
    table = courtyard(boy(0, cards=["y12"], minors=["N01"]), minors=[])
    table.pending = []
    end_game(table, "threshold")
    resume(table)
    drawn = next(event for event in table.told if isinstance(event, MinorScored))
    assert drawn.order != "N01" and table.seats[0].tallies["half-minor"] == drawn.points in (4, 5)
    assert table.aside == []


@pytest.mark.parametrize(("case", "coins", "owed", "lines"), [
    ("B-140", "6/6", "0/3", (6, 6)), ("B-141", "4/6", "3/3", (1, 1)), ("B-142", "2/6", "3/3", (-1, 0))])
def test_coins_count_double(case, coins, owed, lines):
    found = one(purse=coins, debt=owed, cards=["y13"])
    assert (found["coins"], found["y13"]) == lines, case


TABLE_OF_SETS = {
    "1": 0, "2": 2, "1,1": 0, "2,1": 2, "1,1,1": 5, "3": 5, "2,2": 4, "2,1,1": 5, "3,1": 5, "1,1,1,1": 9,
    "3,1,1": 7, "3,2": 7, "2,2,1": 5, "2,1,1,1": 9, "4": 9, "4,1": 9, "5": 9, "3,2,1": 7, "5,1": 9, "4,1,1,1": 14,
    "2,2,1,1": 10, "2,2,2": 10, "3,3": 10, "4,1,1": 10, "4,2": 11, "3,1,1,1": 11, "6": 11, "2,2,2,1": 14, "4,3": 14,
    "2,2,2,2": 18}


def majors_of(colours: str) -> list[str]:
    """Major Orders of so many of each colour: "2,1"."""
    wanted = [int(count) for count in colours.split(",")]
    return [card for count, cards in zip(wanted, COLOUR.values(), strict=False) for card in cards.split()[:count]]


@pytest.mark.parametrize("colours", TABLE_OF_SETS)
def test_b143_b144_b145_b146_b147_colour_sets(colours):
    assert sets_of(majors_of(colours)) == TABLE_OF_SETS[colours]


def slow_best(cards: tuple[int, ...]) -> int:
    """The best partition by trying every set of the first card, or leaving it out."""
    if not cards:
        return 0
    first, rest = cards[0], cards[1:]
    best = slow_best(rest)
    for mask in range(1, 1 << len(rest)):
        mates = [rest[place] for place in range(len(rest)) if mask >> place & 1]
        others = tuple(rest[place] for place in range(len(rest)) if not mask >> place & 1)
        chosen = [first, *mates]
        if len(chosen) <= 4 and len(set(chosen)) == 1:
            best = max(best, {2: 2, 3: 5, 4: 9}[len(chosen)] + slow_best(others))
        elif 3 <= len(chosen) == len(set(chosen)):
            best = max(best, {3: 5, 4: 9}[len(chosen)] + slow_best(others))
    return best


def test_sets_against_a_slow_scorer():
    for code in range(4 ** 4):
        many = tuple(code // 4 ** place % 4 for place in range(4))
        if sum(many) <= 7:
            cards = tuple(colour for colour, count in enumerate(many) for _ in range(count))
            assert best_sets(tuple(sorted(many))) == slow_best(cards), many


@pytest.mark.parametrize(("case", "a", "b", "winners", "by"), [
    ("B-148", "bz bz bz", "go go", [0], "goods"), ("B-149", "bz bz", "bz go", [1], "worth"),
    ("B-150", "bz am", "bz bz", [0, 1], "")])
def test_ties(case, a, b, winners, by):
    table = courtyard(boy(0, a, "0/3", points=40), boy(10, b, "0/3", points=40))
    assert (result(table).winners(), result(table).decided_by) == (winners, by), case


def test_b151_a_whole_account():
    lines = one(purse="5/6", debt="1/6", points=33, cards=["y1", "y9", "x12"],
                majors=["M04", "M09", "M02"], minors=["N01", "N02", "N03"])
    assert lines == {"points": 33, "coins": 4, "y1": 6, "y9": 6, "sets": 2}
    assert sum(lines.values()) == 51


def test_b152_the_limit_rises_only_with_an_order():
    table = after(ready(courtyard()), "move stall_bronze", "skip", "move red_gate", "skip")
    assert (table.seats[0].limit, table.seats[0].debt) == (3, 0)


def test_b154_the_pieces_of_the_box():
    table = at(SW, "bz am si em", purse="3/3")
    for line in ("complete -", "reward x8", "move changer_west", "skip"):
        assert conserved(table) == list(PIECES)
        table = after(table, line)
    assert conserved(table) == list(PIECES)


def test_a_game_nobody_ends_is_closed():
    table = courtyard()
    table.round, table.first = 200, 0
    assert turns_until_the_end(table) == [1]
    assert table.reason == "turn-limit"


def test_nothing_is_asked_after_the_end():
    table = courtyard()
    table.pending = []
    end_game(table, "threshold")
    resume(table)
    assert texts(table) == []
    assert result(table).reason == "threshold"


def test_counts():
    assert counts("bz am am di") == [1, 2, 0, 0, 0, 1]
