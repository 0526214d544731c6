"""Every refusal the rules know is met by a case; the keys not met elsewhere, here."""
import ast
from pathlib import Path

import pytest

from engine.kernel import dice_from
from engine.rihla import GAME
from engine.rihla.events import Seated
from tests.rules.rihla.journeys import SALT_ROAD, journey, why_not

HERE = Path(__file__).parent


@pytest.mark.parametrize(("action", "why", "given"), [
    ("build 2", "fully-grown", {"owns": {0: SALT_ROAD}, "stalls": {1: 5, 2: 5}}),
    ("build 2", "street-not-full", {"owns": {0: [2], 1: [1]}}),
    ("build 40", "not-a-business", {}),
    ("sell 2", "not-yours", {"owns": {1: SALT_ROAD}, "stalls": {2: 1}}),
    ("sell 2", "no-stalls", {"owns": {0: SALT_ROAD}}),
    ("sell -1", "not-yours", {}),
    ("lease 2", "not-yours", {"owns": {1: [2]}}),
    ("lease 2", "not-yours", {}),
    ("lease 2", "on-ijara", {"owns": {0: [2]}, "leased": {2: 9}}),
    ("lease 41", "not-a-spot", {}),
    ("reclaim 2", "not-on-ijara", {"owns": {0: [2]}}),
    ("reclaim 2", "not-yours", {"owns": {1: [2]}, "leased": {2: 9}}),
])
def test_refused(action, why, given):
    assert why_not(journey(**given), action) == why


def test_no_refusal_is_left_without_a_case():
    keys = []
    for path in sorted((HERE.parents[2] / "engine/rihla").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
                keys.append(node.args[0].value)
    cases = "".join(path.read_text() for path in sorted(HERE.glob("test_*.py")))
    assert len(keys) > 30
    assert [key for key in keys if f'"{key}"' not in cases] == []


def test_seats_may_be_shuffled():
    seatings = []
    for number in range(12):
        table = GAME.deal(4, {"shuffle_seats": True}, dice_from(f"seats {number}"))
        assert sorted(table.seating) == [0, 1, 2, 3] and table.pending[-1].seat == 0
        assert table.told[0] == Seated(tuple(table.seating))
        seatings.append(tuple(table.seating))
    assert len(set(seatings)) > 6
    assert GAME.deal(4, {}, dice_from("seats")).seating == [0, 1, 2, 3]
