/**
 * The page's side of the bots' worker: ids, deadlines, cancelling. Python in a worker cannot be interrupted without
 * SharedArrayBuffer (which plain hosts do not give), so to cancel is to end the worker and start another: 0.5 s warm.
 * Every question is answered exactly once: with a reply, or with why there is none.
 */

import { tell } from './news.js';

/** @typedef {{ step: number, timer: number, settle: (reply: object) => void }} Call */

const START = 60_000; // ms a first start may take on a slow phone before a deadline counts
/** @type {Worker | null} */
let worker = null;
let up = false;
let lastId = 0;
/** @type {Map<number, Call>} */
const open = new Map();

/** Start the worker unless it runs. */
function wake() {
  if (worker) return worker;
  const mine = new Worker(new URL('./bot-worker.js', import.meta.url), { type: 'module', name: 'bots' });
  mine.addEventListener('message', ({ data }) => mine === worker && hear(data));
  mine.addEventListener('error', (event) => mine === worker && died(event.message || 'the worker could not be loaded'));
  mine.addEventListener('messageerror', () => mine === worker && died('a message could not be read'));
  return (worker = mine);
}

/** @param {{ ready?: boolean, dead?: string, id?: number, ok?: string, error?: string }} data */
function hear(data) {
  if (data.dead) return died(data.dead);
  if (!data.ready) return close(data.id ?? 0, data.error === undefined ? { ok: data.ok } : { error: 'failed', text: data.error });
  up = true;
  tell('bot-ready');
}

/** Answer one question and forget it. @param {number} id @param {object} reply */
function close(id, reply) {
  const call = open.get(id);
  if (!call) return; // withdrawn already: a late answer for an old step
  open.delete(id);
  clearTimeout(call.timer);
  call.settle(reply);
}

/** End the worker; every open question is told why. @param {object} reply */
function end(reply) {
  worker?.terminate();
  worker = null;
  up = false;
  for (const id of [...open.keys()]) close(id, reply);
}

/** @param {string} why */
const died = (why) => end({ error: 'failed', text: `The bots' worker died: ${why}` });

/**
 * Ask `ui.worker.answer`; resolves to JSON {ok} or {error: "cancelled" | "failed", text}. Never rejects.
 * @param {string} text @param {number} step a newer step withdraws questions of older ones @param {number} deadline ms
 * @returns {Promise<string>}
 */
export function askBot(text, step, deadline) {
  if ([...open.values()].some((call) => call.step !== step)) cancelBot();
  const mine = wake();
  const id = ++lastId;
  return new Promise((resolve) => {
    const settle = (/** @type {object} */ reply) => resolve(JSON.stringify(reply));
    const timer = window.setTimeout(() => late(deadline), deadline + (up ? 0 : START));
    open.set(id, { step, timer, settle });
    mine.postMessage({ id, text });
  });
}

/** @param {number} deadline */
function late(deadline) {
  end({ error: 'failed', text: `No answer within ${deadline} ms` });
  wake();
}

/** Withdraw every open question; an idle worker stays. */
export function cancelBot() {
  if (!open.size) return;
  end({ error: 'cancelled', text: 'withdrawn' });
  wake();
}

/** Start the worker when the page is idle: together with the page's own start it would take twice as long. */
export function warmBot() {
  const idle = window.requestIdleCallback ?? ((/** @type {() => void} */ work) => setTimeout(work, 500));
  idle(() => void wake());
}

addEventListener('pagehide', (event) => event.persisted || end({ error: 'cancelled', text: 'the page closed' }));
