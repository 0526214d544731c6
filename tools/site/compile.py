"""Runs inside Pyodide under Node: turns Python sources into bales of compiled modules that fit this very interpreter.

Why inside Pyodide: magic numbers match by construction, and the build machine needs no CPython 3.14. Why at all: npm ships
the standard library as source; compiled it brings the first line of Python from 3.6-5.3 s down to 1.5-2.2 s (2 cores,
headless Chromium), and our own modules import about three times faster. What a bale is: see sitecustomize.py.

The standard library is compiled with optimize=2 and loses its line tables: nobody reads its docstrings here, its asserts are
not ours, and those tables were two fifths of its weight. The app keeps its lines (but no columns, see python.mjs) and its
asserts: one that guards a table must guard it on the page as it does in the tests. It loses what only readers and checkers
want: docstrings, and the annotations of functions, each of which 3.14 compiles to a function of its own. Those of classes
stay: records are made from them.
"""
import ast
import importlib.util
import io
import marshal
import zipfile
import zlib
from collections.abc import Callable
from itertools import accumulate
from pathlib import Path
from types import CodeType

EPOCH = (2020, 1, 1, 0, 0, 0)  # the same sources give the same bytes, so an update fetches only what changed

# A deny-list, so that a new interpreter's new modules stay in. The build imports the whole app with what is left and the
# browser tests start it and draw a QR code. What looks useless and must stay: code, codeop, subprocess (PyScript, asyncio),
# ipaddress (urllib), tarfile (Pyodide unpacks wheels with it), xml.sax (segno).
DENIED = frozenset("""
    __hello__ __phello__ _aix_support _android_support _apple_support _ast_unparse _ios_support _osx_support _pydatetime
    _pydecimal _pyio _pyrepl _sitebuiltins antigravity argparse asyncio.__main__ asyncio.proactor_events asyncio.tools
    asyncio.windows_events asyncio.windows_utils bdb cProfile cmd colorsys compileall concurrent.futures.interpreter
    concurrent.futures.process concurrent.interpreters configparser csv ctypes curses dbm difflib doctest
    email._header_value_parser email.contentmanager email.headerregistry email.policy ensurepip filecmp fileinput fractions
    ftplib getopt getpass gettext graphlib http.cookiejar http.cookies http.server idlelib imaplib json.__main__
    json.tool lib2to3 logging.config logging.handlers mailbox mimetypes modulefinder multiprocessing netrc nturl2path optparse
    pdb pickle pickletools plistlib poplib pprint profile pstats pty py_compile pyclbr pydoc pydoc_data pyodide.console
    rlcompleter runpy sched secrets shelve smtplib socketserver sqlite3 sre_compile sre_constants sre_parse ssl
    statistics symtable sysconfig.__main__ tabnanny this timeit tomllib trace tracemalloc tty turtle turtledemo unittest
    urllib.robotparser uuid venv wave webbrowser wsgiref xml.sax.expatreader xmlrpc zipapp zipfile.__main__ zoneinfo
""".split())
# Those that the interpreter carries in itself, frozen.
FROZEN = frozenset("""
    _collections_abc abc codecs genericpath importlib._bootstrap importlib._bootstrap_external importlib.machinery importlib.util
    io ntpath os posixpath site stat zipimport
""".split())
ENCODINGS = frozenset("""
    __init__ aliases ascii base64_codec charmap cp437 cp1252 hex_codec idna latin_1 punycode raw_unicode_escape unicode_escape
    utf_16 utf_16_be utf_16_le utf_32 utf_32_be utf_32_le utf_8 utf_8_sig
""".split())


# The colours of tracebacks: there is no terminal here, and what makes them took a tenth of all imports of a start.
COLOURLESS = b'''
class Colours:
    def __getattr__(self, name):
        return ""
class Theme:
    def __getattr__(self, name):
        return Colours()
def can_colorize(**asked):
    return False
def get_theme(**asked):
    return Theme()
'''

# What Python itself needs before it can find anything.
FIRST = ("encodings/__init__.py", "encodings/aliases.py", "encodings/utf_8.py")
# What no start imports: mostly for wheels.
LATE = frozenset("""
    _strptime _sysconfigdata__emscripten_wasm32-emscripten calendar email encodings.idna encodings.punycode gzip html.parser http
    importlib.metadata importlib.resources ipaddress pathlib.types platform pyodide.http pyscript.web stringprep sysconfig
    tarfile urllib xml
""".split())


def wanted(name: str) -> bool:
    """Say whether a file of the standard library ships, by its name inside the library's zip."""
    head, _, rest = name.partition("/")
    if head == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    if head == "xml" and not rest.startswith(("__init__", "sax/")) or "/test/" in name or "__pycache__" in name:
        return False
    parts = name.removesuffix(".py").split("/")
    return not any(".".join(parts[:depth]) in DENIED | FROZEN for depth in range(1, len(parts) + 1))


def lean(source: bytes) -> ast.Module:
    """A module without docstrings and without the annotations of functions."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif not isinstance(node, ast.ClassDef | ast.Module):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    return tree


def lineless(code: CodeType) -> CodeType:
    """Code whose line table says of every instruction that it stands nowhere, and so all code within it.

    An empty table would be shorter, but `traceback` wants an entry for each: a byte says "nowhere" for up to eight units.
    """
    inner = (lineless(const) if isinstance(const, CodeType) else const for const in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\xff" * eights + (bytes([0xF8 | rest - 1]) if rest else b"")
    return code.replace(co_linetable=nowhere, co_consts=tuple(inner))


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    """Compile one module; `name` is what tracebacks will show."""
    code = compile(source if optimize else lean(source), name, "exec", dont_inherit=True, optimize=optimize)
    return marshal.dumps(lineless(code) if optimize else code)


def module_of(file: str) -> str:
    """A module's name by its file's: "ui/kit/__init__.py" -> "ui.kit"."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def baled(files: dict[str, bytes], optimize: int, bundle_of: Callable[[str], str]) -> bytes:
    """Pack sources into a bale, in the order given; a bundle for each name that `bundle_of` gives to modules."""
    bundles: dict[str, dict[str, bytes]] = {}
    for file, source in files.items():
        bundles.setdefault(bundle_of(module_of(file)), {})[module_of(file)] = compiled(source, file, optimize)
    packed = {name: zlib.compress(marshal.dumps(bundle), 9) for name, bundle in bundles.items()}
    ends = dict(zip(packed, accumulate(map(len, packed.values())), strict=True))
    index = {}
    for file in files:
        bundle = bundle_of(module_of(file))
        size = len(packed[bundle])
        index[module_of(file)] = (ends[bundle] - size, size, file.endswith("/__init__.py"))
    head = marshal.dumps(index)
    return len(head).to_bytes(4, "little") + head + b"".join(packed.values())


def seed(target: str, finder: str) -> None:
    """Write the zip that Python begins with: its text encoding, and what finds everything else."""
    with zipfile.ZipFile("/lib/python314.zip") as shipped:
        files = {name: shipped.read(name) for name in FIRST}
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as target_zip:
        for name, source in {**files, "sitecustomize.py": finder.encode()}.items():
            code = importlib._bootstrap_external._code_to_hash_pyc(
                compile(source, name, "exec", dont_inherit=True, optimize=2), importlib.util.source_hash(source), False)
            target_zip.writestr(zipfile.ZipInfo(name + "c", EPOCH), code)
    Path(target).write_bytes(out.getvalue())


def library(target: str, pyscript: dict[str, str]) -> str:
    """Write the trimmed standard library, and PyScript's own Python, which it would else put into the page as source at
    every start and have compiled; returns what was kept, for the build's report."""
    with zipfile.ZipFile("/lib/python314.zip") as shipped:
        names = [name for name in shipped.namelist() if name.endswith(".py")]
        kept = {name: shipped.read(name) for name in sorted(names) if wanted(name)}
    whole = kept | {"_colorize.py": COLOURLESS} | {f"pyscript/{name}": text.encode() for name, text in sorted(pyscript.items())}
    Path(target).write_bytes(baled(whole, 2, bundle_of_library))
    return f"{len(kept)} of {len(names)} modules"


def bundle_of_library(module: str) -> str:
    """Which bundle of the library a module lies in: PyScript has its own (see ui/warm.py), and so has what no start needs."""
    steps = accumulate(module.split("."), lambda path, part: f"{path}.{part}")
    return "late" if any(step in LATE for step in steps) else "pyscript" if module.startswith("pyscript") else "start"


GAMES = ("caravanserai", "rihla", "tantan")
CONSOLE = ("cli.py", "__main__.py")
"""Files of the engine for the command line alone."""


def app(root: str, target: str) -> str:
    """Write `engine` and `ui`; returns what went in, for the build's report."""
    files = {}
    for package in ("engine", "ui"):
        for path in sorted(Path(root, package).rglob("*.py")):
            if path.name not in CONSOLE:
                files[str(path.relative_to(root))] = path.read_bytes()
    Path(target).write_bytes(baled(in_order(files), 0, bundle_of))
    return f"{len(files)} modules"


def bundle_of(module: str) -> str:
    """Which bundle of the app a module lies in: each game has its own, and so have the bots' heads.

    The page imports bundle after bundle beforehand (ui/beforehand.py), so what imports of a game lies with it.
    """
    parts = module.split(".")
    if parts[:2] == ["engine", "bots"] and parts[2:] not in ([], ["contract"], ["safe"]) or module == "ui.commands.new":
        return "bots"
    if parts[1:2] in (["words"], ["ladders"]):  # any page may ask for them
        return "all"
    if "account" in parts:
        return "rihla"
    return next((game for game in GAMES for part in parts if part.startswith(game)), "all")


def in_order(files: dict[str, bytes]) -> dict[str, bytes]:
    """The same files, each after those that it imports at once: brought in this order, none takes others with it."""
    named = {module_of(file): file for file in files}
    done: dict[str, bytes] = {}

    def put(module: str) -> None:
        file = named.pop(module, None)
        if file is None:
            return
        for wanted_first in imported(files[file]):
            put(wanted_first)
        done[file] = files[file]

    for module in list(named):
        put(module)
    return done


def imported(source: bytes) -> list[str]:
    """What a module may import at once: the names after `import` and `from` at its top level."""
    found = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [*(f"{node.module}.{alias.name}" for alias in node.names), node.module]
    return found
