/**
 * One polite live region, filled sentence by sentence. Screen readers drop what is replaced within a moment, so
 * each sentence gets its own paragraph and stays a while; the same sentence twice is said twice.
 */

const KEEP = 12; // paragraphs left in the region, so that it never grows without end

/**
 * Say a sentence to screen readers, in order, once.
 * @param {string} text
 */
export function announce(text) {
  const live = document.getElementById('live');
  if (!live || !text) return;
  const line = document.createElement('p');
  line.textContent = text;
  live.append(line);
  while (live.childElementCount > KEEP) live.firstElementChild?.remove();
}
