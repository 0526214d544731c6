/**
 * One root listener per kind of event, for the whole page and its whole life: nothing is bound to drawn elements, so
 * nothing leaks or goes dead when they are drawn again.
 */
import { sendFrom } from './commands.js';
import { topDialog, leave } from './dialogs.js';
import { onPaint } from './news.js';
import { rove } from './roving.js';

const LONG_PRESS = 450; // ms; the usual length on phones
const TWICE = 300; // ms; two presses within are one intention (faults 60), where the second would decide something else
/** @type {{ timer: number, x: number, y: number, fired: boolean } | null} */
let press = null;
/** The element whose preview is shown. @type {Element | null} */
let peeking = null;

/** @param {Event} event @param {string} selector @returns {HTMLElement | null} */
const near = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

/** @param {Element} element */
const typing = (element) => element.matches('input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, select');

document.addEventListener('click', (event) => {
  const element = near(event, '[data-do]');
  if (!element || element.matches('form, input:not([type=button], [type=submit]), select, textarea, :disabled')) return;
  if (element.matches('a')) event.preventDefault();
  if (press?.fired) return void (press = null); // the long press already showed its preview
  if (element.matches('button[type=submit]') && element.closest('form[data-do]')) return; // its form speaks
  if (element.matches('[data-once]') && again(event)) return;
  pressed = true;
  sendFrom(element, element.dataset.do ?? '', 'click');
});

/**
 * Whether a press is the second of a double click or a double tap; however many follow, all belong to the first.
 * @param {PointerEvent} event
 */
function again(event) {
  const soon = event.timeStamp - last < TWICE && (event.detail > 1 || (event.pointerType ?? pointer) === 'touch');
  last = event.timeStamp;
  return soon;
}
/** When a button of that kind was pressed last. */
let last = -TWICE;
/** What pressed last: a click does not say it in older versions of Safari and Firefox, and they count no taps. */
let pointer = '';

document.addEventListener('submit', (event) => {
  event.preventDefault(); // no form ever leaves the page
  const form = near(event, 'form[data-do]');
  if (form) sendFrom(form, form.dataset.do ?? '', 'submit');
});

document.addEventListener('change', (event) => {
  const field = near(event, 'input[data-do], select[data-do], textarea[data-do]');
  if (field) sendFrom(field, field.dataset.do ?? '', 'change');
});

document.addEventListener('input', (event) => {
  const field = near(event, '[data-do][data-live]');
  if (field) sendFrom(field, field.dataset.do ?? '', 'input');
});

document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  if (event.key === 'Escape') return escape(event);
  if (event.repeat && near(event, '[data-once]')) return event.preventDefault(); // a key that is held decides once
  if (pressByKey(event) || rove(event)) return event.preventDefault();
  if (!event.ctrlKey && !event.metaKey && !event.altKey && !(event.target instanceof Element && typing(event.target))) shortcut(event);
});

/** @param {KeyboardEvent} event */
function escape(event) {
  const dialog = topDialog();
  if (!dialog) return sendFrom(document.documentElement, 'escape', 'key');
  event.preventDefault(); // also keeps the browser from counting presses and closing by force
  leave(dialog);
}

/** Enter and Space press what is no native button, e.g. a place on the board. @param {KeyboardEvent} event */
function pressByKey(event) {
  const element = event.key === 'Enter' || event.key === ' ' ? event.target : null;
  if (!(element instanceof Element) || !element.matches('[data-do]')) return false;
  if (element.matches('button, a[href], input, select, textarea, summary, form') || event.repeat) return false;
  sendFrom(element, element.getAttribute('data-do') ?? '', 'click');
  return true;
}

/** @param {KeyboardEvent} event */
function shortcut(event) {
  // Enter and Space belong to the control that has the focus; only where there is none are they shortcuts.
  if (/^(Enter| )$/.test(event.key) && event.target instanceof Element && event.target.closest('button, a[href], summary, [data-do]')) return;
  const scope = topDialog() ?? document;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const element = /** @type {HTMLElement | null} */ (scope.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`));
  if (!element || event.repeat) return;
  event.preventDefault();
  element.focus();
  sendFrom(element, element.dataset.do ?? '', 'click');
}

// ---- previews: mouse, keyboard focus, long press

/**
 * Show the preview of an element, or none, at the next frame: a pointer that crosses five pieces is drawn once, and a press
 * never waits for the previews on its way: what it does is seen first.
 * @param {Element | null} element @param {boolean} [focused] whether it has the focus, and not merely the pointer over it
 */
function peek(element, focused = false) {
  byFocus = focused;
  if (!waiting) requestAnimationFrame(() => (pressed ? onPaint(showPeek) : showPeek()));
  if (!waiting) pressed = false;
  waiting = { element };
}
/** Whether anything was pressed since a preview began to wait. */
let pressed = false;
/** What the next frame is to show. @type {{ element: Element | null } | null} */
let waiting = null;
let byFocus = false;

function showPeek() {
  const last = peeking, element = waiting?.element?.isConnected ? waiting.element : null;
  waiting = null;
  if (element === last) return;
  peeking = element; // first, because Python may draw while it hears the next line
  if (element) sendFrom(element, element.getAttribute('data-peek') ?? '', 'peek');
  else if (last) sendFrom(last, last.getAttribute('data-peek') ?? '', 'unpeek');
}

document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && peek(near(event, '[data-peek]')));
document.addEventListener('pointerleave', () => peek(null));
document.addEventListener('focusin', (event) => {
  const element = near(event, '[data-peek]');
  if (element?.matches(':focus-visible')) peek(element, true);
});
document.addEventListener('focusout', () => byFocus && peek(null)); // a press moves the focus, but not the pointer

document.addEventListener('pointerdown', (event) => {
  const element = near(event, '[data-peek]');
  press = null;
  pointer = event.pointerType;
  if (!element || event.pointerType === 'mouse' || !event.isPrimary) return;
  const mine = { timer: 0, x: event.clientX, y: event.clientY, fired: false };
  mine.timer = window.setTimeout(() => { mine.fired = true; peek(element); }, LONG_PRESS);
  press = mine;
});
document.addEventListener('pointermove', (event) => {
  if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > 10) clearTimeout(press.timer);
});
for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => {
  clearTimeout(press?.timer);
  if (press?.fired) setTimeout(() => peek(null), 0);
});
// A long press on a piece is a preview, not the browser's menu; fields and links keep theirs.
document.addEventListener('contextmenu', (event) => {
  if (near(event, '[data-peek], [data-do]') && !near(event, 'input, textarea, a[href]')) event.preventDefault();
});
