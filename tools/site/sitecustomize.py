"""Finds modules in bales: files of compiled modules packed together.  Python imports this by itself before anything else.

Python's own import from a zip reads the zip's whole directory in Python code, looks every name up in every place of the path
and opens the file anew for each module: a third of what the imports of a start took.  Here an index says at once where a
module lies.  A bale holds few bundles, each packed as a whole: together half the size of modules packed one by one, and
what a start does not need is never unpacked.  What is in no bale is looked for as ever.

A bale (see compile.py): four bytes with the length of its index; the index, `{module: (start, size, is a package)}`, where a
start counts from the index's end; the bundles, each `{module: compiled module}`, marshalled and deflated.
"""
import marshal
import sys
import zlib
from _frozen_importlib import ModuleSpec  # importlib itself lies in a bale
from _frozen_importlib_external import PathFinder

PLACES = ("/library.bin", "/sarai.bin")
"""Where static/js/interpreter.js lays the bales."""
ModuleType = type(sys)  # `types` lies in a bale


class Bale:
    """One file of compiled modules; raises `OSError` if it is not there, `ValueError` if it is none."""

    def __init__(self, place: str) -> None:
        """Read the index."""
        self.place = place
        with open(place, "rb") as file:
            length = int.from_bytes(file.read(4), "little")
            self.index: dict[str, tuple[int, int, bool]] = marshal.loads(file.read(length))
        self.begins = 4 + length
        self.bundles: dict[int, dict[str, bytes]] = {}

    def take(self, name: str) -> bytes:
        """A compiled module.  It is not kept: a module is imported once, or unpacked again."""
        return self.bundle(name).pop(name)

    def bundle(self, name: str) -> dict[str, bytes]:
        """The bundle in which a module lies, unpacked unless it is already and still holds the module."""
        start, size, _ = self.index[name]
        if name not in self.bundles.get(start, ()):
            with open(self.place, "rb") as file:
                file.seek(self.begins + start)
                self.bundles[start] = marshal.loads(zlib.decompress(file.read(size)))
        return self.bundles[start]


class Packer:
    """Finds and loads what is in the bales; it stands before Python's own search of the path."""

    def __init__(self, bales: list[Bale]) -> None:
        """Know where each module lies."""
        self.bales = bales
        self.where = {name: bale for bale in bales for name in bale.index}
        self.standing_in: dict[str, ModuleType] = {}

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """What Python asks of every finder."""
        bale = self.where.get(name)
        if bale is None:
            return None
        return ModuleSpec(name, self, origin=bale.place, is_package=bale.index[name][2])

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """What stood in for a package becomes the package; everything else is left to Python."""
        return self.standing_in.pop(spec.name, None)

    def exec_module(self, module: object) -> None:
        """Run a module."""
        exec(marshal.loads(self._taken(module.__name__)), module.__dict__)  # noqa: S102  (what every loader does)

    def _taken(self, name: str) -> bytes:
        try:
            return self.where[name].take(name)
        except OSError as lacking:  # a start from a snapshot lays the bales late, if ever
            raise ImportError(f"{name}: {lacking}", name=name) from lacking

    def names(self) -> list[str]:
        """Every module, in an order in which each comes after those that it imports, and a package after what lies in it."""
        return list(self.where)

    def bundle_of(self, name: str) -> tuple[str, int]:
        """What tells the bundle in which a module lies from others."""
        return self.where[name].place, self.where[name].index[name][0]

    def bring(self, name: str) -> None:
        """Import one module before the packages that it lies in: they import all that is in them, a whole game at once.

        Something stands in for them meanwhile and is gone again before anybody else can import them; raises as `import` does.
        """
        parts = name.split(".")
        packages = [".".join(parts[:depth]) for depth in range(1, len(parts))]
        absent = [package for package in packages if package not in sys.modules]
        for package in absent:
            made = self.standing_in.setdefault(package, ModuleType(package))
            made.__path__ = []
            sys.modules[package] = made
        try:
            __import__(name)
        finally:
            for package in absent:
                del sys.modules[package]

    def settle(self, *held: str) -> None:
        """Let go of what was unpacked and never asked for, but for what lies with the modules named: that is put at hand."""
        for bale in self.bales:
            bale.bundles.clear()
        for name in held:
            self.where[name].bundle(name)


PACKER = Packer([Bale(place) for place in PLACES])
sys.meta_path.insert(sys.meta_path.index(PathFinder), PACKER)
