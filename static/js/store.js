/**
 * localStorage with its exceptions turned into answers: {"ok": value} or {"error": "blocked" | "quota", "text": …}.
 * Strings only; a failed write leaves the old text as it was, which the browser guarantees for one key.
 */

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
export const storeSet = (key, text) => answer(() => localStorage.setItem(key, text));

/** @param {string} key */
export const storeRemove = (key) => answer(() => localStorage.removeItem(key));

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
