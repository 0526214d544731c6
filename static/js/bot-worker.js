/**
 * The bots' side of the wall: one more interpreter with the same bales. A question {id, text} goes to Python's
 * `ui.worker.answer`, its reply comes back as {id, ok} or {id, error}. Strings only: nothing else has to be copied.
 */
import { loadPyodide } from './interpreter.js';

/** @type {Promise<(text: string) => string>} */
const started = loadPyodide({}).then((python) => python.pyimport('ui.worker').answer);
started.then(() => postMessage({ ready: true }), (fault) => postMessage({ dead: String(fault) }));

addEventListener('message', async ({ data: { id, text } }) => {
  try {
    const answer = await started;
    postMessage({ id, ok: answer(text) });
  } catch (fault) {
    postMessage({ id, error: String(fault) });
  }
});
