/**
 * Builds the site: `node tools/build.mjs [--out dist] [--app .] [--version 1.0.0]`.
 *
 * Everything is written beside the old site and swapped in at the end, so that a failed build leaves the last good one.
 * All addresses are relative: the result works from any folder of any static host, with no special headers.
 *
 * What each step of the start gives, from navigation to a saved table that answers, beside a bare PyScript page's first line
 * of Python in the same browser (`python tools/bench.py steps`; site cached, medians of 3, 2 cores that others used too, so
 * that rows compare by their ratios, and those only roughly; every row is of this build):
 *
 *                                                                                           ours       bare
 *     nothing: npm's library and our sources, Python begun by PyScript                  2,827 ms   1,872 ms   0.7 x
 *     compiled trimmed library, app and PyScript's Python, in bales (sitecustomize.py)    658 ms   1,783 ms   2.7 x
 *     compiled, and Python woken by a script in the head (early.js)                       686 ms   1,984 ms   2.9 x
 *     compiled, and files taken past the service worker (worker.mjs)                      695 ms   2,045 ms   2.9 x
 *     compiled, and a snapshot of memory, all imported and warmed up (snapshot.js)        506 ms   1,967 ms   3.9 x
 *     all but woken early                                                                 634 ms   2,012 ms   3.2 x
 *     all but files past the worker                                                       661 ms   2,104 ms   3.2 x
 *     all but the snapshot                                                                538 ms   1,621 ms   3.0 x
 *     all                                                                                 429 ms   1,806 ms   4.2 x
 *
 * (`start` in the same bench: 416 against 1,508 ms with a snapshot, 3.6 x; 484 against 1,580 ms without one, 3.3 x; first seen
 * at 149 ms.)
 * The snapshot is made in the visitor's browser 15 s after a first screen, so that it costs nothing to fetch; it also starts
 * the bots' worker. It is kept without its empty pages, and it lets the bales stay unread, which saves memory. Every step
 * falls back to the one above it by itself.
 * Without a snapshot a start is bound by the page's own thread. What took load off it, in its processor time from navigation
 * to the table (415 ms, now 361): tracebacks without a terminal's colours (compile.py, 9 ms), records that write their methods
 * when first called (engine/kernel/record.py; a third of what importing Caravanserai cost), no `ssl` for asyncio (3 ms), and
 * the first drawing not measured against the last look (fly.js; one layout of the page). Forty scripts joined into six files
 * (scripts.mjs) leave that thread as it was, but not the way to it: in turns 453 against 492 ms, with much noise.
 * What a page may want later is imported beforehand in spells of 8 ms, and a press that comes before that waits for spells of
 * 30 ms with a line that tells how far they are (ui/beforehand.py): the longest task from such a press to the first table is
 * 95 to 117 ms, before it was 300 to 450.
 * Not kept: a classic script in the place of Pyodide's module, which browsers keep compiled (none quicker); a worker that
 * reads the snapshot (slower); hints for the bales where there is no snapshot (no gain); lazy imports beyond what stands; a
 * snapshot made by the build (20 MB, 5 to 8 MB gzipped); TOML turned into JSON (5 ms); a rarer collection of garbage while
 * Python starts (no gain); one WebAssembly module for all functions of one kind that Pyodide wraps (browsers do so already).
 *
 * For the bytes of a first visit (a host that compresses; 6.31 MB against the bare page's 6.39): the library without line
 * tables and without what nothing here imports or the interpreter holds frozen, the app without docstrings, annotations of
 * functions and columns, packed in few bundles: 3.77 MB became 1.87 (see compile.py). Fonts, icons and wheels included.
 */
import { cpSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addFonts, addRuntimes, addStyles, addWheels, lockFor } from './site/parts.mjs';
import { dressPage } from './site/page.mjs';
import { PYODIDE, compilePython } from './site/python.mjs';
import { Site, relative } from './site/files.mjs';
import { PLAIN, joinScripts } from './site/scripts.mjs';
import { writeWorker } from './site/worker.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const { values: wish } = parseArgs({ options: { out: { type: 'string', default: 'dist' }, app: { type: 'string', default: ROOT }, version: { type: 'string', default: VERSION } } });
const [out, next] = [resolve(wish.out), `${resolve(wish.out)}.next`];
const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path));

rmSync(next, { recursive: true, force: true });
const site = new Site(next);
const python = await compilePython(resolve(wish.app));
site.add('app/seed.zip', readFileSync(python.seed));
site.add('app/library.bin', readFileSync(python.library));
site.add('app/sarai.bin', readFileSync(python.app));
rmSync(python.app);
site.add('ui/start.py', readFileSync(join(wish.app, 'ui/start.py')));
addRuntimes(site, join(ROOT, 'node_modules'));
addFonts(site, join(ROOT, 'node_modules'));
addStyles(site, join(ROOT, 'static/css'));
const wheels = addWheels(site, join(ROOT, 'build/wheels'));
for (const file of PLAIN) site.add(`static/js/${file}`, read(`static/js/${file}`));
for (const [file, script] of await joinScripts(join(ROOT, 'static/js'))) site.add(`static/js/${file}`, script);
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

/** The module that tells our scripts where the built files are. */
function siteModule() {
  const from = (/** @type {string} */ path) => `new URL('${relative('static/js', path)}', import.meta.url).href`;
  const runtime = site.place('runtime/pyodide/pyodide.mjs').replace(/[^/]*$/, '');
  return `/** Made by tools/build.mjs: where the built files are. */
export const VERSION = ${JSON.stringify(wish.version)};
export const RUNTIME = ${from(runtime)}.replace(/\\/?$/, '/');
export const LIBRARY = ${from(site.place('app/library.bin'))};
export const APP = ${from(site.place('app/sarai.bin'))};
export const SEED = ${from(site.place('app/seed.zip'))};
export const WHEELS = ${from('wheels/x')}.replace(/x$/, '');
export const SEGNO = ${from(`wheels/${wheels.segno}`)};
export const PRECACHED = ${from('precache.json')};
export const SERVICE_WORKER = ${from('sw.js')};
export const LOCK = ${JSON.stringify(lockFor(join(ROOT, 'build/wheels'), wheels.micropip, PYODIDE))};
`;
}
