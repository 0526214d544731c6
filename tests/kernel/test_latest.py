"""The kernel's memory for the last answer: asked anew only when the list reads differently."""
from engine.kernel.latest import latest


def test_the_same_list_is_worked_out_once_and_a_changed_one_anew():
    seen = []

    @latest
    def total(numbers):
        seen.append(numbers[:])
        return sum(numbers)

    numbers = [1, 2, 3]
    assert total(numbers) == total([1, 2, 3]) == 6 and len(seen) == 1
    numbers[0] = 5
    assert total(numbers) == 10, "a change in place is noticed"
    assert total([1, 2, 3]) == 6 and len(seen) == 3


def test_an_empty_list_is_an_answer_too():
    assert latest(len)([]) == 0
