/** Has the snapshot made (see snapshot.js): late, when the page is idle, in a worker of its own that ends when it is done. */
import { settle, wanted } from './snapshot.js';

const LATER = 15_000; // ms after the first screen: a first visit installs the site for offline play before that
const AFTER = 1000; // ms until the worker is gone for good, and with it, in a private window of Safari, all that it kept

/** Make a snapshot for the next start, unless there is one. `?snapshot` in the address asks for it at once. */
export async function makeSnapshot() {
  if (!(await wanted())) return;
  const idle = window.requestIdleCallback ?? ((/** @type {() => void} */ work) => setTimeout(work, 500));
  setTimeout(() => idle(make), new URLSearchParams(location.search).has('snapshot') ? 0 : LATER);
}

/** Until the snapshot that is being made, if one is, is made or given up. @type {Promise<void>} */
let making = Promise.resolve();
let ended = () => {};
export const made = () => making;

/** Only for an installed site: any other start must fetch everything anew anyway. */
function make() {
  if (!navigator.serviceWorker.controller) return;
  making = new Promise((done) => { ended = done; });
  const maker = new Worker(new URL('./snapshot-worker.js', import.meta.url), { type: 'module', name: 'snapshot' });
  maker.addEventListener('message', ({ data }) => end(maker, data));
  maker.addEventListener('error', () => end(maker, 'none'));
}

/** @param {Worker} maker @param {string} outcome */
async function end(maker, outcome) {
  maker.terminate();
  ended();
  if (outcome === 'kept') await new Promise((gone) => setTimeout(gone, AFTER));
  document.documentElement.dataset.snapshot = outcome === 'kept' && !(await settle()) ? 'lost' : outcome;
}
