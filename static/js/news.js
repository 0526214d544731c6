/** What happens outside the drawn elements, told to Python as one JSON text {kind, …}; and the address, clock and chance. */

/** @type {((text: string) => void) | null} */
let listener = null;
/** News from before Python listened. @type {string[]} */
let early = [];

/**
 * Hear the news.
 * @param {(text: string) => void} callback
 */
export function onNews(callback) {
  listener = callback;
  early.splice(0).forEach(callback);
}

/**
 * Tell Python.
 * @param {string} kind @param {object} [values]
 */
export function tell(kind, values = {}) {
  const text = JSON.stringify({ kind, ...values });
  if (listener) listener(text);
  else early.push(text);
}

const NO_FRAME = 100; // ms after which a page that shows no frames (hidden, busy) counts as painted
const ON_SCREEN = 24; // ms that other threads need to put a frame on the screen; on two cores we would be in their way

/** What waits for the next paint. @type {(() => void)[]} */
let waiting = [];

/**
 * Do something when what was drawn is on the screen.
 * @param {() => void} work
 */
export function onPaint(work) {
  if (waiting.push(work) > 1) return;
  let late = setTimeout(painted, NO_FRAME);
  requestAnimationFrame(() => {
    clearTimeout(late);
    late = setTimeout(painted, ON_SCREEN);
  });
}

function painted() {
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}

/** Tell Python `painted` when what was drawn is on the screen. */
export function afterPaint() {
  if (painting) return;
  painting = true;
  onPaint(() => {
    painting = false;
    tell('painted');
  });
}
let painting = false;

addEventListener('hashchange', () => tell('hash', { hash: hashGet() }));
addEventListener('storage', (event) => tell('storage', { key: event.key }));
addEventListener('online', () => tell('online'));
addEventListener('offline', () => tell('offline'));
addEventListener('pagehide', () => tell('pagehide'));
document.addEventListener('visibilitychange', () => tell(document.hidden ? 'hidden' : 'visible'));

/** The fragment without '#'. */
export const hashGet = () => location.hash.slice(1);

/** @param {string} text @param {boolean} replace */
export function hashSet(text, replace) {
  if (replace) history.replaceState(null, '', `#${text}`);
  else location.hash = text;
}

/** One step back in the browser's history, as its own button goes; a `hash` news follows. */
export const goBack = () => history.back();

/** Whether the browser believes it has a network. */
export const isOnline = () => navigator.onLine;

export const pageUrl = () => location.origin + location.pathname;

/** @param {string} name */
export const query = (name) => new URLSearchParams(location.search).get(name) ?? '';

export const nowMs = () => performance.now();
export const wallMs = () => Date.now();

/** Local date and minute as 2026-08-21T19:05. */
export function today() {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** 53 random bits: what a number in JavaScript holds exactly. */
export function freshSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
}

export const languages = () => JSON.stringify(navigator.languages ?? [navigator.language]);
