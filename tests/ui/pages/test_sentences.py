"""Every sentence that the page asks for exists with the facts it names, and none of ours lies idle."""
import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from ui import words

ROOT = Path(__file__).parents[3]
FILES = sorted(ROOT.glob("ui/**/*.py"))
OURS = ("shell", "home", "share", "score", "trouble")
ELSEWHERE = ("games.", "level.", "part", "option.")
"""Beginnings of keys that are put together far from `say`."""


def calls(path):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("say", "tell", "saying"):
            yield node


def keys(node):
    """The keys a first argument may stand for: (key, whole) pairs; a pattern with holes is not whole."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [(node.value, True)]
    if isinstance(node, ast.IfExp):
        return keys(node.body) + keys(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return [("".join(part.value if isinstance(part, ast.Constant) else "\0" for part in node.values), False)]
    return []


def matching(pattern):
    shape = re.compile("".join(".*" if part == "\0" else re.escape(part) for part in re.split("(\0)", pattern)))
    return [key for key in words._words if shape.fullmatch(key)]


def places(key):
    sentence = words._words[key]
    texts = [sentence] if isinstance(sentence, str) else list(sentence.values())
    chosen_by = {"n"} if isinstance(sentence, dict) else set()
    return chosen_by | {name for text in texts for name in re.findall(r"\{(\w+)\}", text)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_key_asked_for_exists_with_its_facts(path):
    words.known("")
    for call in calls(path):
        given = {argument.arg for argument in call.keywords}
        for key, is_whole in keys(call.args[0]):
            found = [key] if is_whole else matching(key)
            assert found and all(map(words.known, found)), f"{path.name}:{call.lineno} {key!r}"
            if is_whole and None not in given:
                assert places(key) <= given, f"{path.name}:{call.lineno} {key!r} lacks {places(key) - given}"


@pytest.mark.parametrize("part", OURS)
def test_no_sentence_lies_idle(part):
    words.known("")
    asked = set()
    for path in FILES:
        text = path.read_text()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant | ast.JoinedStr) and not _is_words(path):
                for key, is_whole in keys(node):
                    asked.update([key] if is_whole else matching(key) if "." in key else [])
    idle = [key for key in import_module(f"ui.words.en.{part}").WORDS if key not in asked and not key.startswith(ELSEWHERE)]
    assert idle == []


def _is_words(path):
    return "words" in path.parts


@pytest.mark.parametrize("part", words.PARTS)
def test_parts_do_not_overwrite_one_another_and_plurals_are_whole(part):
    own = import_module(f"ui.words.en.{part}").WORDS
    for other in words.PARTS:
        if other != part:
            assert not set(own) & set(import_module(f"ui.words.en.{other}").WORDS)
    for key, sentence in own.items():
        assert isinstance(sentence, str) or "other" in sentence, key


def test_every_reason_of_the_kernel_why_a_game_does_not_open_has_its_sentence():
    kernel = "".join(path.read_text() for path in ROOT.glob("engine/kernel/*.py"))
    reasons = set(re.findall(r'BadSave\("([a-z-]+)"', kernel)) | {"newer", "not-a-link", "cut", "other-rules", "damaged"}
    for reason in sorted(reasons):
        assert words.known(f"trouble.{reason}") and words.known(f"trouble.{reason}.do"), reason
