/**
 * What PyScript and our workers take for Pyodide: `version` and a `loadPyodide` with our own library, app, lock and hash seed.
 *
 * - Our trimmed .pyc library halves the start. It and the app lie in bales, in which modules are found at once and unpacked
 *   when wanted (tools/site/sitecustomize.py): to unpack them all took 60 ms of the page's thread, and importing from zips a
 *   third longer. Where Pyodide would lay npm's library, there is what finds them, and no more.
 * - PYTHONHASHSEED=0: page and worker order sets alike. Rules never look at that order; this is the second lock on the door.
 * - lockFileContents: micropip alone, with the hash of the wheel we ship. No lock is fetched and no package index known.
 * - A snapshot of memory, where this browser has made one (see snapshot.js): every module is imported already, so the two
 *   bales are laid only for wheels. Whatever fails on the way to it falls through to the plain start.
 */
import { loadPyodide as load, version } from '../../runtime/pyodide/pyodide.mjs';
import { APP, LIBRARY, LOCK, RUNTIME, SEED, WHEELS } from './site.js';
import { findSnapshot, forgetSnapshot, restoring } from './snapshot.js';

export { version };

/** Where Python finds the two bales (tools/site/sitecustomize.py). */
const BALES = { '/sarai.bin': APP, '/library.bin': LIBRARY };

/** Who hears what Python prints: known only when PyScript asks, while Python starts before. @type {Record<string, any>} */
const ears = {};
/** An interpreter that was woken and not yet asked for. @type {Promise<any> | null} */
let woken = null;
/** Python's file system while it lacks the bales, and when they are laid. @type {any} */
let lacking = null;
/** @type {Promise<unknown>} */
let laid = Promise.resolve();

/** Start an interpreter before anybody asks for it, so that PyScript's own start runs beside it. */
export function wake() {
  woken = start({});
  woken.catch(() => undefined); // whoever asks for it hears
}

/**
 * Start an interpreter, or give the one that was woken.
 * @param {Record<string, any>} options what the caller asks of Pyodide; our own answers win
 */
export function loadPyodide(options) {
  Object.assign(ears, options);
  const mine = woken ?? start(options);
  woken = null;
  return mine;
}

/** Lay what a start from a snapshot left out. After that modules can be imported that no page of ours needs. */
export function whole() {
  const files = lacking;
  if (files) [lacking, laid] = [null, bales().then((found) => lay(files, found))];
  return laid;
}

/** @param {Record<string, any>} options */
async function start(options) {
  const snapshot = options._makeSnapshot ? null : await findSnapshot();
  return begin(options, snapshot).catch((fault) => (snapshot ? again(options) : Promise.reject(fault)));
}

/** Once more, without the snapshot that did not do. @param {Record<string, any>} options */
async function again(options) {
  await forgetSnapshot();
  lacking = null;
  return begin(options, null);
}

/** @param {Record<string, any>} options @param {import('./snapshot.js').Snapshot | null} snapshot */
function begin(options, snapshot) {
  const fetched = snapshot ? null : bales();
  return load({
    ...options,
    ...(snapshot ? restoring(snapshot) : {}),
    indexURL: RUNTIME,
    stdLibURL: SEED,
    lockFileContents: LOCK,
    packageBaseUrl: WHEELS,
    env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
    stdout: (/** @type {string} */ text) => (ears.stdout ?? console.log)(text),
    stderr: (/** @type {string} */ text) => (ears.stderr ?? console.error)(text),
    fsInit: async (/** @type {any} */ files) => {
      if (fetched) lay(files, await fetched);
      else lacking = files;
    },
  });
}

/** @returns {Promise<[string, Uint8Array][]>} */
function bales() {
  return Promise.all(Object.entries(BALES).map(async ([path, url]) => [path, await bytes(url)]));
}

/** @param {any} files Python's file system @param {[string, Uint8Array][]} found */
function lay(files, found) {
  for (const [path, bytes] of found) files.writeFile(path, bytes, { canOwn: true });
}

/** @param {string} url */
async function bytes(url) {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${reply.status}: ${url}`);
  return new Uint8Array(await reply.arrayBuffer());
}
