/**
 * The bots' side of the wall: one more interpreter with the same zip. A question {id, text} goes to Python's
 * `ui.worker.answer`, its reply comes back as {id, ok} or {id, error}. Strings only: nothing else has to be copied.
 */
import { loadPyodide } from './interpreter.js';
import { APP } from './site.js';

/** @returns {Promise<(text: string) => string>} */
async function start() {
  const [python, zip] = await Promise.all([loadPyodide({}), fetch(APP).then((reply) => reply.arrayBuffer())]);
  python.unpackArchive(zip, 'zip');
  return python.pyimport('ui.worker').answer;
}

const started = start();
started.then(() => postMessage({ ready: true }), (fault) => postMessage({ dead: String(fault) }));

addEventListener('message', async ({ data: { id, text } }) => {
  try {
    const answer = await started;
    postMessage({ id, ok: answer(text) });
  } catch (fault) {
    postMessage({ id, error: String(fault) });
  }
});
