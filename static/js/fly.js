/**
 * Gliding pieces (FLIP): where each `data-fly` element stood before a render, it starts from there and glides to where
 * it stands now, or walks there by the points of its `data-way` ("x,y x,y …", from where it ends, in its own units).
 * Only `transform` moves, so nothing is laid out again. A tap, `data-motion="off"`, reduced motion or a
 * hidden tab end all gliding at once: motion may be skipped, never waited for.
 */

/** Milliseconds per `data-motion` on <html>. */
const PACE = { off: 0, fast: 140, normal: 320 };
const EASE = 'cubic-bezier(.2, .7, .2, 1)';
/** A walk: milliseconds a point at the normal pace and in all at most, and how far off its start may be (the drawing's units). */
const [STEP, LONGEST, OFF] = [110, 950, 75];

/** @type {Set<Animation>} */
const running = new Set();
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** How long a glide may take now, in ms; 0 for not at all. */
export function pace() {
  if (still.matches || document.hidden) return 0;
  const motion = document.documentElement.dataset.motion ?? 'normal';
  return PACE[/** @type {keyof typeof PACE} */ (motion)] ?? PACE.normal;
}

/**
 * Where every flying element stands, by key. From the last look (look.js) nothing glides: it shows what is drawn over it, and
 * to measure both would lay out the page once more at every start.
 * @returns {Map<string, DOMRect>}
 */
export function places() {
  const found = new Map();
  if (!pace() || document.documentElement.hasAttribute('data-look')) return found;
  for (const element of document.querySelectorAll('[data-fly]')) {
    found.set(/** @type {HTMLElement} */ (element).dataset.fly, element.getBoundingClientRect());
  }
  return found;
}

/**
 * Glide everything that moved since `before`.
 * @param {Map<string, DOMRect>} before
 */
export function glide(before) {
  const duration = pace();
  if (!duration || !before.size) return;
  const moves = [];
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-fly]'))) {
    const from = before.get(element.dataset.fly ?? '') ?? before.get(element.dataset.flyFrom ?? '');
    if (from) moves.push({ element, from, to: element.getBoundingClientRect() });
  }
  for (const move of moves) start(move.element, move.from, move.to, duration); // all measured before the first write
}

/**
 * @param {HTMLElement | SVGElement} element @param {DOMRect} from @param {DOMRect} to @param {number} duration
 */
function start(element, from, to, duration) {
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  if ((Math.abs(dx) < 1 && Math.abs(dy) < 1) || !to.width || !from.width) return;
  const scale = inSvg(element);
  const passed = way(element.dataset.way ?? '', dx * scale, dy * scale);
  const frames = [[dx * scale, dy * scale], ...passed, [0, 0]].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  const steps = passed.length + 1;
  const timing = passed.length ? { duration: Math.min(STEP * steps, LONGEST) * duration / PACE.normal, easing: 'linear' }
    : { duration, easing: EASE };
  // `add` keeps an SVG piece's own transform: the glide is laid on top of it.
  const animation = element.animate(frames, { ...timing, composite: 'add' });
  running.add(animation);
  animation.finished.catch(() => undefined).then(() => running.delete(animation));
}

/**
 * The points between the two ends of a way, if it begins about where the piece stood: an old one is not walked again.
 * @param {string} text @param {number} x @param {number} y @returns {number[][]}
 */
function way(text, x, y) {
  const points = text.split(' ').map((point) => point.split(',').map(Number));
  return Math.hypot(points[0][0] - x, points[0][1] - y) < OFF ? points.slice(1, -1) : [];
}

/**
 * How many units of its own drawing make one screen pixel.
 * @param {Element} element
 */
function inSvg(element) {
  if (!(element instanceof SVGGraphicsElement) || !element.ownerSVGElement) return 1;
  const matrix = element.ownerSVGElement.getScreenCTM();
  return matrix ? 1 / Math.hypot(matrix.a, matrix.b) : 1;
}

/** Put every gliding piece where it belongs, now. */
export function skip() {
  for (const animation of [...running]) animation.finish();
}

/** Resolves when nothing glides any more, after at most one second whatever the browser does with hidden tabs. */
export async function settled() {
  const all = Promise.allSettled([...running].map((animation) => animation.finished));
  await Promise.race([all, new Promise((done) => setTimeout(done, running.size ? 1000 : 0))]);
}

addEventListener('pointerdown', skip, { capture: true, passive: true });
document.addEventListener('visibilitychange', () => document.hidden && skip());
