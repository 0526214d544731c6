/**
 * What PyScript and the bots' worker take for Pyodide: `version` and a `loadPyodide` with our own library, lock and hash seed.
 *
 * - stdLibURL: our trimmed .pyc library, which halves the start (1.5-2.2 s against 3.6-5.3 s to the first line of Python).
 * - PYTHONHASHSEED=0: page and worker order sets alike. Rules never look at that order; this is the second lock on the door.
 * - lockFileContents: micropip alone, with the hash of the wheel we ship. No lock is fetched and no package index known.
 *
 * A memory snapshot would go in here as `_loadSnapshot` (private in Pyodide, 30 MB raw): whatever fails on the way to it must
 * fall through to the plain start below.
 */
import { loadPyodide as load, version } from '../../runtime/pyodide/pyodide.mjs';
import { LOCK, RUNTIME, STDLIB, WHEELS } from './site.js';

export { version };

/**
 * Start an interpreter.
 * @param {object} options what the caller asks of Pyodide; our own answers win
 */
export function loadPyodide(options) {
  return load({
    ...options,
    indexURL: RUNTIME,
    stdLibURL: STDLIB,
    lockFileContents: LOCK,
    packageBaseUrl: WHEELS,
    env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
  });
}
