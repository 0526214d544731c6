/** When the page has nothing better to do: for work that nobody waits for, a little at a time. */
import { made } from './snapshot-maker.js';

/** Wait until no snapshot is being made, somebody looks, and the browser has drawn and told all there is. */
export async function idle() {
  await made();
  while (document.hidden) await new Promise((seen) => document.addEventListener('visibilitychange', seen, { once: true }));
  await new Promise((free) => (window.requestIdleCallback ? requestIdleCallback(free) : setTimeout(free, 50)));
}
