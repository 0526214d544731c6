/**
 * A picture of Python's memory with every module imported, made in this browser once it has nothing better to do, and kept
 * beside the site's own cache: a start that finds it skips all that Python does before our first line. It is made here and
 * not in the build because it would be 20 MB more to fetch.
 *
 * What it is made of stands in its name, so another version of anything never finds it. It may fail (the interface is
 * private in Pyodide): then it is thrown away and Python starts as if there had been none; so also after two starts in a
 * row, in one tab, that began with it and never came to a first screen. If Python fails with it later, boot.js throws it
 * away and loads the page again.
 */
import { APP, LIBRARY, RUNTIME } from './site.js';
import { folded, unfolded } from './sparse.js';

const PROGRAM = `${RUNTIME}pyodide.asm.mjs`;
const CACHE = 'sarai-snapshot';
const NAME = `${APP}?${new URLSearchParams({ library: LIBRARY, runtime: RUNTIME, form: '2' })}`;
const LONGEST = 30 * 2 ** 20 + 65_536; // what fits the memory an interpreter begins with
const PATIENCE = 2;
const TRIES = 'sarai-snapshot-tries';
/** The name of the one that is kept: a page knows at once whether to wait for it. In localStorage, which boot.js has read. */
const HINT = 'sarai-snapshot';
/** What stands there when one was kept in vain: another would be, too. */
const LOST = `lost ${NAME}`;

/** Whether this page or worker was started with a snapshot. */
let used = false;

/** @typedef {{ bytes: Promise<Uint8Array> }} Snapshot its bytes come while the rest of Python does */

/** Look for the snapshot. @returns {Promise<Snapshot | null>} */
export async function findSnapshot() {
  if (globalThis.document ? hinted() !== NAME : !(await kept())) return null;
  used = true;
  const bytes = read();
  bytes.catch(() => undefined); // whoever waits for them hears
  return { bytes };
}

/** Whether it is in the cache. */
async function kept() {
  try {
    return Boolean(await caches.match(NAME, { cacheName: CACHE }));
  } catch {
    return false; // a private window, or storage that is forbidden
  }
}

/** Its bytes, unless this tab has begun with it in vain before: that is not tried for ever. */
async function read() {
  const found = await caches.match(NAME, { cacheName: CACHE });
  if (!found || tries() >= PATIENCE) throw new Error('no snapshot, or none that does');
  count(tries() + 1);
  return new Uint8Array(await found.arrayBuffer());
}

/**
 * What makes Pyodide begin with a snapshot. It would wait for all its bytes before it looks at anything else, and write all
 * of them; so it is given an empty one, and this is restored in its place into the interpreter that stands empty.
 * @param {Snapshot} snapshot
 */
export const restoring = ({ bytes }) => ({
  _loadSnapshot: new Uint8Array(0),
  createPyodideModule: async (/** @type {object} */ settings) => {
    const module = await (await import(PROGRAM)).default(settings);
    const { API, HEAPU8 } = module, restore = API.restoreSnapshot, picture = unfolded(await bytes);
    API.restoreSnapshot = () => {
      const objects = restore.call(API, picture.head); // throws if it is of another build
      picture.into(HEAPU8);
      return objects;
    };
    return module;
  },
});

/** Throw it away. */
export async function forgetSnapshot() {
  used = false;
  count(0);
  stored(() => localStorage.removeItem(HINT));
  await caches.delete(CACHE).catch(() => undefined);
}

/** Keep what a worker has made, in the place of any older one. @param {Uint8Array} bytes */
export async function keepSnapshot(bytes) {
  if (bytes.length > LONGEST) return;
  await caches.delete(CACHE);
  await (await caches.open(CACHE)).put(NAME, new Response(folded(bytes)));
}

/** The first screen stands, so the snapshot, if one was used, is sound. Tells whether one is still to be made. */
export async function wanted() {
  count(0);
  if (used || !navigator.serviceWorker || hinted() === LOST) return false;
  const there = await kept();
  if (there) hint(NAME);
  return !there;
}

/** Let the next start of this page know whether there is one; that is the answer. */
export async function settle() {
  const there = await kept();
  hint(there ? NAME : LOST);
  return there;
}

/** @param {string} text */
const hint = (text) => void stored(() => localStorage.setItem(HINT, text));
const hinted = () => stored(() => localStorage.getItem(HINT));

/** Starts with a snapshot in this tab since the last first screen. */
const tries = () => Number(stored(() => sessionStorage.getItem(TRIES)));

/** @param {number} number */
function count(number) {
  stored(() => (number ? sessionStorage.setItem(TRIES, String(number)) : sessionStorage.removeItem(TRIES)));
}

/** Storage may be forbidden or, in workers, absent: without it the snapshot is not used, or trusted longer. @param {() => unknown} work */
function stored(work) {
  try {
    return work();
  } catch {
    return null;
  }
}
