"""The doors that stay shut, and the habits that keep a game the same on every machine (faults 9)."""
import ast
import json
import re
import tomllib
from pathlib import Path

import pytest

from engine import VERSION

ROOT = Path(__file__).parent.parent
ENGINE = sorted(ROOT.glob("engine/**/*.py"))
UI = sorted(ROOT.glob("ui/**/*.py"))
GAMES = ("caravanserai", "rihla", "tantan")
STANDARD = {"__future__", "abc", "base64", "collections", "functools", "hashlib", "importlib", "itertools", "json", "math",
            "operator", "re", "sys", "types", "typing", "zlib", "argparse", "pathlib", "heapq", "bisect"}


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imports(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append(("." * node.level) + (node.module or ""))
    return found


def room(path: Path) -> str:
    return path.relative_to(ROOT).parts[1] if len(path.relative_to(ROOT).parts) > 2 else ""


@pytest.mark.parametrize("path", ENGINE, ids=name)
def test_the_engine_needs_the_standard_library_and_knows_no_browser_clock_or_global_chance(path):
    for module in imports(path):
        assert module.split(".")[0] in STANDARD | {"engine"}, f"{name(path)} imports {module}"
        assert module not in ("random", "time", "datetime"), f"{name(path)} imports {module}"


@pytest.mark.parametrize("path", ENGINE, ids=name)
def test_the_kernel_imports_no_game_and_games_never_import_each_other(path):
    here = room(path)
    for module in imports(path):
        parts = module.split(".")
        if len(parts) > 1 and parts[0] == "engine" and parts[1] in GAMES:
            assert here != "kernel", f"{name(path)} imports {module}"
            assert here not in GAMES or here == parts[1], f"{name(path)} imports {module}"


@pytest.mark.parametrize("path", [path for path in ENGINE if room(path) == "kernel"], ids=name)
def test_the_kernel_names_no_game(path):
    text = path.read_text().lower()
    assert not [game for game in GAMES if re.search(rf"\b{game}\b", text.replace("tantan t-", ""))]


BASE = [path for path in ENGINE if room(path) == "caravanserai" and not {"expansions", "modes"} & set(path.parts)]
ABILITY_FILES = ("box_cards.py", "cards.py", "turquoise.py", "purple.py")
"""The chapters of the base that are about single ability cards."""


@pytest.mark.parametrize("path", BASE, ids=name)
def test_the_base_of_caravanserai_names_no_expansion_and_no_card(path):
    """Hooks, not ifs: what cards and parts do comes by `hooks`, wherever it acts."""
    text = path.read_text().lower()
    assert not re.findall(r"\b(dervish|opium|dealer|anahita|arbab|chapm[ae]n|ruby|rubies|brooch|solo|partner|favour)\b", text)
    assert path.name in ABILITY_FILES or not re.findall(r"\b[xy]\d{1,2}\b", text)


def is_set(node: ast.expr) -> bool:
    """Whether an expression plainly is a set."""
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")


@pytest.mark.parametrize("path", ENGINE, ids=name)
def test_nothing_iterates_over_a_set(path):
    tree = ast.parse(path.read_text())
    named = {target.id for node in ast.walk(tree) if isinstance(node, ast.Assign) and is_set(node.value)
             for target in node.targets if isinstance(target, ast.Name)}
    loops = [node.iter for node in ast.walk(tree) if isinstance(node, ast.For | ast.comprehension)]
    loops += [node.args[0] for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args
              and isinstance(node.func, ast.Name) and node.func.id in ("list", "tuple", "enumerate", "next", "iter")]
    for walked in loops:
        assert not is_set(walked), f"{name(path)}:{walked.lineno} walks a set"
        assert not (isinstance(walked, ast.Name) and walked.id in named), f"{name(path)}:{walked.lineno} walks a set"


FORBIDDEN = {"hash", "id", "eval", "compile", "__import__", "input", "open"}


@pytest.mark.parametrize("path", ENGINE, ids=name)
def test_no_call_reaches_for_the_outside_or_for_object_identity(path):
    allowed = {"engine/cli.py": {"open"}}
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in FORBIDDEN - allowed.get(name(path), set()), f"{name(path)}:{node.lineno} {node.func.id}()"
    assert "pickle" not in path.read_text()


@pytest.mark.parametrize("path", [path for path in ENGINE if room(path) in (*GAMES, "kernel")], ids=name)
def test_rules_count_in_whole_numbers(path):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Constant):
            assert not isinstance(node.value, float), f"{name(path)}:{node.lineno} {node.value}"
        divides = isinstance(getattr(node, "op", None), ast.Div)
        assert not divides, f"{name(path)}:{getattr(node, 'lineno', 0)} divides into fractions"


@pytest.mark.parametrize("path", UI, ids=name)
def test_one_module_alone_touches_the_browser(path):
    outside = {module.split(".")[0] for module in imports(path)} & {"js", "pyscript", "pyodide", "pyodide_js", "micropip"}
    assert not outside or name(path) == "ui/host/door.py", f"{name(path)} imports {outside}"


@pytest.mark.parametrize("path", [*ENGINE, *UI, *sorted((ROOT / "tests").rglob("*.py"))], ids=name)
def test_a_file_can_be_read_in_one_sitting(path):
    assert len(path.read_text().splitlines()) <= 300


@pytest.mark.parametrize("path", [*ENGINE, *UI, *sorted(ROOT.glob("tests/**/*.py"))], ids=name)
def test_records_can_read_their_annotations(path):
    text = path.read_text()
    if re.search(r"\((Record|Table|Decision|Event|View|Action\[)", text):
        assert "from __future__ import " + "annotations" not in text


def test_one_version_is_named_by_the_engine_the_build_and_the_package():
    told = {json.loads((ROOT / "package.json").read_text())["version"],
            tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]}
    assert told == {VERSION}
