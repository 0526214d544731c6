/**
 * Makes the two zips of compiled Python with Pyodide itself under Node (see compile.py for why), and proves that they start:
 * a module missing from the trimmed library would be a page that never starts, so every module of the app is imported here.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
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
 * @returns {Promise<{ library: string, app: string }>} paths of the two zips
 */
export async function compilePython(app) {
  mkdirSync(WORK, { recursive: true });
  const script = join(ROOT, 'tools/site/compile.py');
  const library = `library-${fingerprint([script])}.zip`;
  const python = await loadPyodide({ indexURL: PYODIDE, env: { PYTHONHASHSEED: '0' } });
  for (const [mount, path] of [['/work', WORK], ['/app', app]]) {
    python.FS.mkdirTree(mount);
    python.mountNodeFS(mount, path);
  }
  python.runPython(readFileSync(script, 'utf8'));
  if (!existsSync(join(WORK, library))) console.log(`library: ${python.globals.get('library')(`/work/${library}`)}`);
  console.log(`app: ${python.globals.get('app')('/app', '/work/app.zip')}`);
  // Node would print the whole interpreter (1.2 MB in one line) above an error that comes from inside it.
  await importEverything(join(WORK, library), join(WORK, 'app.zip')).catch((fault) => {
    console.error(`The app cannot be imported as the page will:\n${fault.message}`);
    process.exit(1);
  });
  return { library: join(WORK, library), app: join(WORK, 'app.zip') };
}

const IMPORT_ALL = `
import importlib, pathlib
for path in sorted(pathlib.Path(".").glob("**/*.pyc")):
    if path.parts[0] in ("engine", "ui") and path.name != "start.pyc":
        importlib.import_module(".".join(path.with_suffix("").parts).removesuffix(".__init__"))
import asyncio, code, importlib.metadata, ipaddress, tarfile, tempfile, urllib.parse, urllib.request  # PyScript, micropip
`;

/** @param {string} library @param {string} app */
async function importEverything(library, app) {
  const python = await loadPyodide({ indexURL: PYODIDE, stdLibURL: library, env: { PYTHONHASHSEED: '0' } });
  python.unpackArchive(new Uint8Array(readFileSync(app)), 'zip');
  python.runPython(IMPORT_ALL);
}
