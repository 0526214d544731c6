"""Runs inside Pyodide under Node: turns Python sources into zips of .pyc files that fit this very interpreter.

Why inside Pyodide: magic numbers match by construction, and the build machine needs no CPython 3.14. Why at all: npm ships
the standard library as source; compiled it brings the first line of Python from 3.6-5.3 s down to 1.5-2.2 s (2 cores,
headless Chromium), and our own modules import about three times faster. Unchecked hash pycs: nobody looks for a source.

The standard library is compiled with optimize=2: nobody reads its docstrings here and its asserts are not ours.
The app is compiled with optimize=0: an `assert` that guards a table must guard it on the page as it does in the tests,
and docstrings weigh little in a zip.
"""
import importlib._bootstrap_external as bootstrap
import importlib.util
import io
import zipfile
from pathlib import Path

EPOCH = (2020, 1, 1, 0, 0, 0)  # the same sources give the same bytes, so an update fetches only what changed

# A deny-list, so that a new interpreter's new modules stay in. The build imports the whole app with what is left and the
# browser tests start it and draw a QR code. What looks useless and must stay: code, codeop, subprocess (PyScript, asyncio),
# ipaddress (urllib), tarfile (Pyodide unpacks wheels with it), xml.sax (segno).
DENIED = frozenset("""
    __phello__ _aix_support _android_support _apple_support _ios_support _osx_support _pydecimal _pyio _pyrepl _sitebuiltins_
    antigravity bdb cProfile compileall ctypes curses dbm doctest ensurepip filecmp fileinput ftplib
    idlelib imaplib lib2to3 mailbox modulefinder multiprocessing netrc nturl2path optparse pdb pickletools
    plistlib poplib profile pstats pty pyclbr pydoc pydoc_data rlcompleter sched shelve smtplib
    socketserver sqlite3 sre_compile sre_constants sre_parse symtable tabnanny this timeit trace tracemalloc tty turtle
    turtledemo unittest venv wave webbrowser wsgiref xmlrpc zipapp
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
    if head == "xml":
        return rest.startswith(("__init__", "sax/"))
    return head.removesuffix(".py") not in DENIED and "/test/" not in name and "__pycache__" not in name


def pyc(source: bytes, name: str, optimize: int) -> bytes:
    """Compile one module; `name` is what tracebacks will show."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def packed(files: dict[str, bytes], optimize: int) -> bytes:
    """Zip files in the order of their names, .py as .pyc."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for name in sorted(files):
            ready, name = (pyc(files[name], name, optimize), name + "c") if name.endswith(".py") else (files[name], name)
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(entry, ready)
    return out.getvalue()


def library(target: str) -> str:
    """Write the trimmed standard library; returns what was kept, for the build's report."""
    with zipfile.ZipFile("/lib/python314.zip") as shipped:
        names = [name for name in shipped.namelist() if not name.endswith("/")]
        kept = {name: shipped.read(name) for name in names if wanted(name)}
    Path(target).write_bytes(packed(kept, optimize=2))
    return f"{len(kept)} of {len(names)} files"


def app(root: str, target: str) -> str:
    """Write `engine` and `ui` with their text tables; returns what went in, for the build's report."""
    files = {}
    for package in ("engine", "ui"):
        for path in sorted(Path(root, package).rglob("*")):
            if path.suffix in {".py", ".json", ".txt", ".toml"} and path.is_file():
                files[str(path.relative_to(root))] = path.read_bytes()
    Path(target).write_bytes(packed(files, optimize=0))
    return f"{len(files)} files"
