/**
 * Arrow keys inside `[data-roving]`: one stop in the tab order for a whole board or row of cards, arrows within it.
 */

/** The last focused id per container id. @type {Map<string, string>} */
const last = new Map();
const ITEMS = '[data-do]:not(:disabled)';

/** @param {Element} container @returns {HTMLElement[]} */
const itemsOf = (container) => [.../** @type {NodeListOf<HTMLElement>} */ (container.querySelectorAll(ITEMS))];

/** Give exactly one item of each container a place in the tab order; called after every render. */
export function syncRoving() {
  for (const container of document.querySelectorAll('[data-roving]')) {
    const items = itemsOf(container);
    const chosen = items.find((item) => item === document.activeElement)
      ?? items.find((item) => item.id && item.id === last.get(container.id))
      ?? items.find((item) => item.matches('[aria-current], [aria-selected=true], [aria-checked=true]'))
      ?? items[0];
    for (const item of items) setTab(item, item === chosen ? '0' : '-1');
  }
}

/** @param {Element} item @param {string} value */
function setTab(item, value) {
  if (item.getAttribute('tabindex') !== value) item.setAttribute('tabindex', value);
}

document.addEventListener('focusin', (event) => {
  const item = event.target instanceof Element ? event.target.closest(ITEMS) : null;
  const container = item?.closest('[data-roving]');
  if (!item || !container || item.getAttribute('tabindex') === '0') return;
  last.set(container.id, item.id);
  for (const other of itemsOf(container)) setTab(other, other === item ? '0' : '-1');
});

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Move the focus for an arrow, Home or End; tells whether it did.
 * @param {KeyboardEvent} event
 */
export function rove(event) {
  const item = event.target instanceof Element ? event.target.closest(ITEMS) : null;
  const container = item?.closest('[data-roving]');
  if (!item || !container || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (item.matches('input:not([type=radio], [type=checkbox]), textarea, select')) return false;
  const next = target(event.key, /** @type {HTMLElement} */ (item), container);
  next?.focus();
  return Boolean(next);
}

/** @param {string} key @param {HTMLElement} item @param {Element} container @returns {HTMLElement | undefined} */
function target(key, item, container) {
  const items = itemsOf(container);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  if (container.getAttribute('data-roving') === 'grid') return nearest(item, items, arrow);
  const rightToLeft = getComputedStyle(container).direction === 'rtl' ? -1 : 1;
  const by = arrow[0] * rightToLeft + arrow[1];
  return items[(items.indexOf(item) + by + items.length) % items.length];
}

/**
 * The closest item in a direction as seen on the screen: straight ahead counts once, sideways twice.
 * @param {HTMLElement} from @param {HTMLElement[]} items @param {[number, number]} arrow
 */
function nearest(from, items, [dx, dy]) {
  const middle = (/** @type {Element} */ element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  let best, least = Infinity;
  for (const item of items) {
    const [ix, iy] = middle(item);
    const ahead = (ix - x) * dx + (iy - y) * dy;
    const aside = Math.abs((ix - x) * dy) + Math.abs((iy - y) * dx);
    if (item === from || ahead < 2 || ahead + 2 * aside >= least) continue;
    [best, least] = [item, ahead + 2 * aside];
  }
  return best;
}
