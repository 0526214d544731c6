/** Everything Python may ask of the page, in one module: PyScript hands it to `ui/host/door.py` as `pyscript.js_modules.hands`. */
import './events.js';
import { whole } from './interpreter.js';
import { install } from './offline.js';
import { endLook } from './look.js';
import { showCurrent } from './dom.js';
import { SEGNO, VERSION } from './site.js';
import { makeSnapshot } from './snapshot-maker.js';

import { lookForLost } from './were-here.js';

export { renderMany, setRootAttr, setTitle, setLanguage, focusOn } from './dom.js';
export { settled, pace } from './fly.js';
export { announce } from './speak.js';
export { onCommand } from './commands.js';
export { onNews, afterPaint, hashGet, hashSet, goBack, isOnline, pageUrl, query, nowMs, wallMs, today, freshSeed, languages } from './news.js';
export { storeGet, storeSet, storeRemove, storeKeys, storePersist } from './store.js';
export { copy, canShare, share, download, pickFile } from './share.js';
export { playSound } from './sound.js';
export { askBot, cancelBot, warmBot } from './bot-client.js';
export { idle } from './idle.js';
export { applyUpdate, offlineReady } from './offline.js';

/** The first screen stands: quiet the watchdog, then install for offline play. */
export function ready() {
  document.documentElement.dataset.sarai = 'ready';
  endLook();
  showCurrent();
  dispatchEvent(new Event('sarai:ready'));
  install();
  lookForLost();
  makeSnapshot();
}

/**
 * Python could not start: let the watchdog say so.
 * @param {string} text
 */
export function failed(text) {
  dispatchEvent(new CustomEvent('sarai:failed', { detail: text }));
}

export const version = () => VERSION;

/**
 * The address of a wheel that ships with the site, when Python is whole enough to install it.
 * @param {string} name
 */
export async function wheelUrl(name) {
  await whole();
  return name === 'segno' ? SEGNO : '';
}
