"""Parts attach to the page by doors alone: the base names none, each is known by its engine name, joined doors add up."""
import re
from pathlib import Path

import pytest

from engine.caravanserai.game import GAME, PARTS
from ui.caravanserai import attach
from ui.caravanserai.attach import Attachment, attached, doors, every
from ui.caravanserai.face import FACE

BASE = Path(__file__).parents[3] / "ui" / "caravanserai"
PLAIN = [path for path in sorted(BASE.rglob("*.py")) if not {"expansions", "modes"} & set(path.relative_to(BASE).parts)]
NAMED = r"\b(dervish|opium|dealer|anahita|arbab|chapm[ae]n|ruby|rubies|brooch|solo|partner|favour)\b"


def code_of(path: Path) -> str:
    """A module without its docstrings and comments."""
    text = re.sub(r'""".*?"""', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.sub(r"#.*", "", text)


@pytest.mark.parametrize("path", PLAIN, ids=lambda path: path.name)
def test_the_base_page_names_no_part(path):
    assert re.findall(NAMED, code_of(path), re.IGNORECASE) == []


def test_parts_are_known_by_the_names_of_the_engine_and_open_options_of_the_game():
    known = [part.name for part in PARTS]
    names = [part.name for part in attached()]
    assert names == sorted(names, key=lambda name: known.index("partner" if name.startswith("partner-") else name))
    assert set(every().options) <= {option.name for option in GAME.options}
    assert FACE.shown == ("threshold", *every().options)


def test_doors_of_the_parts_in_play_add_up(monkeypatch):
    one = Attachment("one", verbs=("leap",), symbols={"a": (("die",), "1")})
    other = Attachment("other", verbs=("hop",), symbols={"b": (("die",), "2")}, covered=(int,))  # type: ignore[arg-type]
    monkeypatch.setattr(attach, "_known", {"one": one, "other": other})
    attach._joined.cache_clear()

    class View:
        parts = ("other",)
    try:
        assert (doors(View()).verbs, every().verbs) == (("hop",), ("leap", "hop"))
        assert list(every().symbols) == ["a", "b"] and doors(View()).covered == (int,)
    finally:
        attach._joined.cache_clear()


def test_a_door_is_explained_in_the_docstring():
    assert [door for door in Attachment._fields[1:] if f"**{door}**" not in (attach.__doc__ or "")] == []
