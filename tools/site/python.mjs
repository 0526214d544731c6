/**
 * Makes the zips of compiled Python with Pyodide itself under Node (see compile.py for why), and proves that they start:
 * a module missing from the trimmed library would be a page that never starts, so every module of the app is imported here.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadPyodide, version } from 'pyodide';

const ROOT = resolve(import.meta.dirname ?? '.', '../..');
const WORK = join(ROOT, 'build/python');

/** @param {string[]} paths */
const fingerprint = (paths) => {
  const hash = createHash('sha256').update(version);
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 12);
};

/** Everything in Pyodide's own directory stays there. */
export const PYODIDE = join(ROOT, 'node_modules/pyodide');

/**
 * @param {string} app the folder that holds `engine` and `ui`
 * @returns {Promise<{ library: string, app: string, pyscript: string }>} paths of the zips
 */
export async function compilePython(app) {
  mkdirSync(WORK, { recursive: true });
  const script = join(ROOT, 'tools/site/compile.py');
  const zip = `app-${process.pid}.zip`; // builds may run side by side
  const library = `library-${fingerprint([script])}.zip`;
  const python = await loadPyodide({ indexURL: PYODIDE, env: { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' } });
  for (const [mount, path] of [['/work', WORK], ['/app', app]]) {
    python.FS.mkdirTree(mount);
    python.mountNodeFS(mount, path);
  }
  python.runPython(readFileSync(script, 'utf8'));
  if (!existsSync(join(WORK, library))) console.log(`library: ${python.globals.get('library')(`/work/${library}`)}`);
  console.log(`app: ${python.globals.get('app')('/app', `/work/${zip}`)}`);
  python.globals.get('pyscript')(python.toPy(pyscriptSources()), '/work/pyscript.zip');
  // Node would print the whole interpreter (1.2 MB in one line) above an error that comes from inside it.
  await importEverything(join(WORK, library), join(WORK, zip)).catch((fault) => {
    console.error(`The app cannot be imported as the page will:\n${fault.message}`);
    process.exit(1);
  });
  return { library: join(WORK, library), app: join(WORK, zip), pyscript: join(WORK, 'pyscript.zip') };
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
import importlib, sys, zipfile
sys.path.insert(0, "/sarai.zip")
for name in sorted(zipfile.ZipFile("/sarai.zip").namelist()):
    if name.endswith(".pyc") and name.startswith(("engine/", "ui/")) and name != "ui/start.pyc":
        importlib.import_module(name.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
from ui.warm import warm
warm()  # what the page's snapshot is made from
import asyncio, code, importlib.metadata, ipaddress, tarfile, tempfile, urllib.parse, urllib.request  # PyScript, micropip
`;

/** @param {string} library @param {string} app */
async function importEverything(library, app) {
  const python = await loadPyodide({ indexURL: PYODIDE, stdLibURL: library, env: { PYTHONHASHSEED: '0' } });
  python.FS.writeFile('/sarai.zip', readFileSync(app));
  python.runPython(IMPORT_ALL);
}
