/**
 * The page's last look: kept as plain HTML when the page is left, shown at the next start while Python is still coming, and
 * then drawn over by what is really so. Only pages that say that they may (`data-look`: nothing on them must be hidden from
 * whoever opens the page next), only for the same address, build and stored game; it can be looked at, not pressed.
 */
import { clean } from './sanitise.js';
import { setVariables } from './variables.js';
import { APP } from './site.js';

const KEY = 'sarai-look';
const LONGEST = 300_000; // characters: games need the room more
const SHOWN = '[data-look], .page.home';

const root = document.documentElement;
const app = () => /** @type {HTMLElement} */ (document.getElementById('app'));

/** What a look must fit: the code and style it was drawn with, and the game as it was stored. */
function stamp() {
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
  const game = localStorage.getItem(`sarai:game:${decodeURIComponent(location.hash.split('/')[2] ?? '')}`) ?? '';
  return [APP.split('/').pop(), ...sheets, game.length, game.slice(-60)].join(' ');
}

/** Keep how the page looks now, or nothing. */
function keepLook() {
  try {
    localStorage.removeItem(KEY);
    if (root.dataset.sarai !== 'ready' || !app().querySelector(SHOWN) || app().querySelector('.looking')) return;
    const copy = /** @type {HTMLElement} */ (app().cloneNode(true));
    for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style'); // the policy allows none
    const html = copy.innerHTML;
    if (html.length <= LONGEST) localStorage.setItem(KEY, JSON.stringify({ hash: location.hash, stamp: stamp(), html }));
  } catch { /* no storage, or no room: the next start shows its progress instead */ }
}

/** Show the kept look if it fits; boot.js has seen that there may be one. */
function showLook() {
  if (!root.hasAttribute('data-look')) return;
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '');
    if (kept.stamp !== stamp()) throw new Error('another build, or the game has gone on');
    const boot = /** @type {HTMLElement} */ (document.getElementById('boot'));
    document.body.insertBefore(boot, app().nextSibling);
    app().inert = true;
    app().replaceChildren(clean(kept.html));
    setVariables();
    performance.mark('sarai-look');
  } catch {
    root.removeAttribute('data-look');
  }
}

/** The real page is drawn. */
export function endLook() {
  root.removeAttribute('data-look');
  app().inert = false;
  document.getElementById('boot')?.remove();
}

showLook(); // this is the page's first module
addEventListener('pagehide', keepLook);
document.addEventListener('visibilitychange', () => document.hidden && keepLook());
