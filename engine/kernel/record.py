"""Records: the plain trees that tables, decisions, actions and events are made of.

A record lists its fields as annotations; copying, JSON both ways, equality and the text form are made from them, so a
field that is added can never be forgotten in one of those places.  Allowed in a field: int, str, bool, None, other
records, and lists, dicts (keyed by str or int), tuples and unions of these.

    class Purse(Record):
        coins: int = 0
        tokens: list[str] = []          # each purse gets a list of its own

Class keywords: `frozen=True` for values that never change (actions, events); `tagged=True` for families whose members
stand side by side in one field (decisions): their JSON carries the class as `"is": "game.Class"`.
A class attribute `transient = ("told",)` names lists that live beside the fields: never copied, compared or saved.
Another, `unsaid = ("rules",)`, names fields that JSON leaves out while they have their default: a field that is added later
so, at the end, leaves the JSON and the hash of every record from before as they were.
"""
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, ClassVar, Self, dataclass_transform, get_origin

from engine.kernel.shape import Json, Shape, shape_of

_REQUIRED = object()


class BadRecord(ValueError):
    """JSON that does not fit the record it is read as; the message names the path and the fault."""


def _own_annotations(namespace: dict[str, Any]) -> dict[str, Any]:
    """The fields annotated in a class body, on Python 3.11 (a dict) and on 3.14 (a function that makes one)."""
    notes = namespace.get("__annotations__")
    if notes is None:
        if sys.version_info < (3, 14):
            return {}
        lazily = import_module("annotationlib")
        annotate = lazily.get_annotate_from_class_namespace(namespace)
        notes = lazily.call_annotate_function(annotate, lazily.Format.VALUE) if annotate else {}
    return {name: note for name, note in notes.items() if get_origin(note) is not ClassVar}


@dataclass_transform(eq_default=True)
class RecordType(type):
    """The class of record classes: gives each its slots and writes its methods from its fields."""

    FIELDS: dict[str, Shape]
    DEFAULTS: dict[str, Any]
    TAG: str | None
    FROZEN: bool

    def __new__(meta, name: str, bases: tuple[type, ...], namespace: dict[str, Any],
                frozen: bool | None = None, tagged: bool | None = None) -> "RecordType":
        """Make a record class: fields become slots, defaults are kept aside."""
        own = _own_annotations(namespace)
        defaults = {field: namespace.pop(field) for field in own if field in namespace}
        namespace["__slots__"] = (*own, *namespace.get("transient", ()))
        made = super().__new__(meta, name, bases, namespace)
        inherited: dict[str, Shape] = {}
        merged: dict[str, Any] = {}
        for base in reversed(made.__mro__[1:]):
            inherited.update(base.__dict__.get("FIELDS", {}))
            merged.update(base.__dict__.get("DEFAULTS", {}))
        made.FIELDS = {**inherited, **{field: shape_of(note, f"{name}.{field}") for field, note in own.items()}}
        made.DEFAULTS = {**merged, **defaults}
        made.FROZEN = bool(getattr(made, "FROZEN", False)) if frozen is None else frozen
        if tagged or (tagged is None and getattr(made, "TAG", None) is not None):
            made.TAG = _register(made)
        else:
            made.TAG = None
        _promise_methods(made)
        if _guarded(made):
            type.__setattr__(made, "__setattr__", _never)
        return made


@dataclass_transform(eq_default=True, frozen_default=True)
class FrozenRecordType(RecordType):
    """The same for families whose every member is frozen (events, actions), said so that type checkers know it too."""


TAGGED: dict[str, RecordType] = {}
"""Every tagged record class by its tag: a fixed table, so that JSON can name a class but never reach for one."""


def _register(cls: RecordType) -> str:
    parts = cls.__module__.split(".")
    tag = f"{parts[1] if len(parts) > 1 else parts[0]}.{cls.__name__}"
    if tag in TAGGED and TAGGED[tag].__module__ != cls.__module__:
        raise TypeError(f"two tagged records are called {tag}")
    TAGGED[tag] = cls
    return tag


_METHODS = ("__init__", "copy", "to_json", "__eq__", "__hash__")
_PROMISED: dict[RecordType, None] = {}
"""The record classes whose methods are still to be written, in the order they were made."""


def _promise_methods(cls: RecordType) -> None:
    """Have a class write its methods when one of them is first called: a match makes few of the records its game knows.

    Compiling them for every class was a third of what importing a large game cost.
    """
    _PROMISED[cls] = None
    for method in _METHODS:
        if method == "__hash__":
            type.__setattr__(cls, method, _promise(cls, method) if cls.FROZEN else None)
        elif method not in cls.__dict__:
            setattr(cls, method, _promise(cls, method))


def _promise(cls: RecordType, method: str) -> Callable[..., Any]:
    def first(*args: Any, **named: Any) -> Any:
        if cls in _PROMISED:
            _write_methods(cls)
        return cls.__dict__[method](*args, **named)
    first.promised = True  # type: ignore[attr-defined]
    return first


def keep_promises(most: int | None = None) -> bool:
    """Write the methods of some classes, or of all, that are not written yet; tells whether more are left.

    A page that has nothing better to do does so class by class; a picture of its memory should hold all that is ever compiled.
    """
    for cls in list(_PROMISED)[:most]:
        _write_methods(cls)
    return bool(_PROMISED)


def _write_methods(cls: RecordType) -> None:
    """Write `__init__`, `copy`, `to_json`, `__eq__` and (for frozen records) `__hash__` as straight-line code."""
    transient = [slot for base in cls.__mro__ for slot in base.__dict__.get("transient", ())]
    known: dict[str, Any] = {"cls": cls, "new": object.__new__, "unset": _REQUIRED}
    lines = [*_init_lines(cls, transient, known), *_copy_lines(cls, transient), *_json_lines(cls)]
    same = ["type(self) is type(other)", *(f"self.{name} == other.{name}" for name in cls.FIELDS)]
    lines += ["def __eq__(self, other):", f"    return {' and '.join(same)}"]
    if cls.FROZEN:
        lines += ["def __hash__(self):", f"    return hash((cls.__name__, {' '.join(f'self.{n},' for n in cls.FIELDS)}))"]
    exec("\n".join(lines), known)  # noqa: S102  (source made from field names only, as dataclasses do)
    for method in _METHODS:
        if hasattr(cls.__dict__[method], "promised"):
            type.__setattr__(cls, method, known[method])
    del _PROMISED[cls]


def _guarded(cls: RecordType) -> bool:
    """Whether setting a field is forbidden in earnest; under `-O`, which has no asserts, the tests are trusted."""
    return __debug__ and cls.FROZEN


def _never(record: "Record", name: str, value: Any) -> None:
    raise AttributeError(f"{type(record).__name__} never changes")


def _setter(cls: RecordType, known: dict[str, Any]) -> Callable[[str, str], str]:
    """How generated code sets a field: straight, or through the slot itself where setting is forbidden."""
    if not _guarded(cls):
        return lambda name, value: f"    self.{name} = {value}"
    for name in cls.FIELDS:
        known[f"set_{name}"] = getattr(cls, name).__set__
    return lambda name, value: f"    set_{name}(self, {value})"


def _init_lines(cls: RecordType, transient: list[str], known: dict[str, Any]) -> list[str]:
    put = _setter(cls, known)
    head, body = ["self"], [f"    self.{name} = []" for name in transient]
    for name in cls.FIELDS:
        default = cls.DEFAULTS.get(name, _REQUIRED)
        known[f"default_{name}"] = default
        if default is _REQUIRED:
            head.append(name)
            body.append(put(name, name))
        elif (fresh := _fresh(f"default_{name}", default)) == f"default_{name}":
            head.append(f"{name}=default_{name}")
            body.append(put(name, name))
        else:
            head.append(f"{name}=unset")
            body.append(put(name, f"{fresh} if {name} is unset else {name}"))
    return [f"def __init__({', '.join(head)}):", *(body or ["    pass"])]


def _copy_lines(cls: RecordType, transient: list[str]) -> list[str]:
    if cls.FROZEN:
        return ["def copy(self):", "    return self"]
    lines = [f"    made.{name} = {shape.copy(f'self.{name}')}" for name, shape in cls.FIELDS.items()]
    lines += [f"    made.{name} = []" for name in transient]
    return ["def copy(self):", "    made = new(cls)", *lines, "    return made"]


def _json_lines(cls: RecordType) -> list[str]:
    unsaid = [name for base in cls.__mro__ for name in base.__dict__.get("unsaid", ())]
    pairs = [f"'is': {cls.TAG!r}"] if cls.TAG else []
    pairs += [f"{name!r}: {shape.dump(f'self.{name}')}" for name, shape in cls.FIELDS.items() if name not in unsaid]
    whole = f"{{{', '.join(pairs)}}}"
    if not unsaid:
        return ["def to_json(self):", f"    return {whole}"]
    lines = [f"    if self.{name} != default_{name}: whole[{name!r}] = {cls.FIELDS[name].dump(f'self.{name}')}"
             for name in unsaid]
    return ["def to_json(self):", f"    whole = {whole}", *lines, "    return whole"]


def _fresh(name: str, default: Any) -> str:
    """The expression that gives a new record its own copy of a default."""
    if isinstance(default, list):
        return f"{name}[:]"
    changing = isinstance(default, dict) or (isinstance(default, Record) and not type(default).FROZEN)
    return f"{name}.copy()" if changing else name


class Record(metaclass=RecordType):
    """A plain tree of fields with generated `copy`, JSON, equality and text form."""

    transient: ClassVar[tuple[str, ...]] = ()
    unsaid: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Self:
        """An equal record that shares nothing changeable with this one (written from the fields)."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Json]:
        """The fields as JSON values (written from the fields)."""
        raise NotImplementedError

    @classmethod
    def from_json(cls, json: Json) -> Self:
        """Read a record back, checking every field's name and type; raises `BadRecord`."""
        return read_record(cls, json, cls.__name__)  # type: ignore[return-value]

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in type(self).FIELDS)
        return f"{type(self).__name__}({fields})"


def read_record(cls: RecordType, json: Json, path: str) -> Record:
    """Read one record of a class (or, for a tagged family, of the member it names); raises `BadRecord` with a path."""
    if not isinstance(json, dict):
        raise BadRecord(f"{path}: expected an object")
    if cls.TAG is not None:
        named = TAGGED.get(str(json.get("is")))
        if named is None or not issubclass(named, cls):
            raise BadRecord(f"{path}: {json.get('is')!r} is no {cls.__name__}")
        cls, json = named, {key: value for key, value in json.items() if key != "is"}
    for key in json:
        if key not in cls.FIELDS:
            raise BadRecord(f"{path}: unknown field {key!r}")
    values = {}
    for name, shape in cls.FIELDS.items():
        if name in json:
            values[name] = shape.load(json[name], f"{path}.{name}")
        elif name not in cls.DEFAULTS:
            raise BadRecord(f"{path}: field {name!r} is missing")
    made: Record = cls(**values)
    return made
