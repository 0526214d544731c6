/** index.html's generated parts: hints that start every download at once, sizes for the progress bar, the icons. */

/**
 * What the first screen fetches, as the sources name it, in the order in which it is wanted: what wakes Python, then the last
 * look, then the rest. Without hints the 10 MB of wasm start 0.8 s later at 10 Mbit/s. The two bales are fetched by
 * interpreter.js: a start from a snapshot has no need of them, and the others gain nothing by a hint.
 */
const WAKING = [/^static\/js\/(early|interpreter|snapshot|sparse|site)\.js$/, /^runtime\/pyodide\/.*\.mjs$/];
const MODULES = [/^static\/js\/(look|sanitise|variables)\.js$/, /^runtime\/pyscript\//, /^static\/js\/(?!boot|rescue|bot-worker|snapshot-worker)/];
const FETCHED = [/^runtime\/pyodide\/.*\.wasm$/, /^app\/seed\.zip$/, /^pyscript\.toml$/];
const ZIPS = [/^app\/(library|sarai)\.bin$/];
const FONTS = [/^static\/fonts\/(asap|el-messiri)-latin-w/];

/**
 * @param {string} html @param {import('./files.mjs').Site} site @param {string} icons the sprite
 */
export function dressPage(html, site, icons) {
  const matching = (/** @type {RegExp[]} */ kinds) => kinds.flatMap((kind) => [...site.sources.keys()].filter((name) => kind.test(name)));
  const waking = matching(WAKING), modules = matching(MODULES).filter((name) => !waking.includes(name)), fetched = matching(FETCHED);
  const module = (/** @type {string} */ name) => `<link rel="modulepreload" href="./${name}">`;
  const first = [...waking.map(module), ...fetched.map((name) => `<link rel="preload" as="fetch" crossorigin href="./${name}">`)];
  const then = [
    ...new Set(modules.map(module)),
    ...matching(FONTS).map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${name}">`),
  ];
  const sizes = Object.fromEntries([...fetched, ...matching(ZIPS), ...waking, ...modules].map((name) => {
    const path = site.place(name);
    return [path.split('/').pop(), site.sources.get(name)?.content.length];
  }));
  return html
    .replace('<!-- build: first -->', first.join('\n  '))
    .replace('<!-- build: then -->', then.join('\n  '))
    .replace('id="boot-bar"', `id="boot-bar" data-sizes='${JSON.stringify(sizes)}'`)
    .replace('<!-- build: icons -->', icons.replace('<svg ', '<svg hidden aria-hidden="true" class="sprite" '));
}
