/**
 * What differs between two drawings of a region, as steps that touch only that.
 *
 * A tap changes a few of a table's thousand elements.  Parsing, cleaning and morphing all of them took most of the time to
 * the next paint, so the two texts are compared first: whatever is written as it was is left alone, its element unseen.
 * Only the plain markup that `ui/kit/html.py` writes is understood here; where anything else is met, where the focus moves to
 * another parent, or where the page is not as it was drawn, the answer is null and the region is morphed whole.
 */
import { admits, clean } from './sanitise.js';

/**
 * An element or a text (no name): how it is written, its opening tag, what is in it, and the first id in it.
 * @typedef {{ name: string, html: string, open: string, parts: Part[], key: string }} Part
 */

const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?: [a-z][a-zA-Z0-9-]*(?:="[^"<>]*")?)*)>/g;
const ATTRIBUTE = / ([a-z][a-zA-Z0-9-]*)(?:="([^"]*)")?/g;
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);
/** Fields hold what is typed in them, which no text shows. */
const FIELDS = /<(?:input|textarea|select)\b/;
const SVG = 'http://www.w3.org/2000/svg';
/** @type {Record<string, string>} */
const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** @param {string} text */
const plain = (text) => (text.includes('&') ? text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]) : text);

/**
 * Read a drawing; null for one that is not written plainly.
 * @param {string} html @returns {Part | null}
 */
export function read(html) {
  if (FIELDS.test(html)) return null;
  const root = { name: '#', html, open: '', parts: /** @type {Part[]} */ ([]), key: '' };
  const within = [{ part: /** @type {Part} */ (root), start: 0 }];
  let end = 0;
  TAG.lastIndex = 0;
  for (let tag; (tag = TAG.exec(html)); end = TAG.lastIndex) {
    const inner = within[within.length - 1];
    if (!addText(inner.part, html.slice(end, tag.index))) return null;
    const [open, slash, name, attributes] = tag;
    if (slash) {
      if (inner.part.name !== name || attributes || within.length === 1) return null;
      inner.part.html = html.slice(inner.start, TAG.lastIndex);
      within.pop();
      const outer = within[within.length - 1].part;
      outer.key ||= inner.part.key;
    } else {
      const at = attributes.indexOf(' id="');
      const part = { name, html: open, open, parts: [], key: at < 0 ? '' : attributes.slice(at + 5, attributes.indexOf('"', at + 5)) };
      inner.part.parts.push(part);
      if (!VOID.has(name)) within.push({ part, start: tag.index });
    }
  }
  return within.length === 1 && addText(root, html.slice(end)) ? root : null;
}

/** @param {Part} parent @param {string} text */
function addText(parent, text) {
  if (text) parent.parts.push({ name: '', html: text, open: '', parts: [], key: '' });
  return !text.includes('<');
}

/**
 * The steps from one drawing to another, to be taken in their order; null where the region must be morphed whole.
 * @param {Element} region @param {Part} old @param {Part} now
 * @param {(name: string, element: Element) => boolean} mayChange whether the drawing owns an attribute
 * @returns {(() => void)[] | null}
 */
export function changes(region, old, now, mayChange) {
  /** @type {(() => void)[]} */
  const steps = [];
  let [gone, come] = ['', ''], unseats = false;
  const focused = document.activeElement;
  /** @param {Element} element @param {Part} before @param {Part} after @returns {boolean} */
  const compare = (element, before, after) => {
    if (before.open !== after.open) steps.push(() => relabel(element, after, mayChange));
    const nodes = [...element.childNodes];
    return nodes.length === before.parts.length && paired(before.parts, after.parts).every(([from, to, at]) => {
      const node = nodes[from], was = before.parts[from], is = after.parts[to], next = nodes[at] ?? null;
      if (!was) {
        come += is.html;
        steps.push(() => element.insertBefore(made(element, is), next));
        return true;
      }
      if (!is) {
        gone += was.html;
        unseats ||= node.contains(focused);
        steps.push(() => node.remove());
        return true;
      }
      if (at !== from) {
        unseats ||= node.contains(focused);
        steps.push(() => element.insertBefore(node, next));
      }
      return was.html === is.html || rewrite(node, was, is);
    });
  };
  /** @param {ChildNode} node @param {Part} before @param {Part} after */
  const rewrite = (node, before, after) => {
    if (before.name !== after.name) return false;
    if (node.nodeType === Node.ELEMENT_NODE) {
      return /** @type {Element} */ (node).localName === before.name && compare(/** @type {Element} */ (node), before, after);
    }
    steps.push(() => { node.nodeValue = plain(after.html); });
    return !before.name;
  };
  if (!compare(region, old, now) || takesFocusAlong(gone, come)) return null;
  // What leaves with the focus in it makes the browser work out all styles in the midst of the changes; before them it is cheap.
  return unseats ? [() => /** @type {HTMLElement} */ (focused).blur(), ...steps] : steps;
}

/** Whether what has the focus goes in one place and comes in another. @param {string} gone @param {string} come */
function takesFocusAlong(gone, come) {
  const id = document.activeElement?.id;
  return Boolean(id) && gone.includes(` id="${id}"`) && come.includes(` id="${id}"`);
}

/**
 * Which part becomes which, in the order of the new ones: the place of the old part, that of the new one (-1 where a part
 * comes or goes), and before which of the old ones it is put; its own place where it stays.
 * @param {Part[]} olds @param {Part[]} news @returns {[number, number, number][]}
 */
function paired(olds, news) {
  if (inPlace(olds, news)) return olds.map((_, place) => [place, place, place]);
  const [before, after] = [placesOf(olds), placesOf(news)], taken = new Set();
  /** @type {[number, number, number][]} */
  const pairs = [];
  let i = 0, j = 0;
  while (i < olds.length || j < news.length) {
    const old = olds[i], now = news[j];
    if (taken.has(i)) i++;
    else if (!now) pairs.push([i, -1, i++]);
    else if (!old) pairs.push([-1, j++, i]);
    else if (sign(old) === sign(now)) pairs.push([i, j++, i++]);
    else {
      const later = next(after, sign(old), j), earlier = next(before, sign(now), i, taken);
      if (later && earlier && now.key) {
        taken.add(earlier);
        pairs.push([earlier, j++, i]);
      } else if (earlier && (!later || earlier - i <= later - j)) pairs.push([i, -1, i++]);
      else if (later) pairs.push([-1, j++, i]);
      else if (old.name === now.name && ident(old) === ident(now)) pairs.push([i, j++, i++]);
      else pairs.push([i, -1, i++]);
    }
  }
  return pairs;
}

/** Whether every part has stayed where it was, and is only written anew. @param {Part[]} olds @param {Part[]} news */
function inPlace(olds, news) {
  if (olds.length !== news.length) return false;
  let unsure = 0; // parts without an id may be others, as lines of a log are when all move up by one
  return olds.every((old, place) => old.html === news[place].html
    || (old.name === news[place].name && old.key === news[place].key && (old.key || ++unsure <= 2)));
}

/** What tells a part from its neighbours: the first id in it, else how it is written. @param {Part} part */
const sign = (part) => (part.key ? `${part.name}#${part.key}` : part.html);

/** A part's own id; "" for none. @param {Part} part */
const ident = (part) => (part.key && part.open.includes(` id="${part.key}"`) ? part.key : '');

/** @param {Part[]} parts @returns {Map<string, number[]>} */
function placesOf(parts) {
  const places = new Map();
  parts.forEach((part, place) => (places.get(sign(part)) ?? places.set(sign(part), []).get(sign(part))).push(place));
  return places;
}

/**
 * The first place after this one where a part stands and is not taken yet; 0 for none.
 * @param {Map<string, number[]>} places @param {string} what @param {number} after @param {Set<number>} [taken]
 */
const next = (places, what, after, taken) => places.get(what)?.find((place) => place > after && !taken?.has(place)) ?? 0;

/** @param {Element} parent @param {Part} part */
function made(parent, part) {
  if (parent.namespaceURI !== SVG) return clean(part.html);
  const drawing = /** @type {Element} */ (clean(`<svg>${part.html}</svg>`).firstChild);
  const inside = document.createDocumentFragment();
  inside.append(...drawing.childNodes);
  return inside;
}

/** @param {Element} element @param {Part} part @param {(name: string, element: Element) => boolean} mayChange */
function relabel(element, part, mayChange) {
  const wanted = new Map();
  for (const [, name, value = ''] of part.open.matchAll(ATTRIBUTE)) wanted.set(name, plain(value));
  if (wanted.get('target') === '_blank') wanted.set('rel', 'noopener noreferrer'); // as the sanitiser does
  for (const { name } of [...element.attributes]) {
    if (!wanted.has(name) && mayChange(name, element)) element.removeAttribute(name);
  }
  for (const [name, value] of wanted) {
    if (element.getAttribute(name) !== value && mayChange(name, element) && admits(element, { name, value })) {
      element.setAttribute(name, value);
    }
  }
}
