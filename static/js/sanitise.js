/**
 * Makes HTML text safe before any of it reaches the page.
 *
 * PyScript runs Python it finds in inserted HTML (`<script type="py">`, `<py-script>`, `py-click`) even under our CSP, and
 * Python can do anything the page can. So a text is parsed in an inert <template>, and only what stands in the lists
 * below goes on: names we know, not names we have heard to be bad. What is dropped is reported, and tests fail on a report.
 */

const words = (/** @type {string} */ text) => new Set(text.trim().split(/\s+/));

const ELEMENTS = words(`
  a abbr article aside b bdi bdo blockquote br button caption code col colgroup dd del details dfn dialog div dl dt em
  fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main mark
  menu meter nav ol optgroup option output p picture pre progress q s samp search section select small span strong sub
  summary sup table tbody td textarea tfoot th thead time tr u ul var wbr
  svg g path circle ellipse line polygon polyline rect text tspan textPath title desc defs symbol use clipPath mask
  pattern marker linearGradient radialGradient stop`);

const ATTRIBUTES = words(`
  id class role tabindex title lang dir hidden inert open translate draggable
  href target rel download src alt width height loading decoding
  type name value checked disabled readonly required placeholder min max step minlength maxlength pattern size multiple
  selected rows cols wrap list for autocomplete autocapitalize autocorrect autofocus spellcheck enterkeyhint inputmode
  accept label colspan rowspan scope headers span start reversed datetime cite low high optimum method novalidate
  viewBox preserveAspectRatio xmlns xmlns:xlink xlink:href x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points transform
  transform-origin dx dy rotate textLength lengthAdjust pathLength startOffset side
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray
  stroke-dashoffset stroke-miterlimit opacity clip-path clip-rule mask vector-effect paint-order shape-rendering
  text-anchor dominant-baseline alignment-baseline baseline-shift font-size font-family font-weight font-style
  font-stretch letter-spacing word-spacing writing-mode text-decoration visibility display pointer-events color
  color-interpolation offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod patternUnits
  patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits
  refX refY orient marker-start marker-mid marker-end popover popovertarget`);

/** Attribute names that are free after their first word. */
const PREFIXES = /^(data|aria)-[a-z0-9-]+$/;

/** Where an address may lead: inside this page or site, or, for a link a person clicks, the open web. */
const HERE = /^(#|\.\/|\?|[\w%-]+(\/[\w%.-]+)*\.?[\w]*$)/;
const WEB = /^(https?:\/\/|mailto:)/i;
const PICTURE = /^data:image\/(png|jpeg|webp|gif|svg\+xml);/i;

/**
 * Say whether an address may stay in this attribute.
 * @param {Element} element @param {string} name @param {string} value
 */
function addressAllowed(element, name, value) {
  const text = value.replace(/[\u0000-\u0020]/g, ''); // browsers skip these inside "java\nscript:"
  if (element.localName === 'a') return HERE.test(text) || WEB.test(text) || /^blob:/.test(text);
  if (element.localName === 'img') return HERE.test(text) || PICTURE.test(text);
  return /^#/.test(text); // <use>, gradients, patterns
}

/** Attribute names met so far: 0 unknown, 1 free, 2 an address. A drawing has a thousand attributes of forty names. @type {Map<string, number>} */
const met = new Map();

/** @param {string} name */
function kindOf(name) {
  let kind = met.get(name);
  if (kind === undefined) {
    kind = /^(href|xlink:href|src)$/.test(name) ? 2 : ATTRIBUTES.has(name) || PREFIXES.test(name) ? 1 : 0;
    met.set(name, kind);
  }
  return kind;
}

/** @param {Element} element @param {{ name: string, value: string }} attribute */
function attributeAllowed(element, { name, value }) {
  const kind = kindOf(name);
  if (kind === 2) return addressAllowed(element, name, value);
  if (kind === 0 || !value.includes('(') || !/url\s*\(/i.test(value)) return kind === 1;
  return name.startsWith('data-') || name.startsWith('aria-') || /^url\(\s*["']?#/i.test(value);
}

/** @param {string} what */
const report = (what) => console.warn(`Sink: dropped ${what}`);

/**
 * Say whether an element may have an attribute; report one that it may not have.
 * @param {Element} element @param {{ name: string, value: string }} attribute
 */
export function admits(element, attribute) {
  if (attributeAllowed(element, attribute)) return true;
  report(`${attribute.name} on <${element.localName}>`);
  return false;
}

/** @param {Element} element */
function cleanAttributes(element) {
  const { attributes } = element;
  for (let place = attributes.length - 1; place >= 0; place--) {
    const attribute = attributes[place];
    if (!admits(element, attribute)) element.removeAttributeNode(attribute);
  }
  if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener noreferrer');
}

/** @param {Node} parent */
function cleanChildren(parent) {
  for (let node = parent.firstChild; node; ) {
    const next = node.nextSibling;
    if (node.nodeType === Node.ELEMENT_NODE) cleanElement(/** @type {Element} */ (node));
    else if (node.nodeType !== Node.TEXT_NODE) parent.removeChild(node);
    node = next;
  }
}

/** @param {Element} element */
function cleanElement(element) {
  if (ELEMENTS.has(element.localName)) {
    cleanAttributes(element);
    cleanChildren(element);
  } else {
    report(`<${element.localName}>`);
    element.remove();
  }
}

/**
 * Parse HTML text into nodes that are safe to insert.
 * @param {string} html
 * @returns {DocumentFragment}
 */
export function clean(html) {
  const template = document.createElement('template');
  template.innerHTML = html;
  cleanChildren(template.content);
  return template.content;
}
