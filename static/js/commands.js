/**
 * Turns a press on a `data-do` element into one JSON text for Python. This file only builds and sends; `events.js` listens.
 */

/** @type {((text: string) => void) | null} */
let listener = null;

/**
 * Hear every command as JSON text {do, event, step, args, value, fields}.
 * @param {(text: string) => void} callback
 */
export function onCommand(callback) {
  listener = callback;
}

/**
 * Send a command.
 * @param {Element} element whose data-* attributes go along
 * @param {string} name the command's name
 * @param {string} event what happened to the element
 */
export function sendFrom(element, name, event) {
  listener?.(JSON.stringify({ do: name, event, step: stepOf(element), args: argsOf(element), value: valueOf(element), fields: fieldsOf(element) }));
}

/**
 * The step an element was drawn for, so that a late or double tap can be told from a fresh one.
 * @param {Element} element
 */
function stepOf(element) {
  const holder = element.closest('[data-step]');
  return holder ? Number(holder.getAttribute('data-step')) : null;
}

/** Attributes that drive the page itself and say nothing to Python. */
const OURS = new Set(['do', 'step', 'fly', 'fly-from', 'peek', 'key', 'roving', 'live', 'var', 'autoscroll', 'focus-fallback', 'fields', 'modal', 'cancel']);

/** @param {Element} element */
function argsOf(element) {
  /** @type {Record<string, string>} */
  const args = {};
  for (const { name, value } of element.attributes) {
    if (name.startsWith('data-') && !OURS.has(name.slice(5))) args[name.slice(5)] = value;
  }
  return args;
}

/** @param {Element} element @returns {string} */
function valueOf(element) {
  if (element instanceof HTMLInputElement && /^(checkbox)$/.test(element.type)) return element.checked ? '1' : '';
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return element.value;
  return '';
}

/** @param {Element} element */
function fieldsOf(element) {
  /** @type {Record<string, string>} */
  const fields = {};
  const form = element.closest('form, [data-fields]');
  for (const field of form?.querySelectorAll('input[name], select[name], textarea[name]') ?? []) {
    if (field instanceof HTMLInputElement && field.type === 'radio' && !field.checked) continue;
    fields[/** @type {HTMLInputElement} */ (field).name] = valueOf(field);
  }
  return fields;
}
