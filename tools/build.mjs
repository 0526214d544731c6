/**
 * Builds the site: `node tools/build.mjs [--out dist] [--app .] [--version 1.0.0]`.
 *
 * Everything is written beside the old site and swapped in at the end, so that a failed build leaves the last good one.
 * All addresses are relative: the result works from any folder of any static host, with no special headers.
 *
 * What was tried for the start, from navigation to a saved table that answers, and what each thing gave. Same run, site
 * cached, 2 cores that others used too; processor time of the page's main thread, then what a clock showed (median of 5):
 *
 *     bare PyScript page, its first line of Python                                          1,768 ms   3,799 ms
 *     compiled trimmed library, app unpacked from its zip into Python's file system            584 ms   1,439 ms
 *     the app imported from its zip as it is, PyScript's own Python compiled as well,
 *       Python woken before PyScript is read (early.js)                                        536 ms   1,063 ms
 *     and a snapshot of memory with all imported and warmed up (snapshot.js)                   318 ms     667 ms
 *
 * With the machine to itself the last is 470 ms. The snapshot is made in the visitor's browser 15 s after a first screen,
 * so that it costs nothing to fetch; it also starts the bots' worker. Every step falls back to the one above it by itself.
 * Not kept: lazy imports of games and pages beyond what stands (a snapshot has them all at no cost; without one they are
 * fetched when first used already); a snapshot made by the build (30 MB, 5 to 8 MB gzipped); TOML turned into JSON (5 ms).
 *
 * For the bytes of a first visit (a host that compresses; 6.28 MB against the bare page's 6.39): the library without line
 * tables and without what nothing here imports or the interpreter holds frozen, the app without docstrings, annotations of
 * functions and columns, both gzipped as a whole: 3.77 MB became 1.85 (see compile.py). Fonts, icons and wheels included.
 */
import { cpSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { addFonts, addRuntimes, addStyles, addWheels, lockFor } from './site/parts.mjs';
import { dressPage } from './site/page.mjs';
import { PYODIDE, compilePython } from './site/python.mjs';
import { Site, relative } from './site/files.mjs';
import { writeWorker } from './site/worker.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const { values: wish } = parseArgs({ options: { out: { type: 'string', default: 'dist' }, app: { type: 'string', default: ROOT }, version: { type: 'string', default: VERSION } } });
const [out, next] = [resolve(wish.out), `${resolve(wish.out)}.next`];
const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path));

rmSync(next, { recursive: true, force: true });
const site = new Site(next);
const zips = await compilePython(resolve(wish.app));
site.add('app/library.bin', packed(zips.library));
site.add('app/sarai.bin', packed(zips.app));
site.add('app/pyscript.zip', readFileSync(zips.pyscript));
rmSync(zips.app);
site.add('ui/start.py', readFileSync(join(wish.app, 'ui/start.py')));
addRuntimes(site, join(ROOT, 'node_modules'));
addFonts(site, join(ROOT, 'node_modules'));
addStyles(site, join(ROOT, 'static/css'));
const wheels = addWheels(site, join(ROOT, 'build/wheels'));
for (const file of readdirSync(join(ROOT, 'static/js'))) site.add(`static/js/${file}`, read(`static/js/${file}`));
for (const file of readdirSync(join(ROOT, 'static/icons'))) site.add(`static/icons/${file}`, read(`static/icons/${file}`));
site.add('static/boot.css', read('static/boot.css'));
site.add('pyscript.toml', read('pyscript.toml'));
site.add('static/js/site.js', siteModule());
site.add('manifest.webmanifest', read('static/manifest.webmanifest'), { fixed: 'manifest.webmanifest' });
site.add('reset.html', read('reset.html'), { fixed: 'reset.html' });
site.add('index.html', dressPage(read('index.html').toString(), site, read('static/icons.svg').toString()), { fixed: 'index.html' });
for (const name of site.sources.keys()) site.place(name);
cpSync(join(ROOT, 'LICENSE'), join(next, 'LICENSE.txt'));
await writeWorker(next);
rmSync(out, { recursive: true, force: true });
renameSync(next, out);

/** A zip, gzipped as a whole. Not named .gz: some hosts would unpack that on the way. @param {string} path */
function packed(path) {
  return gzipSync(readFileSync(path), { level: 9 });
}

/** The module that tells our scripts where the built files are. */
function siteModule() {
  const from = (/** @type {string} */ path) => `new URL('${relative('static/js', path)}', import.meta.url).href`;
  const runtime = site.place('runtime/pyodide/pyodide.mjs').replace(/[^/]*$/, '');
  return `/** Made by tools/build.mjs: where the built files are. */
export const VERSION = ${JSON.stringify(wish.version)};
export const RUNTIME = ${from(runtime)}.replace(/\\/?$/, '/');
export const LIBRARY = ${from(site.place('app/library.bin'))};
export const APP = ${from(site.place('app/sarai.bin'))};
export const PYSCRIPT = ${from(site.place('app/pyscript.zip'))};
export const WHEELS = ${from('wheels/x')}.replace(/x$/, '');
export const SEGNO = ${from(`wheels/${wheels.segno}`)};
export const PRECACHED = ${from('precache.json')};
export const SERVICE_WORKER = ${from('sw.js')};
export const LOCK = ${JSON.stringify(lockFor(join(ROOT, 'build/wheels'), wheels.micropip, PYODIDE))};
`;
}
