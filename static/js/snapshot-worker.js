/** Makes the snapshot: an interpreter that imports and warms up everything, is pictured, and ends. See snapshot.js. */
import { loadPyodide } from './interpreter.js';
import { keepSnapshot } from './snapshot.js';

loadPyodide({ _makeSnapshot: true })
  .then((python) => {
    python.runPython('from ui.warm import warm; warm(); del warm');
    return keepSnapshot(python.makeMemorySnapshot());
  })
  .then(() => postMessage('kept'), (fault) => postMessage(`none: ${fault}`));
