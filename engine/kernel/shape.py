"""Shapes: what a record's field may hold, and the code that copies it, writes it as JSON and reads it back."""
import types
from collections.abc import Callable
from typing import Any, Union, get_args, get_origin

Json = Any
"""A JSON value: None, bool, int, str, list of these, or dict from str to these (floats never occur)."""


class Shape:
    """How one kind of value is copied and written (as source text) and read (as a function)."""

    def __init__(self, copy: Callable[[str], str], dump: Callable[[str], str],
                 load: Callable[[Json, str], Any], fits: Callable[[Json], bool], plain: bool,
                 read: Callable[[str], Any] | None = None) -> None:
        """`plain` values are shared by copies, since nothing inside them can change.

        `read` turns one word of an action's notation into the value (raises `ValueError`); None where no word can say it.
        """
        self.copy, self.dump, self.load, self.fits, self.plain = copy, dump, load, fits, plain
        self.read = read


def _same(source: str) -> str:
    return source


def _bad(path: str, wanted: str) -> Exception:
    from engine.kernel.record import BadRecord
    return BadRecord(f"{path}: expected {wanted}")


def _number(word: str) -> int:
    """The number a word writes in its one canonical form (`01` and `+1` name nothing)."""
    if len(word) > 19 or not word.isascii() or str(int(word)) != word:
        raise ValueError(f"{word!r} is no number")
    return int(word)


def _text(word: str) -> str:
    if not word or word == "-" or "," in word or ";" in word:
        raise ValueError(f"{word!r} is no name")
    return word


def _truth(word: str) -> bool:
    if word not in ("yes", "no"):
        raise ValueError(f"{word!r} is neither yes nor no")
    return word == "yes"


def _scalar(kind: type, wanted: str, read: Callable[[str], Any] | None = None) -> Shape:
    def load(json: Json, path: str) -> Any:
        if type(json) is not kind:
            raise _bad(path, wanted)
        return json
    return Shape(_same, _same, load, lambda json: type(json) is kind, True, read)


_SCALARS = {int: _scalar(int, "a whole number", _number), str: _scalar(str, "text", _text),
            bool: _scalar(bool, "true or false", _truth), type(None): _scalar(type(None), "null")}
_depth = [0]


def _variable() -> str:
    """A fresh loop variable for the generated source."""
    _depth[0] += 1
    return f"v{_depth[0]}"


def _list(of: Shape) -> Shape:
    def copy(source: str) -> str:
        v = _variable()
        return f"{source}[:]" if of.plain else f"[{of.copy(v)} for {v} in {source}]"

    def dump(source: str) -> str:
        v = _variable()
        return f"[{of.dump(v)} for {v} in {source}]"

    def load(json: Json, path: str) -> Any:
        if not isinstance(json, list):
            raise _bad(path, "a list")
        return [of.load(value, f"{path}[{place}]") for place, value in enumerate(json)]
    return Shape(copy, dump, load, lambda json: isinstance(json, list), False)


def _dict(keys: Shape, of: Shape, numbered: bool) -> Shape:
    def copy(source: str) -> str:
        k, v = _variable(), _variable()
        return f"{source}.copy()" if of.plain else f"{{{k}: {of.copy(v)} for {k}, {v} in {source}.items()}}"

    def dump(source: str) -> str:
        k, v = _variable(), _variable()
        return f"{{{f'str({k})' if numbered else k}: {of.dump(v)} for {k}, {v} in {source}.items()}}"

    def key(text: str, path: str) -> Any:
        if numbered and not text.lstrip("-").isdecimal():
            raise _bad(path, "numbers as keys")
        return int(text) if numbered else text

    def load(json: Json, path: str) -> Any:
        if not isinstance(json, dict):
            raise _bad(path, "an object")
        return {key(name, path): of.load(value, f"{path}.{name}") for name, value in json.items()}
    return Shape(copy, dump, load, lambda json: isinstance(json, dict), False)


def _tuple(parts: tuple[Shape, ...], any_length: bool, name: str) -> Shape:
    if not all(part.plain for part in parts):
        raise TypeError(f"{name}: a tuple may hold unchanging values only")

    def dump(source: str) -> str:
        v = _variable()
        if any_length:
            return f"[{parts[0].dump(v)} for {v} in {source}]"
        return "[" + ", ".join(part.dump(f"{source}[{place}]") for place, part in enumerate(parts)) + "]"

    def load(json: Json, path: str) -> Any:
        if not isinstance(json, list) or (not any_length and len(json) != len(parts)):
            raise _bad(path, "a list" if any_length else f"a list of {len(parts)}")
        shapes = parts * len(json) if any_length else parts
        return tuple(shapes[place].load(value, f"{path}[{place}]") for place, value in enumerate(json))
    def read(word: str) -> Any:
        words = [] if word == "-" else word.split(",")
        shapes = parts * len(words) if any_length else parts
        if len(words) != len(shapes) or any(shape.read is None for shape in shapes):
            raise ValueError(f"{word!r} has the wrong number of parts")
        return tuple(shape.read(part) for shape, part in zip(shapes, words, strict=True) if shape.read)
    return Shape(_same, dump, load, lambda json: isinstance(json, list), True, read)


def _record(cls: Any) -> Shape:
    from engine.kernel.record import read_record
    frozen = cls.FROZEN
    return Shape(_same if frozen else lambda source: f"{source}.copy()", lambda source: f"{source}.to_json()",
                 lambda json, path: read_record(cls, json, path), lambda json: isinstance(json, dict), frozen)


def _union(parts: list[Shape], optional: bool, name: str) -> Shape:
    changing = [part for part in parts if not part.plain]
    if len(changing) > 1:
        raise TypeError(f"{name}: at most one changing kind in a union (use a tagged family)")
    rest = [part for part in parts if part.plain]

    def through(source: str, write: Callable[[Shape], Callable[[str], str]]) -> str:
        chosen = changing[0] if changing else next((p for p in rest if p.dump("x") != "x"), None)
        if chosen is None:
            return source
        return f"(None if {source} is None else {write(chosen)(source)})" if optional else write(chosen)(source)

    def load(json: Json, path: str) -> Any:
        if optional and json is None:
            return None
        for part in parts:
            if part.fits(json):
                return part.load(json, path)
        raise _bad(path, "one of the allowed kinds")
    if not optional and len(parts) > 1 and any(part.dump("x") != "x" for part in parts):
        raise TypeError(f"{name}: mix only plain scalars in a union, or one kind and None")
    def read(word: str) -> Any:
        if optional and word == "-":
            return None
        for part in parts:
            if part.read is not None:
                try:
                    return part.read(word)
                except ValueError:
                    continue
        raise ValueError(f"{word!r} fits no kind")

    def fits(json: Json) -> bool:
        return (optional and json is None) or any(part.fits(json) for part in parts)
    return Shape(lambda s: through(s, lambda p: p.copy) if changing else s, lambda s: through(s, lambda p: p.dump),
                 load, fits, not changing, read)


def shape_of(note: Any, name: str) -> Shape:
    """The shape of an annotated field; raises `TypeError` for a kind that cannot be saved."""
    if note in _SCALARS:
        return _SCALARS[note]
    if note is None:
        return _SCALARS[type(None)]
    origin, inner = get_origin(note), get_args(note)
    if origin is list:
        return _list(shape_of(inner[0], name))
    if origin is dict and inner[0] in (str, int):
        return _dict(shape_of(inner[0], name), shape_of(inner[1], name), inner[0] is int)
    if origin is tuple:
        any_length = len(inner) == 2 and inner[1] is Ellipsis
        parts = tuple(shape_of(part, name) for part in (inner[:1] if any_length else inner))
        return _tuple(parts, any_length, name)
    if origin in (Union, types.UnionType):
        parts_ = [shape_of(part, name) for part in inner if part is not type(None)]
        return _union(parts_, type(None) in inner, name)
    if hasattr(note, "FIELDS"):
        return _record(note)
    raise TypeError(f"{name}: {note!r} cannot be saved in a record")
