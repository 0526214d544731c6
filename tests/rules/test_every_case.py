"""Each test case of the rules documents has a test under its id: in the test's name, or in what it is run with."""
import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
CASES = {
    "caravanserai": [f"B-{number:03}" for number in range(1, 155)],
    "caravanserai_expansions": [f"X-{number:03}" for number in range(1, 221)],
    "rihla": [*(f"T-{number:02}" for number in range(1, 104)), *(f"BA-{number:02}" for number in range(1, 19))],
    "tantan": [f"TC-{number:02}" for number in range(1, 73)],
}
"""The ids of the documents by folder; some cases hold for every match and are tested among the properties."""


def named(tree: ast.Module) -> list[str]:
    """What the tests of a file are called and run with: names of test functions, and words that are nothing but an id."""
    names = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    words = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return names + [word for word in words if re.fullmatch(r"[A-Za-z]{1,2}-?\d{2,3}", word)]


def covered(room: str) -> set[str]:
    """The ids that the tests of a folder, and the properties of its game, name."""
    game = room.split("_")[0]
    files = [*(HERE / room).glob("*.py"), *(HERE.parent / "properties").glob(f"test_{game}*.py")]
    words = [word for file in files for word in named(ast.parse(file.read_text(encoding="utf-8")))]
    found = [match for word in words for match in re.findall(r"(?:^|_)([A-Za-z]{1,2})[-_]?(\d{2,3})(?![0-9])", word)]
    return {f"{letters.upper()}-{digits}" for letters, digits in found}


@pytest.mark.parametrize("room", CASES)
def test_each_case_is_tested_under_its_id(room):
    assert sorted(set(CASES[room]) - covered(room)) == []
