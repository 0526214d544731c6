/**
 * The service worker, written by Workbox. It serves every file of one version from its precache and nothing else.
 *
 * - Files with a hash or a version in their name are fetched once: the page's own download is reused from the HTTP cache.
 * - The limit is raised to 32 MB: at Workbox' 2 MB the interpreter (9.6 MB) would be left out with a mere warning, and
 *   offline play silently broken. The build fails on any warning.
 * - A new worker waits (no skipWaiting) until the page says SKIP_WAITING; clientsClaim lets the first visit go offline.
 * - Browsers that can are told to answer from the precache by themselves for what never changes under its name: what a start
 *   fetches need not wake the worker file by file. What is not there comes from the network, as it would without a worker.
 * - reset.html stays outside: it must work when the worker does not.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { generateSW, getManifest } from 'workbox-build';

const LIMIT = 32 * 1024 * 1024;
const IMMUTABLE = /(-[0-9a-f]{10}\.\w+$)|(^runtime\/)|(^wheels\/)/;

const ROUTES = `addEventListener('install', (event) => event.addRoutes?.(['app', 'runtime', 'static', 'ui', 'wheels'].map((folder) => (
  { condition: { urlPattern: './' + folder + '/*' }, source: { cacheName: 'sarai-precache-v2-' + registration.scope } }))));
`;

/** @param {string} out */
export async function writeWorker(out) {
  const files = { globDirectory: out, globPatterns: ['**/*'], globIgnores: ['reset.html', 'sw.js', 'precache.json'], maximumFileSizeToCacheInBytes: LIMIT,
    dontCacheBustURLsMatching: IMMUTABLE };
  const { manifestEntries, count, size } = await getManifest(files);
  writeFileSync(join(out, 'precache.json'), JSON.stringify(['precache.json', ...manifestEntries.map((entry) => posix.normalize(entry.url))].sort()));
  const { warnings } = await generateSW({
    ...files,
    globIgnores: ['reset.html', 'sw.js'],
    swDest: join(out, 'sw.js'),
    cacheId: 'sarai',
    skipWaiting: false,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    directoryIndex: 'index.html',
    ignoreURLParametersMatching: [/./],
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
    babelPresetEnvTargets: ['chrome >= 112', 'firefox >= 112', 'safari >= 16.4'],
  });
  if (warnings.length) throw new Error(`the service worker would be incomplete: ${warnings.join('; ')}`);
  writeFileSync(join(out, 'sw.js'), ROUTES + readFileSync(join(out, 'sw.js'), 'utf8'));
  console.log(`offline: ${count + 1} files, ${(size / 1e6).toFixed(1)} MB`);
}
