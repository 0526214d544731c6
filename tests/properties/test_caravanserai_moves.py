"""Caravanserai: the generator of moves against a slow walker, and doors that stay shut (faults 47)."""
import re
from itertools import combinations
from pathlib import Path

import pytest

from engine.caravanserai.board import EDGES, _reach, exact_ends, routes
from engine.caravanserai.box_cards import BASE_CARDS
from engine.kernel import dice_from

NEXT = {space: [b for a, b in EDGES if a == space] + [a for a, b in EDGES if b == space] for space in range(22)}


def walked(start: int, occupied: tuple[int, ...]) -> dict[int, set[int]]:
    """Step by step, without any table: what each space can cost when a figure walks on and on, counting as it goes.

    A step onto a space that is occupied counts only for whoever stops there; whoever walks on jumps it for nothing.
    """
    costs: dict[int, set[int]] = {space: set() for space in range(22)}
    on_the_way = [(start, frozenset([start]), 0)]
    while on_the_way:
        here, been, counted = on_the_way.pop()
        for space in NEXT[here]:
            if space not in been:
                costs[space].add(counted + 1)
                on_the_way.append((space, been | {space}, counted if space in occupied else counted + 1))
    return costs


def compare(start: int, occupied: tuple[int, ...]) -> None:
    costs, mask = walked(start, occupied), sum(1 << space for space in occupied)
    for limit in range(1, 9):
        found = routes(start, mask, 0, 0, limit)
        cheapest = {space: min(ways) for space, ways in costs.items() if ways and min(ways) <= limit}
        assert {end: route.steps for (end, _), route in found.items()} == cheapest, (start, occupied, limit)
        for route in found.values():
            inner = route.path[1:-1]
            assert route.path[0] == start and len(set(route.path)) == len(route.path)
            assert all(b in NEXT[a] for a, b in zip(route.path, route.path[1:], strict=False))
            assert route.jumped == tuple(space for space in inner if space in occupied)
            assert route.steps == len(inner) - len(route.jumped) + 1


@pytest.mark.parametrize("start", range(22))
def test_two_and_three_figures_on_every_placement(start):
    for others in (0, 1, 2):
        for occupied in combinations([space for space in range(22) if space != start], others):
            if others < 2 or sum(occupied) % 3 == start % 3:
                compare(start, occupied)


MOST_OTHERS = 8
"""Figures besides the one that moves: three stable boys, Dervish, Dealer, Anahita, Arbab and a Chapman; with fewer seats
there are more Chapmen, but never more figures."""

HALF = (*range(10), 20)
"""Half a turn of the board leads every other space here, so these starts stand for all (`test_half_a_turn`)."""


def turned(space: int) -> int:
    """A space after half a turn of the board."""
    return 41 - space if space >= 20 else (space + 10) % 20


def test_half_a_turn():
    assert sorted(map(turned, range(22))) == list(range(22))
    links = {frozenset(edge) for edge in EDGES}
    assert {frozenset(map(turned, edge)) for edge in EDGES} == links
    assert sorted({*HALF, *map(turned, HALF)}) == list(range(22))


@pytest.mark.parametrize("start", range(22))
def test_up_to_all_figures_on_some_placements(start):
    dice = dice_from(f"figures {start}")
    for count in range(3, MOST_OTHERS + 1):
        for _ in range(6):
            spaces = [space for space in range(22) if space != start]
            dice.shuffle(spaces)
            compare(start, tuple(sorted(spaces[:count])))


@pytest.mark.soak
@pytest.mark.timeout(3_000)
@pytest.mark.parametrize("start", HALF)
def test_all_figures_on_every_placement(start):
    """Every set of spaces that up to eight figures can stand on: 401,930 for each start.

    The routes of a shorter move are those of a long one that cost no more, which the tests above hold for every limit.
    """
    for others in range(MOST_OTHERS + 1):
        for occupied in combinations([space for space in range(22) if space != start], others):
            costs, mask = walked(start, occupied), sum(1 << space for space in occupied)
            found = {end: route.steps for (end, _), route in _reach.__wrapped__(start, mask, 0, 0, 22).items()}
            assert found == {space: min(ways) for space, ways in costs.items() if ways}, (start, occupied)


@pytest.mark.parametrize("start", range(0, 22, 3))
def test_exact_steps(start):
    for occupied in combinations([space for space in range(22) if space != start], 1):
        costs = walked(start, occupied)
        for steps in range(1, 12):
            wanted = tuple(space for space in range(22) if steps in costs[space] and space != 9)
            assert exact_ends(start, 1 << occupied[0], 1 << 9, steps) == wanted


def test_watched_figures_make_moves_of_their_own():
    """The example of expansion case X-001: figures on 3 and 10, the one on 10 watched."""
    found = routes(9, 1 << 3 | 1 << 10, 0, 1 << 10, 3)
    assert {(end, over): route.steps for (end, over), route in found.items()} == {
        (4, True): 3, (5, True): 2, (6, False): 3, (6, True): 3, (7, False): 2, (8, False): 1, (10, False): 1,
        (11, True): 1, (12, True): 2, (13, True): 3, (20, True): 1}


def test_a_closed_space_can_be_jumped_but_not_entered():
    found = routes(0, 1 << 1, 1 << 1, 0, 1)
    assert sorted(end for end, _ in found) == [2, 19, 21]


BASE = Path("engine/caravanserai")
PLAIN = [path for path in BASE.rglob("*.py")
         if not {"expansions", "modes"} & set(path.parts) and not re.search(r"turquoise|purple|box_cards", path.name)]
PARTS = r"\b(dervish|opium|anahita|arbab|chapm[ae]n|ruby|rubies|brooch|solo|partner|favour)\b"


def code_of(path: Path) -> str:
    """A module without its docstrings and comments."""
    text = re.sub(r'""".*?"""', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.sub(r"#.*", "", text)


@pytest.mark.parametrize("path", PLAIN, ids=lambda path: path.name)
def test_no_card_and_no_expansion_is_named_in_the_base(path):
    code = code_of(path)
    assert re.findall(PARTS, code, re.IGNORECASE) == []
    cards = {card.id for card in BASE_CARDS}
    assert [word for word in re.findall(r"\"(\w+)\"", code) if word in cards] == []


def test_cards_are_named_only_where_they_are_defined():
    assert len(PLAIN) > 25
    for name in ("turquoise.py", "purple.py"):
        assert re.findall(PARTS, code_of(BASE / name), re.IGNORECASE) == []
