/**
 * A snapshot of memory without its empty parts: a third of it is nothing but zeros, which need not be kept, read or written.
 *
 * Folded it is words (length of the head, number of runs, then where each run of pages begins and how many they are), the
 * head as Pyodide wrote it (it holds its own length in its second word), and the pages.
 */

const PAGE = 16_384;

/** @param {Uint8Array} bytes a snapshot as Pyodide makes it @returns {Blob} */
export function folded(bytes) {
  const [, length] = new Uint32Array(bytes.buffer, bytes.byteOffset, 2);
  const memory = bytes.subarray(length), runs = full(memory);
  const words = new Uint32Array([length, runs.length, ...runs.flat()]);
  const parts = runs.map(([first, count]) => memory.subarray(first * PAGE, (first + count) * PAGE));
  return new Blob(/** @type {BlobPart[]} */ ([words, bytes.subarray(0, length), ...parts]));
}

/** The runs of pages that hold anything. @param {Uint8Array} memory @returns {[number, number][]} */
function full(memory) {
  /** @type {[number, number][]} */
  const runs = [];
  for (let page = 0; page * PAGE < memory.length; page++) {
    const last = runs.at(-1);
    if (empty(memory, page * PAGE, (page + 1) * PAGE)) continue;
    if (last && last[0] + last[1] === page) last[1]++;
    else runs.push([page, 1]);
  }
  return runs;
}

/** @param {Uint8Array} memory @param {number} from @param {number} to */
function empty(memory, from, to) {
  const words = new Int32Array(memory.buffer, memory.byteOffset + from, (Math.min(to, memory.length) - from) >> 2);
  for (let place = 0; place < words.length; place++) if (words[place]) return false;
  return true;
}

/** @param {Uint8Array} bytes what `folded` gave */
export function unfolded(bytes) {
  const [length, count] = new Uint32Array(bytes.buffer, 0, 2);
  const runs = new Uint32Array(bytes.buffer, 8, 2 * count);
  const start = 8 + runs.byteLength;
  return {
    head: bytes.subarray(start, start + length),
    /** Write all into a fresh interpreter's memory, and let the bytes go. @param {Uint8Array} memory */
    into(memory) {
      let from = start + length, behind = 0;
      for (let place = 0; place < runs.length; place += 2) {
        const at = runs[place] * PAGE, size = Math.min(runs[place + 1] * PAGE, memory.length - at);
        clear(memory, behind, at);
        memory.set(bytes.subarray(from, from + size), at);
        [from, behind] = [from + size, at + size];
      }
      clear(memory, behind, memory.length);
      if (from !== bytes.length) throw new Error('the snapshot is cut');
      /** @type {any} */ (bytes.buffer).transfer?.(0); // 20 MB that would else wait for a collection
    },
  };
}

/** Empty pages in which a fresh interpreter has written something; the others stay untouched, and cost no memory. @param {Uint8Array} memory @param {number} from @param {number} to */
function clear(memory, from, to) {
  for (let at = from; at < to; at += PAGE) {
    const end = Math.min(at + PAGE, to);
    if (!empty(memory, at, end)) memory.fill(0, at, end);
  }
}
