/**
 * The page's scripts as it fetches them: our forty small modules joined into a few files, since each file costs a start about
 * half a millisecond of the page's thread and more on the way to it. Joined, not shortened: what runs is what we write.
 *
 * A module that is asked for by its address (by the page, by PyScript, by a worker or a test) stays a file of its own with the
 * exports it has, and whoever imports it gets the same one. `site.js` is written by the build, and what came from others is
 * left as it is.
 */
import { join, posix } from 'node:path';
import { rollup } from 'rollup';

/** Asked for by address. */
const ENTRIES = ['early', 'interpreter', 'look', 'hands', 'bot-worker', 'snapshot-worker'];
/** Scripts of the old kind, not modules. */
export const PLAIN = ['boot.js', 'rescue.js'];

/**
 * Join the modules of a folder.
 * @param {string} folder where they lie @returns {Promise<Map<string, string>>} names in that folder, with what is in them
 */
export async function joinScripts(folder) {
  const bundle = await rollup({
    input: ENTRIES.map((name) => join(folder, `${name}.js`)),
    external: (path) => /\/(site|idiomorph)\.js$|\/runtime\//.test(path),
    preserveEntrySignatures: 'allow-extension', // what others want of such a module besides
    onwarn: (warning) => { throw new Error(`the scripts cannot be joined: ${warning.message}`); },
  });
  const { output } = await bundle.generate({
    format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js', minifyInternalExports: false, hoistTransitiveImports: false,
  });
  await bundle.close();
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[posix.basename(file.fileName), file.code]] : [])));
}
