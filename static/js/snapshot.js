/**
 * A picture of Python's memory with every module imported, made in this browser once it has nothing better to do, and kept
 * beside the site's own cache: a start that finds it skips all that Python does before our first line. It is made here and
 * not in the build because it would be 30 MB more to fetch.
 *
 * What it is made of stands in its name, so another version of anything never finds it. It may fail (the interface is
 * private in Pyodide): then it is thrown away and Python starts as if there had been none; so also after two starts in a
 * row, in one tab, that began with it and never came to a first screen. If Python fails with it later, boot.js throws it
 * away and loads the page again.
 */
import { APP, LIBRARY, RUNTIME } from './site.js';

const CACHE = 'sarai-snapshot';
const NAME = `${APP}?${new URLSearchParams({ library: LIBRARY, runtime: RUNTIME })}`;
const LONGEST = 30 * 2 ** 20 + 65_536; // what fits the memory an interpreter begins with
const PATIENCE = 2;
const TRIES = 'sarai-snapshot-tries';

/** Whether this page or worker was started with a snapshot. */
let used = false;

/**
 * Look for the snapshot: at once an answer, its bytes while the rest of Python is fetched.
 * @returns {Promise<{ bytes: Promise<Uint8Array> } | null>}
 */
export async function findSnapshot() {
  try {
    if (tries() >= PATIENCE) return await forgetSnapshot();
    const found = await caches.match(NAME, { cacheName: CACHE });
    if (!found) return null;
    used = true;
    count(tries() + 1);
    return { bytes: found.arrayBuffer().then((bytes) => new Uint8Array(bytes)) };
  } catch {
    return null; // a private window, or storage that is forbidden
  }
}

/** Throw it away. @returns {Promise<null>} */
export async function forgetSnapshot() {
  used = false;
  count(0);
  await caches.delete(CACHE).catch(() => undefined);
  return null;
}

/** Keep what a worker has made, in the place of any older one. @param {Uint8Array} bytes */
export async function keepSnapshot(bytes) {
  if (bytes.length > LONGEST) return;
  await caches.delete(CACHE);
  await (await caches.open(CACHE)).put(NAME, new Response(/** @type {BodyInit} */ (bytes)));
}

/** The first screen stands, so the snapshot, if one was used, is sound. Tells whether one is still to be made. */
export async function wanted() {
  count(0);
  try {
    return !used && Boolean(navigator.serviceWorker) && !(await caches.match(NAME, { cacheName: CACHE }));
  } catch {
    return false;
  }
}

/** Starts with a snapshot in this tab since the last first screen. */
function tries() {
  try {
    return Number(sessionStorage.getItem(TRIES));
  } catch {
    return 0; // workers have none
  }
}

/** @param {number} number */
function count(number) {
  try {
    if (number) sessionStorage.setItem(TRIES, String(number));
    else sessionStorage.removeItem(TRIES);
  } catch { /* without it the snapshot is merely trusted longer */ }
}
