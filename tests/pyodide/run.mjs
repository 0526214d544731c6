/**
 * Runs the engine's pytest suite inside Pyodide under Node: Python 3.14 on wasm, as on the page, without a browser.
 *
 *     node tests/pyodide/run.mjs [pytest arguments…]
 *
 * It finds what CPython cannot: another Python version, 32-bit sizes, and code that leans on the order of a set (Pyodide
 * takes a new hash seed at every start, and so does this run; PYTHONHASHSEED pins it). pytest and hypothesis are the very
 * files of .venv: both are pure Python. Tests marked `cpython` (processes, threads, files elsewhere) stay out, and so do
 * those marked `slow`.
 */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

const ROOT = resolve(import.meta.dirname, '../..');
const LIBRARIES = join(ROOT, '.venv/lib');
// Not the properties and the bots' matches: their hundreds of games take minutes of processor time here. That both Pythons
// play alike is what the recorded games show, replayed action by action to the same account.
const SUITE = ['tests/kernel', 'tests/rules', 'tests/recorded', 'tests/playthroughs'];

const env = { HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1', PYTEST_DISABLE_PLUGIN_AUTOLOAD: '1' };
if (process.env.PYTHONHASHSEED) Object.assign(env, { PYTHONHASHSEED: process.env.PYTHONHASHSEED });
const python = await loadPyodide({ indexURL: join(ROOT, 'node_modules/pyodide'), env });
const packages = join(LIBRARIES, readdirSync(LIBRARIES).filter((name) => name.startsWith('python3'))[0], 'site-packages');
for (const [mount, path] of [['/repo', ROOT], ['/packages', packages]]) {
  python.FS.mkdirTree(mount);
  python.mountNodeFS(mount, path);
}
python.globals.set('arguments', python.toPy(process.argv.slice(2)));
python.globals.set('suite', python.toPy(SUITE));
const verdict = python.runPython(`
import os, pathlib, sys
sys.path[:0] = ["/repo"]
sys.path.append("/packages")
os.chdir("/repo")
import pytest

class Timeouts:
    """Knows the mark of pytest-timeout, which needs signals or threads and so stays out; CPython's run keeps it."""

    def pytest_configure(self, config):
        config.addinivalue_line("markers", "timeout(seconds): kept by CPython's run alone")

wanted = list(arguments) or [folder for folder in suite if pathlib.Path(folder).exists()]
int(pytest.main(["-m", "not cpython and not slow", "-o", "filterwarnings=ignore::pytest.PytestConfigWarning", *wanted], plugins=[Timeouts()]))
`);
process.exit(verdict);
