/** Clipboard, share sheet and files. Each starts in the very call, because browsers allow them only inside a gesture. */

/**
 * Copy a text; resolves to whether it worked.
 * @param {string} text
 */
export function copy(text) {
  const modern = navigator.clipboard?.writeText(text);
  return modern ? modern.then(() => true, () => copyOld(text)) : Promise.resolve(copyOld(text));
}

/** The way for pages without https. @param {string} text */
function copyOld(text) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const area = document.createElement('textarea');
  area.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(area); // a modal makes the rest inert
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  focused?.focus();
  return done;
}

export const canShare = () => typeof navigator.share === 'function';

/**
 * Open the share sheet; resolves to "shared", "cancelled" or "failed".
 * @param {string} title @param {string} text @param {string} url
 */
export async function share(title, text, url) {
  try {
    await navigator.share({ title, text, url });
    return 'shared';
  } catch (fault) {
    return fault instanceof DOMException && fault.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/**
 * Hand over a text file.
 * @param {string} name @param {string} text @param {string} mime
 */
export function download(name, text, mime) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: mime }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // Safari reads it late
}

/**
 * Let the player pick a text file; resolves to JSON {name, text} or {error}.
 * @param {string} accept @param {number} limit in bytes
 * @returns {Promise<string>}
 */
export function pickFile(accept, limit) {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept, hidden: true });
  (document.querySelector('dialog[open]') ?? document.body).append(input); // outside the page WebKit may forget it before it answers
  const answer = new Promise((resolve) => {
    input.addEventListener('cancel', () => resolve(JSON.stringify({ name: '', text: '' })));
    input.addEventListener('change', async () => resolve(JSON.stringify(await read(input.files?.[0], limit))));
    input.click();
  });
  return answer.finally(() => input.remove());
}

/** @param {File | undefined} file @param {number} limit */
async function read(file, limit) {
  if (!file) return { name: '', text: '' };
  if (file.size > limit) return { error: `${file.size} bytes are more than ${limit}` };
  return { name: file.name, text: await file.text() };
}
