/**
 * Whether games were ever kept here, remembered apart from them: browsers wipe localStorage, and a player who finds nothing
 * should be told why. Taken away with the last game that the player forgets.
 */
import { tell } from './news.js';

const CACHE = 'sarai-were-here';
const GAME = 'sarai:game:';
let known = false;

/** Whether any game is stored now. */
const any = () => Object.keys(localStorage).some((key) => key.startsWith(GAME));

/** A text was stored. @param {string} key */
export function kept(key) {
  if (known || !key.startsWith(GAME) || !globalThis.caches) return;
  known = true;
  caches.open(CACHE).then((cache) => cache.put('./were-here', new Response('yes'))).catch(() => undefined);
}

/** A text was removed. @param {string} key */
export function removed(key) {
  if (!key.startsWith(GAME) || any() || !globalThis.caches) return;
  known = false;
  caches.delete(CACHE).catch(() => undefined);
}

/** At the start: tell Python `lost` when there were games and none is left. */
export async function lookForLost() {
  try {
    if (!any() && await caches.has(CACHE)) tell('lost');
  } catch { /* no storage at all: the page says so itself */ }
}
