/**
 * The single sink: every piece of HTML that Python builds enters the page here, is made safe, and is morphed in, so that
 * focus, scroll and running transitions survive. One JSON text draws any number of regions (one crossing costs 5-30 µs
 * and 500 elements 1-3 ms; the same 500 made one by one from Python cost 20-60 ms).
 */
import { Idiomorph } from './idiomorph.js';
import { changes, read } from './changes.js';
import { clean } from './sanitise.js';
import { syncDialogs } from './dialogs.js';
import { syncRoving } from './roving.js';
import { places, glide } from './fly.js';
import { onPaint } from './news.js';
import { setVariables } from './variables.js';

/**
 * Whether the drawing owns an attribute.  The page opens dialogs and the reader opens details: what is drawn does not know
 * and must not close them.
 * @param {string} name @param {Element} node
 */
const mayChange = (name, node) => !(name === 'open' && node.matches('dialog, details'))
  && !(name === 'tabindex' && node.closest('[data-roving]') !== null) && !(name === 'style');

/** What each region shows, as it was read when it was drawn. @type {Map<Element, import('./changes.js').Part | null>} */
const drawn = new Map();

/**
 * Draw several regions.
 * @param {string} json {id: html, …}
 */
export function renderMany(json) {
  if (waiting) return void waiting.push(json); // a focus event in mid-morph made Python draw: that drawing comes after
  waiting = [];
  try {
    draw(json);
  } finally {
    const late = waiting;
    waiting = null;
    late.forEach(renderMany);
  }
}
/** Drawings asked for while one is under way; null when none is. @type {string[] | null} */
let waiting = null;

/** @param {string} json */
function draw(json) {
  const before = places();
  const scrolled = atEnd();
  const lost = Object.entries(JSON.parse(json)).map(([id, html]) => renderOne(id, html));
  setVariables();
  syncRoving(); // before any focus moves: from there on the page is laid out, and that is done once
  syncDialogs(); // a dialog that went gives its focus back first
  for (const giveFocus of lost) giveFocus?.();
  for (const element of scrolled) element.scrollTop = element.scrollHeight;
  showCurrent();
  glide(before);
}

/**
 * Draw one region.
 * @param {string} id @param {string} html
 */
export function render(id, html) {
  renderMany(JSON.stringify({ [id]: html }));
}

/**
 * Morph one region; if that lost the focus, return what finds it a new place.
 * @param {string} id @param {string} html @returns {(() => void) | undefined}
 */
function renderOne(id, html) {
  const region = document.getElementById(id);
  if (!region) return void console.error(`Sink: no region #${id}`);
  const focused = region.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
  const typing = Boolean(focused?.matches('input, textarea, select')); // elsewhere the option would freeze a focused button
  drawInto(region, html, typing);
  if (!focused || document.activeElement === focused) return undefined;
  return () => (document.contains(focused) ? focused.focus({ preventScroll: true }) : catchFocus(region, focused.id));
}

/**
 * Change what differs; or all of it, where that cannot be told.
 * @param {Element} region @param {string} html @param {boolean} typing
 */
function drawInto(region, html, typing) {
  const now = read(html), old = drawn.get(region);
  const within = [...drawn.keys()].filter((other) => other !== region && (region.contains(other) || !other.isConnected));
  const steps = now && old && !within.length ? changes(region, old, now, mayChange) : null;
  for (const other of within) drawn.delete(other);
  drawn.set(region, now);
  if (steps) for (const step of steps) step();
  else if (!region.firstChild) region.append(clean(html));
  else Idiomorph.morph(region, clean(html), { morphStyle: 'innerHTML', ignoreActiveValue: typing, restoreFocus: true,
    callbacks: { beforeAttributeUpdated: mayChange } });
}

/**
 * The focused element is gone: the same id elsewhere, else the region's fallback, else the region itself takes over; the
 * page's fallback for a region without a box of its own (display: contents), since such a one takes no focus.
 * @param {HTMLElement} region @param {string} id
 */
function catchFocus(region, id) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const heir = (id && document.getElementById(id)) || region.querySelector('[data-focus-fallback]')
    || (region.getClientRects().length ? null : document.querySelector('[data-focus-fallback]'));
  if (!heir) region.tabIndex = -1;
  (/** @type {HTMLElement | null} */ (heir) ?? region).focus({ preventScroll: true });
}

/** Logs that were read at their end, to be kept there. */
function atEnd() {
  const logs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-autoscroll="end"]')]);
  return logs.filter((log) => log.scrollHeight - log.scrollTop - log.clientHeight < 8);
}

/** Scroll a row of contents to the chapter that is open, where the browser does not (scroll-initial-target in help.css). */
export function showCurrent() {
  const open = SCROLLS ? null : document.querySelector('.contents [aria-current]');
  if (!open || open === current || !open.getClientRects().length) return;
  current = open;
  const row = /** @type {Element} */ (open.closest('.contents')), [inner, outer] = [open, row].map((one) => one.getBoundingClientRect());
  row.scrollBy(past(inner.left, inner.right, outer.left, outer.right), past(inner.top, inner.bottom, outer.top, outer.bottom));
}
const SCROLLS = CSS.supports('scroll-initial-target', 'nearest');
const EDGE = 12; // px kept free beside it
/** @type {Element | null} */
let current = null;

/** How far a part lies outside of its frame, one way or the other. @param {number} from @param {number} to @param {number} start @param {number} end */
const past = (from, to, start, end) => (from < start ? from - start - EDGE : to > end ? to - end + EDGE : 0);

/** @param {string} name @param {string} value @param {boolean} present */
export function setRootAttr(name, value, present) {
  if (present) document.documentElement.setAttribute(`data-${name}`, value);
  else document.documentElement.removeAttribute(`data-${name}`);
}

/** Name the window, when the page itself is on the screen: the browser takes some ms for it. @param {string} text */
export function setTitle(text) {
  title = text;
  onPaint(() => { if (document.title !== title) document.title = title; });
}
let title = '';

/** @param {string} tag @param {string} direction */
export function setLanguage(tag, direction) {
  Object.assign(document.documentElement, { lang: tag, dir: direction });
}

/** @param {string} id */
export function focusOn(id) {
  document.getElementById(id)?.focus();
}
