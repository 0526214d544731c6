/**
 * The installed app: one service worker, made by Workbox, serves every file of one version. A new version is fetched
 * beside it, waits, and takes over only when the player says so. The page registers it after its own first screen, so
 * that a first visit fetches nothing twice.
 */
import { PRECACHED, SERVICE_WORKER } from './site.js';
import { tell } from './news.js';

const HOUR = 3_600_000;
const AGAIN = 20_000; // ms until an installation that lost a file to the network is tried again; what it has is kept
/** @type {ServiceWorkerRegistration | null} */
let registration = null;
const controlled = Boolean(navigator.serviceWorker?.controller);

/** Install or check for a new version; `?nosw` leaves it. */
export async function install() {
  if (!navigator.serviceWorker || new URLSearchParams(location.search).has('nosw')) return notReady();
  await register();
  if (!registration) return notReady(); // private windows of some browsers
  await report();
  setInterval(check, HOUR);
  document.addEventListener('visibilitychange', () => document.hidden || check());
}

async function register() {
  registration = await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' }).catch(() => null);
  if (registration) watch(registration);
}

const notReady = () => tell('offline-ready', { ready: false, missing: -1 });

/** @param {ServiceWorkerRegistration} found */
function watch(found) {
  if (found.waiting && found.active) tell('update');
  follow(found.installing);
  found.addEventListener('updatefound', () => follow(found.installing));
}

/** @param {ServiceWorker | null} coming */
function follow(coming) {
  coming?.addEventListener('statechange', () => {
    if (coming.state === 'installed' && registration?.active) tell('update');
    if (coming.state === 'activated' && !controlled) report(); // a page that was controlled loads again instead
    if (coming.state !== 'redundant' || registration?.active) return;
    notReady();
    setTimeout(register, AGAIN);
  });
}

/** Look for a new version; no matter if there is no network. */
function check() {
  registration?.update().catch(() => undefined);
}

async function report() {
  if (!registration?.active) return;
  const missing = await missingFiles().then((files) => files.length, () => -1);
  tell('offline-ready', { ready: missing === 0, missing });
}

/** Which files of this version are not in the cache: the badge believes the cache, not the installation. */
async function missingFiles() {
  const list = /** @type {string[]} */ (await (await fetch(PRECACHED)).json());
  const held = new Set();
  for (const name of await caches.keys()) {
    if (!name.startsWith('sarai-precache')) continue;
    for (const request of await (await caches.open(name)).keys()) held.add(new URL(request.url).pathname);
  }
  return list.filter((path) => !held.has(new URL(path, document.baseURI).pathname));
}

/** Whether the worker is active and every file is in the cache. */
export async function offlineReady() {
  try {
    return Boolean(registration?.active) && (await missingFiles()).length === 0;
  } catch {
    return false;
  }
}

/** Let the waiting version take over; the page then loads again. */
export function applyUpdate() {
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  else location.reload();
}

// Another tab may have let it in as well: this page's own files are gone then, so it loads again too. Games are saved
// after every action. On a first visit (nobody controlled the page before) there is nothing to reload.
navigator.serviceWorker?.addEventListener('controllerchange', () => {
  if (controlled) location.reload();
});
