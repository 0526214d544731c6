/**
 * Gliding pieces (FLIP): where each `data-fly` element stood before a render, it starts from there and glides to where
 * it stands now. Only `transform` moves, so nothing is laid out again. A tap, `data-motion="off"`, reduced motion or a
 * hidden tab end all gliding at once: motion may be skipped, never waited for.
 */

/** Milliseconds per `data-motion` on <html>. */
const PACE = { off: 0, fast: 140, normal: 320 };
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

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
 * Where every flying element stands, by key.
 * @returns {Map<string, DOMRect>}
 */
export function places() {
  const found = new Map();
  if (!pace()) return found;
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
  const shift = `translate(${dx * scale}px, ${dy * scale}px)`;
  // `add` keeps an SVG piece's own transform: the glide is laid on top of it.
  const animation = element.animate([{ transform: shift }, { transform: 'translate(0, 0)' }], {
    duration, easing: EASE, composite: 'add' });
  running.add(animation);
  animation.finished.catch(() => undefined).then(() => running.delete(animation));
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
