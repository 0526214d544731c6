/**
 * Makes the bales of compiled Python with Pyodide itself under Node (see compile.py for why), and proves that they start:
 * a module missing from the trimmed library would be a page that never starts, so every module of the app is imported here.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadPyodide, version } from 'pyodide';

const ROOT = resolve(import.meta.dirname ?? '.', '../..');
const WORK = join(ROOT, 'build/python');

/** @param {string[]} texts */
const fingerprint = (texts) => {
  const hash = createHash('sha256').update(version);
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 12);
};

/** Everything in Pyodide's own directory stays there. */
export const PYODIDE = join(ROOT, 'node_modules/pyodide');

/**
 * @param {string} app the folder that holds `engine` and `ui`
 * @returns {Promise<{ seed: string, library: string, app: string }>} paths of what Python begins with and of the bales
 */
export async function compilePython(app) {
  mkdirSync(WORK, { recursive: true });
  const [script, finder] = ['compile.py', 'sitecustomize.py'].map((name) => readFileSync(join(ROOT, 'tools/site', name), 'utf8'));
  const pyscript = pyscriptSources();
  const stamp = fingerprint([script, finder, JSON.stringify(pyscript)]);
  const [seed, library, bale] = [`seed-${stamp}.zip`, `library-${stamp}.bin`, `app-${process.pid}.bin`]; // builds may run side by side
  const python = await loadPyodide({ indexURL: PYODIDE, env: { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' } });
  for (const [mount, path] of [['/work', WORK], ['/app', app]]) {
    python.FS.mkdirTree(mount);
    python.mountNodeFS(mount, path);
  }
  python.runPython(script);
  if (!existsSync(join(WORK, library))) {
    python.globals.get('seed')(`/work/${seed}`, finder);
    console.log(`library: ${python.globals.get('library')(`/work/${library}`, python.toPy(pyscript))}`);
  }
  console.log(`app: ${python.globals.get('app')('/app', `/work/${bale}`)}`);
  // Node would print the whole interpreter (1.2 MB in one line) above an error that comes from inside it.
  await importEverything(join(WORK, seed), join(WORK, library), join(WORK, bale)).catch((fault) => {
    console.error(`The app cannot be imported as the page will:\n${fault.message}`);
    process.exit(1);
  });
  return { seed: join(WORK, seed), library: join(WORK, library), app: join(WORK, bale) };
}

/** PyScript's Python, which its script carries as an object literal of texts. @returns {Record<string, string>} */
function pyscriptSources() {
  const folder = join(ROOT, 'node_modules/@pyscript/core/dist');
  const script = readFileSync(join(folder, readdirSync(folder).find((name) => /^core-.*\.js$/.test(name)) ?? ''), 'utf8');
  const literal = script.match(/\(".",\{pyscript:(\{(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[^{}"'`])*\})/s)?.[1];
  const found = new Function(`return ${literal ?? '{}'}`)();
  if (!found['__init__.py'] || !found['context.py']) throw new Error('PyScript carries its Python in another way now');
  return found;
}

const IMPORT_ALL = `
from sitecustomize import PACKER
for name in PACKER.names():
    if name.startswith(("engine", "ui")) and name != "ui.start":
        PACKER.bring(name)  # as the page does beforehand, one by one
from ui.warm import warm
warm()  # what the page's snapshot is made from
import traceback
try:
    1 / 0
except ZeroDivisionError:
    assert "ZeroDivisionError: division by zero" in traceback.format_exc()
import asyncio, code, importlib.metadata, ipaddress, tarfile, tempfile, urllib.parse, urllib.request  # PyScript, micropip
`;

/** @param {string} seed @param {string} library @param {string} app */
async function importEverything(seed, library, app) {
  const fsInit = async (/** @type {any} */ files) => {
    files.writeFile('/library.bin', readFileSync(library));
    files.writeFile('/sarai.bin', readFileSync(app));
  };
  const python = await loadPyodide({ indexURL: PYODIDE, stdLibURL: seed, env: { PYTHONHASHSEED: '0' }, fsInit });
  python.runPython(IMPORT_ALL);
}
