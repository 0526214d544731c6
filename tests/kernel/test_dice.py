"""Dice: pinned vectors (a game replayed in ten years must roll the same), and fairness by chi-square."""
from engine.kernel import Dice, dice_from


def test_splitmix64_gives_its_published_numbers():
    dice = Dice(0)
    drawn = [dice.below(2**64) for _ in range(3)]
    assert drawn == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_a_seed_always_gives_the_same_stream():
    dice = dice_from("412")
    assert [dice.roll() for _ in range(12)] == [1, 2, 4, 4, 2, 3, 4, 5, 3, 1, 6, 4]
    deck = list(range(10))
    dice.shuffle(deck)
    assert deck == [7, 6, 2, 8, 4, 1, 0, 9, 3, 5]


def test_seeds_that_look_alike_give_other_streams():
    states = {dice_from(seed).state for seed in ("", "1", "2", "11", "12", "21", "a", "A", "é")}
    assert len(states) == 9


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_faults_70_the_die_is_fair():
    dice, counts = dice_from("fair"), [0] * 6
    for _ in range(120_000):
        counts[dice.roll() - 1] += 1
    assert chi_square(counts) < 20.5, "5 degrees of freedom: beyond 20.5 once in a thousand"


def test_every_order_of_four_cards_is_as_likely():
    dice, counts = dice_from("orders"), {}
    for _ in range(48_000):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 49.7, "23 degrees of freedom: beyond 49.7 once in a thousand"


def test_below_never_favours_small_numbers():
    dice, counts = Dice(7), [0] * 3
    for _ in range(60_000):
        counts[dice.below(3 * 2**61) // 2**61] += 1
    assert chi_square(counts) < 13.8

