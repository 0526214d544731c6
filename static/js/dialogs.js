/**
 * Native dialogs driven by what is drawn: a `<dialog data-modal>` in the page is open, one that is gone is closed.
 * showModal() makes the page behind inert and keeps the focus in; what is added here is where focus comes from and goes back to.
 */
import { sendFrom } from './commands.js';

/** Ids of what had the focus when each dialog opened. @type {Map<string, string>} */
const openers = new Map();

/** For dialogs that vanished, give the focus back; then open every drawn one, so that one after another knows who asked. */
export function syncDialogs() {
  const drawn = /** @type {HTMLDialogElement[]} */ ([...document.querySelectorAll('dialog[data-modal]')]);
  const gone = [...openers.keys()].filter((id) => !drawn.some((dialog) => dialog.id === id));
  gone.reverse().forEach(giveBack);
  for (const dialog of drawn) if (!dialog.open) show(dialog);
}

/** @param {HTMLDialogElement} dialog */
function show(dialog) {
  openers.set(dialog.id, document.activeElement?.id ?? '');
  dialog.showModal();
  if (dialog.contains(document.activeElement)) return;
  dialog.tabIndex = -1;
  dialog.focus();
}

/** @param {string} id */
function giveBack(id) {
  const opener = openers.get(id);
  openers.delete(id);
  if (document.activeElement && document.activeElement !== document.body) return;
  const target = (opener && document.getElementById(opener)) || document.querySelector('[data-focus-fallback]');
  /** @type {HTMLElement | null} */ (target)?.focus();
}

/** The dialog on top, if any. @returns {HTMLDialogElement | null} */
export const topDialog = () => [.../** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll('dialog[open]'))].pop() ?? null;

// Escape and a phone's back gesture arrive as `cancel`: Python decides, the browser never closes by itself.
document.addEventListener('cancel', (event) => {
  if (!(event.target instanceof HTMLDialogElement)) return;
  event.preventDefault();
  leave(event.target);
}, true);

// A press on the backdrop hits the dialog element itself, outside its box.
document.addEventListener('pointerdown', (event) => {
  const dialog = event.target;
  if (!(dialog instanceof HTMLDialogElement)) return;
  const box = dialog.getBoundingClientRect();
  const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  if (!inside) leave(dialog);
}, true);

/**
 * Ask Python to put a dialog away.
 * @param {HTMLDialogElement} dialog
 */
export function leave(dialog) {
  if (dialog.dataset.cancel) sendFrom(dialog, dialog.dataset.cancel, 'cancel');
}
