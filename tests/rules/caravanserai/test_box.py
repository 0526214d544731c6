"""What is printed in the box, read beside caravanserai.md 1, 2 and 14.3."""
import pytest

from engine.caravanserai.board import EDGES, NEIGHBOURS, arrow_at, distance, opposite, routes
from engine.caravanserai.box import PIECES, VALUE, pieces, worth
from engine.caravanserai.box_board import GOOD_AT, KIND, SECTORS, SPACE_NUMBER, SPACES, STALL_OF
from engine.caravanserai.box_cards import BASE_CARDS
from engine.caravanserai.box_orders import CHEAP, COLOURS, MAJORS, MINORS, ORDERS
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.kits import KNOWN

DISTANCES = """
0 1 2 3 4 5 6 7 8 8 7 6 5 4 3 2 3 3 2 1 6 1
1 0 1 2 3 4 5 6 7 7 6 7 6 5 4 3 4 4 3 2 5 2
2 1 0 1 2 3 4 5 6 6 5 6 7 6 5 4 5 5 4 3 4 3
3 2 1 0 1 2 3 4 5 5 4 5 6 7 6 5 6 6 5 4 3 4
4 3 2 1 0 1 2 3 4 4 3 4 5 6 7 6 7 7 6 5 2 5
5 4 3 2 1 0 1 2 3 3 2 3 4 5 6 7 8 8 7 6 1 6
6 5 4 3 2 1 0 1 2 3 3 4 5 6 7 8 9 9 8 7 2 7
7 6 5 4 3 2 1 0 1 2 3 4 5 6 7 8 9 10 9 8 3 8
8 7 6 5 4 3 2 1 0 1 2 3 4 5 6 7 8 9 10 9 3 8
8 7 6 5 4 3 3 2 1 0 1 2 3 4 5 6 7 8 9 9 2 7
7 6 5 4 3 2 3 3 2 1 0 1 2 3 4 5 6 7 8 8 1 6
6 5 4 3 2 1 2 3 3 2 1 2 3 4 5 6 7 8 8 7 0 7
"""
"""Table 2.3: the rows of spaces 0 to 10 and 20."""

REACH = {"0 5 10 15": (3, 6, 10, 12, 14, 17), "1 4 11 14": (2, 5, 8, 12, 15, 18), "2 3 12 13": (2, 4, 7, 11, 16, 20),
         "6 9 16 19": (2, 5, 8, 10, 12, 14), "7 8 17 18": (2, 4, 7, 9, 11, 13), "20 21": (2, 6, 10, 12, 14, 16)}


def half_turn(space: int) -> int:
    """The space across the middle of the board."""
    return {20: 21, 21: 20}.get(space, opposite(space) if space < 20 else space)


def test_the_courtyard():
    assert (len(SPACES), len(EDGES), len(SPACE_NUMBER)) == (22, 24, 22)
    assert [KIND.count(kind) for kind in ("stall", "caravan", "tower", "changer")] == [6, 6, 4, 2]
    assert [GOOD_AT[space] for space in STALL_OF] == list(range(6))
    for one, other in EDGES:
        assert half_turn(other) in NEIGHBOURS[half_turn(one)]
    assert all(KIND[half_turn(space)] == KIND[space] for space in range(20) if space not in (0, 10))


def test_distances():
    rows = [[int(word) for word in line.split()] for line in DISTANCES.split("\n") if line]
    for start, row in zip([*range(11), 20], rows, strict=True):
        assert [distance(start, end) for end in range(22)] == row
        assert [distance(half_turn(start), half_turn(end)) for end in range(22)] == row


@pytest.mark.parametrize("spaces", REACH)
def test_destinations_within_one_to_six_steps(spaces):
    for start in map(int, spaces.split()):
        assert tuple(len(routes(start, 0, 0, 0, steps)) for steps in range(1, 7)) == REACH[spaces]


def test_the_fountain():
    table = [[arrow_at(space, o) for space in SECTORS] for o in range(6)]
    assert table == [[2, -1, 0, 2, 0, -1], [-1, 2, -1, 0, 2, 0], [0, -1, 2, -1, 0, 2], [2, 0, -1, 2, -1, 0],
                     [0, 2, 0, -1, 2, -1], [-1, 0, 2, 0, -1, 2]]
    assert arrow_at(5, 0) == 0


def test_major_orders():
    assert len(MAJORS) == 32
    assert [order.value for order in MAJORS.values()] == sorted(order.value for order in MAJORS.values())
    for order in MAJORS.values():
        assert order.value == worth(order.goods) + pieces(order.goods) + 1
        assert 4 <= pieces(order.goods) <= 6 and all(count <= 2 for _, count in order.goods)
        assert {good % 2 for good, _ in order.goods} == {0, 1}
    assert len({order.goods for order in MAJORS.values()}) == 32
    for colour in COLOURS:
        cards = [order for order in MAJORS.values() if order.colour == colour]
        assert (len(cards), sum(order.value for order in cards)) == (8, 117)
        assert sorted(pieces(order.goods) for order in cards) == [4, 4, 4, 5, 5, 5, 6, 6]
    icons = [sum(dict(order.goods).get(good, 0) for order in MAJORS.values()) for good in range(6)]
    assert icons == [34, 34, 26, 26, 18, 18]
    assert len(CHEAP) == 10


def test_minor_orders():
    assert len(MINORS) == 16
    for order in MINORS.values():
        assert (order.value, pieces(order.goods)) == (worth(order.goods) + 3, 3)
    assert len(ORDERS) == 48


def test_caravan_tiles():
    assert [tile[0] for tile in TILES] == ["A"] * 12 + ["B"] * 12
    for tile in TILES.values():
        assert worth(tile.get) == worth(tile.give) + 1
        assert worth(tile.give) in ((1, 2) if tile.id[0] == "A" else (2, 3, 4))


def test_ability_cards():
    decks = {kind: [card for card in BASE_CARDS for _ in range(card.copies) if card.kind == kind]
             for kind in ("turquoise", "purple")}
    assert (len(decks["turquoise"]), len(decks["purple"])) == (17, 16)
    assert [card.id for card in BASE_CARDS if card.copies == 2] == ["y1", "y8", "y9"]
    assert {card.group for card in BASE_CARDS if card.group != card.id} == {"x4-x9", "y2-y3", "y6-y7"}
    assert all(card.id in KNOWN for card in BASE_CARDS)
    assert all(2 <= worth(card.cost) <= 5 for card in BASE_CARDS)


def test_pieces():
    assert (sum(PIECES), sum(VALUE)) == (108, 12)
