/**
 * Actions per second of random play inside Pyodide under Node, as one line of JSON by game.
 *
 *     node tests/pyodide/rate.mjs [seconds for each game and round]
 *
 * Measured in processor time, so that a busy machine does not count: Pyodide's own clock knows only wall time, Node's
 * counts the work of the JavaScript engine's helpers too, which is to our disadvantage.
 *
 * With `-OO`, as the page ships it.
 */
import { join, resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

const ROOT = resolve(import.meta.dirname, '../..');
const env = { HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1', PYTHONOPTIMIZE: '2' };
const python = await loadPyodide({ indexURL: join(ROOT, 'node_modules/pyodide'), env });
python.FS.mkdirTree('/repo');
python.mountNodeFS('/repo', ROOT);
python.globals.set('spent', () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; });
python.globals.set('seconds', Number(process.argv[2] ?? 1));
console.log(python.runPython(`
import json, sys
sys.path[:0] = ["/repo"]
from tests.bench.engine import ROUNDS, plays, rate
json.dumps({name: max(rate(play, seconds, spent) for _ in range(ROUNDS)) for name, play in plays().items()})
`));
