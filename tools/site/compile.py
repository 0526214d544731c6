"""Runs inside Pyodide under Node: turns Python sources into zips of .pyc files that fit this very interpreter.

Why inside Pyodide: magic numbers match by construction, and the build machine needs no CPython 3.14. Why at all: npm ships
the standard library as source; compiled it brings the first line of Python from 3.6-5.3 s down to 1.5-2.2 s (2 cores,
headless Chromium), and our own modules import about three times faster. Unchecked hash pycs: nobody looks for a source.

The standard library is compiled with optimize=2 and loses its line tables: nobody reads its docstrings here, its asserts are
not ours, and those tables were two fifths of its weight. The app keeps its lines (but no columns, see python.mjs) and its
asserts: one that guards a table must guard it on the page as it does in the tests. It loses what only readers and checkers
want: docstrings, and the annotations of functions, each of which 3.14 compiles to a function of its own. Those of classes
stay: records are made from them.

The zips are stored, not deflated: they are gzipped as a whole (0.99 MB for the library against 1.71 MB deflated file by file
with lines), and Python need not inflate what it imports.
"""
import ast
import importlib._bootstrap_external as bootstrap
import importlib.util
import io
import zipfile
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
    rlcompleter runpy sched secrets shelve smtplib socketserver sqlite3 sre_compile sre_constants sre_parse statistics symtable
    sysconfig.__main__ tabnanny this timeit tomllib trace tracemalloc tty turtle turtledemo unittest urllib.robotparser uuid
    venv wave webbrowser wsgiref xml.sax.expatreader xmlrpc zipapp zipfile.__main__ zoneinfo
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


def pyc(source: bytes, name: str, optimize: int) -> bytes:
    """Compile one module; `name` is what tracebacks will show."""
    code = compile(source if optimize else lean(source), name, "exec", dont_inherit=True, optimize=optimize)
    code = lineless(code) if optimize else code
    return bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def packed(files: dict[str, bytes], optimize: int, method: int = zipfile.ZIP_STORED) -> bytes:
    """Zip files in the order of their names, .py as .pyc."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as target:
        for name in sorted(files):
            ready, name = (pyc(files[name], name, optimize), name + "c") if name.endswith(".py") else (files[name], name)
            target.writestr(zipfile.ZipInfo(name, EPOCH), ready, method, 9)
    return out.getvalue()


def library(target: str) -> str:
    """Write the trimmed standard library; returns what was kept, for the build's report."""
    with zipfile.ZipFile("/lib/python314.zip") as shipped:
        names = [name for name in shipped.namelist() if not name.endswith("/")]
        kept = {name: shipped.read(name) for name in names if wanted(name)}
    Path(target).write_bytes(packed(kept, optimize=2))
    return f"{len(kept)} of {len(names)} files"


CONSOLE = ("cli.py", "__main__.py")
"""Files of the engine for the command line alone."""


def app(root: str, target: str) -> str:
    """Write `engine` and `ui` with their text tables; returns what went in, for the build's report."""
    files = {}
    for package in ("engine", "ui"):
        for path in sorted(Path(root, package).rglob("*")):
            if path.suffix in {".py", ".json", ".txt", ".toml"} and path.is_file() and path.name not in CONSOLE:
                files[str(path.relative_to(root))] = path.read_bytes()
    Path(target).write_bytes(packed(files, optimize=0))
    return f"{len(files)} files"


def pyscript(sources: dict[str, str], target: str) -> None:
    """Write PyScript's own Python, which it would else put into the page as source at every start and have compiled."""
    files = {f"pyscript/{name}": text.encode() for name, text in sources.items()}
    Path(target).write_bytes(packed(files, optimize=2, method=zipfile.ZIP_DEFLATED))
