/**
 * localStorage with its exceptions turned into answers: {"ok": value} or {"error": "blocked" | "quota", "text": …}.
 * Strings only; a failed write leaves the old text as it was, which the browser guarantees for one key.
 */

import { kept, removed } from './were-here.js';

/** @param {() => unknown} work */
function answer(work) {
  try {
    return JSON.stringify({ ok: work() ?? null });
  } catch (fault) {
    const full = fault instanceof DOMException && /Quota/i.test(fault.name);
    return JSON.stringify({ error: full ? 'quota' : 'blocked', text: String(fault) });
  }
}

/** @param {string} key */
export const storeGet = (key) => answer(() => localStorage.getItem(key));

/** @param {string} key @param {string} text */
export const storeSet = (key, text) => answer(() => {
  try {
    localStorage.setItem(key, text);
  } catch {
    localStorage.removeItem('sarai-look'); // a picture of the last page (look.js) must not cost a game its room
    localStorage.setItem(key, text);
  }
  kept(key);
});

/** @param {string} key */
export const storeRemove = (key) => answer(() => {
  localStorage.removeItem(key);
  removed(key);
});

/** @param {string} prefix */
export const storeKeys = (prefix) => answer(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).sort());

/** Ask the browser to keep what is stored even when the disk fills up. */
export async function storePersist() {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
